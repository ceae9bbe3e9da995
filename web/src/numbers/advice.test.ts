import { expect, test } from "vitest";
import { advice } from "./advice";

const mean = (
  cases: number,
  of: number,
  spread = 0.001,
): { cases: number; mean: number; low: number; high: number; few: boolean } => ({
  cases,
  mean: of,
  low: of - spread,
  high: of + spread,
  few: cases < 10,
});
const age = (
  name: string,
  cases: number,
  of: number,
): {
  name: string;
  mistakes: { cases: number; share: number; low: number; high: number; few: boolean };
  given_away: ReturnType<typeof mean>;
} => ({ name, mistakes: { cases, share: 0, low: 0, high: 1, few: false }, given_away: mean(cases, of) });

test("two slips that cost most and one age that goes well, never from few cases", () => {
  const found = advice({
    reviewed: 10,
    ages: [age("draft", 40, 0.001), age("1", 100, 0.02), age("2", 100, 0.03)],
    costs: [
      { reason: "science", age: "2", times: 14, given_away: mean(100, 0.02) },
      { reason: "opens", age: "1", times: 12, given_away: mean(100, 0.01) },
      { reason: "coins", age: "1", times: 9, given_away: mean(100, 0.05) },
      { reason: "later", age: "1", times: 30, given_away: mean(100, 0.05) },
    ],
  });
  expect(found.map((one) => [one.kind, one.name])).toEqual([
    ["slip", "science"],
    ["slip", "opens"],
    ["good", "draft"],
  ]);
  expect(found[0]!.theme).toBe("science");
  expect(found[0]!.cost).toBeCloseTo((100 * 2) / 10);
  expect(advice({ reviewed: 0, ages: [], costs: [] })).toEqual([]);
});
