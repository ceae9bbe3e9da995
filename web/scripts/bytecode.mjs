// Replaces the Python sources of an unpacked kit by bytecode, so that no visit compiles them: `node scripts/bytecode.mjs FOLDER`.
// Only the Python inside Pyodide writes bytecode that it reads. Columns are left out: they are a third of it, and no game shows them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

with zipfile.ZipFile("/sources.zip") as old, zipfile.ZipFile("/bytecode.zip", "w") as new:
    for name in old.namelist():
        data = old.read(name)
        if name.endswith(".py"):
            data = bytes(_code_to_timestamp_pyc(compile(data, name, "exec", dont_inherit=True)))
            name += "c"
        new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
`;

const [folder, info] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide", "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: join(folder, "pyodide/"),
  lockFileContents: { info: JSON.parse(info), packages: {} },
  env: { PYTHONNODEBUGRANGES: "1" },
});
for (const name of ["pyodide/python_stdlib.zip", "libraries.zip", "pharos.zip"]) {
  python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(join(folder, name))));
  python.runPython(COMPILE);
  writeFileSync(join(folder, name), python.FS.readFile("/bytecode.zip"));
}
