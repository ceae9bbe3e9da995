/** A review as sent by the server: chances, marks, luck, and their totals. Chances are from 0 to 1. */

export type Mark = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "only";
export const FAULTS: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];
export type Kind = "civilian" | "military" | "science" | "political";

export interface Reason {
  kind: string;
  of: "best" | "played";
  amount?: number;
  piece?: string;
}

export interface Line {
  choice: string;
  chance: number;
  visits: number;
  deviation?: number;
}

export interface Judged {
  /** Counted from 1. */
  number: number;
  seat: number;
  choice: string;
  best: string;
  error: number;
  deviation: number;
  mark: Mark;
  chance?: number | null;
  best_chance?: number | null;
  lines?: readonly Line[];
  reasons?: readonly Reason[];
}

export interface Luck {
  number: number;
  seat: number;
  amount: number;
  deviation: number;
  cause?: string;
}

export interface Player {
  accuracy: number | null;
  given_away: number | null;
  skill: number;
  luck: number;
  luck_deviation: number;
  rest: number;
}

export interface Review {
  /** Chances before each choice and at the end, by seat. */
  chances: readonly (readonly number[])[];
  by_victory?: readonly (readonly Record<string, number>[])[];
  choices: readonly Judged[];
  luck: readonly Luck[];
  players: readonly Player[];
  key_moments: readonly number[];
  /** The number of the first choice of each age. */
  ages?: readonly number[];
}

export interface Progress {
  pass: "rough" | "full" | null;
  done: number;
  all: number;
  failed: boolean;
  waiting?: number;
  review: Review | null;
}
