"""Chapter SCORE: points and ties."""

from typing import Any

import pytest

from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, city, points, won


def ended(anna: dict[str, Any], boris: dict[str, Any], pawn: int = 0) -> tuple[tuple[int, ...], str] | None:
    """The result after Boris discards the last card."""
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
        progress=["philosophy"],  # 7
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


@pytest.mark.rule("DUEL-SCORE-01", "DUEL-END-02")
def test_every_row_of_the_sheet_decides() -> None:
    """Whatever gives the only points of a game wins it: each row counts in the total that is compared."""
    rows: list[tuple[dict[str, Any], int]] = [
        (city("altar", coins=0), 0),
        (city("library", coins=0), 0),
        (city("port", coins=0), 0),
        (city("builders_guild", coins=0, built=["the_mausoleum"]), 0),
        (city(coins=0, built=["the_sphinx"]), 0),
        (city(coins=0, progress=["agriculture"]), 0),
        (city(coins=3), 0),
        (city(coins=0), 1),
        (city(coins=0), 3),
    ]
    for mine, pawn in rows:
        for seat in (ANNA, BORIS):
            cities = (mine, city(coins=0)) if seat == ANNA else (city(coins=0), mine)
            game = table(*cities, age=3, pawn=pawn if seat == ANNA else -pawn, cards=["obelisk"], last=True)
            over = after(game, "discard:obelisk")
            assert won(over) == ((seat,), "civilian"), (mine, pawn, seat)
    # The track against printed points: 5 points of the second zone beat a Statue, 2 of the first do not.
    assert ended(city(coins=0), city("statue", coins=0), pawn=3) == ((ANNA,), "civilian")
    assert ended(city(coins=0), city("statue", coins=0), pawn=2) == ((BORIS,), "civilian")
