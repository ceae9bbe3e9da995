/** A review in progress: polled until it is complete. */
import { call, Refused, type Shelf } from "../wire/api";
import type { Progress, Review } from "./data";

/** Pauses between requests in milliseconds, increasing. */
const PAUSES = [350, 500, 700, 1000, 1500];

export class Feed {
  progress = $state.raw<Progress | null>(null);
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refused | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #ended = false;

  constructor(
    readonly shelf: Shelf,
    readonly id: string,
  ) {}

  get rough(): boolean {
    return this.progress?.pass !== "full";
  }

  get failed(): boolean {
    return this.refusal !== null || (this.progress?.failed ?? false);
  }

  /** Starts polling; returns a function that stops it. */
  begin(): () => void {
    this.#ended = false;
    this.refusal = null;
    void this.#ask();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
    };
  }

  again(): void {
    clearTimeout(this.#timer);
    this.#asked = 0;
    this.progress = null;
    this.refusal = null;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const told = await call<Progress>("GET", `/api/${this.shelf}/${this.id}/review`);
      if (this.#ended) return;
      this.progress = told;
      if (told.review) this.review = told.review;
      if (told.failed || told.pass === "full") return;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      // A lost connection is retried; any other error ends the polling.
      if (fault.key !== "refused-no-connection" || this.#asked > 20) {
        this.refusal = fault;
        return;
      }
    }
    if (this.#ended) return;
    const pause = PAUSES[Math.min(this.#asked, PAUSES.length - 1)]!;
    this.#asked += 1;
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }
}
