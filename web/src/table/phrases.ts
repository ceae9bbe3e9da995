/** Stock phrases and reactions: said as a word between colons, and read by everybody in their own language. */
import { has, t } from "../words/language.svelte";

export const PHRASES = ["hello", "good-luck", "well-played", "thinking", "hurry", "thanks"];
export const REACTIONS: Record<string, string> = { clap: "👏", laugh: "😄", wow: "😮", ouch: "😖" };

/** A line of chat as it is shown. */
export function chatWords(text: string): string {
  const said = /^:([a-z-]+):$/.exec(text)?.[1];
  if (!said) return text;
  if (REACTIONS[said]) return REACTIONS[said];
  return PHRASES.includes(said) && has(`phrase-${said}`) ? t(`phrase-${said}`) : text;
}
