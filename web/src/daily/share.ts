/** A daily deal to share, without a card of it: marks by age, and how it ended. */
import type { Mark } from "../review/data";

const SIGNS: Record<Mark, string> = {
  best: "🟩",
  good: "🟢",
  inaccuracy: "🟨",
  mistake: "🟧",
  blunder: "🟥",
  only: "",
};

/** The marks of one's own choices as text, one line for each age; what had no alternative is left out. */
export function marksAsText(
  choices: readonly { number: number; seat: number; mark: Mark }[],
  seat: number,
  ages: readonly number[],
): string[] {
  const lines: string[] = [];
  for (const one of choices) {
    if (one.seat !== seat || !SIGNS[one.mark]) continue;
    const age = ages.filter((begins) => begins <= one.number).length;
    lines[age] = `${lines[age] ?? ""}${SIGNS[one.mark]}`;
  }
  return lines.filter(Boolean);
}

/** The days of a month as a field of weeks, Monday first; null before the first. */
export function month(day: string): (string | null)[] {
  const [year = 0, number = 1] = day.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, n) => `${day.slice(0, 7)}-${String(n + 1).padStart(2, "0")}`),
  ];
}

/** How much is left of a day. */
export function left(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((ends - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
