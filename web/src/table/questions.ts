/** What is asked, from the view's own words for it. */
import type { Choice, Desk } from "./desk.svelte";
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
  duel: new Set(["draft", "build", "discard", "wonder", "progress", "destroy", "recruit"]),
  classic: new Set(["build", "stage", "discard"]),
};
/** Verbs whose first object is a piece that can be shown in a tray. */
const inTray = new Set(["revive", "library", "recruit", "copy", "board", "take", "play", "god", "enki", "lock", "draft"]);

export function plain(desk: Desk): Choice[] {
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
  const found = new Map<string, Action>();
  for (const choice of choices) {
    if (!choice.objects.includes(id)) continue;
    const key = `${choice.city ? "city:" : ""}${choice.verb}`;
    const action = found.get(key) ?? { key, verb: choice.verb, choices: [] };
    action.choices.push(choice);
    found.set(key, action);
  }
  const order = ["build", "recruit", "stage", "wonder", "discard"];
  return [...found.values()].toSorted((a, b) => (order.indexOf(a.verb) + 9) % 9 - ((order.indexOf(b.verb) + 9) % 9));
}
