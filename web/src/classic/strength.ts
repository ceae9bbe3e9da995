/** Sums of the values printed on a city's pieces. */
import { board, card, type Effect } from "../catalogue/printed";
import type { ClassicCity } from "../wire/table";

export function effectsOf(city: ClassicCity): Effect[] {
  const stages = city.wonder ? (board(city.wonder)?.stages ?? []).slice(0, city.stages) : [];
  const leaders = [...(city.leaders ?? []), ...(city.courtesan ? [city.courtesan] : [])];
  return [
    ...[...city.cards, ...leaders].flatMap((id) => card("classic", id)?.effects ?? []),
    ...stages.flatMap((stage) => stage.effects),
  ];
}

export function shields(city: ClassicCity): number {
  return effectsOf(city)
    .filter((effect) => effect.type === "shields")
    .reduce((sum, effect) => sum + (effect.amount ?? 1), 0);
}

/** Returns the resources of a city that neighbors may buy: alternatives, and how many units of them. */
export function wares(city: ClassicCity): { kinds: string[]; count: number }[] {
  const found = new Map<string, { kinds: string[]; count: number }>();
  const add = (kinds: string[], count: number): void => {
    const key = kinds.join("/");
    const entry = found.get(key) ?? { kinds, count: 0 };
    entry.count += count;
    found.set(key, entry);
  };
  const start = city.wonder ? board(city.wonder)?.resource : undefined;
  if (start) add([start], 1);
  for (const effect of effectsOf(city)) {
    if (effect.type === "produce" && effect.tradable) add(effect.one_of ?? [], effect.count ?? 1);
  }
  return [...found.values()];
}

/** What a neighbor sells at one price: every unit with the resources it may be. */
export interface Lot {
  price: number | undefined;
  units: string[][];
}

/** Returns the price of a unit that may be any of these resources. */
export function priceOf(kinds: string[], prices: Record<string, number>): number | undefined {
  return kinds.map((kind) => prices[kind]).find((price) => price !== undefined);
}

/** Returns the resources of a neighbor by price, the cheapest first. */
export function lots(goods: { kinds: string[]; count: number }[], prices: Record<string, number>): Lot[] {
  const found = new Map<number | undefined, string[][]>();
  for (const { kinds, count } of goods) {
    const price = priceOf(kinds, prices);
    const units = found.get(price) ?? [];
    found.set(price, [...units, ...Array.from({ length: count }, () => kinds)]);
  }
  return [...found].map(([price, units]) => ({ price, units })).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
}

export function own(city: ClassicCity): { kinds: string[]; count: number }[] {
  const extra = effectsOf(city)
    .filter((effect) => effect.type === "produce" && !effect.tradable)
    .map((effect) => ({ kinds: effect.one_of ?? [], count: effect.count ?? 1 }));
  return [...wares(city), ...extra];
}

export function symbols(city: ClassicCity, symbol: string): number {
  return effectsOf(city).filter((effect) => effect.type === "science" && effect.symbol === symbol).length;
}

export const colors = ["brown", "grey", "blue", "yellow", "green", "red", "purple", "black", "white"];

export function byColor(city: ClassicCity): { color: string; cards: string[] }[] {
  return colors
    .map((color) => ({ color, cards: city.cards.filter((id) => card("classic", id)?.color === color) }))
    .filter((entry) => entry.cards.length);
}
