/** Formatting of numbers, reasons and colors of a review. */
import type { GameName } from "../catalogue/printed";
import { language, locale, t } from "../words/language.svelte";
import { thingName } from "../words/names";
import { read } from "../words/notation";
import type { Kind, Reason } from "./data";
import { points } from "./drawing";

/**
 * Colors of the kinds of victory: viewer's, opponent's. Patterns are added, so that color is never the only difference.
 */
export const tones: Record<Kind, [string, string]> = {
  civilian: ["#3f74ad", "#2b588c"],
  military: ["#c0473a", "#96332a"],
  science: ["#2f8a5c", "#1f6b46"],
  political: ["#8257ab", "#643a88"],
};
/** Line colors of the seats on paper, and dash patterns that distinguish them without color. */
export const SEATS = ["#1f4a86", "#962a26", "#1d6a45", "#6a3a8e", "#7a5a12", "#1f6b7a", "#8a3a66", "#4a4a52"];
export const DASHES = ["1 3", "7 4", "2 4", "12 4 2 4", "1 5", "10 3", "4 2 1 2", "6 2"];

export function percent(chance: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(
    Math.min(1, Math.max(0, chance)),
  );
}

/** Formats a change of chance in percentage points, with sign and a true minus. */
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

/** Returns a name for the start of a sentence or on its own: capitalized, in English without a leading article. */
export const plain = (name: string): string => (language() === "en" ? name.replace(/^The /, "") : name);

/** Returns the name of the piece of a move, if that tells the move from the other one: both do the same with one piece. */
export function pieceOf(game: GameName, choice: string, other: string): string | null {
  const [one, two] = [read(choice), read(other)];
  const [piece] = one.objects;
  if (one.verb !== two.verb || one.objects.length !== 1 || !piece || piece === two.objects[0]) return null;
  return plain(thingName(game, piece)) || null;
}
