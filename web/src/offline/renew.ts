/**
 * Handles a chunk of the page that cannot be fetched: the server is unreachable, or has a newer version without that
 * file. The page is reloaded only once the server answers; otherwise the browser would show its error page and stay
 * there.
 */
const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 2500;
/** Minimum time between reloads in milliseconds, so that a file missing everywhere does not cause an endless loop. */
const ONCE_IN = 10_000;
const KEPT = "renewed";

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(): Promise<boolean> {
  const found = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  return found?.ok ?? false;
}

/** Waits until the page is available, at most one reload per `ONCE_IN`, then reloads it. */
export async function renewed(reload: () => void = () => location.reload()): Promise<void> {
  let wait = SHORTEST_PAUSE;
  while (Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < ONCE_IN || !(await answers())) {
    await pause(wait);
    wait = Math.min(LONGEST_PAUSE, wait * 1.7);
  }
  sessionStorage.setItem(KEPT, String(Date.now()));
  reload();
}

let waiting = false;

/** Installs the handler; it also covers the initial loading of the page. */
export function renewWhenParted(): void {
  addEventListener("vite:preloadError", () => {
    if (waiting) return;
    waiting = true;
    void renewed();
  });
}
