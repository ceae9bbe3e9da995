/** What is printed on the pieces of Pantheon and Agora; fetched with their boards. Nothing here is a rule. */
import conspiracyFile from "../../../src/pharos/content/duel/agora/conspiracies.toml";
import decreeFile from "../../../src/pharos/content/duel/agora/decrees.toml";
import senateFile from "../../../src/pharos/content/duel/agora/senate.toml";
import warFile from "../../../src/pharos/content/duel/agora/tokens.toml";
import godFile from "../../../src/pharos/content/duel/pantheon/gods.toml";
import pantheonFile from "../../../src/pharos/content/duel/pantheon/setup.toml";
import type { Effect } from "./printed";

export interface GodFace {
  id: string;
  mythology: string;
  effects: Effect[];
}

export interface ChamberFace {
  id: number;
  section: "left" | "centre" | "right";
  points: number;
  adjacent: number[];
}

const list = <T>(file: Record<string, unknown>, name: string): T[] => (file[name] as T[] | undefined) ?? [];

export { hue, mythologies } from "./printed";
const gods = new Map(list<GodFace>(godFile, "god").map((face) => [face.id, face]));
export const GATE = (godFile["gate"] as { id: string }).id;

/** A god, or the Gate, which has no mythology. */
export function god(id: string): GodFace | undefined {
  return gods.get(id);
}

export const allGods = [...gods.keys(), GATE];

/** The printed prices of the six places, for the first seat and for the second. */
export const placePrices = (pantheonFile["setup"] as { slot_prices: [number, number][] }).slot_prices;

export const chambers = list<ChamberFace>(senateFile, "chamber");
export const sections = ["left", "centre", "right"] as const;

export const allConspiracies = list<{ id: string; effects: Effect[] }>(conspiracyFile, "conspiracy");
export const allDecrees = list<{ id: string; effects: Effect[] }>(decreeFile, "decree");

/** What a decree brings in an age: the figure that is printed for it, where it has one. */
export function income(decree: string, age: number): number | undefined {
  const effect = allDecrees.find((one) => one.id === decree)?.effects[0];
  return (effect?.["amount_by_age"] as number[] | undefined)?.[Math.max(0, age - 1)];
}

/** The pieces on the conflict track that take the place of the tokens of the base game. */
export const warTokens = list<{ id: string; seat: number; space: number; effects: Effect[] }>(warFile, "agora_token");

/** How many actions a Politician has: by the blue cards of the city, and what decrees count as more of them. */
export function politicianActions(blue: number, decrees: readonly string[]): number {
  const steps = (senateFile["setup"] as { senate_actions: { blue_cards: number; actions: number }[] }).senate_actions;
  const more = allDecrees
    .filter((one) => decrees.includes(one.id))
    .flatMap((one) => one.effects)
    .reduce((sum, effect) => sum + (effect.type === "extra_blue_for_senate" ? (effect.amount ?? 0) : 0), 0);
  return steps.reduce((most, step) => (blue + more >= step.blue_cards ? Math.max(most, step.actions) : most), 0);
}
