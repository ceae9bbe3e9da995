/** Advice from the user's statistics: the costliest kinds of mistakes, and one strength. */
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
/** Themes of puzzles for a reason. */
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
  /** The reason of the mistakes, or the age of the strength. */
  name: string;
  icon: string;
  /** Percentage points of win chance: per game for mistakes, per move of that age for a strength. */
  cost: number;
  /** Share of all losses that is due to these mistakes; for a strength, the average cost of a move. */
  share: number;
  theme?: string;
}

const LEAST = 10;

/** Returns at most two kinds of mistakes and one strength; those with fewer than ten cases are ignored. */
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
