"""Builds the engine for browsers: CPython in WebAssembly (Pyodide) with the engine compiled by mypyc.

    python wasm_build.py             build, unless the engine matches its sources
    python wasm_build.py --plain     only what needs no compiler: Pyodide, libraries, plain sources
    python wasm_build.py --check     check whether it matches its sources, and report which engine it contains
    python wasm_build.py --wheel     build a wheel for Pyodide, in dist/

`wasm_downloads.py` fetches Pyodide, its libraries, a C compiler, and headers. mypyc generates C for 32 bits
and Python 3.14; zig compiles it to one library.

If the engine cannot be compiled, a one-line warning is printed and the plain sources are used: the same
games, many times slower. Results are cached by a hash of all inputs, like the native engine.
"""

from __future__ import annotations

import base64
import csv
import gzip
import hashlib
import importlib.metadata
import inspect
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any

import hatch_build
from hatch_build import ROOT, NotCompiled
from wasm_downloads import (
    COMPILER_VERSION,
    EMSCRIPTEN_HEADERS,
    LIBRARIES,
    PLATFORM,
    PYODIDE,
    PYODIDE_SHA256,
    PYTHON,
    PYTHON_HEADERS,
    Downloads,
    NotFetched,
    unpack_headers,
    write_file,
)

DISTRIBUTION = "pharos-games"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
LIBRARY = "pharos__mypyc"
# For zig's clang. Extended constants would require a newer Node than many systems have. One C file at -O2 is
# 1.5 times faster than several, and -O3 makes it larger, not faster.
CPU = "generic-extended_const"
C_FLAGS = (
    "-fPIC",
    "-fvisibility=hidden",
    "-fwrapv",
    "-fno-exceptions",
    "-fno-stack-protector",
    "-fno-sanitize=all",
    "-DNDEBUG",
    "-D__EMSCRIPTEN__",
    "-w",
    "-Werror=overflow",
    "-Werror=shift-count-overflow",
)
LINK_FLAGS = (
    *("-m", "wasm32"),
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--strip-debug",
    "--gc-sections",
    "--export-if-defined=__wasm_apply_data_relocs",
    "--export-if-defined=__wasm_call_ctors",
)
# Not needed by a single user on one device.
LEFT_OUT = ("server", "terminal", "research", "cluster.py")
NOT_COMPILED = ("research",)
PLAIN = "pharos: the engine for browsers is not compiled and runs as plain Python, slower"


LIBRARY_OF_PYTHON = "python_stdlib.zip"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY_OF_PYTHON)
# Parts of the standard library that no game uses: tools, protocols, formats, encodings.
UNUSED = re.compile(
    r"(__hello__|__phello__|_aix_support|_android_support|_apple_support|_ios_support|_markupbase|_osx_support"
    r"|_pydatetime|_pydecimal|_pyio|_pyrepl|antigravity|argparse|bdb|cProfile|cmd|code|colorsys|compileall"
    r"|configparser|csv|ctypes|curses|dbm|difflib|doctest|email|ensurepip|filecmp|fileinput|fractions|ftplib"
    r"|getopt|getpass|gettext|graphlib|html|http|idlelib|imaplib|lib2to3|mailbox|mimetypes|modulefinder"
    r"|multiprocessing|netrc|nntplib|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|profiling"
    r"|pstats|pty|py_compile|pyclbr|pydoc|pydoc_data|quopri|rlcompleter|runpy|sched|shelve|smtplib|socketserver"
    r"|sqlite3|sre_compile|sre_constants|sre_parse|statistics|stringprep|symtable|tabnanny|tarfile|telnetlib"
    r"|test|this|timeit|tkinter|trace|tracemalloc|tty|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref"
    r"|xml|xmlrpc|zipapp|zoneinfo)(/|\.py$)"
    r"|asyncio/(proactor_events|windows_\w+)\.py$|concurrent/(futures/process|interpreters)|importlib/(metadata|resources)/"
    r"|logging/(config|handlers)\.py$|pyodide/console\.py$|urllib/(error|request|response|robotparser)\.py$"
    r"|_sysconfigdata_|encodings/(?!(__init__|aliases|ascii|cp437|latin_1|unicode_escape|utf_16\w*|utf_8)\.py$)"
)
BYTECODE = Path("web", "scripts", "bytecode.mjs")
SLOW_START = "pharos: the engine for browsers starts slower, since its sources are not compiled to bytecode"


# --- the C compiler ---


class Compiler:
    """zig's clang with the headers of Emscripten and of Pyodide's Python."""

    def __init__(self, downloads: Downloads, folder: Path) -> None:
        self.zig = folder / "ziglang" / "zig"
        self.include = folder / "include"
        pyodide = downloads.pyodide()
        wheel = downloads.compiler()
        python, emscripten = downloads.deb(PYTHON_HEADERS), downloads.deb(EMSCRIPTEN_HEADERS)
        noted = folder / "made_of"
        made_of = "\n".join(piece.name for piece in (pyodide, wheel, python, emscripten))
        if noted.is_file() and noted.read_text(encoding="utf-8") == made_of:
            return
        shutil.rmtree(folder, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        self.zig.chmod(0o755)
        unpack_headers(emscripten, "usr/share/emscripten/system/", self.include / "system")
        unpack_headers(python, "usr/include/python3.14/", self.include / "python")
        unpack_headers(python, "usr/include/x86_64-linux-gnu/python3.14/", self.include / "names")
        names = (self.include / "names" / "pyconfig.h").read_text(encoding="utf-8")
        (self.include / "python" / "pyconfig.h").write_text(pyconfig(names, pyodide), encoding="utf-8")
        noted.write_text(made_of, encoding="utf-8")

    def compile(self, source: Path, target: Path, *flags: str, cpu: str = CPU) -> None:
        system = self.include / "system"
        folders = [
            self.zig.parent / "lib" / "include",
            *(system / "include" / "compat", system / "include"),
            *(
                system / "lib" / "libc" / "musl" / part
                for part in ("include", "arch/emscripten", "arch/generic")
            ),
        ]
        command = [str(self.zig), "cc", "-target", "wasm32-emscripten", f"-mcpu={cpu}", "-nostdinc"]
        command += [word for folder in folders for word in ("-isystem", str(folder))]
        command += [f"-I{self.include / 'python'}", *C_FLAGS, *flags, "-c", str(source), "-o", str(target)]
        self._run(command)

    def link(self, target: Path, exports: Iterable[str], objects: Iterable[Path]) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [str(self.zig), "wasm-ld", *LINK_FLAGS, *(f"--export={name}" for name in exports)]
        self._run([*command, "-o", str(target), *map(str, objects)])

    def _run(self, command: list[str]) -> None:
        # zig's cache would otherwise grow without limit in the user's home folder.
        cache = {
            name: str(self.zig.parent.parent / "cache")
            for name in ("ZIG_LOCAL_CACHE_DIR", "ZIG_GLOBAL_CACHE_DIR")
        }
        run = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | cache)
        if run.returncode != 0:
            raise NotCompiled(hatch_build.first_error(run.stderr))


def pyconfig(template: str, pyodide: Path) -> str:
    """Returns pyconfig.h for Pyodide's Python: the names from Debian's, the values from Pyodide."""
    told: dict[str, Any] = {}
    with tarfile.open(pyodide) as package:
        library = package.extractfile("package/python_stdlib.zip")
        assert library is not None
        with zipfile.ZipFile(io.BytesIO(library.read())) as modules:
            exec(modules.read("_sysconfigdata__emscripten_wasm32-emscripten.py"), told)
    values = told["build_time_vars"]
    names = dict.fromkeys(re.findall(r"^(?:/\* #undef|# *define|#undef) (\w+)", template, re.MULTILINE))
    lines = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
    lines += [f"#define {name} {values[name]}" for name in names if values.get(name, 0) != 0]
    return "\n".join([*lines, "#define _GNU_SOURCE 1", "#define _POSIX_THREADS 1", "#endif", ""])


def generate(folder: Path) -> None:
    """Generates mypyc's C for Python 3.14 on 32 bits; needs a separate process, because it fakes the Python
    version."""
    # Import these while the version is still the real one.
    import collections  # noqa: F401
    import dataclasses  # noqa: F401
    import typing  # noqa: F401

    import mypy.build
    import mypy.main  # noqa: F401
    import setuptools  # noqa: F401

    class Version(tuple[Any, ...]):
        major, minor, micro, releaselevel, serial = (property(itemgetter(n)) for n in range(5))

    real = sys.version_info
    pretended = Version((*PYTHON, 2, "final", 0))
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    setattr(sys, "version_info", pretended)  # noqa: B010
    import mypyc.common

    setattr(sys, "version_info", real)  # noqa: B010
    from mypyc.build import mypycify

    if not mypyc.common.IS_32_BIT_PLATFORM:
        raise NotCompiled("mypyc would not write C for 32 bits")
    settings = folder / "mypy.ini"
    settings.write_text(hatch_build.MYPY_SETTINGS, encoding="utf-8")
    setattr(sys, "version_info", pretended)  # noqa: B010
    engine, *shims = mypycify(
        [f"--config-file={settings}", *(module.as_posix() for module in modules_to_compile())],
        opt_level="3",
        debug_level="0",
        group_name=hatch_build.GROUP,
        target_dir=str(folder / "c"),
    )
    setattr(sys, "version_info", real)  # noqa: B010
    sources = hatch_build.in_parts(engine.sources, folder / "parts", 1)
    told = {
        "sources": sources,
        "include": engine.include_dirs,
        "modules": sorted(shim.name for shim in shims),
    }
    (folder / "generated.json").write_text(json.dumps(told), encoding="utf-8")


def modules_to_compile(root: Path = ROOT) -> list[Path]:
    """Returns the modules of the native engine, without those for research only."""
    return [module for module in hatch_build.compiled_sources(root) if module.parts[1] not in NOT_COMPILED]


# --- the kit: all files for the browser ---


class Kit:
    """The engine for browsers of one checkout: a folder with the files and their key."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.source = root / "src"
        self.build = root / "build" / "wasm"
        self.home = self.source / "pharos" / "server" / "engine"
        self.downloads = Downloads(self.build / "pieces")
        self.modules = modules_to_compile(root)

    # --- keys ---

    def engine_key(self) -> str:
        """Returns a hash of all inputs of the compiled library."""
        made_with = [
            *(importlib.metadata.version(name) for name in ("mypy", "librt")),
            *(module.as_posix() for module in self.modules),
            *(PYODIDE_SHA256, COMPILER_VERSION),
            *(deb.sha256 for deb in (*PYTHON_HEADERS, *EMSCRIPTEN_HEADERS)),
            *(CPU, *C_FLAGS, *LINK_FLAGS, hatch_build.MYPY_SETTINGS),
            *(inspect.getsource(how) for how in (Compiler, generate, entry_text, Kit._compile)),
        ]
        digest = hashlib.sha256(json.dumps(made_with).encode())
        sources = [*hatch_build.read_sources(self.root, self.modules), *hatch_build.C_SOURCES]
        for path in (self.source / source for source in sources):
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def key(self, engine: str) -> str:
        """Returns a hash of the whole kit with one of the engines: `compiled` or `plain`."""
        digest = hashlib.sha256(
            f"{engine} {self.engine_key()} {PYODIDE} {UNUSED.pattern} {LIBRARIES}".encode()
        )
        digest.update((self.root / BYTECODE).read_bytes())
        for path in [*self.package_files(), *self.networks()]:
            digest.update(path.relative_to(self.source).as_posix().encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def holds(self) -> str | None:
        """Returns which engine the kit contains, or None if it does not match its sources."""
        try:
            told = json.loads((self.home / "kit.json").read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        engine = str(told["engine"])
        return engine if told["key"] == self.key(engine) else None

    # --- building ---

    def make(self, compiled: bool = True) -> str:
        """Builds the kit, unless it is up to date; returns which engine it contains."""
        held = self.holds()
        if held == "compiled" or (held == "plain" and not compiled):
            return held
        library = None
        if compiled:
            try:
                library = self._library()
            except (NotCompiled, NotFetched) as reason:
                print(f"{PLAIN}: {reason}", file=sys.stderr)
                if held == "plain":
                    return held
        engine = "plain" if library is None else "compiled"
        self.build.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="kit-", dir=self.build) as folder:
            fresh = Path(folder) / "kit"
            fresh.mkdir()
            self._add_pyodide(fresh)
            pack(fresh / "libraries.zip", self._library_files())
            pack(fresh / "pharos.zip", self._package_parts(engine))
            if library is not None:
                pack(fresh / "engine.zip", parts_of(library))
            for network in self.networks():
                write_file(fresh / "networks" / network.name, network.read_bytes())
            self._to_bytecode(fresh)
            pack_each(fresh)
            sizes = {path.relative_to(fresh).as_posix(): path.stat().st_size for path in files_in(fresh)}
            told = {
                "key": self.key(engine),
                "engine": engine,
                "pyodide": self._about_pyodide(),
                "files": sizes,
                "offers": self._offers(),
            }
            (fresh / "kit.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
            shutil.rmtree(self.home, ignore_errors=True)
            fresh.rename(self.home)
        return engine

    def package_files(self) -> Iterator[Path]:
        """Yields the sources and the content that a game in the browser needs."""
        for path in files_in(self.source / "pharos"):
            inner = path.relative_to(self.source / "pharos")
            if inner.parts[0] in LEFT_OUT or inner.parts[:2] == ("content", "texts"):
                continue
            if path.suffix in (".py", ".toml", ".json", ".jsonl", ".curve"):
                yield path

    def networks(self) -> list[Path]:
        return sorted((self.source / "pharos" / "ai" / "search" / "learned").glob("*.net"))

    def _package_parts(self, engine: str) -> Iterator[tuple[str, bytes]]:
        """Yields the files of the package, without the sources of compiled modules."""
        compiled = {self.source / module for module in self.modules} if engine == "compiled" else set()
        for path in self.package_files():
            if path not in compiled:
                yield path.relative_to(self.source).as_posix(), path.read_bytes()

    def _library_files(self) -> Iterator[tuple[str, bytes]]:
        for wheel in LIBRARIES:
            with zipfile.ZipFile(self.downloads.wheel(wheel)) as archive:
                for name in archive.namelist():
                    if not name.endswith("/"):
                        yield name, archive.read(name)

    def _add_pyodide(self, folder: Path) -> None:
        with tarfile.open(self.downloads.pyodide()) as package:
            for name in PYODIDE_FILES:
                member = package.extractfile(f"package/{name}")
                assert member is not None
                data = member.read()
                if name == LIBRARY_OF_PYTHON:
                    data = trimmed(data)
                write_file(folder / "pyodide" / name, data)

    def _about_pyodide(self) -> dict[str, str]:
        """Returns Pyodide's own metadata, which it compares with its packages; none of those are used."""
        with tarfile.open(self.downloads.pyodide()) as package:
            lock = package.extractfile("package/pyodide-lock.json")
            assert lock is not None
            told: dict[str, str] = json.loads(lock.read())["info"]
            return told

    def _to_bytecode(self, folder: Path) -> None:
        """Compiles the sources to bytecode once instead of at every visit; skipped without Node."""
        from web_build import NotBuilt, Web

        try:
            Web(self.root).node(str(self.root / BYTECODE), str(folder), json.dumps(self._about_pyodide()))
        except NotBuilt as reason:
            print(f"{SLOW_START}: {reason}", file=sys.stderr)

    def _offers(self) -> dict[str, Any]:
        """Returns the available games, for pages that are shown before the engine has loaded."""
        lines = ["import msgspec", "from pharos.table.computer import levels"]
        lines += ["from pharos.wire.offers import all_offers"]
        code = "\n".join([*lines, "print(msgspec.json.encode(all_offers(levels())).decode())"])
        plain = {**os.environ, "PHAROS_PURE": "1", "PHAROS_CONTENT": "", "PYTHONPATH": str(self.source)}
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=plain)
        offers: dict[str, Any] = json.loads(run.stdout)
        return offers

    def _library(self) -> Path:
        """Returns the folder of the compiled library; compiles it if it is not cached."""
        home = self.build / "engine"
        key = self.engine_key()
        if _noted(home / "key") == key:
            return home / "lib"
        if _noted(home / "failed_key") == key:
            raise NotCompiled(_noted(home / "failed"))
        compiler = Compiler(self.downloads, self.build / "compiler")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        with tempfile.TemporaryDirectory(prefix="engine-", dir=self.build) as folder:
            work = Path(folder)
            try:
                self._compile(compiler, work)
            except NotCompiled as reason:
                (home / "failed").write_text(str(reason), encoding="utf-8")
                (home / "failed_key").write_text(key, encoding="utf-8")
                raise
            (work / "lib").rename(home / "lib")
        (home / "key").write_text(key, encoding="utf-8")
        return home / "lib"

    def _compile(self, compiler: Compiler, work: Path) -> None:
        # Runs in the source folder: must not read files of the build folder, nor a compiled native engine.
        command = [sys.executable, str(Path(__file__).resolve()), "--generate", str(work)]
        sentence = f"pharos: compiling the engine for browsers ({len(self.modules)} modules)"
        if hatch_build.run_with_a_sign(sentence, command, self.source, work / "log") != 0:
            raise NotCompiled(hatch_build.first_error((work / "log").read_text(encoding="utf-8")))
        told = json.loads((work / "generated.json").read_text(encoding="utf-8"))
        objects = []
        for number, source in enumerate(map(Path, told["sources"])):
            objects.append(work / f"part_{number}.o")
            compiler.compile(source, objects[-1], "-O2", *(f"-I{folder}" for folder in told["include"]))
        entries = work / "entries.c"
        entries.write_text(entry_text(told["modules"]), encoding="utf-8")
        objects.append(work / "entries.o")
        compiler.compile(entries, objects[-1], "-O1")
        lib = work / "lib"
        exports = [f"PyInit_{LIBRARY}", *(f"PyInit_{flat(module)}" for module in told["modules"])]
        compiler.link(lib / f"{LIBRARY}{SUFFIX}", exports, objects)
        write_file(lib / "pharos" / "modules.txt", "\n".join([*told["modules"], ""]).encode())
        for source in hatch_build.C_SOURCES:
            made = work / f"{source.stem}.o"
            compiler.compile(self.source / source, made, "-O3", cpu=f"{CPU}+simd128")
            compiler.link((lib / source).with_suffix(SUFFIX), [f"PyInit_{source.stem}"], [made])

    # --- a wheel ---

    def wheel(self, folder: Path, compiled: bool = True) -> Path:
        """Makes a wheel for Pyodide: `import pharos` in JupyterLite or marimo; plain Python unless
        `compiled`."""
        version = version_of(self.root)
        tag = f"cp314-cp314-{PLATFORM}" if compiled else "py3-none-any"
        info = f"{DISTRIBUTION.replace('-', '_')}-{version}.dist-info"
        parts = dict(self._package_parts("compiled" if compiled else "plain"))
        parts |= dict(parts_of(self._library())) if compiled else {}
        parts |= {path.relative_to(self.source).as_posix(): path.read_bytes() for path in self.networks()}
        needed = "".join(f"Requires-Dist: {wheel.name}=={wheel.version}\n" for wheel in LIBRARIES)
        readme = (self.root / "README.md").read_text(encoding="utf-8")
        parts[f"{info}/METADATA"] = (
            f"Metadata-Version: 2.1\nName: {DISTRIBUTION}\nVersion: {version}\n"
            f"Requires-Python: ==3.14.*\n{needed}"
            f"Description-Content-Type: text/markdown\n\n{readme}"
        ).encode()
        pure = str(not compiled).lower()
        parts[f"{info}/WHEEL"] = (
            f"Wheel-Version: 1.0\nGenerator: pharos\nRoot-Is-Purelib: {pure}\nTag: {tag}\n".encode()
        )
        rows = io.StringIO()
        writer = csv.writer(rows, lineterminator="\n")
        for name, data in parts.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            writer.writerow([name, f"sha256={digest}", len(data)])
        writer.writerow([f"{info}/RECORD", "", ""])
        parts[f"{info}/RECORD"] = rows.getvalue().encode()
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"{DISTRIBUTION.replace('-', '_')}-{version}-{tag}.whl"
        pack(target, parts.items(), compressed=True)
        return target


def flat(module: str) -> str:
    """Returns a module's full name as one identifier, since last parts may coincide."""
    return module.replace(".", "___")


def entry_text(modules: Iterable[str]) -> str:
    """Returns C code with an init function for each module, used by `pharos/one_library.py`."""
    lines = ["#include <Python.h>"]
    for name in map(flat, modules):
        lines.append(f"extern PyObject *CPyInit_{name}(void);")
        lines.append(f"PyMODINIT_FUNC PyInit_{name}(void) {{ return CPyInit_{name}(); }}")
    return "\n".join([*lines, ""])


def pack(target: Path, parts: Iterable[tuple[str, bytes]], compressed: bool = False) -> None:
    """Writes a reproducible archive; usually uncompressed, because compressing the whole file later is
    better."""
    method = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, data in parts:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, method)


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def trimmed(library: bytes) -> bytes:
    """Returns the standard library without unused parts, uncompressed, because it is compressed as a whole
    later."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            if not UNUSED.match(name):
                new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), old.read(name))
    return target.getvalue()


def pack_each(folder: Path) -> None:
    """Compresses every file separately, so that any static host sends it compressed without configuration."""
    for path in files_in(folder):
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(f"{path.name}.gz").write_bytes(packed)
        path.unlink()


def parts_of(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yields the files of a folder with their relative names."""
    for path in files_in(folder):
        yield path.relative_to(folder).as_posix(), path.read_bytes()


def version_of(root: Path) -> str:
    """Returns the version of the package."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def _noted(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main(arguments: list[str]) -> int:
    """Runs the command; a failure is reported in one line."""
    if arguments[:1] == ["--generate"]:
        generate(Path(arguments[1]))
        return 0
    kit = Kit()
    try:
        match arguments:
            case [] | ["--plain"]:
                with hatch_build.alone(ROOT, "wasm"):
                    engine = kit.make(compiled=not arguments)
                print(f"pharos: the engine for browsers is built ({engine})")
            case ["--check"]:
                held = kit.holds()
                print(f"pharos: the engine for browsers: {held or 'none that belongs to the sources'}")
                return 0 if held else 1
            case ["--wheel"]:
                with hatch_build.alone(ROOT, "wasm"):
                    print(f"pharos: {kit.wheel(ROOT / 'dist').relative_to(ROOT)}")
            case _:
                print("usage: python wasm_build.py [--plain | --check | --wheel]", file=sys.stderr)
                return 2
    except (NotFetched, NotCompiled) as reason:
        print(f"pharos: the engine for browsers could not be built: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
