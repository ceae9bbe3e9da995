import { expect, it } from "vitest";
import { week } from "./week";

it("shows the last seven days, across the end of a month", () => {
  const days = week("2026-03-02", ["2026-02-28", "2026-03-02", "2026-01-05"]);
  expect(days.map((day) => day.date.slice(5))).toEqual(["02-24", "02-25", "02-26", "02-27", "02-28", "03-01", "03-02"]);
  expect(days.filter((day) => day.on).map((day) => day.date)).toEqual(["2026-02-28", "2026-03-02"]);
});
