"""The serverless game in Chromium compared with the native engine: `python -m benchmarks.local`.

    python -m benchmarks.local           the engine: native, and in a worker of Chromium
    python -m benchmarks.local --visits  two visits to the static site, at full speed and as on a phone
    python -m benchmarks.local --visits OTHER...   the same, alternating with static sites of other versions

"As on a phone" means a quarter of the processor and 1.6 Mbit/s. Chromium's own throttling only affects the
main thread and the network of pages, but the engine runs in workers. So the renderers are suspended for three
quarters of the time, and the server limits its rate. The processor time of the renderers is reported beside
the duration of a visit, since it depends less on other load.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from static_build import assemble
from tests.browser.conftest import FLAGS, browser_program
from tests.local.engines import in_chromium, renderers, unpack
from wasm_build import Kit
from web_build import Web

ROOT = Path(__file__).resolve().parents[1]
LINE = 1_600_000 / 8
SLOWER = 4
TURN = 0.02
KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"
SPEED = """
import json, time
import pharos
from pharos.pure import compiled

def speed(name, players, expansions, simulations):
    game = pharos.new_game(name, players=players, expansions=expansions, seed=3)
    moves = [pharos.agent("greedy", seat) for seat in range(players)]
    made = 0
    while made < 20 or len(game.choices(game.waiting[0])) < 4:
        seat = game.waiting[0]
        game.choose(seat, moves[seat].choose(game.view(seat)))
        made += 1
    view = game.view(game.waiting[0])
    pharos.agent("master", 1, simulations=200).choose(view)
    begun = time.perf_counter()
    pharos.agent("master", 2, simulations=simulations).choose(view)
    rate = simulations / (time.perf_counter() - begun)
    pharos.agent("strategist", 1).choose(view)
    begun = time.perf_counter()
    for number in range(10):
        pharos.agent("strategist", number).choose(view)
    return round(rate), round((time.perf_counter() - begun) * 100, 1)

KINDS = {"Duel": ("duel", 2, ()), "Duel with both": ("duel", 2, ("pantheon", "agora")),
         "7 Wonders, 5": ("classic", 5, ()), "7 Wonders, 5, both": ("classic", 5, ("leaders", "cities"))}
result = {word: speed(*kind, 20000 if compiled() else 400) for word, kind in KINDS.items()}
json.dumps({"compiled": compiled(), "speed": result})
"""


def native() -> dict[str, Any]:
    """Runs the same measurement in this Python."""
    names: dict[str, Any] = {}
    lines = SPEED.strip().splitlines()
    exec("\n".join(lines[:-1]), names)
    answer: dict[str, Any] = json.loads(eval(lines[-1], names))
    return answer


class Line:
    """Simulates a network link with a rate in bytes per second, shared by all connections."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.sent = 0
        self._free = 0.0
        self._lock = threading.Lock()

    def carry(self, size: int) -> None:
        """Waits until `size` bytes are transferred."""
        with self._lock:
            self.sent += size
            if self.rate is None:
                return
            self._free = max(self._free, time.monotonic()) + size / self.rate
            wait = self._free - time.monotonic()
        time.sleep(max(0.0, wait))


class Packed(SimpleHTTPRequestHandler):
    """Serves static files, compressed if a .gz file exists, as static hosts do."""

    line: Line

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        packed = path.with_name(f"{path.name}.gz")
        data = packed.read_bytes() if packed.is_file() else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        if packed.is_file():
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        for at in range(0, len(data), 16384):
            self.line.carry(len(data[at : at + 16384]))
            with contextlib.suppress(OSError):
                self.wfile.write(data[at : at + 16384])

    def log_message(self, *args: Any) -> None:
        """Logs nothing."""


@contextlib.contextmanager
def slowed(times: int) -> Iterator[None]:
    """Lets the renderers started by this process run only 1/`times` of the time."""
    over = threading.Event()

    def stop_and_go() -> None:
        known: list[int] = []
        looked = 0.0
        while not over.is_set():
            if time.monotonic() - looked > 1:
                known, looked = renderers(os.getpid()), time.monotonic()
            for sign, share in ((signal.SIGSTOP, times - 1), (signal.SIGCONT, 1)):
                for one in known:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(one, sign)
                time.sleep(TURN * share)

    thread = threading.Thread(target=stop_and_go, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def arrive(page: Page, address: str) -> tuple[float, float]:
    """Returns the seconds until the games are shown, and until the first game of Duel has started."""
    begun = time.monotonic()
    page.goto(address)
    page.wait_for_selector("[data-play=duel]")
    shown = time.monotonic() - begun
    page.click("[data-play=duel]")
    page.wait_for_selector(".prompt")
    return shown, time.monotonic() - begun


def processor_time() -> float:
    """Returns the processor seconds used so far by the renderers started by this process."""
    ticks = 0
    for one in renderers(os.getpid()):
        with contextlib.suppress(OSError):
            told = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(told[11]) + int(told[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def visits(browser: Browser, folder: Path, rate: float | None, times: int) -> None:
    """Simulates a first visit and a second one."""
    line = Line(rate)
    handler = type("OnALine", (Packed,), {"line": line})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(viewport={"width": 390, "height": 844})
    try:
        with slowed(times):
            for word in ("first", "second"):
                page = context.new_page()
                page.set_default_timeout(300_000)
                before = line.sent
                took = processor_time()
                shown, played = arrive(page, f"http://127.0.0.1:{server.server_port}/")
                sent, took = (line.sent - before) / 1e6, processor_time() - took
                print(
                    f"  {word} visit: games shown {shown:.1f} s, Duel begun {played:.1f} s,"
                    f" {took:.1f} s of processor, {sent:.2f} MB",
                    flush=True,
                )
                if word == "first":  # the service worker fills its cache while the user plays
                    page.wait_for_function(KEPT)
                page.close()
    finally:
        context.close()
        server.shutdown()


def main(arguments: list[str]) -> int:
    """Prints the results."""
    kit = Kit(ROOT)
    print(f"engine for browsers: {kit.make()}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=browser_program(playwright), args=FLAGS)
        if arguments[:1] == ["--visits"]:
            target = Path(folder) / "static"
            assemble(Web(ROOT).target, kit.home, target)
            pack(target)
            for word, rate, times in (("as it is", None, 1), ("as on a phone", LINE, SLOWER)):
                for one in (target, *map(Path, arguments[1:])):
                    print(f"{word}, {'this version' if one == target else one}:")
                    visits(browser, one, rate, times)
            return 0
        unpacked = unpack(kit.home, Path(folder) / "kit")
        seen = {"native": native()}
        for word, times in (("Chromium", 1), ("Chromium, a quarter of the processor", SLOWER)):
            with slowed(times):
                answer = in_chromium(browser, unpacked, SPEED.strip())
            print(f"{word}: the engine starts in {answer['started'] / 1000:.1f} s")
            seen[word] = json.loads(answer["result"])
    for word, told in seen.items():
        print(f"{word} ({'compiled' if told['compiled'] else 'plain'}):")
        for kind, (rate, strategist) in told["speed"].items():
            print(
                f"  {kind}: {rate:,} simulations/s of the master, {strategist} ms a choice of the strategist"
            )
    return 0


def pack(folder: Path) -> None:
    """Writes gzip files beside all files that hosts send compressed."""
    import gzip

    from static_build import PACKED

    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
