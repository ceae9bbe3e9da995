/** Client of the tables on this device: requests and a live connection without a network. */
import { settings } from "../pages/settings.svelte";
import type { Me } from "../wire/messages";
import { kitAt } from "./engine";
import { BASE, setsKept } from "./mode";
import type { FromHall, ToHall, ToThinker } from "./talk";

/** The part of WebSocket that a live connection needs; implemented by the browser and by the device. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

const HOME = new URL(`${BASE}engine/`, location.origin).href;
/** Delay in seconds before a computer player moves, so that its move can be followed. */
const PACES = { slow: 1, even: 0.6, quick: 0.2 };

/** Loading progress of the engine, shown while it is awaited. */
export const loading = $state({ begun: false, ready: false, failed: false, share: 0, leftOut: "" });

/** Returns the player's name on this device; the first time, assigns a guest name as a server does. */
function nameHere(): string {
  const kept = localStorage.getItem("local-name");
  if (kept) return kept;
  const name = `Guest ${1000 + Math.floor(Math.random() * 9000)}`;
  localStorage.setItem("local-name", name);
  return name;
}

class Device {
  readonly #hall: Worker;
  readonly #thinker: Worker;
  readonly #answers = new Map<number, (text: string) => void>();
  readonly #sockets = new Set<DeviceSocket>();
  readonly ready: Promise<void>;
  #number = 0;

  constructor() {
    this.#hall = new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" });
    this.#thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    const { port1, port2 } = new MessageChannel();
    this.#hall.postMessage({ kind: "thinker", port: port1 } satisfies ToHall, [port1]);
    this.tell({ kind: "begin", home: HOME, name: nameHere(), pace: PACES[settings.pace] });
    Object.assign(loading, { begun: true, ready: false, failed: false, share: 0 });
    this.ready = new Promise((resolve, reject) => {
      this.#hall.onmessage = ({ data }: MessageEvent<FromHall>) => {
        if (data.kind === "progress") loading.share = data.total ? Math.min(1, data.loaded / data.total) : 0;
        else if (data.kind === "ready") {
          loading.ready = true;
          // Only after the tables: the files they fetched are then cached for the worker of the computer player.
          this.#thinker.postMessage({ kind: "begin", home: HOME, sets: data.sets, port: port2 } satisfies ToThinker, [
            port2,
          ]);
          resolve();
        } else if (data.kind === "left_out") loading.leftOut = data.reason;
        else if (data.kind === "failed") {
          loading.failed = true;
          this.end();
          reject(new Error(data.reason));
        } else if (data.kind === "told") for (const socket of this.#sockets) socket.hear(data.text);
        else {
          this.#answers.get(data.id)?.(data.text);
          this.#answers.delete(data.id);
        }
      };
      this.#hall.onerror = (event) => {
        loading.failed = true;
        this.end();
        reject(new Error(event.message));
      };
    });
    this.ready.catch(() => undefined); // callers get the error from their own await
  }

  end(): void {
    this.#hall.terminate();
    this.#thinker.terminate();
    if (current === this) current = null;
  }

  tell(message: ToHall): void {
    this.#hall.postMessage(message);
  }

  async request(method: string, path: string, body: string): Promise<string> {
    await this.ready;
    return new Promise((resolve) => {
      this.#answers.set((this.#number += 1), resolve);
      this.tell({ kind: "request", id: this.#number, method, path, body });
    });
  }

  enter(socket: DeviceSocket): void {
    this.#sockets.add(socket);
    this.tell({ kind: "open" });
  }

  leave(socket: DeviceSocket): void {
    if (this.#sockets.delete(socket)) this.tell({ kind: "close" });
  }
}

let current: Device | null = null;
$effect.root(() => {
  $effect(() => {
    const pace = PACES[settings.pace];
    current?.tell({ kind: "pace", pace });
  });
});
const device = (): Device => (current ??= new Device());

interface Reply {
  status: number;
  text: string;
}

/**
 * Answers requests that need no engine without waiting for it, so that pages appear at once; null if the engine is
 * needed.
 */
async function atOnce(method: string, path: string): Promise<Reply | null> {
  const me: Me = { name: nameHere(), kind: "guest" };
  if (method === "GET" && path === "/api/visit") return { status: 200, text: JSON.stringify({ me, settings: null }) };
  if (method === "POST" && path === "/api/guest") return { status: 200, text: JSON.stringify(me) };
  if (method !== "GET" || path !== "/api/offers" || loading.ready) return null;
  device(); // starts loading early: a user who sees the games will play one
  if (setsKept()) return null; // only the engine knows their offers
  return kitAt(HOME).then(
    ({ offers }) => ({ status: 200, text: JSON.stringify(offers) }),
    () => null,
  );
}

/** Sends a request to the device; returns status and body. */
export async function request(method: string, path: string, body: string): Promise<Reply> {
  const known = await atOnce(method, path);
  if (known) return known;
  const text = await device().request(method, path, body);
  return { status: Number(text.slice(0, 3)), text: text.slice(4) };
}

export class DeviceSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  readonly #device = device();

  constructor() {
    this.#device.ready.then(
      () => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.#device.enter(this);
        this.onopen?.(new Event("open"));
      },
      () => this.close(),
    );
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  send(text: string): void {
    this.#device.tell({ kind: "say", text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#device.leave(this);
    this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }
}
