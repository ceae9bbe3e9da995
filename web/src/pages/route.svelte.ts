/** Where we are: a handful of pages by their addresses. */
const here = $state({ path: typeof location === "undefined" ? "/" : location.pathname });

export function path(): string {
  return here.path;
}

export function go(to: string, replace = false): void {
  if (to === here.path) return;
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  here.path = new URL(to, location.href).pathname;
  scrollTo(0, 0);
  document.getElementById("app")?.querySelector<HTMLElement>("main")?.focus();
}

export function listen(): () => void {
  const back = (): void => void (here.path = location.pathname);
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = new URL((link as HTMLAnchorElement).href);
    if (target.origin !== location.origin || link.hasAttribute("download") || target.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(target.pathname + target.search);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
