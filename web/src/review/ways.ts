/** The alternatives at a choice, with different ways to pay merged. */
import type { Judged } from "./data";

export interface Way {
  choice: string;
  chance: number;
  deviation: number;
  best: boolean;
  played: boolean;
  /** Whether the chance is a first estimate, not compared with the best choice in the same sampled games. */
  rough: boolean;
}

const bare = (choice: string): string => choice.split("@")[0] ?? "";

export function waysOf(judged: Judged): Way[] {
  const found = new Map<string, Way>();
  const add = (choice: string, chance: number, deviation: number, rough = false): void => {
    const name = bare(choice);
    const before = found.get(name);
    if (before && before.chance >= chance) return;
    found.set(name, {
      choice: name,
      chance,
      deviation,
      best: name === bare(judged.best),
      played: name === bare(judged.choice),
      rough,
    });
  };
  for (const line of judged.lines ?? []) add(line.choice, line.chance, line.deviation ?? 0, !line.deviation);
  // The played and the best choice were compared in the same sampled games, so those chances are more accurate.
  for (const [choice, chance] of [
    [judged.best, judged.best_chance],
    [judged.choice, judged.chance],
  ] as const) {
    if (chance === null || chance === undefined) continue;
    found.delete(bare(choice));
    add(choice, chance, bare(choice) === bare(judged.best) ? 0 : judged.deviation);
  }
  return [...found.values()].toSorted((a, b) => Number(b.best) - Number(a.best) || b.chance - a.chance);
}
