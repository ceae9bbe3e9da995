"""The content of 7 Wonders Duel with Pantheon and Agora: ``load_duel``.

All rows have a stable order: base game, then Pantheon, then Agora. The index of a row in its tuple is
the integer that the engine uses for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pharos.content.duel_check import check_added, check_duel
from pharos.content.duel_schema import (
    EXPANSIONS,
    Agora,
    AgoraSetup,
    Card,
    Chamber,
    Conspiracy,
    DeckSize,
    Decree,
    DuelContent,
    Gate,
    God,
    MilitaryToken,
    MythologyKind,
    Pantheon,
    PantheonSetup,
    Progress,
    ResourceKind,
    SenateActionStep,
    Setup,
    Track,
    Wonder,
    Zone,
)
from pharos.content.effects import Symbol
from pharos.content.loader import CONTENT_ROOT, ContentFolder
from pharos.content.sets import ContentSet, further_sets
from pharos.content.structure import Layout, PrintedLayout, PrintedMarks, Slot, lay_out, with_marks

__all__ = [
    "Agora",
    "AgoraSetup",
    "Card",
    "Chamber",
    "Conspiracy",
    "DeckSize",
    "Decree",
    "DuelContent",
    "Gate",
    "God",
    "Layout",
    "MilitaryToken",
    "MythologyKind",
    "Pantheon",
    "PantheonSetup",
    "Progress",
    "ResourceKind",
    "SenateActionStep",
    "Setup",
    "Slot",
    "Track",
    "Wonder",
    "Zone",
    "load_duel",
    "read_duel",
]

Row = TypeVar("Row")

PANTHEON = {"expansion": "pantheon"}
AGORA = {"expansion": "agora"}
BASE = {"expansion": ""}
PARTS = (("duel", BASE), *((f"duel/{name}", {"expansion": name}) for name in EXPANSIONS))
"""The folders, and the expansion that their rows belong to."""


@cache
def load_duel() -> DuelContent:
    """Returns the content of the package and of the additional sets, read once."""
    return read_duel(sets=further_sets())


def read_duel(root: Path = CONTENT_ROOT, sets: Iterable[ContentSet] = ()) -> DuelContent:
    """Reads and checks all Duel files below ``root``, then those of additional sets; raises ``ContentError``
    for a fault."""
    folder = ContentFolder(root)
    file = folder.file("duel/setup.toml")
    setup = file.one("setup", Setup)
    decks = file.rows("deck", DeckSize)
    resources = file.rows("resource", ResourceKind)
    symbols = file.one("symbols", _Symbols)
    file.close()
    content = DuelContent(
        resources=resources,
        science_symbols=symbols.science,
        chain_symbols=symbols.chain,
        cards=_read_cards(folder),
        wonders=_read_parts(folder, "wonders.toml", "wonder", Wonder),
        progress=_read_parts(folder, "progress.toml", "progress", Progress),
        layouts=_read_layouts(folder),
        track=_read_track(folder),
        setup=setup,
        decks=decks,
        pantheon=_read_pantheon(folder),
        agora=_read_agora(folder),
    )
    check_duel(folder, content)
    for one in sets:
        content = _with_set(folder, content, one)
    check_added(folder, content)
    return content


def _with_set(folder: ContentFolder, content: DuelContent, one: ContentSet) -> DuelContent:
    """Returns the content with the rows of an additional set appended."""
    beside = folder.beside(one.folder, one.id)

    def rows(name: str, table: str, row_type: type[Row], derived: Mapping[str, object]) -> tuple[Row, ...]:
        if not beside.has(name):
            return ()
        file = beside.file(name)
        found = file.rows(table, row_type, {**derived, "set": one.id})
        file.close()
        return found

    cards = (*content.cards, *rows("duel/cards.toml", "card", Card, {**_DERIVED_OF_CARDS, **BASE}))
    wonders, progress = content.wonders, content.progress
    for part, of in PARTS:
        wonders += rows(f"{part}/wonders.toml", "wonder", Wonder, of)
        progress += rows(f"{part}/progress.toml", "progress", Progress, of)
    gods = (*content.gods, *rows("duel/pantheon/gods.toml", "god", God, PANTHEON))
    pantheon = replace(content.pantheon, gods=gods)
    return replace(content, cards=_linked(cards), wonders=wonders, progress=progress, pantheon=pantheon)


class _Symbols(Struct, frozen=True, forbid_unknown_fields=True):
    science: tuple[Symbol, ...]
    chain: tuple[str, ...]


class _TrackSpaces(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    start: int
    capital: int


_DERIVED_OF_CARDS = {"chain_from": (), "chain_to": ()}


def _read_cards(folder: ContentFolder) -> tuple[Card, ...]:
    file = folder.file("duel/cards.toml")
    cards = file.rows("card", Card, {**_DERIVED_OF_CARDS, **BASE})
    file.close()
    file = folder.file("duel/pantheon/temples.toml")
    cards += file.rows("card", Card, {**_DERIVED_OF_CARDS, **PANTHEON})
    file.close()
    file = folder.file("duel/agora/senators.toml")
    cards += file.rows("card", Card, {**_DERIVED_OF_CARDS, **AGORA})
    file.close()
    return _linked(cards)


def _linked(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards with `chain_from` and `chain_to` filled in."""
    givers: dict[str, list[str]] = {}
    takers: dict[str, list[str]] = {}
    for card in cards:
        if card.gives is not None:
            givers.setdefault(card.gives, []).append(card.id)
        if card.chain is not None:
            takers.setdefault(card.chain, []).append(card.id)
    return tuple(
        replace(
            card,
            chain_from=tuple(givers.get(card.chain or "", ())),
            chain_to=tuple(takers.get(card.gives or "", ())),
        )
        for card in cards
    )


def _read_parts(folder: ContentFolder, name: str, table: str, row_type: type[Row]) -> tuple[Row, ...]:
    """Returns the rows of a file of the base game, and of each expansion that has such a file."""
    rows: tuple[Row, ...] = ()
    for part, derived in PARTS:
        if derived is BASE or folder.has(f"{part}/{name}"):
            file = folder.file(f"{part}/{name}")
            rows += file.rows(table, row_type, derived)
            file.close()
    return rows


def _read_layouts(folder: ContentFolder) -> tuple[Layout, ...]:
    plain: list[Layout] = []
    for name, agora in (("duel/layouts.toml", False), ("duel/agora/layouts.toml", True)):
        file = folder.file(name)
        for number, printed in enumerate(file.rows("layout", PrintedLayout), start=1):
            plain.append(lay_out(f"{name}, layout {number}", printed, agora))
        file.close()
    file = folder.file("duel/pantheon/marks.toml")
    marks = tuple(
        (f"{file.name}, mark {number}", mark)
        for number, mark in enumerate(file.rows("mark", PrintedMarks), start=1)
    )
    file.close()
    return (*plain, *(with_marks(layout, marks) for layout in plain))


def _read_track(folder: ContentFolder) -> Track:
    file = folder.file("duel/track.toml")
    track = file.one("track", _TrackSpaces)
    zones = file.rows("zone", Zone)
    tokens = file.rows("token", MilitaryToken, BASE)
    file.close()
    file = folder.file("duel/agora/tokens.toml")
    agora_tokens = file.rows("agora_token", MilitaryToken, AGORA)
    file.close()
    return Track(
        spaces=track.spaces,
        start=track.start,
        capital=track.capital,
        zones=zones,
        tokens=tokens,
        agora_tokens=agora_tokens,
    )


def _read_pantheon(folder: ContentFolder) -> Pantheon:
    file = folder.file("duel/pantheon/gods.toml")
    mythologies = file.rows("mythology", MythologyKind)
    gods = file.rows("god", God, PANTHEON)
    gate = file.one("gate", Gate)
    file.close()
    file = folder.file("duel/pantheon/setup.toml")
    setup = file.one("setup", PantheonSetup)
    file.close()
    return Pantheon(setup=setup, mythologies=mythologies, gods=gods, gate=gate)


def _read_agora(folder: ContentFolder) -> Agora:
    file = folder.file("duel/agora/senate.toml")
    setup = file.one("setup", AgoraSetup)
    chambers = file.rows("chamber", Chamber)
    file.close()
    file = folder.file("duel/agora/decrees.toml")
    decrees = file.rows("decree", Decree, AGORA)
    file.close()
    file = folder.file("duel/agora/conspiracies.toml")
    conspiracies = file.rows("conspiracy", Conspiracy, AGORA)
    file.close()
    return Agora(setup=setup, chambers=chambers, decrees=decrees, conspiracies=conspiracies)
