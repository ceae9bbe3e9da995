"""Conditional moves in Duel by days: made if they apply, dropped with a reason, and visible to nobody
else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pharos.server.bus_messages import PersonCalled
from pharos.server.live import LiveTable
from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.conditional_rows import MOST
from pharos.server.store.migrate import migrate
from pharos.server.table_registry import TableRegistry
from pharos.table import Choose, CommandRejected, Person, standing
from pharos.table.clock import ClockSettings, DaysClock, PoolClock
from pharos.table.command_handlers import became_visible
from pharos.table.settings import Settings
from pharos.wire.summary import summary_of

TABLE = "byturns00"


class Two:
    """Two players at a table of Duel, after the draft."""

    def __init__(self, folder: Path) -> None:
        self.settings = ServerSettings(database=f"sqlite:///{folder / 'two.sqlite3'}", thinkers=1)
        migrate(self.settings.database_url)
        self.registry = TableRegistry(self.settings)
        self.people: list[Person] = []
        self.called: list[PersonCalled] = []

    async def begin(self, clock: ClockSettings | None = None) -> LiveTable:
        self.registry.commit_log.start()
        for name in ("Anna", "Bruno"):
            one, _ = await self.registry.people.register(name, "correct horse", None, milliseconds())
            self.people.append(one)
        setattr(self.registry.invitations, "push", self.called.append)  # noqa: B010
        await self.registry.opener.open_for(TABLE, self.people, Settings("duel", clock=clock or DaysClock(1)))
        chance = random.Random(5)
        live = await self.registry.table(TABLE)
        while not self.options(live)[0].startswith(("build", "discard")):
            await self.choose(live, chance.choice(self.options(live)))
        return live

    def options(self, live: LiveTable) -> list[str]:
        (seat,) = live.table.thinking
        return [str(one) for one in live.table.options(seat)]

    async def choose(self, live: LiveTable, choice: str) -> None:
        (seat,) = live.table.thinking
        assert live.table.round is not None
        await live.act(self.people[seat], Choose(live.table.round.decision(seat) or "", choice))
        while self.registry._tasks:
            await asyncio.gather(*list(self.registry._tasks), return_exceptions=True)

    async def moves(self, seat: int) -> list[tuple[str, str | None]]:
        rows = await self.registry.conditional_rows.of(TABLE, self.people[seat].id)
        return [(row.choice, row.dropped) for row in rows]

    async def end(self) -> None:
        await self.registry.commit_log.stop()
        await self.registry.database.close()


def after(live: LiveTable, choice: str) -> tuple[list[str], bool]:
    """Returns the possible answers to a choice, and whether the choice reveals something."""
    (seat,) = live.table.thinking
    game = live.table.game.copy()
    before = game.copy()
    game.choose(seat, choice)
    theirs = [str(one) for one in game.choices(1 - seat)] if game.waiting == (1 - seat,) else []
    return theirs, became_visible(game, before)


def quiet_and_loud(live: LiveTable, options: list[str]) -> tuple[str, str]:
    """Returns a choice that reveals nothing, and one that reveals a card."""
    shown = {choice: after(live, choice) for choice in options if choice.startswith(("build", "discard"))}
    quiet = next(choice for choice, (theirs, seen) in shown.items() if theirs and not seen)
    loud = next((choice for choice, (theirs, seen) in shown.items() if theirs and seen), "")
    return quiet, loud


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


def test_a_conditional_move_is_made_when_it_fits(tmp_path: Path) -> None:
    async def story() -> None:
        two = Two(tmp_path)
        live = await two.begin()
        (mover,) = live.table.thinking
        other = 1 - mover
        quiet, _ = quiet_and_loud(live, two.options(live))
        answer = after(live, quiet)[0][0]
        seen = (
            [msgspec.json.encode(standing(live.table, viewer, 0)) for viewer in (mover, None)],
            summary_of(TABLE, live.table),
        )
        await live.conditional.add(two.people[other], quiet, answer, anyway=False)
        now = (
            [msgspec.json.encode(standing(live.table, viewer, 0)) for viewer in (mover, None)],
            summary_of(TABLE, live.table),
        )
        assert now == seen, "nobody else learns that there is one"
        two.called.clear()
        made = live.table.choices_made
        await two.choose(live, quiet)
        assert live.table.choices_made == made + 2
        assert (live.table.answered[other][-1][1], live.table.thinking) == (answer, (mover,))
        assert await two.moves(other) == []
        assert two.people[other].id not in {call.person for call in two.called}, "no call to a made choice"
        await two.end()

    run(story)


def test_a_conditional_move_that_does_not_apply_is_dropped_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        two = Two(tmp_path)
        live = await two.begin()
        for wanted in ("other", "impossible", "revealed"):
            # Until there is something that both sides can do.
            while True:
                quiet, loud = quiet_and_loud(live, two.options(live))
                if wanted != "revealed" or loud:
                    break
                await two.choose(live, quiet)
            (mover,) = live.table.thinking
            other = 1 - mover
            taken = quiet.split(":")[1]
            done = loud if wanted == "revealed" else quiet
            when = f"build:{taken}" if quiet.startswith("discard") else f"discard:{taken}"
            answer = after(live, done)[0][0]
            if wanted == "impossible":
                answer = f"build:{taken}"
            await live.conditional.add(
                two.people[other], when if wanted == "other" else done, answer, anyway=False
            )
            made = live.table.choices_made
            await two.choose(live, done)
            assert live.table.choices_made == made + 1
            assert await two.moves(other) == [(answer, wanted)]
            await two.choose(live, two.options(live)[0])  # deleted once the player has chosen
            if live.table.thinking == (other,):
                await two.choose(live, two.options(live)[0])
            assert await two.moves(other) == []
        # With `anyway`, the answer is played whatever is revealed.
        quiet, loud = quiet_and_loud(live, two.options(live))
        (mover,) = live.table.thinking
        done = loud or quiet
        await live.conditional.add(two.people[1 - mover], done, after(live, done)[0][0], anyway=True)
        made = live.table.choices_made
        await two.choose(live, done)
        assert live.table.choices_made == made + 2
        await two.end()

    run(story)


def test_one_that_was_left_when_the_server_ended_is_made_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        two = Two(tmp_path)
        live = await two.begin()
        (mover,) = live.table.thinking
        quiet, _ = quiet_and_loud(live, two.options(live))
        answer = after(live, quiet)[0][0]
        await live.conditional.add(two.people[1 - mover], quiet, answer, anyway=False)
        two.registry.spawn = lambda work: work.close()  # type: ignore[method-assign]
        await two.choose(live, quiet)
        assert live.table.thinking == (1 - mover,)
        await two.end()
        later = TableRegistry(two.settings)
        later.commit_log.start()
        again = await later.table(TABLE)
        while later._tasks:
            await asyncio.gather(*list(later._tasks))
        assert again.table.answered[1 - mover][-1][1] == answer
        await later.commit_log.stop()
        await later.database.close()

    run(story)


def test_only_in_duel_by_days_and_only_in_time(tmp_path: Path) -> None:
    async def story() -> None:
        two = Two(tmp_path)
        live = await two.begin()
        (mover,) = live.table.thinking
        add, other = live.conditional.add, two.people[1 - mover]
        for person in (two.people[mover], Person("x", "Stranger")):
            with pytest.raises(CommandRejected):
                await add(person, "build:altar", "build:press", anyway=False)
        for wrong in ("bulid:altar", "build:nothing", "draft:the_sphinx", "build:altar ", "god:mars", "?"):
            with pytest.raises(CommandRejected, match="refused-unknown"):
                await add(other, wrong, "build:press", anyway=False)
        # Rejections do not disclose what the opponent could do.
        cards = ("altar", "press", "palace", "senate", "arena", "school", "library", "walls", "forum")
        for card in cards[:MOST]:
            await add(other, f"build:{card}", "discard:press", anyway=False)
        await add(other, "build:altar", "discard:theater", anyway=False)  # replaces the first one
        with pytest.raises(CommandRejected, match="conditional-many"):
            await add(other, f"build:{cards[MOST]}", "discard:press", anyway=False)
        export = await two.registry.account_data.export(other.id)
        assert len(export["conditional_moves"]) == MOST
        await two.registry.account_data.forget(other.id)
        assert await two.registry.conditional_rows.of(TABLE) == []
        await two.end()

    run(story)

    async def with_minutes() -> None:
        (tmp_path / "live").mkdir()
        two = Two(tmp_path / "live")
        live = await two.begin(PoolClock(600, 0))
        (mover,) = live.table.thinking
        with pytest.raises(CommandRejected, match="refused-conditional"):
            await live.conditional.add(two.people[1 - mover], "build:altar", "build:press", anyway=False)
        await two.end()

    run(with_minutes)
