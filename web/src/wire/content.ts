/** Loads the server's content sets; their rows and names are added to the printed ones. */
import { learnPictures } from "../art/own";
import { join } from "../catalogue/printed";
import { setsKept, STATIC } from "../local/mode";
import { learn } from "../words/language.svelte";
import type { FurtherContent } from "./messages";

function take(content: FurtherContent): void {
  learnPictures(content.pictures);
  join(content.files);
  learn(content.texts);
}

export async function furtherContent(): Promise<void> {
  if (setsKept())
    await import("../local/sets")
      .then(({ keptContent }) => keptContent())
      .then(
        (all) => all.forEach(take),
        () => undefined,
      );
  if (STATIC) return;
  try {
    const answer = await fetch("/api/content", { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    take((await answer.json()) as FurtherContent);
  } catch {
    // Without a response the page shows the printed content; the connection error is reported elsewhere.
  }
}
