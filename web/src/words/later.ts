/** Loads a component on demand together with its texts and the pieces of 7 Wonders, which it may show. */
import { open } from "./language.svelte";

/** `later("pad", import("./pages/ScorePad.svelte"))`; several catalogs are separated by spaces. */
export async function later<T>(words: string, component: Promise<T>): Promise<T> {
  const names = ["classic", ...words.split(" ").filter(Boolean)];
  await Promise.all([import("../catalogue/classic"), ...names.map((name) => open(name, component))]);
  return component;
}
