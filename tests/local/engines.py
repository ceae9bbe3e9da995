"""The engine for browsers as tests and benchmarks run it: in Node, and in a worker of a real Chromium."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GAMES = int(os.environ.get("PHAROS_TEST_FINGERPRINTS", "6"))
"""Random games, all kinds in turn."""
SEARCHED = int(os.environ.get("PHAROS_TEST_SEARCHED", "0"))
"""Games with search: 20 take minutes."""
CODE = f"import json, fingerprints\njson.dumps(fingerprints.fingerprints({GAMES}, {SEARCHED}))"
DAILY = (("duel", "2026-11-18", 12), ("classic", "2026-11-20", 4))
"""Games of the daily deal: their dates, and so many choices."""
CODE_WITH_DAILY = f"""import json, fingerprints
games = fingerprints.fingerprints({GAMES}, {SEARCHED})
json.dumps([games, [fingerprints.daily_game(*one) for one in {DAILY}]])"""
IN_A_WORKER = """([code]) => new Promise((resolve) => {
  const worker = new Worker(`${location.origin}/engine.mjs`, {type: "module"});
  worker.onmessage = ({data}) => { worker.terminate(); resolve(data); };
  worker.onerror = (event) => resolve({fault: event.message});
  worker.postMessage({folder: location.origin, code});
})"""


def unpack(kit: Path, target: Path) -> Path:
    """The files of a kit, with those that the tests add."""
    shutil.copytree(kit, target)
    for packed in sorted(target.rglob("*.gz")):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()
    for name in ("engine.mjs", "fingerprints.py"):
        shutil.copyfile(HERE / name, target / name)
    (target / "index.html").write_text("<!doctype html><title>engine</title>", encoding="utf-8")
    return target


def in_node(node: Path, folder: Path, code: str, seconds: float = 3600) -> str:
    """Returns the value of the last line of some Python, in Node."""
    command = [str(node), str(folder / "engine.mjs"), str(folder), code]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)
    assert run.returncode == 0, "\n".join(line for line in run.stderr.splitlines()[-30:] if len(line) < 2000)
    return run.stdout.splitlines()[-1]


class _Files(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, *args: Any) -> None:
        """Logs nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder of plain files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def in_chromium(browser: Browser, folder: Path, code: str) -> dict[str, Any]:
    """Returns the value of the last line of some Python in a worker of a browser, and how long the engine
    took."""
    with served(folder) as address:
        context = browser.new_context()
        try:
            page = context.new_page()
            page.goto(address)
            answer: dict[str, Any] = page.evaluate(IN_A_WORKER, [code])
        finally:
            context.close()
    assert "fault" not in answer, answer["fault"]
    return answer


def renderers(parent: int) -> list[int]:
    """The processes of a browser that run pages and their workers."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError, IndexError):
            told = (entry / "cmdline").read_bytes()
            if b"--type=renderer" in told and parent in ancestors(int(entry.name)):
                found.append(int(entry.name))
    return found


def ancestors(process: int) -> Iterator[int]:
    """The ancestors of a process."""
    while process > 1:
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        yield process


def made_kit() -> Path:
    """The engine for browsers of this checkout; `make test` uses the plain one, which needs no compiler."""
    from hatch_build import alone
    from wasm_build import Kit
    from wasm_downloads import NotFetched

    kit = Kit(ROOT)
    try:
        with alone(ROOT, "wasm"):  # several processes test, one builds
            kit.make(compiled=os.environ.get("PHAROS_TEST_WASM", "") == "compiled")
    except NotFetched as reason:
        pytest.skip(f"the engine for browsers is left out: {reason}")
    return kit.home
