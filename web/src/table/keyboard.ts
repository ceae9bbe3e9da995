/** Keyboard shortcuts of the table: letters and digits that work wherever the focus is, except in text fields. */
import { settings } from "../pages/settings.svelte";
import { lead } from "./lead";

/** Letters by action, in the order in which the help lists them. */
export const KEYS = {
  choices: "c",
  words: "w",
  city: "m",
  rival: "r",
  score: "s",
  log: "l",
  pantheon: "p",
  senate: "a",
  help: "?",
} as const;

const PARTS: Record<string, string> = {
  [KEYS.city]: "[data-own] [data-rove][tabindex='0']",
  [KEYS.rival]: "[data-other] [data-rove][tabindex='0']",
  [KEYS.score]: ":is([data-part=score][tabindex='0'], [data-part=score] [role=tabpanel])",
  [KEYS.log]: "[data-part=log] [role=tabpanel]",
};

function writes(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return Boolean(at?.closest?.("input, select, textarea, [contenteditable], dialog"));
}

/** Whether a key opens the help, which works on every page. */
export function asksHelp(event: KeyboardEvent): boolean {
  return (
    settings.keys &&
    !event.altKey &&
    !event.ctrlKey &&
    !event.metaKey &&
    !writes(event) &&
    (event.key === "?" || (event.code === "Slash" && event.shiftKey))
  );
}

/** Handles a key; returns whether it is a shortcut. Uses the physical key, so that Cyrillic layouts work too. */
export function pressed(event: KeyboardEvent): boolean {
  if (!settings.keys || event.altKey || event.ctrlKey || event.metaKey || writes(event)) return false;
  if (asksHelp(event)) return true;
  const figure = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (figure && !event.shiftKey) {
    lead(Number(figure) - 1);
    return true;
  }
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? "";
  if (letter === KEYS.choices) lead();
  else if (letter === KEYS.pantheon || letter === KEYS.senate) {
    const head = document.querySelector<HTMLElement>(
      `[data-board=${letter === KEYS.pantheon ? "pantheon" : "senate"}]`,
    );
    if (!head) return false;
    head.click();
  } else if (letter === KEYS.words) document.querySelector<HTMLElement>("[data-words]")?.click();
  else {
    const place = PARTS[letter];
    const node = place
      ? [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.offsetParent !== null)
      : null;
    if (!node) return false;
    node.focus();
  }
  return true;
}
