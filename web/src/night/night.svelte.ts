/** State of a game night on this page; the server pushes every change of the room. */
import { connection } from "../table/follow.svelte";
import { call, Refused, whoAmI } from "../wire/api";
import type { HostSays, RoomMade, RoomState } from "../wire/messages";

export type HostCommand = HostSays["command"];

const KEPT = "pharos-room";

/** Returns the room opened by this screen, in case the page was reloaded. */
function kept(): RoomMade | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as RoomMade | null;
  } catch {
    return null;
  }
}

export class Night {
  room = $state.raw<RoomState | null>(null);
  /** Why there is no room, or why the last command was rejected. */
  refused = $state.raw<Refused | null>(null);
  /** Whether the room does not exist. */
  missing = $state(false);
  link = $state<"connecting" | "live" | "lost">("connecting");
  /** Incremented when the host skips an animation. */
  skips = $state(0);
  #stops: (() => void)[] = [];

  constructor(
    public code: string,
    readonly token: string | null,
  ) {}

  follow(): void {
    const line = connection();
    this.#stops.push(
      line.hear((message) => {
        if (message.type === "room" && message.code === this.code) {
          this.room = message.room;
          this.missing = message.room === null;
        } else if (message.type === "room_skipped" && message.code === this.code) this.skips += 1;
        else if (message.type === "refused" && message.key === "server-refused-room-no-such") this.missing = true;
        // The code of this screen's former room now belongs to another screen.
        else if (message.type === "refused" && message.key === "server-refused-room-not-host" && this.token)
          this.missing = true;
      }),
      line.watch((link) => (this.link = link)),
      line.greet(`room ${this.code}`, () => ({ type: "watch_room", code: this.code, token: this.token, on: true })),
    );
  }

  stop(): void {
    for (const one of this.#stops) one();
    connection().say({ type: "watch_room", code: this.code, on: false });
  }

  /** Sends a command of the host; returns whether it was accepted. */
  async host(command: HostCommand): Promise<boolean> {
    return this.try(() => call("POST", `/api/rooms/${this.code}/host`, { command, token: this.token }));
  }

  async try(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.refused = null;
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refused = fault;
      return false;
    }
  }
}

/** Returns the room of this screen, the previous one or a new one; with `table`, a screen for that table. */
export async function openRoom(table: string | null): Promise<Night> {
  await whoAmI();
  const had = kept();
  if (had && !table) {
    try {
      const room = await call<RoomState>("GET", `/api/rooms/${had.code}`);
      if (!room.shown) return new Night(had.code, had.token);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.key !== "server-refused-room-no-such") throw fault;
    }
  }
  return newRoom(table);
}

export async function newRoom(table: string | null = null): Promise<Night> {
  const made = await call<RoomMade>("POST", "/api/rooms", { table });
  if (!table) localStorage.setItem(KEPT, JSON.stringify(made));
  return new Night(made.code, made.token);
}
