/** Selecting a choice of Duel by its pieces: which pieces it consists of, and which may be touched next. */
import { settings } from "../pages/settings.svelte";
import type { Choice, Desk } from "../table/desk.svelte";
import { VERBS } from "../wire/verbs";
import type { Said } from "../words/notation";

/** Kind of piece on the table for each kind of object of a choice. Objects of other kinds are selected by a button. */
const PIECE_OF_KIND: Record<string, string> = {
  card: "card",
  wonder: "wonder",
  progress: "token",
  seat: "seat",
  god: "god",
  god_slot: "place",
  mythology: "deck",
  place: "slot",
  space: "space",
  token: "war",
  chamber: "chamber",
  conspiracy: "plot",
};
/** Verbs without objects that start at a pile. */
const PILES: Record<string, string> = { conspire: "plots" };

/** Returns the pieces of a choice, in the order in which they are touched. */
export function piecesOf(choice: Said): string[] {
  const row = VERBS.duel?.[choice.verb];
  if (!row) return [];
  const pile = PILES[choice.verb];
  if (pile) return [pile];
  const order = row.touch ?? row.objects.map((_, n) => n);
  return order.flatMap((n) => {
    const kind = PIECE_OF_KIND[row.objects[n] ?? ""];
    return kind ? [`${kind}:${choice.objects[n] ?? ""}`] : [];
  });
}

/** Whether a verb moves something from one place to another: the first piece must be touched first. */
const isOrdered = (verb: string): boolean => {
  const [from, to] = VERBS.duel?.[verb]?.objects ?? [];
  return from === "chamber" && to === "chamber";
};
/** Whether touching a piece only picks it up: a button then selects the action, with its price. */
const hasButton = (verb: string): boolean => {
  const row = VERBS.duel?.[verb];
  return Boolean(row && (row.steps.includes("turn") || row.objects.some((kind) => !PIECE_OF_KIND[kind])));
};

function fits(choice: Choice, keys: readonly string[], verb: string | undefined): boolean {
  if (verb && choice.verb !== verb) return false;
  const own = piecesOf(choice);
  if (own.length < keys.length) return false;
  return isOrdered(choice.verb) ? keys.every((key, n) => own[n] === key) : keys.every((key) => own.includes(key));
}

/** Returns the choices that match the picked pieces. */
export function matching(desk: Desk): Choice[] {
  const { keys = [], verb } = desk.picked ?? {};
  return keys.length ? desk.choices.filter((choice) => fits(choice, keys, verb)) : [];
}

function further(desk: Desk, keys: readonly string[], verb?: string): Set<string> {
  const found = new Set<string>();
  const fitting = desk.choices.filter((choice) => fits(choice, keys, verb));
  const whole = keys.length > 0 && fitting.some((choice) => piecesOf(choice).length === keys.length);
  for (const choice of fitting) {
    const own = piecesOf(choice);
    // Where a cube can also be placed, moving one requires an explicit verb.
    if (isOrdered(choice.verb) && keys.length && whole && verb !== choice.verb) continue;
    const rest = isOrdered(choice.verb)
      ? own.slice(keys.length, keys.length + 1)
      : own.filter((key) => !keys.includes(key));
    for (const key of rest) found.add(key);
  }
  return found;
}

/**
 * Returns the pieces that may be touched now: those that match the picked ones, or, if none is picked, all of the
 * decision.
 */
export function reach(desk: Desk): Set<string> {
  if (!desk.mine) return new Set();
  const { keys = [], verb } = desk.picked ?? {};
  return further(desk, keys, verb);
}

/** Returns the pieces with which a choice may start, regardless of the picked ones. */
export function starts(desk: Desk): Set<string> {
  return desk.mine ? further(desk, []) : new Set();
}

export function held(desk: Desk, key: string): boolean {
  if (desk.picked?.keys?.includes(key)) return true;
  const chosen = desk.chosen && desk.choices.find((choice) => choice.notation === desk.chosen);
  return Boolean(chosen && piecesOf(chosen).includes(key));
}

/** Whether a piece can be used now, at once or after putting down another one. */
export function may(desk: Desk, key: string): boolean {
  return reach(desk).has(key) || starts(desk).has(key);
}

/** Handles a touch on a piece: picks it up, adds it to the picked ones, or puts it down again. */
export function touch(desk: Desk, key: string, slot?: number): void {
  if (!desk.mine || desk.sent) return;
  const now = desk.picked?.keys ?? [];
  if (now.includes(key)) return desk.pick(null);
  const goesOn = now.length > 0 && reach(desk).has(key);
  if (!goesOn && !starts(desk).has(key)) return;
  const keys = goesOn ? [...now, key] : [key];
  const verb = goesOn ? desk.picked?.verb : undefined;
  desk.pick({
    id: key.slice(key.indexOf(":") + 1),
    keys,
    verb,
    slot: slot ?? (goesOn ? desk.picked?.slot : undefined),
  });
  const found = matching(desk);
  const [only] = found;
  if (!only || found.length > 1 || piecesOf(only).length > keys.length) return;
  if (hasButton(only.verb) && keys.length === 1) return;
  // A single remaining choice needs no confirmation, such as the last Wonder of the draft.
  if (settings.confirm && desk.choices.length > 1) desk.chosen = only.notation;
  else void desk.choose(only.notation);
}

/** Picks one's own cube in a chamber in order to move it, where a new one could be placed as well. */
export function lift(desk: Desk, key: string, verb: string): void {
  desk.pick({ id: key.slice(key.indexOf(":") + 1), keys: [key], verb });
}

/** Takes back the choice to confirm; in Duel this puts the pieces down again. */
export function putDown(desk: Desk): void {
  if (desk.picked?.keys) desk.pick(null);
  else desk.chosen = null;
}
