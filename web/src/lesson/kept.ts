/** How far a learner has come: a lesson is left and taken up again at any step. Kept on the device, and with the account. */
import type { LessonKept } from "../wire/messages";

export type Kept = Required<LessonKept>;

/** Which lessons were begun at which table, how far they are, and which are finished. */
export function taken(): Record<string, LessonKept> {
  try {
    return (JSON.parse(localStorage.getItem("lessons") ?? "null") as Record<string, LessonKept> | null) ?? {};
  } catch {
    return {};
  }
}

function put(lessons: Record<string, LessonKept>): void {
  try {
    localStorage.setItem("lessons", JSON.stringify(lessons));
  } catch {
    // A full store is no reason to stop a lesson.
  }
}

/** How far the lesson at a table is. */
export function keptOf(name: string, table: string): Kept {
  const fresh: Kept = { table, over: false, done: [], since: 0, folded: false };
  const left = taken()[name];
  return left?.table === table ? { ...fresh, ...left } : fresh;
}

export function take(name: string, kept: LessonKept): void {
  put({ ...taken(), [name]: kept });
}

/** What an account knows of lessons holds here too; what is newer here stays. */
export function takeAll(known: Record<string, LessonKept>, newer: boolean): void {
  put(newer ? { ...known, ...taken() } : { ...taken(), ...known });
}
