"""Chapter TURN: eight cards, the uses of a black card, the order of a turn."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import BLACK, EARLY_WORKS, WORKS, debt, doves, last_turn, owes, table
from tests.rules.classic_table import (
    CARDS,
    CONTENT,
    LEFT,
    RIGHT,
    after,
    city,
    coins,
    open_city,
    options,
    played,
    position,
    refused,
    settled,
    step,
)


@pytest.mark.rule("CITIES-TURN-01")
def test_seven_of_eight_cards_are_played() -> None:
    game = pharos.new_game("classic", players=3, expansions=["cities"], seed=3)
    assert [len(hand) for hand in position(game)["hands"]] == [8, 8, 8]
    for turn in range(1, 8):
        assert (game.view(None).data["age"], game.view(None).data["turn"]) == (1, turn)
        game = after(game)
    data: dict[str, Any] = game.view(None).data
    assert (data["age"], data["turn"]) == (2, 1)
    assert data["discard_backs"] == [24, 0, 0]
    left = [entry["choice"] for entry in data["history"] if entry["choice"].startswith("leave")]
    assert left == ["leave"] * 3, "nobody sees which card was left"


@pytest.mark.rule("CITIES-TURN-02")
def test_a_black_card_is_built_marks_a_stage_or_is_sold() -> None:
    game = table(city("lumber_yard", "sawmill", wonder="giza_b"), age=2, hand=["gambling_house"])
    assert options(game, "build:gambling_house") == {"build:gambling_house"}
    assert options(game, "stage:gambling_house") == {"stage:gambling_house"}
    built = after(game, "build:gambling_house")
    assert "gambling_house" in open_city(built)["cards"]
    staged = after(game, "stage:gambling_house")
    assert (open_city(staged)["stages"], open_city(staged)["cards"]) == (1, ["lumber_yard", "sawmill"])
    sold = after(game, "discard:gambling_house")
    assert coins(sold) == 3 + 3
    assert "gambling_house" in position(sold)["discard"]


@pytest.mark.rule("CITIES-TURN-03")
def test_no_black_card_is_part_of_a_chain() -> None:
    for row in CONTENT.cards:
        if row.id in BLACK:
            assert (row.chain_from, row.chain_to) == ((), ())
        else:
            assert not set(row.chain_from) & set(BLACK)
    # Even a city with everything of the earlier ages must pay for each black card.
    for card in BLACK:
        cost = CARDS[card].cost
        price = sum(cost.resources.values()) + cost.coins
        game = table(
            city(coins=0, wonder="giza_a"), city(coins=0), city(coins=0), age=CARDS[card].age, hand=[card]
        )
        if price and set(cost.resources) != {"stone"}:
            assert not options(game, f"build:{card}")


@pytest.mark.rule("CITIES-TURN-04")
def test_coins_of_a_cost_go_to_the_bank_beside_those_for_neighbours() -> None:
    game = table(city(coins=6), city("press_1"), age=2, hand=["mercenaries"])
    done = after(game, "build:mercenaries")
    assert (coins(done), coins(done, LEFT)) == (0, 3 + 3 + 2)
    price = game.explain(0, "build:mercenaries").price
    assert price is not None
    assert (price.coins, price.printed, price.bank, price.paid_to) == (6, 4, 4, {1: 2})
    poor = table(city(coins=5), city("press_1"), age=2, hand=["mercenaries"])
    assert refused(poor, "build:mercenaries") == "SW-COST-04"


@pytest.mark.rule("CITIES-TURN-05")
def test_coins_of_a_turn_pay_no_cost_of_it_but_its_losses() -> None:
    broke = city(coins=0)
    game = table(broke, city(), city(), hand=["militia"], hands={1: ["gambling_den"], 2: ["hideout"]})
    assert refused(game, "build:militia") == "SW-COST-04"
    done = played(game, "discard:militia", {1: "build:gambling_den", 2: "build:hideout"})
    # Three for the card, one from the gambler on the left: both are there when the loss is settled.
    assert coins(done) == 4
    assert owes(done) == {0: 1, 1: 1}
    assert coins(settled(done)) == 3


@pytest.mark.rule("CITIES-TURN-05")
def test_losses_come_after_the_extra_actions_of_the_turn() -> None:
    miner = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1)
    game = table(
        miner,
        city(),
        city(coins=0),
        age=2,
        turn=last_turn(),
        hand=["vineyard"],
        discard=["hideout", "tavern"],
        players=4,
    )
    asked = played(game, "stage:vineyard")
    assert step(asked) == "revive"
    asked.choose(0, "revive:hideout")
    assert step(asked) == "losses"
    assert owes(asked) == {1: 1, 2: 1, 3: 1}
    assert coins(asked, RIGHT) == 3
    assert settled(asked).view(None).data["age"] == 3


@pytest.mark.rule("CITIES-TURN-05")
def test_a_loss_of_the_last_card_counts_in_the_same_turn() -> None:
    builder = city(*WORKS, wonder="babylon_b", stages=2)
    game = table(builder, age=3, turn=last_turn(), hand=["brotherhood", "counterfeiters_guild"])
    asked = played(game, "build:brotherhood")
    assert step(asked) == "last_card"
    assert not owes(asked)
    assert open_city(asked)["causes"] == {"coins": 3}
    asked.choose(0, "discard:counterfeiters_guild")
    assert owes(asked) == {1: 3, 2: 3}


@pytest.mark.rule("CITIES-TURN-06")
def test_babylon_plays_the_eighth_card() -> None:
    game = table(city(wonder="babylon_b", stages=2), turn=7, hand=["gambling_den", "tavern"], players=4)
    asked = played(game, "build:gambling_den")
    assert (step(asked), asked.waiting) == ("last_card", (0,))
    assert options(asked) >= {"build:tavern", "discard:tavern"}


@pytest.mark.rule("CITIES-TURN-06")
def test_with_eight_players_it_is_the_seventh() -> None:
    game = table(city(wonder="babylon_b", stages=2), turn=6, hand=["gambling_den", "tavern"], players=8)
    asked = played(game, "build:gambling_den")
    assert (step(asked), options(asked, "build")) == ("last_card", {"build:tavern"})


@pytest.mark.rule("CITIES-TURN-07")
def test_olympia_builds_a_black_card_without_its_coins() -> None:
    game = table(city(wonder="olympia_a", stages=2, coins=0), age=3, hand=["contingent"])
    assert options(game, "build:contingent") == {"build:contingent@power=olympia"}
    done = after(game, "build:contingent@power=olympia")
    assert coins(done) == 0
    assert "contingent" in open_city(done)["cards"]


@pytest.mark.rule("CITIES-TURN-08")
def test_black_cards_of_the_discard_pile_are_built_free_with_all_effects() -> None:
    rich = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1, coins=0)
    game = table(rich, players=4, age=2, turn=last_turn(4), discard=["gambling_den", "militia", "residence"])
    hand = position(game)["hands"][0][0]
    asked = played(game, f"stage:{hand}")
    assert options(asked, "revive") >= {"revive:gambling_den", "revive:militia", "revive:residence"}
    gambler = asked.copy()
    gambler.choose(0, "revive:gambling_den")
    assert coins(gambler) == 6
    assert coins(gambler, LEFT) == coins(asked, LEFT) + 1
    diplomat = asked.copy()
    diplomat.choose(0, "revive:residence")
    assert "residence" in open_city(diplomat)["cards"]
    assert doves(diplomat) == 0, "its token was used in the conflict that followed"
    assert tuple(open_city(diplomat)[name] for name in ("victories", "defeats")) == (0, 0)


@pytest.mark.rule("CITIES-TURN-02", "CITIES-TURN-08")
def test_a_sold_black_card_lies_face_down() -> None:
    game = after(table(hand=["hideout"]), "discard:hideout")
    assert "hideout" not in str(game.view(1).data)
    assert "hideout" in str(game.view(0).data)
    assert debt(game) == 0


@pytest.mark.rule("CITIES-TURN-02")
def test_cards_of_early_ages_are_built_for_their_cost() -> None:
    game = table(
        city(*EARLY_WORKS, coins=5), players=7, hand=["pigeon_loft", "residence", "gates_of_the_city"]
    )
    assert coins(after(game, "build:pigeon_loft")) == 4
    assert coins(after(game, "build:residence")) == 5
    assert coins(after(game, "build:gates_of_the_city")) == 4
