"""The tables of one device: whole games, failing storage, several pages, several players."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

import pharos
from pharos.local.tables import PREFIX
from pharos.table.search_requests import HelpQuestion, Question
from pharos.wire.afterwards import CoachAnswer, Hint, Review
from tests.local.device import Data, Here, Memory, Page

DUEL: Data = {"game": "duel"}
BOTH: Data = {"game": "duel", "expansions": ["agora", "pantheon"]}
FIVE: Data = {"game": "classic", "players": 5, "expansions": ["cities", "leaders"]}


def owes(state: Data) -> bool:
    return state["status"] == "over" or (bool(state.get("decision")) and not state["decision"].get("sealed"))


def owes_another(last: str, state: Data) -> bool:
    return owes(state) and (state.get("decision") or {}).get("id") != last


async def play(page: Page, table: str, most: int = 1000) -> Data:
    """Chooses the last option until the game is over, or this many times."""
    await page.say(type="watch", table=table)
    for number in range(most):
        state = await page.until(owes)
        if state["status"] == "over":
            break
        decision = state["decision"]
        choice = decision["options"][-1]["choice"]
        command = {"type": "choose", "decision": decision["id"], "choice": choice}
        await page.say(type="act", id=number, table=table, command=command)
        answers = [one for one in page.told if one.get("id") == number and one["type"] in ("done", "refused")]
        assert answers == [{"type": "done", "id": number}], answers
        await page.until(partial(owes_another, decision["id"]))
    return await page.until(owes)


@pytest.mark.parametrize("settings", [DUEL, BOTH, FIVE], ids=["duel", "both", "five"])
def test_a_whole_game_against_the_computer_is_its_log(settings: Data) -> None:
    async def scene() -> None:
        page = Page()
        others = range(1, settings.get("players", 2))
        table = await page.open(settings, computers={str(seat): "greedy" for seat in others}, start=True)
        assert table.startswith(PREFIX)
        state = await play(page, table)
        assert state["status"] == "over"
        _, record = await page.request("GET", f"tables/{table}/record")
        game = pharos.replay(record)
        assert game.result is not None
        assert state["result"]["winners"] == list(game.result.winners)
        # Another page of the device builds the same table from the same log.
        later = Page(page.memory)
        _, seen = await later.request("GET", f"tables/{table}")
        assert {**seen["state"], "now": 0} == {**state, "now": 0}
        _, step = await later.request("GET", f"tables/{table}/replay?at=3&seat=0")
        assert step["at"] == 3
        _, mine = await later.request("GET", "mine")
        assert [(one["id"], one["status"]) for one in mine["tables"]] == [(table, "over")]

    asyncio.run(scene())


def test_done_is_said_after_the_entry_is_stored() -> None:
    async def scene() -> None:
        page = Page()
        table = await page.open(DUEL, computers={"1": "greedy"}, start=True)
        await page.say(type="watch", table=table)
        state = await page.until(owes)
        page.memory.events.clear()
        decision = state["decision"]
        command = {"type": "choose", "decision": decision["id"], "choice": decision["options"][0]["choice"]}
        await page.say(type="act", id=7, table=table, command=command)
        told = page.memory.events
        assert told.index("stored") < told.index("update") < told.index("done")
        # The same choice again gets the same answer, and is stored once.
        entries = len(page.memory.logs[table])
        await page.say(type="act", id=8, table=table, command=command)
        assert page.told[-1] == {"type": "done", "id": 8, "repeated": True}
        assert len(page.memory.logs[table]) == entries

    asyncio.run(scene())


def test_a_full_storage_is_named_and_changes_nothing() -> None:
    async def scene() -> None:
        page = Page(pace=100)
        table = await page.open(DUEL, computers={"1": "greedy"}, start=True)
        await page.say(type="watch", table=table)
        before = await page.until(lambda state: True)
        seat = before["waiting"][0]
        page.memory.full = True
        status, refused = await page.request("POST", "tables", {"settings": DUEL})
        assert (status, refused["key"]) == (503, "local-refused-storage")
        if seat == 0:
            decision = before["decision"]
            choice = decision["options"][0]["choice"]
            command = {"type": "choose", "decision": decision["id"], "choice": choice}
            await page.say(type="act", id=1, table=table, command=command)
            assert page.told[-1]["key"] == "local-refused-storage"
        else:
            await page.say(type="act", id=1, table=table, command={"type": "resign"})
            assert page.told[-1]["key"] == "local-refused-storage"
        page.memory.full = False
        _, seen = await page.request("GET", f"tables/{table}")
        assert {**seen["state"], "now": 0} == {**before, "now": 0}

    asyncio.run(scene())


def test_two_pages_of_a_device_play_one_game() -> None:
    async def scene() -> None:
        memory = Memory()
        one, two = Page(memory), Page(memory)
        one.device.tables.stored = lambda table: pages.append(two.device.changed(table))
        two.device.tables.stored = lambda table: pages.append(one.device.changed(table))
        pages: list[Any] = []
        table = await one.open(DUEL, computers={"1": "greedy"}, start=True)
        await two.say(type="watch", table=table)
        await play(one, table, most=3)
        await asyncio.gather(*pages)
        pages.clear()
        await play(two, table)
        await asyncio.gather(*pages)
        state = await one.until(lambda state: state["status"] == "over")
        _, record = await two.request("GET", f"tables/{table}/record")
        assert pharos.replay(record).position() == state["position"]

    asyncio.run(scene())


def test_several_people_at_one_device_see_no_hand_but_their_own() -> None:
    async def scene() -> None:
        page = Page()
        table = await page.open({"game": "classic", "players": 3}, computers={"2": "greedy"})
        await page.say(type="watch", table=table)
        assert await page.request("POST", f"tables/{table}/people", {"seat": 1, "name": "Berta"}) == (
            201,
            None,
        )
        status, refused = await page.request("POST", f"tables/{table}/people", {"seat": 1, "name": "Carl"})
        assert (status, refused["key"]) == (409, "table-refused-seat-taken")
        await page.say(type="act", id=1, table=table, command={"type": "start"})
        state = await page.until(lambda state: state["status"] == "live")
        assert state.get("you") is None  # no page owns the device yet
        assert "decision" not in state or state["decision"] is None
        hands = []
        for seat in (0, 1):
            await page.request("POST", f"tables/{table}/holder", {"seat": seat})
            state = await page.until(lambda state, seat=seat: state.get("you") == seat)  # type: ignore[misc]
            hands.append(state["view"]["hand"])
            decision = state["decision"]
            choice = decision["options"][0]["choice"]
            command = {"type": "choose", "decision": decision["id"], "choice": choice}
            await page.say(type="act", id=10 + seat, table=table, command=command)
            assert {"type": "done", "id": 10 + seat} in page.told
        assert hands[0] != hands[1]
        await page.until(lambda state: state["view"]["turn"] == 2)
        # Players around one device agree to an undo in person; what was revealed cannot be undone.
        status, refused = await page.request("POST", f"tables/{table}/holder", {"seat": 2})
        assert (status, refused["key"]) == (400, "table-refused-no-seat")

    asyncio.run(scene())


def test_what_one_device_does_not_have_is_refused_in_one_sentence() -> None:
    async def scene() -> None:
        page = Page()
        clock = {"game": "duel", "clock": {"type": "pool", "pool": 60}}
        assert (await page.request("POST", "tables", {"settings": clock}))[1]["key"] == "local-refused-clock"
        rated = {"game": "duel", "rated": True}
        assert (await page.request("POST", "tables", {"settings": rated}))[0] == 403
        assert (await page.request("POST", "tables", {"settings": {"game": "chess"}}))[0] in (400, 409)
        assert (await page.request("POST", "tables", [1]))[0] == 400
        assert (await page.request("GET", "tables/local-nothing"))[0] == 404
        assert (await page.request("GET", "people/anna"))[0] == 404
        await page.say(type="nonsense")
        assert page.told[-1]["key"] == "server-refused-invalid"

    asyncio.run(scene())


def test_a_record_comes_in_and_a_position_is_shown() -> None:
    async def scene() -> None:
        page = Page()
        game = pharos.new_game("duel", seed=5)
        while not game.over:
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
        status, made = await page.request("POST", "records", game.record())
        assert status == 201
        later = Page(page.memory)
        _, step = await later.request("GET", f"records/{made['id']}/replay")
        assert step["result"] == game.result.data()
        assert (await later.request("POST", "records", {"game": "duel"}))[0] == 400
        _, shown = await later.request("POST", "positions", pharos.new_game("duel", seed=1).position())
        assert shown["game"] == "duel"

    asyncio.run(scene())


def test_a_game_of_another_engine_goes_on_only_where_both_agree() -> None:
    async def scene() -> None:
        page = Page()
        table = await page.open(DUEL, computers={"1": "greedy"}, start=True)
        await play(page, table, most=2)
        row = page.memory.kept_rows[table]
        page.memory.kept_rows[table] = row.replace(f'"version":"{pharos.__version__}"', '"version":"0.0.1"')
        assert (await Page(page.memory).request("GET", f"tables/{table}"))[0] == 200
        digest = row.rpartition('"digest":"')[2][:16]
        page.memory.kept_rows[table] = page.memory.kept_rows[table].replace(digest, "0" * 16)
        status, refused = await Page(page.memory).request("GET", f"tables/{table}")
        assert (status, refused["key"]) == (409, "local-refused-other-rules")

    asyncio.run(scene())


def test_a_thought_that_fails_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Here):
        failed = 0

        async def choice(self, question: Question) -> str:
            if self.failed < 2:
                self.failed += 1
                raise RuntimeError("the worker is gone")
            return await super().choice(question)

    async def scene() -> None:
        monkeypatch.setattr("pharos.local.tables.RETRY", 0.01)
        thinker = Failing()
        page = Page(thinker=thinker)
        table = await page.open(DUEL, computers={"1": "greedy"}, start=True)
        await play(page, table, most=6)
        assert thinker.failed == 2

    asyncio.run(scene())


def test_imported_records_are_listed() -> None:
    async def scene() -> None:
        page = Page()
        game = pharos.new_game("duel", seed=5)
        while not game.over:
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
        assert (await page.request("GET", "records"))[1] == {"records": []}
        _, first = await page.request("POST", "records", game.record({"players": ["Ada", "Bob"]}))
        _, second = await page.request("POST", "records", game.record({"players": [1, 2]}))
        _, listed = await page.request("GET", "records")
        assert {(one["id"], tuple(one["names"])) for one in listed["records"]} == {
            (first["id"], ("Ada", "Bob")),
            (second["id"], ()),
        }

    asyncio.run(scene())


def test_a_finished_game_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.analysis.budget.ROUGH", 1)
    monkeypatch.setattr("pharos.analysis.budget.SIMULATIONS", 2)

    async def scene() -> None:
        page = Page()
        game = pharos.new_game("duel", seed=5)
        while not game.over:
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
        _, made = await page.request("POST", "records", game.record())
        status, told = await page.request("GET", f"records/{made['id']}/review")
        assert (status, told["pass"], told["review"]) == (200, None, None)
        passes = set()
        async with asyncio.timeout(120):
            while told["pass"] != "full":
                await asyncio.sleep(0.01)
                _, told = await page.request("GET", f"records/{made['id']}/review")
                assert not told["failed"]
                passes.add(told["pass"])
        assert "rough" in passes
        review = msgspec.convert(told["review"], Review)
        assert len(review.chances) == len(game.record()["choices"]) + 1
        assert (await page.request("GET", f"records/{made['id']}/review?seat=7"))[0] == 400

    asyncio.run(scene())


def test_whoever_plays_alone_gets_hints_and_they_are_written_down() -> None:
    class Brief(Here):
        async def help(self, question: HelpQuestion) -> str:
            return await super().help(msgspec.structs.replace(question, simulations=20))

    async def scene() -> None:
        page = Page(thinker=Brief())
        table = await page.open(DUEL, computers={"1": "greedy"}, start=True)
        await page.say(type="watch", table=table)
        state = await page.until(owes)
        asked = {"seat": 0, "number": state.get("choices", 0), "kind": "ideas"}
        status, told = await page.request("POST", f"tables/{table}/hint", asked)
        assert status == 200
        hint = msgspec.convert(told, Hint)
        options = [option["choice"] for option in state["decision"]["options"]]
        assert {idea.choice for idea in hint.ideas} <= set(options)
        assert '"helped"' in page.memory.logs[table][-1]
        _, warned = await page.request("POST", f"tables/{table}/coach", {**asked, "choice": options[0]})
        assert msgspec.convert(warned, CoachAnswer).left <= 3
        status, refused = await page.request("POST", f"tables/{table}/hint", {**asked, "seat": 1})
        assert (status, refused["key"]) == (403, "table-refused-help-seat")
        status, refused = await page.request("POST", f"tables/{table}/hint", {**asked, "number": 90})
        assert refused["key"] == "table-refused-help-past"

    asyncio.run(scene())
