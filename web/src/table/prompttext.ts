/** What the prompt bar says: the question, what to do, why not, and a warning. */
import { card, token, wonder } from "../catalogue/printed";
import { threats } from "../duel/holdings";
import { matching, piecesOf } from "../duel/picking";
import { duelView } from "../wire/table";
import { godWords } from "../words/gods";
import { either, has, t } from "../words/language.svelte";
import { pieceName, thingName } from "../words/names";
import { read } from "../words/notation";
import { capital, costWords, list, reasonWords, sentence } from "../words/sentences";
import type { Desk } from "./desk.svelte";
import { priced } from "./payments";
import { step } from "./questions";

/** Two players of 7 Wonders: whether the card of the free city is being chosen. */
export const asksForCity = (desk: Desk): boolean => desk.mine && desk.choices.every((choice) => choice.city);

/** Where the hands of 7 Wonders are passed. */
const handsGo = (desk: Desk): string =>
  desk.standing?.view?.game === "classic" ? (desk.standing.view.direction ?? "left") : "left";

/** The seats that have not chosen yet. */
export const waitedFor = (desk: Desk): number[] =>
  (desk.standing?.waiting ?? []).filter((seat) => !(desk.standing?.ready ?? []).includes(seat));

/** The seat whose emblem the bar shows. */
export const askedSeat = (desk: Desk): number =>
  asksForCity(desk) ? desk.names.length : (desk.me ?? waitedFor(desk)[0] ?? 0);

export function titleOf(desk: Desk): string {
  const { game, picked } = desk;
  if (desk.chosen) return desk.words(desk.chosen);
  if (desk.sealed) return desk.words(desk.sealed);
  if (picked?.keys && desk.mine) return capital(picked.keys.map((key) => pieceName(key, desk.names)).join(" → "));
  if (picked && desk.mine) return thingName(game, picked.id);
  if (asksForCity(desk)) return t("ask-city");
  if (desk.mine) return either([`ask-${game}-${step(desk)}`, `ask-${step(desk)}`, "ask-other"]);
  return t(desk.me === null ? "watching" : "waiting-title");
}

export function lineOf(desk: Desk): string {
  const { game, picked } = desk;
  const waited = waitedFor(desk);
  const them = { names: list(waited.map((one) => desk.names[one] ?? "")), count: waited.length };
  if (desk.sent) return t("prompt-sending");
  if (desk.chosen) return chosenLine(desk, desk.chosen);
  if (desk.sealed) return t("prompt-sealed", them);
  if (picked?.keys && desk.mine) return keysLine(desk, picked.keys, picked.verb);
  if (picked && desk.mine) return cardLine(desk, picked.id);
  if (asksForCity(desk)) return t("how-city");
  if (desk.mine && step(desk) === "bid") {
    const coins = duelView(desk.standing!).steps?.at(-1)?.bid ?? 0;
    return coins ? t("how-duel-bid-stands", { coins }) : t("how-duel-bid");
  }
  const how = `how-${game}-${step(desk)}`;
  if (desk.mine) return has(how) ? t(how, { direction: handsGo(desk) }) : t("how-other");
  return waited.length ? t("waiting-for", them) : "";
}

/** Why the picked card cannot be built: it can only be used otherwise, and its price alone does not say why. */
export function whyNot(desk: Desk): string | null {
  const { picked } = desk;
  if (!desk.mine || desk.sent || !picked || desk.chosen) return null;
  if (picked.keys && picked.keys.length !== 1) return null;
  const key = picked.keys ? picked.keys[0]! : `card:${picked.id}`;
  const id = key.startsWith("card:") ? key.slice(5) : "";
  const about = desk.choices.filter((choice) => choice.objects.includes(id));
  if (!about.some((choice) => choice.verb === "discard")) return null;
  if (about.some((choice) => choice.verb === "build" || choice.verb === "recruit")) return null;
  const told = [`${asksForCity(desk) ? "city:" : ""}build:${id}`, `recruit:${id}`]
    .map((name) => desk.explained[name] ?? desk.barred(name))
    .find((one) => one?.key && !one.allowed);
  return told ? reasonWords(desk.game, told.key!, told.args ?? {}, desk.names) : null;
}

export interface Warning {
  /** Whether it is the user who can win. */
  mine: boolean;
  kind: string;
  text: string;
}

/** The most urgent threat of a sudden victory. */
export function warningOf(desk: Desk): Warning | null {
  if (desk.game !== "duel" || !desk.standing?.view || desk.picked || desk.chosen || desk.me === null) return null;
  const found = threats(duelView(desk.standing)).toSorted(
    (a, b) => Number(a.seat === desk.me) - Number(b.seat === desk.me) || a.left - b.left,
  )[0];
  if (!found) return null;
  const mine = found.seat === desk.me;
  return {
    mine,
    kind: found.kind,
    text: t(`threat-${found.kind}-${mine ? "mine" : "theirs"}`, {
      name: desk.names[1 - desk.me] ?? "",
      left: found.left,
    }),
  };
}

/** Describes the choice to confirm: the effect of its piece, and its price. */
function chosenLine(desk: Desk, notation: string): string {
  const price = desk.choices.find((choice) => choice.notation === notation)?.price ?? null;
  return [effectOf(desk, notation), priced(desk, price)].filter(Boolean).join(" · ") || t("prompt-confirm");
}

function effectOf({ game }: Desk, notation: string): string {
  const { verb, objects } = read(notation);
  const id = objects[0] ?? "";
  if (verb === "draft" && game === "duel" && wonder(id))
    return `${sentence(wonder(id)!.effects)} · ${costWords(wonder(id)!)}`;
  if ((verb === "wonder" || verb === "raise") && wonder(id)) return sentence(wonder(id)!.effects);
  if (["progress", "library", "enki", "lock"].includes(verb) && token(id)) return sentence(token(id)!.effects);
  if (["activate", "god"].includes(verb)) return godWords(id);
  return card(game, id) && verb !== "discard" ? sentence(card(game, id)!.effects) : "";
}

/** 7 Wonders: describes the picked card. */
function cardLine(desk: Desk, id: string): string {
  const face = card(desk.game, id);
  const offer = desk.offer("build", id);
  const price = offer?.allowed && offer.price && face ? priced(desk, offer.price) : "";
  return [face ? sentence(face.effects) : t("prompt-picked"), price].filter(Boolean).join(" · ");
}

/** Duel: describes the picked piece and what is still missing: "left section", "The other goes back on top". */
function keysLine(desk: Desk, keys: string[], picked: string | undefined): string {
  const found = matching(desk);
  const verb = found[0]?.verb;
  const complete = found.some((choice) => piecesOf(choice).length === keys.length);
  const [kind = "", id = ""] = keys.at(-1)!.split(":");
  if (picked === "move" || (!complete && found.every((choice) => choice.verb === "move"))) return t("prompt-cube-to");
  if (!complete && kind === "place") return t("prompt-next-god");
  if (!complete) return has(`prompt-next-${verb}`) ? t(`prompt-next-${verb}`) : t("prompt-next");
  if (kind === "god") return godWords(id);
  const face = kind === "card" ? card(desk.game, id) : undefined;
  if (face) {
    const built = desk.choices
      .filter((choice) => (choice.verb === "build" || choice.verb === "recruit") && choice.objects[0] === id)
      .toSorted((a, b) => (a.price?.coins ?? 0) - (b.price?.coins ?? 0))[0];
    const price = built ? priced(desk, built.price) : "";
    return [sentence(face.effects), price].filter(Boolean).join(" · ") || t("prompt-picked");
  }
  if (kind === "plot") return t(verb === "keep" ? "prompt-keep" : `conspiracy-does-${id}`);
  return t("prompt-picked");
}
