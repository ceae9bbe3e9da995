import { describe, expect, test } from "vitest";
import { besides, half, parted, scale, smooth, tone, unsure } from "./figures";

const share = (
  cases: number,
  of: number,
  spread: number,
): { cases: number; share: number; low: number; high: number; few: boolean } => ({
  cases,
  share: of,
  low: of - spread,
  high: of + spread,
  few: cases < 10,
});

describe("numbers", () => {
  test("a scale holds every interval and the even line", () => {
    const [low, high] = scale([share(100, 0.58, 0.04), share(90, 0.61, 0.02)], 0.5);
    expect(low).toBeCloseTo(0.5);
    expect(high).toBeCloseTo(0.65);
  });
  test("tones and doubt", () => {
    expect([0.62, 0.57, 0.53, 0.5, 0.47, 0.43, 0.38].map(tone)).toEqual([3, 2, 1, 0, -1, -2, -3]);
    expect(half(share(100, 0.5, 0.02))).toBeCloseTo(2);
    expect(unsure(share(100, 0.5, 0.02))).toBe(false);
    expect(unsure(share(100, 0.5, 0.04))).toBe(true);
    expect(unsure(share(5, 0.5, 0.01))).toBe(true);
  });
  test("games are parted into won and lost", () => {
    const rows = [
      { name: "science", won: share(4, 0.75, 0.1) },
      { name: "military", won: share(2, 0, 0) },
    ];
    expect(parted(rows)).toEqual({
      won: [["science", 3]],
      lost: [
        ["science", 1],
        ["military", 2],
      ],
    });
  });
  test("a smooth line is the mean of what was last", () => {
    expect(smooth([2, 4, 6], 2)).toEqual([2, 3, 5]);
  });
  test("pictures cover no point and hardly each other", () => {
    const points = [
      { x: 60, y: 60 },
      { x: 70, y: 64 },
      { x: 66, y: 90 },
      { x: 300, y: 200 },
      { x: 310, y: 210 },
    ];
    const size = { width: 60, height: 40 };
    const found = besides(points, size, { left: 40, top: 10, right: 700, bottom: 500 });
    for (const spot of found)
      for (const point of points)
        expect(Math.abs(spot.x - point.x) < 30 && Math.abs(spot.y - point.y) < 20).toBe(false);
    for (const [n, one] of found.entries())
      for (const other of found.slice(n + 1))
        expect(Math.abs(one.x - other.x) < 54 && Math.abs(one.y - other.y) < 34).toBe(false);
  });
});
