"""The layouts of the structure: which card covers which (DUEL-STRUCT-02 to DUEL-STRUCT-05)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content.structure import Layout as PrintedLayout
from pharos.core.bits import mask_of
from pharos.duel.expansions import MIXES
from pharos.duel.pieces import CONTENT


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The structure of one age, as masks of slots."""

    def __init__(self, printed: PrintedLayout) -> None:
        slots = range(len(printed.slots))
        self.slots: Final[i64] = len(printed.slots)
        self.all: Final[i64] = mask_of(list(slots))
        self.face_up: Final[i64] = mask_of([slot for slot in slots if printed.slots[slot].face_up])
        self.open: Final[i64] = mask_of([slot for slot in slots if not printed.slots[slot].covered_by])
        self.last_row: Final[i64] = mask_of(list(printed.last_row))
        self.mythology: Final[i64] = mask_of(list(printed.marked("mythology")))
        self.offerings: Final[i64] = mask_of(list(printed.marked("offering")))
        self.covered_by: Final = vec[i64]([mask_of(list(slot.covered_by)) for slot in printed.slots])
        self.covers: Final = vec[i64]([mask_of(list(slot.covers)) for slot in printed.slots])
        self.above: Final = vec[i64]([_above(printed, slot) for slot in slots])
        """By slot, all slots whose cards must be taken before the slot becomes available."""


def _above(printed: PrintedLayout, slot: int) -> i64:
    over = printed.slots[slot].covered_by
    above = mask_of(list(over))
    for other in over:
        above |= _above(printed, other)
    return above


def _printed(age: int, mix: int) -> PrintedLayout:
    names = MIXES.names_of(mix)
    return CONTENT.layout(age, "pantheon" in names, "agora" in names)


LAYOUTS: Final[list[Layout]] = [Layout(_printed(age, mix)) for mix in range(MIXES.count) for age in (1, 2, 3)]


def layout_of(age: i64, mix: i64) -> Layout:
    """Returns the layout of an age (from 1) for a mix of expansions."""
    return LAYOUTS[mix * 3 + age - 1]
