"""Chapter END: political supremacy, points, and how the game ends."""

from typing import Any

import pytest

from pharos import Game
from tests.rules.agora.table import city, controller, table
from tests.rules.duel_table import ANNA, BORIS, after, options, pawn, points, view, won

FIVE = dict.fromkeys(range(1, 6), (1, 0))


@pytest.mark.rule("AGORA-END-01")
def test_six_chambers_win_at_once() -> None:
    game = table(city(coins=0), cards=["politician_right_1", "rostrum"], cubes=FIVE)
    assert won(after(game, "recruit:politician_right_1", "influence:6")) == ((ANNA,), "political")
    assert won(after(game, "recruit:politician_right_1", "influence:5")) is None
    # A tie in one chamber is not enough; removing the cube that causes it is.
    tie = table(city(ready=["political_maneuver"]), cubes={**FIVE, 6: (1, 1)})
    assert won(tie) is None
    assert won(after(tie, "trigger:political_maneuver", "influence:1", "remove:6")) == ((ANNA,), "political")


@pytest.mark.rule("AGORA-END-01", "AGORA-CTRL-04")
@pytest.mark.parametrize("mover", [ANNA, BORIS])
def test_supremacy_is_looked_for_when_a_move_is_complete(mover: int) -> None:
    def moved(cubes: list[tuple[int, int]], move: str, **more: Any) -> Game:
        """The game after a move, with the Senate given as cubes of the mover and of the other seat."""
        by_chamber = {n: row if mover == ANNA else row[::-1] for n, row in enumerate(cubes, 1)}
        game = table(cards=["politician_left_1", "rostrum"], turn=mover, cubes=by_chamber, **more)
        return after(game, "recruit:politician_left_1", move)

    # Leaving the tie of chamber 5 gives it to the other seat, but the cube ties chamber 6: nobody controls
    # all.
    spoiled = moved([(0, 1), (1, 2), (0, 1), (0, 1), (1, 1), (0, 1)], "move:5:6")
    assert won(spoiled) is None
    assert [controller(spoiled, n) for n in (5, 6)] == [1 - mover, None]
    assert options(spoiled) == {"build:rostrum", "discard:rostrum"}
    # The same move, with the last chamber staying with the other seat, gives that seat the victory.
    given = moved([(0, 1), (1, 2), (0, 1), (0, 1), (1, 1), (0, 2)], "move:5:6")
    assert won(given) == ((1 - mover,), "political")
    # A cube that wins the sixth chamber wins the game if the chamber it left is still controlled, and not
    # otherwise.
    held = [(1, 0), (1, 0), (1, 0), (1, 0)]
    assert won(moved([*held, (2, 0), (0, 0)], "move:5:6")) == ((mover,), "political")
    assert won(moved([*held, (1, 0), (0, 0)], "move:5:6")) is None
    # The pawn wins while control is updated, for the chamber left or the one entered, before politics counts.
    pawn_of = 1 if mover == ANNA else -1
    left = moved([*held, (2, 1), (0, 0)], "move:5:6", decrees={5: "shield"}, pawn=-8 * pawn_of)
    assert won(left) == ((1 - mover,), "military")
    entered = moved([*held, (2, 0), (0, 0)], "move:5:6", decrees={6: "shield"}, pawn=8 * pawn_of)
    assert won(entered) == ((mover,), "military")


@pytest.mark.rule("AGORA-END-02")
def test_points_of_chambers() -> None:
    game = table(cubes={1: (1, 0), 2: (2, 1), 3: (1, 1), 4: (0, 3), 5: (0, 1), 6: (1, 0)})
    assert [points(game, seat, "senate") for seat in (ANNA, BORIS)] == [1 + 2 + 1, 3 + 2]
    end = table(city(coins=0), city(coins=0), age=3, cards=["obelisk"], cubes={3: (1, 0), 5: (0, 1)})
    over = after(end, "discard:obelisk")
    assert won(over) == ((ANNA,), "civilian")
    assert over.scores()[ANNA] == {
        "civilian": 0, "scientific": 0, "commercial": 0, "guilds": 0, "wonders": 0, "progress": 0,
        "coins": 0, "military": 0, "senate": 3, "total": 3,
    }  # fmt: skip


@pytest.mark.rule("AGORA-END-03")
def test_the_end_by_points_and_ties() -> None:
    more_blue = table(city("altar", coins=0), city(coins=1), age=3, cards=["obelisk"], cubes={3: (0, 1)})
    assert won(after(more_blue, "discard:obelisk")) == ((ANNA,), "civilian")
    shared = table(city(coins=0), city(coins=0), age=3, cards=["obelisk"])
    assert won(after(shared, "discard:obelisk")) == ((ANNA, BORIS), "civilian")
    supremacy = table(city("horse_breeders"), pawn=8, age=2, cards=["walls", "rostrum"])
    assert won(after(supremacy, "build:walls")) == ((ANNA,), "military")


@pytest.mark.rule("AGORA-END-04")
def test_supremacies_are_checked_after_every_step() -> None:
    # The sixth chamber holds the shield decree and the pawn is next to the capital: military comes first.
    both = table(cards=["politician_right_1", "rostrum"], cubes=FIVE, decrees={6: "shield"}, pawn=8)
    assert won(after(both, "recruit:politician_right_1", "influence:6")) == ((ANNA,), "military")
    # In the opponent's turn: Boris removes his own advantage and Anna wins.
    theirs = table(
        city(),
        city(),
        cards=["politician_left_1", "rostrum"],
        turn=BORIS,
        cubes={1: (0, 1)},
        decrees={1: "shield"},
        pawn=8,
    )
    assert won(after(theirs, "recruit:politician_left_1", "move:1:2")) == ((ANNA,), "military")
    # A scientific victory by a token in the middle of a conspiracy: nothing further is asked.
    five = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]
    science = table(city(*five, ready=["espionage"]), age=3, board=["economy"])
    assert won(after(science, "trigger:espionage", "library:law")) == ((ANNA,), "science")
    # A winning movement of the pawn ends a move of influence before control of the chamber entered is
    # counted.
    lost = table(cards=["politician_left_1", "rostrum"], cubes={1: (1, 0)}, decrees={1: "shield"}, pawn=-8)
    over = after(lost, "recruit:politician_left_1", "move:1:2")
    assert won(over) == ((BORIS,), "military")
    assert pawn(over) == -9
    assert view(over)["steps"] == []


@pytest.mark.rule("AGORA-END-05")
def test_no_points_for_senators_conspiracies_and_cubes() -> None:
    plain = table(city(coins=0), city(coins=0))
    rich = table(
        city(
            "politician_left_1",
            "conspirator_1",
            coins=0,
            plots=["coup"],
            ready=["treason"],
            used=["blackmail"],
        ),
        city(coins=0),
    )
    assert plain.scores() == rich.scores()


@pytest.mark.rule("AGORA-END-06")
def test_an_extra_turn_at_the_end_of_an_age_is_lost() -> None:
    game = table(cards=["conspirator_1"], cubes={1: (1, 0)}, decrees={1: "conspirator_extra_turn"}, pawn=1)
    over = after(game, "recruit:conspirator_1", "influence:2")
    assert view(over)["age"] == 3
    assert options(over) == {"begin:0", "begin:1"}
    assert over.waiting == (BORIS,)
    assert controller(over, 1) == ANNA  # cubes and decrees stay where they are
