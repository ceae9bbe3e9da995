/** What a person prefers, kept on the device. */
export type Theme = "light" | "dark";

interface Kept {
  theme: Theme;
  confirm: boolean;
  motion: boolean;
  /** Whether letters and figures are keys of the table. */
  keys: boolean;
  sheet: "score" | "chat";
}

function read(): Kept {
  const night = typeof matchMedia !== "undefined" && matchMedia("(prefers-color-scheme: dark)").matches;
  const first: Kept = { theme: night ? "dark" : "light", confirm: true, motion: true, keys: true, sheet: "score" };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>) };
  } catch {
    return first;
  }
}

export const settings = $state<Kept>(read());

function keep(): void {
  localStorage.setItem("settings", JSON.stringify(settings));
}

export function dressUp(): void {
  document.documentElement.dataset.theme = settings.theme;
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  dressUp();
  keep();
}

export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  keep();
}

/** Whether things may move: the person's wish here and in the system. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
