/** Logs of the tables of this device, in IndexedDB. Promises resolve only after the data is stored. */

const NAME = "pharos";
const VERSION = 3;

/** Another page of this device has already stored an entry with this number. */
export class Conflict extends Error {}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction has completed; single successful requests do not count. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(
        transaction.error?.name === "ConstraintError" ? new Conflict() : (transaction.error ?? new Error("aborted")),
      );
  });
}

export class Storage {
  #database: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        // Log entries are keyed by table and number, the others by id.
        const missing = ["log", "tables", "records", "sets", "notes"].filter(
          (name) => !opening.result.objectStoreNames.contains(name),
        );
        for (const name of missing) opening.result.createObjectStore(name);
      };
      opening.onsuccess = () => {
        // A page with a newer version wants to upgrade: close the database, and reopen it when it is needed.
        opening.result.onversionchange = () => {
          opening.result.close();
          this.#database = null;
        };
        resolve(opening.result);
      };
      opening.onerror = () => reject(opening.error);
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }

  async append(table: string, first: number, entries: string[], row: string): Promise<void> {
    const transaction = (await this.#open()).transaction(["log", "tables"], "readwrite", { durability: "strict" });
    const done = complete(transaction);
    const log = transaction.objectStore("log");
    // `add` fails if the number is taken, which aborts the whole transaction.
    entries.forEach((entry, n) => log.add(entry, [table, first + n]));
    transaction.objectStore("tables").put(row, table);
    await done;
  }

  async read(table: string, after = 0): Promise<string[]> {
    const range = IDBKeyRange.bound([table, after + 1], [table, Infinity]);
    return asked((await this.#open()).transaction("log").objectStore("log").getAll(range));
  }

  async rows(): Promise<string[]> {
    return asked((await this.#open()).transaction("tables").objectStore("tables").getAll());
  }

  async row(table: string): Promise<string | undefined> {
    return asked((await this.#open()).transaction("tables").objectStore("tables").get(table));
  }

  async #put(store: string, id: string, value: string): Promise<void> {
    const transaction = (await this.#open()).transaction(store, "readwrite", { durability: "strict" });
    const done = complete(transaction);
    transaction.objectStore(store).put(value, id);
    await done;
  }

  keepRecord(id: string, record: string): Promise<void> {
    return this.#put("records", id, record);
  }

  async records(): Promise<[string, string][]> {
    const store = (await this.#open()).transaction("records").objectStore("records");
    const [ids, records] = await Promise.all([asked(store.getAllKeys()), asked<string[]>(store.getAll())]);
    return ids.map((id, n) => [String(id), records[n]!]);
  }

  keepSet(id: string, set: string): Promise<void> {
    return this.#put("sets", id, set);
  }

  async sets(): Promise<string[]> {
    return asked((await this.#open()).transaction("sets").objectStore("sets").getAll());
  }

  async forgetSet(id: string): Promise<void> {
    const transaction = (await this.#open()).transaction("sets", "readwrite");
    const done = complete(transaction);
    transaction.objectStore("sets").delete(id);
    await done;
  }

  keepNote(id: string, note: string): Promise<void> {
    return this.#put("notes", id, note);
  }

  async note(id: string): Promise<string | undefined> {
    return asked((await this.#open()).transaction("notes").objectStore("notes").get(id));
  }

  /** Returns all notes whose ids have this prefix. */
  async notes(beginning: string): Promise<string[]> {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    return asked((await this.#open()).transaction("notes").objectStore("notes").getAll(range));
  }

  async record(id: string): Promise<string | undefined> {
    return asked((await this.#open()).transaction("records").objectStore("records").get(id));
  }

  async forget(table: string): Promise<void> {
    const transaction = (await this.#open()).transaction(["log", "tables"], "readwrite");
    const done = complete(transaction);
    transaction.objectStore("log").delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    transaction.objectStore("tables").delete(table);
    await done;
  }
}
