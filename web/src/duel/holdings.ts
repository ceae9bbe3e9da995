/** What a city of Duel has: its effects, its scientific symbols, and how near somebody is to a sudden victory. */
import { card, science, token, track, wonder, type Effect } from "../catalogue/printed";
import type { DuelView } from "../wire/table";
import { expansion } from "./expansion.svelte";

/** The effects of everything a city has built or gained. */
export function effectsOf(view: DuelView, seat: number): Effect[] {
  const city = view.cities[seat]!;
  return [
    ...city.cards.flatMap((id) => card("duel", id)?.effects ?? []),
    ...city.wonders.filter((entry) => entry.built).flatMap((entry) => wonder(entry.id)?.effects ?? []),
    ...city.progress.flatMap((id) => token(id)?.effects ?? []),
    ...(city.gods ?? []).flatMap((id) => expansion.parts?.god(id)?.effects ?? []),
  ];
}

/** The symbol that the Snake gives to a city: it lies on a green card of the other. */
export function copiedSymbol(view: DuelView, seat: number): string | undefined {
  const snake = view.pantheon?.snake ?? null;
  if (!snake || view.cities[seat]!.cards.includes(snake)) return undefined;
  return card("duel", snake)?.effects.find((effect) => effect.type === "science")?.symbol;
}

/** The different scientific symbols of a city, in the printed order. */
export function symbolsOf(view: DuelView, seat: number): string[] {
  const own = new Set(effectsOf(view, seat).flatMap((effect) => (effect.type === "science" ? [effect.symbol] : [])));
  const copied = copiedSymbol(view, seat);
  return science.duel.filter((symbol) => own.has(symbol) || symbol === copied);
}

/** How many different symbols win at once. */
export const SYMBOLS = 6;
/** How many chambers the Senate has: whoever controls all of them wins at once. */
export const CHAMBERS = 6;

/** A sudden victory that somebody is close to. */
export interface Threat {
  kind: "military" | "science" | "political";
  /** Who is close to it. */
  seat: number;
  /** Spaces, symbols or chambers that are still missing. */
  left: number;
}

const NEAR = { military: 3, science: 1, political: 1 };

export function threats(view: DuelView): Threat[] {
  const found: Threat[] = [];
  for (const seat of [0, 1]) {
    // The pawn moves toward the capital of seat 1 where its space is positive.
    const spaces = track.capital - (seat === 0 ? view.pawn : -view.pawn);
    if (spaces > 0 && spaces <= NEAR.military) found.push({ kind: "military", seat, left: spaces });
    const symbols = SYMBOLS - symbolsOf(view, seat).length;
    if (symbols > 0 && symbols <= NEAR.science) found.push({ kind: "science", seat, left: symbols });
    const held = view.senate?.chambers.filter((chamber) => chamber.controller === seat).length ?? 0;
    if (view.senate && CHAMBERS - held > 0 && CHAMBERS - held <= NEAR.political)
      found.push({ kind: "political", seat, left: CHAMBERS - held });
  }
  return found;
}
