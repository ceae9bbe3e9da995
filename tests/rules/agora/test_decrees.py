"""Chapter DEC: each of the sixteen decrees."""

from typing import Any

import pytest

from tests.rules.agora.table import asked, chamber, city, controller, plots_of, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    coins,
    gained,
    options,
    paid,
    pawn,
    price,
    refusal,
    view,
    won,
)


def ruling(decree: str, *cards: str, seat: int = ANNA, coins: int = 20, **more: Any) -> Any:
    """A table where a seat controls chamber 1 with a decree; the cards are Anna's."""
    own = more.pop("own", {})
    cubes = {1: (1, 0) if seat == ANNA else (0, 1), **more.pop("cubes", {})}
    return table(
        city(*cards, coins=coins, **own), more.pop("boris", None), cubes=cubes, decrees={1: decree}, **more
    )


@pytest.mark.rule("AGORA-DEC-01")
@pytest.mark.parametrize(
    ("decree", "cards"),
    [
        ("coins_on_blue", ("altar", "rostrum", "obelisk")),
        ("coins_on_green", ("scriptorium", "library", "study")),
        ("coins_on_yellow", ("clay_reserve", "customs_house", "port")),
        ("coins_on_red", ("stable", "walls", "arsenal")),
    ],
)
def test_income_by_color_and_age(decree: str, cards: tuple[str, str, str]) -> None:
    other = {"coins_on_blue": "walls"}.get(decree, "statue")
    for age, card in enumerate(cards, start=1):
        dull = ("theater", "courthouse", "town_hall")[age - 1]
        for controlling in (ANNA, BORIS):
            game = ruling(decree, seat=controlling, coins=40, age=age, cards=[card, dull])
            expected = age if controlling == BORIS else age - price(game, f"build:{card}")
            assert gained(game, f"build:{card}", seat=controlling) == expected
    game = ruling(decree, seat=BORIS, coins=40, cards=[other, "courthouse"])
    assert gained(game, f"build:{other}", seat=BORIS) == 0
    nobody = table(cards=[cards[1], "courthouse"], cubes={1: (1, 1)}, decrees={1: decree})
    assert gained(nobody, f"build:{cards[1]}", seat=BORIS) == 0


@pytest.mark.rule("AGORA-DEC-02")
def test_income_follows_the_current_age_and_comes_last_of_what_asks_nothing() -> None:
    # A card of Age I built free in Age II: two coins.
    free = ruling(
        "coins_on_red",
        cards=["rostrum", "courthouse"],
        discard=["stable"],
        own={"wonders": ["the_mausoleum"]},
        coins=40,
    )
    assert gained(after(free, "wonder:the_mausoleum:rostrum"), "revive:stable") == 2
    # It cannot help to pay.
    poor = ruling("coins_on_red", cards=["barracks", "rostrum"], coins=2)
    assert not options(poor, "build:barracks")
    assert refusal(poor, "build:barracks") == "DUEL-BUILD-12"
    # Boris loses a coin for each space by Poliorcetics, and has none; his income comes after that.
    siege = table(
        city(progress=["poliorcetics"], coins=30, gods=[]),
        city(coins=0, gods=[]),
        cards=["walls", "rostrum"],
        expansions=("pantheon", "agora"),
        cubes={1: (0, 1)},
        decrees={1: "coins_on_red"},
        pantheon={"slots": [None] * 5 + [{"god": "gate"}]},
    )
    assert gained(siege, "build:walls", seat=BORIS) == 2
    # And before any choice: it is already there when the military token is chosen.
    token = ruling("coins_on_red", cards=["walls", "rostrum"], coins=4, pawn=1)
    assert coins(after(token, "build:walls"), ANNA) == 4 - 4 + 2
    assert asked(after(token, "build:walls"))[-1] == ("influence", ANNA)


@pytest.mark.rule("AGORA-DEC-03")
def test_taking_and_exchanging_is_not_building() -> None:
    game = ruling("coins_on_blue", "altar", boris=city("baths"), own={"ready": ["coercion"]})
    assert gained(game, "trigger:coercion", "swap:altar:baths", "skip") == 0
    steal = ruling("coins_on_yellow", boris=city("quarry"), own={"ready": ["foreclosure"]})
    assert gained(steal, "trigger:foreclosure", "steal:quarry") == 0


@pytest.mark.rule("AGORA-DEC-04")
@pytest.mark.parametrize(
    ("decree", "card", "full", "less"),
    [
        ("ignore_cost_yellow", "caravansery", 6, 4),  # 2 coins, glass, papyrus: one resource, or the coins
        ("ignore_cost_yellow", "forum", 5, 2),  # 3 coins and clay: the coins
        ("ignore_cost_red", "archery_range", 6, 4),
        ("ignore_cost_green", "dispensary", 6, 4),
    ],
)
def test_one_cost_symbol_is_ignored(decree: str, card: str, full: int, less: int) -> None:
    game = ruling(decree, cards=[card, "rostrum"])
    assert price(game, f"build:{card}") == less == paid(game, f"build:{card}")
    assert price(game, f"build:{card}", seat=BORIS) == full
    assert price(game, "build:rostrum") == 4  # not for blue cards
    lost = ruling(decree, cards=[card, "rostrum"], cubes={1: (1, 1)})
    assert paid(lost, f"build:{card}") == full


@pytest.mark.rule("AGORA-DEC-04")
def test_the_dearest_resource_is_ignored() -> None:
    game = ruling("ignore_cost_red", cards=["archery_range", "rostrum"], boris=city("shelf_quarry"))
    assert paid(game, "build:archery_range") == 4  # stone would cost 4
    explained = game.explain(ANNA, "build:archery_range").price
    assert explained.data()["discounted"] == {"stone": 1}
    only_coins = ruling("ignore_cost_yellow", cards=["forum", "rostrum"])
    assert only_coins.explain(ANNA, "build:forum").price.data()["saved"] == {"decree": 3}


@pytest.mark.rule("AGORA-DEC-05")
def test_the_coins_of_a_cost_are_one_symbol() -> None:
    game = ruling("ignore_cost_red", age=3, cards=["pretorium", "obelisk"], coins=0)
    assert options(game, "build:pretorium")
    assert paid(game, "build:pretorium") == 0
    barracks = ruling("ignore_cost_red", cards=["barracks", "rostrum"])
    assert paid(barracks, "build:barracks") == 0


@pytest.mark.rule("AGORA-DEC-06")
def test_wonders_cost_one_resource_less() -> None:
    game = ruling("wonder_discount", own={"wonders": ["the_pyramids"]}, boris=city("shelf_quarry"))
    full = 3 * 4 + 2
    assert paid(game, "wonder:the_pyramids:rostrum") == full - 4
    with_architecture = ruling(
        "wonder_discount",
        own={"wonders": ["the_pyramids"], "progress": ["architecture"]},
        boris=city("shelf_quarry"),
    )
    assert paid(with_architecture, "wonder:the_pyramids:rostrum") == full - 12
    # Losing control ends it; buildings are not cheaper.
    lost = after(
        table(
            city(ready=["political_maneuver"], wonders=["the_pyramids"]),
            cubes={1: (1, 0)}, decrees={1: "wonder_discount"},
        ),
        "trigger:political_maneuver", "influence:2", "move:1:2",
    )  # fmt: skip
    assert paid(lost, "wonder:the_pyramids:rostrum") == 8
    assert paid(game, "build:rostrum") == 4 + 2


@pytest.mark.rule("AGORA-DEC-07")
def test_income_for_wonders() -> None:
    for age, dull in (
        (1, ["altar", "theater"]),
        (2, ["rostrum", "courthouse"]),
        (3, ["obelisk", "town_hall"]),
    ):
        game = ruling("coins_on_wonder", seat=BORIS, age=age, cards=dull, own={"wonders": ["the_pyramids"]})
        assert gained(game, f"wonder:the_pyramids:{dull[0]}", seat=BORIS) == age
    own = ruling("coins_on_wonder", own={"wonders": ["the_pyramids"]})
    assert gained(own, "wonder:the_pyramids:rostrum") == 2 - 8
    # The Appian Way takes three coins first, then the income follows.
    appian = ruling("coins_on_wonder", seat=BORIS, boris=city(coins=1), own={"wonders": ["the_appian_way"]})
    assert coins(after(appian, "wonder:the_appian_way:rostrum"), BORIS) == 2


@pytest.mark.rule("AGORA-DEC-08")
def test_trade_costs_one_coin_less_a_unit() -> None:
    brown = ruling("trade_brown", cards=["aqueduct", "walls", "rostrum"], boris=city("shelf_quarry"))
    assert paid(brown, "build:aqueduct") == 3 * 3
    assert paid(brown, "build:walls") == 2 * 3
    cheap = ruling("trade_brown", cards=["aqueduct", "rostrum"])
    assert paid(cheap, "build:aqueduct") == 3
    fixed = ruling("trade_brown", "stone_reserve", cards=["aqueduct", "rostrum"])
    assert paid(fixed, "build:aqueduct") == 3
    grey = ruling("trade_grey", cards=["school", "rostrum"])
    assert paid(grey, "build:school") == 2 + 1 + 1
    assert price(grey, "build:school", seat=BORIS) == 6
    assert paid(ruling("trade_brown", cards=["school", "rostrum"]), "build:school") == 1 + 4


@pytest.mark.rule("AGORA-DEC-09")
def test_economy_receives_what_was_really_paid() -> None:
    game = ruling("trade_brown", cards=["walls", "rostrum"], boris=city("shelf_quarry", progress=["economy"]))
    assert gained(game, "build:walls", seat=BORIS) == 6
    # Of two equally cheap ways the one with less trade is taken: the coins are paid, the clay is ignored.
    tie = table(
        city(),
        city("clay_pool", progress=["economy"]),
        cards=["forum", "rostrum"],
        cubes={1: (1, 0)},
        decrees={1: "ignore_cost_yellow"},
    )
    assert paid(tie, "build:forum") == 3
    assert gained(tie, "build:forum", seat=BORIS) == 0


@pytest.mark.rule("AGORA-DEC-10")
@pytest.mark.parametrize(("blue", "actions"), [(0, 2), (1, 2), (2, 3), (4, 3)])
def test_two_blue_cards_more_for_the_senate(blue: int, actions: int) -> None:
    own = ["altar", "theater", "baths", "statue"][:blue]
    game = ruling("senate_blue", *own, cards=["politician_left_1", "rostrum"])
    recruited = after(game, "recruit:politician_left_1")
    assert view(recruited)["steps"][-1]["actions"] == actions
    # It counts for nothing else: a guild does not count them.
    guild = ruling("senate_blue", age=3, cards=["magistrates_guild", "obelisk"], coins=30)
    assert gained(guild, "build:magistrates_guild") == -price(guild, "build:magistrates_guild")


@pytest.mark.rule("AGORA-DEC-11", "AGORA-DEC-14")
def test_the_shield_decree_moves_the_pawn_when_control_is_gained() -> None:
    game = table(cards=["politician_left_1", "rostrum"], decrees={1: "shield"})
    assert pawn(after(game, "recruit:politician_left_1", "influence:1")) == 1
    assert pawn(after(game, "recruit:politician_left_1", "influence:2")) == 0
    strategy = table(
        city(progress=["strategy"]), cards=["politician_left_1", "rostrum"], decrees={1: "shield"}
    )
    assert pawn(after(strategy, "recruit:politician_left_1", "influence:1")) == 1
    # Another cube moves nothing.
    more = ruling("shield", cards=["politician_left_1", "rostrum"])
    assert pawn(after(more, "recruit:politician_left_1", "influence:1")) == 0


@pytest.mark.rule("AGORA-DEC-12")
def test_the_shield_is_lost_with_control() -> None:
    game = ruling("shield", cards=["politician_left_1", "rostrum"])
    assert pawn(after(game, "recruit:politician_left_1", "move:1:2")) == -1
    # From Boris to Anna: two spaces in all.
    over = ruling("shield", "altar", "theater", seat=BORIS, cards=["politician_left_1", "rostrum"])
    assert pawn(after(over, "recruit:politician_left_1", "influence:1", "influence:1")) == 2


@pytest.mark.rule("AGORA-DEC-13")
def test_the_movement_counts_as_made_by_the_player_it_favours() -> None:
    # In Anna's turn Boris gets the token, and wins.
    token = ruling("shield", cards=["politician_left_1", "rostrum"], pawn=-2)
    met = after(token, "recruit:politician_left_1", "move:1:2")
    assert met.waiting == (BORIS,)
    assert options(met) == {f"influence:{n}" for n in range(1, 7)}
    assert after(met, "influence:6").waiting == (BORIS,)
    assert controller(after(met, "influence:6"), 6) == BORIS
    capital = ruling("shield", cards=["politician_left_1", "rostrum"], pawn=-8)
    assert won(after(capital, "recruit:politician_left_1", "move:1:2")) == ((BORIS,), "military")
    siege = table(
        city(gods=[]),
        city(progress=["poliorcetics"], gods=[]),
        cards=["politician_left_1", "rostrum"],
        expansions=("pantheon", "agora"),
        cubes={1: (1, 0)},
        decrees={1: "shield"},
        pantheon={"slots": [None] * 5 + [{"god": "gate"}]},
    )
    assert gained(siege, "recruit:politician_left_1", "move:1:2") == -1


@pytest.mark.rule("AGORA-DEC-15", "AGORA-BOTH-08")
def test_minerva_stops_the_shield_of_the_decree() -> None:
    game = table(
        city("altar", "theater", gods=[]),
        city(gods=[]),
        cards=["politician_left_1", "rostrum"],
        expansions=("pantheon", "agora"),
        decrees={1: "shield"},
        pantheon={"minerva": 1, "slots": [None] * 5 + [{"god": "gate"}]},
    )
    stopped = after(game, "recruit:politician_left_1", "influence:1")
    assert pawn(stopped) == 0
    assert view(stopped)["pantheon"]["minerva"] is None
    # The rest is not made up later: losing control still moves the pawn back.
    assert pawn(after(stopped, "move:1:2")) == -1


@pytest.mark.rule("AGORA-DEC-16")
def test_discarding_gives_two_coins_more() -> None:
    game = ruling("discard_bonus")
    assert gained(game, "discard:rostrum") == 4
    assert game.explain(ANNA, "discard:rostrum").price.gain == 4
    assert gained(ruling("discard_bonus", "tavern", "brewery"), "discard:rostrum") == 6
    assert gained(ruling("discard_bonus", seat=BORIS), "discard:rostrum") == 2


@pytest.mark.rule("AGORA-DEC-17")
def test_chain_symbols_of_the_opponent() -> None:
    game = ruling(
        "opponent_chains",
        cards=["temple", "statue", "rostrum"],
        boris=city("altar"),
        own={"progress": ["urbanism"]},
    )
    assert gained(game, "build:temple") == 4
    explained = game.explain(ANNA, "build:temple").price
    assert (explained.chain, explained.gain) == ("altar", 4)
    assert paid(game, "build:statue") == 4
    assert (
        paid(
            ruling("opponent_chains", seat=BORIS, cards=["temple", "rostrum"], boris=city("altar")),
            "build:temple",
        )
        == 4
    )
    # Boris has no such help, and the symbol goes with the card.
    gone = ruling(
        "opponent_chains", cards=["temple", "rostrum"], boris=city("altar"), own={"ready": ["expropriation"]}
    )
    assert paid(after(gone, "trigger:expropriation", "destroy:altar", "skip"), "build:temple") == 4


@pytest.mark.rule("AGORA-DEC-18")
def test_a_conspirator_brings_another_turn() -> None:
    game = ruling("conspirator_extra_turn", cards=["conspirator_1", "rostrum", "courthouse"])
    placed = after(game, "recruit:conspirator_1", "influence:3")
    assert placed.waiting == (ANNA,)
    assert asked(placed) == [("turn", ANNA)]
    assert after(placed, "discard:rostrum").waiting == (BORIS,)
    drawn = after(game, "recruit:conspirator_1", "conspire")
    plot = sorted(options(drawn))[0]
    assert after(drawn, plot).waiting == (ANNA,)
    assert len(plots_of(after(drawn, plot), ANNA)) == 1


@pytest.mark.rule("AGORA-DEC-19")
def test_control_counts_when_the_conspirator_is_recruited() -> None:
    cards = ["conspirator_1", "politician_left_1", "rostrum"]
    won_by_it = table(cards=cards, decrees={1: "conspirator_extra_turn"})
    assert after(won_by_it, "recruit:conspirator_1", "influence:1").waiting == (BORIS,)
    game = ruling("conspirator_extra_turn", cards=cards)
    assert after(game, "recruit:politician_left_1", "pass").waiting == (BORIS,)
    assert after(
        ruling("conspirator_extra_turn", seat=BORIS, cards=cards), "recruit:conspirator_1", "influence:2"
    ).waiting == (BORIS,)


@pytest.mark.rule("AGORA-DEC-20")
def test_a_face_down_decree_does_nothing() -> None:
    game = table(
        cards=["walls", "rostrum"], decrees={2: "coins_on_red", 4: "discard_bonus"}, face_down=[2, 4, 6]
    )
    assert gained(game, "discard:rostrum") == 2
    assert [chamber(game, n)["decrees"] for n in (2, 4, 6)] == [[{"face_up": False}]] * 3
    with pytest.raises(Exception, match="chamber 2, which is controlled, lies face down"):
        table(cubes={2: (1, 0)}, face_down=[2])
    with pytest.raises(Exception, match="dealt face up lies face down"):
        table(face_down=[1])
