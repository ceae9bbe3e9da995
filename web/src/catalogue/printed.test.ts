import { expect, it } from "vitest";
import { turnsPerAge } from "./printed";

it("knows how many turns an age has", () => {
  expect(turnsPerAge(4, [])).toBe(6);
  expect(turnsPerAge(4, ["leaders", "cities"])).toBe(7);
  expect(turnsPerAge(8, ["cities"])).toBe(6);
});
