/**
 * Hosts the tables of this device: the engine, with the logs in IndexedDB. Computer players run in a separate worker.
 */
import { Engine } from "./engine";
import { Conflict, Storage } from "./storage";
import type { Asked, FromHall, Thought, ToHall } from "./talk";

/** Interface of `pharos/local/browser.py`; arguments and results are strings. */
interface Device {
  welcome(): void;
  leave(): void;
  receive(text: string): Promise<void>;
  request(method: string, path: string, body: string): Promise<string>;
  changed(table: string): Promise<void>;
  set_pace(seconds: number): void;
}

const say = (message: FromHall): void => postMessage(message);
const storage = new Storage();
const pages = new BroadcastChannel("pharos-tables");

/** Returns the outcome as a word instead of throwing, so that no error is lost on its way to Python. */
async function stored(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return "stored";
  } catch (fault) {
    return fault instanceof Conflict ? "conflict" : `failed ${String(fault)}`;
  }
}

const door = {
  append: (table: string, first: number, entries: string, row: string) =>
    stored(() => storage.append(table, first, JSON.parse(entries) as string[], row)),
  keep_record: (id: string, record: string) => stored(() => storage.keepRecord(id, record)),
  forget: (table: string) => stored(() => storage.forget(table)),
  read: async (table: string, after: number) => JSON.stringify(await storage.read(table, after)),
  rows: async () => JSON.stringify(await storage.rows()),
  row: async (table: string) => (await storage.row(table)) ?? "",
  records: async () => JSON.stringify(await storage.records()),
  keep_set: (id: string, set: string) => stored(() => storage.keepSet(id, set)),
  sets: async () => JSON.stringify(await storage.sets()),
  forget_set: (id: string) => stored(() => storage.forgetSet(id)),
  keep_note: (id: string, note: string) => stored(() => storage.keepNote(id, note)),
  note: async (id: string) => (await storage.note(id)) ?? "",
  notes: async (beginning: string) => JSON.stringify(await storage.notes(beginning)),
  record: async (id: string) => (await storage.record(id)) ?? "",
};

let thinker: MessagePort | null = null;
let asked = 0;
interface Waiting {
  resolve: (choice: string) => void;
  reject: (fault: Error) => void;
  tell?: (report: string) => void;
}
const waiting = new Map<number, Waiting>();

function ask(
  what: { question: string } | { help: string } | { review: string },
  tell?: (report: string) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    waiting.set((asked += 1), { resolve, reject, tell });
    thinker?.postMessage({ id: asked, ...what } satisfies Asked);
  });
}

/** Functions called by `BrowserThinker`. */
const thinking = {
  think: (question: string) => ask({ question }),
  help: (help: string) => ask({ help }),
  review: (review: string, tell: (report: string) => void) => ask({ review }, tell),
  prepare: (network: string): void => thinker?.postMessage({ network } satisfies Asked),
};

function thought({ data }: MessageEvent<Thought>): void {
  const found = waiting.get(data.id);
  if (data.report !== undefined) return void found?.tell?.(data.report);
  waiting.delete(data.id);
  if (data.choice !== undefined) found?.resolve(data.choice);
  else found?.reject(new Error(data.fault));
}

/** Returns the content sets on this device; none if the browser provides no storage. */
const keptSets = (): Promise<string[]> => storage.sets().catch(() => []);

/** Returns the message of a Python exception without traceback and type. */
const lastLine = (fault: unknown): string =>
  String(fault)
    .trim()
    .split("\n")
    .at(-1)!
    .replace(/^[\w.]+: /, "");

async function begin(home: string, name: string, pace: number): Promise<Device> {
  const load = (): Promise<Engine> => Engine.load(home, (loaded, total) => say({ kind: "progress", loaded, total }));
  let engine = await load();
  let sets = await keptSets();
  try {
    engine.layOut(sets);
    engine.python.runPython("from pharos.local.browser import new_device");
  } catch (fault) {
    // A set that this version of the rules rejects must not prevent playing: continue without the sets.
    if (!sets.length) throw fault;
    sets = [];
    say({ kind: "left_out", reason: lastLine(fault) });
    engine = await load();
    engine.python.runPython("from pharos.local.browser import new_device");
  }
  const newDevice = engine.python.globals.get("new_device") as (...parts: unknown[]) => Device;
  const told = (text: string): void => say({ kind: "told", text });
  const device = newDevice(told, door, thinking, (table: string) => pages.postMessage(table), name, pace);
  pages.onmessage = ({ data }: MessageEvent<string>) => void device.changed(data);
  say({ kind: "ready", engine: engine.kit.engine, sets });
  return device;
}

let device: Promise<Device> | null = null;

async function take(message: ToHall): Promise<void> {
  if (message.kind === "begin") {
    device = begin(message.home, message.name, message.pace);
    await device.catch((fault: unknown) => say({ kind: "failed", reason: String(fault) }));
    return;
  }
  if (message.kind === "thinker") {
    thinker = message.port;
    thinker.onmessage = thought;
    return;
  }
  const here = await device;
  if (!here) return;
  if (message.kind === "open") here.welcome();
  else if (message.kind === "close") here.leave();
  else if (message.kind === "pace") here.set_pace(message.pace);
  else if (message.kind === "say") await here.receive(message.text);
  else {
    // Anything that fails outside the rules is storage: a browser may also refuse to read it.
    const refused = `503 ${JSON.stringify({ key: "local-refused-storage" })}`;
    const text = await here.request(message.method, message.path, message.body).then(
      (answer) => answer,
      () => refused,
    );
    say({ kind: "answer", id: message.id, text });
  }
}

self.onmessage = ({ data }: MessageEvent<ToHall>) => void take(data).catch((fault: unknown) => console.error(fault));
