import { expect, it } from "vitest";
import { left, marksAsText, month } from "./share";

it("tells marks by age and no card", () => {
  const choices = [
    { number: 1, seat: 0, mark: "best" as const },
    { number: 2, seat: 1, mark: "blunder" as const },
    { number: 9, seat: 0, mark: "only" as const },
    { number: 10, seat: 0, mark: "mistake" as const },
    { number: 11, seat: 0, mark: "good" as const },
  ];
  expect(marksAsText(choices, 0, [9])).toEqual(["🟩", "🟧🟢"]);
});

it("lays a month out from Monday on", () => {
  const days = month("2026-11-18");
  expect(days.indexOf("2026-11-01")).toBe(6);
  expect(days.at(-1)).toBe("2026-11-30");
  expect(left(3_700_000, 0)).toEqual({ hours: 1, minutes: 1 });
  expect(left(0, 5)).toEqual({ hours: 0, minutes: 0 });
});
