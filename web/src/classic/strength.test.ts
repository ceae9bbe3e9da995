import { describe, expect, it } from "vitest";
import "../catalogue/classic";
import type { ClassicCity } from "../wire/table";
import { lots, wares } from "./strength";

const city = (...cards: string[]): ClassicCity =>
  ({ wonder: "rhodes_a", stages: 0, cards, coins: 0 }) as unknown as ClassicCity;

describe("what a neighbor sells", () => {
  it("is every unit of its board and its cards, by price", () => {
    const goods = wares(city("sawmill", "tree_farm", "glassworks_1", "caravansery"));
    const units = (price: number) =>
      lots(goods, { ore: 1, wood: 1, clay: 1, glass: 2 }).find((lot) => lot.price === price)?.units;
    expect(units(1)).toEqual([["ore"], ["wood"], ["wood"], ["wood", "clay"]]);
    expect(units(2)).toEqual([["glass"]]);
  });
  it("has no price for a spectator, who cannot buy", () => {
    expect(lots(wares(city()), {})).toEqual([{ price: undefined, units: [["ore"]] }]);
  });
});
