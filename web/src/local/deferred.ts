/** A socket to the device that loads its code on demand, so that players on a server do not download it. */
import type { DeviceSocket, Socket } from "./device.svelte";

export class DeferredSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  #socket: DeviceSocket | null = null;
  #closed = false;

  constructor() {
    void import("./device.svelte").then(
      ({ DeviceSocket }) => {
        if (this.#closed) return;
        const socket = (this.#socket = new DeviceSocket());
        socket.onopen = (event) => this.onopen?.(event);
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = (event) => this.onclose?.(event);
      },
      () => this.close(),
    );
  }

  get readyState(): number {
    return this.#closed ? WebSocket.CLOSED : (this.#socket?.readyState ?? WebSocket.CONNECTING);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#socket) this.#socket.close();
    else this.onclose?.(new CloseEvent("close", { code: 1000 }));
  }
}
