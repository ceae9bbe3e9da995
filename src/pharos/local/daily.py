"""Daily deals on a device: the same deals and opponents as on a server, without a ranking."""

from __future__ import annotations

from typing import Any

import msgspec

from pharos.local.reviews import Reviews
from pharos.local.storage import StorageFailed
from pharos.local.tables import LocalTables, milliseconds
from pharos.table import CommandRejected, Table
from pharos.table.daily import (
    FIRST,
    PLAYERS,
    DealOfDay,
    check_day,
    daily_of,
    days_before,
    deal_of_day,
    margin_of,
    today,
)
from pharos.wire.afterwards import DailyCalendar, DailyDeal, DailyStart, DailyTry
from pharos.wire.daily_tables import days_in_a_row, table_of_day, told_deal
from pharos.wire.messages import TableMade

NOTE = "daily "
"""Prefix of the note ids of tries; game and date follow."""
MOST_DAYS = 400


class LocalDaily:
    """Tries on this device; the first one of a day is stored, others are practice."""

    def __init__(self, tables: LocalTables, reviews: Reviews) -> None:
        self._tables = tables
        self._reviews = reviews

    async def request(self, method: str, words: list[str], body: str, asked: dict[str, str]) -> Any:
        """Answers a request below `/api/daily`."""
        match method, words:
            case "GET", ["calendar"]:
                return await self._calendar()
            case "GET", [game]:
                return await self._view(game, asked.get("date"))
            case "POST", [game]:
                return TableMade(await self._start(game, msgspec.json.decode(body, type=DailyStart)))
        raise CommandRejected("server-refused-not-found", kind="missing")

    async def _start(self, game: str, asked: DailyStart) -> str:
        now = milliseconds()
        day = check_day(asked.date or today(now), now)
        deal = deal_of_day(game, day)
        mine = await self._settled(deal)
        if asked.practice:
            if day == today(now) and (mine is None or mine.state != "over"):
                raise CommandRejected("daily-refused-first")
        elif day != today(now):
            raise CommandRejected("daily-refused-past")
        elif mine is not None:
            return mine.table
        id = await self._tables.open(table_of_day(deal, practice=asked.practice), daily=True)
        if not asked.practice:
            await self._keep(DailyTry(day, deal.game, id, "playing", you=True))
        return id

    async def _view(self, game: str, day: str | None) -> DailyDeal:
        now = milliseconds()
        deal = deal_of_day(game, check_day(day or today(now), now))
        mine = await self._settled(deal)
        return told_deal(deal, now, plays=int(mine is not None and mine.state == "over"), mine=mine)

    async def _calendar(self) -> DailyCalendar:
        now = today(milliseconds())
        kept = await self._tables.storage.notes(NOTE)
        days = set(days_before(now, MOST_DAYS))
        tries = [one for text in kept if (one := msgspec.json.decode(text, type=DailyTry)).date in days]
        for number, one in enumerate(tries):
            if one.state != "over":  # the result has not been stored yet
                tries[number] = await self._settled(deal_of_day(one.game, one.date)) or one
        tries.sort(key=lambda one: one.date, reverse=True)
        streak = {
            game: days_in_a_row({one.date for one in tries if one.game == game and one.state == "over"}, now)
            for game in PLAYERS
        }
        return DailyCalendar(now, FIRST.isoformat(), tuple(tries), streak)

    # --- tries ---

    async def _settled(self, deal: DealOfDay) -> DailyTry | None:
        """Returns the try of a day, and stores its result and the review's verdict once available."""
        text = await self._tables.storage.note(f"{NOTE}{deal.game} {deal.date}")
        if text is None:
            return None
        kept = msgspec.json.decode(text, type=DailyTry)
        if kept.state == "over" and kept.lost is not None:
            return kept
        try:
            table = (await self._tables.table(kept.table)).table
        except CommandRejected:  # removed from the device
            return kept if kept.state == "over" else None
        found = self._judged(_ended(kept, table), table)
        if found != kept:
            await self._keep(found)
        return found

    def _judged(self, kept: DailyTry, table: Table) -> DailyTry:
        deal = daily_of(table.settings)
        if kept.state != "over" or deal is None:
            return kept
        try:
            told = self._reviews.ask(f"tables/{kept.table}", table.record(), None)
        except CommandRejected:  # the review queue is full; retried at the next request
            return kept
        if told["pass"] != "full":
            return kept
        review = msgspec.json.decode(told["review"])
        lost = round(float(review["players"][deal.seat]["given_away"] or 0.0), 4)
        return msgspec.structs.replace(kept, lost=lost)

    async def _keep(self, tried: DailyTry) -> None:
        note = f"{NOTE}{tried.game} {tried.date}"
        try:
            await self._tables.storage.keep_note(note, msgspec.json.encode(tried).decode())
        except StorageFailed:
            raise CommandRejected("local-refused-storage", kind="unavailable") from None


def _ended(kept: DailyTry, table: Table) -> DailyTry:
    deal, outcome = daily_of(table.settings), table.outcome
    if deal is None or outcome is None:
        return kept
    totals = [sheet["total"] for sheet in table.game.scores()]
    margin = margin_of(deal.seat, outcome.winners, outcome.victory, totals)
    won = deal.seat in outcome.winners
    return msgspec.structs.replace(kept, state="over", won=won, margin=margin, victory=outcome.victory)
