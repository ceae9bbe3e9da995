"""Installing with one command: packages are built here, installed into clean environments and played."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent
PIP = (TOOLS / "python", "-m", "pip", "--disable-pip-version-check")
# uv takes a second where pip takes five; the pipx test shows that pip works too.
FROM_INDEX = (TOOLS / "uv", "pip", "install", "--quiet", "--offline", "--no-index", "--find-links")


def clean_environment() -> dict[str, str]:
    """The environment variables without ours, for third-party programs."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PHAROS", "VIRTUAL"))
    }


def run(*command: str | Path, **environment: str) -> str:
    """Runs a command outside of the checkout; returns its output, or fails with it."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**clean_environment(), **environment},
        cwd="/" if os.name == "posix" else None,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def cpu_torch() -> Path | None:
    """A CPU-only build of PyTorch from a folder configured for pip: other builds take gigabytes."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    folders = [Path(place) for place in os.environ.get("PIP_FIND_LINKS", "").split() if Path(place).is_dir()]
    found = [wheel for folder in folders for wheel in folder.glob(f"torch-*+cpu-{tag}-*.whl")]
    return found[0] if found else None


def learners() -> list[str]:
    """The libraries that researchers use."""
    torch = cpu_torch()
    return [
        *("gymnasium>=1.2,<2", "pettingzoo>=1.27,<2", "open_spiel>=2,<3", "supersuit>=3.9"),
        *([] if torch is None else [str(torch), "sb3-contrib>=2.7"]),
    ]


@pytest.fixture(scope="module")
def filling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A fresh environment, being filled with machine learning libraries while our wheel is built."""
    place = tmp_path_factory.mktemp("learners")
    venv.create(place)
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    command = [str(TOOLS / "uv"), "pip", "install", "--quiet", "--python", str(python), *learners()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        yield python, process
        process.kill()


@pytest.fixture(scope="module")
def door(index: Path, filling: tuple[Path, "subprocess.Popen[str]"]) -> Path:
    """The Python of an environment with our wheel and the machine learning libraries."""
    python, process = filling
    process.communicate(timeout=900)
    if process.returncode != 0:  # uv does not read pip's settings, which may name another index
        run(*PIP, "--python", python, "install", "--quiet", *learners())
    run(*FROM_INDEX, index, "--python", python, "pharos-games")
    return python


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory, filling: object) -> Path:
    """A folder with our wheel and everything it needs: a local index."""
    folder = tmp_path_factory.mktemp("index")
    grade = os.environ.get("PHAROS_BUILD", "")
    run(*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, ROOT, PHAROS_BUILD=grade)
    # By file: no index has this version; and pipx wants a recent pip.
    ours = next(folder.glob("pharos_games-*.whl"))
    run(*PIP, "wheel", "--wheel-dir", folder, f"{ours}[server]", "pip")
    return folder


@pytest.fixture(scope="module")
def installed(index: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the core only; returns the folder of its programs."""
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


def test_the_wheel_is_what_an_index_takes(index: Path, tmp_path: Path) -> None:
    wheel = next(index.glob("pharos_games-*.whl"))
    run(TOOLS / "python", "-m", "twine", "check", "--strict", wheel)
    metadata = (
        zipfile.ZipFile(wheel).read(f"{'-'.join(wheel.name.split('-')[:2])}.dist-info/METADATA").decode()
    )
    assert "# Pharos" in metadata, "the readme is missing"
    if (
        sys.platform == "linux"
    ):  # every Linux has the libraries that the engine links to, so the tag can name an old one
        said = run(TOOLS / "auditwheel", "show", wheel)
        assert "manylinux" in said, said


def test_the_version_is_said_at_once(installed: Path) -> None:
    took = []
    for _ in range(5):
        began = time.perf_counter()
        run(installed / "pharos", "--version")
        took.append(time.perf_counter() - began)
    script = "import sys; sys.argv = ['pharos', '--version']; from pharos.terminal.start import main; main()"
    read = run(
        installed / "python", "-c", f"{script}; print(*[n for n in sys.modules if n.startswith('pharos')])"
    )
    assert not {"pharos.game", "pharos.ai", "pharos.terminal.cli"} & set(read.split()), read
    assert min(took) < 2, took  # a twentieth of it on an idle machine


@pytest.mark.parametrize("part", ["gym", "spiel", "engine", "learn"])
def test_a_researcher_goes_through_the_door(door: Path, part: str) -> None:
    if part == "learn" and cpu_torch() is None:
        pytest.skip("PyTorch for processors alone is in no folder of pip's: Stable-Baselines3 was left out")
    script = Path(__file__).with_name("research_door.py")
    assert run(door, script, part, *([ROOT / "examples"] if part == "learn" else [])).endswith("done\n")


def test_a_missing_library_names_its_extra(installed: Path) -> None:
    for code, extra in (
        ("import pharos.research; pharos.research.Batch", "gym"),
        ("import pharos.research.spiel", "spiel"),
        (
            "from pharos.research.rows import read_rows; from pathlib import Path; read_rows(Path('x'))",
            "data",
        ),
        ("from pharos.cluster import spread; list(spread(len, [[]]))", "cluster"),
    ):
        script = f"import pharos\ntry:\n    {code}\nexcept pharos.PharosError as error:\n    print(error)"
        assert f"pip install 'pharos-games[{extra}]'" in run(installed / "python", "-c", script)


def container_lines() -> dict[str, list[str]]:
    """Returns the lines of the container file, by instruction."""
    text = (ROOT / "docs/deploy/Containerfile").read_text(encoding="utf-8")
    lines: dict[str, list[str]] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        lines.setdefault(word, []).append(rest)
    return lines


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


def test_the_container_file_and_the_unit_start_the_same() -> None:
    """`make containers` really builds and starts both."""
    lines = container_lines()
    assert any('pip install --no-cache-dir "/source[server,valkey]"' in step for step in lines["RUN"])
    unit = (ROOT / "docs/deploy/pharos.service").read_text(encoding="utf-8")
    (started,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert json.loads(lines["CMD"][-1]) == started.split() == ["/opt/pharos/bin/pharos", "serve"]


def test_one_line_of_pipx_serves(index: Path, tmp_path: Path) -> None:
    """With the environment of the container file: checks its health and stops it."""
    lines = container_lines()
    settings = dict(pair.split("=") for line in lines["ENV"] for pair in line.split())
    health = json.loads(lines["HEALTHCHECK"][0].partition("CMD ")[2])
    stop = getattr(signal, lines["STOPSIGNAL"][0])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
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
    served = subprocess.Popen(
        [str(part) for part in [*command, "pharos", "serve"]],
        env={
            **clean_environment(),
            **settings,
            "PHAROS_DATA": str(tmp_path),
            "PHAROS_PORT": port,
            "PIPX_HOME": str(tmp_path / "pipx"),
            "PIPX_DEFAULT_PYTHON": sys.executable,
        },
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    ask = [sys.executable, *health[1:-1], health[-1].replace("8000", port)]
    try:
        for _ in range(600):
            if subprocess.run(ask, capture_output=True, check=False).returncode == 0:
                break
            assert served.poll() is None, served.stderr and served.stderr.read()
            time.sleep(0.5)
        else:
            pytest.fail("the server did not come up")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
            assert b"<html" in page.read()
    finally:
        served.send_signal(stop)
        # The server shuts down and then ends by the same signal, as a supervisor expects.
        assert served.wait(timeout=60) in (0, -stop, 128 + stop)
