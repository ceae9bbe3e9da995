/** The live connection, over a network or to the device; reconnects automatically. */
import type { Socket } from "../local/device.svelte";
import type { ClientMessage, ServerMessage } from "./messages";

export type Listener = (message: ServerMessage) => void;
export type Link = "connecting" | "live" | "lost";

const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 2500;
const PULSE = 20000;
/** Milliseconds without any message after which the connection is considered lost. */
const SILENCE = 30000;
/** Milliseconds to wait for a response: a dropped connection or a hanging server gives no sign at all. */
const ANSWER = 6000;
/** Milliseconds after which a connection attempt is abandoned for the next one. */
const PATIENCE = 5000;
/** Close code: a newer page replaced this one, which was only waiting for updates. */
const REPLACED = 4409;
/** Close code: the session of this page has ended. */
const SIGNED_OUT = 4401;

interface Waiting {
  resolve: (message: ServerMessage) => void;
  message: ClientMessage;
}

export class Connection {
  link: Link = "connecting";
  #socket: Socket | null = null;
  #listeners = new Set<Listener>();
  #links = new Set<(link: Link) => void>();
  #waiting = new Map<number, Waiting>();
  #greetings = new Map<string, () => ClientMessage>();
  #pause = SHORTEST_PAUSE;
  #request = 0;
  #closed = false;
  #resting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  #heard = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called when the session has ended; returns whether the user still has a valid one. */
  constructor(
    private readonly connect: () => Socket,
    private readonly ended: () => Promise<boolean> = () => Promise.resolve(true),
  ) {
    document.addEventListener("visibilitychange", () => {
      if (this.#resting && !document.hidden) this.open();
      else if (!document.hidden) this.#hurry();
    });
    // Reconnect at once when the network is back.
    addEventListener("online", () => this.#hurry());
  }

  open(): void {
    this.#closed = false;
    this.#resting = false;
    if (this.#socket) return;
    const socket = this.connect();
    this.#socket = socket;
    this.#patience = setTimeout(() => this.#lose(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.#patience);
      this.#heard = Date.now();
      this.#pause = SHORTEST_PAUSE;
      this.#set("live");
      for (const greeting of this.#greetings.values()) this.#post(greeting());
      // Repeated commands get the same response, so unanswered requests are sent again.
      for (const [id, { message }] of this.#waiting) {
        this.#post(message);
        this.#expect(id);
      }
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => {
        if (Date.now() - this.#heard > SILENCE) this.#lose();
        else this.#post({ type: "ping" });
      }, PULSE);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return; // already abandoned
      if (event.code === REPLACED) this.#rest();
      else if (event.code === SIGNED_OUT) void this.#signedOut();
      else this.#again();
    };
    socket.onerror = () => socket.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Registers a message that is sent now and after every reconnection, so that no update is missed. */
  greet(name: string, greeting: () => ClientMessage): () => void {
    this.#greetings.set(name, greeting);
    if (this.#resting) this.open();
    if (this.link === "live") this.#post(greeting());
    return () => this.#greetings.delete(name);
  }

  say(message: ClientMessage): void {
    this.#post(message);
  }

  /** Sends a request; the promise survives a lost connection. */
  ask(make: (id: number) => ClientMessage): Promise<ServerMessage> {
    const id = (this.#request += 1);
    const message = make(id);
    return new Promise((resolve) => {
      this.#waiting.set(id, { resolve, message });
      if (this.#resting) this.open();
      this.#post(message);
      this.#expect(id);
    });
  }

  /** Reconnects if nothing was received since a request was sent. Not for the device, which may compute for long. */
  #expect(id: number): void {
    const socket = this.#socket;
    const asked = Date.now();
    if (!(socket instanceof WebSocket)) return;
    setTimeout(() => {
      if (this.#waiting.has(id) && this.#socket === socket && this.#heard <= asked) this.#lose();
    }, ANSWER);
  }

  hear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(listener: (link: Link) => void): () => void {
    this.#links.add(listener);
    listener(this.link);
    return () => this.#links.delete(listener);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "number") {
      const waiting = this.#waiting.get(message.id);
      if (waiting) {
        this.#waiting.delete(message.id);
        waiting.resolve(message);
      }
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** Disconnects until the page is visible again or a request is made. */
  #rest(): void {
    this.#socket = null;
    this.#resting = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    this.#set("lost");
  }

  async #signedOut(): Promise<void> {
    this.#rest();
    if ((await this.ended()) && this.#resting) this.#again();
  }

  /** Abandons a dead connection without waiting for its close event, which may take minutes. */
  #lose(): void {
    const socket = this.#socket;
    this.#again();
    socket?.close();
  }

  /** Reconnects without waiting for the rest of the pause. */
  #hurry(): void {
    if (this.#closed || this.#resting || this.#socket || this.link !== "lost") return;
    clearTimeout(this.#timer);
    this.#pause = SHORTEST_PAUSE;
    this.open();
  }

  #again(): void {
    this.#resting = false;
    this.#socket = null;
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    if (this.#closed) return;
    this.#set("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.8 + Math.random() * 0.4));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  #set(link: Link): void {
    this.link = link;
    for (const listener of this.#links) listener(link);
  }
}
