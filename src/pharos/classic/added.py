"""The pieces that expansions add besides cards and boards, such as leaders.

Choices, histories and the cards under a wonder can name them like cards.
"""

from typing import Final

from mypy_extensions import i64

from pharos.classic.expansions import MIXES
from pharos.classic.piece import FIRST_ADDED, Piece

ADDED: Final[list[Piece]] = [piece for one in MIXES.all for piece in one.pieces()]
ADDED_NUMBERS: Final = {piece.name: int(piece.number) for piece in ADDED}
ADDING: Final[i64] = sum([one.bit for one in MIXES.all if one.pieces()])
"""The expansions that add such pieces, each a bit."""

for _number, _piece in enumerate(ADDED, int(FIRST_ADDED)):
    if _piece.number != _number:
        raise ValueError(f"The piece {_piece.name} needs the number {_number}, not {_piece.number}.")


def added_piece(thing: i64) -> Piece:
    """Returns such a piece by its number among the objects of choices."""
    return ADDED[thing - FIRST_ADDED]
