/** Rules behind the questions and prices of the table. */
import { mythologies, type GameName } from "../catalogue/printed";
import type { Price } from "../wire/table";
import { QUESTIONS } from "../wire/verbs";
import type { Desk } from "./desk.svelte";
import { step } from "./questions";

const TURN: Record<GameName, string> = { duel: "DUEL-TURN-01", classic: "SW-TURN-01" };

/** Returns the rule behind the pending question. */
export function ruleOfQuestion(desk: Desk): string {
  return QUESTIONS[desk.game]?.[step(desk)] ?? TURN[desk.game];
}

/** Returns the rule behind a price: a chain, a purchase, coins for a discarded card. */
export function ruleOfPrice(game: GameName, price: Price | null | undefined): string | null {
  const book = game === "duel" ? "DUEL" : "SW";
  if (price?.chain) return mythologies.some(({ id }) => id === price.chain) ? "PAN-TEMPLE-01" : `${book}-CHAIN-01`;
  if (price?.bought?.length) return `${book}-TRADE-01`;
  if (price?.gain) return `${book}-DISCARD-01`;
  if (price?.produced && Object.keys(price.produced).length) return game === "duel" ? "DUEL-BUILD-01" : "SW-COST-01";
  return null;
}
