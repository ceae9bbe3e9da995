/** The lessons as data: texts step by step, highlights, and what completes a step. */
import { card, type GameName } from "../catalogue/printed";
import { read } from "../words/notation";
import type { Price } from "../wire/table";

/** How something is paid: by a chain, with bought resources, or with the city's own production alone. */
export type Paid = "chain" | "bought" | "made";

/** Conditions of a step; all that are given must hold. */
export interface Moment {
  age?: number;
  choice?: string[];
  price?: Paid;
  over?: boolean;
}

export interface Step {
  id: string;
  glow?: string[];
  /** One of these choices completes the step; without any, reading it does. */
  choose?: string[];
  price?: Paid;
  when?: Moment;
  rule?: string;
}

export interface Lesson {
  game: GameName;
  expansions: string[];
  players?: number;
  minutes: number;
  step: Step[];
}

/** The lessons in teaching order. */
export const LESSONS = ["duel", "classic", "pantheon", "agora", "leaders", "cities"] as const;
export type LessonName = (typeof LESSONS)[number];

const files = import.meta.glob<{ default: Lesson }>("../../../src/pharos/content/lessons/*.toml");

export async function lesson(name: string): Promise<Lesson | null> {
  const file = files[`../../../src/pharos/content/lessons/${name}.toml`];
  return file ? (await file()).default : null;
}

/** Whether a choice matches a pattern: `build:{brown}`, `wonder:*`, `draft:plato`. */
export function fits(game: GameName, pattern: string, notation: string): boolean {
  const said = read(notation);
  const made = [said.verb, ...said.objects];
  return pattern.split(":").every((part, n) => {
    const thing = made[n];
    return thing !== undefined && (part === "*" || part === thing || part === `{${card(game, thing)?.color}}`);
  });
}

export function paidSo(price: Price | null | undefined, how: Paid | undefined): boolean {
  if (!how) return true;
  if (!price) return false;
  if (how === "chain") return Boolean(price.chain);
  if (how === "bought") return (price.bought ?? []).length > 0;
  return Object.keys(price.produced ?? {}).length > 0 && !price.coins;
}
