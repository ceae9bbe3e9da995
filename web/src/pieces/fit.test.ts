import { expect, test } from "vitest";
import { parted } from "./fit";

test("a long Russian word is parted between syllables", () => {
  expect(parted("Месторождение глины").split("\u00AD").join("-")).toBe("Мес-то-рож-де-ние гли-ны");
});
