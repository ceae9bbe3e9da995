"""The checker finds planted faults: in falsified histories, and in servers.

Servers with planted faults run only if `PHAROS_TEST_FAULTS` is more than one.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from pharos.table import Choose, Settings, log, standing
from pharos.table.commands import AnswerUndo, AskUndo, Retract
from tests.fleet.clients import Client
from tests.fleet.fleet import Fleet
from tests.fleet.history import Call, History, Impossible, Seen, check
from tests.fleet.test_faults import FAULTS, GOES_ON, faults_of
from tests.server.conftest import NewServer
from tests.table.seating import Play


class Told:
    """A table whose clients record what they send and see; each command advances the time by one."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.history = History()
        self.now = 0.0

    def command(self, seat: int, command: Choose | Retract | AskUndo | AnswerUndo) -> Call:
        """An acknowledged command, and what everybody sees of it."""
        before = dict(self.play.table.numbers)
        began = self.now
        told = self.play.command(seat, command)
        self.now += 1
        call = Call(seat, json.loads(msgspec.json.encode(command)), began, self.now - 0.5, "done")
        self.history.calls.append(call)
        for viewer, number in self.play.table.numbers.items():
            if number != before[viewer]:
                events = json.loads(msgspec.json.encode(told.of(viewer)))
                self.history.seen.append(Seen(viewer, number, self.state(viewer), events))
        return call

    def look(self, viewer: int) -> None:
        """A viewer fetches the table."""
        number = self.play.table.numbers[viewer]
        self.history.seen.append(Seen(viewer, number, self.state(viewer), began=self.now))

    def state(self, viewer: int | None) -> dict[str, object]:
        """The table as a viewer sees it."""
        state = json.loads(msgspec.json.encode(standing(self.play.table, viewer, self.play.now)))
        assert isinstance(state, dict)
        return state

    def decision(self, seat: int) -> str:
        """The current decision of a seat."""
        assert self.play.table.round is not None
        return self.play.table.round.decision(seat) or ""

    def options(self, seat: int) -> list[str]:
        """Its options."""
        return [str(option) for option in self.play.table.options(seat)]


def sealed_choices() -> Told:
    """Choices that are changed, withdrawn, and revealed."""
    told = Told(Play(Settings("classic", players=3), people=3))
    decision, options = told.decision(0), told.options(0)
    told.command(0, Choose(decision, options[0]))
    told.look(1)
    told.command(0, Choose(decision, options[1]))
    told.command(1, Choose(told.decision(1), told.options(1)[0]))
    told.command(1, Retract(told.decision(1)))
    told.look(0)
    told.command(1, Choose(told.decision(1), told.options(1)[1]))
    told.command(2, Choose(told.decision(2), told.options(2)[0]))
    told.look(2)
    return told


def undone_choices() -> Told:
    """A choice that is undone with the opponent's consent."""
    told = Told(Play(Settings("duel"), people=2))
    first = told.play.table.thinking[0]
    told.command(first, Choose(told.decision(first), told.options(first)[0]))
    told.command(first, AskUndo())
    told.command(1 - first, AnswerUndo(yes=True))
    told.command(first, Choose(told.decision(first), told.options(first)[1]))
    return told


def chosen_again() -> Told:
    """A choice that is withdrawn and made again, where the first two answers were lost."""
    told = Told(Play(Settings("classic", players=3), people=3))
    decision, option = told.decision(1), told.options(1)[0]
    lost = told.command(1, Choose(decision, option))
    told.command(2, Choose(told.decision(2), told.options(2)[0]))
    lost.outcome, lost.ended = "stands", told.now - 0.4
    told.command(1, Retract(decision)).outcome = "unknown"
    told.command(2, Retract(told.decision(2)))
    told.command(1, Choose(decision, option))
    told.look(0)
    return told


@pytest.mark.parametrize("made", [sealed_choices, undone_choices, chosen_again])
def test_a_history_that_happened_is_possible(made: Callable[[], Told]) -> None:
    told = made()
    assert check(told.history, told.play.log) == len(told.history.calls) + len(told.history.seen)


def _lost(told: Told) -> None:
    place = max(n for n, entry in enumerate(told.play.log) if isinstance(entry, log.Chose))
    del told.play.log[place:]


def _doubled(told: Told) -> None:
    told.history.calls = [call for call in told.history.calls if call.command["type"] != "retract"]


def _out_of_time(told: Told) -> None:
    first, *_, last = told.history.calls
    last.began, last.ended, first.began, first.ended = -3.0, -2.0, 100.0, 101.0


def _stood_never(told: Told) -> None:
    call = told.history.calls[-1]
    call.command = call.command | {"choice": "discard:altar"}
    call.outcome = "stands"


def _refused_but_done(told: Told) -> None:
    told.history.calls[0].outcome = "refused"


def _never_happened(told: Told) -> None:
    seen = told.history.seen[-1]
    seen.number += 1


def _told_otherwise(told: Told) -> None:
    seen = next(one for one in told.history.seen if one.events)
    seen.events = [{"type": "over", "winners": [0]}]


def _taken_back(told: Told) -> None:
    """An older command overtook an acknowledged change."""
    change = next(n for n, entry in enumerate(told.play.log) if isinstance(entry, log.Chose)) + 1
    old = told.play.log[change - 1]
    assert isinstance(old, log.Chose)
    told.play.log.insert(change + 1, old)
    told.history.calls.append(Call(0, told.history.calls[0].command, -1.0))
    told.history.seen.clear()


def _stale_look(told: Told) -> None:
    seen = next(one for one in told.history.seen if one.began is not None)
    seen.began = 1000.0


def _wrong_seal(told: Told) -> None:
    seen = next(one for one in told.history.seen if (one.state.get("decision") or {}).get("sealed"))
    seen.state["decision"]["sealed"] = "discard:altar"


@pytest.mark.parametrize(
    "falsify",
    [
        _lost,
        _doubled,
        _out_of_time,
        _stood_never,
        _refused_but_done,
        _never_happened,
        _told_otherwise,
        _taken_back,
        _stale_look,
        _wrong_seal,
    ],
)
def test_a_falsified_history_is_found(falsify: Callable[[Told], None]) -> None:
    told = sealed_choices()
    falsify(told)
    with pytest.raises(Impossible):
        check(told.history, told.play.log)


def test_what_was_asked_again_does_not_hide_what_is_out_of_time() -> None:
    told = chosen_again()
    before = told.history.calls[-2]
    before.began, before.ended = told.now + 1, told.now + 2  # and its entry comes before the last one
    with pytest.raises(Impossible, match="ended before"):
        check(told.history, told.play.log)


def test_an_answer_that_calls_a_command_repeated_may_be_about_the_command_itself() -> None:
    told = Told(Play(Settings("duel"), people=2))
    first = told.play.table.thinking[0]
    made = told.command(first, Choose(told.decision(first), told.options(first)[0]))
    client = Client(cast(Any, None), [], "table", History(), first, 0)
    client.history.calls.append(made)
    client._pending = 1, made  # its server asked two owners; the first executed it and was killed
    asyncio.run(client._hear(cast(Any, None), {"type": "done", "id": 1, "repeated": True}))
    assert check(client.history, told.play.log)


@pytest.mark.skipif(FAULTS <= 1, reason="servers with planted faults are tried by make endurance")
@pytest.mark.parametrize("fault", ["early", "unfenced"])
def test_a_planted_fault_is_found(new_server: NewServer, postgres: Callable[[], str], fault: str) -> None:
    database = postgres()
    servers = [new_server(database, forked=False) for _ in range(2)]
    for server in servers:
        server.module = ("tests.fleet.faulty", fault)
        server.start()
    stands_still, is_killed = faults_of(servers)
    fleet = Fleet(servers, database)

    async def story() -> None:
        for _ in range(5):
            await fleet.endure(
                [is_killed if fault == "early" else stands_still], random.randrange(1000), GOES_ON
            )

    with pytest.raises(Impossible):
        asyncio.run(story())
