/** Settings of a game night, as chosen by the host. */
import type { RoomSet, RoomState } from "../wire/messages";

export type HostSettings = Omit<RoomSet, "type"> & {
  expansions: string[];
  teams: boolean;
  minutes: number;
  seats: number;
  fill: string | null;
};

export const MINUTES = [0, 5, 10, 15, 20, 30];
export const FILLS: (string | null)[] = [null, "beginner", "trader", "scholar", "master"];

export function next<T>(all: readonly T[], one: T): T {
  return all[(all.indexOf(one) + 1) % all.length]!;
}

export function hostSettings(room: RoomState): HostSettings {
  const { game, expansions, options, clock } = room.settings;
  return {
    game: game === "duel" ? "duel" : "classic",
    expansions: [...(expansions ?? [])],
    teams: options?.["teams"] === true,
    minutes: clock && "pool" in clock ? Math.round(clock.pool / 60) : 0,
    fill: room.fill ?? null,
    seats: room.wanted ?? Math.max(3, room.seats.length),
  };
}

/** Returns all mixes of expansions, those with fewer first. */
export function mixesOf(expansions: readonly string[]): string[][] {
  const mixes = expansions.reduce<string[][]>((all, one) => [...all, ...all.map((mix) => [...mix, one])], [[]]);
  return mixes.toSorted((a, b) => a.length - b.length);
}

/** Returns the mix of expansions after the chosen one. */
export function nextMix(expansions: readonly string[], chosen: readonly string[]): string[] {
  const mixes = mixesOf(expansions);
  const at = mixes.findIndex((mix) => mix.length === chosen.length && mix.every((one) => chosen.includes(one)));
  return mixes[(at + 1) % mixes.length]!;
}
