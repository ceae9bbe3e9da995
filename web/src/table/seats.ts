import type { Desk } from "./desk.svelte";
import { enamel } from "./enamels";

/** The computer levels with a portrait. */
const FACES = new Set(["beginner", "pupil", "trader", "builder", "scholar", "strategist", "master"]);

const enamels = ["#1f4a86", "#962a26", "#1f6b46", "#643a88", "#7a5a12", "#1f6b7a", "#8a3a66", "#4a4a52"];

export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
}

/** Returns the shortest distinct abbreviations of the names: "Gi" and "Ga". */
export function shorts(names: string[]): string[] {
  const letters = names.map((name) => [...name.trim()]);
  return letters.map((mine, n) => {
    for (let length = 2; length < 5; length += 1) {
      const short = mine.slice(0, length).join("");
      if (letters.every((other, m) => m === n || other.slice(0, length).join("") !== short)) return short;
    }
    // Guest names differ in their number, at the end.
    return `${mine[0] ?? ""}${mine.slice(-2).join("")}`;
  });
}

/** Returns the color of a seat: that of the player's emblem where several people play; in Duel the near seat is always blue. */
export function seatColor(desk: Desk, seat: number): string {
  if (desk.game === "duel") return seat === desk.near ? "var(--enamel-me)" : "var(--enamel-you)";
  const seats = desk.standing?.seats ?? [];
  const who = seats[seat];
  if (who?.kind === "person" && who.sign && seats.filter((one) => one.kind === "person").length > 1)
    return enamel(who.sign);
  return enamels[seat % enamels.length] ?? "#1f4a86";
}

/**
 * Returns the level whose portrait represents a computer player; null if another seat has the same one, since portraits
 * must distinguish players.
 */
export function lonelyLevel(
  seats: readonly { kind?: string | null; level?: string | null }[],
  seat: number,
): string | null {
  const { kind, level } = seats[seat] ?? {};
  if (kind !== "computer" || !level || !FACES.has(level)) return null;
  return seats.some((other, n) => n !== seat && other.kind === "computer" && other.level === level) ? null : level;
}
