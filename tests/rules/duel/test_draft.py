"""Chapter DRAFT: choosing wonders."""

from typing import Any

import pytest

import pharos
from tests.rules.duel.table import WONDERS, dealt
from tests.rules.duel_table import ANNA, BORIS, after, drafted, options, view, wonders_of

SETS: dict[str, Any] = {
    "wonders": [
        "the_pyramids", "the_sphinx", "piraeus", "the_colossus",
        "the_mausoleum", "the_great_library", "circus_maximus", "the_appian_way",
    ]
}  # fmt: skip


def pickers(game: pharos.Game, picks: int) -> list[int]:
    """Who makes each pick, if everybody takes the first Wonder on offer."""
    seats = []
    for _ in range(picks):
        seats.append(game.waiting[0])
        game.choose(seats[-1], game.choices(seats[-1])[0])
    return seats


@pytest.mark.rule("DUEL-DRAFT-01")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_the_first_set_is_shared_one_two_one(first: int) -> None:
    game = dealt({"first": first, **SETS})
    assert options(game) == {"draft:the_pyramids", "draft:the_sphinx", "draft:piraeus", "draft:the_colossus"}
    assert view(game)["turn"] == first
    second = 1 - first
    assert pickers(game, 4) == [first, second, second, first]


@pytest.mark.rule("DUEL-DRAFT-01")
def test_a_wonder_that_was_taken_is_gone_and_four_random_ones_are_laid_out() -> None:
    game = after(dealt(SETS), "draft:the_sphinx")
    assert options(game) == {"draft:the_pyramids", "draft:piraeus", "draft:the_colossus"}
    offers = [pharos.new_game("duel", seed=seed).deal["wonders"] for seed in range(200)]
    assert {wonder for offer in offers if isinstance(offer, list) for wonder in offer[:4]} == set(WONDERS)


@pytest.mark.rule("DUEL-DRAFT-02")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_the_second_set_starts_with_the_second_player(first: int) -> None:
    game = dealt({"first": first, **SETS})
    pickers(game, 4)
    second = 1 - first
    assert pickers(game, 4) == [second, first, first, second]


@pytest.mark.rule("DUEL-DRAFT-03")
def test_everybody_has_four_wonders_after_the_draft() -> None:
    game = drafted(dealt(SETS))
    assert len(wonders_of(game, ANNA)) == len(wonders_of(game, BORIS)) == 4
    assert wonders_of(game, ANNA) | wonders_of(game, BORIS) == set(SETS["wonders"])
    assert "offer" not in game.view(ANNA).data


@pytest.mark.rule("DUEL-DRAFT-04")
def test_the_second_set_is_hidden_until_the_first_is_shared_out() -> None:
    game = dealt(SETS)
    for _ in range(4):
        for seat in (ANNA, BORIS, None):
            shown = str(game.view(seat).data)
            assert not [wonder for wonder in SETS["wonders"][4:] if wonder in shown]
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    assert set(view(game)["offer"]) == set(SETS["wonders"][4:])


@pytest.mark.rule("DUEL-DRAFT-05")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_fixed_wonders_for_a_first_game(first: int) -> None:
    game = dealt({"first": first}, first_game_wonders=True)
    assert wonders_of(game, first) == {
        "the_pyramids", "the_great_lighthouse", "the_temple_of_artemis", "the_statue_of_zeus",
    }  # fmt: skip
    assert wonders_of(game, 1 - first) == {"circus_maximus", "piraeus", "the_appian_way", "the_colossus"}
    assert game.waiting == (first,)
    assert not options(game, "draft")
