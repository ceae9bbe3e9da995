"""Chapter GOD: Mars, Minerva and Neptune."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    coins,
    gained,
    options,
    pawn,
    refusal,
    view,
    won,
)
from tests.rules.pantheon.table import board_of, table


@pytest.mark.rule("PAN-GOD-MARS-01")
def test_mars_moves_the_pawn_two_spaces() -> None:
    game = table(city(progress=["strategy"]), gods={1: "mars"}, pawn=2)
    game = after(game, "activate:mars")
    assert pawn(game) == 4
    assert coins(game, BORIS) == 18  # the token of the zone the pawn enters
    assert won(after(table(gods={1: "mars"}, pawn=7), "activate:mars")) == ((ANNA,), "military")


@pytest.mark.rule("PAN-GOD-MINERVA-01")
def test_minerva_may_stand_on_any_space() -> None:
    game = after(table(gods={1: "minerva"}, pawn=3), "activate:minerva")
    assert options(game) == {f"minerva:{space}" for space in range(-9, 10) if space != 3}
    assert board_of(after(game, "minerva:-9"))["minerva"] == -9
    assert board_of(after(game, "minerva:9"))["minerva"] == 9


@pytest.mark.rule("PAN-GOD-MINERVA-01")
def test_minerva_in_the_own_capital_prevents_a_defeat() -> None:
    game = table(gods={1: "minerva"}, cards=["walls", "rostrum"], pawn=-8)
    game = after(game, "activate:minerva", "minerva:-9", "build:walls")
    assert won(game) is None
    assert pawn(game) == -8
    assert board_of(game)["minerva"] is None


@pytest.mark.rule("PAN-GOD-MINERVA-02")
def test_minerva_not_on_the_conflict_pawn() -> None:
    game = after(table(gods={1: "minerva"}), "activate:minerva")
    assert refusal(game, "minerva:0") == "PAN-GOD-MINERVA-02"


@pytest.mark.rule("PAN-GOD-MINERVA-03")
def test_the_pawn_stops_before_minerva_who_leaves() -> None:
    game = table(age=3, cards=["pretorium", "obelisk"], minerva=4, pawn=1)
    game = after(game, "build:pretorium")
    assert pawn(game) == 3
    assert board_of(game)["minerva"] is None


@pytest.mark.rule("PAN-GOD-MINERVA-04")
@pytest.mark.parametrize(("turn", "space", "stops"), [(ANNA, 2, 1), (BORIS, -2, -1), (BORIS, -1, 0)])
def test_minerva_stops_either_player_in_either_direction(turn: int, space: int, stops: int) -> None:
    game = table(minerva=space, cards=["walls", "rostrum"], turn=turn)
    assert pawn(after(game, "build:walls")) == stops


@pytest.mark.rule("PAN-GOD-MINERVA-04")
def test_minerva_stays_through_the_ages() -> None:
    game = after(table(minerva=5, cards={0: "rostrum"}), "discard:rostrum")
    assert view(game)["age"] == 3
    assert board_of(game)["minerva"] == 5
    passed = table(minerva=5, cards=["walls", "rostrum"])
    assert board_of(after(passed, "build:walls"))["minerva"] == 5


@pytest.mark.rule("PAN-GOD-MINERVA-05")
def test_minerva_on_the_next_space_stops_everything() -> None:
    game = after(table(minerva=1, cards=["walls", "rostrum"]), "build:walls")
    assert pawn(game) == 0
    assert board_of(game)["minerva"] is None


@pytest.mark.rule("PAN-GOD-MINERVA-06")
def test_no_token_and_no_siege_for_spaces_not_entered() -> None:
    game = table(city(progress=["poliorcetics"]), pawn=1, minerva=3, age=3, cards=["pretorium", "obelisk"])
    game = after(game, "build:pretorium")
    assert pawn(game) == 2
    assert coins(game, BORIS) == 19
    assert len(view(game)["military_tokens"]) == 4


@pytest.mark.rule("PAN-GOD-NEPTUNE-01")
def test_neptune_throws_one_token_away_and_uses_another() -> None:
    game = after(table(gods={1: "neptune"}), "activate:neptune")
    four = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")
    assert options(game) == {f"sink:{token}" for token in four}
    game = after(game, "sink:seat0_far")
    assert coins(game, BORIS) == 20
    assert options(game) == {f"unleash:{token}" for token in four if token != "seat0_far"}
    assert refusal(game, "unleash:seat0_far") == "PAN-GOD-NEPTUNE-01"
    game = after(game, "unleash:seat1_far")
    assert coins(game, BORIS) == 15
    assert view(game)["military_tokens"] == ["seat0_near", "seat1_near"]


@pytest.mark.rule("PAN-GOD-NEPTUNE-02")
@pytest.mark.parametrize(("turn", "slot"), [(ANNA, 1), (BORIS, 6)])
def test_the_token_hits_the_opponent_whatever_its_side(turn: int, slot: int) -> None:
    game = after(table(gods={slot: "neptune"}, turn=turn), "activate:neptune", "sink:seat0_near")
    for token, loss in (("seat0_far", 5), ("seat1_far", 5), ("seat1_near", 2)):
        assert gained(game, f"unleash:{token}", seat=1 - turn) == -loss
        assert gained(game, f"unleash:{token}", seat=turn) == 0


@pytest.mark.rule("PAN-GOD-NEPTUNE-03")
def test_neptune_with_one_token_or_none() -> None:
    one = after(table(gods={1: "neptune"}, military=["seat0_far"]), "activate:neptune")
    assert options(one) == {"sink:seat0_far"}
    one = after(one, "sink:seat0_far")
    assert asking(one) == "turn"
    assert coins(one, BORIS) == 20
    none = after(table(gods={1: "neptune"}, military=[]), "activate:neptune")
    assert none.waiting == (BORIS,)


@pytest.mark.rule("PAN-GOD-NEPTUNE-04")
def test_neptune_does_not_move_the_pawn_and_the_zone_stays_empty() -> None:
    game = table(gods={1: "neptune"}, pawn=2, cards={0: "walls", 1: "rostrum", 2: "brewery"})
    game = after(game, "activate:neptune", "sink:seat1_near", "unleash:seat1_far")
    assert pawn(game) == 2
    before = coins(game, BORIS)
    game = after(game, "discard:rostrum", "build:walls")
    assert pawn(game) == 4
    assert coins(game, BORIS) == before + 2
