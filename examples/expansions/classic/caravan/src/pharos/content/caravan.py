"""The printed content of Caravan besides its board: the wares, and the numbers in its rules."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from pharos.content.effects import Amount
from pharos.content.loader import CONTENT_ROOT, ContentFolder


class Ware(Struct, frozen=True, forbid_unknown_fields=True):
    """A ware with its points at the end of the game."""

    id: str
    points: Amount


class CaravanSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a ware."""

    price: Amount


class CaravanContent(Struct, frozen=True):
    """The content of `classic/caravan/wares.toml`."""

    setup: CaravanSetup
    wares: tuple[Ware, ...]


@cache
def load_caravan() -> CaravanContent:
    """Loads the file once."""
    file = ContentFolder(CONTENT_ROOT).file("classic/caravan/wares.toml")
    content = CaravanContent(file.one("setup", CaravanSetup), file.rows("ware", Ware))
    file.close()
    return content
