/** Score sheets of a pad of either game. */
import * as classic from "./classic";
import * as duel from "./duel";
import { type Pad, readPad, type Sheet } from "./holdings";

export { total } from "./classic";

export const rowsOf = (pad: Pad): string[] => (pad.game === "duel" ? duel : classic).rowsOf(pad.expansions);

export const score = (pad: Pad): Sheet[] => (pad.game === "duel" ? duel.score(pad) : classic.score(pad));

export const winners = (pad: Pad, sheets: readonly Sheet[]): number[] =>
  pad.game === "duel" ? duel.winners(pad, sheets) : classic.winners(pad, sheets);

/** Returns the score sheets and winners of a pad given as data; null if it is not a pad. */
export function counted(data: unknown): { scores: Sheet[]; winners: number[] } | null {
  const pad = readPad(data);
  if (!pad) return null;
  const scores = score(pad);
  return { scores, winners: winners(pad, scores) };
}
