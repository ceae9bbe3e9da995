"""The six leaders of Cities, and the answers of its rulebook about leaders."""

import pytest

from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    city,
    coins,
    open_city,
    options,
    played,
    refused,
    score,
    settled,
    step,
    tokens,
)
from tests.rules.leaders.table import WITH_CITIES, chosen, last_turn, paid, recruitment, table


def cost(leader: str) -> int:
    game = recruitment(city(coins=9), leaders=[leader], expansions=WITH_CITIES)
    return paid(game, f"recruit:{leader}")


@pytest.mark.rule("CITIES-LEAD-01")
def test_berenice_adds_a_coin_to_what_the_bank_gives() -> None:
    assert cost("berenice") == 2
    mine = city(leaders=["berenice"], coins=0)
    sold = table(mine, hand=["altar"], expansions=WITH_CITIES)
    assert coins(after(sold, "discard:altar")) == 3 + 1
    tavern = table(mine, players=4, hand=["tavern"], expansions=WITH_CITIES)
    assert coins(after(tavern, "build:tavern")) == 5 + 1
    nothing = table(mine, hand=["altar"], expansions=WITH_CITIES)
    assert coins(after(nothing, "build:altar")) == 0


@pytest.mark.rule("CITIES-LEAD-02")
def test_coins_of_neighbours_are_not_the_banks_but_those_of_a_gambler_are() -> None:
    mine = city("loom_1", leaders=["berenice"], coins=0)
    buyer = table(mine, city(coins=9), hand=["altar"], hands={1: ["apothecary"]}, expansions=WITH_CITIES)
    assert coins(after(buyer, "build:altar", others={1: "build:apothecary"})) == 2
    den = table(mine, city(), hand=["altar"], hands={1: ["gambling_den"]}, expansions=WITH_CITIES)
    assert coins(after(den, "build:altar", others={1: "build:gambling_den"})) == 1 + 1


@pytest.mark.rule("CITIES-LEAD-03", "CITIES-FAQ-03")
def test_berenice_works_once_a_turn() -> None:
    mine = city(leaders=["berenice"], coins=0)
    den = table(mine, city(), hand=["altar"], hands={1: ["gambling_den"]}, expansions=WITH_CITIES)
    assert coins(after(den, "discard:altar", others={1: "build:gambling_den"})) == 3 + 1 + 1
    diocletian = city(leaders=["berenice", "diocletian"], coins=0)
    game = table(diocletian, hand=["gambling_den"], expansions=WITH_CITIES)
    assert coins(after(game, "build:gambling_den")) == 6 + 2 + 1
    hatshepsut = city(leaders=["berenice", "hatshepsut"], coins=4)
    bought = table(hatshepsut, city("loom_1"), hand=["apothecary"], expansions=WITH_CITIES)
    assert coins(after(bought, "build:apothecary")) == 4 - 2 + 1 + 1
    vitruvius = city("baths", leaders=["berenice", "vitruvius"], coins=0)
    chained = table(vitruvius, age=2, hand=["aqueduct"], expansions=WITH_CITIES)
    assert coins(after(chained, "build:aqueduct")) == 2 + 1


@pytest.mark.rule("CITIES-LEAD-03")
def test_the_last_card_belongs_to_the_same_turn_and_the_next_turn_is_another() -> None:
    mine = city(wonder="babylon_b", stages=2, leaders=["berenice"], coins=0)
    turn = last_turn(3, WITH_CITIES)
    game = table(mine, hand=["altar", "theater"], turn=turn, expansions=WITH_CITIES)
    first = played(game, "discard:altar")
    assert (step(first), coins(first)) == ("last_card", 4)
    assert coins(chosen(first, "discard:theater")) == 4 + 3
    two = after(after(table(city(leaders=["berenice"], coins=0), expansions=WITH_CITIES)))
    assert coins(two) == 4 + 4


@pytest.mark.rule("CITIES-LEAD-04", "CITIES-FAQ-02")
def test_a_conflict_is_a_turn_of_its_own() -> None:
    turn = last_turn(3, WITH_CITIES)
    mine = city("stockade", leaders=["berenice", "nero"], coins=0)
    done = after(table(mine, turn=turn, expansions=WITH_CITIES))
    assert tokens(done) == (2, 0)
    assert coins(done) == (3 + 1) + (2 + 2 + 1)


@pytest.mark.rule("CITIES-LEAD-05")
def test_a_recruitment_is_a_turn_of_its_own() -> None:
    turn = last_turn(3, WITH_CITIES)
    mine = city("stockade", leaders=["berenice", "nero"], coins=0)
    game = table(
        mine, turn=turn, leaders=["sappho"], leader_hands={1: ["midas"], 2: ["plato"]}, expansions=WITH_CITIES
    )
    phase = after(game)
    assert (step(phase), coins(phase)) == ("recruit", 9)
    assert coins(after(phase, "discard:sappho")) == 9 + 3 + 1


@pytest.mark.rule("CITIES-LEAD-06")
def test_caligula_builds_one_black_card_an_age_for_nothing() -> None:
    assert cost("caligula") == 3
    mine = city(leaders=["caligula"], coins=0)
    hand = ["militia", "secret_warehouse", "hideout", "stockade"]
    game = table(mine, hand=hand, expansions=WITH_CITIES)
    free = {"build:militia@power=caligula", "build:secret_warehouse@power=caligula"}
    assert options(game, "build:") - {"build:hideout"} >= free
    assert "build:hideout@power=caligula" not in options(game)
    assert refused(game, "build:hideout@power=caligula") == "CITIES-LEAD-06"
    assert refused(game, "build:stockade@power=caligula") == "CITIES-LEAD-06"
    done = after(game, "build:militia@power=caligula")
    assert coins(done) == 0
    assert (open_city(done)["black_builds_left"], open_city(game)["black_builds_left"]) == (0, 1)
    used = table(mine | {"black_builds_left": 0}, hand=hand, expansions=WITH_CITIES)
    assert not options(used, "build:militia")
    assert refused(used, "build:militia@power=caligula") == "CITIES-LEAD-06"


@pytest.mark.rule("CITIES-LEAD-06")
def test_an_unused_use_is_lost_and_the_next_age_brings_one() -> None:
    turn = last_turn(3, WITH_CITIES)
    for left in (0, 1):
        mine = city(leaders=["caligula"], black_builds_left=left)
        phase = after(table(mine, turn=turn, leader_hands={1: ["midas"]}, expansions=WITH_CITIES))
        assert (step(phase), open_city(phase)["black_builds_left"]) == ("recruit", 1)
    both = city(wonder="olympia_a", stages=2, leaders=["caligula"], coins=0)
    game = table(both, hand=["militia"], expansions=WITH_CITIES)
    powers = {"build:militia@power=caligula", "build:militia@power=olympia"}
    assert options(game, "build:militia") == powers
    kept = after(game, "build:militia@power=olympia")
    assert (open_city(kept)["free_builds_left"], open_city(kept)["black_builds_left"]) == (0, 1)


@pytest.mark.rule("CITIES-LEAD-07")
def test_aspasia_brings_diplomacy_and_points() -> None:
    assert cost("aspasia") == 3
    game = recruitment(city(coins=3), leaders=["aspasia"], expansions=WITH_CITIES)
    done = after(game, "recruit:aspasia")
    assert (open_city(done)["diplomacy"], score(done, "leaders")) == (1, 2)


@pytest.mark.rule("CITIES-LEAD-08")
def test_diocletian_brings_two_coins_for_each_black_card() -> None:
    assert cost("diocletian") == 2
    mine = city(leaders=["diocletian"], coins=0)
    game = table(mine, hand=["hideout"], expansions=WITH_CITIES)
    assert coins(after(game, "build:hideout")) == 2
    assert coins(after(game, "discard:hideout")) == 3
    staged = table(mine | {"cards": ["clay_pool"]}, hand=["hideout"], expansions=WITH_CITIES)
    assert coins(after(staged, "stage:hideout")) == 0
    by_power = city(leaders=["diocletian", "caligula"], coins=0)
    free = table(by_power, hand=["militia"], expansions=WITH_CITIES)
    assert coins(after(free, "build:militia@power=caligula")) == 2
    pile = city(leaders=["diocletian"], coins=3)
    solomon = recruitment(pile, leaders=["solomon"], discard=["militia"], expansions=WITH_CITIES)
    assert coins(chosen(played(solomon, "recruit:solomon"), "revive:militia")) == 2


@pytest.mark.rule("CITIES-LEAD-09")
def test_darius_counts_black_cards() -> None:
    assert cost("darius") == 4
    game = table(city("hideout", "militia", "lair", leaders=["darius"]), age=3, expansions=WITH_CITIES)
    assert score(game, "leaders") == 3


@pytest.mark.rule("CITIES-LEAD-10")
def test_semiramis_makes_shields_of_defeat_tokens() -> None:
    assert cost("semiramis") == 2
    turn = last_turn(3, WITH_CITIES)
    mine = city(leaders=["semiramis"], defeats=2)
    game = table(
        mine, city("stockade"), city("walls", "guard_tower"), age=2, turn=turn, expansions=WITH_CITIES
    )
    done = after(game)
    # Two shields beat one and lose to three; the new token is not counted in the same conflict.
    assert tokens(done) == (1, 3)
    level = table(
        mine,
        city("barracks", "stockade"),
        city("walls", "guard_tower"),
        age=2,
        turn=turn,
        expansions=WITH_CITIES,
    )
    assert tokens(after(level)) == (0, 3)
    assert score(done, "military") == 3 - 3
    without = table(
        city(defeats=2),
        city("stockade"),
        city("walls", "guard_tower"),
        age=2,
        turn=turn,
        expansions=WITH_CITIES,
    )
    assert tokens(after(without)) == (0, 4)


@pytest.mark.rule("CITIES-LEAD-11")
def test_tokens_handed_on_by_tomyris_count_for_semiramis() -> None:
    turn = last_turn(3, WITH_CITIES)
    mine = city("stockade", leaders=["semiramis"])
    game = table(mine, city(leaders=["tomyris"]), city(), age=1, turn=turn, expansions=WITH_CITIES)
    done = after(game)
    assert (tokens(done), tokens(done, LEFT), tokens(done, RIGHT)) == ((2, 1), (0, 0), (0, 1))
    later = city("stockade", leaders=["semiramis"], victories=2, victory_points=2, defeats=1)
    next_age = table(later, city("barracks"), city("guard_tower"), age=2, turn=turn, expansions=WITH_CITIES)
    assert tokens(after(next_age))[0] == 2 + 2
    given_away = city(leaders=["tomyris", "semiramis"])
    weak = table(given_away, city("stockade"), city(), age=1, turn=turn, expansions=WITH_CITIES)
    assert tokens(after(weak)) == (0, 0)


@pytest.mark.rule("CITIES-FAQ-01")
def test_a_diplomacy_card_of_a_past_age_is_used_in_the_nearest_conflict() -> None:
    turn = last_turn(3, WITH_CITIES)
    pile = recruitment(
        city(coins=9), leaders=["solomon"], age=3, discard=["residence"], expansions=WITH_CITIES
    )
    done = chosen(played(pile, "recruit:solomon"), "revive:residence")
    assert open_city(done)["diplomacy"] == 1
    fought = after(
        table(city("residence", diplomacy=1), city("stockade"), age=3, turn=turn, expansions=WITH_CITIES)
    )
    assert (tokens(fought), open_city(fought)["diplomacy"]) == ((0, 0), 0)


@pytest.mark.rule("CITIES-DEBT-09")
def test_a_loss_caused_while_leaders_are_recruited_is_settled_in_that_phase() -> None:
    mine = city(coins=9)
    game = recruitment(mine, leaders=["solomon"], discard=["hideout"], expansions=WITH_CITIES)
    asked = chosen(played(game, "recruit:solomon"), "revive:hideout")
    assert (step(asked), asked.waiting, asked.view(0).data["turn"]) == ("losses", (1, 2), 0)
    done = settled(asked)
    assert (step(done), done.view(0).data["turn"]) == ("turn", 1)
    assert (coins(done, LEFT), coins(done, RIGHT)) == (3 + 3 - 1, 3 + 3 - 1)


@pytest.mark.rule("CITIES-TURN-05")
def test_extra_actions_come_in_their_order() -> None:
    rome = city("clay_pool", "stone_pit", "loom_1", wonder="rome_b", stages=1, coins=9)
    builder = city("lumber_yard", "glassworks_1", "ore_vein", "foundry", coins=0)
    game = table(
        rome,
        builder,
        city("brickyard", wonder="halicarnassus_b", stages=1, coins=9),
        age=2,
        hand=["walls"],
        leaders=["sappho"],
        hands={1: ["lair"], 2: ["temple"]},
        discard=["altar"],
        expansions=WITH_CITIES,
    )
    stage = sorted(options(game, "stage:temple", 2))[0]
    asked = played(game, "stage:walls", {1: "build:lair", 2: stage})
    order = []
    while step(asked) != "turn":
        order.append(step(asked))
        for seat in asked.waiting:
            asked.choose(seat, asked.choices(seat)[-1])
    assert order == ["revive", "extra_leader", "losses"]
