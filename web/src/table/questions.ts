/** What is asked, from the view's own words for it. */
import type { Choice, Desk } from "./desk.svelte";
import { piecesOf } from "../duel/picking";
import { classicView, duelView } from "../wire/table";

/** The step that asks now: `turn`, `draft`, `revive`, … */
export function step(desk: Desk): string {
  const standing = desk.standing;
  if (!standing?.view) return "other";
  if (desk.game === "duel") return duelView(standing).steps?.at(-1)?.step ?? "other";
  return classicView(standing).step ?? "other";
}

/** Verbs that the pieces on the table itself offer; the others are laid out in a tray or a list. */
const onTable: Record<string, Set<string>> = {
  classic: new Set(["build", "stage", "discard", "draft", "recruit", "copy", "pay", "board"]),
};
/** Verbs whose first object is a piece that can be shown in a tray. */
const inTray = new Set([
  "revive",
  "library",
  "recruit",
  "copy",
  "board",
  "take",
  "play",
  "god",
  "enki",
  "lock",
  "draft",
]);

export function plain(desk: Desk): Choice[] {
  // In Duel every choice has its piece, but for doing nothing; who may conspire finds it beside the cubes too.
  if (desk.game === "duel")
    return desk.choices.filter((choice) => !piecesOf(choice).length || choice.verb === "conspire");
  return desk.choices.filter((choice) => !onTable[desk.game]?.has(choice.verb) && !inTray.has(choice.verb));
}

export function tray(desk: Desk): Choice[] {
  return desk.choices.filter((choice) => !onTable[desk.game]?.has(choice.verb) && inTray.has(choice.verb));
}

/** The choices about a picked piece, by what is done with it. */
export interface Action {
  key: string;
  verb: string;
  choices: Choice[];
}

export function actions(choices: Choice[], id: string): Action[] {
  return grouped(choices.filter((choice) => choice.objects.includes(id)));
}

export function grouped(choices: Choice[]): Action[] {
  const found = new Map<string, Action>();
  for (const choice of choices) {
    const key = `${choice.city ? "city:" : ""}${choice.verb}`;
    const action = found.get(key) ?? { key, verb: choice.verb, choices: [] };
    action.choices.push(choice);
    found.set(key, action);
  }
  const order = [
    "build",
    "recruit",
    "draft",
    "copy",
    "influence",
    "activate",
    "trigger",
    "stage",
    "wonder",
    "prepare",
    "move",
    "discard",
  ];
  const place = (verb: string): number => (order.includes(verb) ? order.indexOf(verb) : order.length);
  return [...found.values()].toSorted((a, b) => place(a.verb) - place(b.verb));
}
