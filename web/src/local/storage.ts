/** The logs of the tables of this device, in IndexedDB. What is promised is stored when the promise is kept. */

const NAME = "pharos";
const VERSION = 1;

/** Another page of this device has stored an entry with the same number. */
export class Conflict extends Error {}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A transaction counts when it is complete, and not before. */
function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error?.name === "ConstraintError" ? new Conflict() : (transaction.error ?? new Error("aborted")));
  });
}

export class Storage {
  #database: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        const database = opening.result;
        database.createObjectStore("log"); // by table and number
        database.createObjectStore("tables"); // by table
        database.createObjectStore("records"); // by id
      };
      opening.onsuccess = () => {
        // A newer page wants another version: this one lets go, and opens again when it needs to.
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
    // `add` fails where the number is taken, and the whole transaction with it.
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

  async keepRecord(id: string, record: string): Promise<void> {
    const transaction = (await this.#open()).transaction("records", "readwrite", { durability: "strict" });
    const done = complete(transaction);
    transaction.objectStore("records").put(record, id);
    await done;
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
