import { expect, test } from "vitest";
import { mixesOf, nextMix } from "./hostSettings";

test("the host goes through all mixes of the expansions that the server offers", () => {
  expect(mixesOf([])).toEqual([[]]);
  expect(mixesOf(["leaders", "cities"])).toEqual([[], ["leaders"], ["cities"], ["leaders", "cities"]]);
  const three = mixesOf(["leaders", "cities", "caravan"]);
  expect(three.length).toBe(8);
  expect(three.at(-1)).toEqual(["leaders", "cities", "caravan"]);
  let mix: string[] = [];
  for (const expected of [...three.slice(1), []]) expect((mix = nextMix(three.at(-1)!, mix))).toEqual(expected);
  expect(nextMix(["leaders", "cities"], ["cities", "leaders"])).toEqual([]);
});
