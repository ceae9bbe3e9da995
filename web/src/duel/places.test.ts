import { describe, expect, it } from "vitest";
import { Desk, type Wire } from "../table/desk.svelte";
import type { TableState } from "../wire/messages";
import type { DuelView } from "../wire/table";
import { boardOf, boards, offered } from "./places";

const city = (cards: string[], wonders: string[], progress: string[] = []) => ({
  cards,
  wonders: wonders.map((id) => ({ id })),
  progress,
});
const view = {
  cities: [
    { ...city(["quarry"], ["the_sphinx"]), conspiracies: [{ id: "treason" }] },
    city(["baths"], ["the_colossus"], ["law"]),
  ],
  pyramid: [{ card: "altar" }, null],
  progress: ["economy"],
  pantheon: { slots: [{ god: "mars", back: false }, { god: "ra", back: true }, null] },
} as unknown as DuelView;

function turn(...choices: string[]): Desk {
  const desk = new Desk("t", {} as unknown as Wire);
  const options = choices.map((choice) => ({ choice }));
  desk.show(
    {
      seats: [{ kind: "person" }, { kind: "person" }],
      you: 0,
      settings: { game: "duel" },
      decision: { id: "1.0", options, sealed: null },
    } as unknown as TableState,
    1,
  );
  return desk;
}

describe("where a piece lies", () => {
  it.each([
    ["card:altar", "structure"],
    ["card:baths", "rival"],
    ["card:quarry", "own"],
    ["card:theater", "tray"],
    ["wonder:the_sphinx", "own"],
    ["wonder:the_colossus", "rival"],
    ["token:economy", "structure"],
    ["token:law", "rival"],
    ["token:strategy", "tray"],
    ["god:mars", "pantheon"],
    ["god:ra", "tray"],
    ["plot:treason", "own"],
    ["plot:sabotage", "tray"],
    ["slot:3", "structure"],
    ["war:near_0", "structure"],
    ["place:2", "pantheon"],
    ["deck:greek", "pantheon"],
    ["chamber:4", "senate"],
    ["plots", "senate"],
    ["seat:1", "tray"],
  ])("%s", (key, board) => expect(boardOf(key, turn("pass"), view)).toBe(board));

  it("is the offer for a drafted wonder", () => {
    expect(boardOf("wonder:piraeus", turn("draft:piraeus"), { ...view, offer: ["piraeus"] })).toBe("structure");
  });
});

describe("the boards of a decision", () => {
  it("lay out what lies nowhere", () =>
    expect(offered(turn("library:strategy", "library:law"), view)).toEqual(["token:strategy"]));
  it("come with most pieces first", () =>
    expect(boards(turn("claim:the_colossus", "unbuild:the_colossus", "god:mars"), view)[0]).toBe("rival"));
  it("lay out large what is destroyed in a city", () => {
    expect(boards(turn("destroy:baths", "god:mars", "revive:theater", "take:baths"), view)[0]).toBe("tray");
    expect(offered(turn("destroy:baths"), view)).toEqual(["card:baths"]);
  });
  it("are the structure in a turn", () =>
    expect(boards(turn("discard:altar", "wonder:the_sphinx:altar"), view)).toEqual(["structure"]));
});
