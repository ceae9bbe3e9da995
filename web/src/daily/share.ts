/** Shareable result of a daily deal without spoilers: marks by age, and the result. */
import type { Mark } from "../review/data";

const SIGNS: Record<Mark, string> = {
  best: "🟩",
  good: "🟢",
  inaccuracy: "🟨",
  mistake: "🟧",
  blunder: "🟥",
  only: "",
};

/** Returns the marks of the player's choices as text, one line per age; forced choices are omitted. */
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

/** Returns the days of the month of `day`, in weeks from Monday; null fills the days before the first. */
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

/** Returns the time left until `ends`; both arguments are in milliseconds. */
export function left(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((ends - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
