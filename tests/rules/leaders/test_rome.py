"""Chapter ROME: both sides of the board."""

from typing import Any

import pytest

from tests.rules.classic_table import (
    WONDERS,
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
    step,
)
from tests.rules.leaders.table import WITH_CITIES, chosen, leader_hand, paid, recruitment, table

MAKERS = ("clay_pool", "stone_pit", "loom_1")
"""The cost of the second stage of side B."""


def rome(*cards: str, stages: int = 1, **more: Any) -> dict[str, Any]:
    return city(*cards, wonder="rome_b", stages=stages, **more)


@pytest.mark.rule("LEADERS-ROME-01")
@pytest.mark.parametrize("side", ["rome_a", "rome_b"])
def test_rome_has_no_start_resource(side: str) -> None:
    assert WONDERS[side].resource is None
    neighbours = city(wonder="giza_a"), city(wonder="ephesus_a")
    for card in ("stockade", "barracks", "guard_tower", "apothecary", "workshop"):
        assert not can_build(table(city(wonder=side, coins=9), *neighbours, hand=[card]), card)
        buyer = table(
            city(wonder="giza_b", coins=9), city(wonder=side), city(wonder="ephesus_a"), hand=[card]
        )
        assert not can_build(buyer, card)


@pytest.mark.rule("LEADERS-ROME-02")
def test_side_a_recruits_for_nothing() -> None:
    game = recruitment(city(wonder="rome_a", coins=0), leaders=["pericles"])
    assert coins(after(game, "recruit:pericles")) == 0
    made = ("clay_pool", "lumber_yard", "ore_vein", "stone_pit", "loom_1", "quarry")
    for stages, points in ((0, 4), (1, 6)):
        mine = city(*made, wonder="rome_a", stages=stages, coins=0)
        turn = table(mine, age=3, hand=["palace"])
        assert score(after(turn, "stage:palace"), "wonders") - score(turn, "wonders") == points
    costs = [dict(stage.cost.resources) for stage in WONDERS["rome_a"].stages]
    assert costs == [{"clay": 1, "wood": 1, "ore": 1}, {"clay": 1, "stone": 2, "cloth": 1}]
    done = table(city(wonder="rome_a", stages=2), hand=["altar"])
    assert refused(done, "stage:altar") == "SW-STAGE-06"


@pytest.mark.rule("LEADERS-ROME-03")
def test_side_b_makes_leaders_cheaper_for_itself_and_its_neighbours() -> None:
    own = recruitment(city(wonder="rome_b", coins=9), leaders=["pericles", "sappho"])
    assert (paid(own, "recruit:pericles"), paid(own, "recruit:sappho")) == (4, 0)
    assert coins(after(own, "recruit:pericles")) == 5
    for neighbours in ((city(wonder="rome_b"),), (city(), city(wonder="rome_b"))):
        near = recruitment(city(coins=9), *neighbours, leaders=["pericles", "croesus"])
        assert (paid(near, "recruit:pericles"), paid(near, "recruit:croesus")) == (5, 0)
    far = recruitment(city(coins=9), city(), city(wonder="rome_b"), players=4, leaders=["pericles"])
    assert paid(far, "recruit:pericles") == 6


@pytest.mark.rule("LEADERS-ROME-04")
def test_the_first_stage_of_side_b_brings_coins_and_leaders() -> None:
    pile = ["plato", "midas", "nero", "caesar", "euclid"]
    mine = rome("clay_pool", "lumber_yard", stages=0, coins=0)
    game = table(mine, hand=["altar"], leaders=["sappho"], leader_pile=pile)
    done = after(game, "stage:altar")
    assert coins(done) == 5
    assert sorted(leader_hand(done)) == ["caesar", "midas", "nero", "plato", "sappho"]
    assert position(done)["leader_pile"] == ["euclid"]
    assert open_city(done)["leader_cards"] == 5
    assert "plato" not in str(done.view(1).data)
    drawn = [entry["choice"] for entry in done.view(0).data["history"] if entry["city"] == 0]
    assert drawn == [*(f"gather:{leader}" for leader in pile[:4]), "stage:altar"]
    few = after(table(mine, hand=["altar"], leaders=["sappho"], leader_pile=["plato"]), "stage:altar")
    assert sorted(leader_hand(few)) == ["plato", "sappho"]


@pytest.mark.rule("LEADERS-ROME-05")
def test_the_other_stages_of_side_b_bring_points_and_one_more_leader() -> None:
    for stages, makers in ((1, MAKERS), (2, ("stone_pit", "quarry", "press_1"))):
        mine = rome(*makers, stages=stages, coins=4)
        game = table(mine, age=3, hand=["palace"], leaders=["pericles", "caesar"])
        asked = played(game, "stage:palace")
        assert (step(asked), asked.waiting) == ("extra_leader", (0,))
        assert options(asked) == {"recruit:pericles", "recruit:caesar", "skip"}
        done = chosen(asked, "recruit:pericles")
        assert (coins(done), open_city(done)["leaders"]) == (0, ["pericles"])
        assert leader_hand(done) == ["caesar"]
        assert score(done, "wonders") - score(game, "wonders") == 3
        assert step(done) == "turn"
    costs = [dict(stage.cost.resources) for stage in WONDERS["rome_b"].stages]
    assert costs == [{"clay": 1, "wood": 1}, {"clay": 1, "stone": 1, "cloth": 1}, {"stone": 2, "papyrus": 1}]


@pytest.mark.rule("LEADERS-ROME-06")
def test_the_extra_leader_can_only_be_recruited_or_declined() -> None:
    game = table(rome(*MAKERS, coins=4), age=2, hand=["walls"], leaders=["sappho"])
    asked = played(game, "stage:walls")
    assert options(asked) == {"recruit:sappho", "skip"}
    assert refused(asked, "discard:sappho") == "LEADERS-ROME-06"
    assert refused(asked, "stage:sappho") == "LEADERS-ROME-06"
    declined = chosen(asked, "skip")
    assert (leader_hand(declined), step(declined)) == (["sappho"], "turn")
    # Every leader that can be paid for is offered, in whatever order they are held.
    for leaders, coins_held, offered in (
        (["alexander", "sappho", "pericles"], 4, {"recruit:alexander", "recruit:sappho", "recruit:pericles"}),
        (["alexander", "sappho", "pericles"], 1, {"recruit:alexander", "recruit:sappho"}),
        (["archimedes", "pericles", "sappho"], 0, {"recruit:sappho"}),
    ):
        held = table(rome(*MAKERS, coins=coins_held), age=2, hand=["walls"], leaders=leaders)
        assert options(played(held, "stage:walls")) == {*offered, "skip"}
    for leaders in (["pericles"], ["alexander", "pericles"]):
        dear = table(rome(*MAKERS, coins=0), age=2, hand=["walls"], leaders=leaders)
        assert step(played(dear, "stage:walls")) == "turn"
    # Stone sold to a neighbor in the same turn pays for the leader.
    stone = table(
        rome(*MAKERS, coins=0),
        city("quarry", coins=9),
        city(),
        age=2,
        hand=["walls"],
        leaders=["nefertiti"],
        hands={1: ["aqueduct"]},
    )
    asked = played(stone, "stage:walls", {1: "build:aqueduct"})
    assert step(asked) == "extra_leader"
    assert coins(chosen(asked, "recruit:nefertiti")) == 2 - 1


@pytest.mark.rule("LEADERS-ROME-07")
def test_a_stage_built_with_a_leader_brings_its_leader_in_the_same_phase() -> None:
    mine = rome(*MAKERS, coins=4)
    game = recruitment(mine, leaders=["sappho", "solomon"], discard=["altar"])
    asked = played(game, "stage:sappho")
    assert (step(asked), asked.view(0).data["turn"]) == ("extra_leader", 0)
    revived = chosen(asked, "recruit:solomon")
    assert (step(revived), options(revived)) == ("revive", {"revive:altar", "skip"})
    done = chosen(revived, "revive:altar")
    assert (step(done), done.view(0).data["turn"]) == ("turn", 1)
    assert "altar" in open_city(done)["cards"]


@pytest.mark.rule("LEADERS-ROME-08")
def test_romes_power_is_no_resource() -> None:
    neighbours = city(wonder="giza_a", coins=0), city(wonder="ephesus_a", coins=0)
    warehouse = city("secret_warehouse", wonder="rome_a", coins=0)
    for card in ("stockade", "barracks", "guard_tower", "baths", "apothecary", "workshop", "scriptorium"):
        game = table(warehouse, *neighbours, hand=[card], expansions=WITH_CITIES)
        assert not can_build(game, card)
    # A school costs wood and papyrus: the Black Market gives any one resource that no card of Rome shows.
    for made, possible in ((("press_1",), True), (("lumber_yard",), True), ((), False)):
        mine = city("black_market", *made, wonder="rome_b", coins=0)
        game = table(mine, *neighbours, age=2, hand=["school"], expansions=WITH_CITIES)
        assert can_build(game, "school") == possible
