"""The effect of Harbor: triggers the step in which a crate is kept."""

from typing import Final

from pharos.content import effects as printed
from pharos.content.effects.harbor import StowCrate
from pharos.duel.effects import Reader
from pharos.duel.harbor.steps import STOW
from pharos.duel.piece import Piece


def _stow_crate(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, StowCrate)
    piece.asks += [(int(STOW), 0)] * effect.count


READERS: Final[dict[str, Reader]] = {"stow_crate": _stow_crate}
