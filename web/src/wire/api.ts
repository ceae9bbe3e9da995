/** The HTTP interface. A refusal is thrown as the key and arguments the server sent. */
import { requestIsLocal } from "../local/mode";
import { path as page } from "../pages/route.svelte";
import { keptBy, keptHere } from "../pages/settings.svelte";
import { open } from "../words/language.svelte";
import { self } from "./self.svelte";
import type {
  Me,
  NewTable,
  Offers,
  RecordMade,
  Records,
  Refusal,
  ReplayStep,
  TableMade,
  TableSummary,
  Tables,
  Visit,
} from "./messages";

export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(key);
  }
}

/** A refusal as the server sent it, once its words are there. */
async function refusedWith(refusal: Partial<Refusal> | null): Promise<Refused> {
  await open("refusals", Promise.resolve()).catch(() => undefined);
  return new Refused(refusal?.key ?? "refused-no-connection", refusal?.args ?? {}, refusal?.rule ?? null);
}

let csrf: string | null = null;
/** Who somebody is to the server, and on this device. */
const known: { server: Promise<Me> | null; device: Promise<Me> | null } = { server: null, device: null };
const side = (): "server" | "device" => (requestIsLocal("/api/visit", page()) ? "device" : "server");

/** The answer of the device, without a network. */
async function callHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { request } = await import("../local/device.svelte");
  let answer: { status: number; text: string };
  try {
    answer = await request(method, path, body === undefined ? "" : JSON.stringify(body));
  } catch {
    throw new Refused("local-refused-engine");
  }
  const data = JSON.parse(answer.text) as unknown;
  if (answer.status < 300) return data as T;
  throw await refusedWith(data as Refusal);
}

export function call<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  return requestIsLocal(path, page()) ? callHere(method, path, body) : callServer(method, path, body, keepalive);
}

async function callServer<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf && method !== "GET") headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      keepalive, // goes on when the page is left
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("refused-no-connection");
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused("refused-no-connection");
  }
  if (!answer.ok) {
    const refusal = data as Partial<Refusal> | null;
    if (refusal?.key && ENDED.includes(refusal.key)) void sessionEnded();
    throw await refusedWith(refusal);
  }
  return data as T;
}

/** One tab after the other: two that are opened at once are the same guest. */
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request("pharos-guest", make) : make();
}

function become(found: Me): void {
  csrf = found.csrf ?? csrf;
  self.me = found;
  self.signedOut = false;
}

/** Refusals that say that the session of this page has ended, or that another page of this browser began one. */
const ENDED = ["server-refused-nobody", "server-refused-csrf"];
/** Coming in or leaving from this page: what ends meanwhile is meant to. */
let changing: Promise<unknown> = Promise.resolve();

/** Somebody came in, left, or took another name: asked anew, with their settings. */
export function asSomebodyElse<T>(work: () => Promise<T>): Promise<T> {
  const change = (async () => {
    const done = await work();
    const found = done as Me | undefined;
    if (found?.csrf) csrf = found.csrf;
    known.server = null;
    await whoAmI();
    return done;
  })();
  changing = change.catch(() => undefined);
  return change;
}

/** The session has ended, by another device or another page. Returns whether somebody is here all the same. */
export async function sessionEnded(): Promise<boolean> {
  await changing;
  let now: Me | null | undefined;
  try {
    ({ me: now } = await callServer<Visit>("GET", "/api/visit"));
  } catch {
    return true; // without a connection nobody knows: to be asked again
  }
  known.server = null;
  // On another page of this browser somebody signed in. An account that became a guest was signed out.
  if (now && (now.kind !== "guest" || self.me?.kind !== "account")) {
    await whoAmI();
    return true;
  }
  csrf = null;
  self.signedOut = self.me !== null || self.signedOut;
  self.me = null;
  return false;
}

/** Who plays here; the first time a guest is made, without a question. */
export function whoAmI(): Promise<Me> {
  const here = side();
  const found = (known[here] ??= (async () => {
    const visit = await call<Visit>("GET", "/api/visit");
    const found =
      visit.me ??
      (await inTurn(
        async () => (await call<Visit>("GET", "/api/visit")).me ?? (await call<Me>("POST", "/api/guest", {})),
      ));
    become(found);
    if (found.kind === "guest") keptHere();
    else
      await keptBy(visit.settings ?? {}, (kept) =>
        call("PUT", "/api/settings", kept, true).then(
          () => true,
          () => false,
        ),
      );
    return found;
  })());
  found.catch(() => {
    known[here] = null;
  });
  return found;
}

/** Who was here before, if anybody: pages that need nobody show the account and make no guest. */
export async function whoWasHere(): Promise<void> {
  if (self.me || known[side()]) return;
  const { me } = await call<Visit>("GET", "/api/visit");
  if (me) await whoAmI();
}

export async function offers(): Promise<Offers> {
  return call("GET", "/api/offers");
}

export async function newTable(table: NewTable): Promise<TableMade> {
  await whoAmI();
  return call("POST", "/api/tables", table);
}

export async function myTables(): Promise<Tables> {
  await whoAmI();
  return call("GET", "/api/mine");
}

export async function openTables(): Promise<Tables> {
  return call("GET", "/api/lobby");
}

/** Gives up a game that runs, or leaves a table that has not begun; whether it was done. */
export async function dropTable(table: TableSummary): Promise<boolean> {
  const type = table.status === "live" ? "resign" : "leave";
  try {
    await call("POST", `/api/tables/${table.id}/commands`, { type });
    return true;
  } catch (fault) {
    if (fault instanceof Refused) return false;
    throw fault;
  }
}

export async function rematch(table: string): Promise<TableMade> {
  await whoAmI();
  return call("POST", `/api/tables/${table}/rematch`, {});
}

/** Where a replay lies: a finished table, or a record that was imported. */
export type Shelf = "tables" | "records";

export async function replayStep(shelf: Shelf, id: string, at: number, seat: string | null): Promise<ReplayStep> {
  return call("GET", `/api/${shelf}/${id}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`);
}

export async function record(shelf: Shelf, id: string): Promise<Record<string, unknown>> {
  return call("GET", shelf === "tables" ? `/api/tables/${id}/record` : `/api/records/${id}`);
}

export async function importRecord(data: unknown): Promise<RecordMade> {
  await whoAmI();
  return call("POST", "/api/records", data);
}

export async function importedRecords(): Promise<Records> {
  await whoAmI();
  return call("GET", "/api/records");
}

/** Sends a record to the server, from whatever page: games of this device are taken to the account so. */
export async function sendRecord(data: unknown): Promise<RecordMade> {
  const visit = await callServer<Visit>("GET", "/api/visit");
  const me =
    visit.me ??
    (await inTurn(
      async () => (await callServer<Visit>("GET", "/api/visit")).me ?? (await callServer<Me>("POST", "/api/guest", {})),
    ));
  csrf = me.csrf ?? csrf;
  return callServer("POST", "/api/records", data);
}
