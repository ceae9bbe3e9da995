/** What a person prefers: kept on the device, and with the account where there is one. */
import { takeAll, taken } from "../lesson/kept";
import { language, speak, type Language } from "../words/language.svelte";
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

type Name = keyof Preferences;

/** Keeps the settings with an account: true once they are kept there. */
type Keeper = (kept: Preferences) => Promise<boolean>;

/** Who keeps the settings besides the device: the account, nobody for a guest; not known until the server was asked. */
let keeper: Keeper | null | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
let sending = 0;
const SOON = 300;

/** What was chosen here and is not known to be kept with the account, so that nothing older from there undoes it. */
const FRESH = "settings-fresh";

function fresh(): Set<Name> {
  return new Set((localStorage.getItem(FRESH) ?? "").split(" ").filter(Boolean) as Name[]);
}

function mark(name: Name): void {
  if (keeper !== null) localStorage.setItem(FRESH, [...fresh().add(name)].join(" "));
}

function write(): void {
  localStorage.setItem("settings", JSON.stringify(settings));
  clearTimeout(soon);
  soon = undefined;
}

/** Keeps the settings as they are now. What is chosen again meanwhile is still to be kept. */
async function keep(): Promise<void> {
  write();
  if (!keeper) return;
  sending++;
  const done = await keeper({ ...settings, lessons: taken(), language: language() });
  sending--;
  if (done && !sending && soon === undefined) localStorage.removeItem(FRESH);
}

/** One after the other, or the older could come last. */
function keepSoon(): void {
  write();
  soon = setTimeout(() => (sending ? keepSoon() : void keep()), SOON);
}

/** From now on the settings are kept with an account too. What it knows holds here, except for what was chosen since. */
export async function keptBy(kept: Preferences, save: Keeper): Promise<void> {
  const known = Object.entries(kept).filter(([name, value]) => name in FIRST && value !== null);
  const chosen = fresh();
  Object.assign(settings, Object.fromEntries(known.filter(([name]) => !chosen.has(name as Name))));
  if (kept.lessons) takeAll(kept.lessons, chosen.has("lessons"));
  dressUp();
  write();
  keeper = save;
  if (kept.language && kept.language !== language() && !chosen.has("language")) await speak(kept.language);
  if (!known.length || fresh().size) void keep();
}

/** Nobody is signed in any more: the device alone keeps them. */
export function keptHere(): void {
  keeper = null;
  localStorage.removeItem(FRESH);
}

/** Another language is chosen here, and kept. */
export async function setLanguage(name: Language): Promise<void> {
  mark("language");
  await speak(name);
  keepSoon();
}

/** A lesson went on: how far it is is kept as the settings are. */
export function keepLessons(): void {
  mark("lessons");
  keepSoon();
}

export function setTheme(theme: Theme): void {
  set("theme", theme);
}

export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  mark(name);
  dressUp();
  keepSoon(); // a slider that is drawn along is kept once
}

/** Whether things may move: the person's choice here and in the system. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PACES: Record<Pace, number> = { slow: 1.7, even: 1, quick: 0.5 };

/** How much longer than drawn a motion takes. */
export function paced(duration: number): number {
  return duration * (PACES[settings.pace] ?? 1);
}

if (typeof addEventListener !== "undefined") {
  // Whoever leaves at once has still chosen.
  addEventListener("pagehide", () => soon !== undefined && void keep());
  // What is chosen on one page holds on the others, or they would keep the older choice.
  addEventListener("storage", (event) => {
    if (event.key !== "settings") return;
    Object.assign(settings, read());
    dressUp();
  });
}
