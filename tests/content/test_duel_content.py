"""The content of Duel has the numbers of the rulebooks."""

from collections import Counter

import pytest

from pharos.content.cost import RESOURCES, Cost
from pharos.content.duel import DuelContent, load_duel
from pharos.content.effects import (
    ChooseOne,
    Coins,
    CoinsOnAnyBuild,
    Conspire,
    DestroyCard,
    ExtraTurn,
    OpponentLosesCoins,
    PlaceInfluence,
    Points,
    Produce,
    Science,
    Shields,
)
from pharos.content.loader import by_id


@pytest.fixture(scope="module")
def duel() -> DuelContent:
    return load_duel()


def test_loaded_once(duel: DuelContent) -> None:
    assert load_duel() is duel


def test_cards_by_age_and_color(duel: DuelContent) -> None:
    base = Counter((card.age, card.color) for card in duel.cards if not card.expansion)
    assert base == {
        (1, "brown"): 6,
        (1, "grey"): 2,
        (1, "blue"): 3,
        (1, "green"): 4,
        (1, "yellow"): 4,
        (1, "red"): 4,
        (2, "brown"): 3,
        (2, "grey"): 2,
        (2, "blue"): 5,
        (2, "green"): 4,
        (2, "yellow"): 4,
        (2, "red"): 5,
        (3, "blue"): 6,
        (3, "green"): 4,
        (3, "yellow"): 5,
        (3, "red"): 5,
        (3, "purple"): 7,
    }


def test_order_is_base_then_pantheon_then_agora(duel: DuelContent) -> None:
    assert [card.expansion for card in duel.cards] == [""] * 73 + ["pantheon"] * 5 + ["agora"] * 13
    assert [wonder.expansion for wonder in duel.wonders] == [""] * 12 + ["pantheon"] * 2 + ["agora"] * 2
    assert [token.expansion for token in duel.progress] == [""] * 10 + ["pantheon"] * 3 + ["agora"] * 2
    assert (len(duel.gods), len(duel.decrees), len(duel.conspiracies)) == (15, 16, 16)
    assert duel.cards[73].id == "mesopotamian_grand_temple"
    assert by_id(duel.cards)["altar"].gives == "moon"


def test_kinds_of_cards(duel: DuelContent) -> None:
    assert Counter(card.kind for card in duel.cards) == {
        "building": 66,
        "guild": 7,
        "temple": 5,
        "politician": 7,
        "conspirator": 6,
    }
    politicians = [(card.id, card.section) for card in duel.cards if card.kind == "politician"]
    assert politicians == [
        ("politician_left_1", "left"),
        ("politician_left_2", "left"),
        ("politician_centre_1", "centre"),
        ("politician_centre_2", "centre"),
        ("politician_centre_3", "centre"),
        ("politician_right_1", "right"),
        ("politician_right_2", "right"),
    ]


def test_chains(duel: DuelContent) -> None:
    links = {(giver, card.id) for card in duel.cards for giver in card.chain_from}
    assert links == {
        ("stable", "horse_breeders"),
        ("garrison", "barracks"),
        ("palisade", "fortifications"),
        ("archery_range", "siege_workshop"),
        ("parade_ground", "circus"),
        ("scriptorium", "library"),
        ("pharmacist", "dispensary"),
        ("school", "university"),
        ("laboratory", "observatory"),
        ("theater", "statue"),
        ("statue", "gardens"),
        ("altar", "temple"),
        ("temple", "pantheon"),
        ("baths", "aqueduct"),
        ("rostrum", "senate"),
        ("tavern", "lighthouse"),
        ("brewery", "arena"),
    }
    assert links == {(card.id, taker) for card in duel.cards for taker in card.chain_to}


def test_science_symbols_stand_on_two_green_cards_each(duel: DuelContent) -> None:
    symbols = Counter(
        effect.symbol
        for card in duel.cards
        for effect in card.effects
        if isinstance(effect, Science) and card.color == "green"
    )
    assert symbols == dict.fromkeys(("quill", "mortar", "plumb", "wheel", "sundial", "globe"), 2)
    law = by_id(duel.progress)["law"]
    assert law.effects == (Science(symbol="scales"),)
    assert set(duel.science_symbols) == {*symbols, "scales"}


def test_some_printed_cards(duel: DuelContent) -> None:
    cards = by_id(duel.cards)
    assert cards["palace"].cost == Cost(clay=1, stone=1, wood=1, glass=2)
    assert cards["pretorium"].cost == Cost(coins=8)
    assert cards["forum"].cost == Cost(coins=3, clay=1)
    assert cards["forum"].effects == (Produce(one_of=("glass", "papyrus"), tradable=False),)
    assert cards["brickyard"].effects == (Produce(one_of=("clay",), count=2, tradable=True),)
    assert cards["study"].cost.resources == {"wood": 2, "glass": 1, "papyrus": 1}
    assert cards["altar"].cost.free
    assert not cards["baths"].cost.free
    conspirator = cards["conspirator_1"].effects
    assert conspirator == (ChooseOne(options=(PlaceInfluence(where="any_chamber"), Conspire())),)


def test_only_brown_and_grey_cards_are_tradable(duel: DuelContent) -> None:
    for card in duel.cards:
        for effect in card.effects:
            if isinstance(effect, Produce):
                assert effect.tradable == (card.color in ("brown", "grey")), card.id
    for wonder in duel.wonders:
        assert not any(isinstance(effect, Produce) and effect.tradable for effect in wonder.effects)


def test_wonders(duel: DuelContent) -> None:
    wonders = by_id(duel.wonders)
    assert wonders["the_appian_way"].effects == (
        Coins(amount=3),
        OpponentLosesCoins(amount=3),
        ExtraTurn(),
        Points(amount=3),
    )
    assert wonders["circus_maximus"].effects == (
        DestroyCard(color="grey"),
        Shields(amount=1),
        Points(amount=3),
    )
    for wonder in duel.wonders:
        assert wonder.cost.coins == 0
        assert sum(wonder.cost.resources.values()) in (4, 5)
    extra_turns = {wonder.id for wonder in duel.wonders if ExtraTurn() in wonder.effects}
    assert extra_turns == {
        "the_appian_way",
        "the_hanging_gardens",
        "piraeus",
        "the_sphinx",
        "the_temple_of_artemis",
        "the_sanctuary",
        "curia_julia",
    }
    assert {wonder.id for wonder in duel.wonders if wonder.on_draft} == {"curia_julia", "knossos"}


def test_effects_know_their_type(duel: DuelContent) -> None:
    assert [effect.type for effect in by_id(duel.wonders)["knossos"].effects] == [
        "place_influence",
        "move_influence",
        "points",
    ]
    assert by_id(duel.decrees)["coins_on_blue"].effects == (
        CoinsOnAnyBuild(target="blue", amount_by_age=(1, 2, 3)),
    )


def test_track(duel: DuelContent) -> None:
    track = duel.track
    assert (track.spaces, track.start, track.capital) == (19, 0, 9)
    assert [(zone.first, zone.last, zone.points) for zone in track.zones] == [
        (1, 2, 2),
        (3, 5, 5),
        (6, 8, 10),
    ]
    assert {token.id: (token.space, token.effects) for token in track.tokens} == {
        "seat0_near": (-3, (OpponentLosesCoins(amount=2),)),
        "seat0_far": (-6, (OpponentLosesCoins(amount=5),)),
        "seat1_near": (3, (OpponentLosesCoins(amount=2),)),
        "seat1_far": (6, (OpponentLosesCoins(amount=5),)),
    }
    assert [effect.type for effect in track.agora_tokens[1].effects] == [
        "remove_opponent_influence",
        "move_influence",
    ]


def test_pantheon_and_agora_boards(duel: DuelContent) -> None:
    prices = duel.pantheon.setup.slot_prices
    assert prices == ((3, 8), (4, 7), (5, 6), (6, 5), (7, 4), (8, 3))
    assert Counter(god.mythology for god in duel.gods) == {
        mythology.id: 3 for mythology in duel.pantheon.mythologies
    }
    assert [(chamber.section, chamber.points) for chamber in duel.agora.chambers] == [
        ("left", 1),
        ("left", 2),
        ("centre", 3),
        ("centre", 3),
        ("right", 2),
        ("right", 1),
    ]
    assert [chamber.decree_face_up for chamber in duel.agora.chambers] == [True, False] * 3


def test_costs_count_units() -> None:
    cost = Cost(coins=2, ore=1, cloth=3)
    assert cost.units("cloth") == 3
    assert cost.units("clay") == 0
    assert cost.resources == {"ore": 1, "cloth": 3}
    assert Cost().free
    assert not Cost(coins=1).free
    assert set(RESOURCES) | {"coins"} == set(Cost.__struct_fields__)
    with pytest.raises(KeyError):
        cost.units("coins")
