/** What would help most: the slips that cost most beyond doubt, and one thing that goes well. */
import type { OwnCost, OwnMistakes, OwnNumbers } from "../wire/messages";

export const ICONS: Record<string, string> = {
  science: "sci-globe",
  opens: "rv-flip",
  again: "ui-extra",
  denies: "rv-deny",
  shields: "shield",
  coins: "coin",
  resources: "res-stone",
  points: "laurel",
  senate: "fx-senate-centre",
  later: "rv-skill",
};
/** Puzzles about the same thing. */
const THEMES: Record<string, string> = {
  science: "science",
  denies: "denial",
  shields: "military",
  coins: "chains",
  points: "endgame",
  senate: "politics",
};

export interface Advice {
  kind: "slip" | "good";
  /** The reason of the slips, or the age that goes well. */
  name: string;
  icon: string;
  /** Points of win chance: in a game for a slip, in a move of that age for what goes well. */
  cost: number;
  /** The part of all losses that these slips make up; for what goes well, what a move usually costs. */
  share: number;
  theme?: string;
}

const LEAST = 10;

/** At most two slips and one strength; nothing is said of what has fewer than ten cases. */
export function advice(numbers: Pick<OwnNumbers, "costs" | "ages" | "reviewed">): Advice[] {
  const moves = numbers.ages.reduce((sum, one) => sum + one.given_away.cases, 0);
  if (!moves) return [];
  const spent = (one: OwnCost): number => one.given_away.mean * one.given_away.cases;
  const all = numbers.costs.reduce((sum, one) => sum + spent(one), 0);
  const reasons = [...new Set(numbers.costs.map((one) => one.reason))].filter((reason) => reason !== "later");
  const slips = reasons
    .map((reason) => {
      const mine = numbers.costs.filter((one) => one.reason === reason);
      return {
        reason,
        times: mine.reduce((sum, one) => sum + one.times, 0),
        cost: mine.reduce((sum, one) => sum + spent(one), 0),
      };
    })
    .filter((one) => one.times >= LEAST)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, 2)
    .map((one): Advice => ({
      kind: "slip",
      name: one.reason,
      icon: ICONS[one.reason] ?? "rv-check",
      cost: (100 * one.cost) / numbers.reviewed,
      share: all ? one.cost / all : 0,
      ...(THEMES[one.reason] ? { theme: THEMES[one.reason]! } : {}),
    }));
  const usual = numbers.ages.reduce((sum, one) => sum + one.given_away.mean * one.given_away.cases, 0) / moves;
  const good = numbers.ages
    .filter((one: OwnMistakes) => one.given_away.few !== true && one.given_away.high < usual)
    .toSorted((a, b) => a.given_away.mean - b.given_away.mean)
    .slice(0, 1)
    .map((one): Advice => ({
      kind: "good",
      name: one.name,
      icon: one.name === "draft" ? "ui-wonder" : "ui-cards",
      cost: 100 * Math.max(0, one.given_away.mean),
      share: 100 * usual,
    }));
  return [...slips, ...good];
}
