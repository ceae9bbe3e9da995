"""Answers a viewer's questions about choices."""

from __future__ import annotations

from pharos.table import CommandRejected, Explained, Table, Viewer, explained
from pharos.wire.messages import Question


def answered(table: Table, viewer: Viewer, question: Question) -> Explained:
    """Explains whether a choice is available, using only what the viewer may know."""
    seat = viewer if question.seat is None else question.seat
    if table.round is None or table.status != "live":
        raise CommandRejected("table-refused-not-begun" if table.status == "open" else "refused-over")
    if seat is None or seat >= table.players:
        raise CommandRejected("table-refused-no-seat", {"seat": -1 if seat is None else seat}, kind="invalid")
    return explained(table, viewer, seat, question.choice)
