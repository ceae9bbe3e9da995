/** Progress in the lessons: each can be left and resumed at any step. Stored on the device, and with the account. */
import type { LessonKept } from "../wire/messages";

export type Kept = Required<LessonKept>;

/** Returns the stored lessons: the table of each, the progress, and whether it is finished. */
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
    // Storage may be full or disabled: the lesson continues without saving.
  }
}

/** Returns the progress of a lesson at a table. */
export function keptOf(name: string, table: string): Kept {
  const fresh: Kept = { table, over: false, done: [], since: 0, folded: false };
  const left = taken()[name];
  return left?.table === table ? { ...fresh, ...left } : fresh;
}

export function take(name: string, kept: LessonKept): void {
  put({ ...taken(), [name]: kept });
}

/** Merges the lessons stored with the account; `newer` means that those on the device take precedence. */
export function takeAll(known: Record<string, LessonKept>, newer: boolean): void {
  put(newer ? { ...known, ...taken() } : { ...taken(), ...known });
}
