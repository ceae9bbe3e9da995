"""The card structure of an age: slots in rows, which slot covers which, and where tokens are placed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pharos.content.loader import ContentError

TokenKind = Literal["mythology", "offering"]
Column = Annotated[int, Meta(ge=1)]
"""Measured in half card widths from the left, starting at 1."""


class RowOfSlots(Struct, frozen=True, forbid_unknown_fields=True):
    """One row: the columns of its cards, all face up or all face down."""

    face: Literal["up", "down"]
    columns: tuple[Column, ...]


class PrintedLayout(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout as written in the file; row 1 is laid first, under all others."""

    age: Annotated[int, Meta(ge=1, le=3)]
    open: tuple[int, ...]
    """The uncovered slots at the start, as a check on the rows."""
    rows: tuple[RowOfSlots, ...]


class PrintedMarks(Struct, frozen=True, forbid_unknown_fields=True):
    """Slots with tokens at the start of an age, with or without Agora's larger structure."""

    age: Annotated[int, Meta(ge=1, le=3)]
    agora: bool
    token: TokenKind
    slots: tuple[int, ...]


class Slot(Struct, frozen=True):
    """A place in the structure; slots are numbered row by row from the left, from 0."""

    row: int
    x: int
    face_up: bool
    covered_by: tuple[int, ...]
    covers: tuple[int, ...]
    token: TokenKind | None = None


class Layout(Struct, frozen=True):
    """The structure of an age for one combination of expansions."""

    age: int
    pantheon: bool
    agora: bool
    slots: tuple[Slot, ...]

    @property
    def open_at_start(self) -> tuple[int, ...]:
        """The uncovered slots at the start."""
        return tuple(index for index, slot in enumerate(self.slots) if not slot.covered_by)

    @property
    def last_row(self) -> tuple[int, ...]:
        """Slots of row 1, which is under all others and becomes available last."""
        return tuple(index for index, slot in enumerate(self.slots) if slot.row == 1)

    def marked(self, token: TokenKind) -> tuple[int, ...]:
        """Returns the slots with such a token at the start."""
        return tuple(index for index, slot in enumerate(self.slots) if slot.token == token)


def lay_out(where: str, printed: PrintedLayout, agora: bool) -> Layout:
    """Numbers the slots and finds which cover which: in the next row, half a card to either side."""
    cells = [
        (number, column, row.face == "up")
        for number, row in enumerate(printed.rows, start=1)
        for column in row.columns
    ]
    if cells != sorted(cells, key=lambda cell: cell[:2]) or len({cell[:2] for cell in cells}) != len(cells):
        raise ContentError(f"{where}: the columns of a row must rise from left to right.")
    index = {(row, x): slot for slot, (row, x, _) in enumerate(cells)}

    def neighbours(row: int, x: int) -> tuple[int, ...]:
        return tuple(index[row, side] for side in (x - 1, x + 1) if (row, side) in index)

    slots = tuple(
        Slot(row, x, face_up, neighbours(row + 1, x), neighbours(row - 1, x)) for row, x, face_up in cells
    )
    layout = Layout(age=printed.age, pantheon=False, agora=agora, slots=slots)
    if layout.open_at_start != printed.open:
        found = ", ".join(map(str, layout.open_at_start))
        raise ContentError(f"{where}: by its rows the open slots are {found}, which `open` does not say.")
    for number, slot in enumerate(slots):
        if slot.row > 1 and not slot.covers:
            raise ContentError(f"{where}: slot {number} lies on no card of the row before.")
    return layout


def with_marks(layout: Layout, marks: tuple[tuple[str, PrintedMarks], ...]) -> Layout:
    """Returns the same structure with Pantheon's tokens on it; only face-down cards carry tokens."""
    tokens: dict[int, TokenKind] = {}
    for where, mark in marks:
        if mark.age != layout.age or mark.agora != layout.agora:
            continue
        for number in mark.slots:
            if not 0 <= number < len(layout.slots):
                raise ContentError(f"{where}: there is no slot {number}.")
            if layout.slots[number].face_up:
                raise ContentError(f"{where}: slot {number} is face up and carries no token.")
            if number in tokens:
                raise ContentError(f"{where}: slot {number} is marked twice.")
            tokens[number] = mark.token
    slots = tuple(
        Slot(slot.row, slot.x, slot.face_up, slot.covered_by, slot.covers, tokens.get(number))
        for number, slot in enumerate(layout.slots)
    )
    return Layout(age=layout.age, pantheon=True, agora=layout.agora, slots=slots)
