/** Where we are: a handful of pages by their addresses. */
const here = $state(typeof location === "undefined" ? { path: "/", hash: "" } : { path: location.pathname, hash: location.hash });

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
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  arrive();
  scrollTo(0, 0);
  document.getElementById("app")?.querySelector<HTMLElement>("main")?.focus();
}

function arrive(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = new URL((link as HTMLAnchorElement).href);
    // A place of this page, or a page of its own, is the browser's business.
    if ((link as HTMLAnchorElement).target || (target.hash && target.pathname === here.path)) return;
    if (target.origin !== location.origin || link.hasAttribute("download") || target.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  };
  addEventListener("popstate", arrive);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", click);
  };
}
