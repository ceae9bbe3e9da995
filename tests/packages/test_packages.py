"""Whoever types one line gets the game: packages are built here, installed into empty places and played."""

import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent
PIP = (TOOLS / "python", "-m", "pip", "--disable-pip-version-check")
# uv takes a second where pip takes five; that pip installs it too, pipx shows.
FROM_INDEX = (TOOLS / "uv", "pip", "install", "--quiet", "--offline", "--no-index", "--find-links")


def run(*command: str | Path, **environment: str) -> str:
    """Runs a command outside of the checkout; its output, or a failure that shows it."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PHAROS", "VIRTUAL"))
    }
    done = subprocess.run(
        [str(part) for part in command],
        env={**clean, **environment},
        cwd="/" if os.name == "posix" else None,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with our wheel and everything it needs: a local index."""
    folder = tmp_path_factory.mktemp("index")
    grade = os.environ.get("PHAROS_BUILD", "")
    run(*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, ROOT, PHAROS_BUILD=grade)
    # By its file: this version is in no index; and pipx wants a new pip.
    ours = next(folder.glob("pharos_games-*.whl"))
    run(*PIP, "wheel", "--wheel-dir", folder, f"{ours}[server]", "pip")
    return folder


@pytest.fixture(scope="module")
def installed(index: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the core alone; the folder of its programs."""
    place = tmp_path_factory.mktemp("empty")
    venv.create(place)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    run(*FROM_INDEX, index, "--python", programs / "python", "pharos-games")
    return programs


def test_the_wheel_holds_engine_client_and_rules(index: Path) -> None:
    wheel = next(index.glob("pharos_games-*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert "none-any" not in wheel.name, "the engine was not compiled"
    assert any(re.fullmatch(r"pharos/duel/turn\..*\.(so|pyd)", name) for name in names)
    assert "pharos/server/static/index.html" in names
    assert "pharos/rules/duel.toml" in names


def test_the_core_plays_without_the_server(installed: Path, tmp_path: Path) -> None:
    assert "compiled" in run(installed / "pharos", "version")
    file = tmp_path / "games.jsonl"
    run(installed / "pharos", "simulate", "duel", "--games", "3", "--agents", "greedy,random", "--out", file)
    assert run(installed / "pharos", "replay", file).count("7 Wonders Duel") == 3
    assert "DUEL-TRADE-02" in run(installed / "pharos", "rules", "DUEL-TRADE-02")
    refused = subprocess.run([installed / "pharos", "serve"], capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "pip install 'pharos-games[server]'" in refused.stderr
    packages = run(TOOLS / "uv", "pip", "freeze", "--python", installed / "python")
    assert "pharos" in packages.lower()
    assert "sqlalchemy" not in packages.lower()


def test_the_source_package_makes_a_plain_wheel_that_plays(index: Path, tmp_path: Path) -> None:
    run(TOOLS / "python", "-m", "build", "--no-isolation", "--sdist", "--outdir", tmp_path, ROOT)
    source = next(tmp_path.glob("pharos_games-*.tar.gz"))
    build = ["wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(tmp_path), str(source)]
    run(*PIP, *build, PHAROS_PURE="1")
    wheel = next(tmp_path.glob("pharos_games-*-none-any.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert {"pharos/server/static/index.html", "pharos/rules/duel.toml"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    place = tmp_path / "empty"
    venv.create(place)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    run(*FROM_INDEX, index, "--python", programs / "python", wheel)
    assert "plain" in run(programs / "pharos", "version")
    file = tmp_path / "games.jsonl"
    run(programs / "pharos", "simulate", "duel", "--games", "1", "--out", file)
    told = run(programs / "pharos", "replay", file)
    assert told.startswith("1. Player ")
    assert "Total" in told


def test_one_line_of_uvx_plays(index: Path, tmp_path: Path) -> None:
    uv: list[str | Path] = [
        TOOLS / "uv",
        "tool",
        "run",
        "--offline",
        "--no-index",
        "--find-links",
        index,
        "--python",
        sys.executable,
    ]
    told = run(
        *uv, "--from", "pharos-games", "pharos", "play", "duel", "--help", UV_CACHE_DIR=str(tmp_path / "uv")
    )
    assert "duel" in told


def test_one_line_of_pipx_serves(index: Path, tmp_path: Path) -> None:
    port = "18473"
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PHAROS", "VIRTUAL"))
    }
    command = [
        TOOLS / "pipx",
        "run",
        "--backend",
        "pip",
        "--pip-args",
        f"--no-compile --no-index --find-links {index}",
        "--spec",
        "pharos-games[server]",
    ]
    database = f"sqlite:///{tmp_path}/pharos.sqlite3"
    served = subprocess.Popen(
        [str(part) for part in [*command, "pharos", "serve", "--port", port, "--database", database]],
        env={**clean, "PIPX_HOME": str(tmp_path / "pipx"), "PIPX_DEFAULT_PYTHON": sys.executable},
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as page:
                    assert b"<html" in page.read()
                    break
            except OSError:
                assert served.poll() is None, served.stderr and served.stderr.read()
                time.sleep(0.2)
        else:
            pytest.fail("the server did not come up")
    finally:
        served.terminate()
        served.wait(timeout=30)
