/** How a choice of Duel is made by hand: which pieces it is made with, and which may be touched next. */
import { settings } from "../pages/settings.svelte";
import type { Choice, Desk } from "../table/desk.svelte";
import type { Said } from "../words/notation";

/** The pieces of a choice, in the order in which the hand goes to them. */
export function piecesOf(choice: Said): string[] {
  const [a = "", b = ""] = choice.objects;
  switch (choice.verb) {
    case "draft":
    case "claim":
    case "unbuild":
    case "demolish":
      return [`wonder:${a}`];
    case "wonder":
    case "raise":
      return [`card:${b}`, `wonder:${a}`];
    case "build":
    case "discard":
    case "recruit":
    case "destroy":
    case "revive":
    case "snake":
    case "steal":
    case "take":
    case "play":
      return [`card:${a}`];
    case "prepare":
      return [`card:${b}`, `plot:${a}`];
    case "progress":
    case "library":
    case "enki":
    case "lock":
      return [`token:${a}`];
    case "begin":
      return [`seat:${a}`];
    case "place":
      return [`god:${a}`, `place:${b}`];
    case "activate":
    case "god":
    case "order":
      return [`god:${a}`];
    case "mythology":
      return [`deck:${a}`];
    case "strike":
      return [`slot:${a}`];
    case "minerva":
      return [`space:${a}`];
    case "sink":
    case "unleash":
      return [`war:${a}`];
    case "influence":
    case "remove":
      return [`chamber:${a}`];
    case "move":
    case "shift":
      return [`chamber:${a}`, `chamber:${b}`];
    case "conspire":
      return ["plots"];
    case "keep":
    case "trigger":
      return [`plot:${a}`];
    case "swap":
      return [`card:${a}`, `card:${b}`];
    default:
      return [];
  }
}

/** From where to where: the first piece must be touched first. */
const ORDERED = new Set(["move", "shift"]);
/** A piece that is touched for one of these is only picked up: what is done with it stands on a button with its price. */
const ACTS = new Set(["build", "discard", "recruit", "wonder", "prepare", "activate", "trigger", "keep"]);

function fits(choice: Choice, keys: readonly string[], verb: string | undefined): boolean {
  if (verb && choice.verb !== verb) return false;
  const own = piecesOf(choice);
  if (own.length < keys.length) return false;
  return ORDERED.has(choice.verb) ? keys.every((key, n) => own[n] === key) : keys.every((key) => own.includes(key));
}

/** The choices that can be made with what is picked up. */
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
    // A cube is lifted on purpose where one could as well be put down.
    if (ORDERED.has(choice.verb) && keys.length && whole && verb !== choice.verb) continue;
    const rest = ORDERED.has(choice.verb) ? own.slice(keys.length, keys.length + 1) : own.filter((key) => !keys.includes(key));
    for (const key of rest) found.add(key);
  }
  return found;
}

/** The pieces that may be touched now: those that go with what is picked up, or, with empty hands, all of the decision. */
export function reach(desk: Desk): Set<string> {
  if (!desk.mine) return new Set();
  const { keys = [], verb } = desk.picked ?? {};
  return further(desk, keys, verb);
}

/** The pieces with which a choice may begin, whatever is picked up. */
export function starts(desk: Desk): Set<string> {
  return desk.mine ? further(desk, []) : new Set();
}

export function held(desk: Desk, key: string): boolean {
  if (desk.picked?.keys?.includes(key)) return true;
  const chosen = desk.chosen && desk.choices.find((choice) => choice.notation === desk.chosen);
  return Boolean(chosen && piecesOf(chosen).includes(key));
}

/** Whether something can be done with a piece now, at once or after putting down another. */
export function may(desk: Desk, key: string): boolean {
  return reach(desk).has(key) || starts(desk).has(key);
}

/** A piece is touched: picked up, added to what is picked up, or put down again. */
export function touch(desk: Desk, key: string, slot?: number): void {
  if (!desk.mine || desk.sent) return;
  const now = desk.picked?.keys ?? [];
  if (now.includes(key)) return desk.pick(null);
  const goesOn = now.length > 0 && reach(desk).has(key);
  if (!goesOn && !starts(desk).has(key)) return;
  const keys = goesOn ? [...now, key] : [key];
  const verb = goesOn ? desk.picked?.verb : undefined;
  desk.pick({ id: key.slice(key.indexOf(":") + 1), keys, verb, slot: slot ?? (goesOn ? desk.picked?.slot : undefined) });
  const found = matching(desk);
  const [only] = found;
  if (!only || found.length > 1 || piecesOf(only).length > keys.length) return;
  if (ACTS.has(only.verb) && keys.length === 1) return;
  if (settings.confirm) desk.chosen = only.notation;
  else void desk.choose(only.notation);
}

/** One's own cube is lifted from a chamber, where a new one could be put as well. */
export function lift(desk: Desk, key: string, verb: string): void {
  desk.pick({ id: key.slice(key.indexOf(":") + 1), keys: [key], verb });
}
