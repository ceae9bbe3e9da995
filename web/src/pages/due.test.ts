import { expect, it } from "vitest";
import type { TableSummary } from "../wire/messages";
import { dueAt } from "./due";

const table = (id: string, waiting: number[], until: number[]): TableSummary =>
  ({ id, waiting, until, you: 1 }) as unknown as TableSummary;

it("puts the table whose clock runs out first before those without a clock and those of others", () => {
  const tables = [
    table("theirs", [0], [5]),
    table("live", [1], []),
    table("late", [0, 1], [3, 900]),
    table("soon", [1], [400]),
    table("open", [], []),
  ];
  expect(tables.toSorted((a, b) => dueAt(a) - dueAt(b)).map((one) => one.id)).toEqual([
    "soon",
    "late",
    "live",
    "theirs",
    "open",
  ]);
});
