/** The plain data inside the messages: views of the games and prices, by the names the table uses. */
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
  return standing.view as unknown as DuelView;
}

export function classicView(standing: TableState): ClassicView {
  return standing.view as unknown as ClassicView;
}
