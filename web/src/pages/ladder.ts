/** The ladder of the seven computer opponents: one star per victory, at most three. Stored on the device. */
export const LEVELS: readonly string[] = ["beginner", "pupil", "trader", "builder", "scholar", "strategist", "master"];
export const STARS = 3;

/** Tables won against each level, by game: `duel` → `beginner` → ids. */
type Kept = Record<string, Record<string, string[]>>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem("ladder") ?? "null") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

export const ladder = {
  stars(game: string, level: string): number {
    return Math.min(STARS, read()[game]?.[level]?.length ?? 0);
  },
  won(game: string, level: string, table: string): void {
    const kept = read();
    const tables = kept[game]?.[level] ?? [];
    if (tables.includes(table) || tables.length >= STARS) return;
    try {
      localStorage.setItem(
        "ladder",
        JSON.stringify({ ...kept, [game]: { ...kept[game], [level]: [...tables, table] } }),
      );
    } catch {
      // Storage may be full or disabled: the result on the screen matters more.
    }
  },
  /** Returns the weakest opponent not yet beaten, or the strongest once all are. */
  next(game: string): string {
    return LEVELS.find((level) => !this.stars(game, level)) ?? LEVELS.at(-1)!;
  },
};
