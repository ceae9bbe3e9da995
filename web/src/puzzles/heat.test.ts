import { expect, it } from "vitest";
import { field, tone, week } from "./heat";

it("lays the days out by weeks, Monday first, up to today", () => {
  const cells = field(
    [
      { date: "2026-11-16", solved: 2 },
      { date: "2026-11-18", solved: 9 },
    ],
    "2026-11-18",
    2,
  );
  expect(cells).toHaveLength(10);
  expect(cells[0]).toMatchObject({ date: "2026-11-09", week: 0, day: 0, tone: 0 });
  expect(cells[7]).toMatchObject({ date: "2026-11-16", week: 1, day: 0, tone: 2 });
  expect(cells.at(-1)).toMatchObject({ date: "2026-11-18", day: 2, tone: 4, count: 9 });
  expect([0, 1, 3, 6, 7].map(tone)).toEqual([0, 1, 2, 3, 4]);
  expect(week([{ date: "2026-11-17", solved: 1 }], "2026-11-18").map((day) => day.solved)).toEqual([
    0, 0, 0, 0, 0, 1, 0,
  ]);
});
