"""Daily deals: who plays them, and how they compare."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from pharos.server.daily_teams import teams_of_day
from pharos.server.server_clock import milliseconds
from pharos.server.store.afterwards import MOST_DAYS, DailyTries
from pharos.server.store.club_rows import ClubRows
from pharos.table import CommandRejected, Person
from pharos.table.daily import (
    FIRST,
    PLAYERS,
    check_day,
    daily_of,
    days_before,
    deal_of_day,
    margin_of,
    today,
    week_to,
)
from pharos.wire.afterwards import DailyBin, DailyCalendar, DailyClub, DailyDeal, DailyStart, DailyTry
from pharos.wire.daily_tables import days_in_a_row, table_of_day, told_deal

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

MOST_CLUBS = 8
"""Clubs of a person whose results are shown."""
BIN = 5
"""Points of margin per bar of the histogram."""


class DailyDeals:
    """Opens the tables of daily deals, and reports their results."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._tries = DailyTries(registry.database)
        self._club_rows = ClubRows(registry.database)

    async def start(self, person: Person, game: str, asked: DailyStart, address: str | None) -> str:
        """Returns the table of the person's attempt today, creating it if needed, or a new practice table."""
        now = milliseconds()
        day = check_day(asked.date or today(now), now)
        deal = deal_of_day(game, day)
        if asked.practice:
            mine = await self._tries.try_of(game, day, person.id)
            if day == today(now) and (mine is None or mine.ended is None):
                raise CommandRejected("daily-refused-first")
        elif day != today(now):
            raise CommandRejected("daily-refused-past")
        request = table_of_day(deal, practice=asked.practice)
        key = None if asked.practice else f"daily {game} {day}"
        id = await self._registry.opener.open(person, request, address, key, daily=True)
        if not asked.practice:
            await self._tries.begin(game, day, person.id, id)
        return id

    async def settle(self, id: str) -> None:
        """Stores the result of a daily table, and requests its review."""
        live = await self._registry.table(id)
        table = live.table
        deal, daily = daily_of(table.settings), table.settings.daily
        if deal is None or daily is None or daily.practice or table.outcome is None:
            return
        outcome = table.outcome
        totals = [sheet["total"] for sheet in table.game.scores()]
        margin = margin_of(deal.seat, outcome.winners, outcome.victory, totals)
        await self._tries.end(id, deal.seat in outcome.winners, margin, outcome.victory, table.changed_at)
        with contextlib.suppress(CommandRejected):  # it is requested again when the deal is viewed
            await self._registry.reviews.review(f"tables/{id}", table.record(), f"daily {id}")

    async def reviewed(self, id: str, review: dict[str, Any]) -> None:
        """Stores how much win probability was given away, if the game is a daily deal."""
        live = await self._registry.table(id)
        deal, daily = daily_of(live.table.settings), live.table.settings.daily
        if deal is not None and daily is not None and not daily.practice:
            await self._tries.judge(id, float(review["players"][deal.seat]["given_away"] or 0.0))

    async def view(self, person: Person, game: str, day: str | None) -> DailyDeal:
        """Returns a daily deal; others' results only after one's own attempt, or after the day."""
        now = milliseconds()
        day = check_day(day or today(now), now)
        deal = deal_of_day(game, day)
        open_table = await self._tries.unsettled(game, day, person.id)
        if open_table is not None:
            await self.settle(open_table)
        mine = await self._tries.try_of(game, day, person.id)
        margins = await self._tries.margins(game, day)
        told = told_deal(
            deal,
            now,
            plays=sum(count for _, _, count in margins),
            mine=None if mine is None else _told(mine, you=True, table=mine.game),
        )
        if told.today and (mine is None or mine.ended is None):
            return told
        followed = await self._tries.friends(game, day, person.id)
        friends = {row.account for row in followed}
        return msgspec.structs.replace(
            told,
            ranking=tuple(
                _told(row, name=row.name, you=row.account == person.id, friend=row.account in friends)
                for row in await self._tries.ranking(game, day)
            ),
            friends=tuple(_told(row, name=row.name, friend=True) for row in followed),
            clubs=await self._clubs(person, game, day),
            teams=teams_of_day(await self._tries.tables_of_clubs(game, week_to(day), person.id), day),
            histogram=_histogram(margins),
        )

    async def _clubs(self, person: Person, game: str, day: str) -> tuple[DailyClub, ...]:
        """Returns the results of the person's clubs on the same deal."""
        found = []
        for club in (await self._club_rows.of(person.id))[:MOST_CLUBS]:
            rows = await self._tries.in_club(game, day, club.id)
            same = Counter(row.rank for row in rows)
            places = tuple(
                _told(
                    row,
                    name=row.name,
                    you=row.account == person.id,
                    score=compared(row.rank, same[row.rank], row.of),
                )
                for row in rows
            )
            if places:
                found.append(DailyClub(club.id, club.name, places))
        return tuple(found)

    async def calendar(self, person: Person) -> DailyCalendar:
        """Returns the attempts of a person."""
        now = today(milliseconds())
        rows = await self._tries.mine(person.id, days_before(now, MOST_DAYS))
        streak = {}
        for game in PLAYERS:
            played = {row.day for row in rows if row.kind == game and row.ended is not None}
            streak[game] = days_in_a_row(played, now)
        return DailyCalendar(
            now, FIRST.isoformat(), tuple(_told(row, you=True, table=row.game) for row in rows), streak
        )


def compared(rank: int, same: int, count: int) -> int | None:
    """Returns the percentage of other players that a rank beats; equal ranks count half.

    >>> compared(1, 1, 5), compared(2, 2, 5), compared(5, 1, 5), compared(1, 1, 1)
    (100, 63, 0, None)
    """
    if count < 2:
        return None
    beaten = count - rank - same + 1 + (same - 1) / 2
    return int(100 * beaten / (count - 1) + 0.5)


def _told(row: Any, **more: Any) -> DailyTry:
    over = row.ended is not None
    return DailyTry(
        date=row.day,
        game=row.kind,
        state="over" if over else "playing",
        won=bool(row.won),
        margin=row.margin or 0,
        victory=row.victory,
        lost=None if row.lost is None else round(row.lost, 4),
        rank=int(row.rank) if over else None,
        of=int(row.of) if over else None,
        **more,
    )


def _histogram(margins: list[tuple[int, bool, int]]) -> tuple[DailyBin, ...]:
    """Groups margins into bars of `BIN` points, without gaps between the first and the last."""
    if not margins:
        return ()
    bars: dict[int, list[int]] = {}
    for margin, won, count in margins:
        bar = bars.setdefault(margin // BIN * BIN, [0, 0])
        bar[0] += count
        bar[1] += count * won
    return tuple(
        DailyBin(least, *bars.get(least, (0, 0))) for least in range(min(bars), max(bars) + BIN, BIN)
    )
