/** Days, devices and tables in words. */
import { locale, t } from "../../words/language.svelte";
import { levelName, personName } from "../../words/names";
import { list } from "../../words/sentences";
import type { TableSummary } from "../../wire/messages";

export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" }).format(at);
}

export function shortDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at);
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/YaBrowser\//, "Yandex"],
  [/Firefox\//, "Firefox"],
  [/(Chrome|Chromium|HeadlessChrome)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Returns a short name of a browser and its system from the user agent. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]).filter(Boolean);
  return found.length ? found.join(" · ") : (agent.split(/[\s/]/)[0] ?? "");
}

export function seatName(seat: string | null): string {
  return seat === null ? t("seat-empty") : seat.startsWith("computer:") ? levelName(seat.slice(9)) : personName(seat);
}

/** Returns the game of a table with its expansions, in words. */
export function playedAt(table: { game: string; expansions: readonly string[] }): string {
  return [t(`game-${table.game}`), ...table.expansions.map((name) => t(`expansion-${name}`))].join(" · ");
}

export function sitting(table: TableSummary): string {
  const taken = table.seats.filter((seat) => seat !== null);
  const empty = table.seats.length - taken.length;
  return list([...taken.map(seatName), ...(empty ? [t("seats-empty", { n: empty })] : [])]);
}
