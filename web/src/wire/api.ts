/** Client of the HTTP API. Rejections are thrown with the key and arguments sent by the server. */
import { requestIsLocal } from "../local/mode";
import { path as page } from "../pages/route.svelte";
import { keptBy, keptHere } from "../pages/settings.svelte";
import { open } from "../words/language.svelte";
import { self } from "./self.svelte";
import type {
  GameRecord,
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

/** Returns a rejection as an exception, once its texts are loaded. */
async function refusedWith(refusal: Partial<Refusal> | null): Promise<Refused> {
  await open("refusals", Promise.resolve()).catch(() => undefined);
  return new Refused(refusal?.key ?? "refused-no-connection", refusal?.args ?? {}, refusal?.rule ?? null);
}

let csrf: string | null = null;
/** The user's identity on the server and on this device. */
const known: { server: Promise<Me> | null; device: Promise<Me> | null } = { server: null, device: null };
const side = (): "server" | "device" => (requestIsLocal("/api/visit", page()) ? "device" : "server");

/** Sends a request to the device instead of a server. */
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
      keepalive, // completes even if the user leaves the page
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

/** One tab at a time, so that two tabs opened at once become the same guest. */
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request("pharos-guest", make) : make();
}

function become(found: Me): void {
  csrf = found.csrf ?? csrf;
  self.me = found;
  self.signedOut = false;
}

/** Errors that mean that this page's session has ended, or that another page of this browser started one. */
const ENDED = ["server-refused-nobody", "server-refused-csrf"];
/** A sign-in or sign-out in progress on this page: sessions that end meanwhile are expected to. */
let changing: Promise<unknown> = Promise.resolve();

/** Runs a change of identity (sign-in, sign-out, rename), then reloads the user and their settings. */
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

/** Handles the end of the session by another device or page. Returns whether the user still has a valid one. */
export async function sessionEnded(): Promise<boolean> {
  await changing;
  let now: Me | null | undefined;
  try {
    ({ me: now } = await callServer<Visit>("GET", "/api/visit"));
  } catch {
    return true; // unknown without a connection: ask again later
  }
  known.server = null;
  // Another page of this browser signed in. An account that became a guest was signed out.
  if (now && (now.kind !== "guest" || self.me?.kind !== "account")) {
    await whoAmI();
    return true;
  }
  csrf = null;
  self.signedOut = self.me !== null || self.signedOut;
  self.me = null;
  return false;
}

/** Returns the current user; creates a guest on the first visit. */
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

/** Restores an existing user without creating a guest, for pages that need none. */
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

/** Resigns a running game or leaves a table that has not started; returns whether it succeeded. */
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

/** The kind of a replay: a finished table, or an imported record. */
export type Shelf = "tables" | "records";

export async function replayStep(shelf: Shelf, id: string, at: number, seat: string | null): Promise<ReplayStep> {
  return call("GET", `/api/${shelf}/${id}/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`);
}

export async function record(shelf: Shelf, id: string): Promise<GameRecord> {
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

/** Sends a record to the server from any page, for uploading games of this device. */
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
