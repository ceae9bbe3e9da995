"""Where the computer may help a person: alone against the computer, and nothing is at stake."""

from __future__ import annotations

from pharos.table.refusal import CommandRejected
from pharos.table.table import Table


def help_refused(table: Table, seat: int) -> str | None:
    """Why a person gets no help at a table; None where the computer may help."""
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
    """Raises `CommandRejected` unless a seat may be helped with the choice after so many now."""
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
