/** How many can play a game with some expansions, and whether in teams. */
import type { ProductOffer } from "../wire/messages";

export function playerCounts(product: ProductOffer | undefined, expansions: readonly string[]): number[] {
  const counts = new Set(product?.players ?? [2]);
  for (const name of expansions) for (const n of product?.players_with[name] ?? []) counts.add(n);
  return [...counts].toSorted((a, b) => a - b);
}

/** Teams are two and two, and come with Cities (CITIES-TEAM-01). */
export function teamsPossible(
  product: ProductOffer | undefined,
  expansions: readonly string[],
  players: number,
): boolean {
  return (
    Boolean(product?.options.some((option) => option.name === "teams")) &&
    expansions.includes("cities") &&
    players % 2 === 0 &&
    players >= 4
  );
}
