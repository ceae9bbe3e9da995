"""The effect of Harbor: triggers the step in which a crate is kept."""

from typing import Final

from pharos.content.effect_reader import asks
from pharos.duel.effects import Reader
from pharos.duel.harbor.steps import STOW

READERS: Final[dict[str, Reader]] = {"stow_crate": asks(int(STOW), "count")}
