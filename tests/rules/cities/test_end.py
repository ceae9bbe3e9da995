"""Chapters END and SCORE: the end of the game and the rows of the sheet."""

import pytest

import pharos
from tests.rules.cities.table import finished, last_turn, table
from tests.rules.classic_table import after, city, score


@pytest.mark.rule("CITIES-END-01")
def test_the_highest_total_wins_after_the_conflict_of_age_three() -> None:
    game = table(city("capitol", coins=0), city("barracks"), age=3, turn=last_turn())
    done = after(game)
    assert done.over
    result = done.result
    assert result is not None
    totals = [sheet["total"] for sheet in result.scores]
    assert [totals[seat] for seat in result.winners] == [max(totals)] * len(result.winners)
    assert result.victory == "points"
    assert score(done, "military", 1) == 5 + 5


@pytest.mark.rule("CITIES-END-01", "CITIES-DEBT-06")
def test_debt_decides_and_coins_break_a_tie() -> None:
    game = finished(city("capitol", coins=2, debt=3), city("tabularium", coins=1), city("hideout"))
    assert game.result is not None
    assert game.result.winners == (1,)
    tie = finished(city("capitol", coins=2, debt=2), city("tabularium", coins=1), city("hideout", coins=0))
    assert tie.result is not None
    assert tie.result.winners == (0,)
    shared = finished(city("capitol", coins=2, debt=2), city("tabularium", coins=2), city("hideout", coins=0))
    assert shared.result is not None
    assert shared.result.winners == (0, 1)


@pytest.mark.rule("CITIES-SCORE-01")
def test_debt_has_a_row_and_the_treasury_leaves_it_out() -> None:
    game = table(city(coins=5, debt=3))
    assert (score(game, "treasury"), score(game, "debt")) == (1, -3)
    assert score(game, "total") == -2


@pytest.mark.rule("CITIES-SCORE-02")
def test_points_of_black_cards_have_a_row_of_their_own() -> None:
    cards = ("residence", "gates_of_the_city", "lair", "tabularium", "secret_society")
    game = table(city(*cards, coins=0), players=4, age=3)
    assert score(game, "cities") == 1 + 4 + 3 + 6 + 5
    assert score(game, "total") == 19
    assert set(game.scores()[0]) == {
        "military",
        "treasury",
        "wonders",
        "civilian",
        "scientific",
        "commercial",
        "guilds",
        "cities",
        "debt",
        "total",
    }
    base = pharos.new_game("classic", players=3, seed=1).scores()[0]
    assert not {"cities", "debt", "leaders"} & set(base)


@pytest.mark.rule("CITIES-SCORE-03")
def test_stages_guilds_and_masks_go_to_the_usual_rows() -> None:
    mine = city("counterfeiters_guild", "pigeon_loft", wonder="petra_b", stages=2, coins=0)
    game = table(mine, city("workshop"), age=3)
    rows = {row: points for row, points in game.scores()[0].items() if points and row != "total"}
    assert rows == {"wonders": 17, "guilds": 5, "scientific": 1}
