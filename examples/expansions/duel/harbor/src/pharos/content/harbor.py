"""The printed content of Harbor besides its Wonder: the crates, and the numbers in its rules."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from pharos.content.effects import Amount
from pharos.content.loader import CONTENT_ROOT, ContentFolder


class Crate(Struct, frozen=True, forbid_unknown_fields=True):
    """A crate with its points at the end of the game."""

    id: str
    points: Amount


class HarborSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of docking, and the number of crates to look at."""

    price: Amount
    seen: Amount


class HarborContent(Struct, frozen=True):
    """The content of `duel/harbor/crates.toml`."""

    setup: HarborSetup
    crates: tuple[Crate, ...]


@cache
def load_harbor() -> HarborContent:
    """Loads the file once."""
    file = ContentFolder(CONTENT_ROOT).file("duel/harbor/crates.toml")
    content = HarborContent(file.one("setup", HarborSetup), file.rows("crate", Crate))
    file.close()
    return content
