/** Whether a page talks to a server, or to the tables of this device. */

/** How the ids of tables on this device begin; `pharos/local/tables.py` gives them. */
const PREFIX = "local-";

/** A folder of files without a server: everything is played on the device (`make static` marks its page so). */
export const STATIC = typeof document !== "undefined" && document.querySelector('meta[name="pharos-static"]') !== null;

/** Where the client lies: the root of a server, or whatever folder a static host has put it in. */
export const BASE = STATIC ? new URL(".", document.baseURI).pathname : "/";

/** Whether this is the id of a table, or of a record, on this device. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

/** Pages of what one person does alone: without a network the device answers for them, where the engine is kept. */
const ALONE = new Set(["learn", "puzzles", "daily", "numbers"]);
const KEPT = "local-kept";
const aloneHere = (): boolean => !navigator.onLine && localStorage.getItem(KEPT) === "1";

/** The whole engine is kept on this device. */
export const noteKept = (): void => localStorage.setItem(KEPT, "1");

/** Whether a page with this path shows the device: its start page, one of its tables, or what it answers for offline. */
export function pathIsLocal(path: string): boolean {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  return (
    STATIC ||
    first === "device" ||
    ((first === "t" || first === "records") && isLocal(second)) ||
    (ALONE.has(first) && aloneHere())
  );
}

/** Whether a request goes to the device: what it names lies here, or the page that asks does. */
export function requestIsLocal(request: string, page: string): boolean {
  const [, kind = "", id = ""] = request.split("?")[0]!.split("/").filter(Boolean);
  if (STATIC) return true;
  if ((kind === "tables" || kind === "records") && id) return isLocal(id);
  return pathIsLocal(page);
}

const SETS = "local-sets";

/** Whether content sets are kept on this device: then the pages learn them before they are shown. */
export const setsKept = (): boolean => typeof localStorage !== "undefined" && localStorage.getItem(SETS) === "1";

export function noteSets(kept: boolean): void {
  if (kept) localStorage.setItem(SETS, "1");
  else localStorage.removeItem(SETS);
}
