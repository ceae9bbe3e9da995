"""The content of 7 Wonders has the numbers of the rulebooks."""

from collections import Counter

import pytest

from pharos.content.classic import ClassicContent, load_classic
from pharos.content.cost import Cost
from pharos.content.effects import (
    BuildFromDiscard,
    CoinsOnBuild,
    CoinsSelfAndNeighbours,
    FreeBuildPerAge,
    FreeLeaders,
    LeaderCostDiscount,
    OpponentsLoseCoins,
    PointsPer,
    Produce,
    Science,
    TradeDiscount,
)
from pharos.content.loader import by_id


@pytest.fixture(scope="module")
def classic() -> ClassicContent:
    return load_classic()


def test_loaded_once(classic: ClassicContent) -> None:
    assert load_classic() is classic


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_decks_are_seven_cards_a_player(classic: ClassicContent, players: int) -> None:
    base = [card for card in classic.cards if not card.expansion]
    for age in (1, 2):
        assert sum(card.copies(players) for card in base if card.age == age) == 7 * players
    third = sum(card.copies(players) for card in base if card.age == 3)
    assert third + classic.seating(players).guilds == 7 * players
    assert classic.seating(players).guilds == players + 2


def test_all_printed_cards(classic: ClassicContent) -> None:
    printed = Counter[int]()
    for card in classic.cards:
        if not card.expansion:
            printed[card.age] += len(card.players) or 1
    assert printed == {1: 49, 2: 49, 3: 50}


def test_decks_with_cities(classic: ClassicContent) -> None:
    dealt = {
        players: (seating.city_cards, seating.hand_size, seating.turns_per_age, seating.guilds)
        for players in range(2, 9)
        for seating in [classic.seating(players, cities=True)]
    }
    assert dealt == {
        2: (3, 8, 7, 5),
        3: (3, 8, 7, 5),
        4: (4, 8, 7, 6),
        5: (5, 8, 7, 7),
        6: (6, 8, 7, 8),
        7: (7, 8, 7, 9),
        8: (7, 7, 6, 9),
    }


def test_two_players_use_the_deck_of_three(classic: ClassicContent) -> None:
    seating = classic.seating(2)
    assert (seating.deck_players, seating.hand_size, seating.turns_per_age, seating.guilds) == (3, 7, 6, 5)


@pytest.mark.parametrize(("players", "cities"), [(1, False), (8, False), (9, True)])
def test_no_such_seating(classic: ClassicContent, players: int, cities: bool) -> None:
    with pytest.raises(KeyError, match=str(players)):
        classic.seating(players, cities)


def test_counts(classic: ClassicContent) -> None:
    guilds = Counter(card.expansion for card in classic.cards if card.color == "purple")
    assert guilds == {"": 10, "leaders": 4, "cities": 3}
    assert Counter(card.age for card in classic.cards if card.color == "black") == {1: 9, 2: 9, 3: 9}
    assert Counter(leader.expansion for leader in classic.leaders) == {"leaders": 36, "cities": 6}
    assert Counter(wonder.expansion for wonder in classic.wonders) == {"": 14, "leaders": 2, "cities": 4}
    assert classic.boards == (
        "rhodes",
        "alexandria",
        "ephesus",
        "babylon",
        "olympia",
        "halicarnassus",
        "giza",
        "rome",
        "petra",
        "byzantium",
    )


def test_four_cards_of_each_science_symbol(classic: ClassicContent) -> None:
    symbols = Counter(
        effect.symbol for card in classic.cards for effect in card.effects if isinstance(effect, Science)
    )
    assert symbols == {"compass": 4, "gear": 4, "tablet": 4}


def test_chains(classic: ClassicContent) -> None:
    links = {(giver, card.id) for card in classic.cards for giver in card.chain_from}
    assert len(links) == 26
    assert links == {(card.id, taker) for card in classic.cards for taker in card.chain_to}
    cards = by_id(classic.cards)
    assert cards["forum"].chain_from == ("east_trading_post", "west_trading_post")
    assert cards["scriptorium"].chain_to == ("courthouse", "library")


def test_same_structure_in_two_ages(classic: ClassicContent) -> None:
    keys = Counter(card.name_key for card in classic.cards)
    assert {key for key, count in keys.items() if count > 1} == {"loom", "glassworks", "press"}
    assert by_id(classic.cards)["altar"].name_key == "altar"


def test_craftsmens_guild_as_in_the_rulebook_and_as_printed(classic: ClassicContent) -> None:
    guild = by_id(classic.cards)["craftsmens_guild"]
    assert guild.effects == (PointsPer(per="grey_cards", scope="neighbours", amount=1),)
    assert guild.printed_effects == (PointsPer(per="grey_cards", scope="neighbours", amount=2),)
    assert [card.id for card in classic.cards if card.printed_effects] == ["craftsmens_guild"]


def test_some_printed_cards(classic: ClassicContent) -> None:
    cards = by_id(classic.cards)
    assert cards["palace"].cost == Cost(clay=1, wood=1, stone=1, ore=1, glass=1, papyrus=1, cloth=1)
    assert cards["capitol"].cost == Cost(coins=2, clay=2, stone=2, glass=1, papyrus=1)
    assert cards["caravansery"].effects == (Produce(one_of=("wood", "stone", "clay", "ore"), tradable=False),)
    assert cards["east_trading_post"].effects == (
        TradeDiscount(resources=("wood", "stone", "clay", "ore"), scope="right", price=1),
    )
    assert cards["gambling_house"].effects == (CoinsSelfAndNeighbours(own=9, each_neighbour=2),)
    assert OpponentsLoseCoins(amount=1, per="victory_tokens") in cards["sepulcher"].effects
    assert OpponentsLoseCoins(amount=3) in cards["brotherhood"].effects
    leaders = by_id(classic.leaders)
    assert leaders["plato"].cost == Cost(coins=4)
    assert leaders["solomon"].effects == (BuildFromDiscard(optional=True),)
    assert leaders["caligula"].effects == (FreeBuildPerAge(color="black"),)
    assert leaders["diocletian"].effects == (CoinsOnBuild(color="black", amount=2),)


def test_only_brown_and_grey_cards_are_tradable(classic: ClassicContent) -> None:
    for card in classic.cards:
        for effect in card.effects:
            if isinstance(effect, Produce):
                assert effect.tradable == (card.color in ("brown", "grey")), card.id


def test_boards(classic: ClassicContent) -> None:
    wonders = by_id(classic.wonders)
    assert [stage.cost for stage in wonders["giza_b"].stages] == [
        Cost(wood=2),
        Cost(stone=3),
        Cost(clay=3),
        Cost(stone=4, papyrus=1),
    ]
    assert wonders["petra_b"].stages[1].cost == Cost(coins=14)
    assert wonders["rome_a"].resource is None
    assert wonders["rome_a"].start_effects == (FreeLeaders(),)
    assert wonders["rome_b"].start_effects == (LeaderCostDiscount(own=2, each_neighbour=1),)
    starts = {wonder.board: wonder.resource for wonder in classic.wonders}
    assert starts == {
        "rhodes": "ore",
        "alexandria": "glass",
        "ephesus": "papyrus",
        "babylon": "clay",
        "olympia": "wood",
        "halicarnassus": "cloth",
        "giza": "stone",
        "rome": None,
        "petra": "clay",
        "byzantium": "stone",
    }
