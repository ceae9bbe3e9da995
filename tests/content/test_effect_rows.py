"""Every effect of a game has one row, a reader, a sentence in both languages, a chapter and a picture.

The same check is run with one thing omitted at a time, and must report it by name.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, get_args

import pytest

from pharos import rulebook
from pharos.classic import pieces as classic_pieces
from pharos.content import carriers, classic_effects, duel_effects
from pharos.content.effect_row import EffectRow
from pharos.content.effects import ClassicEffect, Coins, Conspire, DuelEffect, Effect
from pharos.duel import pieces as duel_pieces
from pharos.texts import keys

GAMES: dict[str, tuple[Any, tuple[EffectRow, ...], dict[str, Any], carriers.Carriers]] = {
    "duel": (DuelEffect, duel_effects.ROWS, duel_pieces.READERS, carriers.DUEL),
    "classic": (ClassicEffect, classic_effects.ROWS, classic_pieces.READERS, carriers.CLASSIC),
}
OPTIONS_ONLY = {Conspire}
"""They occur only inside another effect."""


def types_of(union: Any) -> set[str]:
    """The names of the effects of a game."""
    return {str(effect.__struct_config__.tag) for effect in get_args(union) if effect not in OPTIONS_ONLY}


def faults_of(
    game: str,
    rows: tuple[EffectRow, ...],
    readers: Iterable[str],
    texts: Mapping[str, Iterable[str]],
    chapters: Iterable[str],
) -> list[str]:
    """Returns the names of what is missing."""
    faults = [f"{name} has no row" for name in types_of(GAMES[game][0]) - {row.type for row in rows}]
    for row in rows:
        if row.type not in types_of(GAMES[game][0]):
            known = any(one.__struct_config__.tag == row.type for one in Effect.__subclasses__())
            union = f"{game.capitalize()}Effect"
            faults.append(f"{row.type} is not in {union}" if known else f"{row.type} has a row and no struct")
        if row.type not in readers:
            faults.append(f"{row.type} has no reader")
        faults += [
            f"{row.type} has no sentence in {lang}"
            for lang in texts
            if SENTENCE + row.type not in texts[lang]
        ]
        wrong = [
            chapter for chapter in (row.chapter, *row.on.values()) if chapter and chapter not in chapters
        ]
        faults += [f"{row.type} names the chapter {chapter}, which there is not" for chapter in wrong]
        if not row.picture:
            faults.append(f"{row.type} has no picture")
    return faults


@pytest.mark.parametrize("pieces", [duel_pieces, classic_pieces], ids=list(GAMES))
def test_an_effect_without_a_reader_is_named_when_it_is_read(
    pieces: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces.read_effects(pieces.Piece("mine"), (Coins(amount=3),))
    monkeypatch.delitem(pieces.READERS, "coins")
    with pytest.raises(LookupError, match=r"^The effect coins has no reader\.$"):
        pieces.read_effects(pieces.Piece("mine"), (Coins(amount=3),))


SENTENCE = "printed-effect-"
TEXTS = {lang: frozenset(keys(lang)) for lang in ("en", "ru")}
CHAPTERS = frozenset(rule.id.rpartition("-")[0] for rule in rulebook.rules())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing_of_any_effect(game: str) -> None:
    _, rows, readers, _ = GAMES[game]
    assert faults_of(game, rows, readers, TEXTS, CHAPTERS) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forgotten_of_an_effect_is_named(game: str) -> None:
    _, rows, readers, _ = GAMES[game]
    some, others = rows[1], (rows[0], *rows[2:])
    name = some.type
    mute = {"en": TEXTS["en"], "ru": TEXTS["ru"] - {SENTENCE + name}}
    for faults, said in (
        (faults_of(game, others, readers, TEXTS, CHAPTERS), f"{name} has no row"),
        (faults_of(game, rows, set(readers) - {name}, TEXTS, CHAPTERS), f"{name} has no reader"),
        (faults_of(game, rows, readers, mute, CHAPTERS), f"{name} has no sentence in ru"),
        (
            faults_of(game, (*others, replace(some, chapter="DUEL-NONE")), readers, TEXTS, CHAPTERS),
            f"{name} names the chapter DUEL-NONE, which there is not",
        ),
        (
            faults_of(game, (*others, replace(some, picture="")), readers, TEXTS, CHAPTERS),
            f"{name} has no picture",
        ),
    ):
        assert faults == [said]


def test_the_games_draw_an_effect_alike() -> None:
    pictures = {row.type: row.picture for row in duel_effects.ROWS}
    shared = [row for row in classic_effects.ROWS if row.type in pictures]
    assert shared
    assert {row.type: row.picture for row in shared} == {row.type: pictures[row.type] for row in shared}


def test_a_row_without_a_picture_or_a_chapter_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="chapter"):
        EffectRow("shields", ("a card",), picture="shield")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="picture"):
        EffectRow("shields", ("a card",), chapter="SW-WAR")  # type: ignore[call-arg]


@pytest.mark.parametrize("game", GAMES)
def test_no_effect_has_two_rows(game: str) -> None:
    twice = [name for name, count in Counter(row.name for row in GAMES[game][1]).items() if count > 1]
    assert not twice


@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_a_carrier(game: str) -> None:
    _, rows, _, known = GAMES[game]
    assert all(row.carriers for row in rows)
    assert set(known.kinds) == {kind for row in rows for kind in row.carriers}
