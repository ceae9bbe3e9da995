/** Stock phrases and reactions: sent as a keyword between colons and shown in each reader's language. */
import { has, t } from "../words/language.svelte";

export const PHRASES = ["hello", "good-luck", "well-played", "thinking", "hurry", "thanks"];
export const REACTIONS: Record<string, string> = { clap: "👏", laugh: "😄", wow: "😮", ouch: "😖" };

/** Returns a chat message as it is displayed. */
export function chatWords(text: string): string {
  const said = /^:([a-z-]+):$/.exec(text)?.[1];
  if (!said) return text;
  if (REACTIONS[said]) return REACTIONS[said];
  return PHRASES.includes(said) && has(`phrase-${said}`) ? t(`phrase-${said}`) : text;
}
