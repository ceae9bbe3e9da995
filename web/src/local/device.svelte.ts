/** The tables of this device, as a page talks to them: requests and a live connection, without a network. */
import { BASE } from "./mode";
import type { FromHall, ToHall, ToThinker } from "./talk";

/** What a live connection needs of a socket: that of the browser has it, and so has the device. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How far the engine has come; shown while somebody waits for it. */
export const loading = $state({ begun: false, ready: false, failed: false, share: 0 });

/** Whoever plays here for the first time gets a name, as a guest of a server does. */
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
    const home = new URL(`${BASE}engine/`, location.origin).href;
    this.#hall = new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" });
    this.#thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    const { port1, port2 } = new MessageChannel();
    this.#hall.postMessage({ kind: "thinker", port: port1 } satisfies ToHall, [port1]);
    this.tell({ kind: "begin", home, name: nameHere() });
    Object.assign(loading, { begun: true, ready: false, failed: false, share: 0 });
    this.ready = new Promise((resolve, reject) => {
      this.#hall.onmessage = ({ data }: MessageEvent<FromHall>) => {
        if (data.kind === "progress") loading.share = data.total ? Math.min(1, data.loaded / data.total) : 0;
        else if (data.kind === "ready") {
          loading.ready = true;
          // The tables first: what they fetched is at hand when the computer's worker asks for the same.
          this.#thinker.postMessage({ kind: "begin", home, port: port2 } satisfies ToThinker, [port2]);
          resolve();
        } else if (data.kind === "failed") {
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
    this.ready.catch(() => undefined); // whoever asks is told
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
const device = (): Device => (current ??= new Device());

/** The answer of the device to a request: its status and its text. */
export async function request(method: string, path: string, body: string): Promise<{ status: number; text: string }> {
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
