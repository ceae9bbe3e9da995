// Plays the games of fingerprints.py in the engine for browsers: `node fingerprints.mjs KIT GAMES SEARCHED`.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";

const [kit, games, searched] = process.argv.slice(2);
const unpacked = (name) => zlib.gunzipSync(fs.readFileSync(path.join(kit, `${name}.gz`)));
const about = JSON.parse(fs.readFileSync(path.join(kit, "kit.json"), "utf-8"));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pharos-engine-"));
try {
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"])
    fs.writeFileSync(path.join(folder, name), unpacked(`pyodide/${name}`));
  const { loadPyodide } = await import(path.join(folder, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: folder, lockFileContents: { info: about.pyodide, packages: {} } });
  const libraries = "/lib/python3.14/site-packages";
  for (const name of ["libraries.zip", "pharos.zip", ...(about.engine === "compiled" ? ["engine.zip"] : [])])
    python.unpackArchive(new Uint8Array(unpacked(name)), "zip", { extractDir: libraries });
  for (const name of Object.keys(about.files).filter((one) => one.startsWith("networks/")))
    python.FS.writeFile(`${libraries}/pharos/ai/search/learned/${name.slice("networks/".length, -3)}`, new Uint8Array(unpacked(name.slice(0, -3))));
  python.FS.writeFile(`${libraries}/fingerprints.py`, fs.readFileSync(new URL("fingerprints.py", import.meta.url), "utf-8"));
  const code = `import json, pharos, fingerprints\nassert pharos.pure.compiled() is ${about.engine === "compiled" ? "True" : "False"}\njson.dumps(fingerprints.fingerprints(${games}, ${searched}))`;
  console.log(python.runPython(code));
} finally {
  fs.rmSync(folder, { recursive: true });
}
