"""The effect of Caravan: triggers the step in which a ware is received."""

from typing import Final

from pharos.classic.caravan.steps import RECEIVE
from pharos.classic.effects import Reader
from pharos.content.effect_reader import asks

READERS: Final[dict[str, Reader]] = {"receive_ware": asks(int(RECEIVE), "count")}
