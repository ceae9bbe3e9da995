import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../pages/settings.svelte";
import type { Event, Fact } from "../wire/messages";
import { factsOfMove, harmOf, LastMoves } from "./lastmove.svelte";

const LEAST = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  settings.pace = "even";
  vi.useRealTimers();
});

const chose = (seat: number): Event => ({ type: "chose", seat, choice: "build:baths" }) as Event;

/** Returns how long each banner was visible, in milliseconds, by polling. */
function watched(last: LastMoves, hear: (tick: number) => void, ticks: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (let tick = 0; tick < ticks; tick += 1) {
    hear(tick);
    for (const { number } of last.held) seen.set(number, (seen.get(number) ?? 0) + 50);
    vi.advanceTimersByTime(50);
  }
  return seen;
}

it.each(["quick", "even"] as const)("holds every move up for two seconds, however quickly they come (%s)", (pace) => {
  settings.pace = pace;
  const last = new LastMoves();
  const seen = watched(last, (tick) => tick % 9 === 0 && tick < 90 && last.hear([chose(1)], tick, 0), 400);
  expect([...seen.keys()]).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72, 81]);
  expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(LEAST);
});

it("holds every round of 7 Wonders up, also for a quick player", () => {
  const last = new LastMoves();
  const seen = watched(
    last,
    (tick) => tick % 26 === 0 && tick < 260 && last.hear([chose(0), chose(1), chose(2)], tick, 0),
    800,
  );
  expect(seen.size).toBe(10);
  expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(LEAST);
});

it("at a slow pace it stays until it is touched, or until the reader moves on", () => {
  settings.pace = "slow";
  const last = new LastMoves();
  last.hear([chose(1)], 1, 0);
  vi.advanceTimersByTime(60_000);
  expect(last.held.map((told) => told.number)).toEqual([1]);
  last.hear([chose(0)], 2, 0);
  expect(last.held).toEqual([]);
  last.hear([chose(1)], 3, 0);
  last.hear([chose(0)], 4, 0);
  expect(last.held.map((told) => told.number)).toEqual([3]);
  last.lower(3);
  expect(last.held).toEqual([]);
});

it("shows a piece once, however many facts tell that it was destroyed", () => {
  const razed = { kind: "razed", seat: 0, thing: "baths" } as Fact;
  const moved = { kind: "moved", seat: 0, thing: "baths", start: "city:0", end: "discard" } as Fact;
  expect(harmOf([razed, moved, razed])).toEqual([{ thing: "baths", how: "destroyed" }]);
});

it("says of a single move of 7 Wonders only what it brought, not the conflicts that follow", () => {
  const facts = [
    { kind: "coins", why: "income", seat: 1, other: 2, amount: 4 },
    { kind: "coins", why: "loss", seat: 3, cause: "lair", amount: 2 },
    { kind: "coins", why: "income", other: 0, amount: 4 },
    { kind: "conflict", seat: 1, other: 2, amount: 1 },
    { kind: "coins", why: "income", seat: 1, amount: 6 },
  ] as unknown as Fact[];
  const move = { seat: 1, choice: "build:lair", price: null };
  const told = { number: 1, moves: [move], facts };
  expect(factsOfMove(told, move, true)).toEqual(facts.slice(0, 2));
  expect(factsOfMove(told, move, false)).toEqual(facts);
  expect(factsOfMove({ ...told, moves: [move, move] }, move, true)).toEqual([]);
});
