import { describe, expect, it } from "vitest";
import type { DuelView } from "../wire/table";
import { symbolsOf, threats } from "./holdings";

const city = (...cards: string[]) => ({ cards, wonders: [], progress: [], coins: 0 });
const view = (pawn: number, mine: string[] = [], theirs: string[] = []): DuelView =>
  ({ pawn, cities: [city(...mine), city(...theirs)], pyramid: [], progress: [], discard: [] }) as unknown as DuelView;
const FIVE = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"];

describe("what is close to a sudden victory", () => {
  it("is a pawn three spaces from a capital, from either side", () => {
    expect(threats(view(6))).toEqual([{ kind: "military", seat: 0, left: 3 }]);
    expect(threats(view(-8))).toEqual([{ kind: "military", seat: 1, left: 1 }]);
    expect(threats(view(5))).toEqual([]);
  });
  it("is the fifth different symbol, and not the fifth card", () => {
    expect(symbolsOf(view(0, FIVE), 0)).toHaveLength(5);
    expect(threats(view(0, [], FIVE))).toEqual([{ kind: "science", seat: 1, left: 1 }]);
    // The school has the same symbol, the wheel, as the apothecary.
    expect(threats(view(0, [...FIVE.slice(0, 4), "school"]))).toEqual([]);
  });
  it("is nothing once the pawn stands in the capital", () => {
    expect(threats(view(9))).toEqual([]);
  });
});
