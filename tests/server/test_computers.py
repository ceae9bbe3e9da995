"""The computer at a table that several processes follow: somebody always thinks."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from pharos.server import live
from pharos.server.live import LiveTable
from pharos.table import Settings
from tests.table.seating import Play


class Process:
    """As much of a server process as the computer's thinking needs; what it tells, the others hear later."""

    def __init__(self, name: str, play: Play, entered: list[tuple[str, int]]) -> None:
        self.process = name
        self.alone = False
        self.settings = SimpleNamespace(pace=0, think_limit=30.0)
        self.thinkers = SimpleNamespace(choice=self._choice)
        self.told: list[list[Any]] = []
        hall: Any = self
        self.table = LiveTable(hall, "table", play.table)
        self.entered = entered

    def tell(self, notices: list[list[Any]]) -> None:
        self.told += notices

    def hear(self, notices: list[list[Any]]) -> None:
        for _, _, process, seat, decision in notices:
            self.table.elsewhere[seat, decision] = process

    async def _choice(self, _client: object, _level: str, seat: int, view: dict[str, Any]) -> str:
        self.entered.append((self.process, seat))
        await asyncio.sleep(10)
        raise AssertionError


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> float:
    monkeypatch.setattr(live, "PATIENCE", 0.05)
    return 0.05


def test_two_that_wait_for_each_other_do_not_say_that_they_think(patience: float) -> None:
    """Both have just read the table, and each asks the other who thinks."""
    play = Play(Settings(game="classic", players=3), 1)
    thought: list[tuple[str, int]] = []

    async def meet() -> None:
        one, other = Process("one", play, thought), Process("other", play, thought)
        one.table.look_after(mine=False)
        other.table.look_after(mine=False)
        other.hear(one.table.thinks_here())
        one.hear(other.table.thinks_here())
        async with asyncio.timeout(20):
            while {seat for _, seat in thought} != {1, 2}:
                await asyncio.sleep(patience)
        # Who came first has said so, and whoever asks now hears it.
        assert {tuple(notice[2:4]) for notice in one.table.thinks_here() + other.table.thinks_here()} == set(
            thought
        )
        for process in (one, other):
            await process.table.stop()
            assert process.table.thinks_here() == []

    asyncio.run(meet())


def test_whoever_hears_that_another_thinks_does_not(patience: float) -> None:
    play = Play(Settings(game="classic", players=3), 1)
    thought: list[tuple[str, int]] = []

    async def meet() -> None:
        one, other = Process("one", play, thought), Process("other", play, thought)
        one.table.look_after()
        async with asyncio.timeout(20):
            while sorted(notice[3] for notice in one.told) != [1, 2]:
                await asyncio.sleep(patience)
        other.table.look_after(mine=False)
        other.hear(one.told)
        await asyncio.sleep(10 * patience)
        assert sorted(thought) == [("one", 1), ("one", 2)]
        await one.table.stop()
        await other.table.stop()

    asyncio.run(meet())
