"""The player at a page of the kit plays as its clients do.

Runs only if `PHAROS_TEST_FAULTS` is more than one, like the kit itself.
"""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.fleet.history import History
from tests.fleet.page import PageClient, chromium
from tests.fleet.test_faults import FAULTS
from tests.server.conftest import NewServer
from tests.server.player import Data, Guest
from tests.server.process import ServerProcess

LACKS_A_PART = """() => {
  sessionStorage.removeItem("renewed");
  dispatchEvent(new Event("vite:preloadError"));
}"""
"""What happens when its server is killed while a part of the page is loading."""


async def play(guest: Guest, table: str) -> None:
    """Asks to undo if possible, and makes a choice otherwise."""
    state = (await guest.get(f"/api/tables/{table}"))["state"]
    decision = state.get("decision")
    ways: list[Data] = []
    if state.get("choices") and state.get("undo") is None:
        ways.append({"type": "ask_undo"})
    if decision is not None:
        choice = decision["options"][0]["choice"]
        ways.append({"type": "choose", "decision": decision["id"], "choice": choice})
    for way in ways:  # any may be refused: the page plays too, and revealed cards rule out an undo
        if (await guest.client.post(f"/api/tables/{table}/commands", json=way)).is_success:
            return


async def answer_at_a_page(server: ServerProcess) -> list[bool]:
    """Returns how the player at a page answered the first request to undo."""
    one, two = await Guest.arrive(server.address), await Guest.arrive(server.address)
    table = await one.open({"game": "duel"})
    began = time.monotonic()
    await two.command(table, type="sit", seat=1)
    await one.command(table, type="start")
    async with chromium() as browser:
        page = PageClient(one, [server], table, History(), 0, 1)
        page.browser = browser
        await page.arrive()
        playing = asyncio.create_task(page.run())
        answers: list[bool] = []
        async with asyncio.timeout(90):
            while not answers:
                await play(two, table)
                await asyncio.sleep(0.1)
                done = [call.command for call in page.history.calls if call.happened]
                answers = [command["yes"] for command in done if command["type"] == "answer_undo"]
        page.stopping = True
        await playing
    ended = [call for call in page.history.calls if call.happened]
    assert all(began < call.began < call.ended < time.monotonic() for call in ended)  # the browser's clock
    await one.leave()
    await two.leave()
    return answers


async def go_on_after_reloading(server: ServerProcess) -> None:
    """The page of the first player lacks a part, and reloads itself; the other player makes every choice."""
    one, two = await Guest.arrive(server.address), await Guest.arrive(server.address)
    table = await one.open({"game": "duel"})
    await two.command(table, type="sit", seat=1)
    await one.command(table, type="start")
    async with chromium() as browser:
        page = PageClient(one, [server], table, History(), 0, 1)
        page.browser = browser
        await page.arrive()
        assert page.page is not None
        playing = asyncio.create_task(page.run())
        async with asyncio.timeout(90):
            for _ in range(2):
                before, connected = page.acknowledged, page.moved
                await page.page.evaluate(LACKS_A_PART)
                while page.moved == connected or page.acknowledged == before:
                    await choose(two, table)
                    await asyncio.sleep(0.1)
        page.stopping = True
        await playing
    assert all(call.outcome != "refused" for call in page.history.calls)
    await one.leave()
    await two.leave()


async def choose(guest: Guest, table: str) -> None:
    """Makes a choice if one is due."""
    decision = (await guest.get(f"/api/tables/{table}"))["state"].get("decision")
    if decision is not None:
        command = {
            "type": "choose",
            "decision": decision["id"],
            "choice": decision["options"][0]["choice"],
        }
        await guest.client.post(f"/api/tables/{table}/commands", json=command)


@pytest.mark.skipif(FAULTS <= 1, reason="the proof kit is run by make endurance")
def test_a_page_of_the_kit_goes_on_when_it_has_reloaded_itself(new_server: NewServer) -> None:
    """Otherwise its table stood still for ever, although the page was well."""
    server = new_server()
    server.start()
    asyncio.run(go_on_after_reloading(server))


@pytest.mark.skipif(FAULTS <= 1, reason="the proof kit is run by make endurance")
def test_a_page_of_the_kit_answers_whoever_asks_to_undo(new_server: NewServer) -> None:
    server = new_server()
    server.start()
    assert asyncio.run(answer_at_a_page(server))
