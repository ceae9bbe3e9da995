import { expect, test } from "vitest";
import type { TableState } from "../wire/messages";
import { Desk, type Wire } from "./desk.svelte";
import { offered, spread } from "./questions";

function deskWith(game: "classic" | "duel", ...choices: string[]): Desk {
  const desk = new Desk("t", {} as unknown as Wire);
  desk.show(
    {
      status: "live",
      settings: { game },
      seats: [{ kind: "person" }, { kind: "person" }],
      now: 0,
      you: 0,
      decision: { id: "1.0", choices: [], options: choices.map((choice) => ({ choice })) },
    } as unknown as TableState,
    1,
  );
  return desk;
}

test("the uses of a picked card come in the order of their buttons", () => {
  const desk = deskWith("classic", "discard:altar", "stage:altar", "build:altar", "build:baths");
  expect(offered(desk)).toEqual([]);
  desk.pick({ id: "altar" });
  expect(offered(desk).map((action) => action.verb)).toEqual(["build", "stage", "discard"]);
});

test("two pieces of Duel offer what needs both, and what has a button", () => {
  const desk = deskWith("duel", "build:baths", "wonder:piraeus:baths", "wonder:sphinx:baths", "discard:baths");
  desk.pick({ id: "baths", keys: ["card:baths"] });
  expect(offered(desk).map((action) => [action.verb, action.choices.length])).toEqual([
    ["build", 1],
    ["wonder", 2],
    ["discard", 1],
  ]);
});

test("a few ways to pay for the only use of a piece get a button each", () => {
  const ways = (count: number, verb = "activate"): number => {
    const choices = Array.from({ length: count }, (_, n) => ({ notation: `${verb}:mars/${n}`, verb }));
    return spread([{ key: verb, verb, choices: choices as never }]).length;
  };
  expect([1, 2, 3, 4].map((count) => ways(count))).toEqual([0, 2, 3, 0]);
  expect(ways(2, "build")).toBe(0);
});
