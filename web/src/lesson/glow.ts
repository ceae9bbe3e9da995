/** Highlights of a lesson step: named parts of the table, and the pieces of the requested choices. */
import { piecesOf } from "../duel/picking";
import type { Choice, Desk } from "../table/desk.svelte";

/** Selectors of the parts of the table, with the phone tab that contains each. */
const PLACES: Record<string, [string, string?]> = {
  score: ["[data-part=score]:not(main)", "score"],
  structure: [".pyr"],
  track: [".track"],
  progress: [".prog"],
  goods: ["[data-own] .goods, .line:last-of-type .wares", "city"],
  science: ["[data-own] .scis", "city"],
  wonders: ["[data-own] .wonders, .line:last-of-type .thumbs", "city"],
  hand: [".fan"],
  ring: [".ringbox"],
  board: [".myboard"],
  neighbours: [".nb .wares, .pn > *", "cities"],
  fronts: [".war"],
  pantheon: [".heaven:not(.opened), .leaves [data-leaf=pantheon]"],
  senate: [".forum:not(.opened), .leaves [data-leaf=senate]"],
};

export interface Glow {
  places: string[];
  /** Selectors of the pieces and buttons that lead to the requested choice. */
  pieces: string[];
  tabs: string[];
}

const quoted = (text: string): string => text.replace(/["\\]/g, "\\$&");

export function glowOf(desk: Desk, names: readonly string[], asked: readonly Choice[], opened: string | null): Glow {
  const found = names.flatMap((name) => (PLACES[name] ? [PLACES[name]] : []));
  const glow: Glow = { places: found.map(([at]) => at), pieces: [], tabs: found.flatMap(([, tab]) => tab ?? []) };
  if (!asked.length) return glow;
  const chosen = desk.chosen && asked.some((choice) => choice.notation === desk.chosen);
  if (chosen) return { ...glow, places: [], pieces: [".prompt [data-main]"], tabs: [] };
  const picked = desk.picked;
  const of = (choice: Choice): string[] => (desk.game === "duel" ? piecesOf(choice) : choice.objects);
  const keys = picked?.keys ?? (picked ? [picked.id] : []);
  const going = keys.length ? asked.filter((choice) => keys.every((key) => of(choice).includes(key))) : [];
  if (going.length) {
    // A list of ways to pay, or of Wonders, is open.
    if (opened && going.some((choice) => opened.endsWith(choice.verb)))
      return { ...glow, pieces: [".prompt .ways .btn"] };
    const verbs = new Set(going.map((choice) => choice.verb));
    const next = going.flatMap((choice) => of(choice).filter((key) => !keys.includes(key)));
    glow.pieces = [...[...verbs].map((verb) => `.prompt .acts [data-act="${verb}"]`), ...next.map(selector)];
    return glow;
  }
  const first = asked.map((choice) => of(choice)[0]).filter((key): key is string => Boolean(key));
  glow.pieces = [...new Set(first)].map(selector);
  if (!glow.pieces.length) glow.pieces = [".prompt [data-plain]"];
  else if (asked.some((choice) => choice.verb === "pay")) glow.pieces.push(".levy");
  return glow;
}

function selector(key: string): string {
  return key.includes(":") || key === "plots"
    ? `[data-key="${quoted(key)}"]`
    : `:is(.fan, .draftbox, .recruitbox, .courtrow, .boards, .tray) [data-card="${quoted(key)}"]`;
}

const seen = (node: HTMLElement): boolean =>
  node.offsetParent !== null && node.getClientRects().length > 0 && !behind(node);

/** Whether a node is covered by an opened board, which shows the same piece enlarged. */
function behind(node: HTMLElement): boolean {
  const opened = document.querySelector("[data-opened]");
  return Boolean(
    opened &&
    !opened.contains(node) &&
    opened.parentElement?.contains(node) &&
    node.matches("[data-key]") &&
    opened.querySelector(`[data-key="${quoted(node.dataset["key"] ?? "")}"]`),
  );
}

/** Of several ways to the same choice, returns those on the screen; if there are none, returns all. */
function inSight(nodes: HTMLElement[]): HTMLElement[] {
  const seen = nodes.filter((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return bottom > 8 && top < innerHeight - 8;
  });
  if (seen.length) return seen;
  // Scrolls to a target below the screen only once, so that the user can scroll away from it.
  if (nodes[0] && nodes[0] !== ledTo) (ledTo = nodes[0]).scrollIntoView({ block: "center" });
  return nodes;
}
let ledTo: HTMLElement | null = null;

/** Sets the highlights and removes the previous ones; returns the visible nodes, pieces first. */
export function mark(glow: Glow): HTMLElement[] {
  const find = (where: string[]): HTMLElement[] =>
    where.length ? [...document.querySelectorAll<HTMLElement>(where.join(", "))].filter(seen) : [];
  const wanted = new Map<HTMLElement, string>();
  // A report of conflicts covers the table: it must be closed first.
  const report = find([".conflict .btn"]);
  const pieces = report.length ? report : inSight(find(glow.pieces));
  const places = find(glow.places);
  for (const node of places) wanted.set(node, "place");
  for (const node of pieces) wanted.set(node, "piece");
  // On a phone the target may be on another tab: then the tab is highlighted.
  if (!report.length && glow.pieces.length && !pieces.length)
    for (const node of find(["table", "city"].map((tab) => `.tabs [data-to=${tab}]:not([aria-current])`)).slice(0, 1))
      wanted.set(node, "piece");
  else if (!places.length)
    for (const node of find(glow.tabs.map((tab) => `.tabs [data-to=${tab}]:not([aria-current])`)))
      wanted.set(node, "place");
  for (const node of document.querySelectorAll<HTMLElement>("[data-glow]"))
    if (!wanted.has(node)) delete node.dataset["glow"];
  for (const [node, kind] of wanted) if (node.dataset["glow"] !== kind) node.dataset["glow"] = kind;
  return [...pieces, ...places];
}

export function unmark(): void {
  for (const node of document.querySelectorAll<HTMLElement>("[data-glow]")) delete node.dataset["glow"];
}
