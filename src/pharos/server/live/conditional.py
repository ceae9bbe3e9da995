"""Conditional moves: if the opponent does this, I answer that; in Duel by days.

They stand beside the log of the table, so that neither its entries nor the time of its last change tell the
opponent that there are any. What an opponent may choose is not looked at when one is added: a refusal would
say something about it. The owner of the table makes them, as if the person had been there.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from pharos.core.errors import PharosError
from pharos.duel import choices as duel
from pharos.server.server_clock import milliseconds
from pharos.server.store.conditional_rows import ConditionalRow, new_id
from pharos.table import CommandRejected, Person, Repeated, Table, log
from pharos.table.command_handlers import became_visible, chosen
from pharos.wire.personal import Dropped

if TYPE_CHECKING:
    from pharos.server.live.table import LiveTable

VERBS = ("build", "discard", "wonder")
"""What can be waited for and answered: taking a card, which everybody sees."""


def possible(table: Table) -> bool:
    """Whether there are conditional moves in a game: turns alternate, and days pass between them."""
    return table.settings.game == "duel" and not table.counts_absence and table.status == "live"


class ConditionalMoves:
    """The conditional moves of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._held: list[ConditionalRow] = []

    async def add(self, person: Person, reply_to: str, choice: str, *, anyway: bool) -> None:
        """Keeps one; raises `CommandRejected` where none can be made now."""
        live = self._live
        await live.commits.refresh()
        table = live.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise CommandRejected("table-refused-not-seated", kind="forbidden")
        if not possible(table) or table.round is None or table.thinking != (1 - seat,):
            raise CommandRejected("server-refused-conditional")
        decision = table.round.decision(1 - seat)
        if decision is None or table.seats[1 - seat].computer:
            raise CommandRejected("server-refused-conditional")
        for one in (reply_to, choice):
            _check(one)
        await live.registry.conditional_rows.add(
            ConditionalRow(
                new_id(),
                live.id,
                person.id,
                seat,
                decision,
                table.choices_made,
                reply_to,
                choice,
                anyway,
                None,
                milliseconds(),
            )
        )

    async def load(self) -> None:
        """Reads them before the opponent's choice is entered."""
        if possible(self._live.table):
            self._held = await self._live.registry.conditional_rows.of(self._live.id)

    def answers(self, seat: int) -> bool:
        """Whether the choice that a seat owes now is made by one of them: nobody need be called for it."""
        table = self._live.table
        mine = [row for row in self._held if row.seat == seat]
        return bool(mine) and any(_verdict(table, row) is None for row in mine if _fits(table, row))

    async def follow(self) -> None:
        """Makes the one that answers what the opponent did; the others say why they were not made."""
        live, rows = self._live, self._live.registry.conditional_rows
        if live.table.settings.game != "duel" or live.table.counts_absence or not live.owned:
            return
        held = await rows.of(live.id)
        if not held:
            return
        table = live.table
        if table.status != "live":
            await rows.end([row.id for row in held])
            return
        over = [row for row in held if not _awaited(table, row)]
        fitting = next((row for row in over if row.dropped is None and _fits(table, row)), None)
        why = None if fitting is None else _verdict(table, fitting)
        if fitting is not None and why is None:
            await self._make(fitting)
            await rows.end([row.id for row in over if row.seat == fitting.seat])
            return
        # Those whose person has chosen since are read and done with.
        await rows.end([row.id for row in over if table.choices_made > row.choices + 1])
        told = [row for row in over if row.dropped is None and table.choices_made <= row.choices + 1]
        await rows.drop({row.id: (why or "other") if row is fitting else "other" for row in told})

    async def _make(self, row: ConditionalRow) -> None:
        """Enters the choice, unless the person or another process was quicker."""

        def decide(now: Table) -> log.Entry:
            if not _fits(now, row) or now.round is None:
                raise Repeated
            return chosen(now, row.seat, now.round.decision(row.seat) or "", row.choice, milliseconds())

        with contextlib.suppress(Repeated):
            await self._live.commits.enter(decide)


def _check(notation: str) -> None:
    """Refuses what is no card taken in Duel, by its notation alone."""
    try:
        read = duel.parse(notation)
    except PharosError:
        read = None
    if read is None or notation.partition(":")[0] not in VERBS or duel.notation(read) != notation:
        raise CommandRejected("refused-unknown", {"choice": notation}, kind="invalid")


def _awaited(table: Table, row: ConditionalRow) -> bool:
    """Whether the opponent still owes the choice it waits for."""
    return table.round is not None and table.round.decision(1 - row.seat) == row.decision


def _fits(table: Table, row: ConditionalRow) -> bool:
    """Whether the opponent has just done what it waits for."""
    return (row.decision, row.reply_to) in table.answered.get(
        1 - row.seat, ()
    ) and table.choices_made == row.choices + 1


def _verdict(table: Table, row: ConditionalRow) -> Dropped | None:
    """Why one that fits is not made; None where it is."""
    if table.round is None or row.seat not in table.thinking:
        return "turn"
    if not row.anyway and became_visible(table.game, table.rewound(row.choices)):
        return "revealed"
    try:
        chosen(table, row.seat, table.round.decision(row.seat) or "", row.choice, 0)
    except (CommandRejected, Repeated):
        return "impossible"
    return None
