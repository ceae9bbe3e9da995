/**
 * The other players' moves, shown as banners long enough to be read: at least two seconds each, and longer at slow
 * speed.
 */
import { settings } from "../pages/settings.svelte";
import type { Event, Fact } from "../wire/messages";
import { factsOf, zoneOf } from "../wire/facts";
import { read } from "../words/notation";
import type { Price } from "../wire/table";

export interface Move {
  seat: number;
  choice: string;
  price: Price | null;
}

/** The moves of one update: one in Duel, those of all other players in 7 Wonders. */
export interface Told {
  /** The number of the update, which identifies it. */
  number: number;
  moves: Move[];
  facts: Fact[];
}

/** A piece that left a city against its owner's will. */
export interface Harm {
  thing: string;
  how: "destroyed" | "taken";
}

const HOLD = { quick: 2100, even: 2800, slow: Infinity };
/** Additional milliseconds for each further city of a round. */
const EACH = 350;
/** Maximum number of banners; further ones wait. A round of 7 Wonders is shown alone. */
const MOST = { move: 2, round: 1 };
/** Maximum while more moves are waiting: more banners, small, each shown for the minimum time. */
const MOST_IN_HASTE = { move: 5, round: 2 };
/** Maximum number of waiting moves; older ones are dropped. */
const MOST_WAITING = { seated: 12, watching: 4 };

function movesOf(events: readonly Event[], number: number, me: number | null): Told | null {
  const moves = events.flatMap((event) =>
    event.type === "chose" && event.seat !== me
      ? [{ seat: event.seat, choice: event.choice, price: event.price ?? null }]
      : [],
  );
  return moves.length ? { number, moves, facts: factsOf(events) } : null;
}

/**
 * Returns the facts that a move brought. In 7 Wonders an update also contains what the choices of all others brought,
 * and the conflicts that follow the last choice of an age: these are shown elsewhere.
 */
export function factsOfMove(told: Told, move: Move, ring: boolean): Fact[] {
  if (told.moves.length > 1) return [];
  if (!ring) return told.facts;
  const named = read(move.choice).objects;
  const conflicts = told.facts.findIndex((fact) => fact.kind === "conflict");
  return told.facts
    .slice(0, conflicts < 0 ? undefined : conflicts)
    .filter((fact) => fact.seat === move.seat || fact.other === move.seat || named.includes(fact.cause ?? ""));
}

export class LastMoves {
  /** The banners on the screen, the newest last. */
  held = $state.raw<Told[]>([]);
  /** The latest move, which stays readable in the bar. */
  latest = $state.raw<Told | null>(null);
  #waiting: Told[] = [];
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** When each banner appeared. */
  #since = new Map<number, number>();

  /** Handles the events of an update; `me` is excluded from the moves. */
  hear(events: readonly Event[], number: number, me: number | null): void {
    if (events.some((event) => event.type === "undone")) this.clear();
    // A player who moves has read the banners: at slow speed they would otherwise cover the next decision.
    if (me !== null && events.some((event) => event.type === "chose" && event.seat === me)) this.#turnPage();
    const told = movesOf(events, number, me);
    if (!told) return;
    this.latest = told;
    this.#waiting = [...this.#waiting, told].slice(-(me === null ? MOST_WAITING.watching : MOST_WAITING.seated));
    this.#raise();
  }

  /** Shows a move from before the user's arrival in the bar, without a banner. */
  recall(events: readonly Event[], number: number, me: number | null): void {
    const told = movesOf(events, number, me);
    if (told && number > (this.latest?.number ?? 0)) this.latest = told;
  }

  #raise(): void {
    while (this.#waiting.length) {
      const told = this.#waiting[0]!;
      const kind = told.moves.length > 1 ? "round" : "move";
      const haste = this.#waiting.length > 1;
      const most = (haste ? MOST_IN_HASTE : MOST)[this.held.some((one) => one.moves.length > 1) ? "round" : kind];
      if (this.held.length >= most) return;
      this.#waiting.shift();
      this.held = [...this.held, told];
      this.#since.set(told.number, Date.now());
      const time = haste
        ? Math.min(HOLD[settings.pace], HOLD.even)
        : HOLD[settings.pace] + (told.moves.length - 1) * EACH;
      if (Number.isFinite(time))
        this.#timers.set(
          told.number,
          setTimeout(() => this.lower(told.number), time),
        );
    }
  }

  #turnPage(): void {
    const seen = Date.now() - HOLD.quick;
    for (const { number } of this.held)
      if ((this.#since.get(number) ?? 0) <= seen && !this.#timers.has(number)) this.lower(number);
  }

  /** Removes a banner, after its time or when it is touched. */
  lower(number: number): void {
    clearTimeout(this.#timers.get(number));
    this.#timers.delete(number);
    this.#since.delete(number);
    this.held = this.held.filter((told) => told.number !== number);
    this.#raise();
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#since.clear();
    this.#waiting = [];
    this.held = [];
    this.latest = null;
  }
}

/** Returns the pieces destroyed or taken by a move, each once: several facts may concern the same piece. */
export function harmOf(facts: readonly Fact[]): Harm[] {
  const found = new Map<string, Harm>();
  for (const fact of facts) {
    const how = howOf(fact);
    if (fact.thing && how) found.set(fact.thing, { thing: fact.thing, how });
  }
  return [...found.values()];
}

function howOf(fact: Fact): Harm["how"] | null {
  if (fact.kind === "razed") return "destroyed";
  if (fact.kind !== "moved") return null;
  const [from, to] = [zoneOf(fact.start), zoneOf(fact.end)];
  if (from.zone !== "city") return null;
  if (to.zone !== "city") return "destroyed";
  return from.place === to.place ? null : "taken";
}
