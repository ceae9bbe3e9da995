/** Choices, effects, prices and reasons in words. */
import { card, family, token, wonder, type CardFace, type Effect, type GameName } from "../catalogue/printed";
import type { Price } from "../wire/table";
import { VERBS } from "../wire/verbs";
import { either, has, language, locale, t, type Words } from "./language.svelte";
import { cardName, pieceName, progressName, spaceWords, thingName, warTokenName, wonderName } from "./names";
import { read } from "./notation";

/** Whether the object of a verb is a seat. */
const ofSeats = (game: GameName, verb: string): boolean => VERBS[game]?.[verb]?.objects.includes("seat") ?? false;
/** Whether the object of a verb is a number of coins: it takes the form that goes with the number. */
const ofCoins = (game: GameName, verb: string): boolean => VERBS[game]?.[verb]?.objects.includes("coins") ?? false;
/** Verbs of Duel whose objects are numbers or places: what each of them stands for. */
const PLACES: Record<string, string[]> = {
  place: ["god", "place"], strike: ["slot"], minerva: ["space"], sink: ["war"], unleash: ["war"], influence: ["chamber"],
  move: ["chamber", "chamber"], remove: ["chamber"], shift: ["chamber", "chamber"], mythology: ["deck"],
};
/** What lies open in a place of the structure. */
type Lies = (slot: number) => string | undefined;
const HIDDEN = "?";

export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type, style: "long" }).format(items);
}

const small = (key: string): string => t(key).toLocaleLowerCase(language());
const resource = (id: string): string => small(`resource-${id}`);

function object(game: GameName, verb: string, id: string, names: string[], n = 0, lies?: Lies): string | number {
  if (id === HIDDEN) return t("thing-hidden");
  const kind = game === "duel" ? PLACES[verb]?.[n] : undefined;
  if (kind === "slot") {
    const card = lies?.(Number(id));
    return card ? cardName(game, card) : pieceName(`slot:${id}`, names);
  }
  if (kind) return pieceName(`${kind}:${id}`, names);
  if (ofSeats(game, verb)) return names[Number(id)] ?? id;
  if (ofCoins(game, verb)) return Number(id);
  const name = thingName(game, id);
  return language() === "en" ? name.replace(/^The /, "the ") : name;
}

function args(game: GameName, notation: string, names: string[], lies?: Lies): Words {
  const said = read(notation);
  const objects = said.objects.map((id, n) => (said.verb === "keep" && n === 1 ? id : object(game, said.verb, id, names, n, lies)));
  return { a: objects[0] ?? "", b: objects[1] ?? "", c: objects[2] ?? "", all: list(objects.map(String)) };
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** What a choice does: "Build Temple". */
export function choiceWords(game: GameName, notation: string, names: string[], lies?: Lies): string {
  const said = read(notation);
  const words = args(game, notation, names, lies);
  const keys = [`do-${game}-${said.verb}`, `do-${said.verb}`, `choice-${said.verb}`, "do-other"];
  const text = capital(either(keys, { ...words, verb: said.verb }));
  const parts = [text];
  if (said.city) parts[0] = t("do-city", { what: text });
  if (said.power) parts.push(t("pay-power", { power: thingName(game, said.power) }));
  if (said.offerings) parts.push(t("pay-offerings", { count: said.offerings.length, values: list(said.offerings.map(String)) }));
  return parts.join(" · ");
}

/** What somebody did, with the objects as marks that the log fills with pieces. */
export function deedWords(game: GameName, notation: string, names: string[]): string {
  const said = read(notation);
  const marks = said.objects.map((id, n) =>
    id === HIDDEN || ofSeats(game, said.verb) || ofCoins(game, said.verb) || PLACES[said.verb]?.[n] ? object(game, said.verb, id, names, n) : `\u0001${n}\u0002`,
  );
  const hidden = said.objects.includes(HIDDEN) ? `did-${said.verb}-hidden` : "";
  const words = { a: marks[0] ?? "", b: marks[1] ?? "", c: marks[2] ?? "", all: marks.join(", "), verb: said.verb };
  const what = either([`choice-${said.verb}`, "do-other"], words);
  const text = either([hidden, `did-${game}-${said.verb}`, `did-${said.verb}`, "did-other"].filter(Boolean), { ...words, what });
  return said.city ? t("did-city", { what: text }) : text;
}

/** What a price is made of, a line each. */
export function priceWords(game: GameName, price: Price | null | undefined, names: string[], seat: number | null = null): string[] {
  if (!price) return [];
  const lines: string[] = [];
  if (price.chain) lines.push(has(`mythology-${price.chain}`) ? t("price-by-mythology", { name: t(`mythology-${price.chain}`) }) : t("price-by-chain", { card: thingName(game, price.chain) }));
  if (price.power) lines.push(t("price-by-power", { power: thingName(game, price.power) }));
  if (price.printed) lines.push(t("price-printed", { coins: price.printed }));
  const made = Object.entries({ ...price.produced });
  if (made.length) lines.push(t("price-produced", { list: units(made) }));
  const chosen = Object.entries({ ...price.chosen });
  if (chosen.length) lines.push(t("price-chosen", { list: units(chosen) }));
  const spared = Object.entries({ ...price.discounted });
  if (spared.length) lines.push(t("price-discounted", { list: units(spared) }));
  for (const deal of price.bought ?? []) {
    const words = { units: deal.units, resource: resource(deal.resource), price: deal.price, coins: deal.units * deal.price };
    lines.push(
      deal.seller === undefined || deal.seller === null
        ? t("price-bought-bank", words)
        : t("price-bought-seat", { ...words, seller: names[deal.seller] ?? t("city-free") }),
    );
  }
  for (const [to, coins] of Object.entries(price.paid_to ?? {})) {
    if (!(price.bought ?? []).some((deal) => deal.seller === Number(to))) {
      lines.push(t("price-paid-to", { coins, seller: names[Number(to)] ?? t("city-free") }));
    }
  }
  if (!lines.length && price.coins === 0 && !price.gain) lines.push(t("price-nothing"));
  if (price.gain) lines.push(t("price-gain", { coins: price.gain }));
  void seat;
  return lines;
}

function units(entries: [string, number][]): string {
  return list(entries.map(([id, count]) => (count > 1 ? `${count} × ${resource(id)}` : resource(id))));
}

/** A price in a few words for a button or a name. */
export function shortPrice(price: Price | null | undefined): string {
  if (!price) return "";
  if ((price.chain || price.power) && !price.coins) return t("price-free");
  if (price.gain && !price.coins) return t("price-plus", { coins: price.gain });
  return t("price-coins", { coins: price.coins });
}

export function effectWords(effect: Effect): string {
  const n = effect.amount ?? effect.count ?? 1;
  const resources = Array.isArray(effect.resources) ? effect.resources.map(resource) : [];
  switch (effect.type) {
    case "produce": {
      const kinds = (effect.one_of ?? []).map(resource);
      if (kinds.length === 1) return t("effect-produce", { n: effect.count ?? 1, resource: kinds[0] ?? "" });
      return t(effect.tradable ? "effect-produce-either" : "effect-produce-own", { list: list(kinds, "disjunction") });
    }
    case "science":
      return t("effect-science", { symbol: small(`symbol-${effect.symbol}`) });
    case "coins_per":
    case "points_per":
      return t(`effect-${effect.type}`, {
        n,
        what: t(`counted-${effect.per}`),
        where: t(`where-${effect.scope ?? "self"}`),
      });
    case "trade_discount":
      return t(`effect-trade-${effect.scope ?? "bank"}`, { list: list(resources), price: effect.price ?? 1 });
    case "destroy_card":
    case "free_build_per_age":
      return t(effect.color ? `effect-${effect.type}-color` : `effect-${effect.type}`, {
        n,
        color: effect.color ? t(`hue-object-${effect.color}`) : "",
      });
    case "cost_reduction":
    case "grant_extra_turn":
    case "extra_shields": {
      const own = `effect-${effect.type}-${effect.applies_to}`;
      return has(own) ? t(own, { n: effect.amount ?? (effect.resources as number) ?? 1 }) : otherEffect(effect);
    }
    case "choose_one":
      return t("effect-either", { list: ((effect["options"] as Effect[] | undefined) ?? []).map(effectWords).map((text) => text.charAt(0).toLocaleLowerCase(language()) + text.slice(1)).join(t("effect-or")) });
    case "senate_actions":
      return t("effect-senate_actions", { section: small(`duel-section-${String(effect["section"])}`) });
    case "draw_progress_token":
      return t("effect-draw_progress_token", { draw: effect.draw ?? 3, keep: effect.keep ?? 1 });
    default:
      return has(`effect-${effect.type}`) ? t(`effect-${effect.type}`, { ...fields(effect), n, ...named(effect) }) : otherEffect(effect);
  }
}

/** What an effect names, in the forms that sentences about it need. */
function named(effect: Effect): Words {
  const target = effect.target ?? effect.color;
  return {
    amount: effect.amount ?? 1,
    scope: effect.scope ?? "",
    what: effect.per ? t(`counted-${effect.per}`) : "none",
    hue: effect.color ? t(`hue-object-${effect.color}`) : "",
    things: target && has(`printed-target-${target}`) ? t(`printed-target-${target}`) : "",
  };
}

/** Effects of the expansions, in the words that the whole project shares. */
function otherEffect(effect: Effect): string {
  const key = `printed-effect-${effect.type}`;
  if (!has(key)) return t("effect-other");
  return capital(t(key, fields(effect)));
}

/** The fields of an effect as words. */
function fields(effect: Effect): Words {
  const words: Words = { own: effect.self ?? 0, count: 1, optional: 0 };
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === "number") words[name] = value;
    else if (typeof value === "boolean") words[name] = value ? 1 : 0;
    else if (Array.isArray(value)) words[name] = list(value.map((one) => plainName(name, String(one))));
    else if (typeof value === "string") words[name] = plainName(name, value);
  }
  words["per"] ??= 0;
  const hues = [effect["colors"] ?? effect.color ?? []].flat() as string[];
  words["hued"] = list(hues.map((hue) => t(`hue-object-${hue}`)), "disjunction");
  return words;
}

function plainName(field: string, id: string): string {
  if (field === "scope") return id;
  if ((field === "applies_to" || field === "target") && has(`printed-target-${id}`)) return small(`printed-target-${id}`);
  const keys = [`resource-${id}`, `hue-${id}`, `printed-target-${id}`, `printed-counted-${id}`, `duel-section-${id}`, `symbol-${id}`];
  const found = keys.find(has);
  return found ? small(found) : id;
}

function sentence(effects: Effect[]): string {
  return effects.map(effectWords).join(". ");
}

function costWords(face: { cost: CardFace["cost"] }): string {
  const parts = Object.entries(face.cost).map(([id, count]) =>
    id === "coins" ? t("coins", { n: count ?? 0 }) : (count ?? 0) > 1 ? `${count} × ${resource(id)}` : resource(id),
  );
  return parts.length ? t("cost-words", { list: list(parts) }) : t("cost-free");
}

/** A card for somebody who hears it: name, kind, effects, cost. */
export function cardWords(game: GameName, id: string): string {
  const face = card(game, id);
  if (!face) return cardName(game, id);
  return [cardName(game, id), t(family(game, face)), sentence(face.effects), costWords(face)].filter(Boolean).join(". ");
}

export function wonderWords(id: string): string {
  const face = wonder(id);
  return face ? [wonderName(id), sentence(face.effects), costWords(face)].join(". ") : wonderName(id);
}

export function progressWords(id: string): string {
  const face = token(id);
  return face ? [progressName(id), sentence(face.effects)].join(". ") : progressName(id);
}

export { costWords, sentence };

/** Why something cannot be done. Arguments that are ids are named first. */
export function reasonWords(game: GameName, key: string, given: Record<string, unknown> = {}, names: string[] = []): string {
  const words: Words = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "space") words[name] = spaceWords(Number(value), names);
    else if (typeof value === "number") words[name] = value;
    else if (name === "token") words[name] = warTokenName(String(value), names);
    else if (name === "card") words[name] = cardName(game, String(value));
    else if (name === "wonder") words[name] = wonderName(String(value));
    else if (name === "progress") words[name] = progressName(String(value));
    else if (name === "color") words[name] = t(`hue-${String(value)}`);
    else if (name === "resource") words[name] = resource(String(value));
    else if (name === "choice") words[name] = String(value);
    else words[name] = typeof value === "string" ? thingName(game, value) : String(value);
  }
  return has(key) ? t(key, words) : t("refused-other", { key });
}
