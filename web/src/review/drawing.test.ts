import { describe, expect, it } from "vitest";
import type { Review } from "./data";
import { arc } from "./gauge";
import { waysOf } from "./ways";
import {
  ageOf,
  byAge,
  decidedBy,
  fall,
  kindsOf,
  lines,
  marksOf,
  moments,
  placeOf,
  points,
  river,
  spread,
} from "./drawing";

const frame = { width: 110, height: 200, left: 10, right: 0, top: 0, foot: 0 };
const judged = (number: number, seat: number, error: number, mark: "mistake" | "good" | "blunder") => ({
  number,
  seat,
  choice: "build:altar",
  best: "build:baths",
  error,
  deviation: 0.01,
  mark,
});
const review: Review = {
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.2, 0.8],
    [0, 1],
  ],
  by_victory: [
    [{ civilian: 0.5 }, { civilian: 0.5 }],
    [{ civilian: 0.3, science: 0.3 }, { civilian: 0.4 }],
    [{ civilian: 0.2 }, { science: 0.8 }],
    [{}, { science: 1 }],
  ],
  choices: [judged(1, 0, 0.02, "good"), judged(2, 0, 0.15, "mistake"), judged(3, 1, 0.12, "mistake")],
  luck: [
    { number: 2, seat: 0, amount: -0.25, deviation: 0.01 },
    { number: 2, seat: 1, amount: 0.25, deviation: 0.01 },
  ],
  players: [
    { accuracy: 90, given_away: 0.17, skill: -0.05, luck: -0.25, luck_deviation: 0.02, rest: -0.2 },
    { accuracy: 92, given_away: 0.12, skill: 0.05, luck: 0.25, luck_deviation: 0.02, rest: 0.2 },
  ],
  key_moments: [2, 3],
  ages: [2, 3],
};

describe("the river", () => {
  it("is as thick at every choice, and lies on one side at the end", () => {
    const drawn = river(review, 0, ["civilian", "science"], frame);
    expect(drawn.zero).toBe(100);
    expect([drawn.x(0), drawn.x(3)]).toEqual([10, 110]);
    expect(drawn.edge).toBe("M10.0,50.0L43.3,40.0L76.7,80.0L110.0,100.0");
    expect(drawn.below).toBe("M10.0,150.0L43.3,140.0L76.7,180.0L110.0,200.0");
    const science = drawn.bands.find((band) => band.kind === "science" && !band.mine)!;
    expect(science.path).toContain("110.0,200.0");
    const split = drawn.bands.find((band) => band.kind === "civilian" && band.mine)!;
    expect(split.path).toContain("43.3,70.0");
  });
  it("is drawn from the other seat too, and without kinds of victory", () => {
    expect(river(review, 1, ["civilian"], frame).edge).toBe("M10.0,50.0L43.3,60.0L76.7,20.0L110.0,0.0");
    expect(river({ chances: review.chances }, 0, ["civilian"], frame, 0.1).soft).toContain("10.0,40.0");
    expect(kindsOf(review)).toEqual(["civilian", "science"]);
    expect(kindsOf({})).toEqual(["civilian"]);
  });
});

describe("what decided it", () => {
  it("is made of bars that meet, in a field that is wide enough", () => {
    const { steps, even } = fall(0.5, 0.12, -0.62, 0);
    expect(steps.map((one) => [one.from, one.to].map((n) => Number(n.toFixed(2))))).toEqual([
      [0.5, 0.62],
      [0, 0.62],
      [0, 0],
    ]);
    expect(even).toBe(0.5);
    const beyond = fall(0.5, 1, 0, -0.5);
    expect(beyond.steps[0]).toMatchObject({ to: 1 });
    expect(beyond.won).toBeCloseTo(2 / 3);
  });
  it("is luck, skill, both or nobody knows", () => {
    expect([
      decidedBy(0.1, -0.5, 0),
      decidedBy(0.5, 0.1, 0),
      decidedBy(0.3, 0.2, 0.1),
      decidedBy(0.1, 0.1, 0.3),
      decidedBy(0, 0, 0), // a game that was practically over from the start
    ]).toEqual(["luck", "skill", "both", "unclear", "unclear"]);
  });
  it("has one moment of each kind first, in the order of the game", () => {
    expect(moments(review, 0).map((one) => [one.number, one.kind, one.amount])).toEqual([
      [2, "slip", -0.15],
      [2, "luck", -0.25],
      [3, "gift", 0.12],
    ]);
    expect(moments(review, 0, 1)[0]?.kind).toBe("luck");
    expect(moments(review, 1).find((one) => one.kind === "slip")?.number).toBe(3);
  });
  it("adds up by age", () => {
    expect([1, 2, 3].map((number) => ageOf(review, number))).toEqual([0, 1, 2]);
    const rows = byAge(review, 0);
    expect(rows.map((row) => row.age)).toEqual([0, 1, 2]);
    expect(rows.reduce((sum, row) => sum + row.luck, 0)).toBeCloseTo(-0.25);
    expect(rows.map((row) => Number(row.skill.toFixed(2)))).toEqual([-0.02, -0.15, 0.12]);
    expect(byAge({ ...review, ages: [1, 2] }, 0).map((row) => row.age)).toEqual([1, 2]);
    expect(marksOf(review, 0)).toEqual({ good: 1, mistake: 1 });
    expect(Object.is(points(-0.001), 0)).toBe(true);
  });
});

describe("lines of several seats", () => {
  it("have labels that do not cover each other", () => {
    const drawn = lines(
      [
        [0.2, 0.2, 0.6],
        [0, 0, 1],
      ],
      { ...frame, foot: 20 },
    );
    expect(drawn.seats.map((seat) => seat.end)).toEqual([180, 180, 0]);
    const [a, b] = drawn.seats
      .map((seat) => seat.label)
      .toSorted((one, two) => one - two)
      .slice(1);
    expect(Math.abs(b! - a!)).toBeGreaterThanOrEqual(15);
    const crowded = [
      { end: 90, label: 0 },
      { end: 90, label: 0 },
      { end: 90, label: 0 },
    ];
    spread(crowded, 10, 0, 95);
    expect(crowded.map((one) => one.label).toSorted((one, two) => one - two)).toEqual([75, 85, 95]);
  });
  it("are read where the finger lies", () => {
    expect([
      placeOf(10, 110, frame, 3),
      placeOf(60, 110, frame, 3),
      placeOf(500, 110, frame, 3),
      placeOf(-5, 110, frame, 3),
    ]).toEqual([0, 2, 3, 0]);
  });
});

it("takes several ways to pay together, the best first, the played one always there", () => {
  const ways = waysOf({
    number: 1,
    seat: 0,
    choice: "build:altar@power=x",
    best: "build:baths",
    error: 0.1,
    deviation: 0.02,
    mark: "mistake",
    chance: 0.4,
    best_chance: 0.5,
    lines: [
      { choice: "build:baths", chance: 0.45, visits: 9 },
      { choice: "build:altar", chance: 0.6, visits: 1 },
      { choice: "discard:baths", chance: 0.3, visits: 2 },
    ],
  });
  expect(ways.map((way) => [way.choice, way.chance, way.best, way.played])).toEqual([
    ["build:baths", 0.5, true, false],
    ["build:altar", 0.4, false, true],
    ["discard:baths", 0.3, false, false],
  ]);
  expect(ways[1]?.deviation).toBe(0.02);
});

it("draws a gauge from left to right, and never beyond its ends", () => {
  expect(arc(0, 0.5)).toBe("M17.0,70.0A58,58 0 0 1 75.0,12.0");
  expect(arc(0.9, 1.3)).toContain("133.0,70.0");
  expect(arc(0.5, 0.5, 40, 60)).toBe("M75.0,30.0L75.0,10.0");
});
