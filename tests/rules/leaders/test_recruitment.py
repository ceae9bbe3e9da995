"""Chapter REC: the recruitment before each age."""

from typing import Any

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
    position,
    refused,
    score,
    step,
)
from tests.rules.leaders.table import chosen, last_turn, leader_hand, paid, recruitment, table


@pytest.mark.rule("LEADERS-REC-01")
def test_before_each_age_everybody_uses_a_leader_at_once_before_the_cards_are_dealt() -> None:
    game = recruitment(city(coins=6), leaders=["sappho", "zenobia"], age=2)
    assert (step(game), game.waiting) == ("recruit", (0, 1, 2))
    assert position(game)["hands"] == [[], [], []]
    sealed = chosen(game, "recruit:sappho")
    assert open_city(sealed)["leaders"] == []
    done = played(game, "recruit:sappho")
    assert open_city(done)["leaders"] == ["sappho"]
    assert (step(done), done.view(0).data["age"], done.view(0).data["turn"]) == ("turn", 2, 1)
    assert [len(hand) for hand in position(done)["hands"]] == [7, 7, 7]


@pytest.mark.rule("LEADERS-REC-01")
def test_there_are_three_phases() -> None:
    game = table(
        age=1, turn=last_turn(), leaders=["sappho", "zenobia"], leader_hands={1: ["midas"], 2: ["nero"]}
    )
    done = after(game)
    assert (step(done), done.view(0).data["age"]) == ("recruit", 2)
    assert refused(table(leaders=["sappho"]), "recruit:sappho") == "LEADERS-REC-01"
    over = after(table(age=3, turn=last_turn(), leaders=["sappho", "zenobia"]))
    assert over.over


@pytest.mark.rule("LEADERS-REC-02")
def test_a_leader_is_recruited_or_marks_a_stage_or_is_discarded() -> None:
    game = recruitment(city("clay_pool", coins=6), leaders=["nefertiti"])
    assert options(game) == {"recruit:nefertiti", "stage:nefertiti", "discard:nefertiti"}
    recruited = after(game, "recruit:nefertiti")
    assert (coins(recruited), open_city(recruited)["leaders"]) == (3, ["nefertiti"])
    staged = after(game, "stage:nefertiti")
    assert (coins(staged), open_city(staged)["stages"], open_city(staged)["leaders"]) == (6, 1, [])
    assert position(staged)["cities"][0]["markers"] == ["nefertiti"]
    entries: Any = staged.view(1).data["history"]
    assert [entry["choice"] for entry in entries if entry["city"] == 0] == ["stage"]
    discarded = after(game, "discard:nefertiti")
    assert (coins(discarded), open_city(discarded)["leaders"]) == (9, [])
    assert leader_hand(recruited) == leader_hand(staged) == leader_hand(discarded) == []


@pytest.mark.rule("LEADERS-REC-03")
def test_what_cannot_be_paid_cannot_be_recruited() -> None:
    rich = city("loom_1", "press_1", coins=9)
    game = recruitment(city("ore_vein", coins=5), rich, rich | {"cards": []}, leaders=["pericles", "caesar"])
    assert options(game, "recruit:") == {"recruit:caesar"}
    assert refused(game, "recruit:pericles") == "LEADERS-REC-03"
    explained = game.explain(0, "recruit:pericles")
    assert explained.reason == "Pericles costs 6. You need 1 more coin."


@pytest.mark.rule("LEADERS-REC-04")
def test_a_stage_with_a_leader_is_paid_as_usual_and_acts_at_once() -> None:
    mine = city("clay_pool", wonder="rhodes_b", coins=6)
    quarries = city("stone_pit", wonder="giza_a"), city("quarry", wonder="olympia_a")
    game = recruitment(mine, *quarries, leaders=["sappho"], age=3)
    ways = options(game, "stage:sappho")
    assert ways == {"stage:sappho@left=4,right=2", "stage:sappho@left=2,right=4"}
    done = after(game, "stage:sappho@left=4,right=2")
    assert coins(done) == 6 - 6 + 3
    assert (coins(done, LEFT), coins(done, RIGHT)) == (3 + 4 + 3, 3 + 2 + 3)
    poor = recruitment(city("clay_pool", wonder="rhodes_b", coins=5), *quarries, leaders=["sappho"], age=3)
    assert refused(poor, "stage:sappho") == "SW-COST-04"
    complete = recruitment(city(wonder="rhodes_b", stages=2), leaders=["sappho"])
    assert refused(complete, "stage:sappho") == "SW-STAGE-06"


@pytest.mark.rule("LEADERS-REC-05")
def test_discarded_leaders_are_not_in_the_discard_pile() -> None:
    game = recruitment(
        city(coins=6), leaders=["solomon"], age=2, leader_hands={1: ["sappho"]}, discard=["altar"]
    )
    asked = played(game, "recruit:solomon", {1: "discard:sappho"})
    assert position(asked)["discard"] == ["altar"]
    assert options(asked) == {"revive:altar", "skip"}
    assert asked.view(None).data["discard_backs"] == [1, 0, 0]


@pytest.mark.rule("LEADERS-REC-06")
def test_exactly_one_is_used_and_the_others_stay_secret() -> None:
    game = recruitment(city(coins=20), leaders=["sappho", "zenobia", "midas"])
    done = after(game, "recruit:midas")
    assert leader_hand(done) == ["sappho", "zenobia"]
    assert step(done) == "turn"
    assert open_city(done)["leader_cards"] == 2
    assert "leader_hand" in done.view(0).data
    other = done.view(1).data
    assert "sappho" not in str(other)
    assert refused(game, "recruit:plato") == "LEADERS-REC-06"


@pytest.mark.rule("LEADERS-REC-07")
def test_what_is_left_after_the_last_phase_is_worth_nothing() -> None:
    game = table(city(coins=0), age=3, turn=last_turn(), leaders=["cleopatra"])
    done = after(game)
    assert (score(done, "leaders"), coins(done)) == (0, 3)
    rome = city("clay_pool", "stone_pit", "loom_1", wonder="rome_b", stages=1, coins=9)
    late = table(rome, age=3, turn=last_turn(), hand=["palace"], leaders=["cleopatra"])
    besides = played(late, "stage:palace")
    assert step(besides) == "extra_leader"
    over = chosen(besides, "recruit:cleopatra")
    assert (over.over, score(over, "leaders")) == (True, 5)


@pytest.mark.rule("LEADERS-REC-08")
def test_a_leader_stays_and_does_not_reach_back() -> None:
    before = city("marketplace", "altar", victories=2, victory_points=2, coins=9)
    game = recruitment(before, leaders=["xenophon", "nero", "vitruvius", "tomyris"], age=2)
    for leader, price in (("xenophon", 2), ("nero", 1), ("vitruvius", 1), ("tomyris", 4)):
        done = after(game, f"recruit:{leader}")
        assert coins(done) == 9 - price
        assert open_city(done)["leaders"] == [leader]
    later = after(table(city(coins=3, leaders=["xenophon"]), age=3))
    assert open_city(later)["leaders"] == ["xenophon"]


@pytest.mark.rule("LEADERS-REC-09")
def test_all_are_paid_before_anything_comes_in() -> None:
    poor = recruitment(city(coins=0), leaders=["croesus", "sappho"])
    assert not options(poor, "recruit:")
    seller = city("stone_pit", wonder="giza_a", coins=0)
    buyer = city(wonder="ephesus_a", coins=9)
    game = recruitment(seller, buyer, leaders=["sappho"], leader_hands={1: ["midas"]})
    sealed = game.copy()
    sealed.choose(1, next(choice for choice in options(sealed, "stage:", 1)))
    assert not options(sealed, "recruit:")


@pytest.mark.rule("LEADERS-REC-10")
def test_a_recruitment_is_no_turn_of_the_age() -> None:
    strong = city(leaders=["caesar"], coins=9)
    game = recruitment(strong, leaders=["sappho"], age=2)
    assert refused(game, "discard:altar") == "LEADERS-REC-10"
    done = after(game, "recruit:sappho")
    assert (open_city(done)["victories"], open_city(done, LEFT)["defeats"]) == (0, 0)
    assert done.view(0).data["turn"] == 1
    dealt: Any = position(game)["coming"][0]["hands"]
    assert sorted(position(done)["hands"][0]) == sorted(dealt[0])


@pytest.mark.rule("LEADERS-REC-11")
def test_free_building_never_makes_a_leader_free() -> None:
    olympia = city(wonder="olympia_a", stages=2, coins=2)
    game = recruitment(olympia, leaders=["cleopatra", "zenobia"])
    assert options(game, "recruit:") == {"recruit:zenobia"}
    assert paid(game, "recruit:zenobia") == 2
    assert refused(game, "recruit:cleopatra") == "LEADERS-REC-03"
