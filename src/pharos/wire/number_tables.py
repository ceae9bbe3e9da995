"""Builds the statistics messages of a game variant."""

from __future__ import annotations

from pharos.numbers import tables
from pharos.numbers.tables import TABLES, Numbers, all_numbers
from pharos.wire.number_messages import Figure, KindOfNumbers, NumbersRow, NumbersView, PairRow, ScoreRow

FIRST, BUILT = 0, 1


def figure_of(found: tables.Figure) -> Figure:
    """Converts a figure to a message."""
    return Figure(found.cases, found.share, found.low, found.high, found.few)


def share_of(hits: float, cases: float) -> Figure:
    """Returns the share `hits / cases` as a message."""
    return figure_of(tables.figure(hits, cases))


def numbers_view(numbers: Numbers) -> NumbersView:
    """Returns the statistics of a game variant."""
    first = numbers.first()
    return NumbersView(
        numbers.game,
        numbers.expansions,
        numbers.players,
        numbers.level,
        numbers.games,
        {name: figure_of(found) for name, found in numbers.victories().items()},
        tuple(ScoreRow(row, *means) for row, means in numbers.scores().items()),
        {table: _rows(numbers, table) for table in TABLES if numbers.rows(table)},
        _pairs(numbers, "pairs"),
        _pairs(numbers, "against"),
        {name: figure_of(found) for name, found in numbers.alone().items()},
        numbers.drawn,
        None if first is None else figure_of(first),
        tuple(
            KindOfNumbers(one.expansions, one.players, one.games)
            for one in all_numbers()
            if one.game == numbers.game
        ),
    )


def _rows(numbers: Numbers, table: str) -> tuple[NumbersRow, ...]:
    drafted = table == "wonders" and numbers.game == "duel"
    first = numbers.beside(table, FIRST) if drafted else {}
    built = numbers.beside(table, BUILT) if drafted else {}
    rows = [
        NumbersRow(
            name,
            figure_of(there),
            figure_of(won),
            figure_of(first[name]) if name in first else None,
            figure_of(built[name]) if name in built else None,
        )
        for name, (there, won) in numbers.rows(table).items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.won.share, row.id)))


def _pairs(numbers: Numbers, table: str) -> tuple[PairRow, ...]:
    return tuple(
        PairRow(one, other, figure_of(found)) for (one, other), found in numbers.pairs(table).items()
    )
