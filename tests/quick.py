"""`make quick`: checks what changed since main, without compiling, in under a minute.

Runs ruff and mypy over the project, the checks of the browser client and its unit tests near the change if
the client changed, a comparison of the client's generated tables with their sources, and, with the plain
engine, the Python tests that are most closely related to the change. A test file is related if it changed
itself, names a rule that a changed line names, imports a changed module, or is named after the same part of
the project. The most closely related files run first; the report at the end counts those for which there was
no time.
"""

from __future__ import annotations

import ast
import functools
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 40.0
"""Time limit for Python tests in seconds; style and types run in parallel."""
MOST_FILES = 40
DEADLINE = "PHAROS_QUICK_DEADLINE"
RULE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+\b")
SLOW = ("tests/browser/", "tests/packages/", "tests/server/test_kill.py", "tests/server/test_database.py")
"""Tests of compiled packages, browsers and killed servers, left to `make test`."""
COMPILED = ("tests/checks/test_compiled_engine.py", "tests/properties/test_parity.py")
"""Tests that need the compiled engine."""
COMMON_WORDS = {"src", "pharos", "tests", "test", "rules", "init", "py", "toml", "ftl", "texts", "en", "ru"}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Ends the session when the time is up; this module is also a pytest plugin."""
    if time.time() > float(os.environ[DEADLINE]):
        item.session.shouldstop = "time is up"
        pytest.skip("time is up")


def git(*arguments: str) -> list[str]:
    """Returns git's output lines."""
    run = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True, cwd=ROOT)
    return run.stdout.splitlines()


def changed_since(base: str) -> dict[str, set[str]]:
    """Returns each changed file with the rule ids in its changed lines."""
    found: dict[str, set[str]] = {path: set() for path in git("ls-files", "--others", "--exclude-standard")}
    path = ""
    for line in git("diff", "--unified=3", "--no-color", "--no-prefix", base):
        if line.startswith("diff --git "):
            path = line.rpartition(" ")[2]
            found[path] = set()
        elif path:
            found[path] |= set(RULE.findall(line))
    return found


def base_of_change() -> str:
    """Returns the commit where the branch left main, or on main itself the last commit."""
    branch = git("rev-parse", "--abbrev-ref", "HEAD")[0]
    names = git("branch", "--all", "--format=%(refname:short)")
    main = next((name for name in ("main", "origin/main") if name in names and name != branch), None)
    return git("merge-base", main, "HEAD")[0] if main else "HEAD"


def module_of(path: str) -> str | None:
    """Returns the dotted name under which a source or test file is imported."""
    if not path.endswith(".py"):
        return None
    name = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return name.replace("/", ".")


@functools.cache
def imports_of(path: str) -> frozenset[str]:
    """Returns the project's modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def words_of(path: str) -> set[str]:
    """Returns the topics of a path: those of `classic/leaders/income.py` are classic, leaders and income."""
    return set(re.split(r"[/_.]", path)) - COMMON_WORDS


def nearness(test: str, changed: dict[str, set[str]]) -> int:
    """Returns how closely a test file is related to a change; 0 means not at all."""
    if test in changed:
        return 1000
    text = (ROOT / test).read_text(encoding="utf-8")
    rules = set(RULE.findall(text))
    words, near = words_of(test), 0
    for path, named in changed.items():
        near += 100 * len(rules & named)
        module = module_of(path)
        if module is not None and module in imports_of(test):
            near += 50
        near += 10 * len(words & words_of(path))
        if path.endswith((".md", ".toml", ".ftl")) and Path(path).name in text:
            near += 50
    return near


def nearest_tests(changed: dict[str, set[str]], tests: Iterable[str]) -> list[str]:
    """Returns the test files to run for a change, the most closely related first."""
    about = {
        path: rules for path, rules in changed.items() if (ROOT / path).is_file() and not is_client(path)
    }
    near = {test: nearness(test, about) for test in tests if not test.startswith((*SLOW, *COMPILED))}
    return sorted((test for test, score in near.items() if score), key=lambda test: -near[test])[:MOST_FILES]


def is_client(path: str) -> bool:
    """Returns whether a file belongs to the browser client."""
    return path.startswith("web/")


def is_exported(path: str) -> bool:
    """Returns whether the client has a generated copy of something in a file, or may have."""
    return path.startswith("src/pharos/") and path.endswith(".py")


def all_tests() -> list[str]:
    """Returns every test file, including new ones that git does not track yet."""
    listed = git("ls-files", "--cached", "--others", "--exclude-standard", "tests")
    return sorted(
        path for path in set(listed) if re.search(r"/test_\w+\.py$", path) and (ROOT / path).exists()
    )


def start(name: str, command: list[str], **environment: str) -> tuple[str, subprocess.Popen[str]]:
    """Starts one part; its output is shown when it ends."""
    return name, subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def main() -> int:
    """Runs the parts in parallel; returns 0 if all of them passed."""
    began = time.monotonic()
    base = base_of_change()
    changed = changed_since(base)
    if not changed:
        print("make quick: nothing has changed since main")
        return 0
    tests = nearest_tests(changed, all_tests())
    client = any(is_client(path) for path in changed)
    print(f"make quick: {len(changed)} changed files, {len(tests)} test files near them", flush=True)
    binaries = Path(sys.executable).parent
    parts = [
        start("style", [str(binaries / "ruff"), "check", "--quiet", "."]),
        start("format", [str(binaries / "ruff"), "format", "--quiet", "--check", "--diff", "."]),
    ]
    if any(path.endswith(".py") for path in changed):
        parts.append(start("types", [str(binaries / "mypy")]))
    if client:
        parts.append(start("client", [sys.executable, "web_build.py", "--test", base], PHAROS_PURE="1"))
    if (client or any(is_exported(path) for path in changed)) and (ROOT / "web" / "node_modules").is_dir():
        exported = [sys.executable, "web_build.py", "--types", "--check"]
        parts.append(start("tables of the client", exported, PHAROS_PURE="1"))
    if tests:
        command = [sys.executable, "-m", "pytest", "-q", "-n0", "-ptests.quick", "--maxfail=10", "-rf"]
        until = str(time.time() + SECONDS)
        parts.append(start("tests", [*command, *tests], PHAROS_PURE="1", **{DEADLINE: until}))
    failed = []
    for name, process in parts:
        output, _ = process.communicate()
        stopped = name == "tests" and "time is up" in output and " failed" not in output.splitlines()[-1]
        if process.returncode and not stopped:
            failed.append(name)
            print(f"--- {name}\n{output.rstrip()}")
        elif name == "tests":
            print(f"--- {name}: {output.rstrip().splitlines()[-1].strip('= ')}")
    verdict = f"FAILED: {', '.join(failed)}" if failed else "passed"
    print(f"make quick: {verdict} in {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
