/** The enlarged view of a piece, opened next to it by hovering, focus or a long press. */
export interface Looked {
  kind:
    | "card"
    | "wonder"
    | "progress"
    | "board"
    | "god"
    | "deck"
    | "place"
    | "plot"
    | "plots"
    | "chamber"
    | "war"
    | "offering";
  id: string;
  /** A choice whose prices are shown, for the viewer and for others. */
  choice?: string;
  anchor: DOMRect;
}

/** Minimum layout width of phones and tablets, in pixels. */
const NARROWEST = [340, 700] as const;
const PHONE = 760;
const LOWEST = 360;
/** Returns the text size set in the system relative to the default, as far as a small screen has room for it. */
export function textSize(width = Infinity, height = Infinity): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(
    1,
    Math.min(2, size / 16 || 1, width / NARROWEST[width > PHONE && width < 1200 ? 1 : 0], height / LOWEST),
  );
}

/** Returns the scale of the page: screen positions must be divided by it. */
export function zoomOfPage(): number {
  return Number(document.querySelector<HTMLElement>("[data-zoom]")?.dataset["zoom"] ?? 1) || 1;
}

export const looking = $state<{ at: Looked | null; large: boolean }>({ at: null, large: false });

const HOVER = 260;
const PRESS = 450;
let owner: object | null = null;

export interface LookOptions {
  kind: Looked["kind"];
  id: string;
  choice?: string;
}

/** Opens the enlarged view of a piece at once, for a tap. */
export function lookCloser(node: HTMLElement, options: LookOptions): void {
  owner = node;
  looking.at = { ...options, anchor: node.getBoundingClientRect() };
  looking.large = true;
}

export function stopLooking(): void {
  owner = null;
  looking.at = null;
  looking.large = false;
}

/** Attaches the enlarged view of a piece to an element. */
export function look(
  node: HTMLElement,
  options: LookOptions | null,
): { update: (next: LookOptions | null) => void; destroy: () => void } {
  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const self = {};

  function open(large: boolean): void {
    if (!now) return;
    owner = self;
    looking.at = { ...now, anchor: node.getBoundingClientRect() };
    looking.large = large;
  }
  function close(): void {
    clearTimeout(timer);
    if (owner === self && !looking.large) stopLooking();
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = setTimeout(() => open(false), HOVER);
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (event.pointerType !== "mouse") timer = setTimeout(() => open(true), PRESS);
    else close();
  };
  const up = (): void => clearTimeout(timer);
  // A removed element loses the focus during rendering, when state must not change.
  const blur = (): void => queueMicrotask(close);
  const focus = (): void => {
    if (node.matches(":focus-visible")) open(false);
  };
  const listeners: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", close],
    ["pointerdown", down as EventListener],
    ["pointerup", up],
    ["pointercancel", up],
    ["focus", focus],
    ["blur", blur],
    ["contextmenu", ((event: Event) => looking.large && event.preventDefault()) as EventListener],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      clearTimeout(timer);
      if (owner === self) stopLooking();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
