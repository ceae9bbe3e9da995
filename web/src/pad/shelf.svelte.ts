/** The pads stored on this device: the open one and earlier ones. */
import { newPad, type Pad, readPad } from "./holdings";

export interface Kept {
  id: string;
  /** Time of the last change, in milliseconds. */
  at: number;
  pad: Pad;
}

const KEY = "pads";
const MOST = 40;

function read(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return (Array.isArray(all) ? all : []).flatMap((one: { id?: unknown; at?: unknown; pad?: unknown }) => {
      const pad = readPad(one?.pad);
      return pad && typeof one.id === "string" ? [{ id: one.id, at: Number(one.at) || 0, pad }] : [];
    });
  } catch {
    return [];
  }
}

const fresh = (pad: Pad): Kept => ({ id: Math.random().toString(36).slice(2, 10), at: Date.now(), pad });
const kept = read();

export const shelf = $state<{ open: Kept; others: Kept[]; full: boolean }>({
  open: kept[0] ?? fresh(newPad("classic", 4)),
  others: kept.slice(1),
  full: false,
});

/** Whether a pad contains nothing worth keeping. */
export function isBlank(pad: Pad): boolean {
  const blank = newPad(pad.game, pad.players, pad.expansions);
  return JSON.stringify({ ...blank, teams: 0, printed: 0 }) === JSON.stringify({ ...pad, teams: 0, printed: 0 });
}

/** Stores the open pad; the oldest ones are dropped if there are too many. */
export function keep(): void {
  shelf.open.at = Date.now();
  write();
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([shelf.open, ...shelf.others].slice(0, MOST)));
    shelf.full = false;
  } catch {
    shelf.full = true;
  }
}

/** Opens a pad; the current one is kept, unless it is blank. */
export function lay(pad: Pad): void {
  if (!isBlank(shelf.open.pad)) shelf.others = [shelf.open, ...shelf.others];
  shelf.open = fresh(pad);
  write();
}

export function take(id: string): void {
  const found = shelf.others.find((one) => one.id === id);
  if (!found) return;
  shelf.others = [...(isBlank(shelf.open.pad) ? [] : [shelf.open]), ...shelf.others.filter((one) => one !== found)];
  shelf.open = found;
  write();
}

export function drop(id: string): void {
  shelf.others = shelf.others.filter((one) => one.id !== id);
  write();
}
