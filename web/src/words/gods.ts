import { expansion } from "../duel/expansion.svelte";
import { has, t } from "./language.svelte";
import { effectWords } from "./sentences";

/** What a god does; one of a further content set says its effects. */
export function godWords(id: string, long = true): string {
  const key = `god-${long ? "does" : "short"}-${id}`;
  return has(key) ? t(key) : (expansion.parts?.god(id)?.effects ?? []).map(effectWords).join(". ");
}
