import { expansion } from "../duel/expansion.svelte";
import { has, t } from "./language.svelte";
import { effectWords } from "./sentences";

/** Returns the effect of a god in words; for a god of a content set, derived from its effects. */
export function godWords(id: string, long = true): string {
  const key = `god-${long ? "does" : "short"}-${id}`;
  return has(key) ? t(key) : (expansion.parts?.god(id)?.effects ?? []).map(effectWords).join(". ");
}
