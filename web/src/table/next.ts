/** The next game after one against the computer: the next level after a victory, the same one after a defeat. */
import { ladder, LEVELS } from "../pages/ladder";
import { newTable } from "../wire/api";
import type { Desk } from "./desk.svelte";

export interface Next {
  /** The next level. */
  level: string;
  /** The level of the finished game. */
  against: string;
  /** Whether the next level is stronger. */
  up: boolean;
  top: boolean;
}

/** Returns the level of the opponents if all of them are computer players of the same level, else null. */
export function levelAt(desk: Desk): string | null {
  const others = (desk.standing?.seats ?? []).filter((_, seat) => seat !== desk.me);
  const level = others[0]?.level ?? null;
  return level && LEVELS.includes(level) && others.every((seat) => seat.kind === "computer" && seat.level === level)
    ? level
    : null;
}

export function nextOf(desk: Desk): Next | null {
  const level = levelAt(desk);
  if (!level || desk.me === null || desk.standing?.settings.lesson) return null;
  const won = desk.standing?.result?.winners.includes(desk.me) ?? false;
  const after = LEVELS[LEVELS.indexOf(level) + 1];
  return { level: won && after ? after : level, against: level, up: won && Boolean(after), top: won && !after };
}

/** Records a victory in the ladder, once per table. */
export function writeDown(desk: Desk): void {
  const level = levelAt(desk);
  const result = desk.standing?.result;
  if (!level || desk.me === null || !desk.id || !result?.winners.includes(desk.me) || desk.standing?.settings.lesson)
    return;
  ladder.won(desk.game, level, desk.id);
}

/** Creates a table with the same settings against another level; returns its path. */
export async function playNext(desk: Desk, level: string): Promise<string> {
  const { game, players, expansions, options } = desk.standing!.settings;
  const count = players ?? 2;
  const computers = Object.fromEntries(Array.from({ length: count - 1 }, (_, n) => [String(n + 1), level]));
  const made = await newTable({
    settings: { game, players: count, expansions: expansions ?? [], options: options ?? {} },
    seat: 0,
    computers,
    start: true,
  });
  return `/t/${made.id}`;
}
