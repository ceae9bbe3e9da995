/** Choices, effects, prices and reasons in words. */
import { card, family, token, wonder, type CardFace, type Effect, type GameName } from "../catalogue/printed";
import type { Price } from "../wire/table";
import { VERBS } from "../wire/verbs";
import { either, has, language, locale, t, type Words } from "./language.svelte";
import {
  cardName,
  forms,
  numerals,
  pieceKey,
  plainForms,
  playerForms,
  progressName,
  spaceWords,
  thingName,
  warTokenName,
  wonderName,
} from "./names";
import { read, type Said } from "./notation";

/** Returns the face-up card in a slot of the structure. */
type Lies = (slot: number) => string | undefined;
const HIDDEN = "?";

export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type, style: "long" }).format(items);
}

const small = (key: string): string => t(key).toLocaleLowerCase(language());
/** Returns a resource as the object of "produces" or "buys", in the accusative where the language has one. */
export const resourceObject = (id: string): string =>
  small(has(`resource-${id}.acc`) ? `resource-${id}.acc` : `resource-${id}`);

/** Returns an object of a move as arguments of its message, named `a` or `b`. */
function object(game: GameName, verb: string, id: string, n: number, names: string[], lies?: Lies): Words {
  const argument = "ab"[n] ?? "c";
  if (id === HIDDEN) return plainForms(argument, t("thing-hidden"));
  const kind = VERBS[game]?.[verb]?.objects[n] ?? "card";
  switch (kind) {
    case "coins":
      return { n: Number(id), [argument]: Number(id) };
    case "seat":
      return playerForms(argument, Number(id), names);
    case "deck_end":
    case "chamber":
      return { [argument]: id };
    case "god_slot":
      return { [argument]: numerals[Number(id)] ?? id };
    case "space":
      return { [argument]: spaceWords(Number(id), names) };
    case "token":
      return plainForms(argument, warTokenName(id, names));
    case "side":
      return { [argument]: t(`classic-side-${id}`) };
    case "place": {
      const card = lies?.(Number(id));
      if (card) return forms(argument, pieceKey(game, card, "card") ?? `${game}-card-${card}`);
      const place = plainForms(argument, t("place-of-structure", { n: Number(id) + 1 }));
      return { ...place, [`${argument}_acc`]: t("place-of-structure.acc", { n: Number(id) + 1 }) };
    }
    default: {
      const key = pieceKey(game, id, kind.includes("|") ? undefined : kind);
      return key ? forms(argument, key) : plainForms(argument, id);
    }
  }
}

function objects(game: GameName, said: Said, names: string[], lies?: Lies): Words {
  const all = list(said.objects.map((id) => (id === HIDDEN ? t("thing-hidden") : thingName(game, id))));
  return Object.assign(
    { a: "", b: "", verb: said.verb, all },
    ...said.objects.map((id, n) => object(game, said.verb, id, n, names, lies)),
  );
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language()) + text.slice(1);
}

/** Returns a move in the imperative: "Build Temple". */
export function choiceWords(game: GameName, notation: string, names: string[], lies?: Lies): string {
  const said = read(notation);
  const keys = [`choice-${game}-${said.verb}`, `choice-${said.verb}`, "do-other"];
  const text = capital(either(keys, objects(game, said, names, lies)));
  const parts = [said.city ? t("do-city", { what: text }) : text];
  if (said.power) parts.push(t("pay-power", { power: thingName(game, said.power) }));
  if (said.offerings)
    parts.push(t("pay-offerings", { count: said.offerings.length, values: list(said.offerings.map(String)) }));
  return parts.join(" · ");
}

/** A part of a log entry: text, the player, or a piece that can be enlarged. */
export type SaidPart = { text: string } | { who: string } | { id: string; text: string };

/** Marks the forms of a piece so that they can be found in the sentence; articles stay outside. */
function marked(n: number, words: Words): Words {
  const mark = (text: string): string => text.replace(/^(the |a |an )?(.+)$/u, `$1\u0001${n}$2\u0002`);
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      name.endsWith("_gender") || typeof value !== "string" ? value : mark(value),
    ]),
  );
}

const PIECES = new Set(["card", "leader", "card|leader", "wonder", "progress", "god", "conspiracy", "board"]);

/** Returns a log entry in parts: "Ada built the Quarry for 2 coins". */
export function saidParts(
  game: GameName,
  seat: number | null,
  notation: string,
  names: string[],
  price?: Price | null,
): SaidPart[] {
  const said = read(notation);
  const words = Object.assign(
    { a: "", b: "", verb: said.verb },
    ...said.objects.map((id, n) => {
      const found = object(game, said.verb, id, n, names);
      return id !== HIDDEN && PIECES.has(VERBS[game]?.[said.verb]?.objects[n] ?? "") ? marked(n, found) : found;
    }),
  ) as Words;
  const who: Words = said.city
    ? { who: t("city-free-log"), you: "free" }
    : { ...playerForms("who", seat, names), who: "\u0001w\u0002" };
  const hidden = said.objects.includes(HIDDEN) ? [`secret-${said.verb}`] : [];
  const keys = [...hidden, `said-${game}-${said.verb}`, `said-${said.verb}`];
  const text = keys.some(has)
    ? either(keys, { ...words, ...who, ...paid(game, price) })
    : `\u0001w\u0002: ${choiceWords(game, notation, names)}`;
  return text
    .split(/(\u0001[^\u0002]*\u0002)/)
    .filter(Boolean)
    .map((part): SaidPart => {
      if (part[0] !== "\u0001") return { text: part };
      if (part[1] === "w") return { who: names[seat ?? 0] ?? t("city-free") };
      return { id: said.objects[Number(part[1])] ?? "", text: part.slice(2, -1) };
    });
}

/** Returns a log entry as one sentence. */
export function saidWords(
  game: GameName,
  seat: number | null,
  notation: string,
  names: string[],
  price?: Price | null,
): string {
  return saidParts(game, seat, notation, names, price)
    .map((part) => ("who" in part ? part.who : part.text))
    .join("");
}

/** Returns the price as arguments of a log entry: its kind, the coins, and what made it free. */
function paid(game: GameName, price: Price | null | undefined): Words {
  if (!price) return { price: "none" };
  if (price.power) return { price: "power", by: thingName(game, price.power) };
  if (price.chain)
    return { price: has(`mythology-${price.chain}`) ? "mythology" : "chain", by: thingName(game, price.chain) };
  if (price.coins) return { price: "paid", n: price.coins };
  return price.gain ? { price: "gain", n: price.gain } : { price: "free" };
}

/** Returns the components of a price, one per line. */
export function priceWords(
  game: GameName,
  price: Price | null | undefined,
  names: string[],
  seat: number | null = null,
): string[] {
  if (!price) return [];
  const lines: string[] = [];
  if (price.chain)
    lines.push(
      has(`mythology-${price.chain}`)
        ? t("price-by-mythology", { name: t(`mythology-${price.chain}`) })
        : t("price-by-chain", { card: thingName(game, price.chain) }),
    );
  if (price.power) lines.push(t("price-by-power", { power: thingName(game, price.power) }));
  if (price.printed) lines.push(t("price-printed", { n: price.printed }));
  const made = Object.entries({ ...price.produced });
  if (made.length) lines.push(t("price-produced", { list: units(made) }));
  const chosen = Object.entries({ ...price.chosen });
  if (chosen.length) lines.push(t("price-chosen", { list: units(chosen) }));
  const spared = Object.entries({ ...price.discounted });
  if (spared.length) lines.push(t("price-discounted", { list: units(spared) }));
  for (const deal of price.bought ?? []) {
    const words = {
      goods: t(`units-${deal.resource}-acc`, { n: deal.units }),
      coins: t("coins-acc", { n: deal.units * deal.price }),
    };
    lines.push(
      deal.seller === undefined || deal.seller === null
        ? t("price-bought-bank", words)
        : t("price-bought-seat", { ...words, ...playerForms("seller", deal.seller, names) }),
    );
  }
  for (const [to, coins] of Object.entries(price.paid_to ?? {})) {
    if (!(price.bought ?? []).some((deal) => deal.seller === Number(to))) {
      lines.push(
        t("price-paid-to", { coins: t("coins-acc", { n: coins }), ...playerForms("seller", Number(to), names) }),
      );
    }
  }
  if (!lines.length && price.coins === 0 && !price.gain) lines.push(t("price-nothing"));
  if (price.gain) lines.push(t("price-gain", { n: price.gain }));
  void seat;
  return lines;
}

function units(entries: [string, number][]): string {
  return list(entries.map(([id, n]) => t(`units-${id}-acc`, { n })));
}

/** Returns a price in a few words, for a button or a label. */
export function shortPrice(price: Price | null | undefined): string {
  if (!price) return "";
  if ((price.chain || price.power) && !price.coins) return t("price-free");
  if (price.gain && !price.coins) return t("price-plus", { coins: price.gain });
  return t("coins", { n: price.coins });
}

export function effectWords(effect: Effect): string {
  const n = effect.amount ?? effect.count ?? (typeof effect.resources === "number" ? effect.resources : 1);
  const resources = Array.isArray(effect.resources) ? effect.resources.map(resourceObject) : [];
  switch (effect.type) {
    case "produce": {
      const kinds = (effect.one_of ?? []).map(resourceObject);
      if (kinds.length === 1)
        return t("effect-produce", { goods: t(`units-${effect.one_of?.[0] ?? ""}-acc`, { n: effect.count ?? 1 }) });
      return t(effect.tradable ? "effect-produce-either" : "effect-produce-own", { list: list(kinds, "disjunction") });
    }
    case "trade_discount":
      return t(`effect-trade-${effect.scope ?? "bank"}`, { list: list(resources), n: effect.price ?? 1 });
    case "destroy_card":
    case "free_build_per_age":
      return t(effect.color ? `effect-${effect.type}-color` : `effect-${effect.type}`, {
        n,
        color: effect.color ? t(`hue-object-${effect.color}`) : "",
      });
    case "choose_one":
      return capital((effect.options ?? []).map((one) => uncapital(effectWords(one))).join(t("effect-or")));
    case "senate_actions":
      return t("effect-senate_actions", { section: small(`duel-section-${effect.section}`) });
    default: {
      // Texts shared by the whole project.
      const key = [`effect-${effect.type}`, `printed-effect-${effect.type}`].find(has);
      return key ? capital(t(key, { ...fields(effect), n })) : t("effect-other");
    }
  }
}

/** Returns the fields of an effect as arguments of a message. */
function fields(effect: Effect): Words {
  const words: Words = { own: effect.self ?? 0, count: 1, optional: 0, scope: "self" };
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === "number") words[name] = value;
    else if (typeof value === "boolean") words[name] = value ? 1 : 0;
    else if (Array.isArray(value)) words[name] = list(value.map((one) => plainName(name, String(one))));
    else if (typeof value === "string") words[name] = plainName(name, value);
  }
  words["per"] ??= 0;
  const hues = [effect.colors ?? effect.color ?? []].flat();
  words["hued"] = list(
    hues.map((hue) => t(`hue-object-${hue}`)),
    "disjunction",
  );
  return words;
}

function plainName(field: string, id: string): string {
  if (field === "scope") return id;
  if (field === "per") return t(`printed-counted-${id}`);
  if ((field === "target" || field === "applies_to") && has(`printed-target-${id}`)) return t(`printed-target-${id}`);
  const found = [`resource-${id}`, `hue-${id}`, `duel-section-${id}`, `symbol-${id}`].find(has);
  return found ? small(found) : id;
}

function sentence(effects: Effect[]): string {
  return effects.map(effectWords).join(". ");
}

function costWords(face: { cost: CardFace["cost"] }): string {
  const parts = Object.entries(face.cost).map(([id, count]) =>
    t(id === "coins" ? "coins" : `units-${id}`, { n: count ?? 0 }),
  );
  return parts.length ? t("cost-words", { list: list(parts) }) : t("cost-free");
}

/** Describes a card for screen readers: name, kind, effects, cost. */
export function cardWords(game: GameName, id: string): string {
  const face = card(game, id);
  if (!face) return cardName(game, id);
  return [cardName(game, id), t(family(game, face)), sentence(face.effects), costWords(face)]
    .filter(Boolean)
    .join(". ");
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

/** Returns why something is not possible. Arguments that are ids are replaced by names. */
export function reasonWords(
  game: GameName,
  key: string,
  given: Record<string, unknown> = {},
  names: string[] = [],
): string {
  const words: Words = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "space") words[name] = spaceWords(Number(value), names);
    else if (typeof value === "number") words[name] = value;
    else if (name === "token") words[name] = warTokenName(String(value), names);
    else if (name === "color")
      words[name] = list(
        String(value)
          .split("/")
          .map((hue) => t(`hue-${hue}`)),
        "disjunction",
      );
    else if (name === "choice" || name === "step" || typeof value !== "string") words[name] = String(value);
    else {
      const found = pieceKey(game, value, name);
      Object.assign(words, found ? forms(name, found) : plainForms(name, value));
    }
  }
  if (typeof given["price"] === "number" && typeof given["coins"] === "number")
    words["n"] = given["price"] - given["coins"];
  return has(key) ? t(key, words) : t("refused-other", { key });
}
