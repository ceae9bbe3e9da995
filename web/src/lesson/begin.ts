/** Starting a lesson: at the table where it was left, or at a new one. */
import { myTables, newTable, whoAmI } from "../wire/api";
import { keepLessons } from "../pages/settings.svelte";
import { take, taken } from "./kept";
import { lesson } from "./lessons";

const LEVEL = "pupil";

/** Returns the table of a lesson, a new one if there is none or `anew` is set; null if the lesson does not exist. */
export async function tableOf(name: string, anew = false): Promise<string | null> {
  const found = await lesson(name);
  if (!found) return null;
  await whoAmI();
  const left = taken()[name];
  if (
    left &&
    !left.over &&
    !anew &&
    (await myTables()).tables.some((table) => table.id === left.table && table.status === "live")
  )
    return left.table;
  const players = found.players ?? 2;
  const computers = Object.fromEntries(Array.from({ length: players - 1 }, (_, n) => [String(n + 1), LEVEL]));
  const { id } = await newTable({ settings: { game: found.game, lesson: name }, seat: 0, computers, start: true });
  take(name, { table: id });
  keepLessons();
  return id;
}
