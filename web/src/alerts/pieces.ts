/** Maps the events of a table, the same that animate the pieces, to sounds. */
import { settings } from "../pages/settings.svelte";
import type { Event } from "../wire/messages";
import { factsOf } from "../wire/facts";
import { read } from "../words/notation";
import type { PieceSound } from "./sound";

const OF_VERB: Record<string, PieceSound> = {
  build: "card",
  recruit: "card",
  discard: "card",
  draft: "card",
  wonder: "wonder",
  raise: "wonder",
  stage: "wonder",
  progress: "reveal",
  activate: "reveal",
};

export function soundsOf(events: readonly Event[]): PieceSound[] {
  const found: PieceSound[] = [];
  for (const event of events) {
    if (event.type === "started") found.push("deal");
    if (event.type === "chose") {
      const sound = OF_VERB[read(event.choice).verb];
      if (sound) found.push(sound);
    }
  }
  for (const fact of factsOf(events)) {
    if (fact.kind === "coins" && (fact.amount ?? 0) > 0) found.push("coin");
    else if (fact.kind === "pawn") found.push("shield", "pawn");
    else if (fact.kind === "conflict") found.push("shield");
    else if (fact.kind === "revealed") found.push("reveal");
    else if (fact.kind === "razed") found.push("ruin");
    else if (fact.kind === "age") found.push("age", "deal");
  }
  return found;
}

/** Plays the sounds of the events, if sounds are enabled and the page is visible. */
export function playSounds(events: readonly Event[]): void {
  if (!settings.sound || !settings.volume || document.hidden) return;
  const names = soundsOf(events);
  if (names.length) void import("./sound").then(({ pieceSounds }) => pieceSounds(names, settings.volume));
}
