"""Chapter LEAD and everything of Cities that needs leaders: the six leaders in the box."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import WORKS, debt, doves, last_turn, owes, table
from tests.rules.classic_table import (
    CARDS,
    LEFT,
    after,
    can_build,
    city,
    coins,
    open_city,
    options,
    played,
    position,
    refused,
    score,
    settled,
    step,
    tokens,
)
from tests.rules.leaders.table import chosen

BOTH = ("leaders", "cities")
SIX = {"aspasia": 3, "berenice": 2, "caligula": 3, "darius": 4, "diocletian": 2, "semiramis": 2}


def led(*cities: dict[str, Any], **more: Any) -> pharos.Game:
    """A game with both expansions."""
    return table(*cities, expansions=BOTH, **more)


def recruiting(*cities: dict[str, Any], leader: str, age: int = 1, **more: Any) -> pharos.Game:
    """The recruitment before an age, in which only seat 0 has a leader to choose."""
    return led(*cities, age=age, turn=0, leader_hands={0: [leader]}, **more)


def recruited(*cities: dict[str, Any], leader: str, age: int = 1, **more: Any) -> pharos.Game:
    """The game after seat 0 has recruited a leader."""
    game = recruiting(*cities, leader=leader, age=age, **more)
    game.choose(0, f"recruit:{leader}")
    return game


@pytest.mark.rule("CITIES-SETUP-05")
def test_the_six_leaders_are_dealt_only_with_leaders() -> None:
    with_both: set[str] = set()
    with_leaders: set[str] = set()
    for seed in range(12):
        for expansions, found in ((BOTH, with_both), (("leaders",), with_leaders)):
            deal: Any = pharos.new_game("classic", players=7, expansions=expansions, seed=seed).deal
            dealt = [leader for hand in deal["leaders"] for leader in hand]
            found.update(dealt, deal["leader_pile"])
            assert len(dealt) + len(deal["leader_pile"]) == (42 if expansions == BOTH else 36)
    assert set(SIX) <= with_both
    assert with_both - with_leaders == set(SIX)
    assert "leaders" not in pharos.new_game("classic", players=7, expansions=["cities"], seed=1).deal


@pytest.mark.rule("CITIES-SETUP-07")
def test_six_coins_with_leaders() -> None:
    game = pharos.new_game("classic", players=5, expansions=BOTH, seed=1)
    assert [coins(game, n) for n in range(5)] == [6] * 5


@pytest.mark.rule(
    "CITIES-LEAD-01", "CITIES-LEAD-06", "CITIES-LEAD-07", "CITIES-LEAD-08", "CITIES-LEAD-09", "CITIES-LEAD-10"
)
@pytest.mark.parametrize(("leader", "price"), SIX.items())
def test_what_each_leader_costs(leader: str, price: int) -> None:
    assert coins(recruited(city(coins=price), leader=leader)) == 0
    poor = recruiting(city(coins=price - 1), leader=leader)
    assert not options(poor, "recruit")


@pytest.mark.rule("CITIES-LEAD-01")
def test_berenice_takes_one_coin_more_from_the_bank() -> None:
    mine = city(leaders=["berenice"])
    assert coins(after(led(mine))) == 3 + 4
    tavern = led(mine, players=4, hand=["tavern"])
    assert coins(after(tavern, "build:tavern")) == 3 + 6
    nothing = led(mine, hand=["altar"])
    assert coins(after(nothing, "build:altar")) == 3
    twice = after(after(led(mine)))
    assert coins(twice) == 3 + 4 + 4, "once in every turn"


@pytest.mark.rule("CITIES-LEAD-02")
def test_berenice_and_coins_of_neighbours() -> None:
    mine = city("press_1", leaders=["berenice"])
    game = led(mine, city(), hand=["altar"], hands={1: ["scriptorium"]})
    assert coins(after(game, "build:altar", others={1: "build:scriptorium"})) == 3 + 2
    gambler = led(mine, city(), hand=["altar"], hands={1: ["gambling_den"]})
    assert coins(after(gambler, "build:altar", others={1: "build:gambling_den"})) == 3 + 1 + 1


@pytest.mark.rule("CITIES-LEAD-03", "CITIES-FAQ-03")
def test_berenice_works_once_a_turn_with_all_incomes_together() -> None:
    # Discarded for three, plus one coin for each gambler: one more in all.
    gamblers = led(
        city(leaders=["berenice"]),
        city(),
        city(),
        age=2,
        hands={1: ["gambling_house"]},
        discard=["gambling_den"],
    )
    assert coins(after(gamblers, others={1: "build:gambling_house"})) == 3 + 3 + 2 + 1
    hatshepsut = city(leaders=["berenice", "hatshepsut"])
    bought = led(hatshepsut, city("press_1"), hand=["scriptorium"])
    assert coins(after(bought, "build:scriptorium")) == 3 - 2 + 1 + 1
    diocletian = led(city(leaders=["berenice", "diocletian"]), hand=["gambling_den"])
    assert coins(after(diocletian, "build:gambling_den")) == 3 + 6 + 2 + 1
    vitruvius = led(city("baths", leaders=["berenice", "vitruvius"]), age=2, hand=["aqueduct"])
    assert coins(after(vitruvius, "build:aqueduct")) == 3 + 2 + 1


@pytest.mark.rule("CITIES-LEAD-03")
def test_the_last_card_of_babylon_belongs_to_the_same_turn() -> None:
    mine = city(wonder="babylon_b", stages=2, leaders=["berenice"])
    game = led(mine, turn=last_turn())
    asked = played(game)
    assert step(asked) == "last_card"
    asked.choose(0, next(choice for choice in asked.choices(0) if str(choice).startswith("discard")))
    assert coins(asked) == 3 + 3 + 1 + 3


@pytest.mark.rule("SW-BAB-05", "CITIES-DOCK-04", "CITIES-WARE-01", "CITIES-BMKT-01", "LEADERS-BUILD-03")
@pytest.mark.parametrize(
    ("mine", "cards", "cost"),
    [
        pytest.param(
            city("caravansery", "press_1", "glassworks_1"),
            ("school", "temple"),
            0,
            id="a producer with a choice",
        ),
        pytest.param(city("black_market", "clay_pool"), ("courthouse", "laboratory"), 0, id="Black Market"),
        pytest.param(
            city("secret_warehouse", "ore_vein", "press_1", "glassworks_1"),
            ("laboratory", "dispensary"),
            0,
            id="Secret Warehouse",
        ),
        pytest.param(city(leaders=["bilkis"]), ("baths", "scriptorium"), 1, id="Bilkis"),
        pytest.param(city("clandestine_dock_west"), ("workshop", "apothecary"), 1, id="a dock to the left"),
        pytest.param(city("clandestine_dock_east"), ("barracks", "stockade"), 1, id="a dock to the right"),
        pytest.param(city(leaders=["hatshepsut"]), ("workshop", "apothecary"), 1, id="Hatshepsut"),
    ],
)
def test_what_helps_to_pay_once_a_turn_helps_again_with_the_last_card(
    mine: dict[str, Any], cards: tuple[str, str], cost: int
) -> None:
    to_left = ["loom_1"] if "apothecary" in cards else []
    to_right = ["lumber_yard"] if "barracks" in cards else []
    game = led(
        mine | {"wonder": "babylon_b", "stages": 2, "coins": 9},
        city(*to_left, wonder="alexandria_a"),
        city(*to_right, wonder="rhodes_a"),
        age=CARDS[cards[0]].age,
        turn=last_turn(),
        hand=list(cards),
    )
    first = played(game, f"build:{cards[0]}")
    assert step(first) == "last_card"
    assert coins(first) == 9 - cost
    assert coins(chosen(first, f"build:{cards[1]}")) == 9 - 2 * cost


@pytest.mark.rule("CITIES-LEAD-04", "CITIES-FAQ-02")
def test_a_conflict_is_a_turn_of_its_own_for_berenice() -> None:
    mine = city("barracks", leaders=["berenice", "nero"])
    game = led(mine, turn=last_turn())
    done = after(game)
    assert tokens(done) == (2, 0)
    assert coins(done) == 3 + (3 + 1) + (2 + 2 + 1)


@pytest.mark.rule("CITIES-LEAD-05")
def test_a_recruitment_is_a_turn_of_its_own_for_berenice() -> None:
    mine = city(leaders=["berenice"])
    game = led(mine, age=2, turn=0, leader_hands={0: ["aspasia"]})
    game.choose(0, "discard:aspasia")
    assert coins(game) == 3 + 3 + 1
    assert coins(after(game)) == 7 + 3 + 1


@pytest.mark.rule("CITIES-LEAD-06")
def test_caligula_builds_one_black_card_an_age_free() -> None:
    mine = city(coins=0, leaders=["caligula"])
    game = led(mine, age=3, hand=["contingent", "capitol", "arsenal"], hands={2: ["torture_chamber"]})
    assert options(game, "build:contingent") == {"build:contingent@power=caligula"}
    assert options(game, "build:capitol") == {"build:capitol@power=caligula"}
    assert not can_build(game, "arsenal")
    done = after(game, "build:capitol@power=caligula")
    assert coins(done) == 0
    assert "capitol" in open_city(done)["cards"]
    assert not can_build(done, "torture_chamber"), "once in an age"


@pytest.mark.rule("CITIES-LEAD-06")
def test_caligula_is_renewed_each_age_and_an_unused_use_is_lost() -> None:
    mine = city(coins=0, leaders=["caligula"], black_builds_left=0)
    game = led(mine, age=2, turn=last_turn(), hand=["mercenaries"])
    assert not can_build(game, "mercenaries")
    assert open_city(after(game))["black_builds_left"] == 1
    unused = led(city(coins=0, leaders=["caligula"]), age=2, turn=last_turn())
    assert open_city(after(unused))["black_builds_left"] == 1


@pytest.mark.rule("CITIES-LEAD-06", "LEADERS-ROME-05")
def test_caligula_recruited_within_an_age_builds_in_it() -> None:
    mine = city("clay_pool", "stone_pit", "loom_1", wonder="rome_b", stages=1, coins=3)
    game = led(mine, age=2, hand=["walls"], leader_hands={0: ["caligula"]})
    done = chosen(played(game, "stage:walls"), "recruit:caligula")
    assert open_city(done)["black_builds_left"] == 1


@pytest.mark.rule("CITIES-LEAD-06")
def test_caligula_is_offered_only_where_coins_would_be_spent_and_beside_olympia() -> None:
    game = led(city(coins=5, leaders=["caligula"]), hand=["hideout", "militia"])
    assert options(game, "build:hideout") == {"build:hideout"}
    assert options(game, "build:militia") == {"build:militia", "build:militia@power=caligula"}
    both = led(
        city(coins=0, wonder="olympia_a", stages=2, leaders=["caligula"]), hand=["militia", "stockade"]
    )
    assert options(both, "build:militia") == {"build:militia@power=olympia", "build:militia@power=caligula"}
    assert "build:guard_tower@power=caligula" not in options(both)


@pytest.mark.rule("CITIES-LEAD-07", "CITIES-DIPLO-01")
def test_aspasia() -> None:
    game = recruited(city(coins=3), leader="aspasia")
    assert doves(game) == 1
    assert score(game, "leaders") == 2


@pytest.mark.rule("CITIES-LEAD-08")
def test_diocletian() -> None:
    mine = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1, leaders=["diocletian"])
    game = led(mine, age=2, hand=["gambling_house", "lair"], discard=["hideout"])
    assert coins(after(game, "build:gambling_house")) == 3 - 1 + 9 + 2
    assert coins(after(game, "discard:lair")) == 3 + 3
    staged = played(game, "stage:lair")
    assert coins(staged) == 3, "a marker is not built"
    staged.choose(0, "revive:hideout")
    assert coins(staged) == 3 + 2, "from the discard pile it is"
    free = led(city(coins=0, leaders=["diocletian", "caligula"]), hand=["militia"])
    assert coins(after(free, "build:militia@power=caligula")) == 2
    late = led(city("lair", coins=0, leaders=["diocletian"]), age=2)
    assert coins(late) == 0, "nothing for cards built before"


@pytest.mark.rule("CITIES-LEAD-09")
def test_darius() -> None:
    mine = city("hideout", "lair", "capitol", "altar", coins=0, leaders=["darius"])
    game = led(mine, city("militia"), age=3)
    assert score(game, "leaders") == 3
    assert score(recruited(city("hideout", "militia", coins=4), leader="darius", age=2), "leaders") == 2


@pytest.mark.rule("CITIES-LEAD-10")
def test_semiramis_turns_defeats_into_shields() -> None:
    mine = city(defeats=2, leaders=["semiramis"])
    game = led(mine, city("barracks"), city("stockade"), age=2, turn=last_turn())
    done = after(game)
    assert tokens(done) == (2, 2)
    assert score(done, "military") == 3 + 3 - 2, "they still cost points"
    without = after(led(city(defeats=2), city("barracks"), city("stockade"), age=2, turn=last_turn()))
    assert tokens(without) == (0, 4)


@pytest.mark.rule("CITIES-LEAD-10")
def test_tokens_of_a_conflict_count_from_the_next_one() -> None:
    # She loses against the first neighbor; the token does not help against the second.
    mine = city(leaders=["semiramis"])
    game = led(mine, city("barracks"), city("stockade"), turn=last_turn())
    done = after(game)
    assert tokens(done) == (0, 2)


@pytest.mark.rule("CITIES-LEAD-11")
def test_semiramis_and_tomyris() -> None:
    mine = city("barracks", leaders=["semiramis"])
    game = led(mine, city(leaders=["tomyris"]), turn=last_turn())
    done = after(game)
    # Both neighbors lose; Tomyris gives her defeat token to the winner.
    assert tokens(done) == (2, 1)
    assert tokens(done, LEFT)[1] == 0
    both = after(
        led(city(leaders=["semiramis", "tomyris"]), city("walls"), city("stables"), age=2, turn=last_turn())
    )
    assert tokens(both) == (0, 0)
    while both.view(None).data["age"] == 3 and not both.over:
        seat = both.waiting[0]
        both.choose(seat, next(iter(options(both, "discard", seat)), str(both.choices(seat)[0])))
    assert tokens(both)[0] == 0, "what was given away adds no strength"


@pytest.mark.rule("CITIES-WONDER-05", "CITIES-FAQ-04")
@pytest.mark.parametrize(("board", "price"), [("petra_a", 7), ("petra_b", 14)])
def test_imhotep_does_not_lower_the_coins_of_petra(board: str, price: int) -> None:
    enough = led(city(wonder=board, stages=1, coins=price, leaders=["imhotep"]), age=2)
    stage = sorted(options(enough, "stage"))[0]
    assert coins(after(enough, stage)) == 0
    poor = led(city(wonder=board, stages=1, coins=price - 1, leaders=["imhotep"]), age=2)
    assert not options(poor, "stage")
    first = led(
        city("lumber_yard", wonder="petra_a", coins=0, leaders=["imhotep"]), city(wonder="rhodes_a"), age=2
    )
    assert options(first, "stage"), "of wood and stone one is taken off"


@pytest.mark.rule("CITIES-DEBT-09")
def test_a_loss_of_a_recruitment_is_settled_before_the_first_turn() -> None:
    game = recruiting(city(coins=3), leader="solomon", age=2, discard=["hideout", "altar"])
    game.choose(0, "recruit:solomon")
    assert step(game) == "revive"
    game.choose(0, "revive:hideout")
    assert (step(game), owes(game)) == ("losses", {1: 1, 2: 1})
    assert game.view(None).data["turn"] == 0
    done = settled(game, {1: 0, 2: 1})
    assert (step(done), done.view(None).data["turn"]) == ("turn", 1)
    assert (debt(done, 1), debt(done, 2)) == (1, 0)


@pytest.mark.rule("CITIES-FAQ-01", "CITIES-DIPLO-08")
def test_a_dove_of_a_past_age_is_used_in_the_nearest_conflict() -> None:
    solomon = recruiting(city(coins=3), city("barracks"), leader="solomon", age=2, discard=["residence"])
    solomon.choose(0, "recruit:solomon")
    solomon.choose(0, "revive:residence")
    assert doves(solomon) == 1
    miner = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1)
    game = table(miner, city("barracks"), age=2, turn=last_turn(), hand=["lair"], discard=["residence"])
    asked = played(game, "stage:lair")
    asked.choose(0, "revive:residence")
    assert (doves(asked), tokens(asked)) == (0, (0, 0))
    assert tokens(asked, LEFT) == (1, 0)


@pytest.mark.rule("CITIES-TURN-08")
def test_solomon_builds_black_cards_from_the_pile() -> None:
    game = recruiting(city(coins=3), leader="solomon", age=2, discard=["gambling_den", "militia"])
    game.choose(0, "recruit:solomon")
    assert options(game, "revive") == {"revive:gambling_den", "revive:militia"}
    game.choose(0, "revive:gambling_den")
    assert [coins(game, n) for n in range(3)] == [6, 4, 4]


@pytest.mark.rule("CITIES-MASK-05", "CITIES-MASK-07")
def test_masks_copy_no_leader_and_are_no_green_cards_for_leaders() -> None:
    left = city(leaders=["euclid", "ptolemy", "pythagoras"])
    assert score(led(city("pigeon_loft"), left, age=3), "scientific") == 0
    justinian = city("pigeon_loft", "altar", "barracks", leaders=["justinian"])
    assert score(led(justinian, age=3), "leaders") == 0
    hypatia = city("pigeon_loft", "spy_ring", leaders=["hypatia"])
    assert score(led(hypatia, age=3), "leaders") == 0


@pytest.mark.rule("CITIES-ARMY-01")
def test_armies_are_no_red_cards_for_leaders() -> None:
    assert score(led(city("militia", "mercenaries", leaders=["pericles"]), age=3), "leaders") == 0
    game = led(
        city(coins=4, leaders=["leonidas"]), city(coins=0, wonder="rhodes_a"), age=2, hand=["mercenaries"]
    )
    assert refused(game, "build:mercenaries") == "SW-TRADE-12"


@pytest.mark.rule("CITIES-WARE-02", "CITIES-BMKT-02")
def test_bilkis_is_neither_doubled_nor_counted_as_made() -> None:
    mine = city("secret_warehouse", wonder="ephesus_b", coins=1, leaders=["bilkis"])
    far = (city(wonder="rhodes_a", coins=0), city(wonder="babylon_a", coins=0))
    assert not options(led(mine, *far, age=2), "stage"), "two stone: one of Bilkis, no other"
    market = city("black_market", wonder="ephesus_b", coins=1, leaders=["bilkis"])
    assert options(led(market, *far, age=2), "stage"), "two stone: one of Bilkis, one of the market"


@pytest.mark.rule("CITIES-TEAM-10")
def test_in_teams_nero_and_alexander_count_both_tokens() -> None:
    rows = [city(), city("barracks", leaders=["nero", "alexander"]), city(), city()]
    game = led(*rows, players=4, turn=last_turn(4), options={"teams": True})
    done = after(game)
    assert tokens(done, 1) == (2, 0)
    assert coins(done, 1) == 3 + 3 + 2 * 2
    assert score(done, "leaders", 1) == 2


@pytest.mark.rule("CITIES-TEAM-02")
def test_partners_show_each_other_their_leaders() -> None:
    game = pharos.new_game("classic", players=4, expansions=BOTH, seed=3, options={"teams": True})
    shown: Any = game.view(1).data["partner_leaders"]
    assert shown["draft_hand"] == position(game)["draft_hands"][0]
    while step(game) == "draft":
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    for seat, partner in ((1, 0), (2, 3)):
        shown = game.view(seat).data["partner_leaders"]
        assert shown["leader_hand"] == position(game)["leader_hands"][partner]
    alone = pharos.new_game("classic", players=4, expansions=BOTH, seed=3)
    assert "partner_leaders" not in alone.view(1).data
    assert "partner_leaders" not in game.view(None).data


@pytest.mark.rule("CITIES-SCORE-02")
def test_leaders_and_cities_are_kept_apart() -> None:
    game = led(city(*WORKS, "capitol", coins=0, leaders=["aspasia"]), age=3)
    assert (score(game, "leaders"), score(game, "cities")) == (2, 8)
    assert score(game, "total") == 10
