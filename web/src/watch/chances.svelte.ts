/** Win chances of a table for a stream: polled, and shown with the same delay as the picture. */
import { call, Refused } from "../wire/api";
import type { WinChances } from "../wire/messages";

const EVERY = 5000;
const MINUTE = 60_000;

export class Chances {
  now = $state.raw<readonly number[]>([]);
  /** Change of each seat's chance in the last update. */
  gained = $state.raw<readonly number[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = "";

  constructor(
    readonly id: string,
    readonly delay: () => number,
    readonly changed: () => void,
  ) {}

  start(): void {
    this.#timer = setInterval(() => void this.#ask(), EVERY);
    void this.#ask();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const told = await call<WinChances>("GET", `/api/tables/${this.id}/chances`);
      const key = told.chances.join();
      if (key === this.#last) return;
      this.#last = key;
      setTimeout(() => this.#show(told.chances), Math.max(0, this.delay() - told.minutes * MINUTE));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      // Too early, or the server is busy: the next request may succeed.
    }
  }

  #show(chances: readonly number[]): void {
    this.gained = this.now.length === chances.length ? chances.map((one, seat) => one - this.now[seat]!) : [];
    this.now = chances;
    this.changed();
  }
}
