"""The documentation is correct: the site builds, links work, code runs, and commands exist."""

import re
import shlex
import subprocess
import sys
import tomllib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclopts import CycloptsError

import pharos
from pharos import research
from pharos.terminal.cli import app, run
from pharos.terminal.content import folders_in

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FRAGMENTS = ("how-to/add-a-decision.md", "how-to/add-an-effect.md")
"""Pages whose Python is part of a larger file: it is parsed, but not run."""
LEFT_OUT = "decisions/0"
"""Single decisions are linked from their index."""
TRIES = 4
"""Zensical sometimes fails before it starts ("Watcher disconnected"), whatever the input."""
NOT_PARSED = ("admin",)
"""Commands with subcommands."""


def blocks(page: Path, language: str) -> list[str]:
    return [text for name, text in BLOCK.findall(page.read_text("utf-8")) if name == language]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def shown(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture(scope="module")
def site() -> Path:
    """Builds the site with every warning as an error, such as broken links or anchors."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    for _ in range(TRIES):
        built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        told = re.sub(r"\x1b\[[\d;]*m", "", built.stdout + built.stderr)
        if "Watcher disconnected" not in told:
            break
    assert built.returncode == 0, told
    return ROOT / "build" / "site"


def test_the_site_has_every_page(site: Path) -> None:
    listed = set(_pages_of(tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]))
    there = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}
    assert listed <= there
    assert not {page for page in there - listed if not page.startswith(LEFT_OUT)}
    for page in there:
        made = re.sub(r"(README|index)\.md$", "index.html", page).replace(".md", ".html")
        assert (site / made).is_file(), page


def _pages_of(nav: list[dict[str, Any]]) -> Iterator[str]:
    for entry in nav:
        for target in entry.values():
            if isinstance(target, str):
                yield target
            else:
                yield from _pages_of(target)


def test_the_reference_has_every_public_name(site: Path) -> None:
    lines = (site / "objects.inv").read_bytes().split(b"\n", 4)
    names = {line.split()[0] for line in zlib.decompress(lines[4]).decode().splitlines()}
    wanted = {f"pharos.{name}" for name in pharos.__all__ if not name.startswith("_")}
    for name in research.__all__:
        thing = getattr(research, name)
        wanted.add(f"{thing.__module__}.{name}")
    wanted |= {"pharos.cluster.spread", "pharos.game.Account", "pharos.terminal.commands.simulate.simulate"}
    missing = {name for name in wanted if not {name, _home(name)} & names}
    assert not missing


def _home(name: str) -> str:
    """Returns the full name under which a public name of `pharos` is defined."""
    thing = getattr(pharos, name.rpartition(".")[2], None)
    return f"{getattr(thing, '__module__', '')}.{name.rpartition('.')[2]}"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of games, which some pages read."""
    folder = tmp_path_factory.mktemp("page")
    assert run(["simulate", "duel", "--games", "2", "--out", str(folder / "games.parquet"), "--json"]) == 0
    return folder


@pytest.mark.parametrize("page", pages_with("python"), ids=shown)
def test_python_runs(page: Path, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(games)
    names: dict[str, Any] = {"__name__": "page"}
    for number, text in enumerate(blocks(page, "python"), 1):
        code = compile(text, f"{page.name}, block {number}", "exec")
        if not str(page).endswith(FRAGMENTS):
            exec(code, names)


def test_toml_is_toml() -> None:
    for page in pages_with("toml"):
        for text in blocks(page, "toml"):
            assert tomllib.loads(text)


def test_commands_exist() -> None:
    """The command line accepts each line of a block that calls `pharos`."""
    seen, faults = set(), []
    for page in PAGES:
        for text in blocks(page, ""):
            for line in text.splitlines():
                words = (
                    shlex.split(line.partition("  ")[0], comments=True) if line.startswith("pharos ") else []
                )
                if len(words) < 2 or words[1] in NOT_PARSED or "…" in line or "[" in line:
                    continue
                seen.add(words[1])
                try:
                    app.parse_args(folders_in(words[1:])[1], exit_on_error=False, print_error=False)
                except CycloptsError as error:
                    faults.append(f"{shown(page)}: {line}: {error}")
    assert not faults, "\n".join(faults)
    assert {"play", "simulate", "arena", "study"} <= seen
