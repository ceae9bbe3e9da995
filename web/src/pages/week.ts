/** The seven days that end with `today`, oldest first, and whether each is among `dates`. */
export function week(today: string, dates: readonly string[]): { date: string; on: boolean }[] {
  const known = new Set(dates);
  const end = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: 7 }, (_, n) => {
    const date = new Date(end - (6 - n) * 86_400_000).toISOString().slice(0, 10);
    return { date, on: known.has(date) };
  });
}
