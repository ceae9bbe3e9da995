/** Whether a page talks to a server or to the tables of this device. */

/** Prefix of the ids of tables on this device, which `pharos/local/tables.py` assigns. */
const PREFIX = "local-";

/**
 * Whether the client is hosted as static files without a server: all games run on the device (`make static` marks such
 * a page).
 */
export const STATIC = typeof document !== "undefined" && document.querySelector('meta[name="pharos-static"]') !== null;

/** Base path of the client: the root of a server, or the folder on a static host. */
export const BASE = STATIC ? new URL(".", document.baseURI).pathname : "/";

/** Whether a table or record with this id is on this device. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

/** Pages for a single user: without a network the device serves them, if the engine is stored on it. */
const ALONE = new Set(["learn", "puzzles", "daily", "numbers"]);
const KEPT = "local-kept";
const aloneHere = (): boolean => !navigator.onLine && localStorage.getItem(KEPT) === "1";

/** Records that the whole engine is stored on this device. */
export const noteKept = (): void => localStorage.setItem(KEPT, "1");

/** Whether a page is served by the device: its start page, one of its tables, or a page that it serves offline. */
export function pathIsLocal(path: string): boolean {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  return (
    STATIC ||
    first === "device" ||
    ((first === "t" || first === "records") && isLocal(second)) ||
    (ALONE.has(first) && aloneHere())
  );
}

/** Whether a request goes to the device: because its target is there, or because the requesting page is. */
export function requestIsLocal(request: string, page: string): boolean {
  const [, kind = "", id = ""] = request.split("?")[0]!.split("/").filter(Boolean);
  if (STATIC) return true;
  if ((kind === "tables" || kind === "records") && id) return isLocal(id);
  return pathIsLocal(page);
}

const SETS = "local-sets";

/** Whether content sets are stored on this device; pages must then load them before they are shown. */
export const setsKept = (): boolean => typeof localStorage !== "undefined" && localStorage.getItem(SETS) === "1";

export function noteSets(kept: boolean): void {
  if (kept) localStorage.setItem(SETS, "1");
  else localStorage.removeItem(SETS);
}
