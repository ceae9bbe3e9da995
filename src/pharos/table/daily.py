"""The deal of the day: one deal of each game for everybody, on every server, against the same opponents.

Everything follows from the date: the deal, the seat, the level of the opponents, and the random numbers with
which they think. They count their simulations and have no clock, so that the same choice in the same position
comes from every machine.

>>> today = deal_of_day("duel", "2026-11-18")
>>> today.level, today.seat in (0, 1)
('scholar', True)
>>> today.seed == deal_of_day("duel", "2026-11-18").seed != deal_of_day("duel", "2026-11-19").seed
True
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from pharos.products import GameName
from pharos.table.refusal import CommandRejected

if TYPE_CHECKING:
    from pharos.table.settings import Settings

FIRST = date(2026, 11, 1)
"""The archive begins here."""
PLAYERS: dict[GameName, int] = {"duel": 2, "classic": 3}
"""The games that have a deal of the day, each with its players."""
WEEK = ("builder", "builder", "scholar", "scholar", "strategist", "strategist", "master")
"""The opponents grow stronger from Monday to Sunday."""
SIMULATIONS: dict[GameName, dict[str, int]] = {
    "duel": {"builder": 150, "scholar": 8, "strategist": 48, "master": 160},
    "classic": {"builder": 100, "scholar": 150, "strategist": 12, "master": 64},
}
"""How much they think about a choice."""
BY_POINTS = ("civilian", "points")
INSTANT = 40
"""A victory before the end of the third age counts as so many points of margin."""


@dataclass(frozen=True, slots=True)
class DealOfDay:
    """The deal of one game and one date."""

    game: GameName
    date: str
    players: int
    seat: int
    """The seat of whoever plays it."""
    level: str
    simulations: int
    seed: int

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats of the computer."""
        return tuple(seat for seat in range(self.players) if seat != self.seat)

    def seed_of_choice(self, seat: int, choices: int, step: int = 0) -> int:
        """The random numbers for a choice of an opponent, after so many choices of the game."""
        return _number(f"{self.game} {self.date} {seat} {choices} {step}")


def deal_of_day(game: str, day: str) -> DealOfDay:
    """The deal of a game and a date, whether its day has come or not; raises `CommandRejected`."""
    name = next((one for one in PLAYERS if one == game), None)
    if name is None:
        raise CommandRejected("daily-refused-game", {"game": game}, kind="missing")
    when = _day(day)
    number = _number(f"{game} {day}")
    level = WEEK[when.weekday()]
    players = PLAYERS[name]
    return DealOfDay(name, day, players, number % players, level, SIMULATIONS[name][level], number)


def daily_of(settings: Settings) -> DealOfDay | None:
    """The deal of the day that is played at a table, if one is."""
    return None if settings.daily is None else deal_of_day(settings.game, settings.daily.date)


def today(now: int) -> str:
    """The date at a time in milliseconds; a day ends at midnight UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def check_day(day: str, now: int) -> str:
    """A date whose day has come and which the archive has; raises `CommandRejected`."""
    when = _day(day)
    if when > _day(today(now)):
        raise CommandRejected("daily-refused-future", {"date": day})
    if when < FIRST:
        raise CommandRejected("daily-refused-archive", {"date": FIRST.isoformat()}, kind="missing")
    return day


def days_before(day: str, count: int) -> list[str]:
    """A date and those before it, as far as the archive goes, the newest first."""
    last = _day(day)
    return [one.isoformat() for one in (last - timedelta(days=back) for back in range(count)) if one >= FIRST]


def week_to(day: str) -> list[str]:
    """The days of a week from Monday to a date, as far as the archive goes.

    >>> week_to("2026-11-18")
    ['2026-11-18', '2026-11-17', '2026-11-16']
    """
    return days_before(day, _day(day).weekday() + 1)


def margin_of(seat: int, winners: tuple[int, ...], victory: str | None, totals: list[int]) -> int:
    """By how many points a game was won or lost; one that ended before its time counts as many.

    >>> margin_of(0, (0,), "civilian", [61, 55]), margin_of(1, (0,), "science", [30, 41])
    (6, -40)
    """
    if victory in BY_POINTS:
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return INSTANT if seat in winners else -INSTANT


def _day(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise CommandRejected("daily-refused-date", {"date": day}, kind="invalid") from None


def _number(text: str) -> int:
    """A number of 62 bits that follows from a text."""
    return int.from_bytes(hashlib.sha256(f"pharos daily {text}".encode()).digest()[:8]) >> 2
