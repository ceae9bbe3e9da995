import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClientMessage } from "../wire/messages";
import { go } from "../pages/route.svelte";
import { called, follow, type Following } from "./follow.svelte";

/** A server that does not answer by itself. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  said: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get watches(): ClientMessage[] {
    return this.said.filter((message) => message.type === "watch");
  }
}

const STATE = {
  status: "open",
  settings: { game: "duel" },
  seats: [{ kind: "person" }, { kind: "person" }],
  now: 0,
  you: 0,
};
const SNAPSHOT = { type: "snapshot", table: "t1", number: 2, state: STATE, chat: [] };

let following: Following;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  following = follow("t1");
  // All tables share one connection, which is opened once and subscribes to every followed table.
  if (!Socket.last.said.length) Socket.last.onopen();
});

afterEach(() => {
  following.stop();
  Socket.last.said = [{ type: "ping" }];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for the latest deeds once, whatever the server answers", () => {
  // Before the first choice there are no events, so the response to `since` is another snapshot.
  for (let n = 0; n < 20; n++) Socket.last.hear(SNAPSHOT);
  expect(Socket.last.watches.length).toBe(2);
});

it("asks again later when following was refused for a while, and says so when it was refused for good", () => {
  Socket.last.hear({ type: "refused", id: null, key: "server-refused-too-often", args: { seconds: 3 }, table: "t1" });
  expect(Socket.last.watches.length).toBe(1);
  vi.advanceTimersByTime(2900);
  expect(Socket.last.watches.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(Socket.last.watches.length).toBe(2);
  expect(following.gone()).toBeNull();
  Socket.last.hear({ type: "refused", id: null, key: "table-refused-no-spectators", table: "t1" });
  expect(following.gone()).toBe("table-refused-no-spectators");
});

it("calls nobody to the table that is opened just now", () => {
  Socket.last.hear({ type: "called", table: "t8", why: "turn" });
  Socket.last.hear({ type: "called", table: "t9", why: "turn" });
  go("/t/t9");
  vi.advanceTimersByTime(1000);
  expect(called().map((call) => call.table)).toEqual(["t8"]);
});
