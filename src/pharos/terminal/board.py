"""A table for boards with spaces side by side: one column per space, one row per property."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from pharos.terminal.paper import Paper

ALL_IN_A_ROW = 96
"""Minimum width in columns to show all spaces side by side; narrower terminals show three at a time."""
FEW = 3


class BoardRow(NamedTuple):
    """A label, and a cell for each space."""

    label: str
    cells: Sequence[Text]


def draw_board(paper: Paper, heads: Sequence[str], rows: Sequence[BoardRow]) -> None:
    """Draws the spaces in order; leaves out rows without content."""
    at_once = len(heads) if paper.width >= ALL_IN_A_ROW else FEW
    for first in range(0, len(heads), at_once):
        part = slice(first, first + at_once)
        table = Table(box=box.ROUNDED, border_style="dim", expand=True, header_style="dim", padding=(0, 1))
        table.add_column("", no_wrap=True, style="dim", min_width=max(len(row.label) for row in rows))
        for head in heads[part]:
            table.add_column(head, ratio=1)
        for row in rows:
            if any(cell.plain for cell in row.cells[part]):
                table.add_row(row.label, *row.cells[part])
        paper.draw(table)
