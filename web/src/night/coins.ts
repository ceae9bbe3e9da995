/** Coins of a round on the big screen: who gains and who pays. */
import type { Fact } from "../wire/messages";

/** The coins that a seat gained in these facts, minus those it paid. */
export function balance(facts: readonly Fact[], seat: number): number {
  return facts
    .filter((fact) => fact.kind === "coins")
    .reduce((sum, fact) => sum + (fact.amount ?? 0) * (Number(fact.other === seat) - Number(fact.seat === seat)), 0);
}

export interface Walk {
  from: number;
  to: number;
  /** Position in the row of coins that move together. */
  nth: number;
}

/** At most this many coins move between two cities: more would not be told apart. */
const MOST = 5;

/** The coins that move from one city to another. */
export function walks(facts: readonly Fact[]): Walk[] {
  return facts.flatMap(({ kind, seat, other, amount }) =>
    kind === "coins" && typeof seat === "number" && typeof other === "number"
      ? Array.from({ length: Math.min(MOST, amount ?? 0) }, (_, nth) => ({ from: seat, to: other, nth }))
      : [],
  );
}
