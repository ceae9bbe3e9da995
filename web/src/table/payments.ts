/** Ways to pay for a choice, in words. */
import { thingName, wonderName } from "../words/names";
import { t } from "../words/language.svelte";
import { capital, list, priceWords } from "../words/sentences";
import type { Choice, Desk } from "./desk.svelte";

/** Describes what the coins of a price are for; what the city produces is named only if nothing is paid. */
export function priced(desk: Desk, price: Choice["price"]): string {
  const shown = price?.coins ? { ...price, produced: {}, chosen: {} } : price;
  return priceWords(desk.game, shown, desk.names).join("; ");
}

/** Names what tells a choice from the other ways to make it. */
export function wayWords(desk: Desk, choice: Choice): string {
  if (choice.power) return t("pay-power", { power: thingName(desk.game, choice.power) });
  if (choice.left !== undefined) return goods(desk, choice) || sellers(desk, choice);
  if (choice.offerings)
    return t("pay-offerings", { count: choice.offerings.length, values: list(choice.offerings.map(String)) });
  if (choice.verb === "activate") return t("pay-coins-only");
  if (choice.verb === "keep") return t(`plot-other-${choice.objects[1] ?? "top"}`);
  if (choice.verb === "wonder") return wonderName(choice.objects[0] ?? "");
  if (choice.verb === "prepare") return t(`duel-conspiracy-${choice.objects[0] ?? ""}`);
  return desk.words(choice.notation);
}

/** Describes purchases: "2 stone from Rome for 4 coins". */
function goods(desk: Desk, choice: Choice): string {
  return choice.price?.bought?.length
    ? priceWords(desk.game, { ...choice.price, produced: {}, chosen: {}, discounted: {}, printed: 0 }, desk.names).join(
        "; ",
      )
    : "";
}

/** 7 Wonders: names who gets the coins: "Rome 2, bank 1". */
function sellers(desk: Desk, choice: Choice): string {
  const { names } = desk;
  const ring = desk.standing?.view?.cities.length || 1;
  const payer = choice.city ? names.length : (desk.me ?? 0);
  const name = (step: number): string => names[(payer + step + ring) % ring] ?? t("city-free");
  const parts: [string, number][] = [
    [name(1), choice.left ?? 0],
    [name(-1), choice.right ?? 0],
    [t("bank"), choice.price?.bank ?? 0],
  ];
  const paid = parts.filter(([, coins]) => coins > 0).map(([who, coins]) => `${who} ${coins}`);
  return paid.length ? paid.join(", ") : capital(t("price-nothing"));
}
