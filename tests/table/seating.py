"""Tables for tests: with players, started, and with a clock that the test controls."""

from __future__ import annotations

import random

from pharos.table import (
    AddComputer,
    Choose,
    Command,
    CommandContext,
    EmittedEvents,
    Person,
    Settings,
    Sit,
    Start,
    Table,
    entry_of,
    log,
    opening,
)

LEVELS = ("random", "greedy")


class Play:
    """A table with its log, and players P0, P1, … who send commands."""

    def __init__(self, settings: Settings, people: int, seed: int = 7, *, start: bool = True) -> None:
        self.table = Table()
        self.log: list[log.Entry] = []
        self.now = 1_000_000
        self.seed = seed
        self.absent: dict[int, int] = {}
        self._enter(opening(person(0), settings, self.now, LEVELS))
        for seat in range(people):
            self.command(seat, Sit(seat))
        for seat in range(people, self.table.players):
            self.command(0, AddComputer(seat, "random"))
        if start:
            self.command(0, Start())

    def command(self, who: int, command: Command) -> EmittedEvents:
        """Sends a player's command, which must be accepted."""
        context = CommandContext(
            person(who), self.now, absent=self.absent, levels=LEVELS, seed=lambda: self.seed
        )
        return self._enter(entry_of(self.table, command, context))

    def choose(
        self, seat: int, choice: str | None = None, chance: random.Random | None = None
    ) -> EmittedEvents:
        """A choice for a seat's current decision: the given one, any one, or the first."""
        assert self.table.round is not None
        decision = self.table.round.decision(seat)
        assert decision is not None
        options = [str(option) for option in self.table.options(seat)]
        chosen = choice or (chance.choice(options) if chance else options[0])
        if self.table.seats[seat].person is None:
            return self._enter(log.Chose(self.now, seat, decision, chosen, True))
        return self.command(seat, Choose(decision, chosen))

    def finish(self, chance: random.Random, most: int = 10_000) -> None:
        """Plays on at random, in a random order of seats."""
        for _ in range(most):
            if self.table.status != "live":
                return
            self.choose(chance.choice(self.table.thinking), chance=chance)

    def _enter(self, entry: log.Entry) -> EmittedEvents:
        self.log.append(log.read(log.written(entry)))
        return self.table.apply(entry)


def person(number: int) -> Person:
    """Returns the player in that seat."""
    return Person(f"p{number}", f"P{number}")
