/** Who wins or loses together in the final score: a seat, or the two seats of a team. */
export type Scores = readonly Readonly<Record<string, number>>[];

export function sidesOf(seats: number, teams: boolean): number[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return teams ? all.filter((seat) => seat % 2 === 0).map((seat) => [seat, seat + 1]) : all.map((seat) => [seat]);
}

/** Points of a side in a category, or altogether with "total". */
export function pointsOf(scores: Scores, side: readonly number[], row: string): number {
  return side.reduce((sum, seat) => sum + (scores[seat]?.[row] ?? 0), 0);
}

const won = (side: readonly number[], winners: readonly number[]): boolean => winners.includes(side[0] ?? -1);

/** The best side among those that did not win. */
export function runnerUp(scores: Scores, sides: number[][], winners: readonly number[]): number[] | undefined {
  return sides
    .filter((side) => !won(side, winners))
    .toSorted((a, b) => pointsOf(scores, b, "total") - pointsOf(scores, a, "total"))[0];
}

/** Categories in the order of the rulebook, except that the most decisive one comes last. */
export function decisiveLast(
  rows: readonly string[],
  scores: Scores,
  sides: number[][],
  winners: readonly number[],
): string[] {
  const first = sides.find((side) => won(side, winners)) ?? sides[0] ?? [];
  const others = sides.filter((side) => !won(side, winners));
  const gain = (row: string): number =>
    pointsOf(scores, first, row) - Math.max(-99, ...others.map((side) => pointsOf(scores, side, row)));
  const last = rows.toSorted((a, b) => gain(b) - gain(a))[0];
  return [...rows.filter((row) => row !== last), ...(last ? [last] : [])];
}
