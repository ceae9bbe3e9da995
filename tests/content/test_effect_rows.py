"""Every effect of a game has one row, and every row an effect that the engine reads."""

from collections import Counter
from typing import Any, get_args

import pytest

from pharos.classic import pieces as classic_pieces
from pharos.content import carriers, classic_effects, duel_effects
from pharos.content.effect_row import EffectRow
from pharos.content.effects import ClassicEffect, Conspire, DuelEffect
from pharos.duel import pieces as duel_pieces

GAMES: dict[str, tuple[Any, tuple[EffectRow, ...], dict[str, Any], carriers.Carriers]] = {
    "duel": (DuelEffect, duel_effects.ROWS, duel_pieces.READERS, carriers.DUEL),
    "classic": (ClassicEffect, classic_effects.ROWS, classic_pieces.READERS, carriers.CLASSIC),
}
OPTIONS_ONLY = {Conspire}
"""They stand inside another effect only."""


def types_of(union: Any) -> set[str]:
    """The names of the effects that a game knows."""
    return {str(effect.__struct_config__.tag) for effect in get_args(union) if effect not in OPTIONS_ONLY}


def named(row: EffectRow) -> str:
    """The effect of a row; some effects have a second row for cards of one color."""
    return row.name.split()[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_has_a_row(game: str) -> None:
    union, rows, _, _ = GAMES[game]
    assert types_of(union) == {named(row) for row in rows}


@pytest.mark.parametrize("game", GAMES)
def test_no_effect_has_two_rows(game: str) -> None:
    twice = [name for name, count in Counter(row.name for row in GAMES[game][1]).items() if count > 1]
    assert not twice


@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_a_reader_and_a_carrier(game: str) -> None:
    _, rows, readers, known = GAMES[game]
    assert {named(row) for row in rows} <= set(readers)
    assert all(row.carriers for row in rows)
    assert set(known.kinds) == {kind for row in rows for kind in row.carriers}
