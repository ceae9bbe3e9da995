import { describe, expect, it } from "vitest";
import type { TableState } from "../wire/messages";
import { Desk, type Wire } from "./desk.svelte";

/** Returns a turn of 7 Wonders with a pending choice, in which some other players are ready. */
function turn(decision: number, sealed: string | null = null, ready: number[] = []): TableState {
  const seats = [0, 1, 2].map((n) => ({ kind: "person", ready: ready.includes(n) }));
  return {
    seats,
    you: 0,
    settings: { game: "classic" },
    decision: { id: decision, options: [{ choice: "build:altar" }], sealed },
  } as unknown as TableState;
}

function table(command: Wire["command"] = async () => null): Desk {
  const desk = new Desk("t", { command } as unknown as Wire);
  desk.show(turn(7), 1);
  return desk;
}

describe("a picked card", () => {
  it("stays when somebody else is ready", () => {
    const desk = table();
    desk.pick({ id: "altar" });
    desk.show(turn(7, null, [2]), 2);
    expect(desk.picked?.id).toBe("altar");
  });
  it("is put down with the next choice", () => {
    const desk = table();
    desk.pick({ id: "altar" });
    desk.show(turn(8), 2);
    expect(desk.picked).toBeNull();
  });
});

describe("a choice that was sent", () => {
  it("is on its way until it is answered, whoever else is ready", async () => {
    let answer: (refused: null) => void = () => undefined;
    const desk = table(() => new Promise((resolve) => (answer = resolve)));
    const chosen = desk.choose("build:altar");
    desk.show(turn(7, null, [1]), 2);
    expect(desk.sent).toBe("build:altar");
    desk.show(turn(7, "build:altar", [0, 1]), 3);
    expect(desk.sent).toBeNull();
    answer(null);
    await chosen;
  });
  it("is on the screen before its answer, however quick that is", async () => {
    const frames: FrameRequestCallback[] = [];
    const frame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (made) => frames.push(made);
    try {
      const desk = table();
      void desk.choose("build:altar");
      const shown = desk.play([], turn(8), 2, [], false);
      await Promise.resolve();
      expect(desk.number).toBe(1);
      for (let made = frames.shift(); made; made = frames.shift()) made(0);
      await shown;
      expect(desk.number).toBe(2);
    } finally {
      globalThis.requestAnimationFrame = frame;
    }
  });
  it("may be made again when the answer never said that it is sealed", async () => {
    const desk = table();
    await desk.choose("build:altar");
    desk.show(turn(7), 2);
    expect(desk.sent).toBeNull();
  });
});
