import { beforeAll, describe, expect, it } from "vitest";
import type { Fact } from "../wire/facts";
import { factLines } from "./facts";
import { speak } from "./language.svelte";

const facts: Fact[] = [
  { kind: "coins", seat: 0, amount: 4, why: "trade", cause: "walls" },
  { kind: "coins", seat: 0, other: 1, amount: 4, why: "trade", cause: "walls" },
  { kind: "coins", other: 1, amount: 3, why: "income", cause: "the_appian_way" },
  { kind: "coins", other: 1, amount: 3, why: "income", cause: "stage" },
  { kind: "coins", seat: 1, amount: 3, why: "loss", cause: "the_appian_way" },
  { kind: "coins", seat: 1, amount: 2, why: "loot", cause: "seat1_near" },
  { kind: "coins", seat: 1, other: 0, amount: 5, why: "theft", cause: "blackmail" },
  { kind: "moved", seat: 0, thing: "walls", start: "structure:0", end: "city:0" },
  { kind: "moved", seat: 0, thing: "law", start: "board", end: "city:0" },
  { kind: "moved", seat: 0, thing: "roman", start: "structure:3", end: "city:0" },
  { kind: "moved", seat: 0, thing: "3", start: "structure:6", end: "city:0" },
  { kind: "moved", seat: 0, thing: "quarry", start: "city:1", end: "discard" },
  { kind: "moved", seat: 0, thing: "school", start: "city:1", end: "city:0" },
  { kind: "razed", seat: 1, thing: "the_sphinx" },
  { kind: "pawn", seat: 0, amount: 2, place: 4 },
  { kind: "minerva", place: 4 },
  { kind: "minerva" },
  { kind: "control", seat: 1, place: 3 },
  { kind: "control", other: 1, place: 3 },
  { kind: "again", seat: 0 },
  { kind: "begins", seat: 1, amount: 2 },
  { kind: "begins", seat: 0 },
  { kind: "age", place: 2 },
  { kind: "conflict", seat: 0, other: 1, amount: 1, place: 3 },
  { kind: "diplomacy", seat: 0, amount: 1 },
  { kind: "diplomacy", seat: 0, amount: -1 },
  { kind: "debt", seat: 0, amount: 2 },
  { kind: "revealed", thing: "forum", end: "structure:1" },
  { kind: "revealed", thing: "statue", end: "structure:2" },
];

describe.each(["en", "ru"] as const)("what happened, in %s", (language) => {
  beforeAll(() => speak(language));

  it("tells what the choice does not say", () => {
    const lines = factLines("duel", facts, ["build:walls"], ["Ada", "Bruno"]);
    // The choice covers its price and card; all revealed cards share one line.
    expect(lines).toHaveLength(facts.length - 3);
    for (const line of lines) expect(line).not.toMatch(/undefined|\{|fact-|NaN/);
    expect(document.documentElement.dataset["missing"]).toBeUndefined();
  });

  it("calls a revealed decree a decree, and a Wonder by its name within a sentence", () => {
    const revealed: Fact[] = ["forum", "shield"].map((thing) => ({ kind: "revealed", thing, end: "structure:1" }));
    const income: Fact = { kind: "coins", other: 0, amount: 6, why: "income", cause: "the_hanging_gardens" };
    expect(factLines("duel", [...revealed, income], [], ["Ada", "Bruno"])).toEqual(
      language === "en"
        ? ["Ada gained 6 coins (the Hanging Gardens)", "Revealed: Forum", "Decree revealed: Shield"]
        : ["Ada получает 6 монет (Висячие сады)", "Открыта карта: Форум", "Открыт декрет: Щит"],
    );
  });
});
