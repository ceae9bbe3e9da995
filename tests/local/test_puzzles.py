"""Puzzles, the daily deal, and statistics on a device."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pharos.puzzles import puzzles
from pharos.table.computer import choice_of
from pharos.table.daily import deal_of_day
from tests.local.device import Data, Here, Memory, Page

PUZZLE = next(one for one in puzzles() if one.game == "duel")


def test_a_puzzle_is_tried_and_kept() -> None:
    async def scene() -> None:
        memory = Memory()
        page = Page(memory)
        status, shown = await page.request("GET", f"puzzles/{PUZZLE.id}")
        assert status == 200
        assert shown["table"]["decision"]["options"]
        assert "solved" not in shown["puzzle"]
        status, refused = await page.request("POST", f"puzzles/{PUZZLE.id}/table")
        assert (status, refused["key"]) == (409, "server-refused-puzzle-untried")
        wrong = next(
            one["choice"]
            for one in shown["table"]["decision"]["options"]
            if not PUZZLE.is_right(one["choice"])
        )
        status, answer = await page.request("POST", f"puzzles/{PUZZLE.id}/try", {"choice": wrong})
        assert (status, answer["solved"], answer["counted"]) == (200, False, True)
        assert "best" not in answer
        right = PUZZLE.best[0].choice
        options = [one["choice"] for one in shown["table"]["decision"]["options"]]
        way = next(one for one in options if one.partition("@")[0] == right)
        _, answer = await page.request("POST", f"puzzles/{PUZZLE.id}/try", {"choice": way})
        assert answer["solved"]
        assert answer.get("counted", False) is False
        assert answer["streak"] == 1
        assert answer["best"][0]["choice"] == right
        # Another page of the same device knows it.
        again = Page(memory)
        _, me = await again.request("GET", "puzzles/me")
        assert (me["tried"], me["solved"], me["streak"]) == (1, 0, 1)
        assert "rating" not in me
        _, listed = await again.request("GET", f"puzzles?game=duel&difficulty={PUZZLE.difficulty}")
        assert [one["solved"] for one in listed["puzzles"] if "solved" in one] == [False]
        status, made = await again.request("POST", f"puzzles/{PUZZLE.id}/table?level=random")
        assert status == 201
        _, seen = await again.request("GET", f"tables/{made['id']}")
        assert seen["state"]["status"] == "live"

    asyncio.run(scene())


def test_puzzles_that_are_not_there_and_a_full_storage_say_so() -> None:
    async def scene() -> None:
        page = Page()
        assert (await page.request("GET", "puzzles/d0000000"))[0] == 404
        assert (await page.request("GET", "puzzles?difficulty=6"))[0] == 400
        assert (await page.request("POST", f"puzzles/{PUZZLE.id}/try", {"choice": "build:nothing"}))[0] == 400
        page.memory.full = True
        status, refused = await page.request("POST", f"puzzles/{PUZZLE.id}/hint", {})
        assert (status, refused["key"]) == (503, "local-refused-storage")
        _, today = await page.request("GET", "puzzles/today")
        assert "solved" not in today["puzzle"]

    asyncio.run(scene())


class Asked(Here):
    """The computer player, and the requests it received."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int | None]] = []

    async def choice(self, question: Any) -> str:
        self.asked.append((question.seed, question.simulations))
        return choice_of("random", question.seed, question.seat, question.view)


def test_the_deal_of_the_day_is_played_once() -> None:
    async def scene() -> None:
        computer = Asked()
        page = Page(thinker=computer)
        _, deal = await page.request("GET", "daily/duel")
        told = deal_of_day("duel", deal["date"])
        assert (deal["level"], deal["seat"], deal["plays"]) == (told.level, told.seat, 0)
        status, refused = await page.request("POST", "daily/duel", {"practice": True})
        assert (status, refused["key"]) == (409, "daily-refused-first")
        _, made = await page.request("POST", "daily/duel", {})
        assert (await page.request("POST", "daily/duel", {}))[1] == made  # found again
        await page.say(type="watch", table=made["id"])
        await play(page, made["id"])
        # The same random numbers and the same number of simulations as on every machine.
        assert {simulations for _, simulations in computer.asked} == {told.simulations}
        opponent = told.opponents[0]
        seeds = {told.seed_of_choice(opponent, number) for number in range(200)}
        assert {seed for seed, _ in computer.asked} <= seeds
        _, deal = await page.request("GET", "daily/duel")
        assert (deal["mine"]["table"], deal["plays"]) == (made["id"], 1)
        assert "ranking" not in deal
        _, calendar = await page.request("GET", "daily/calendar")
        assert calendar["streak"] == {"duel": 1, "classic": 0}
        assert len(calendar["tries"]) == 1
        status, practice = await page.request("POST", "daily/duel", {"practice": True})
        assert status == 201
        assert practice != made
        assert (await page.request("GET", "daily/chess"))[0] == 404
        assert (await page.request("POST", "daily/duel", {"date": "2026-11-01"}))[0] == 409

    asyncio.run(scene())


async def play(page: Page, table: str) -> None:
    """Takes the first option until the game is over."""
    while True:

        def mine(state: Data) -> bool:
            return state["status"] == "over" or bool(state.get("decision"))

        state = await page.until(mine)
        if state["status"] == "over":
            return
        decision = state["decision"]
        choice = {"type": "choose", "decision": decision["id"], "choice": decision["options"][0]["choice"]}
        await page.say(type="act", id=1, table=table, command=choice)


def test_a_client_opens_no_deal_of_a_day_by_itself() -> None:
    async def scene() -> None:
        settings = {"game": "duel", "daily": {"date": "2026-11-18"}}
        status, refused = await Page().request("POST", "tables", {"settings": settings})
        assert (status, refused["key"]) == (403, "table-refused-daily")

    asyncio.run(scene())


@pytest.mark.parametrize(("path", "status"), [("duel", 200), ("duel?expansions=leaders", 404), ("me", 404)])
def test_numbers_of_the_games(path: str, status: int) -> None:
    assert asyncio.run(Page().request("GET", f"numbers/{path}"))[0] == status
