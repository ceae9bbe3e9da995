/** Deadlines of the tables that wait for the user. */
import type { TableSummary } from "../wire/messages";

/**
 * Returns when the clock runs out, in milliseconds; after all clocks if none is running; Infinity if it is not the
 * user's turn.
 */
export function dueAt(table: TableSummary): number {
  const place = table.waiting?.indexOf(table.you ?? -1) ?? -1;
  return place < 0 ? Infinity : table.until?.[place] || Number.MAX_SAFE_INTEGER;
}
