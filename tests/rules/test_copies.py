"""A copy of a game equals the game and is independent of it; so is a game set up from its position."""

from random import Random

import pytest

import pharos

pytestmark = pytest.mark.as_seated("what a copy holds is held for all seats alike")
MIXES = (
    ("duel", 2, ()),
    ("duel", 2, ("pantheon",)),
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 2, ()),
    ("classic", 4, ("leaders", "cities")),
)


@pytest.mark.parametrize(("name", "players", "expansions"), MIXES)
def test_a_game_that_goes_on_in_copies_of_itself(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    game = pharos.new_game(name, players=players, expansions=expansions, seed=3)
    copy, told, draw = game.copy(), game.position(), Random(3)
    while not game.over:
        seat = draw.choice(game.waiting)
        choices = [str(choice) for choice in game.choices(seat)]
        choice = draw.choice([choice for choice in choices if "discard:" not in choice] or choices)
        left, copy = copy, copy.copy()
        assert [str(choice) for choice in copy.choices(seat)] == choices
        copy.choose(seat, choice)
        assert left.position() == told
        game.choose(seat, choice)
        told = game.position()
        assert copy.position() == told
        if len(game.record()["choices"]) % 8 == 0 or game.over:
            assert pharos.from_position(told).position() == told
    assert copy.result == game.result
