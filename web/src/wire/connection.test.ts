import { afterEach, expect, it, vi } from "vitest";
import { Connection } from "./connection";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 1;
  said: string[] = [];
  onopen: () => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
}

afterEach(() => {
  Socket.made = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("comes back by itself, but rests when a newer page took its place, until somebody looks or asks", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  const line = new Connection(() => new WebSocket("ws://here/api/live"));
  const lose = (code: number): void => Socket.made.at(-1)?.onclose({ code });
  line.open();
  lose(1006);
  vi.advanceTimersByTime(4_000);
  expect(Socket.made.length).toBe(2);
  lose(4409);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(2);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Socket.made.length).toBe(3);
  lose(4409);
  line.greet("watch t", () => ({ type: "watch", table: "t", since: null }));
  expect(Socket.made.length).toBe(4);
  Socket.made.at(-1)?.onopen();
  expect(Socket.made.at(-1)?.said).toEqual([JSON.stringify({ type: "watch", table: "t", since: null })]);
  line.close();
});

it("asks who is here when the session has ended, and rests when nobody is", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  // The test environment dispatches a late load event on the document.
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, dispatchEvent: () => true });
  let somebody = false;
  const line = new Connection(
    () => new Socket() as never,
    () => Promise.resolve(somebody),
  );
  line.open();
  Socket.made[0]!.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Socket.made).toHaveLength(1);
  line.open();
  somebody = true;
  Socket.made[1]!.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(Socket.made).toHaveLength(3);
});

it("gives up a server that says nothing, and does not wait when the network comes back", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses of 300, 510 … ms
  const line = new Connection(() => new WebSocket("ws://here/api/live"));
  line.open();
  Socket.made.at(-1)?.onopen();
  vi.advanceTimersByTime(40_100); // two pings without a reply
  expect(line.link).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(Socket.made.length).toBe(2);
  vi.advanceTimersByTime(5_500); // an attempt that hangs is replaced by another
  expect(Socket.made.length).toBe(3);
  Socket.made.at(-1)?.onclose({ code: 1006 });
  dispatchEvent(new Event("online"));
  expect(Socket.made.length).toBe(4);
  Socket.made.at(-1)?.onopen();
  expect(line.link).toBe("live");
  dispatchEvent(new Event("online"));
  expect(Socket.made.length).toBe(4);
  line.close();
});

it("takes another line when nothing is heard after a question, and asks again there", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  const line = new Connection(() => new WebSocket("ws://here/api/live"));
  line.open();
  Socket.made.at(-1)?.onopen();
  void line.ask((id) => ({ type: "say", id, table: "t", text: "hello", team: false }));
  vi.advanceTimersByTime(7_000);
  expect(Socket.made.length).toBe(2);
  Socket.made.at(-1)?.onopen();
  expect(Socket.made.at(-1)?.said).toEqual(Socket.made[0]?.said);
  line.close();
});
