/** How many can play a game with some expansions, and whether in teams. */
import type { OptionOffer, ProductOffer } from "../wire/messages";

export function playerCounts(product: ProductOffer | undefined, expansions: readonly string[]): number[] {
  const counts = new Set(product?.players ?? [2]);
  for (const name of expansions) for (const n of product?.players_with[name] ?? []) counts.add(n);
  return [...counts].toSorted((a, b) => a - b);
}

/** The options that can be chosen with these expansions and for so many; the others have their default. */
export function optionsFor(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  players: number,
): OptionOffer[] {
  return (product?.options ?? []).filter(
    (option) => !option.needs || (expansions.includes(option.needs) && option.players?.includes(players)),
  );
}

export function teamsPossible(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  players: number,
): boolean {
  return optionsFor(product, expansions, players).some((option) => option.name === "teams");
}
