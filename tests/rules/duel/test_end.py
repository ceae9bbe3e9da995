"""Chapter END: how a game ends."""

import pytest

from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, city, points, won

FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]


@pytest.mark.rule("DUEL-END-01")
def test_supremacy_ends_the_game_at_once_whatever_the_points() -> None:
    rich = city("palace", "town_hall", "obelisk", coins=99)
    military = after(table(city(), rich, age=3, pawn=8, cards=["pretorium"]), "build:pretorium")
    assert won(military) == ((ANNA,), "military")
    assert points(military, BORIS) > points(military, ANNA)
    assert military.choices(ANNA) == military.choices(BORIS) == []
    science = after(table(city(*FIVE), rich, age=3, cards=["university"]), "build:university")
    assert won(science) == ((ANNA,), "science")
    assert points(science, BORIS) > points(science, ANNA)


@pytest.mark.rule("DUEL-END-01")
def test_it_comes_before_the_points_of_the_last_card() -> None:
    game = table(city(*FIVE), city("palace", coins=99), age=3, cards=["university"], last=True)
    assert won(after(game, "build:university")) == ((ANNA,), "science")


@pytest.mark.rule("DUEL-END-01")
def test_nothing_can_be_chosen_afterwards() -> None:
    game = after(table(age=3, pawn=8, cards=["pretorium"]), "build:pretorium")
    assert game.explain(BORIS, "discard:obelisk").rule == "DUEL-END-01"


@pytest.mark.rule("DUEL-END-02")
@pytest.mark.parametrize(
    ("anna", "boris", "winner"), [("palace", "obelisk", ANNA), ("obelisk", "palace", BORIS)]
)
def test_more_points_win(anna: str, boris: str, winner: int) -> None:
    game = table(city(anna, coins=0), city(boris, coins=0), age=3, cards=["port"], last=True)
    assert won(game) is None
    assert won(after(game, "discard:port")) == ((winner,), "civilian")
