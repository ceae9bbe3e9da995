"""Compiles the engine with mypyc, for wheels (as a hatchling hook) and in place (for `make setup`).

    python hatch_build.py            compile in place: libraries are put beside their sources in src/
    python hatch_build.py --quick    the same in a fraction of the time, for a somewhat slower engine
    python hatch_build.py --first    the same without optimization, so that a first game can start soon
    python hatch_build.py --check    check whether the libraries in src/ match their sources

There are three grades: `full` for wheels and benchmarks, `quick` for the checks, and `first` for a first
game. PHAROS_BUILD can name one, too. A higher grade also satisfies a request for a lower one.

The modules to compile are listed in `[tool.pharos]` of pyproject.toml. Results are cached in build/ by a hash
of all inputs. Libraries that do not match their sources are removed before anything else, because Python
would prefer them to the edited source. Without a C compiler the package works as plain Python, after a
one-line warning.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
GROUP = "pharos"
# `core/bits.py` and `duel/trade.py` rely on wrap-around of products that overflow a machine word.
C_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fwrapv")
# The engine is one large C file with many small functions, and gcc limits inlining in large files. Only gcc
# has these settings.
GCC_LIMITS = (
    "inline-unit-growth=400",
    "max-inline-insns-auto=80",
    "max-inline-insns-single=200",
    "early-inlining-insns=40",
)
# Optimization grades, lowest first: the level for frequently run modules (listed in pyproject.toml), the
# level for the others, and whether to inline across modules.
GRADES = {"first": ("0", "0", False), "quick": ("1", "0", False), "full": ("3", "3", True)}
# Module initialization runs once and is long: gcc need not optimize it.
ONCE = re.compile(r"^(?=char CPyDef_\w+___top_level__\(void\) \{)", re.MULTILINE)
UNOPTIMISED = '__attribute__((optimize("O0")))\n'
# Drops mypyc's -Werror, which newer C compilers may trip over, but keeps two errors that reveal constants
# that mypyc made too narrow. -Wall on generated code would take longer than compiling it, even if not shown.
C_WARNINGS = ("-Wno-all", "-Wno-sign-compare", "-Werror=overflow", "-Werror=shift-count-overflow")
# Only the compiled modules must be free of type errors here; `mypy --strict` checks the others. Compiled
# modules do not use gymnasium, whose types take longer to read than all of ours.
MYPY_SETTINGS = """
[mypy]
follow_imports = silent
ignore_missing_imports = True

[mypy-gymnasium.*]
follow_imports = skip
"""
C_SOURCES = (Path("pharos/ai/search/kernel.c"),)
"""C sources, relative to src; if one does not compile, plain Python is used instead."""
LIBRARY_SUFFIXES = (".so", ".pyd")
PLAIN = "pharos: the engine is not compiled and runs as plain Python, slower"


class NotCompiled(Exception):
    """The reason why the engine is not compiled, in a few words."""


# --- modules to compile ------------------------------------------------------------------------------


def compiled_sources(root: Path = ROOT) -> list[Path]:
    """Returns the modules to compile, relative to src, in a stable order."""
    return sorted(_listed(root, "compiled") - _listed(root, "interpreted"))


def _listed(root: Path, name: str) -> set[Path]:
    lists = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pharos"]
    source = root / "src"
    return {path.relative_to(source) for pattern in lists[name] for path in source.glob(pattern)}


def read_sources(root: Path, modules: Iterable[Path]) -> list[Path]:
    """Returns the modules and all modules of the package they import, whose types and constants the compiler
    uses."""
    source = root / "src"
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for name in _imports(source, module):
            as_module = Path(*name.split(".")).with_suffix(".py")
            as_package = Path(*name.split("."), "__init__.py")
            waiting += [path for path in (as_module, as_package) if (source / path).is_file()]
    return sorted(found)


def _imports(source: Path, module: Path) -> Iterator[str]:
    package = module.parent.parts
    try:
        tree = ast.parse((source / module).read_bytes())
    except SyntaxError:
        return  # the compiler will report it
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(GROUP))
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            if base.startswith(GROUP):
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)


def often_run(root: Path = ROOT) -> list[Path]:
    """Returns the most frequently run of the modules to compile, relative to src."""
    return sorted(_listed(root, "often") & set(compiled_sources(root)))


def keys_of(root: Path, modules: list[Path], often: list[Path]) -> dict[str, str]:
    """Returns a hash of all inputs of the libraries for each grade."""
    made_with = [
        sys.version,
        platform.machine(),
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        importlib.metadata.version("mypy"),
        importlib.metadata.version("librt"),
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")),
        *(module.as_posix() for module in modules),
        *(module.as_posix() for module in often),
    ]
    digest = hashlib.sha256(json.dumps(made_with).encode())
    sources = [root / "src" / module for module in [*read_sources(root, modules), *C_SOURCES]]
    for path in [Path(__file__), *(source for source in sources if source.is_file())]:
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return {grade: hashlib.sha256(digest.digest() + grade.encode()).hexdigest() for grade in GRADES}


# --- compiling --------------------------------------------------------------------------------------


class Engine:
    """The compiled engine of one checkout: build/engine contains the libraries and their key."""

    def __init__(self, root: Path = ROOT, grade: str = "full") -> None:
        self.root = root
        self.grade = grade
        self.source = root / "src"
        self.build = root / "build"
        self.home = self.build / "engine"
        self.libraries = self.home / "lib"
        self.modules = compiled_sources(root)
        self.keys = keys_of(root, self.modules, often_run(root))
        self.key = self.keys[grade]
        grades = list(GRADES)
        self.serving = {self.keys[one] for one in grades[grades.index(grade) :]}

    def compile(self) -> list[Path]:
        """Returns the libraries, relative to build/engine/lib; compiles them if they are not cached."""
        if not self.modules:
            return []
        if self._noted("key") not in self.serving:
            if self._noted("failed_key") == self.key:
                raise NotCompiled(self._noted("failed"))
            self._compile_anew()
        return sorted(path.relative_to(self.libraries) for path in libraries_in(self.libraries))

    def install_in_place(self) -> bool:
        """Copies the libraries beside the sources; returns whether anything had to be done."""
        if self.fault():  # an engine of another grade remains in use until this one is ready
            self.remove_from_sources(keep=())
        try:
            libraries = self.compile()
        except NotCompiled:
            self.remove_from_sources(keep=())
            raise
        self.remove_from_sources(keep=libraries)
        missing = [library for library in libraries if not self._is_in_place(library)]
        for library in missing:
            # Replace instead of overwrite: a running process keeps the file it has mapped.
            fresh = self.source / f"{library}.fresh"
            shutil.copy2(self.libraries / library, fresh)
            os.replace(fresh, self.source / library)
        return bool(missing)

    def fault(self) -> str | None:
        """Returns what is wrong with the libraries in src, or None; having none is valid."""
        present = {path.relative_to(self.source) for path in libraries_in(self.source)}
        if not present:
            return None
        expected = {path.relative_to(self.libraries) for path in libraries_in(self.libraries)}
        if self._noted("key") not in self.keys.values() or present != expected:
            return "the compiled engine does not belong to the sources as they are; run `make setup`"
        return None

    def remove_from_sources(self, keep: Iterable[Path]) -> None:
        kept = {self.source / library for library in keep}
        for path in libraries_in(self.source):
            if path not in kept:
                path.unlink()

    def _is_in_place(self, library: Path) -> bool:
        try:
            here, there = (self.libraries / library).stat(), (self.source / library).stat()
        except FileNotFoundError:
            return False
        return (here.st_size, here.st_mtime_ns) == (there.st_size, there.st_mtime_ns)

    def _compile_anew(self) -> None:
        self.build.mkdir(exist_ok=True)
        for left_over in self.build.glob("engine-*"):  # left over from a killed run
            shutil.rmtree(left_over, ignore_errors=True)
        # A new folder every time: setuptools would reuse objects of an earlier run.
        with tempfile.TemporaryDirectory(prefix="engine-", dir=self.build) as folder:
            work = Path(folder)
            try_c_compiler(work)
            command = [sys.executable, str(Path(__file__).resolve()), "--mypyc", self.grade, folder]
            run = run_with_a_sign(
                f"pharos: compiling the engine ({len(self.modules)} modules, {self.grade})",
                [*command, *(module.as_posix() for module in self.modules)],
                self.source,
                work / "log",
            )
            log = self.build / "engine.log"
            shutil.copyfile(work / "log", log)
            shutil.rmtree(self.home, ignore_errors=True)
            self.home.mkdir()
            if run != 0:
                said = log.read_text(encoding="utf-8", errors="replace")
                reason = f"{first_error(said)}; all of it in {log.relative_to(self.root)}"
                (self.home / "failed").write_text(reason, encoding="utf-8")
                (self.home / "failed_key").write_text(self.key, encoding="utf-8")
                raise NotCompiled(reason)
            (work / "lib").rename(self.libraries)
            (self.home / "key").write_text(self.key, encoding="utf-8")

    def _noted(self, name: str) -> str:
        try:
            return (self.home / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""


def run_with_a_sign(sentence: str, command: list[str], folder: Path, log: Path) -> int:
    """Runs a long command; shows the elapsed seconds on a terminal, or a single line in a log."""
    with log.open("wb") as told:
        process = subprocess.Popen(command, cwd=folder, stdout=told, stderr=subprocess.STDOUT)
        began = time.monotonic()
        moving = sys.stderr.isatty()
        print(sentence, end="" if moving else "\n", file=sys.stderr, flush=True)
        while True:
            try:
                status = process.wait(timeout=1 if moving else None)
                break
            except subprocess.TimeoutExpired:
                print(f"\r{sentence} {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
        if moving:
            print(file=sys.stderr)
        return status


@contextlib.contextmanager
def alone(root: Path, what: str = "engine") -> Iterator[None]:
    """Locks a checkout, so that only one build runs at a time."""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / f"{what}.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def libraries_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in LIBRARY_SUFFIXES]


def c_compiler() -> list[str]:
    """Returns the compiler command that setuptools uses."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc() -> bool:
    """Whether the C compiler is really gcc, rather than another one with that name."""
    shown = subprocess.run([*c_compiler(), "--version"], capture_output=True, check=False)
    return b"Free Software Foundation" in shown.stdout


def try_c_compiler(folder: Path) -> None:
    """Compiles a tiny C file first, to fail fast if there is no working C compiler."""
    if sys.platform == "win32":
        return
    compiler = shlex.join(c_compiler())
    trial, made = folder / "trial.c", folder / "trial.o"
    trial.write_text("#include <Python.h>\n", encoding="utf-8")
    include = sysconfig.get_paths()["include"]
    command = [*c_compiler(), f"-I{include}", "-c", str(trial), "-o", str(made)]
    try:
        run = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        raise NotCompiled(f"there is no C compiler `{compiler}`") from None
    if b"Python.h" in run.stderr:
        raise NotCompiled("the C headers of Python are missing")
    if run.returncode != 0 or not made.is_file():
        raise NotCompiled(f"the C compiler `{compiler}` does not work")


def first_error(log: str) -> str:
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return next(iter(errors or lines[-1:]), "mypyc stopped without a word")


def run_mypyc(grade: str, folder: Path, modules: list[str]) -> None:
    """Runs the compiler; needs a separate process, because it may exit and modifies setuptools."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class BuildParts(build_ext):
        """Compiles the C files of a library in parallel; setuptools compiles them one by one."""

        def build_extension(self, extension: Any) -> None:
            def made(source: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=[*extension.extra_compile_args, *more_flags[source]],
                )
                return objects

            if len(extension.sources) > 1:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    for objects in cores.map(made, extension.sources):
                        extension.extra_objects += objects
                extension.sources = []
            super().build_extension(extension)

    settings = folder / "mypy.ini"
    settings.write_text(MYPY_SETTINGS, encoding="utf-8")
    level, _, inlining = GRADES[grade]
    engine, *shims = mypycify(
        [f"--config-file={settings}", *modules],
        opt_level=level,
        debug_level="0",
        group_name=GROUP,
        multi_file=not inlining,
        target_dir=str(folder / "c"),
    )
    windows = sys.platform == "win32"
    limits = [f"--param={limit}" for limit in GCC_LIMITS] if inlining and not windows and is_gcc() else []
    flags = [flag for flag in engine.extra_compile_args if flag != "-Werror"]
    if not windows:
        # Without NDEBUG, mypyc's unoptimized code would check itself at every step.
        flags += [*C_FLAGS, *C_WARNINGS, "-DNDEBUG", *limits]
    engine.extra_compile_args = flags
    more_flags = cut(engine.sources, [Path(module) for module in modules], folder / "c", grade)
    engine.sources = list(more_flags)
    entries = {
        f"{GROUP}_entry_{number}": names
        for number, names in enumerate(shared_entries([shim.name for shim in shims]))
    }
    texts = {shim.name: Path(shim.sources[0]).read_text(encoding="utf-8") for shim in shims}
    extensions = [engine]
    for name, names in entries.items():
        source = folder / "c" / f"{name}.c"
        source.write_text("".join(entry_text(texts[module]) for module in names), encoding="utf-8")
        extensions.append(Extension(name, [str(source)], extra_compile_args=flags))
    for written in C_SOURCES:
        name = ".".join(written.with_suffix("").parts)
        quick = [] if windows else ["-O3", "-fvisibility=hidden"]
        extensions.append(Extension(name, [written.as_posix()], extra_compile_args=quick, optional=True))
    places = [f"--build-lib={folder / 'lib'}", f"--build-temp={folder / 'temp'}"]
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildParts},
        script_args=["--quiet", "build_ext", *places, f"--parallel={os.cpu_count() or 1}"],
    )
    for library in libraries_in(folder / "lib"):
        name, _, suffix = library.name.partition(".")
        for module in entries.get(name, ()):
            place = folder / "lib" / Path(*module.split(".")).with_suffix(f".{suffix}")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, place)
        if name in entries:
            library.unlink()


def cut(sources: list[str], modules: list[Path], folder: Path, grade: str) -> dict[str, tuple[str, ...]]:
    """Returns the C files to compile, with the extra flags of each.

    There is no inlining across files, so code is split only for the faster builds.
    """
    level, lesser, inlining = GRADES[grade]
    cores = os.cpu_count() or 1
    if inlining or level == lesser:
        return dict.fromkeys(in_parts(sources, folder / "parts", 1 if inlining else 2 * cores), ())
    rarely = rarely_run(sources, modules, often_run())
    often = in_parts([source for source in sources if source not in rarely], folder / "often", cores)
    rest = in_parts(rarely, folder / "rarely", cores)
    if sys.platform == "win32":
        return dict.fromkeys([*often, *rest], ())
    for part in map(Path, often):
        part.write_text(ONCE.sub(UNOPTIMISED, part.read_text(encoding="utf-8")), encoding="utf-8")
    return dict.fromkeys(often, ()) | dict.fromkeys(rest, (f"-O{lesser}",))


def rarely_run(sources: list[str], modules: Iterable[Path], often: list[Path]) -> list[str]:
    """Returns the C files of modules that are not run frequently; mypyc's own runtime counts as frequent."""
    names = {f"__native_{'___'.join(module.with_suffix('').parts)}.c" for module in set(modules) - set(often)}
    return [source for source in sources if Path(source).name in {*names, f"__native_{GROUP}.c"}]


def in_parts(sources: list[str], folder: Path, count: int) -> list[str]:
    """Merges C sources into `count` files of similar size: few, to parse the headers rarely, but enough for
    all cores."""
    folder.mkdir(exist_ok=True)
    parts: list[list[str]] = [[] for _ in range(count)]
    for path in sorted(map(Path, sources), key=lambda path: path.stat().st_size, reverse=True):
        # Strip indentation: mypyc nests so deeply that it makes up most of a file.
        lines = path.read_text(encoding="utf-8").splitlines()
        text = "\n".join(line.lstrip() for line in lines)
        min(parts, key=lambda part: sum(map(len, part))).append(text)
    files = [folder / f"part_{number}.c" for number, part in enumerate(parts) if part]
    for file, part in zip(files, filter(None, parts), strict=True):
        file.write_text("\n".join([*part, ""]), encoding="utf-8")
    return [str(file) for file in files]


def shared_entries(modules: list[str]) -> list[list[str]]:
    """Groups modules that can share a library.

    Python loads every compiled module through its own library, with an init function named after the last
    part of the module's name. So copies of one library can serve all modules whose last parts differ; making
    one for each would take as long as the engine itself.
    """
    entries: list[list[str]] = []
    words: dict[str, int] = {}
    for module in modules:
        word = module.rpartition(".")[2]
        number = words[word] = words.get(word, -1) + 1
        if number == len(entries):
            entries.append([])
        entries[number].append(module)
    return entries


def entry_text(shim: str) -> str:
    """Returns the init function of a module, without the one for packages that every library would define
    again."""
    return "\n".join(line for line in shim.splitlines() if "PyInit___init__" not in line) + "\n"


# --- entry points ------------------------------------------------------------------------------------


class EngineHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled engine, the rule texts, and the browser client to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # editable installs are compiled in place by `make setup`
        root = Path(self.root)
        if (root / "rules").is_dir():
            build_data["force_include"][str(root / "rules")] = "pharos/rules"
        self._add_client(root, build_data)
        if os.environ.get("PHAROS_PURE"):
            return  # the plain wheel, for machines without a matching compiled one
        try:
            with alone(root):
                engine = Engine(root, os.environ.get("PHAROS_BUILD") or "full")
                libraries = engine.compile()
        except NotCompiled as reason:
            self.app.display_warning(f"{PLAIN}: {reason}")
            return
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(engine.libraries / library)] = library.as_posix()

    def _add_client(self, root: Path, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(root))  # build frontends do not run in the root folder
        from web_build import NotBuilt, Web

        web = Web(root)
        try:
            web.build()
        except NotBuilt as reason:
            self.app.display_warning(f"pharos: the browser client is left out: {reason}")
            return
        build_data["force_include"][str(web.target)] = "pharos/server/static"


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--mypyc"]:
        run_mypyc(arguments[1], Path(arguments[2]), arguments[3:])
        return 0
    if arguments == ["--check"]:
        fault = Engine().fault()
        if fault:
            print(f"pharos: {fault}", file=sys.stderr)
        return 1 if fault else 0
    flags = {f"--{grade}": grade for grade in GRADES}
    grade = (
        flags[arguments[0]]
        if arguments and arguments[0] in flags
        else os.environ.get("PHAROS_BUILD") or "full"
    )
    if arguments[1:] or (arguments and arguments[0] not in flags) or grade not in GRADES:
        print(
            f"usage: python hatch_build.py [{' | '.join(flags)} | --check]; PHAROS_BUILD is one of "
            f"{', '.join(GRADES)}",
            file=sys.stderr,
        )
        return 2
    with alone(ROOT):
        engine = Engine(ROOT, grade)
        try:
            if engine.install_in_place():
                print(f"pharos: the engine is compiled ({len(engine.modules)} modules)")
        except NotCompiled as reason:
            print(f"{PLAIN}: {reason}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
