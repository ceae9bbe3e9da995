/** How far a learner has come, kept on the device: a lesson is left and taken up again at any step. */
export interface Kept {
  /** Steps that are over. */
  done: string[];
  /** Up to this event the choices have been looked at. */
  since: number;
  folded: boolean;
}

export interface Taken {
  table: string;
  over: boolean;
}

function parsed<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function put(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full store is no reason to stop a lesson.
  }
}

export const keptOf = (table: string): Kept => parsed(`lesson ${table}`, { done: [], since: 0, folded: false });
export const keep = (table: string, kept: Kept): void => put(`lesson ${table}`, kept);

/** Which lessons were begun at which table, and which are finished. */
export const taken = (): Record<string, Taken> => parsed("lessons", {});
export function take(name: string, table: string, over = false): void {
  put("lessons", { ...taken(), [name]: { table, over } });
}
