/** What a person prefers: kept on the device, and with the account where there is one. */
import { takeAll, taken } from "../lesson/kept";
import type { Preferences } from "../wire/messages";

export type Theme = "light" | "dark" | "system";
export type Pace = "slow" | "even" | "quick";

interface Kept {
  theme: Theme;
  confirm: boolean;
  motion: boolean;
  /** How long motion takes. */
  pace: Pace;
  /** Whether letters and figures are keys of the table. */
  keys: boolean;
  sheet: "score" | "chat";
  sound: boolean;
  volume: number;
  contrast: boolean;
  /** Patterns on what is told apart by its colour. */
  marks: boolean;
  /** Whether the system tells that it is one's turn. */
  alerts: boolean;
}

export const FIRST: Readonly<Kept> = {
  theme: "system",
  confirm: true,
  motion: true,
  pace: "even",
  keys: true,
  sheet: "score",
  sound: true,
  volume: 40,
  contrast: false,
  marks: false,
  alerts: false,
};

function read(): Kept {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>);
    return { ...FIRST, ...Object.fromEntries(kept.filter(([name]) => name in FIRST)) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(read());
const night = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
let system = $state(night?.matches ?? false);

/** Whether the colours are the dark ones now. */
export function dark(): boolean {
  return settings.theme === "system" ? system : settings.theme === "dark";
}

export function dressUp(): void {
  const root = document.documentElement.dataset;
  root["theme"] = dark() ? "dark" : "light";
  root["contrast"] = settings.contrast ? "more" : "";
  root["marks"] = settings.marks ? "on" : "";
  if (settings.marks) void import("../design/marks.css");
}

night?.addEventListener?.("change", (event) => {
  system = event.matches;
  dressUp();
});

/** Who keeps the settings besides the device: the account, once somebody has one. */
let keeper: ((kept: Preferences) => void) | null = null;
let soon: ReturnType<typeof setTimeout> | undefined;
const SOON = 300;

/** Keeps the settings as they are now: also when another language is spoken. */
export function keep(): void {
  localStorage.setItem("settings", JSON.stringify(settings));
  clearTimeout(soon);
  soon = undefined;
  keeper?.({ ...settings, lessons: taken() });
}

/** Keeps them in a moment: a slider that is drawn along is kept once. How far lessons are goes along. */
export function keepSoon(): void {
  localStorage.setItem("settings", JSON.stringify(settings));
  clearTimeout(soon);
  soon = setTimeout(keep, SOON);
}

/** From now on the settings are kept with an account too; what it knows already holds here. */
export function keptBy(kept: Preferences, save: (kept: Preferences) => void): void {
  keeper = null;
  const known = Object.entries(kept).filter(([name, value]) => name in FIRST && value !== null);
  Object.assign(settings, Object.fromEntries(known));
  if (kept.lessons) takeAll(kept.lessons);
  dressUp();
  keep();
  keeper = save;
  if (!known.length) keep();
}

/** Nobody is signed in any more: the device alone keeps them. */
export function keptHere(): void {
  keeper = null;
}

export function setTheme(theme: Theme): void {
  set("theme", theme);
}

export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  dressUp();
  keepSoon();
}

/** Whether things may move: the person's wish here and in the system. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PACES: Record<Pace, number> = { slow: 1.7, even: 1, quick: 0.5 };

/** How much longer than drawn a motion takes. */
export function paced(duration: number): number {
  return duration * (PACES[settings.pace] ?? 1);
}

// Whoever leaves at once has still chosen.
if (typeof addEventListener !== "undefined") addEventListener("pagehide", () => soon !== undefined && keep());
