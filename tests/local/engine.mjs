// Starts the engine for browsers from an unpacked kit, in Node and in a browser's worker, and runs Python in it.
//
//   node engine.mjs FOLDER CODE      prints what the last line of CODE is
//
// In a worker the message {folder, code} is answered with {result, started} or {fault}.
const LIBRARIES = "/lib/python3.14/site-packages";

export async function start(folder, read) {
  const about = JSON.parse(new TextDecoder().decode(await read("kit.json")));
  const { loadPyodide } = await import(`${folder}/pyodide/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${folder}/pyodide/`, lockFileContents: { info: about.pyodide, packages: {} } });
  for (const name of ["libraries.zip", "pharos.zip", ...(about.engine === "compiled" ? ["engine.zip"] : [])])
    python.unpackArchive(await read(name), "zip", { extractDir: LIBRARIES });
  for (const name of Object.keys(about.files).filter((one) => one.startsWith("networks/"))) {
    const inner = name.slice(0, -".gz".length);
    python.FS.writeFile(`${LIBRARIES}/pharos/ai/search/learned/${inner.slice("networks/".length)}`, await read(inner));
  }
  python.FS.writeFile(`${LIBRARIES}/fingerprints.py`, await read("fingerprints.py"));
  python.runPython(`import pharos\nassert pharos.pure.compiled() is ${about.engine === "compiled" ? "True" : "False"}`);
  return python;
}

if (typeof process !== "undefined" && process.versions?.node) {
  const fs = await import("node:fs");
  const [folder, code] = process.argv.slice(2);
  const python = await start(folder, async (name) => new Uint8Array(fs.readFileSync(`${folder}/${name}`)));
  console.log(python.runPython(code));
} else {
  self.onmessage = async ({ data: { folder, code } }) => {
    try {
      const begun = performance.now();
      const python = await start(folder, async (name) => new Uint8Array(await (await fetch(`${folder}/${name}`)).arrayBuffer()));
      const started = performance.now() - begun;
      self.postMessage({ result: python.runPython(code), started });
    } catch (fault) {
      self.postMessage({ fault: String(fault) });
    }
  };
}
