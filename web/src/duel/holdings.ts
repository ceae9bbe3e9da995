/** Holdings of a Duel city: effects, scientific symbols, and the distance to a sudden victory. */
import { card, science, token, track, wonder, type Effect } from "../catalogue/printed";
import type { DuelView } from "../wire/table";
import { expansion } from "./expansion.svelte";

/** Returns the effects of everything a city has built or gained. */
export function effectsOf(view: DuelView, seat: number): Effect[] {
  const city = view.cities[seat]!;
  return [
    ...city.cards.flatMap((id) => card("duel", id)?.effects ?? []),
    ...city.wonders.filter((entry) => entry.built).flatMap((entry) => wonder(entry.id)?.effects ?? []),
    ...city.progress.flatMap((id) => token(id)?.effects ?? []),
    ...(city.gods ?? []).flatMap((id) => expansion.parts?.god(id)?.effects ?? []),
  ];
}

/** Returns the symbol that the Snake gives to a city: the token is on a green card of the other city. */
export function copiedSymbol(view: DuelView, seat: number): string | undefined {
  const snake = view.pantheon?.snake ?? null;
  if (!snake || view.cities[seat]!.cards.includes(snake)) return undefined;
  return card("duel", snake)?.effects.find((effect) => effect.type === "science")?.symbol;
}

/** Returns the different scientific symbols of a city, in printed order. */
export function symbolsOf(view: DuelView, seat: number): string[] {
  const own = new Set(effectsOf(view, seat).flatMap((effect) => (effect.type === "science" ? [effect.symbol] : [])));
  const copied = copiedSymbol(view, seat);
  return science.duel.filter((symbol) => own.has(symbol) || symbol === copied);
}

/** Number of different symbols that win at once. */
export const SYMBOLS = 6;
/** Number of chambers in the Senate; controlling all of them wins at once. */
export const CHAMBERS = 6;

/** A sudden victory that a player is close to. */
export interface Threat {
  kind: "military" | "science" | "political";
  /** The player who is close to it. */
  seat: number;
  /** Spaces, symbols or chambers still missing. */
  left: number;
}

const NEAR = { military: 3, science: 1, political: 1 };

export function threats(view: DuelView): Threat[] {
  const found: Threat[] = [];
  for (const seat of [0, 1]) {
    // A positive position means that the pawn has moved toward the capital of seat 1.
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
