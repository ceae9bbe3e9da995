"""The effect of Caravan: triggers the step in which a ware is received."""

from typing import Final

from pharos.classic.caravan.steps import RECEIVE
from pharos.classic.effects import Reader
from pharos.classic.piece import Piece
from pharos.content import effects as printed
from pharos.content.effects.caravan import ReceiveWare


def _receive_ware(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, ReceiveWare)
    piece.asks += [(int(RECEIVE), 0)] * effect.count


READERS: Final[dict[str, Reader]] = {"receive_ware": _receive_ware}
