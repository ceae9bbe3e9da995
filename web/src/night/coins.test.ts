import { expect, it } from "vitest";
import type { Fact } from "../wire/messages";
import { balance, walks } from "./coins";

const coins = (seat: number | null, other: number | null, amount: number): Fact => ({
  kind: "coins",
  seat,
  other,
  amount,
});

it("counts what a city pays as a loss and what it gets as a gain", () => {
  const facts = [coins(0, 1, 2), coins(0, null, 1), coins(null, 2, 3)];
  expect([0, 1, 2, 3].map((seat) => balance(facts, seat))).toEqual([-3, 2, 3, 0]);
});

it("moves coins only between cities, and no more than can be told apart", () => {
  expect(walks([coins(0, 1, 2), coins(null, 2, 3)])).toEqual([
    { from: 0, to: 1, nth: 0 },
    { from: 0, to: 1, nth: 1 },
  ]);
  expect(walks([coins(3, 2, 12)])).toHaveLength(5);
});
