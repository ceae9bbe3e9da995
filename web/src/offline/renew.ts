/**
 * A part of the page that could not be fetched: the server is away, or it has a newer version without that file. The
 * page is loaded anew, as soon as there is an answer: a browser that finds nobody shows its own page, and stays there.
 */
const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 2500;
/** A file that is nowhere is not asked for without end. */
const ONCE_IN = 10_000;
const KEPT = "renewed";

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(): Promise<boolean> {
  const found = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  return found?.ok ?? false;
}

/** Waits until this page can be had, and not more often than it makes sense; then asks for it. */
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

/** From now on; also while the page itself is still being put together. */
export function renewWhenParted(): void {
  addEventListener("vite:preloadError", () => {
    if (waiting) return;
    waiting = true;
    void renewed();
  });
}
