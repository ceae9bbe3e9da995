/** A price in words, or why something is not available, for screen readers. */
import type { Offer } from "../pieces/offer";
import { t } from "../words/language.svelte";
import { reasonWords, shortPrice } from "../words/sentences";
import type { Desk } from "./desk.svelte";

export function offerWords(desk: Desk, name: string, offer: Offer | null): string {
  if (!offer) return "";
  if (offer.allowed) return t("card-for", { price: shortPrice(offer.price) });
  const told = desk.explained[name] ?? desk.barred(name);
  const why = told?.key ? reasonWords(desk.game, told.key, told.args ?? {}, desk.names) : shortPrice(offer.price);
  return why ? t("card-not-now", { why }) : t("card-closed");
}
