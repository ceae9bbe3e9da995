"""Chapter ACT: activating a card of the Pantheon."""

import pytest

from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    city_of,
    coins,
    gained,
    options,
    pawn,
    price,
    refusal,
    view,
)
from tests.rules.pantheon.table import board_of, slots_of, table


@pytest.mark.rule("PAN-ACT-01")
@pytest.mark.parametrize("age", [2, 3])
def test_a_turn_may_be_spent_on_a_god(age: int) -> None:
    game = table(age=age, gods={1: "tanit"})
    before = view(game)["pyramid"]
    assert "activate:tanit" in options(game)
    game = after(game, "activate:tanit")
    assert view(game)["pyramid"] == before
    assert game.waiting == (BORIS,)


@pytest.mark.rule("PAN-ACT-02")
def test_no_activation_in_age_one() -> None:
    game = table(age=1, gods={1: "mars"}, known={"mars": [ANNA]})
    assert not options(game, "activate")
    assert refusal(game, "activate:mars") == "PAN-ACT-02"
    assert refusal(game, "activate:neptune") == "PAN-ACT-02"
    assert game.explain(ANNA, "activate:mars").price is None


@pytest.mark.rule("PAN-ACT-02")
def test_the_divine_theater_activates_in_age_one() -> None:
    game = table(city(wonders=["the_divine_theater"], coins=30), age=1)
    game = after(game, "wonder:the_divine_theater:altar", "mythology:phoenician")
    assert gained(game, "god:tanit", "order:baal:astarte") == 12


@pytest.mark.rule("PAN-ACT-03")
def test_the_price_is_paid_and_the_card_acts_at_once() -> None:
    game = after(table(city(coins=9, offerings=[3]), gods={3: "mars"}), "activate:mars@offerings=3")
    assert coins(game, ANNA) == 7
    assert pawn(game) == 2
    assert city_of(game, ANNA)["gods"] == ["mars"]
    boris = after(table(boris=city(coins=9), gods={3: "mars"}, turn=BORIS), "activate:mars")
    assert coins(boris, BORIS) == 3
    assert pawn(boris) == -2


@pytest.mark.rule("PAN-ACT-03")
def test_a_god_that_is_too_dear() -> None:
    game = table(city(coins=4), gods={3: "mars"})
    assert "activate:mars" not in options(game)
    assert refusal(game, "activate:mars") == "PAN-ACT-03"


@pytest.mark.rule("PAN-ACT-04")
def test_the_gate_costs_twice_as_much() -> None:
    game = table(gods={2: "gate"})
    assert price(game, "activate:gate", ANNA) == 8
    assert price(game, "activate:gate", BORIS) == 14
    assert gained(game, "activate:gate") == -8


@pytest.mark.rule("PAN-ACT-05")
def test_discounts_come_after_doubling() -> None:
    game = table(city(coins=10, offerings=[3], built=["the_sanctuary"]), gods={3: "gate"})
    assert price(game, "activate:gate") == 8
    explained = game.explain(ANNA, "activate:gate@offerings=3").price
    assert explained is not None
    assert (explained.coins, explained.saved) == (5, {"the_sanctuary": 2, "offering_3": 3})
    assert coins(after(game, "activate:gate@offerings=3"), ANNA) == 5


@pytest.mark.rule("PAN-ACT-06")
@pytest.mark.parametrize("god", ["nisaba", "baal", "anubis", "isis", "ra", "hades"])
def test_a_god_without_a_target_may_be_activated(god: str) -> None:
    game = after(table(gods={1: god}), f"activate:{god}")
    assert game.waiting == (BORIS,)
    assert asking(game) == "turn"
    assert city_of(game, ANNA)["gods"] == [god]
    assert coins(game, ANNA) == 17


@pytest.mark.rule("PAN-ACT-07")
def test_the_slot_of_an_activated_card_stays_empty() -> None:
    game = after(table(gods={1: "tanit", 4: "mars"}), "activate:tanit")
    assert slots_of(game) == {4: "mars", 6: "gate"}
    assert board_of(game)["slots"][0] is None
    assert refusal(game, "activate:tanit") == "PAN-ACT-07"
    assert view(after(game, "discard:rostrum", "discard:courthouse"))["age"] == 3
    assert slots_of(after(game, "discard:rostrum", "discard:courthouse")) == {4: "mars", 6: "gate"}


@pytest.mark.rule("PAN-ACT-08")
def test_economy_gets_nothing_from_an_activation() -> None:
    game = table(boris=city(progress=["economy"]), gods={1: "tanit"})
    assert gained(game, "activate:tanit", seat=BORIS) == 0


@pytest.mark.rule("PAN-ACT-09")
def test_a_mythology_token_is_no_discount() -> None:
    game = table(city(mythology=["roman", "roman"]), gods={3: "mars"})
    assert options(game, "activate:mars") == {"activate:mars"}
    assert price(game, "activate:mars") == 5


@pytest.mark.rule("PAN-ACT-10")
def test_an_activation_does_not_shorten_the_age() -> None:
    game = table(cards={0: "rostrum"}, gods={1: "tanit", 2: "mars"})
    game = after(game, "activate:tanit", "activate:mars")
    assert view(game)["age"] == 2
    assert game.waiting == (ANNA,)
    assert view(after(game, "discard:rostrum"))["age"] == 3


@pytest.mark.rule("PAN-ACT-11")
def test_an_extra_turn_through_an_activation_is_taken_once() -> None:
    anna = city(wonders=["the_sphinx"], progress=["theology"])
    game = after(table(anna, gods={1: "isis"}, discard=["altar"]), "activate:isis", "raise:the_sphinx:altar")
    assert game.waiting == (ANNA,)
    game = after(game, "discard:rostrum")
    assert game.waiting == (BORIS,)
