import { beforeAll, expect, it } from "vitest";
import { open, speak } from "../words/language.svelte";
import { books } from "../words/rules";
import { chains, exhibits } from "./exhibits";
import { chaptersOf, rulesNaming } from "./rules";

beforeAll(async () => {
  await speak("en");
  await open("gallery", Promise.resolve());
  await open("classic", Promise.resolve());
});

it("leads from every piece to rules that exist", async () => {
  const chapters = (await books()).flatMap((book) => book.chapters);
  const [ids, rules] = [
    new Set(chapters.map((one) => one.id)),
    new Set(chapters.flatMap((one) => one.rules.map((rule) => rule.id))),
  ];
  for (const piece of [...exhibits("duel"), ...exhibits("classic")]) {
    expect(chaptersOf(piece).length, `${piece.kind} ${piece.id}`).toBeGreaterThan(0);
    for (const id of chaptersOf(piece)) expect(ids, `${piece.id}: ${id}`).toContain(id);
    for (const id of rulesNaming(piece)) expect(rules).toContain(id);
    expect(piece.lines.length, piece.id).toBeGreaterThan(0);
  }
  expect(document.documentElement.dataset["missing"]).toBeUndefined();
});

it("finds the rules that name a piece, and takes no longer name for a shorter one", () => {
  const piece = (game: "duel" | "classic", id: string) => exhibits(game).find((one) => one.id === id)!;
  expect(rulesNaming(piece("duel", "mars"))).toContain("PAN-GOD-MARS-01");
  expect(rulesNaming(piece("duel", "the_great_library")).length).toBeGreaterThan(0);
  expect(rulesNaming(piece("duel", "library"))).not.toEqual(
    expect.arrayContaining(rulesNaming(piece("duel", "the_great_library"))),
  );
  expect(rulesNaming(piece("classic", "plato")).length).toBeGreaterThan(0);
  expect(rulesNaming(piece("classic", "olympia_b")).length).toBeGreaterThan(0);
});

it("draws chains from the first card to the last", () => {
  const altar = chains("classic").find((one) => one.id === "altar");
  expect(altar?.next.map((one) => [one.id, one.next.map((further) => further.id)])).toEqual([["temple", ["pantheon"]]]);
  expect(chains("duel").length).toBeGreaterThan(8);
});
