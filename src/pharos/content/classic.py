"""The content of 7 Wonders with Leaders and Cities: ``load_classic``.

All rows have a stable order: base game, then Leaders, then Cities. The index of a row in its tuple is
the integer that the engine uses for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pharos.content.classic_check import check_added, check_classic
from pharos.content.classic_schema import (
    EXPANSIONS,
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
from pharos.content.sets import ContentSet, further_sets

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
PARTS = (("classic", BASE), *((f"classic/{name}", {"expansion": name}) for name in EXPANSIONS))
"""The folders, and the expansion that their rows belong to."""

Row = TypeVar("Row")


@cache
def load_classic() -> ClassicContent:
    """Returns the content of the package and of the additional sets, read once."""
    return read_classic(sets=further_sets())


def read_classic(root: Path = CONTENT_ROOT, sets: Iterable[ContentSet] = ()) -> ClassicContent:
    """Reads and checks all files of 7 Wonders below ``root``, then those of additional sets; raises
    ``ContentError`` for a fault."""
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
        wonders=_read_wonders(folder),
        setup=setup,
        seatings=seatings,
        cities_setup=cities_setup,
        cities_seatings=cities_seatings,
        leaders_setup=leaders_setup,
    )
    check_classic(folder, content)
    for one in sets:
        content = _with_set(folder, content, one)
    check_added(folder, content)
    return content


def _with_set(folder: ContentFolder, content: ClassicContent, one: ContentSet) -> ClassicContent:
    """Returns the content with the rows of an additional set appended."""
    beside = folder.beside(one.folder, one.id)

    def rows(name: str, table: str, row_type: type[Row], of: Mapping[str, object]) -> tuple[Row, ...]:
        derived = {**of, "set": one.id, **({"chain_to": ()} if table == "card" else {})}
        return _read_rows(beside, name, table, row_type, derived) if beside.has(name) else ()

    cards, leaders, wonders = content.cards, content.leaders, content.wonders
    for part, of in PARTS:
        cards += rows(f"{part}/cards.toml", "card", Card, of) + rows(f"{part}/guilds.toml", "card", Card, of)
        leaders += rows(f"{part}/leaders.toml", "leader", Leader, of)
        wonders += rows(f"{part}/wonders.toml", "wonder", Wonder, of)
    return replace(content, cards=_linked(cards), leaders=leaders, wonders=wonders)


class _Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    science: tuple[Symbol, ...]


def _read_rows(
    folder: ContentFolder, name: str, table: str, row_type: type[Row], derived: Mapping[str, object]
) -> tuple[Row, ...]:
    file = folder.file(name)
    rows = file.rows(table, row_type, derived)
    file.close()
    return rows


def _read_wonders(folder: ContentFolder) -> tuple[Wonder, ...]:
    """Returns the boards of the base game, and of each expansion that has any."""
    wonders: tuple[Wonder, ...] = ()
    for part, of in PARTS:
        if of is BASE or folder.has(f"{part}/wonders.toml"):
            wonders += _read_rows(folder, f"{part}/wonders.toml", "wonder", Wonder, of)
    return wonders


def _read_cards(folder: ContentFolder) -> tuple[Card, ...]:
    cards = (
        *_read_rows(folder, "classic/cards.toml", "card", Card, {"chain_to": (), **BASE}),
        *_read_rows(folder, "classic/guilds.toml", "card", Card, {"chain_to": (), **BASE}),
        *_read_rows(folder, "classic/leaders/guilds.toml", "card", Card, {"chain_to": (), **LEADERS}),
        *_read_rows(folder, "classic/cities/cards.toml", "card", Card, {"chain_to": (), **CITIES}),
        *_read_rows(folder, "classic/cities/guilds.toml", "card", Card, {"chain_to": (), **CITIES}),
    )
    return _linked(cards)


def _linked(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards with `chain_to` filled in."""
    chain_to: dict[str, list[str]] = {}
    for card in cards:
        for giver in card.chain_from:
            chain_to.setdefault(giver, []).append(card.id)
    return tuple(
        replace(card, name_key=card.name_key or card.id, chain_to=tuple(chain_to.get(card.id, ())))
        for card in cards
    )
