import { beforeAll, describe, expect, it } from "vitest";
import { type Book, books, chapterId } from "./rules";
import { type Entry, find, index, marked } from "./rulesearch";

describe("the rulebook", () => {
  let all: Book[];
  let entries: Entry[];
  beforeAll(async () => {
    all = await books();
    entries = index(all);
  });
  const ids = (wanted: string, language: "en" | "ru" = "en"): string[] =>
    find(entries, wanted, language).map((entry) => entry.rule.id);

  it("has every rule of its files in both languages, in a chapter with both titles", async () => {
    const files = await Promise.all(
      Object.values(import.meta.glob<{ default: { rule: { id: string }[] } }>("../../../rules/*.toml")).map((load) =>
        load(),
      ),
    );
    const written = files.flatMap((file) => file.default.rule.map(({ id }) => id));
    expect(entries.map((entry) => entry.rule.id).toSorted()).toEqual(written.toSorted());
    expect(new Set(written).size).toBe(written.length);
    for (const { rule, chapter } of entries) {
      expect(rule.en, rule.id).toMatch(/[a-z]/);
      expect(rule.ru, rule.id).toMatch(/[а-я]/);
      expect(!rule.example_en, rule.id).toBe(!rule.example_ru);
      expect(chapter.id).toBe(chapterId(rule.id));
      expect(chapter.en && chapter.ru, chapter.id).toBeTruthy();
    }
    for (const chapter of all.flatMap((book) => book.chapters))
      expect(chapter.rules.length, chapter.id).toBeGreaterThan(0);
  });

  it("finds a rule by its id, whole or in part", () => {
    expect(ids("duel-trade-05")[0]).toBe("DUEL-TRADE-05");
    expect(
      ids("DUEL TRADE")
        .slice(0, 9)
        .every((id) => id.startsWith("DUEL-TRADE-")),
    ).toBe(true);
    expect(ids("god-zeus")[0]).toBe("PAN-GOD-ZEUS-01");
  });

  it("finds words of either language in any form, all of them", () => {
    expect(ids("yellow wonders price")).toContain("DUEL-TRADE-05");
    expect(ids("банку", "ru")).toContain("DUEL-TRADE-02");
    expect(ids("банку", "en")).toContain("DUEL-TRADE-02");
    expect(ids("opponent", "ru")).toContain("DUEL-TRADE-02");
    expect(ids("zzzz")).toEqual([]);
    expect(ids("  —  ")).toEqual([]);
  });

  it("marks what was looked for and changes no letter", () => {
    const text = "Один жёлтый щит; жёлтые карты.";
    const pieces = marked(text, "желтый");
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["жёлтый", "жёлтые"]);
  });
});
