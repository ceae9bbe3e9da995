import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../pages/settings.svelte";
import { Desk, type Wire } from "../table/desk.svelte";
import type { TableState } from "../wire/messages";
import { VERBS } from "../wire/verbs";
import { held, lift, matching, may, piecesOf, reach, starts, touch } from "./picking";
import { read as said } from "../words/notation";

const sent: string[] = [];

/** Returns a desk with these choices in a turn of Duel. */
function turn(...choices: string[]): Desk {
  const command = async ({ choice }: { choice: string }) => {
    sent.push(choice);
    return null;
  };
  const wire = { command };
  const desk = new Desk("t", wire as unknown as Wire);
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

beforeEach(() => {
  sent.length = 0;
  settings.confirm = false;
});

describe("the pieces of a choice", () => {
  it.each([
    ["build:altar", ["card:altar"]],
    ["wonder:the_sphinx:altar", ["card:altar", "wonder:the_sphinx"]],
    ["prepare:treason:altar", ["card:altar", "plot:treason"]],
    ["place:mars:3", ["god:mars", "place:3"]],
    ["order:mars:minerva", ["god:mars"]],
    ["keep:treason:top", ["plot:treason"]],
    ["strike:7", ["slot:7"]],
    ["sink:near_0", ["war:near_0"]],
    ["progress:law", ["token:law"]],
    ["mythology:greek", ["deck:greek"]],
    ["move:1:4", ["chamber:1", "chamber:4"]],
    ["conspire", ["plots"]],
    ["bid:3", []],
    ["pass", []],
  ])("%s", (notation, pieces) => expect(piecesOf(said(notation))).toEqual(pieces));

  it("cover every verb of the engine but those answered by a button", () => {
    const bare = Object.keys(VERBS.duel!).filter(
      (verb) => !piecesOf({ verb, objects: ["1", "2"] } as unknown as ReturnType<typeof said>).length,
    );
    expect(bare).toEqual(["pass", "skip", "bid", "cede"]);
  });
});

describe("touching pieces", () => {
  it("picks a card up, and leaves the act to the buttons", () => {
    const desk = turn("build:altar", "discard:altar", "discard:baths");
    touch(desk, "card:altar");
    expect(matching(desk).map((choice) => choice.notation)).toEqual(["build:altar", "discard:altar"]);
    expect(sent).toEqual([]);
    touch(desk, "card:baths");
    expect(held(desk, "card:baths")).toBe(true);
    expect(held(desk, "card:altar")).toBe(false);
    touch(desk, "card:baths");
    expect(desk.picked).toBeNull();
  });

  it("chooses at once where one piece says all", () => {
    const desk = turn("progress:law", "progress:economy");
    touch(desk, "token:law");
    expect(sent).toEqual(["progress:law"]);
  });

  it("waits for a confirmation where the player wants one", () => {
    settings.confirm = true;
    const desk = turn("progress:law", "progress:economy");
    touch(desk, "token:law");
    expect(sent).toEqual([]);
    expect(desk.chosen).toBe("progress:law");
  });

  it("goes on to the second piece, in either order", () => {
    for (const [first, second] of [
      ["card:altar", "wonder:the_sphinx"],
      ["wonder:the_sphinx", "card:altar"],
    ] as const) {
      sent.length = 0;
      const desk = turn("discard:altar", "wonder:the_sphinx:altar", "wonder:the_sphinx:baths");
      touch(desk, first);
      expect(reach(desk).has(second)).toBe(true);
      touch(desk, second);
      expect(sent).toEqual(["wonder:the_sphinx:altar"]);
    }
  });

  it("moves a cube from where it is lifted, not the other way", () => {
    const desk = turn("influence:1", "influence:2", "move:1:2", "move:2:1");
    expect([...starts(desk)].toSorted()).toEqual(["chamber:1", "chamber:2"]);
    lift(desk, "chamber:1", "move");
    expect([...reach(desk)]).toEqual(["chamber:2"]);
    touch(desk, "chamber:2");
    expect(sent).toEqual(["move:1:2"]);
  });

  it("ignores what no choice is made with", () => {
    const desk = turn("build:altar");
    touch(desk, "card:theater");
    expect(desk.picked).toBeNull();
    expect(may(desk, "card:theater")).toBe(false);
    expect(may(desk, "card:altar")).toBe(true);
  });
});
