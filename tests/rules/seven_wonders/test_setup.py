"""Chapter SETUP: players, decks, boards, coins, neighbours."""

from collections import Counter
from typing import Any

import pytest

import pharos
from tests.rules.classic_table import after, city, coins, laid, open_city, options
from tests.rules.seven_wonders.table import CARDS, WONDERS, deck


def dealt(players: int, seed: int = 5, **chosen: object) -> dict[str, Any]:
    return dict(pharos.new_game("classic", players=players, seed=seed, options=chosen).deal)


def cards_of(deal: dict[str, Any], age: int) -> list[str]:
    piles = [deal["pile"][age - 1]] if "pile" in deal else []
    return [card for hand in [*deal["hands"][age - 1], *piles] for card in hand]


@pytest.mark.rule("SW-SETUP-01")
def test_two_to_seven_players() -> None:
    for players in range(2, 8):
        assert pharos.new_game("classic", players=players, seed=1).players == players
    for wrong in (0, 1, 8, True, None):
        with pytest.raises(pharos.PharosError):
            pharos.new_game("classic", players=wrong, seed=1)


@pytest.mark.rule("SW-SETUP-02")
@pytest.mark.parametrize("players", range(3, 8))
def test_an_age_deck_holds_the_cards_marked_for_so_many_players(players: int) -> None:
    for age in (1, 2, 3):
        found = Counter(card for card in cards_of(dealt(players), age) if CARDS[card].players)
        marks = {
            card: CARDS[card].players for card in CARDS if CARDS[card].age == age and CARDS[card].players
        }
        assert found == +Counter({card: sum(m <= players for m in row) for card, row in marks.items()})


@pytest.mark.rule("SW-SETUP-03")
def test_two_guilds_more_than_players_are_shuffled_into_age_three() -> None:
    kinds = set()
    for players, guilds in ((3, 5), (4, 6), (5, 7), (6, 8), (7, 9)):
        for seed in range(6):
            deal = dealt(players, seed)
            found = [card for card in cards_of(deal, 3) if not CARDS[card].players]
            assert len(found) == len(set(found)) == guilds
            assert sorted(deal["guilds"]) == sorted(found)
            kinds |= set(found)
    assert len(kinds) == 10


@pytest.mark.rule("SW-SETUP-04")
@pytest.mark.parametrize("players", range(3, 8))
def test_every_player_gets_seven_cards_and_none_is_left(players: int) -> None:
    deal = dealt(players)
    assert [[len(hand) for hand in age] for age in deal["hands"]] == [[7] * players] * 3
    assert all(len(cards_of(deal, age)) == 7 * players for age in (1, 2, 3))


@pytest.mark.rule("SW-SETUP-05")
def test_every_city_gets_another_board_either_way_up() -> None:
    sides = set()
    for seed in range(20):
        wonders = dealt(7, seed)["wonders"]
        assert len({WONDERS[wonder].board for wonder in wonders}) == 7
        sides |= {WONDERS[wonder].side for wonder in wonders}
    assert sides == {"a", "b"}
    for side in ("a", "b"):
        assert {WONDERS[wonder].side for wonder in dealt(7, 3, sides=side)["wonders"]} == {side}


@pytest.mark.rule("SW-SETUP-06")
def test_boards_may_be_chosen_one_after_the_other() -> None:
    game = pharos.new_game("classic", players=3, seed=2, options={"choose_wonders": True})
    assert game.waiting == (0,)
    assert len(options(game)) == 14
    game.choose(0, "board:giza:b")
    assert game.waiting == (1,)
    assert "board:giza:a" not in options(game, seat=1)
    game.choose(1, "board:olympia:a")
    game.choose(2, "board:babylon:b")
    assert [open_city(game, n)["wonder"] for n in range(3)] == ["giza_b", "olympia_a", "babylon_b"]
    assert game.waiting == (0, 1, 2)
    for board in {wonder.board for wonder in WONDERS.values() if not wonder.expansion}:
        game = pharos.new_game("classic", players=3, seed=2, options={"choose_wonders": True})
        game.choose(0, f"board:{board}:a")
        assert len(options(game, seat=1)) == 12
        assert f"board:{board}:b" not in options(game, seat=1)


@pytest.mark.rule("SW-SETUP-06")
def test_with_two_players_the_free_city_keeps_its_board() -> None:
    game = pharos.new_game("classic", players=2, seed=2, options={"choose_wonders": True})
    free = open_city(game, 2)["wonder"]
    assert all(WONDERS[free].board not in choice for choice in options(game))
    assert len(options(game)) == 12


@pytest.mark.rule("SW-SETUP-07")
def test_three_coins_each_and_no_limit() -> None:
    game = pharos.new_game("classic", players=4, seed=1)
    assert [coins(game, seat) for seat in range(4)] == [3] * 4
    rich = laid(city(coins=500))
    assert coins(after(rich)) == 503


@pytest.mark.rule("SW-SETUP-08")
def test_the_bank_never_runs_out() -> None:
    # 46 coins of 1 and 24 of 3 are in the box, 118 in all.
    game = laid(city(coins=200), city(coins=200), city(coins=200))
    assert [coins(after(game), n) for n in range(3)] == [203] * 3


@pytest.mark.rule("SW-SETUP-09")
def test_the_left_neighbour_is_the_next_seat() -> None:
    # Five in a ring: seat 4 is to the right of seat 0; seats 2 and 3 sell it nothing.
    boards = ("rhodes_a", "giza_a", "halicarnassus_a", "olympia_a")
    goods = ("press_1", "glassworks_1", "loom_1", "lumber_yard")
    sellers = [city(card, wonder=board) for card, board in zip(goods, boards, strict=True)]
    left_only = laid(city(), *sellers, players=5, hand=["scriptorium", "workshop", "apothecary"])
    assert options(left_only, "build") >= {"build:scriptorium"}
    assert not options(left_only, "build:workshop") | options(left_only, "build:apothecary")
    bought = after(left_only, "build:scriptorium")
    assert coins(bought, 1) == 3 + 3 + 2
    right = laid(city(), city(), city(), city(), city("loom_1"), players=5, hand=["apothecary"])
    assert coins(after(right, "build:apothecary"), 4) == 3 + 3 + 2


@pytest.mark.rule("SW-SETUP-10")
def test_a_city_starts_with_the_resource_of_its_board_and_nothing_else() -> None:
    game = pharos.new_game("classic", players=3, seed=1)
    for seat in range(3):
        row = open_city(game, seat)
        assert (row["cards"], row["stages"], row["victories"], row["defeats"]) == ([], 0, 0, 0)
    alone = laid(city(wonder="giza_a", coins=0), hand=["baths", "stockade"])
    assert options(alone, "build") & {"build:baths", "build:stockade"} == {"build:baths"}


def test_decks_of_the_helper_are_those_of_the_game() -> None:
    assert Counter(deck(3, 1)) == Counter(cards_of(dealt(3), 1))
