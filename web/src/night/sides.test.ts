import { expect, it } from "vitest";
import { decisiveLast, pointsOf, runnerUp, sidesOf } from "./sides";

/** The best seat of the winners is no better than the best of the others; together they are. */
const scores = [
  { military: 9, science: 20, guilds: 15, total: 44 },
  { military: 9, science: 22, guilds: 10, total: 41 },
  { military: 4, science: 40, guilds: 0, total: 44 },
  { military: 1, science: 38, guilds: 0, total: 39 },
];
const winners = [0, 1];

it("compares teams by what both partners have", () => {
  const teams = sidesOf(4, true);
  expect(teams).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(runnerUp(scores, teams, winners)).toEqual([2, 3]);
  expect(teams.map((side) => pointsOf(scores, side, "total"))).toEqual([85, 83]);
});

it("keeps the category that decides for the end", () => {
  expect(decisiveLast(["military", "science", "guilds"], scores, sidesOf(4, true), winners).at(-1)).toBe("guilds");
  expect(decisiveLast(["military", "science", "guilds"], scores, sidesOf(4, false), [2]).at(-1)).toBe("science");
});

it("names nobody when everybody won", () => {
  expect(runnerUp(scores, sidesOf(4, false), [0, 1, 2, 3])).toBeUndefined();
});
