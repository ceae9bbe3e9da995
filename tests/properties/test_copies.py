"""A copy of a state has every field of the original, and shares nothing that changes.

A field that `clone` forgets is lost in every search, sample and copied game, though the game itself goes on
as it should.
"""

from collections.abc import Callable
from typing import Any

import pytest

import pharos

MIXES: dict[str, tuple[str, ...]] = {"duel": ("pantheon", "agora"), "classic": ("leaders", "cities")}
PLAYERS = {"duel": 2, "classic": 4}
SHARED = {"deal", "layout", "families", "boards"}
"""What never changes; `boards` is empty where no expansion has one."""
WITHIN_A_TURN = {"buying", "strength", "to_bank"}
"""Numbers of 7 Wonders that are set anew wherever they are read."""


def parts_of(game: str) -> dict[str, Any]:
    """Everything of a game that is cloned, by its name."""
    state: Any = pharos.new_game(game, players=PLAYERS[game], expansions=MIXES[game], seed=1)._state
    if game == "duel":
        return {"State": state, "City": state.city0, "Pantheon": state.pantheon, "Senate": state.senate}
    return {"State": state, "City": state.cities[0]}


def fields_of(part: Any) -> list[str]:
    return [name for name in dir(part) if not name.startswith("_") and not callable(getattr(part, name))]


def lost_by(part: Any, clone: Callable[[Any], Any]) -> list[str]:
    """The numbers and flags that a copy does not have, where no two fields are alike."""
    numbers = [name for name in fields_of(part) if isinstance(getattr(part, name), int)]
    assert numbers
    for n, name in enumerate(numbers):
        value = getattr(part, name)
        setattr(part, name, not value if isinstance(value, bool) else 1000 + n)
    copy = clone(part)
    return [name for name in numbers if getattr(copy, name) != getattr(part, name)]


@pytest.mark.parametrize("game", MIXES)
def test_a_copy_has_every_number(game: str) -> None:
    for name, part in parts_of(game).items():
        lost = [field for field in lost_by(part, lambda one: one.clone()) if field not in WITHIN_A_TURN]
        assert not lost, f"`clone` of the {name} of {game} forgets {', '.join(lost)}"


def test_a_number_that_is_forgotten_is_named() -> None:
    def forgetful(city: Any) -> Any:
        copy = city.clone()
        copy.coins = 0
        return copy

    assert lost_by(parts_of("duel")["City"], forgetful) == ["coins"]


@pytest.mark.parametrize("game", MIXES)
def test_a_copy_has_lists_of_its_own(game: str) -> None:
    for name, part in parts_of(game).items():
        copy = part.clone()
        for field in set(fields_of(part)) - SHARED:
            original, copied = getattr(part, field), getattr(copy, field)
            if isinstance(original, int | str | None):
                continue
            assert copied is not original, f"a copy of the {name} of {game} shares {field}"
            if hasattr(original, "__len__"):
                assert len(copied) == len(original)
                assert not isinstance(original[0], int) or list(copied) == list(original), field
