/** When a table wants something of this person. */
import type { TableSummary } from "../wire/messages";

/** When the clock runs out, in milliseconds; later than all clocks where none runs; never where it is not their turn. */
export function dueAt(table: TableSummary): number {
  const place = table.waiting?.indexOf(table.you ?? -1) ?? -1;
  return place < 0 ? Infinity : table.until?.[place] || Number.MAX_SAFE_INTEGER;
}
