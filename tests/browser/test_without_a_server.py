"""The game from static files: no server, any path, without a network after the first visit."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.conftest import UNSEEN, NewPage
from tests.browser.depth import share, thorough
from tests.browser.player import begin, play_by_clicking, wait_until
from tests.browser.serving import ROOT, Serving
from tests.local.engines import CODE, GAMES, SEARCHED, in_chromium, made_kit, renderers, unpack
from tests.local.fingerprints import fingerprints

BELOW = "/some/where/"
"""The folder may be at any path of a static host."""
LONG = 240
"""Seconds in which an engine starts on a busy machine."""
RELOADS = 4
READY = "() => !document.querySelector('.enginebar') && document.querySelector('[data-play=duel]') !== null"
KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"


A_WHILE = "() => (globalThis.looked = (globalThis.looked ?? 0) + 1) > 100"
"""Some choices of each side: the script looks for something to click about every 12 ms."""
STORAGE_REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"


def static_assets(beginning: str) -> Iterator[str]:
    """Yields the contents of built scripts whose names start with `beginning`."""
    for path in (ROOT / "src" / "pharos" / "server" / "static" / "assets").glob(f"{beginning}*.js"):
        yield path.read_text(encoding="utf-8")


class Files(SimpleHTTPRequestHandler):
    """Serves plain files like the simplest host, without a fallback page for unknown paths."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, *args: Any) -> None:
        """Disables logging."""


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
        """Shuts the host down."""
        if self._up:
            self._up = False
            self._server.shutdown()
            self._server.server_close()


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder that contains client and engine in a subfolder; uses the plain engine if no compiled
    one was built.
    """
    from static_build import assemble
    from web_build import Web

    folder = tmp_path_factory.mktemp("host")
    assemble(Web(ROOT).target, made_kit(), folder / BELOW.strip("/"))
    return folder


@pytest.fixture
def host(static_folder: Path) -> Iterator[Host]:
    host = Host(static_folder)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser context of a first-time visitor."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.add_init_script(UNSEEN)
    context.add_init_script("localStorage.settings ??= JSON.stringify({ pace: 'quick' })")
    yield context
    context.close()


def arrive(context: BrowserContext, address: str, faults: list[str]) -> Page:
    page = context.new_page()
    page.set_default_timeout(LONG * 1000)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(address)
    return page


def kill_and_reopen(context: BrowserContext, page: Page, faults: list[str]) -> Page:
    """Kills the tab and its workers, and opens its address in another tab as a user would: once the browser
    has noticed, and again if it first asked the dead service worker."""
    address = page.url
    for process in renderers(os.getpid()):
        os.kill(process, signal.SIGKILL)
    for _ in range(RELOADS):
        opened = context.new_page()
        opened.set_default_timeout(LONG * 1000)
        stopped: list[bool] = []
        watch = context.new_cdp_session(opened)
        watch.on(
            "ServiceWorker.workerVersionUpdated",
            lambda told, stopped=stopped: stopped.extend(
                one["runningStatus"] == "stopped" for one in told["versions"]
            ),
        )
        watch.send("ServiceWorker.enable")
        for _ in range(LONG * 20):
            if stopped and stopped[-1]:
                break
            opened.wait_for_timeout(50)
        watch.detach()
        opened.on("pageerror", lambda fault: faults.append(str(fault)))
        try:
            opened.goto(address, timeout=LONG / RELOADS * 1000)
        except Error:
            opened.close()
        else:
            return opened
    raise AssertionError("the page does not come without a network")


def level(page: Page, game: str, name: str) -> None:
    page.locator(f"[data-foes={game}] input[value={name}]").check(force=True)


KINDS: list[tuple[str, int | None, tuple[str, ...]]] = [
    ("duel", None, ("pantheon", "agora")),
    ("classic", 5, ("leaders", "cities")),
]
SHARE = share(KINDS, 0, len(KINDS))


@pytest.mark.parametrize(("game", "players", "expansions"), SHARE, ids=[game for game, *_ in SHARE])
def test_a_whole_game_without_a_network(
    context: BrowserContext, host: Host, game: str, players: int | None, expansions: tuple[str, ...]
) -> None:
    faults: list[str] = []
    page = arrive(context, host.address, faults)
    page.wait_for_selector(".enginebar progress")
    assert page.locator("[data-play]").count() == 2  # the games are listed before the engine is loaded
    wait_until(page, READY, seconds=LONG)
    wait_until(page, KEPT, seconds=LONG)
    level(page, game, "beginner")
    begin(page, game, players=players, expansions=expansions)
    # From here on there is no network.
    host.stop()
    context.set_offline(True)
    assert f"{BELOW}?/t/local-" in page.url
    play_by_clicking(page, until=A_WHILE)
    page.reload()  # in the middle of the game
    page.wait_for_selector(".prompt")
    play_by_clicking(page, until=A_WHILE)
    assert not page.locator(".result").count()  # still in the middle of the game
    page = kill_and_reopen(context, page, faults)
    page.wait_for_selector(".prompt")
    play_by_clicking(page)
    sheet = page.locator(".result .sheet")
    assert len(sheet.locator("tr.sum td").all_inner_texts()) == (players or 2)
    page.locator(".result a[href*='/replay']").click()
    page.wait_for_selector(".replay, [data-replay], input[type=range]")
    page.goto(f"{host.address}?/puzzles")
    page.wait_for_selector("[data-today]")
    assert not faults
    assert not [path for path in host.asked if "/api" in path]


def test_who_never_plays_here_fetches_nothing_of_the_engine(context: BrowserContext, host: Host) -> None:
    page = arrive(context, f"{host.address}?/pad", [])
    page.wait_for_selector(".padsheet")
    time.sleep(2)
    assert not [path for path in host.asked if "/engine/" in path]


def test_storage_that_fails_is_named(context: BrowserContext, host: Host) -> None:
    # Rejected in the worker, as by a browser without storage.
    body = (STORAGE_REFUSED + next(static_assets("hall.worker-"))).encode()
    context.route(
        "**/hall.worker-*.js", lambda route: route.fulfill(body=body, content_type="text/javascript")
    )
    page = arrive(context, host.address, [])
    wait_until(page, READY, seconds=LONG)
    page.click("[data-play=duel]")
    page.wait_for_selector("[role=alert]")
    assert "storage is full" in page.locator("[role=alert]").inner_text()


def test_who_plays_on_a_server_fetches_nothing_of_the_engine(new_page: NewPage, serving: Serving) -> None:
    page = new_page(plain=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(serving.address)))
    begin(page, "duel")
    play_by_clicking(page, until=A_WHILE)
    assert asked
    named = ("/engine/", "worker-", "/device.svelte", "/assets/Sets", "/assets/Veil", "/assets/Upload")
    assert not [path for path in asked if any(name in path for name in named)]


@thorough
def test_a_set_is_dropped_and_played(context: BrowserContext, host: Host) -> None:
    page = arrive(context, host.address, [])
    page.wait_for_selector("[data-sets]")
    wait_until(page, READY, seconds=LONG)
    page.set_input_files("[data-sets] input[webkitdirectory]", ROOT / "tests" / "content_sets" / "harbour")
    page.wait_for_selector("[data-sets] [data-set=harbour]")
    begin(page, "duel")
    page.goto(f"{host.address}?/cards")
    page.wait_for_selector("text=The Beacon")
    page.goto(host.address)
    page.click("[data-sets] [data-remove]")
    wait_until(page, READY, seconds=LONG)
    wait_until(page, "() => !document.querySelector('[data-set=harbour]')")


@thorough
def test_a_finished_game_is_taken_to_the_account(new_page: NewPage, serving: Serving) -> None:
    made_kit()
    page = new_page(plain=True)
    page.set_default_timeout(LONG * 1000)
    page.goto(f"{serving.address}/device")
    wait_until(page, READY, seconds=LONG)
    begin(page, "duel")
    page.wait_for_selector("[data-local-mark]", state="attached")
    page.click("header.top .menuwrap > button")
    page.locator(".menu .btn:has-text('Resign')").click()
    page.locator(".menu .btn.danger").click()
    page.wait_for_selector(".result")
    table = page.url.rpartition("/")[2]
    page.goto(f"{serving.address}/t/{table}/replay")
    page.click("[data-upload]")
    link = page.locator("[data-uploaded] a")
    link.wait_for()
    address = link.get_attribute("href") or ""
    assert not address.startswith("/records/local-")
    page.goto(f"{serving.address}{address}")
    page.wait_for_selector(".replaybar")
    page.goto(serving.address)
    page.click("details.imported summary")
    page.wait_for_selector(f"details.imported a[href='{address}']")


@thorough
def test_the_app_of_a_server_plays_without_it(new_page: NewPage, tmp_path: Path) -> None:
    made_kit()
    serving = Serving(tmp_path)
    serving.start()
    page = new_page(kept=True, plain=True, path=f"{serving.address}/settings")
    page.set_default_timeout(LONG * 1000)
    wait_until(page, KEPT, seconds=LONG)
    page.click("[data-keep=offered] button")
    page.wait_for_selector("[data-keep=kept]")
    serving.stop()
    page.context.set_offline(True)
    page.goto(f"{serving.address}/device")
    wait_until(page, READY, seconds=LONG)
    level(page, "duel", "beginner")
    begin(page, "duel")
    play_by_clicking(page, until=A_WHILE)
    # Single-player pages are available at their own addresses.
    page.goto(f"{serving.address}/puzzles")
    page.click("[data-today]")
    page.click("[data-give-up]")
    page.wait_for_selector("[data-solved] [data-next]")
    page.goto(f"{serving.address}/daily")
    page.click("[data-play-daily]")
    page.wait_for_selector(".prompt")
    assert "/t/local-" in page.url
    page.goto(f"{serving.address}/learn/duel")
    page.wait_for_selector(".prompt")
    assert "/t/local-" in page.url


@thorough
def test_chromium_plays_the_same_games(browser: Browser, tmp_path: Path) -> None:
    theirs = json.loads(in_chromium(browser, unpack(made_kit(), tmp_path / "kit"), CODE)["result"])
    assert theirs == fingerprints(GAMES, SEARCHED)
