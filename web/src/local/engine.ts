/** Brings the engine into a worker: Python in WebAssembly, its libraries, the rules. The files come packed. */

/** What `wasm_build.py` says of the files it made. */
export interface Kit {
  key: string;
  engine: "compiled" | "plain";
  files: Record<string, number>;
}

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(data: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  FS: { writeFile(path: string, data: Uint8Array): void };
  globals: { set(name: string, value: unknown): void; get(name: string): unknown };
}

export type Progress = (loaded: number, total: number) => void;

const LIBRARIES = "/lib/python3.14/site-packages";
const PACKED = ".gz";

/** Reads a packed file of the kit; `told` hears of every byte that arrives. */
async function unpacked(address: string, told: (bytes: number) => void): Promise<Response> {
  const answer = await realFetch(address + PACKED);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        told(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
  const body = counted.pipeThrough(new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>);
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(body, { headers: { "Content-Type": type } });
}

const realFetch = self.fetch.bind(self);

export class Engine {
  private constructor(
    readonly kit: Kit,
    readonly python: Python,
    private readonly folder: string,
  ) {}

  /** Loads everything that a first game needs. */
  static async load(home: string, progress: Progress = () => undefined): Promise<Engine> {
    const kit = (await (await realFetch(`${home}kit.json`, { cache: "no-cache" })).json()) as Kit;
    const folder = `${home}${kit.key.slice(0, 16)}/`;
    const archives = ["libraries.zip", "pharos.zip", ...(kit.engine === "compiled" ? ["engine.zip"] : [])];
    const needed = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", ...archives];
    const total = needed.reduce((sum, name) => sum + (kit.files[name + PACKED] ?? 0), 0);
    let loaded = 0;
    const told = (bytes: number): void => progress((loaded += bytes), total);
    const files = Promise.all(archives.map(async (name) => new Uint8Array(await (await unpacked(folder + name, told)).arrayBuffer())));
    // Pyodide fetches its own files: they come packed too.
    self.fetch = (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      return needed.some((name) => address === folder + name) ? unpacked(address, told) : realFetch(input, init);
    };
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide/pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
    const python = await loadPyodide({ indexURL: `${folder}pyodide/`, env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
    self.fetch = realFetch;
    for (const file of await files) python.unpackArchive(file, "zip", { extractDir: LIBRARIES });
    return new Engine(kit, python, folder);
  }

  /** Brings a network, unless it is there; a game without one has none. */
  async network(name: string): Promise<void> {
    if (this.#networks.has(name) || !(`networks/${name}${PACKED}` in this.kit.files)) return;
    const data = await (await unpacked(`${this.folder}networks/${name}`, () => undefined)).arrayBuffer();
    this.python.FS.writeFile(`${LIBRARIES}/pharos/ai/search/learned/${name}`, new Uint8Array(data));
    this.#networks.add(name);
  }
  readonly #networks = new Set<string>();
}
