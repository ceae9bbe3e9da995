import { describe, expect, it } from "vitest";
import type { Event } from "../wire/messages";
import { soundsOf } from "./pieces";

const chose = (choice: string): Event => ({ type: "chose", seat: 1, choice }) as unknown as Event;
const happened = (...facts: object[]): Event => ({ type: "happened", facts }) as unknown as Event;

describe("the sounds of what happened", () => {
  it("are a card and coins where a card is bought", () => {
    expect(soundsOf([chose("build:altar"), happened({ kind: "coins", amount: 2, seat: 1 })])).toEqual(["card", "coin"]);
  });
  it("are the pawn and the shield where the pawn moves", () => {
    expect(soundsOf([happened({ kind: "pawn", amount: 1 })])).toEqual(["shield", "pawn"]);
  });
  it("are shields where the cities of 7 Wonders fight", () => {
    expect(soundsOf([happened({ kind: "conflict", seat: 0, other: 1, amount: 1, place: 3 })])).toEqual(["shield"]);
  });
  it("are an age that turns and its cards that are dealt", () => {
    expect(soundsOf([happened({ kind: "age", place: 2 })])).toEqual(["age", "deal"]);
  });
  it("are none where nothing of the table is touched", () => {
    expect(soundsOf([chose("pass")])).toEqual([]);
  });
});
