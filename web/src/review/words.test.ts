import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/language.svelte";
import { pieceOf } from "./words";

beforeAll(() => speak("en"));

test("a piece stands for a move if both moves do the same with one piece each", () => {
  expect(pieceOf("duel", "build:walls", "build:altar")).toBe("Walls");
  expect(pieceOf("duel", "build:altar", "build:walls")).toBe("Altar");
  expect(pieceOf("duel", "draft:the_pyramids", "draft:the_colossus")).toBe("Pyramids");
});

test("otherwise the whole move is said", () => {
  expect(pieceOf("duel", "build:walls", "discard:walls")).toBeNull();
  expect(pieceOf("duel", "build:walls", "discard:altar")).toBeNull();
  expect(pieceOf("duel", "wonder:the_pyramids:walls", "wonder:the_colossus:altar")).toBeNull();
});
