/** Printed values of Pantheon and Agora, loaded together with their boards. Contains no rules. */
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

/** Returns a god, or the Gate, which has no mythology. */
export function god(id: string): GodFace | undefined {
  return gods.get(id);
}

export const allGods = [...gods.keys(), GATE];

/** Printed prices of the six Pantheon slots, each for the first and the second seat. */
export const placePrices = (pantheonFile["setup"] as { slot_prices: [number, number][] }).slot_prices;

export const chambers = list<ChamberFace>(senateFile, "chamber");
export const sections = ["left", "centre", "right"] as const;

export const allConspiracies = list<{ id: string; effects: Effect[] }>(conspiracyFile, "conspiracy");
export const allDecrees = list<{ id: string; effects: Effect[] }>(decreeFile, "decree");

/** Returns the amount that is printed on a decree for an age, if it has one. */
export function income(decree: string, age: number): number | undefined {
  const effect = allDecrees.find((one) => one.id === decree)?.effects[0];
  return (effect?.["amount_by_age"] as number[] | undefined)?.[Math.max(0, age - 1)];
}

/** Tokens on the military track that replace those of the base game. */
export const warTokens = list<{ id: string; seat: number; space: number; effects: Effect[] }>(warFile, "agora_token");

/**
 * Returns the number of actions of a Politician: by the blue cards of the city, plus decrees that count as blue
 * cards.
 */
export function politicianActions(blue: number, decrees: readonly string[]): number {
  const steps = (senateFile["setup"] as { senate_actions: { blue_cards: number; actions: number }[] }).senate_actions;
  const more = allDecrees
    .filter((one) => decrees.includes(one.id))
    .flatMap((one) => one.effects)
    .reduce((sum, effect) => sum + (effect.type === "extra_blue_for_senate" ? (effect.amount ?? 0) : 0), 0);
  return steps.reduce((most, step) => (blue + more >= step.blue_cards ? Math.max(most, step.actions) : most), 0);
}
