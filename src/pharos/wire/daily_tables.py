"""Daily deals for clients, and the tables on which they are played."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from pharos.table.daily import DealOfDay, today
from pharos.table.settings import Daily, Settings
from pharos.wire.afterwards import DailyDeal, DailyTry
from pharos.wire.messages import NewTable


def table_of_day(deal: DealOfDay, *, practice: bool) -> NewTable:
    """Returns the request that creates the table of a deal."""
    settings = Settings(
        deal.game, players=deal.players, spectators=False, daily=Daily(deal.date, practice=practice)
    )
    computers = {str(seat): deal.level for seat in deal.opponents}
    return NewTable(settings, deal.seat, computers, start=True)


def told_deal(deal: DealOfDay, now: int, *, plays: int, mine: DailyTry | None) -> DailyDeal:
    """Returns a deal with the user's own try, without the results of others."""
    midnight = datetime.combine(date.fromisoformat(deal.date) + timedelta(days=1), datetime.min.time(), UTC)
    return DailyDeal(
        game=deal.game,
        date=deal.date,
        id=f"{deal.game}-{deal.date}",
        players=deal.players,
        seat=deal.seat,
        level=deal.level,
        simulations=deal.simulations,
        today=deal.date == today(now),
        ends=int(midnight.timestamp() * 1000),
        plays=plays,
        mine=mine,
    )


def days_in_a_row(days: set[str], now: str) -> int:
    """Returns the number of consecutive days up to `now` or the day before.

    >>> days_in_a_row({"2026-11-17", "2026-11-16", "2026-11-14"}, "2026-11-18")
    2
    """
    day = date.fromisoformat(now)
    if now not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count
