"""Chapter TWOP: two players and the free city."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import BLACK, debt, doves, last_turn, owes, table
from tests.rules.classic_table import CARDS, city, coins, position, step, tokens

FREE = 2


@pytest.mark.rule("CITIES-TWOP-01")
def test_the_decks_of_three_with_three_black_cards() -> None:
    for seed in range(4):
        game = pharos.new_game("classic", players=2, expansions=["cities"], seed=seed)
        deal: dict[str, Any] = game.deal
        for n in range(3):
            cards = [card for hand in deal["hands"][n] for card in hand] + deal["pile"][n]
            assert len(cards) == 24
            assert sum(card in BLACK for card in cards) == 3
            assert [len(hand) for hand in deal["hands"][n]] == [8, 8]
            assert len(deal["pile"][n]) == 8
        assert len(deal["guilds"]) == 5
        assert all(CARDS[card].color == "purple" for card in deal["guilds"])
    turns = {entry["turn"] for entry in _whole(game)["history"] if entry["age"] == 1}
    assert turns == set(range(1, 8))


def _whole(game: pharos.Game) -> dict[str, Any]:
    game = game.copy()
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, game.choices(seat)[-1])
    return position(game)


def losing(builder: int, *, turn_number: int = 4) -> pharos.Game:
    """A turn in which a city of the ring builds Hideout; the holder of the free city's card is known."""
    holder = (1 + turn_number) % 2
    if builder == FREE:
        hands = {holder: ["hideout", "altar"], 1 - holder: ["theater"]}
    else:
        hands = {builder: ["hideout", "altar"], 1 - builder: ["theater", "baths"]}
    return table(city(coins=5), city(coins=5), city(coins=5), players=2, turn=turn_number, hands=hands)


@pytest.mark.rule("CITIES-TWOP-02")
@pytest.mark.parametrize("turn_number", [3, 4])
def test_the_holder_decides_for_the_free_city(turn_number: int) -> None:
    holder = (1 + turn_number) % 2
    game = losing(1 - holder, turn_number=turn_number).copy()
    game.choose(1 - holder, "build:hideout")
    game.choose(holder, "discard:theater")
    game.choose(holder, next(choice for choice in game.choices(holder) if str(choice).startswith("city:")))
    assert step(game) == "losses"
    assert owes(game) == {holder: 1, FREE: 1}
    assert game.waiting == (holder,)
    assert [str(choice) for choice in game.choices(holder)] == ["pay:0", "pay:1"]
    game.choose(holder, "pay:0")
    assert [str(choice) for choice in game.choices(holder)] == ["city:pay:0", "city:pay:1"]
    before = coins(game, FREE)
    game.choose(holder, "city:pay:1")
    assert (debt(game, holder), debt(game, FREE), coins(game, FREE)) == (1, 0, before - 1)


@pytest.mark.rule("CITIES-TWOP-03")
def test_a_loss_card_of_the_free_city_costs_both_players() -> None:
    game = losing(FREE)
    holder = 1
    game.choose(1 - holder, "discard:theater")
    game.choose(holder, "discard:altar")
    game.choose(holder, "city:build:hideout")
    assert owes(game) == {0: 1, 1: 1}
    assert game.waiting == (0, 1)


@pytest.mark.rule("CITIES-TWOP-04")
def test_a_loss_card_of_a_player_costs_the_other_and_the_free_city() -> None:
    game = losing(1)
    game.choose(0, "discard:theater")
    game.choose(1, "build:hideout")
    game.choose(1, next(choice for choice in game.choices(1) if str(choice).startswith("city:")))
    assert owes(game) == {0: 1, FREE: 1}
    assert game.waiting == (0, 1), "the holder decides for the free city only"
    assert [str(choice) for choice in game.choices(1)] == ["city:pay:0", "city:pay:1"]


def fought(*cities: dict[str, Any]) -> pharos.Game:
    """The game after the conflict of age I."""
    game = table(*cities, players=2, turn=last_turn(2))
    while game.lying_open()["age"] == 1:
        seat = game.waiting[0]
        found = [str(choice) for choice in game.choices(seat)]
        game.choose(seat, next((choice for choice in found if choice.startswith("discard")), found[-1]))
    return game


@pytest.mark.rule("CITIES-TWOP-05")
def test_diplomacy_of_the_free_city() -> None:
    game = fought(city("barracks"), city(), city("stockade", "guard_tower", diplomacy=1))
    assert tokens(game, FREE) == (0, 0)
    assert doves(game, FREE) == 0
    assert (tokens(game), tokens(game, 1)) == ((1, 0), (0, 1))


@pytest.mark.rule("CITIES-TWOP-06")
def test_diplomacy_of_a_player() -> None:
    game = fought(city("barracks", "stockade", diplomacy=1), city(), city("guard_tower"))
    assert tokens(game) == (0, 0)
    assert (tokens(game, 1), tokens(game, FREE)) == ((0, 1), (1, 0))
