/** The entries of the game log; kept on the device so that a reload does not lose them. */
import { toldBeside } from "../words/facts";
import type { Event, Fact } from "../wire/messages";
import type { Price } from "../wire/table";

export interface Deed {
  number: number;
  seat: number | null;
  /** A choice in notation, or the kind of another event. */
  choice?: string;
  kind?: string;
  price?: Price | null;
  age?: number;
  /** Consequences of the preceding choices, unless obvious from them. */
  facts?: Fact[];
}

const KEPT = 400;

export function deedsOf(events: Event[], number: number, age: number): Deed[] {
  const deeds: Deed[] = [];
  const choices = events.flatMap((event) => (event.type === "chose" ? [event.choice] : []));
  for (const event of events) {
    if (event.type === "chose") {
      deeds.unshift({
        number,
        seat: event.seat,
        choice: event.choice,
        price: event.price ?? null,
        age,
      });
    } else if (event.type === "happened") {
      const facts = event.facts.filter((fact) => toldBeside(fact, choices));
      if (facts.length) deeds.unshift({ number, seat: null, kind: "happened", facts, age });
    } else if (
      ["undone", "stood_in", "took_back", "resigned", "claimed", "flagged", "undo_refused"].includes(event.type)
    ) {
      deeds.unshift({ number, seat: "seat" in event ? (event.seat ?? null) : null, kind: event.type, age });
    } else if (event.type === "started" || event.type === "over") {
      deeds.unshift({ number, seat: null, kind: event.type, age });
    }
  }
  return deeds;
}

interface Kept {
  number: number;
  deeds: Deed[];
}

export function keptDeeds(table: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(`deeds ${table}`) ?? "null") ?? { number: 0, deeds: [] };
  } catch {
    return { number: 0, deeds: [] };
  }
}

/** Stores the entries when the page is idle, since pieces may be moving. */
export function keepDeeds(table: string, number: number, deeds: Deed[]): void {
  const keep = (): void => {
    try {
      sessionStorage.setItem(`deeds ${table}`, JSON.stringify({ number, deeds: deeds.slice(0, KEPT) }));
    } catch {
      // Storage may be full or disabled: the game goes on without it.
    }
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(keep, { timeout: 500 });
  else keep();
}
