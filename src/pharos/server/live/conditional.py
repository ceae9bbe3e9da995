"""Conditional moves, in turn-based games of Duel: planned replies to moves of the opponent.

They are stored outside the log of the table, so that neither its entries nor the time of its last change
reveal them to the opponent. Adding one does not check whether the opponent can make the awaited choice, since
a rejection would reveal hidden information. The owner of the table executes them for the player.
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
"""Verbs that can be awaited and answered: those that take a card, which is public."""


def possible(table: Table) -> bool:
    """Returns whether a table supports conditional moves: a live turn-based game of Duel."""
    return table.settings.game == "duel" and not table.counts_absence and table.status == "live"


class ConditionalMoves:
    """The conditional moves of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._held: list[ConditionalRow] = []

    async def add(self, person: Person, reply_to: str, choice: str, *, anyway: bool) -> None:
        """Stores a conditional move; raises `CommandRejected` unless it is the opponent's turn."""
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
        """Loads the conditional moves, before the opponent's choice is entered."""
        if possible(self._live.table):
            self._held = await self._live.registry.conditional_rows.of(self._live.id)

    def answers(self, seat: int) -> bool:
        """Returns whether a conditional move answers for this seat now, so that no notification is needed."""
        table = self._live.table
        mine = [row for row in self._held if row.seat == seat]
        return bool(mine) and any(_verdict(table, row) is None for row in mine if _fits(table, row))

    async def follow(self) -> None:
        """Executes the move that answers the opponent's choice; records why others were not made."""
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
        # The player has already moved since: no notice is needed.
        await rows.end([row.id for row in over if table.choices_made > row.choices + 1])
        told = [row for row in over if row.dropped is None and table.choices_made <= row.choices + 1]
        await rows.drop({row.id: (why or "other") if row is fitting else "other" for row in told})

    async def _make(self, row: ConditionalRow) -> None:
        """Enters the choice, unless the player or another process did so first."""

        def decide(now: Table) -> log.Entry:
            if not _fits(now, row) or now.round is None:
                raise Repeated
            return chosen(now, row.seat, now.round.decision(row.seat) or "", row.choice, milliseconds())

        with contextlib.suppress(Repeated):
            await self._live.commits.enter(decide)


def _check(notation: str) -> None:
    """Rejects a notation that does not take a card in Duel; the position is not looked at."""
    try:
        read = duel.parse(notation)
    except PharosError:
        read = None
    if read is None or notation.partition(":")[0] not in VERBS or duel.notation(read) != notation:
        raise CommandRejected("refused-unknown", {"choice": notation}, kind="invalid")


def _awaited(table: Table, row: ConditionalRow) -> bool:
    """Returns whether the opponent still owes the awaited choice."""
    return table.round is not None and table.round.decision(1 - row.seat) == row.decision


def _fits(table: Table, row: ConditionalRow) -> bool:
    """Returns whether the opponent has just made the awaited choice."""
    return (row.decision, row.reply_to) in table.answered.get(
        1 - row.seat, ()
    ) and table.choices_made == row.choices + 1


def _verdict(table: Table, row: ConditionalRow) -> Dropped | None:
    """Returns why a move that fits cannot be made; None if it can."""
    if table.round is None or row.seat not in table.thinking:
        return "turn"
    if not row.anyway and became_visible(table.game, table.rewound(row.choices)):
        return "revealed"
    try:
        chosen(table, row.seat, table.round.decision(row.seat) or "", row.choice, 0)
    except (CommandRejected, Repeated):
        return "impossible"
    return None
