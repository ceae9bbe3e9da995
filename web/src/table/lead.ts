/** Moves the focus of keyboard users to the choices, and from a piece to its actions. */

/** Selectors of choices, the most urgent first: ways to pay, actions of a piece, pieces, the list in words. */
const PLACES = [
  ".prompt .ways .btn",
  ".prompt [data-main]",
  ".prompt [data-act]",
  ".levy [data-main]",
  ".boards .piece",
  ":is(.draftbox, .recruitbox) .piece[aria-disabled=false]",
  ".courtrow .lead1.may",
  ".tray [data-may]",
  ".tray:not(:has([data-key])) .piece",
  "[data-opened] [data-may]",
  ".draft .piece",
  ".ptw.may",
  ".mini.may",
  ".pyr .piece[aria-disabled=false]",
  ".fan .piece[aria-disabled=false]",
  "[data-may]",
  ".prompt .every .btn",
  ".prompt .acts button",
];
/** Places from which the focus may be moved; it stays with users who read the log or write in the chat. */
const HELD =
  ".prompt, .tray, .draft, .pyr, .fan, .prog, .stacks, .wonders, .hand, .heaven, .forum, .track, .powers, .relics, .line, .levy, .boards, .draftbox, .recruitbox, .courtrow";

let keys = false;

/** Records whether the keyboard or the pointer was used last. */
export function usedKeys(yes: boolean): void {
  keys = yes;
}

function shown(node: HTMLElement): boolean {
  return node.offsetParent !== null && !node.hasAttribute("disabled");
}

/** Returns the current choices of the most urgent kind. */
export function choosable(): HTMLElement[] {
  for (const place of PLACES) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].filter(shown);
    if (found.length) return found;
  }
  return [];
}

function focus(node: HTMLElement | undefined): void {
  if (!node) return;
  const group = node.closest("[role=group]");
  if (node.matches("[data-rove]")) {
    for (const item of group?.querySelectorAll<HTMLElement>("[data-rove]") ?? [])
      item.tabIndex = item === node ? 0 : -1;
  }
  node.focus();
}

/** Focuses the first choice, or the one with this number. */
export function lead(number = 0): void {
  focus(choosable()[number]);
}

/** Does the same if the keyboard is in use and the focus is not deliberately elsewhere. */
export function leadOn(back: string | null = null): void {
  const at = document.activeElement;
  if (!keys || document.querySelector("dialog[open]")) return;
  if (at && at !== document.body && !at.closest(HELD)) return;
  const piece = back
    ? document.querySelector<HTMLElement>(
        `:is(.pyr, .fan, .tray, .draft, .draftbox, .recruitbox, .courtrow) [data-card="${CSS.escape(back)}"]`,
      )
    : null;
  focus(piece ?? choosable()[0]);
}
