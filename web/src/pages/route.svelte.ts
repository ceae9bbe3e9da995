/** Client-side routing. */
import { BASE, STATIC } from "../local/mode";

/** A static host has a single HTML file: the path follows a question mark, `…/?/t/ID&at=3#place`. */
function found(): { path: string; hash: string } {
  if (typeof location === "undefined") return { path: "/", hash: "" };
  const inner = STATIC ? location.search.slice(1).split("&")[0]! : location.pathname;
  return { path: inner.startsWith("/") ? inner : "/", hash: location.hash };
}

const here = $state(found());

/** Returns the browser address of a page. */
export function address(to: string): string {
  if (!STATIC) return to;
  const [, path = "/", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  return `${BASE}${path === "/" && !query ? "" : `?${path}${query ? `&${query}` : ""}`}${hash}`;
}

/** Returns the page of a browser address, in the form used in links. */
function innerOf(target: URL): string {
  if (!STATIC || target.pathname !== BASE) return target.pathname + target.search + target.hash;
  const [path = "", ...query] = target.search.slice(1).split("&");
  return `${path || "/"}${query.length ? `?${query.join("&")}` : ""}${target.hash}`;
}

/** Returns the query parameters of the current address. */
export function asked(): URLSearchParams {
  return new URLSearchParams(STATIC ? location.search.slice(1).split("&").slice(1).join("&") : location.search);
}

export function path(): string {
  return here.path;
}

/** Returns the fragment of the current address. */
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
    // Anchors within this page and links with a target are left to the browser.
    if ((link as HTMLAnchorElement).target || (target.hash && to.startsWith(`${here.path}#`))) return;
    if (target.origin !== location.origin || link.hasAttribute("download") || to.startsWith("/api/")) return;
    event.preventDefault();
    go(to);
  };
  /**
   * Rewrites a link for a static host just before it is used; in the markup, links have the form used with a server.
   */
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
