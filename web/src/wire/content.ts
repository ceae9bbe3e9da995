/** The content sets that a server has beside the printed ones: their rows and names join ours. */
import { learnPictures } from "../art/own";
import { join } from "../catalogue/printed";
import { STATIC } from "../local/mode";
import { learn } from "../words/language.svelte";
import type { FurtherContent } from "./messages";

export async function furtherContent(): Promise<void> {
  if (STATIC) return;
  try {
    const answer = await fetch("/api/content", { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    const content = (await answer.json()) as FurtherContent;
    learnPictures(content.pictures);
    join(content.files);
    learn(content.texts);
  } catch {
    // Without an answer the page shows what is printed; the connection is told of elsewhere.
  }
}
