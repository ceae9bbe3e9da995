/** Loads the engine into a worker: Python in WebAssembly, its libraries, the rules. Files are compressed and cached. */

import type { FurtherContent, Offers } from "../wire/messages";

/** Manifest of the files built by `wasm_build.py`. */
export interface Kit {
  key: string;
  engine: "compiled" | "plain";
  /** Version information of Pyodide, passed back to it when it is loaded. */
  pyodide: Record<string, string>;
  files: Record<string, number>;
  /** Games that can be played with it; shown while it is still loading. */
  offers: Offers;
}

/** A content set as stored by `pharos/local/sets.py`; its files are base64-encoded. */
export interface KeptSet {
  id: string;
  version: string;
  files: Record<string, string>;
  content: FurtherContent;
}

/** The part of the Pyodide interface that is used here. */
export interface Python {
  unpackArchive(data: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  FS: { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };
  globals: { get(name: string): unknown };
}

export type Progress = (loaded: number, total: number) => void;

const LIBRARIES = "/lib/python3.14/site-packages";
const SCRIPTS = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"];
const CALLED = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip"];
const CONTENT = "/content";
const CACHES = "pharos-engine-";
const NOTE = "kit.json";

/** Returns the cache for the files of one version; null if caching is not available, so that nothing is stored. */
async function cacheOf(kit: Kit): Promise<Cache | null> {
  try {
    return await caches.open(CACHES + kit.key.slice(0, 16));
  } catch {
    return null;
  }
}

/** Returns the manifest from the server or, if it cannot be reached, the cached one. */
export async function kitAt(home: string): Promise<Kit> {
  try {
    const answer = await fetch(home + NOTE, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${NOTE}: ${answer.status}`);
    const kit = (await answer.clone().json()) as Kit;
    await (await cacheOf(kit))?.put(home + NOTE, answer);
    return kit;
  } catch (fault) {
    const names = "caches" in self ? (await caches.keys()).filter((name) => name.startsWith(CACHES)) : [];
    for (const name of names.toReversed()) {
      const kept = await (await caches.open(name)).match(home + NOTE);
      if (kept) return (await kept.json()) as Kit;
    }
    throw fault;
  }
}

/** Caches all files of the manifest for offline use, and deletes those of other versions. */
export async function keepAll(home: string, progress: Progress): Promise<void> {
  const files = await Files.of(home);
  const names = Object.keys(files.kit.files);
  const total = names.reduce((sum, name) => sum + files.kit.files[name]!, 0);
  let loaded = 0;
  for (const name of names) {
    await files.packed(name);
    progress((loaded += files.kit.files[name]!), total);
  }
  await files.letOthersGo();
}

/** Whether all files are cached. */
export async function allKept(home: string): Promise<boolean> {
  try {
    const files = await Files.of(home);
    const kept = await Promise.all(Object.keys(files.kit.files).map((name) => files.has(name)));
    return kept.every(Boolean);
  } catch {
    return false;
  }
}

class Files {
  private constructor(
    readonly kit: Kit,
    readonly folder: string,
    private readonly cache: Cache | null,
  ) {}

  static async of(home: string): Promise<Files> {
    const kit = await kitAt(home);
    return new Files(kit, `${home}${kit.key.slice(0, 16)}/`, await cacheOf(kit));
  }

  async has(name: string): Promise<boolean> {
    return (await this.cache?.match(this.folder + name)) !== undefined;
  }

  async packed(name: string): Promise<Response> {
    const address = this.folder + name;
    const kept = await this.cache?.match(address);
    if (kept) return kept;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    // Without storage space the game still works; the file is fetched again next time.
    await this.cache?.put(address, answer.clone()).catch(() => undefined);
    return answer;
  }

  /** Returns a decompressed file; `told` is called with the size of each compressed chunk that arrives. */
  async open(name: string, told: (bytes: number) => void = () => undefined): Promise<Response> {
    const answer = await this.packed(`${name}.gz`);
    const counted = answer.body!.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          told(chunk.length);
          out.enqueue(chunk);
        },
      }),
    );
    const body = counted.pipeThrough(
      new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>,
    );
    const type = name.endsWith(".wasm")
      ? "application/wasm"
      : name.endsWith(".mjs")
        ? "text/javascript"
        : "application/octet-stream";
    return new Response(body, { headers: { "Content-Type": type } });
  }

  async bytes(name: string, told?: (bytes: number) => void): Promise<Uint8Array> {
    return new Uint8Array(await (await this.open(name, told)).arrayBuffer());
  }

  async letOthersGo(): Promise<void> {
    const own = CACHES + this.kit.key.slice(0, 16);
    for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== own) await caches.delete(name);
  }
}

export class Engine {
  readonly #networks = new Set<string>();

  private constructor(
    readonly python: Python,
    private readonly files: Files,
  ) {}

  get kit(): Kit {
    return this.files.kit;
  }

  /** Loads everything needed for a first game. */
  static async load(home: string, progress: Progress = () => undefined): Promise<Engine> {
    const files = await Files.of(home);
    const archives = ["libraries.zip", "pharos.zip", ...(files.kit.engine === "compiled" ? ["engine.zip"] : [])];
    const total = [...SCRIPTS, ...CALLED, ...archives].reduce(
      (sum, name) => sum + (files.kit.files[`${name}.gz`] ?? 0),
      0,
    );
    let loaded = 0;
    const told = (bytes: number): void => progress((loaded += bytes), total);
    const unpacked = Promise.all(archives.map((name) => files.bytes(name, told)));
    const scripts = await Promise.all(
      SCRIPTS.map(async (name) => URL.createObjectURL(await (await files.open(name, told)).blob())),
    );
    const [main, inner] = (await Promise.all(scripts.map((address) => import(/* @vite-ignore */ address)))) as [
      { loadPyodide: (options: object) => Promise<Python> },
      { default: unknown },
    ];
    // Pyodide fetches two files itself; serve them from the compressed copies too.
    const fetched = self.fetch;
    self.fetch = (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const name = CALLED.find((one) => address === files.folder + one);
      return name ? files.open(name, told) : fetched(input, init);
    };
    const python = await main.loadPyodide({
      indexURL: `${files.folder}pyodide/`,
      createPyodideModule: inner.default,
      lockFileContents: { info: files.kit.pyodide, packages: {} },
      env: { PYTHONDONTWRITEBYTECODE: "1" },
    });
    self.fetch = fetched;
    for (const address of scripts) URL.revokeObjectURL(address);
    for (const file of await unpacked) python.unpackArchive(file, "zip", { extractDir: LIBRARIES });
    return new Engine(python, files);
  }

  /**
   * Writes the stored content sets to the file system. Must run before the engine is imported, which reads its content
   * then.
   */
  layOut(sets: string[]): void {
    if (!sets.length) return;
    for (const { id, files } of sets.map((set) => JSON.parse(set) as KeptSet)) {
      for (const [name, data] of Object.entries(files)) {
        const path = `${CONTENT}/${id}/${name}`;
        this.python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        this.python.FS.writeFile(
          path,
          Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
        );
      }
    }
    this.python.runPython(`import os; os.environ["PHAROS_CONTENT"] = "${CONTENT}"`);
  }

  /** Loads a neural network, unless it is loaded already or does not exist. */
  async network(name: string): Promise<void> {
    if (this.#networks.has(name) || !(`networks/${name}.gz` in this.kit.files)) return;
    this.python.FS.writeFile(
      `${LIBRARIES}/pharos/ai/search/learned/${name}`,
      await this.files.bytes(`networks/${name}`),
    );
    this.#networks.add(name);
  }
}
