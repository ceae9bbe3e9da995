"""A real browser among the clients: it plays by clicking, and reconnects by itself when its server was away.

Nothing here reloads the page; it may reload itself, when its server was away while a part of it was loading.
Its WebSocket frames are recorded, so its games are checked like all others.
Each frame carries the time at which the browser sent or received it, by the clock of `time.monotonic()`: on a
busy machine it is recorded seconds later.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence

from playwright.async_api import Browser, Error, Page, async_playwright

from tests.browser.conftest import FLAGS, UNSEEN, browser_program
from tests.browser.player import WHAT_TO_CLICK
from tests.fleet.clients import Client, Group
from tests.fleet.history import Call, Data, Seen
from tests.server.process import ServerProcess

ARRIVES = 150.0
"""Timeout for a page in seconds; its server may be suspended for a minute of that."""
CLICK_EVERY = 200
ANSWER_EVERY = 3000
ANSWER_UNDO = f"""() => {{
  // While the server is away a click changes nothing: one is enough for a while.
  const asked = document.querySelector(".prompt .acts .ask");
  if (!asked) return false;
  const buttons = asked.parentElement.querySelectorAll(".btn");
  if (Date.now() - Number(asked.dataset.clicked ?? 0) > {ANSWER_EVERY}) {{
    asked.dataset.clicked = Date.now();
    buttons[Math.floor(Math.random() * buttons.length)].click();
  }}
  return true;
}}"""
"""Answers a request to undo, which blocks all other clicks; returns whether there is one."""
CLICKS = f"setInterval(() => ({ANSWER_UNDO})() || ({WHAT_TO_CLICK})(), {CLICK_EVERY})"
PASSING = ("server-refused-unstored", "server-refused-busy")


class PageClient(Client):
    """A player at a page in Chromium."""

    browser: Browser
    page: Page | None = None

    async def arrive(self) -> None:
        """The first visit, until the table is shown; retried as long as no page loads at all."""
        server = self.servers[self.at % len(self.servers)]
        context = await self.browser.new_context(base_url=server.address, service_workers="block")
        session = {"name": "pharos_session", "value": self.guest.cookie, "url": server.address}
        await context.add_cookies([session])  # type: ignore[list-item]
        await context.add_init_script(UNSEEN)  # nobody looks at it, so it is not painted
        await context.add_init_script(CLICKS)  # also after the page has reloaded itself
        page = self.page = await context.new_page()
        await self._listen(page)
        async with asyncio.timeout(ARRIVES):
            while True:
                with contextlib.suppress(Error):
                    await page.goto(f"/t/{self.table}", timeout=10_000)
                    await page.wait_for_selector(".prompt", timeout=20_000)
                    return
                await asyncio.sleep(0.5)

    async def run(self) -> None:
        """Runs until it is stopped or the game is over; nobody reloads the page."""
        try:
            while not self._finished:
                await asyncio.sleep(0.2)
        finally:
            if self.page is not None:
                with contextlib.suppress(Error):
                    await self.page.context.close()

    async def describe(self) -> Data:
        """Returns the visible text of the page."""
        shown = ""
        if self.page is not None:
            with contextlib.suppress(Error, TimeoutError):
                async with asyncio.timeout(5):
                    shown = await self.page.inner_text("body")
        return await super().describe() | {"shown": shown}

    async def _listen(self, page: Page) -> None:
        session = await page.context.new_cdp_session(page)
        await session.send("Network.enable")
        await session.send("Page.enable")
        session.on("Page.frameNavigated", self._reloaded)
        session.on("Network.webSocketCreated", self._connected)
        session.on("Network.webSocketFrameSent", lambda event: self._sent(*_frame(event)))
        session.on("Network.webSocketFrameReceived", lambda event: self._received(*_frame(event)))

    def _connected(self, _event: Data) -> None:
        self.moved += 1

    def _reloaded(self, _event: Data) -> None:
        # It has forgotten what it asked, and counts its requests from the beginning.
        self._pending, self._sent_again = None, False

    def _sent(self, message: Data, when: float) -> None:
        if message["type"] != "act":
            return
        assert self.seat is not None
        if self._pending is not None and self._pending[0] == message["id"]:
            self._sent_again = True
            return
        call = Call(self.seat, message["command"], when)
        self.history.calls.append(call)
        self._pending, self._sent_again = (message["id"], call), False

    def _received(self, message: Data, when: float) -> None:
        match message["type"]:
            case "snapshot":
                self._saw(Seen(self.seat, message["number"], message["state"]))
            case "update":
                self._saw(Seen(self.seat, message["number"], message["state"], message["events"]))
            case "done" if self._pending is not None and message["id"] == self._pending[0]:
                self._answered("stands" if message.get("repeated") else "done", when)
                self.acknowledged += 1
            case "refused" if self._pending is not None and message.get("id") == self._pending[0]:
                unknown = self._sent_again or message["key"] in PASSING
                self._answered("unknown" if unknown else "refused", when)

    @property
    def _finished(self) -> bool:
        return self.stopping or (self.state is not None and self.state["status"] == "over")


def _frame(event: Data) -> tuple[Data, float]:
    """The message of a frame, and when the browser sent or received it."""
    return json.loads(event["response"]["payloadData"]), float(event["timestamp"])


class PageGroup(Group):
    """A table with one player at a page."""

    where = "a page"

    def __init__(self, servers: Sequence[ServerProcess], settings: Data, seed: int, browser: Browser) -> None:
        super().__init__(servers, settings, seed)
        self.browser = browser

    async def begin(self) -> None:
        """The first player uses a page and stays at its server; the game waits until the page is ready."""
        await super().begin()
        first = self.clients[0]
        page = PageClient(first.guest, self.servers, self.table, self.history, 0, self.seed, self.seed)
        page.browser = self.browser
        self.clients[0] = page
        await page.arrive()


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A real headless browser."""
    async with async_playwright() as playwright:
        program = browser_program(playwright)
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            with contextlib.suppress(Error):
                await browser.close()
