"""The daily deal: one deal of each game per day, the same on every server, against the same opponents.

The date determines everything: the deal, the seat, the level of the opponents, and their random numbers. The
opponents search with a fixed number of simulations and without a clock, so that they choose the same on every
machine.

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
"""The oldest date of the archive."""
PLAYERS: dict[GameName, int] = {"duel": 2, "classic": 3}
"""The games with a daily deal, with their numbers of players."""
WEEK = ("builder", "builder", "scholar", "scholar", "strategist", "strategist", "master")
"""Opponent levels from Monday to Sunday."""
SIMULATIONS: dict[GameName, dict[str, int]] = {
    "duel": {"builder": 150, "scholar": 8, "strategist": 48, "master": 160},
    "classic": {"builder": 100, "scholar": 150, "strategist": 12, "master": 64},
}
"""Simulations per choice, by game and level."""
BY_POINTS = ("civilian", "points")
INSTANT = 40
"""Margin in points for a win before the end of Age III."""


@dataclass(frozen=True, slots=True)
class DealOfDay:
    """The daily deal of one game and date."""

    game: GameName
    date: str
    players: int
    seat: int
    """The seat of the human player."""
    level: str
    simulations: int
    seed: int

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats of the computer players."""
        return tuple(seat for seat in range(self.players) if seat != self.seat)

    def seed_of_choice(self, seat: int, choices: int, step: int = 0) -> int:
        """Returns the seed for an opponent's choice after `choices` choices of the game."""
        return _number(f"{self.game} {self.date} {seat} {choices} {step}")


def deal_of_day(game: str, day: str) -> DealOfDay:
    """Returns the deal of a game and any date; raises `CommandRejected` for an unknown game or date."""
    name = next((one for one in PLAYERS if one == game), None)
    if name is None:
        raise CommandRejected("daily-refused-game", {"game": game}, kind="missing")
    when = _day(day)
    number = _number(f"{game} {day}")
    level = WEEK[when.weekday()]
    players = PLAYERS[name]
    return DealOfDay(name, day, players, number % players, level, SIMULATIONS[name][level], number)


def daily_of(settings: Settings) -> DealOfDay | None:
    """Returns the daily deal that a table plays, if any."""
    return None if settings.daily is None else deal_of_day(settings.game, settings.daily.date)


def today(now: int) -> str:
    """Returns the UTC date of a time in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def check_day(day: str, now: int) -> str:
    """Returns `day` if it is neither in the future nor before the archive; else raises `CommandRejected`."""
    when = _day(day)
    if when > _day(today(now)):
        raise CommandRejected("daily-refused-future", {"date": day})
    if when < FIRST:
        raise CommandRejected("daily-refused-archive", {"date": FIRST.isoformat()}, kind="missing")
    return day


def days_before(day: str, count: int) -> list[str]:
    """Returns at most `count` dates of the archive up to a date, newest first."""
    last = _day(day)
    return [one.isoformat() for one in (last - timedelta(days=back) for back in range(count)) if one >= FIRST]


def week_to(day: str) -> list[str]:
    """Returns the dates of the archive from Monday to a date, newest first.

    >>> week_to("2026-11-18")
    ['2026-11-18', '2026-11-17', '2026-11-16']
    """
    return days_before(day, _day(day).weekday() + 1)


def margin_of(seat: int, winners: tuple[int, ...], victory: str | None, totals: list[int]) -> int:
    """Returns the margin in points of a win or loss; `INSTANT` if the game ended early.

    >>> margin_of(0, (0,), "civilian", [61, 55]), margin_of(1, (0,), "science", [30, 41])
    (6, -40)
    """
    if victory in BY_POINTS:
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return INSTANT if seat in winners else -INSTANT


def _day(day: str) -> date:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        found = None
    if found is None or found.isoformat() != day:  # 20261118 and 2026-W47-3 would be other deals of that day
        raise CommandRejected("daily-refused-date", {"date": day}, kind="invalid")
    return found


def _number(text: str) -> int:
    """Returns a 62-bit hash of a text."""
    return int.from_bytes(hashlib.sha256(f"pharos daily {text}".encode()).digest()[:8]) >> 2
