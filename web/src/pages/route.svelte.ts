/** Where we are: a handful of pages by their addresses. */
import { BASE, STATIC } from "../local/mode";

/** On a static host every page is one file: the path stands behind a question mark, `…/?/t/ID&at=3#place`. */
function found(): { path: string; hash: string } {
  if (typeof location === "undefined") return { path: "/", hash: "" };
  const inner = STATIC ? location.search.slice(1).split("&")[0]! : location.pathname;
  return { path: inner.startsWith("/") ? inner : "/", hash: location.hash };
}

const here = $state(found());

/** The address of a page, for the browser. */
export function address(to: string): string {
  if (!STATIC) return to;
  const [, path = "/", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  return `${BASE}${path === "/" && !query ? "" : `?${path}${query ? `&${query}` : ""}`}${hash}`;
}

/** The page that an address leads to, as links are written. */
function innerOf(target: URL): string {
  if (!STATIC || target.pathname !== BASE) return target.pathname + target.search + target.hash;
  const [path = "", ...query] = target.search.slice(1).split("&");
  return `${path || "/"}${query.length ? `?${query.join("&")}` : ""}${target.hash}`;
}

/** What an address says behind its path. */
export function asked(): URLSearchParams {
  return new URLSearchParams(STATIC ? location.search.slice(1).split("&").slice(1).join("&") : location.search);
}

export function path(): string {
  return here.path;
}

/** The place inside the page, as an address names it after its #. */
export function place(): string {
  try {
    return decodeURIComponent(here.hash.slice(1));
  } catch {
    return here.hash.slice(1);
  }
}

export function go(to: string, replace = false): void {
  if (to === here.path + here.hash) return;
  history[replace ? "replaceState" : "pushState"]({}, "", address(to));
  arrive();
  scrollTo(0, 0);
  document.getElementById("app")?.querySelector<HTMLElement>("main")?.focus();
}

function arrive(): void {
  Object.assign(here, found());
}

export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = new URL((link as HTMLAnchorElement).href);
    const to = innerOf(target);
    // A place of this page, or a page of its own, is the browser's business.
    if ((link as HTMLAnchorElement).target || (target.hash && to.startsWith(`${here.path}#`))) return;
    if (target.origin !== location.origin || link.hasAttribute("download") || to.startsWith("/api/")) return;
    event.preventDefault();
    go(to);
  };
  /** Links are written as a server has them; before somebody uses one it is told where its page lies. */
  const point = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
    const to = link?.getAttribute("href") ?? "";
    if (link && to !== link.dataset["address"]) link.href = link.dataset["address"] = address(to);
  };
  addEventListener("popstate", arrive);
  if (STATIC)
    for (const sign of ["pointerdown", "focusin", "contextmenu"]) document.addEventListener(sign, point, true);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", click);
  };
}
