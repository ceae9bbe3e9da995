import { beforeAll, describe, expect, it } from "vitest";
import "../catalogue/classic";
import { Desk, type Wire } from "../table/desk.svelte";
import type { TableState } from "../wire/messages";
import { open, speak } from "./language.svelte";
import { tieSaid, whySaid } from "./why";

beforeAll(async () => {
  await open("result", Promise.resolve());
  await open("classic", Promise.resolve());
  await speak("en");
});

interface Ending {
  game: "classic" | "duel";
  totals: number[];
  winners: number[];
  coins?: number[];
  civilian?: number[];
  teams?: boolean;
  you?: number | null;
}

function ended({ game, totals, winners, coins = [], civilian = [], teams = false, you = 0 }: Ending): Desk {
  const desk = new Desk("t", { command: async () => null } as unknown as Wire);
  const names = ["Ada", "Bruno", "Cleo", "Dario"];
  desk.show(
    {
      status: "over",
      you,
      seats: totals.map((_, n) => ({ kind: "person", name: names[n] })),
      settings: { game },
      result: { winners, victory: game === "duel" ? "civilian" : "points" },
      scores: totals.map((total, n) => ({ civilian: civilian[n] ?? 0, total })),
      view: { game, options: { teams }, cities: totals.map((_, n) => ({ coins: coins[n] ?? 0, cards: [] })) },
    } as unknown as TableState,
    1,
  );
  return desk;
}

describe("a tie", () => {
  it("of 7 Wonders is decided by coins, with the figures", () => {
    const tied: Ending = { game: "classic", totals: [51, 40, 51], winners: [2], coins: [5, 20, 8] };
    expect(whySaid(ended(tied))).toBe("The points are tied at 51. Cleo has more coins and wins: 8 to 5.");
    expect(whySaid(ended({ ...tied, you: 2 }))).toBe(
      "The points are tied at 51. You have more coins (8 to 5), so you win.",
    );
  });
  it("of teams is decided by the coins of both partners", () => {
    const tied: Ending = {
      game: "classic",
      teams: true,
      totals: [40, 60, 50, 50],
      winners: [2, 3],
      coins: [9, 1, 6, 5],
    };
    expect(tieSaid(ended(tied))).toMatch(/^The teams are tied at 100 points. .* has more coins and wins: 11 to 10.$/);
    expect(tieSaid(ended({ ...tied, you: 3 }))).toContain("Yours has more coins (11 to 10)");
  });
  it("of Duel is decided by civilian buildings", () => {
    const tied: Ending = { game: "duel", totals: [54, 54], winners: [1], civilian: [12, 17], you: null };
    expect(whySaid(ended(tied))).toBe(
      "Both players have 54 points. Bruno’s civilian buildings are worth more: 17 to 12.",
    );
  });
  it("that stays one is a shared victory", () => {
    const tied: Ending = { game: "classic", totals: [51, 40, 51], winners: [0, 2], coins: [8, 20, 8] };
    expect(whySaid(ended(tied))).toBe("Points (51) and coins (8) are tied: Ada and Cleo share the victory.");
  });
  it("calls the players what the big screen calls them", () => {
    const tied: Ending = { game: "classic", totals: [51, 51], winners: [0], coins: [8, 3], you: null };
    expect(tieSaid(ended(tied), ["The Owl", "The Ship"])).toContain("The Owl has more coins");
  });
  it("is none if points decided", () => {
    const ending: Ending = { game: "classic", totals: [51, 40, 50], winners: [0], coins: [1, 20, 8] };
    expect(tieSaid(ended(ending))).toBe("");
    expect(whySaid(ended(ending))).toBe("You have the most points: 51 to 50.");
  });
});
