/** Who meets whom in the next conflict, and who plays with whom, as the view tells it. */
import { t } from "../words/language.svelte";
import type { Desk } from "../table/desk.svelte";
import type { ClassicView } from "../wire/table";
import { shields } from "./strength";

export interface Fight {
  cities: [number, number];
  tokens: number;
}

export const fights = (view: ClassicView): Fight[] => view.conflicts?.fights ?? [];

/** The strength of a city in a conflict; a view of an older record does not tell it. */
export function strength(view: ClassicView, seat: number): number {
  const city = view.cities[seat];
  return view.conflicts?.strength[seat] ?? (city ? shields(city) : 0);
}

/** Whether a city stands aside in the next conflict. */
export const aside = (view: ClassicView, seat: number): boolean =>
  !inTeams(view) && Number(view.cities[seat]?.["diplomacy"] ?? 0) > 0;

export interface Front {
  one: number;
  other: number;
  tokens: number;
  /** Cities between the two that stand aside. */
  past: number[];
}

/** The fight of a city towards its left or right neighbour. */
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

/** The token of a fight as it would fall now: what the first city wins or loses. */
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

/** The teams with their totals, the best first. */
export function teamScores(desk: Desk): TeamScore[] {
  const scores = desk.standing?.scores ?? [];
  return Array.from({ length: Math.floor(scores.length / 2) }, (_, team): TeamScore => {
    const seats: [number, number] = [team * 2, team * 2 + 1];
    return { team, seats, total: seats.reduce((sum, seat) => sum + (scores[seat]?.["total"] ?? 0), 0) };
  }).toSorted((a, b) => b.total - a.total);
}
