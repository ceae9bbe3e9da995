import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { templePoints } from "../catalogue/printed";
import { EFFECTS } from "../wire/effects";
import { DRAWN, partsOf, pictureOf } from "./pictures";

const rows = Object.values(EFFECTS).flatMap((table) => Object.entries(table));
const source = readFileSync("src/pieces/Effects.svelte", "utf-8");
const symbols = readdirSync("src/art")
  .filter((name) => name.endsWith(".svg"))
  .map((name) => readFileSync(`src/art/${name}`, "utf-8"))
  .join("");

it("draws by its fields just what the rows of the engine leave to it", () => {
  const branches = new Set([...source.matchAll(/(?:if|else if) effect\.type === "(\w+)"/g)].map((found) => found[1]));
  expect([...branches].toSorted()).toEqual(
    [...new Set(rows.filter(([, row]) => row.picture === DRAWN).map(([type]) => type))].toSorted(),
  );
});

it("has a symbol for every picture", () => {
  for (const [type] of rows.filter(([, row]) => row.picture !== DRAWN)) {
    for (const part of partsOf({ type, symbol: "compass", section: "left" })) {
      if ("icon" in part) expect(symbols, `${type}: ${part.icon}`).toContain(`id="${part.icon}"`);
    }
  }
});

it("puts the fields of an effect in their places", () => {
  expect(partsOf({ type: "coins_on_build", color: "red", amount: 2 })).toEqual([
    { per: "red_cards" },
    { sign: ":" },
    { icon: "coin", class: "sm", n: "+2" },
  ]);
  expect(partsOf({ type: "opponent_loses_coins", amount: 3 })).toEqual([{ icon: "fx-lose", class: "lose", n: "−3" }]);
  expect(pictureOf("something new")).toBe("fx-deed");
});

it("reads the points of Grand Temples where they are printed", () => {
  expect(templePoints).toEqual([5, 12, 21]);
});
