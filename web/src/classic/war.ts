/** Pairs of the next conflict and teams, read from the view. */
import { t } from "../words/language.svelte";
import type { Desk } from "../table/desk.svelte";
import type { ClassicView } from "../wire/table";
import { shields } from "./strength";

export interface Fight {
  cities: [number, number];
  tokens: number;
}

export const fights = (view: ClassicView): Fight[] => view.conflicts?.fights ?? [];

/**
 * Returns the military strength of a city in a conflict. Views of older records do not contain it, so it is
 * computed.
 */
export function strength(view: ClassicView, seat: number): number {
  const city = view.cities[seat];
  return view.conflicts?.strength[seat] ?? (city ? shields(city) : 0);
}

/** Whether a city sits out the next conflict. */
export const aside = (view: ClassicView, seat: number): boolean =>
  !inTeams(view) && Number(view.cities[seat]?.["diplomacy"] ?? 0) > 0;

export interface Front {
  one: number;
  other: number;
  tokens: number;
  /** Cities between the two that sit out the conflict. */
  past: number[];
}

/** Returns the conflict of a city with its left or right neighbor. */
export function front(view: ClassicView, seat: number, side: "left" | "right"): Front | null {
  const ring = view.cities.length;
  const all = fights(view);
  const found =
    all.find((fight) => fight.cities[side === "left" ? 0 : 1] === seat) ??
    (all.length === 1 && side === "left" ? all.find((fight) => fight.cities.includes(seat)) : undefined);
  if (!found) return null;
  const other = found.cities[0] === seat ? found.cities[1] : found.cities[0];
  const past: number[] = [];
  const step = side === "left" ? 1 : ring - 1;
  for (let n = (seat + step) % ring; n !== other && past.length < ring; n = (n + step) % ring) past.push(n);
  return { one: seat, other, tokens: found.tokens, past };
}

/** Returns the token that the first city would get now: 1 for a victory, −1 for a defeat, 0 for none. */
export function falls(view: ClassicView, fight: Front): number {
  const lead = strength(view, fight.one) - strength(view, fight.other);
  return Math.sign(lead);
}

const WORTH = [0, 1, 3, 5];
export const worth = (age: number): number => WORTH[age] ?? 1;

export const TEAMS = ["sun", "moon", "star", "wave"];
export const inTeams = (view: ClassicView | null | undefined): boolean => view?.options?.["teams"] === true;
export const teamOf = (seat: number): number => seat >> 1;
export const partnerOf = (seat: number): number => seat ^ 1;
export const teamName = (team: number): string => t(`team-${TEAMS[team] ?? "sun"}`);

export interface TeamScore {
  team: number;
  seats: [number, number];
  total: number;
}

/** Returns the teams with their totals, best first. */
export function teamScores(desk: Desk): TeamScore[] {
  const scores = desk.standing?.scores ?? [];
  return Array.from({ length: Math.floor(scores.length / 2) }, (_, team): TeamScore => {
    const seats: [number, number] = [team * 2, team * 2 + 1];
    return { team, seats, total: seats.reduce((sum, seat) => sum + (scores[seat]?.["total"] ?? 0), 0) };
  }).toSorted((a, b) => b.total - a.total);
}
