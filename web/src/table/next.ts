/** The next thing after a game against the computer: the next opponent after a victory, the same one after a defeat. */
import { ladder, LEVELS } from "../pages/ladder";
import { newTable } from "../wire/api";
import type { Desk } from "./desk.svelte";

export interface Next {
  /** Whom to play against. */
  level: string;
  /** Whom the game was played against. */
  against: string;
  /** Whether that is a stronger opponent than before. */
  up: boolean;
  top: boolean;
}

/** The level of all the others, where they are computers of one level. */
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

/** A victory is written into the ladder, once for each table. */
export function writeDown(desk: Desk): void {
  const level = levelAt(desk);
  const result = desk.standing?.result;
  if (!level || desk.me === null || !desk.id || !result?.winners.includes(desk.me) || desk.standing?.settings.lesson)
    return;
  ladder.won(desk.game, level, desk.id);
}

/** Opens a table like this one against another level; where it is. */
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
