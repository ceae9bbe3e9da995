"""The game from a folder of plain files: no server, any path, without a network after the first visit."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import UNSEEN
from tests.browser.depth import share
from tests.browser.player import begin, play_by_clicking, wait_until
from tests.browser.serving import ROOT

BELOW = "/some/where/"
"""A static host may have put the folder anywhere."""
LONG = 240
"""Seconds in which an engine starts on a machine that does other things as well."""
READY = "() => !document.querySelector('.enginebar') && document.querySelector('[data-play=duel]') !== null"
KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"


A_WHILE = "() => (globalThis.looked = (globalThis.looked ?? 0) + 1) > 250"
"""Some choices of each side: it is looked for something to click about every 12 ms."""
STORAGE_REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"


def static_assets(beginning: str) -> Iterator[str]:
    """The text of built scripts, by the beginning of their names."""
    for path in (ROOT / "src" / "pharos" / "server" / "static" / "assets").glob(f"{beginning}*.js"):
        yield path.read_text(encoding="utf-8")


class Files(SimpleHTTPRequestHandler):
    """Plain files, as the simplest host serves them: no other page where a path leads nowhere."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, *args: Any) -> None:
        """Says nothing."""


class Host:
    """A static host that can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        handler = type("Asked", (Files,), {"asked": self.asked})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        self._up = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers any more."""
        if self._up:
            self._up = False
            self._server.shutdown()
            self._server.server_close()


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the engine, in a folder below another; with the plain engine where no other is built."""
    from hatch_build import alone
    from static_build import assemble
    from wasm_build import Kit, NotFetched
    from web_build import Web

    kit = Kit(ROOT)
    try:
        with alone(ROOT, "wasm"):  # several processes test, one builds
            kit.make(compiled=os.environ.get("PHAROS_TEST_WASM", "") == "compiled")
    except NotFetched as reason:
        pytest.skip(f"the game without a server is left out: {reason}")
    folder = tmp_path_factory.mktemp("host")
    assemble(Web(ROOT).target, kit.home, folder / BELOW.strip("/"))
    return folder


@pytest.fixture
def host(static_folder: Path) -> Iterator[Host]:
    """A host for one test."""
    host = Host(static_folder)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of somebody who was never here."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.add_init_script(UNSEEN)
    yield context
    context.close()


def arrive(context: BrowserContext, address: str, faults: list[str]) -> Page:
    page = context.new_page()
    page.set_default_timeout(LONG * 1000)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(address)
    return page


def level(page: Page, game: str, name: str) -> None:
    page.locator(f"[data-foes={game}] input[value={name}]").check(force=True)


GAMES: list[tuple[str, int | None, tuple[str, ...]]] = [
    ("duel", None, ("pantheon", "agora")),
    ("classic", 5, ("leaders", "cities")),
]
SHARE = share(GAMES, 0, len(GAMES))


@pytest.mark.parametrize(("game", "players", "expansions"), SHARE, ids=[game for game, *_ in SHARE])
def test_a_whole_game_without_a_network(
    context: BrowserContext, host: Host, game: str, players: int | None, expansions: tuple[str, ...]
) -> None:
    faults: list[str] = []
    page = arrive(context, host.address, faults)
    page.wait_for_selector(".enginebar progress")
    wait_until(page, READY, seconds=LONG)
    wait_until(page, KEPT, seconds=LONG)
    level(page, game, "beginner")
    begin(page, game, players=players, expansions=expansions)
    # From here on there is no network.
    host.stop()
    context.set_offline(True)
    assert f"{BELOW}?/t/local-" in page.url
    play_by_clicking(page, until=A_WHILE)
    page.reload()  # in the middle
    page.wait_for_selector(".prompt")
    play_by_clicking(page, until=A_WHILE)
    address = page.url
    page.close()  # the tab is killed
    page = arrive(context, address, faults)
    page.wait_for_selector(".prompt")
    play_by_clicking(page)
    sheet = page.locator(".result .sheet")
    assert len(sheet.locator("tr.sum td").all_inner_texts()) == (players or 2)
    page.locator(".result a[href$='/replay']").click()
    page.wait_for_selector(".replay, [data-replay], input[type=range]")
    assert not faults
    assert not [path for path in host.asked if "/api" in path]


def test_who_never_plays_here_fetches_nothing_of_the_engine(context: BrowserContext, host: Host) -> None:
    page = arrive(context, f"{host.address}?/pad", [])
    page.wait_for_selector(".padsheet")
    time.sleep(2)
    assert not [path for path in host.asked if "/engine/" in path]


def test_storage_that_fails_is_named(context: BrowserContext, host: Host) -> None:
    # Refused in the worker, as a browser does that keeps nothing.
    body = (STORAGE_REFUSED + next(static_assets("hall.worker-"))).encode()
    context.route(
        "**/hall.worker-*.js", lambda route: route.fulfill(body=body, content_type="text/javascript")
    )
    page = arrive(context, host.address, [])
    wait_until(page, READY, seconds=LONG)
    page.click("[data-play=duel]")
    page.wait_for_selector("[role=alert]")
    assert "storage is full" in page.locator("[role=alert]").inner_text()
