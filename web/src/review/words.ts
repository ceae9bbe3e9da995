/** Numbers, reasons and colors of a review as they are said and drawn. */
import type { GameName } from "../catalogue/printed";
import { language, locale, t } from "../words/language.svelte";
import { thingName } from "../words/names";
import type { Kind, Reason } from "./data";
import { points } from "./drawing";

/** Colors of the kinds of victory: mine, theirs. Patterns come on top of them: never the color alone. */
export const tones: Record<Kind, [string, string]> = {
  civilian: ["#3f74ad", "#2b588c"],
  military: ["#c0473a", "#96332a"],
  science: ["#2f8a5c", "#1f6b46"],
  political: ["#8257ab", "#643a88"],
};
/** Lines of the seats on paper, with dashes that tell them apart without color. */
export const SEATS = ["#1f4a86", "#962a26", "#1d6a45", "#6a3a8e", "#7a5a12", "#1f6b7a", "#8a3a66", "#4a4a52"];
export const DASHES = ["1 3", "7 4", "2 4", "12 4 2 4", "1 5", "10 3", "4 2 1 2", "6 2"];

export function percent(chance: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(
    Math.min(1, Math.max(0, chance)),
  );
}

/** Points of chance with their sign, and a true minus. */
export function signed(value: number): string {
  const n = points(value);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

export function figure(value: number, digits = 1): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
}

export function whole(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

const icons: Record<string, string> = {
  wins: "ui-crown",
  prevents_military: "rv-deny",
  prevents_science: "rv-deny",
  prevents_political: "rv-deny",
  token: "ui-progress",
  again: "ui-extra",
  denies: "rv-deny",
  symbol: "sci-globe",
  points: "laurel",
  shields: "shield",
  control: "fx-senate-centre",
  wonder: "ui-wonder",
  stage: "fx-stage",
  free: "fx-free",
  opens: "rv-flip",
  opens_unknown: "rv-flip",
  coins: "coin",
};
export const reasonIcon = (reason: Reason): string =>
  reason.kind === "resource" ? `res-${reason.piece}` : (icons[reason.kind] ?? "rv-check");

export function reasonWords(game: GameName, reason: Reason): string {
  const name = reason.piece ? thingName(game, reason.piece) : "";
  return t(`review-reason-${reason.kind}`, {
    amount: reason.amount ?? 0,
    piece: reason.kind === "resource" ? name.toLocaleLowerCase(locale()) : name,
  });
}

/** A name that begins a sentence or stands alone keeps its capital; in English a leading article is left out. */
export const plain = (name: string): string => (language() === "en" ? name.replace(/^The /, "") : name);
