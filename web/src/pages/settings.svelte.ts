/** User settings: stored on the device, and with the account if there is one. */
import { takeAll, taken } from "../lesson/kept";
import { language, speak, type Language } from "../words/language.svelte";
import type { Preferences } from "../wire/messages";

export type Theme = "light" | "dark" | "system";
export type Pace = "slow" | "even" | "quick";

interface Kept {
  theme: Theme;
  confirm: boolean;
  motion: boolean;
  /** Animation speed. */
  pace: Pace;
  /** Whether keyboard shortcuts are enabled. */
  keys: boolean;
  sheet: "score" | "chat";
  sound: boolean;
  volume: number;
  contrast: boolean;
  /** Patterns in addition to colors. */
  marks: boolean;
  /** Whether system notifications are enabled. */
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

/** Whether the dark theme is active. */
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

/** Stores the settings with an account; resolves to true on success. */
type Keeper = (kept: Preferences) => Promise<boolean>;

/** Stores the settings with the account; null for a guest, undefined until the server was asked. */
let keeper: Keeper | null | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
let sending = 0;
const SOON = 300;

/**
 * Names of settings changed here but not confirmed by the account, so that older values from there do not overwrite
 * them.
 */
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

/** Stores the current settings. Changes made meanwhile remain pending. */
async function keep(): Promise<void> {
  write();
  if (!keeper) return;
  sending++;
  const done = await keeper({ ...settings, lessons: taken(), language: language() });
  sending--;
  if (done && !sending && soon === undefined) localStorage.removeItem(FRESH);
}

/** One request at a time, since an older one could otherwise arrive last. */
function keepSoon(): void {
  write();
  soon = setTimeout(() => (sending ? keepSoon() : void keep()), SOON);
}

/** Links the settings to an account. Its values apply here, except for settings changed here since. */
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

/** Unlinks the settings from the account after signing out: only the device stores them. */
export function keptHere(): void {
  keeper = null;
  localStorage.removeItem(FRESH);
}

/** Changes the language and stores the choice. */
export async function setLanguage(name: Language): Promise<void> {
  mark("language");
  await speak(name);
  keepSoon();
}

/** Stores the progress of the lessons together with the settings. */
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
  keepSoon(); // debounced: dragging a slider stores it once
}

/** Whether animations are enabled, both here and in the system settings. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PACES: Record<Pace, number> = { slow: 1.7, even: 1, quick: 0.5 };

/** Scales a duration by the animation speed. */
export function paced(duration: number): number {
  return duration * (PACES[settings.pace] ?? 1);
}

if (typeof addEventListener !== "undefined") {
  // Do not lose a change if the page is closed immediately afterwards.
  addEventListener("pagehide", () => soon !== undefined && void keep());
  // Changes on one page apply to the others, which would otherwise write back older values.
  addEventListener("storage", (event) => {
    if (event.key !== "settings") return;
    Object.assign(settings, read());
    dressUp();
  });
}
