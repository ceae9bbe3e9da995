/** The pending question, derived from the view. */
import type { Choice, Desk } from "./desk.svelte";
import { matching, piecesOf } from "../duel/picking";
import { classicView, duelView } from "../wire/table";

/** Returns the pending step: `turn`, `draft`, `revive`, … */
export function step(desk: Desk): string {
  const standing = desk.standing;
  if (!standing?.view) return "other";
  if (desk.game === "duel") return duelView(standing).steps?.at(-1)?.step ?? "other";
  return classicView(standing).step ?? "other";
}

/** Verbs whose pieces are on the table; those of other verbs are shown in a picker or a list. */
const onTable: Record<string, Set<string>> = {
  classic: new Set(["build", "stage", "discard", "draft", "recruit", "copy", "pay", "board"]),
};
/** Verbs whose first object is a piece that can be shown in a picker. */
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
  // In Duel all choices except passing have pieces; drawing conspiracies is also offered as a button.
  if (desk.game === "duel")
    return desk.choices.filter((choice) => !piecesOf(choice).length || choice.verb === "conspire");
  return desk.choices.filter((choice) => !onTable[desk.game]?.has(choice.verb) && !inTray.has(choice.verb));
}

export function tray(desk: Desk): Choice[] {
  return desk.choices.filter((choice) => !onTable[desk.game]?.has(choice.verb) && inTray.has(choice.verb));
}

/** The choices for a picked piece, grouped by use. */
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

/** Choices with a second piece are completed by touching it; these verbs also have a button. */
const LISTED = new Set(["wonder", "prepare", "move"]);

/** Returns the uses of the picked pieces. */
export function offered(desk: Desk): Action[] {
  const { picked } = desk;
  if (!picked) return [];
  const { keys } = picked;
  if (!keys) return actions(desk.choices, picked.id);
  return grouped(matching(desk).filter((choice) => LISTED.has(choice.verb) || piecesOf(choice).length === keys.length));
}

const SPREAD = new Set(["activate", "keep"]);
const MOST_SPREAD = 3;

/** If a piece has only one use with a few ways to pay, returns them: each gets its own button. */
export function spread(offered: Action[]): Choice[] {
  const [only, more] = offered;
  if (!only || more || !SPREAD.has(only.verb)) return [];
  return only.choices.length > 1 && only.choices.length <= MOST_SPREAD ? only.choices : [];
}
