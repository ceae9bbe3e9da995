/** The year of puzzles as a heat map of weeks: five tones, the darkest with a dot. */
export interface Cell {
  date: string;
  week: number;
  day: number;
  /** 0 to 4. */
  tone: number;
  count: number;
}

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the tone of a day by the number of solved puzzles. */
export function tone(count: number): number {
  return count <= 0 ? 0 : count <= 1 ? 1 : count <= 3 ? 2 : count <= 6 ? 3 : 4;
}

/** Returns the cells of the last `weeks` weeks, Monday first, up to `today`. */
export function field(days: readonly { date: string; solved: number }[], today: string, weeks: number): Cell[] {
  const solved = new Map(days.map((day) => [day.date, day.solved]));
  const last = Date.parse(`${today}T00:00:00Z`);
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  const first = last - (weekday + 7 * (weeks - 1)) * DAY;
  const cells: Cell[] = [];
  for (let time = first, n = 0; time <= last; time += DAY, n += 1) {
    const date = iso(time);
    const count = solved.get(date) ?? 0;
    cells.push({ date, week: Math.floor(n / 7), day: n % 7, tone: tone(count), count });
  }
  return cells;
}

/** Returns the last seven days including today, with the numbers of solved puzzles. */
export function week(
  days: readonly { date: string; solved: number }[],
  today: string,
): { date: string; solved: number }[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, n) => iso(last - (6 - n) * DAY)).map((date) => ({
    date,
    solved: days.find((day) => day.date === date)?.solved ?? 0,
  }));
}
