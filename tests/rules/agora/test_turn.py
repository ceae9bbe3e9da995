"""Chapters TURN and REC: the four uses of a card, and recruiting Senators."""

import pytest

from tests.rules.agora.table import city, plots_of, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    cards_of,
    coins,
    gained,
    options,
    paid,
    price,
    refusal,
    view,
    wonders_of,
)

LEFT, CONSPIRATOR = "politician_left_1", "conspirator_1"


@pytest.mark.rule("AGORA-TURN-01")
def test_a_turn_is_a_trigger_if_wished_and_then_a_card() -> None:
    game = table(
        city(wonders=["the_pyramids"], plots=["treason"], ready=["blackmail"]), cards=["tavern", LEFT], age=1
    )
    assert {choice.split(":")[0] for choice in options(game)} == {
        "build", "recruit", "discard", "wonder", "prepare", "trigger",
    }  # fmt: skip
    assert "pass" not in options(game)
    assert "skip" not in options(game)
    triggered = after(game, "trigger:blackmail")
    assert asking(triggered) == "turn"
    assert triggered.waiting == (ANNA,)
    assert not options(triggered, "trigger:")
    assert refusal(game, "pass") is not None
    # The trigger was not the mandatory action: that still ends the turn.
    assert after(triggered, "build:tavern").waiting == (BORIS,)
    assert after(game, "build:tavern").waiting == (BORIS,)


@pytest.mark.rule("AGORA-TURN-02")
def test_four_uses_of_a_senator() -> None:
    game = table(
        city("tavern", "brewery", wonders=["the_pyramids"], plots=["coup"]),
        cards=[LEFT, "rostrum"],
    )
    assert options(game, f"discard:{LEFT}")
    assert gained(game, f"discard:{LEFT}") == 4
    assert LEFT in view(after(game, f"discard:{LEFT}"))["discard"]
    assert wonders_of(after(game, f"wonder:the_pyramids:{LEFT}"), ANNA, built=True) == {"the_pyramids"}
    assert plots_of(after(game, f"prepare:coup:{LEFT}"), ANNA) == [{"id": "coup", "card": LEFT}]
    assert LEFT in cards_of(after(game, f"recruit:{LEFT}"), ANNA)
    assert refusal(game, f"build:{LEFT}") == "AGORA-TURN-03"
    assert refusal(game, "recruit:rostrum") == "AGORA-TURN-01"


@pytest.mark.rule("AGORA-TURN-03")
def test_a_senator_is_no_building() -> None:
    # It has no color for decree income, for guilds, for the discount of Masonry, or for an exchange.
    game = table(
        city(progress=["masonry"], ready=["coercion"]),
        city("altar"),
        cards=[LEFT, "rostrum"],
        cubes={1: (0, 1), 3: (0, 1)},
        decrees={1: "coins_on_blue", 3: "coins_on_yellow"},
    )
    assert gained(game, f"recruit:{LEFT}", "pass", seat=BORIS) == 0
    assert refusal(game, f"build:{LEFT}") == "AGORA-TURN-03"
    with_senators = table(city(LEFT, CONSPIRATOR, ready=["coercion"]), city("altar"))
    assert asking(after(with_senators, "trigger:coercion")) == "turn"
    # A city full of Senators has no cards for a guild to count, and none to discard or take.
    guild = table(city(LEFT, CONSPIRATOR, "conspirator_2"), age=3, cards=["magistrates_guild", "obelisk"])
    assert gained(guild, "build:magistrates_guild") == -price(guild, "build:magistrates_guild")
    spared = table(city(ready=["expropriation"]), city(LEFT))
    assert asking(after(spared, "trigger:expropriation")) == "turn"


@pytest.mark.rule("AGORA-TURN-04", "AGORA-END-06")
def test_a_conspiracy_that_takes_the_last_card_ends_the_turn_and_the_age() -> None:
    game = table(city(ready=["turn_of_events"]), cards=["rostrum", "courthouse"], pawn=0)
    one_left = after(game, "trigger:turn_of_events", "strike:0", "skip")
    assert asking(one_left) == "turn"
    assert options(one_left) == {"build:courthouse", "discard:courthouse"}
    empty = after(game, "trigger:turn_of_events", "strike:0", "strike:1")
    assert view(empty)["age"] == 3
    fraud = table(city(ready=["property_fraud"], coins=5), cards=["rostrum"])
    assert view(after(fraud, "trigger:property_fraud", "take:rostrum"))["age"] == 3
    # While a card is left, the action cannot be skipped.
    assert refusal(one_left, "skip") is not None


@pytest.mark.rule("AGORA-REC-01", "AGORA-REC-02")
def test_price_of_a_senator() -> None:
    own: list[str] = []
    for expected, senator in enumerate([LEFT, CONSPIRATOR, "conspirator_2", "politician_right_1"]):
        game = table(city(*own), city("politician_centre_1"), cards=[senator, "rostrum"])
        assert price(game, f"recruit:{senator}") == expected == paid(game, f"recruit:{senator}")
        own.append(senator)
    poor = table(city(LEFT, CONSPIRATOR, coins=1), cards=["conspirator_2", "rostrum"])
    assert not options(poor, "recruit:")
    assert refusal(poor, "recruit:conspirator_2") == "AGORA-REC-01"
    assert options(table(city(LEFT, coins=1), cards=["conspirator_2", "rostrum"]), "recruit:")


@pytest.mark.rule("AGORA-REC-03")
def test_corruption_makes_senators_free() -> None:
    game = table(
        city(LEFT, CONSPIRATOR, "conspirator_2", coins=0, progress=["corruption"]),
        city(LEFT.replace("left", "right"), progress=["organized_crime"]),
        cards=["conspirator_3", "rostrum"],
    )
    assert paid(game, "recruit:conspirator_3") == 0
    assert game.explain(ANNA, "recruit:conspirator_3").price.data() == {
        "coins": 0,
        "saved": {"corruption": 3},
    }
    assert price(game, "recruit:conspirator_3", seat=BORIS) == 1


@pytest.mark.rule("AGORA-REC-04")
def test_a_senator_of_the_discard_pile_is_recruited_free() -> None:
    game = table(
        city(LEFT, CONSPIRATOR, "conspirator_2", wonders=["the_mausoleum"], coins=40),
        cards=["rostrum", "courthouse"],
        discard=["conspirator_3", "politician_right_1", "walls"],
        cubes={1: (1, 0)},
        decrees={1: "conspirator_extra_turn"},
    )
    built = after(game, "wonder:the_mausoleum:rostrum")
    assert options(built) == {"revive:conspirator_3", "revive:politician_right_1", "revive:walls"}
    assert paid(built, "revive:conspirator_3") == 0
    # It takes effect, and the decree gives the extra turn.
    recruited = after(built, "revive:conspirator_3")
    assert asking(recruited) == "conspirator"
    again = after(recruited, "influence:2")
    assert again.waiting == (ANNA,)
    assert view(again)["turn"] == ANNA
    politician = after(built, "revive:politician_right_1")
    assert options(politician, "influence") == {"influence:5", "influence:6"}
    assert coins(politician, ANNA) == coins(built, ANNA)
    assert after(politician, "pass").waiting == (BORIS,)
