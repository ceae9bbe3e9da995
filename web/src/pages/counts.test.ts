import { expect, test } from "vitest";
import type { ProductOffer } from "../wire/messages";
import { optionPossible, optionsFor, teamsPossible } from "./counts";

const product: ProductOffer = {
  game: "classic",
  players: [3, 4, 5, 6, 7],
  expansions: ["leaders", "cities"],
  players_with: { leaders: [3, 4, 5, 6, 7], cities: [3, 4, 5, 6, 7, 8] },
  options: [
    { name: "sides", values: ["random", "a", "b"], players: [3, 4, 5, 6, 7] },
    { name: "teams", values: [false, true], needs: "cities", players: [4, 6, 8] },
  ],
  sets: {},
};
const offered = (expansions: string[], players: number): string[] =>
  optionsFor(product, expansions, players).map((one) => one.name);

test("an option of an expansion is offered with it, and for as many as it is for", () => {
  expect(offered([], 4)).toEqual(["sides"]);
  expect(offered(["leaders"], 4)).toEqual(["sides"]);
  expect(offered(["cities"], 4)).toEqual(["sides", "teams"]);
  expect(offered(["cities"], 5)).toEqual(["sides"]);
  expect(offered(["cities"], 8)).toEqual(["sides", "teams"]);
  expect(teamsPossible(product, ["cities"], 6)).toBe(true);
  expect(teamsPossible(undefined, ["cities"], 6)).toBe(false);
});

test("an option is possible with its expansion only", () => {
  expect(optionPossible(product, [], "sides")).toBe(true);
  expect(optionPossible(product, ["leaders"], "teams")).toBe(false);
  expect(optionPossible(product, ["leaders", "cities"], "teams")).toBe(true);
  expect(optionPossible(product, ["cities"], "bidding")).toBe(false);
  expect(optionPossible(undefined, ["cities"], "teams")).toBe(false);
});
