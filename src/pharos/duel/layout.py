"""The layouts of the structure: which card covers which (DUEL-STRUCT-02 to -05)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import mask_of
from pharos.duel.pieces import CONTENT


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The structure of one age, as masks of slots."""

    def __init__(self, covered_by: list[list[int]], face_up: list[bool]) -> None:
        slots = range(len(face_up))
        covers = [[under for under in slots if slot in covered_by[under]] for slot in slots]
        self.slots: Final[i64] = len(face_up)
        self.all: Final[i64] = mask_of(list(slots))
        self.face_up: Final[i64] = mask_of([slot for slot in slots if face_up[slot]])
        self.open: Final[i64] = mask_of([slot for slot in slots if not covered_by[slot]])
        self.covered_by: Final = vec[i64]([mask_of(covering) for covering in covered_by])
        self.covers: Final = vec[i64]([mask_of(covered) for covered in covers])


LAYOUTS: Final[list[Layout]] = [
    Layout([list(slot.covered_by) for slot in layout.slots], [slot.face_up for slot in layout.slots])
    for layout in CONTENT.layouts
]
"""The layouts in the order of the content: ages I to III of the base game, then those of Agora."""
