import { expect, test } from "vitest";
import { parted } from "./fit";

test("a long Russian word is parted between syllables", () => {
  expect(parted("Месторождение глины").split("\u00AD").join("-")).toBe("Мес-то-рож-де-ние гли-ны");
});

test("a word that fits on a line is not parted", () => {
  expect(parted("Лесная пещера", 9)).toBe("Лесная пещера");
  expect(parted("Каменная кладка", 8)).toBe("Каменная кладка");
  expect(parted("Месторождение глины", 9).split("\u00AD").join("-")).toBe("Мес-то-рож-де-ние глины");
});
