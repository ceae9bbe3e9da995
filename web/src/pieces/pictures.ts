/** Pictures of effects, as described in the engine's effect table: tokens in a row, with signs between them. */
import type { Effect } from "../catalogue/printed";
import { EFFECTS } from "../wire/effects";

/** A token with or without a number, a counted item, or a sign between them. */
export type Part = { icon: string; class: string; n?: string } | { per: string } | { sign: string };

/** Marks an effect that `Effects.svelte` draws from its fields. */
export const DRAWN = "drawn";
const DEED = "fx-deed";
const SIGNS = new Set(["/", ":", "=", "»", "‹", "›"]);

/** Returns the picture of a type of effect; the games share types and pictures. */
export function pictureOf(type: string): string {
  return (
    (EFFECTS["duel"]?.[type] ?? EFFECTS["classic"]?.[type])?.picture ?? (type === "conspire" ? "fx-conspire" : DEED)
  );
}

/** Returns the parts of a picture, with placeholders replaced by the fields of the effect. */
export function partsOf(effect: Effect): Part[] {
  const filled = pictureOf(effect.type).replaceAll(/\{(\w+)\}/g, (_, field: string) => String(effect[field] ?? ""));
  return filled.split(" ").map((part): Part => {
    if (SIGNS.has(part)) return { sign: part };
    if (part.startsWith("per:")) return { per: part.slice("per:".length) };
    const [token = "", n] = part.split("#");
    const [icon = "", ...classes] = token.split(".");
    return { icon, class: classes.join(" "), ...(n === undefined ? {} : { n }) };
  });
}
