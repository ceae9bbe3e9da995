"""Checks whether hints are allowed: only for a single player against the computer, in a casual game."""

from __future__ import annotations

from pharos.table.refusal import CommandRejected
from pharos.table.table import Table


def help_refused(table: Table, seat: int) -> str | None:
    """Returns why help is not allowed at a table, as a message key; None if it is."""
    if table.settings.rated:
        return "table-refused-help-rated"
    if table.settings.daily is not None:
        return "table-refused-help-daily"
    if table.settings.contest:
        return "table-refused-help-contest"
    if table.people != [seat]:
        return "table-refused-help-people"
    return None


def check_help(table: Table, seat: int, choices: int) -> None:
    """Raises `CommandRejected` unless a seat may get help with its current choice, number `choices`."""
    if table.status != "live" or table.round is None:
        raise CommandRejected("refused-over" if table.status == "over" else "table-refused-not-begun")
    refused = help_refused(table, seat)
    if refused is not None:
        raise CommandRejected(refused, kind="forbidden")
    if table.seats[seat].computer:
        raise CommandRejected("table-refused-computer-plays")
    if choices != table.choices_made:
        raise CommandRejected("table-refused-help-past")
    if seat not in table.thinking:
        raise CommandRejected("table-refused-help-nothing")
