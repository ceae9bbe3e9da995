"""Chapter SETUP: decks, guilds, boards, coins."""

from collections import Counter
from typing import Any

import pytest

import pharos
from tests.rules.cities.table import BLACK, CITIES, table
from tests.rules.classic_table import CARDS, CONTENT, city, deck, open_city, options, position, seating

COUNTS = range(3, 8)


def dealt(players: int, seed: int, *more: str) -> list[list[str]]:
    game = pharos.new_game("classic", players=players, expansions=["cities", *more], seed=seed)
    deal: dict[str, Any] = game.deal
    ages = [[card for hand in age for card in hand] for age in deal["hands"]]
    for n, pile in enumerate(deal.get("pile", [])):
        ages[n] += pile
    return ages


@pytest.mark.rule("CITIES-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_as_many_black_cards_as_players_join_each_age(players: int) -> None:
    for n, cards in enumerate(dealt(players, 5)):
        black = [card for card in cards if card in BLACK]
        assert len(black) == players
        assert {CARDS[card].age for card in black} == {n + 1}
        rest = Counter(card for card in cards if card not in BLACK and CARDS[card].color != "purple")
        assert rest == Counter(deck(players, n + 1, CITIES))
        assert len(cards) == 8 * players


@pytest.mark.rule("CITIES-SETUP-02")
def test_black_cards_are_drawn_from_all_nine_and_nobody_sees_the_rest() -> None:
    drawn = {card for seed in range(40) for card in dealt(3, seed)[0] if card in BLACK}
    assert len(drawn) == CONTENT.cities_setup.city_cards_per_age == 9
    game = pharos.new_game("classic", players=3, expansions=["cities"], seed=5)
    deal: dict[str, Any] = game.deal
    in_game = {card for age in deal["hands"] for hand in age for card in hand if card in BLACK}
    shown = str(game.view(0).data)
    hand: Any = game.view(0).data["hand"]
    assert all(card not in shown for card in set(BLACK) - in_game if card not in hand)
    samples = [position(game.view(0).sample(seed)) for seed in range(30)]
    seen = {card for sample in samples for held in sample["hands"] for card in held if card in BLACK}
    assert seen > {card for card in in_game if CARDS[card].age == 1}


@pytest.mark.rule("CITIES-SETUP-03", "CITIES-SETUP-06")
@pytest.mark.parametrize(("more", "pool"), [((), 13), (("leaders",), 17)])
def test_the_guilds_of_cities_join_the_pool(more: tuple[str, ...], pool: int) -> None:
    drawn: set[str] = set()
    for seed in range(40):
        guilds = [card for card in dealt(6, seed, *more)[2] if CARDS[card].color == "purple"]
        assert len(guilds) == len(set(guilds)) == 6 + 2
        drawn.update(guilds)
    assert len(drawn) == pool
    assert {"guild_of_shadows", "counterfeiters_guild", "mourners_guild"} <= drawn


@pytest.mark.rule("CITIES-SETUP-06")
def test_without_cities_its_guilds_are_not_in_the_pool() -> None:
    for seed in range(20):
        deal: dict[str, Any] = pharos.new_game("classic", players=7, seed=seed).deal
        assert not {"guild_of_shadows", "counterfeiters_guild", "mourners_guild"} & set(deal["guilds"])


@pytest.mark.rule("CITIES-SETUP-04")
def test_petra_and_byzantium_join_the_boards() -> None:
    names = boards_dealt(["cities"])
    assert {"petra_a", "petra_b", "byzantium_a", "byzantium_b"} <= names
    assert not {"rome_a", "rome_b"} & names
    assert not {"petra_a", "petra_b", "byzantium_a", "byzantium_b"} & boards_dealt([])


def boards_dealt(expansions: list[str]) -> set[str]:
    """The boards of many deals."""
    boards: set[str] = set()
    for seed in range(40):
        deal: dict[str, Any] = pharos.new_game("classic", players=7, expansions=expansions, seed=seed).deal
        boards.update(deal["wonders"])
    return boards


@pytest.mark.rule("CITIES-SETUP-04")
@pytest.mark.parametrize(
    ("board", "card"), [("petra_a", "guard_tower"), ("petra_b", "guard_tower"), ("byzantium_b", "baths")]
)
def test_their_start_resource_is_used_and_sold(board: str, card: str) -> None:
    own = table(
        city(wonder=board, coins=0),
        city(wonder="ephesus_a", coins=0),
        city(wonder="alexandria_a"),
        hand=[card],
    )
    assert f"build:{card}" in options(own)
    bought = table(
        city(wonder="ephesus_a", coins=2), city(wonder=board), city(wonder="rhodes_a"), hand=[card]
    )
    assert f"build:{card}" in options(bought)


@pytest.mark.rule("CITIES-SETUP-07")
def test_everything_else_is_set_up_as_ever() -> None:
    for players in range(3, 9):
        game = pharos.new_game("classic", players=players, expansions=["cities"], seed=1)
        for number in range(players):
            row = open_city(game, number)
            assert (row["coins"], row["debt"], row["diplomacy"]) == (3, 0, 0)
            assert (row["cards"], row["stages"], row["victories"], row["defeats"]) == ([], 0, 0, 0)
    chosen = pharos.new_game(
        "classic", players=3, expansions=["cities"], seed=1, options={"choose_wonders": True, "sides": "b"}
    )
    boards = {str(choice) for choice in chosen.choices(0)}
    assert {"board:petra:b", "board:byzantium:b", "board:giza:b"} <= boards
    assert not boards & {"board:rome:b", "board:petra:a"}


@pytest.mark.rule("CITIES-SETUP-01")
def test_hands_and_turns_by_players() -> None:
    numbers = {
        n: (seating(n, CITIES).hand_size, seating(n, CITIES).turns_per_age, seating(n, CITIES).guilds)
        for n in range(2, 9)
    }
    assert numbers == {
        2: (8, 7, 5),
        3: (8, 7, 5),
        4: (8, 7, 6),
        5: (8, 7, 7),
        6: (8, 7, 8),
        7: (8, 7, 9),
        8: (7, 6, 9),
    }
