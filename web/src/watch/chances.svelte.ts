/** The win chances of a table for a stream: asked for now and then, shown when the picture is as far. */
import { call, Refused } from "../wire/api";
import type { WinChances } from "../wire/messages";

const EVERY = 5000;
const MINUTE = 60_000;

export class Chances {
  now = $state.raw<readonly number[]>([]);
  /** By how much each seat gained with the last change. */
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
      // It is too early, or the server has no time: the next answer tells.
    }
  }

  #show(chances: readonly number[]): void {
    this.gained = this.now.length === chances.length ? chances.map((one, seat) => one - this.now[seat]!) : [];
    this.now = chances;
    this.changed();
  }
}
