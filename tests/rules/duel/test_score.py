"""Chapter SCORE: points and ties."""

from typing import Any

import pytest

from tests.rules.duel.table import ANNA, BORIS, after, city, points, table, won


def ended(anna: dict[str, Any], boris: dict[str, Any], pawn: int = 0) -> tuple[tuple[int, ...], str] | None:
    """How the game ends when Boris discards its last card."""
    game = table(anna, boris, age=3, pawn=pawn, cards=["port"], last=True, turn=BORIS)
    return won(after(game, "discard:port"))


@pytest.mark.rule("DUEL-SCORE-01")
def test_the_score_sheet_of_the_example() -> None:
    anna = city(
        "palace", "town_hall", "altar", "statue",  # 7 + 7 + 3 + 4 = 21 blue
        "academy", "library", "workshop",  # 3 + 2 + 1 = 6 green
        "arena",  # 3 yellow
        "builders_guild",  # 2 points for each of the opponent's 4 wonders: 8
        built=["the_pyramids", "the_colossus"],  # 9 + 3 = 12
        tokens=["philosophy"],  # 7
        coins=11,
    )  # fmt: skip
    boris = city(built=["the_sphinx", "piraeus", "circus_maximus", "the_mausoleum"])
    game = table(anna, boris, age=3, pawn=4, cards=["port"])
    assert game.scores()[ANNA] == {
        "civilian": 21,
        "scientific": 6,
        "commercial": 3,
        "guilds": 8,
        "wonders": 12,
        "progress": 7,
        "coins": 3,
        "military": 5,
        "total": 65,
    }


@pytest.mark.rule("DUEL-SCORE-02")
@pytest.mark.parametrize(("treasury", "worth"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (100, 33)])
def test_three_coins_are_a_point(treasury: int, worth: int) -> None:
    assert points(table(city(coins=treasury), cards=["walls"]), ANNA, "coins") == worth


@pytest.mark.rule("DUEL-SCORE-03")
def test_only_built_wonders_score() -> None:
    game = table(city(built=["the_sphinx"], wonders=["the_pyramids", "the_colossus"]), cards=["walls"])
    assert points(game, ANNA, "wonders") == 6


@pytest.mark.rule("DUEL-SCORE-04")
def test_a_tie_goes_to_more_blue_points() -> None:
    # 7 points each: a Palace against Academy, Library and 6 coins (4 and 2 from the last card)
    assert ended(city("palace", coins=0), city("academy", "library", coins=4)) == ((ANNA,), "civilian")
    assert ended(city("academy", "library", coins=6), city("palace", coins=0)) == ((BORIS,), "civilian")


@pytest.mark.rule("DUEL-SCORE-05")
def test_a_full_tie_is_shared() -> None:
    assert ended(city("palace", coins=0), city("town_hall", coins=0)) == ((ANNA, BORIS), "civilian")
    assert ended(city(coins=0), city(coins=0)) == ((ANNA, BORIS), "civilian")


@pytest.mark.rule("DUEL-SCORE-06")
def test_the_magistrates_guild_does_not_break_a_tie() -> None:
    # Anna: Altar 3, guild 1; Boris: Altar's equal 3 and 3 coins; 4 points each, 3 of them blue
    anna, boris = city("altar", "magistrates_guild", coins=0), city("theater", coins=1)
    assert ended(anna, boris) == ((ANNA, BORIS), "civilian")
