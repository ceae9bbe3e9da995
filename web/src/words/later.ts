/** What is fetched when it is opened, and may show pieces of 7 Wonders: it comes with its words and with those pieces. */
import { open } from "./language.svelte";

/** `later("pad", import("./pages/ScorePad.svelte"))`; several sets of words are separated by spaces. */
export async function later<T>(words: string, component: Promise<T>): Promise<T> {
  const names = ["classic", ...words.split(" ").filter(Boolean)];
  await Promise.all([import("../catalogue/classic"), ...names.map((name) => open(name, component))]);
  return component;
}
