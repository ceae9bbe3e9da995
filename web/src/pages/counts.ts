/** Possible numbers of players of a game with expansions, and whether it can be played in teams. */
import type { OptionOffer, ProductOffer } from "../wire/messages";

export function playerCounts(product: ProductOffer | undefined, expansions: readonly string[]): number[] {
  const counts = new Set(product?.players ?? [2]);
  for (const name of expansions) for (const n of product?.players_with[name] ?? []) counts.add(n);
  return [...counts].toSorted((a, b) => a - b);
}

/** Returns the options available for these expansions and this number of players; others keep their defaults. */
export function optionsFor(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  players: number,
): OptionOffer[] {
  return (product?.options ?? []).filter(
    (option) => !option.needs || (expansions.includes(option.needs) && option.players?.includes(players)),
  );
}

/** Whether an option can be chosen with these expansions, for some number of players. */
export function optionPossible(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  name: string,
): boolean {
  const option = product?.options.find((one) => one.name === name);
  return Boolean(option && (!option.needs || expansions.includes(option.needs)));
}

export function teamsPossible(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  players: number,
): boolean {
  return optionsFor(product, expansions, players).some((option) => option.name === "teams");
}
