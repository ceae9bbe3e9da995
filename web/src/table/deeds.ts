/** What happened, line by line; kept on the device so that a reload does not lose it. */
import type { Event } from "../wire/messages";
import type { Price } from "../wire/table";

export interface Deed {
  number: number;
  seat: number | null;
  /** A choice by its notation, or another event by its kind. */
  choice?: string;
  kind?: string;
  price?: Price | null;
  age?: number;
  /** How far the conflict pawn moved, towards the rival when positive. */
  steps?: number;
}

const KEPT = 400;

export function deedsOf(events: Event[], number: number, age: number, pawn: [number, number] | null): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    if (event.type === "chose") {
      const moved = pawn ? (pawn[1] - pawn[0]) * (event.seat === 0 ? 1 : -1) : 0;
      deeds.unshift({
        number,
        seat: event.seat,
        choice: event.choice,
        price: (event.price as Price | null | undefined) ?? null,
        age,
        steps: moved || undefined,
      });
    } else if (["undone", "stood_in", "took_back", "resigned", "claimed", "flagged", "undo_refused"].includes(event.type)) {
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

export function keepDeeds(table: string, number: number, deeds: Deed[]): void {
  try {
    sessionStorage.setItem(`deeds ${table}`, JSON.stringify({ number, deeds: deeds.slice(0, KEPT) }));
  } catch {
    // A full store is no reason to stop a game.
  }
}
