/** Data inside the messages: views of the games and prices, under the names used by the table. */
import type { ClassicView, DuelView, TableState } from "./messages";

export type {
  ClassicCity,
  ClassicView,
  CopiedSymbol,
  DuelCity,
  DuelView,
  GodCard as GodPlace,
  PantheonView,
  Plot,
  PriceData as Price,
  PurchaseData as Purchase,
  SenateView,
  Slot,
} from "./messages";

export function duelView(standing: TableState): DuelView {
  if (standing.view?.game !== "duel") throw new Error("no game of Duel");
  return standing.view;
}

export function classicView(standing: TableState): ClassicView {
  if (standing.view?.game !== "classic") throw new Error("no game of 7 Wonders");
  return standing.view;
}
