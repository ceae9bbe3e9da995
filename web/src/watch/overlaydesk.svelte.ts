/** A table with a delay, for streams. */
import { BigDesk } from "../night/bigdesk.svelte";
import type { Wire } from "../table/desk.svelte";
import type { Deed } from "../table/deeds";
import type { Event, TableState } from "../wire/messages";

const MINUTE = 60_000;

export class OverlayDesk extends BigDesk {
  /** Milliseconds; if win chances are shown, at least their delay. */
  delay = $state(0);
  /** Whether the delay of the first state has passed. */
  seen = $state(false);
  /** Offset of the local clock from the server's, in milliseconds. */
  #ahead: number | null = null;

  constructor(
    id: string,
    wire: Wire,
    delay: number,
    readonly chances: boolean,
  ) {
    super(id, wire);
    this.delay = delay;
  }

  override show(standing: TableState, number: number): void {
    if (this.#ahead === null) {
      if (this.chances) this.delay = Math.max(this.delay, (standing.settings.commentary ?? 0) * MINUTE);
      this.#ahead = Date.now() - standing.now;
      setTimeout(() => (this.seen = true), this.delay);
    }
    super.show(standing, number);
  }

  override async play(
    events: Event[],
    standing: TableState,
    number: number,
    deeds: Deed[],
    hurry: boolean,
  ): Promise<void> {
    const wait = standing.now + (this.#ahead ?? 0) + this.delay - Date.now();
    if (this.delay && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await super.play(events, standing, number, deeds, this.delay ? false : hurry);
  }
}
