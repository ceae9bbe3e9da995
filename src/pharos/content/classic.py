"""The content of 7 Wonders with Leaders and Cities: ``load_classic``.

All rows stand in one stable order, base game first, then Leaders, then Cities; a row's place in its tuple is
the integer that the engine uses for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pharos.content.classic_check import check_classic
from pharos.content.classic_schema import (
    Card,
    CitiesSetup,
    ClassicContent,
    Leader,
    LeadersSetup,
    ResourceKind,
    Seating,
    Setup,
    Stage,
    Wonder,
)
from pharos.content.effects import Symbol
from pharos.content.loader import CONTENT_ROOT, ContentFolder

__all__ = [
    "Card",
    "CitiesSetup",
    "ClassicContent",
    "Leader",
    "LeadersSetup",
    "ResourceKind",
    "Seating",
    "Setup",
    "Stage",
    "Wonder",
    "load_classic",
    "read_classic",
]

BASE = {"expansion": ""}
LEADERS = {"expansion": "leaders"}
CITIES = {"expansion": "cities"}

Row = TypeVar("Row")


@cache
def load_classic() -> ClassicContent:
    """The content of the package, read once."""
    return read_classic()


def read_classic(root: Path = CONTENT_ROOT) -> ClassicContent:
    """Read and check all classic files below ``root``; a fault raises ``ContentError``."""
    folder = ContentFolder(root)
    file = folder.file("classic/setup.toml")
    setup = file.one("setup", Setup)
    symbols = file.one("symbols", _Symbols)
    resources = file.rows("resource", ResourceKind)
    seatings = file.rows("seating", Seating)
    file.close()
    file = folder.file("classic/cities/setup.toml")
    cities_setup = file.one("setup", CitiesSetup)
    cities_seatings = file.rows("seating", Seating)
    file.close()
    file = folder.file("classic/leaders/setup.toml")
    leaders_setup = file.one("setup", LeadersSetup)
    file.close()
    content = ClassicContent(
        resources=resources,
        science_symbols=symbols.science,
        cards=_read_cards(folder),
        leaders=(
            *_read_rows(folder, "classic/leaders/leaders.toml", "leader", Leader, LEADERS),
            *_read_rows(folder, "classic/cities/leaders.toml", "leader", Leader, CITIES),
        ),
        wonders=(
            *_read_rows(folder, "classic/wonders.toml", "wonder", Wonder, BASE),
            *_read_rows(folder, "classic/leaders/wonders.toml", "wonder", Wonder, LEADERS),
            *_read_rows(folder, "classic/cities/wonders.toml", "wonder", Wonder, CITIES),
        ),
        setup=setup,
        seatings=seatings,
        cities_setup=cities_setup,
        cities_seatings=cities_seatings,
        leaders_setup=leaders_setup,
    )
    check_classic(folder, content)
    return content


class _Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    science: tuple[Symbol, ...]


def _read_rows(
    folder: ContentFolder, name: str, table: str, row_type: type[Row], derived: Mapping[str, object]
) -> tuple[Row, ...]:
    file = folder.file(name)
    rows = file.rows(table, row_type, derived)
    file.close()
    return rows


def _read_cards(folder: ContentFolder) -> tuple[Card, ...]:
    cards = (
        *_read_rows(folder, "classic/cards.toml", "card", Card, {"chain_to": (), **BASE}),
        *_read_rows(folder, "classic/guilds.toml", "card", Card, {"chain_to": (), **BASE}),
        *_read_rows(folder, "classic/leaders/guilds.toml", "card", Card, {"chain_to": (), **LEADERS}),
        *_read_rows(folder, "classic/cities/cards.toml", "card", Card, {"chain_to": (), **CITIES}),
        *_read_rows(folder, "classic/cities/guilds.toml", "card", Card, {"chain_to": (), **CITIES}),
    )
    chain_to: dict[str, list[str]] = {}
    for card in cards:
        for giver in card.chain_from:
            chain_to.setdefault(giver, []).append(card.id)
    return tuple(
        replace(card, name_key=card.name_key or card.id, chain_to=tuple(chain_to.get(card.id, ())))
        for card in cards
    )
