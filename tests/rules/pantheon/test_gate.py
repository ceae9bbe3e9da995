"""Chapter GATE: the Gate."""

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
    points,
    refusal,
)
from tests.rules.pantheon.table import board_of, slots_of, stack_of, table, true_stack

STACKS = {
    "mesopotamian": ["ishtar", "enki", "nisaba"],
    "phoenician": ["tanit", "baal", "astarte"],
    "greek": ["zeus", "hades", "aphrodite"],
    "egyptian": ["ra", "isis", "anubis"],
    "roman": ["mars", "minerva", "neptune"],
}
TOPS = {"ishtar", "tanit", "zeus", "ra", "mars"}


@pytest.mark.rule("PAN-GATE-01")
def test_the_top_gods_are_revealed_and_one_is_activated() -> None:
    game = after(table(gods={1: "gate"}, stacks=STACKS), "activate:gate")
    assert options(game) == {f"god:{god}" for god in TOPS}
    assert refusal(game, "god:baal") == "PAN-GATE-01"
    assert gained(game, "god:tanit") == 12
    game = after(game, "god:tanit")
    assert true_stack(game, "phoenician") == ["baal", "astarte"]
    assert true_stack(game, "roman") == STACKS["roman"]
    assert game.waiting == (BORIS,)


@pytest.mark.rule("PAN-GATE-01")
def test_the_others_are_back_before_the_chosen_god_acts() -> None:
    anna = city(wonders=["the_divine_theater"])
    stacks = {**STACKS, "egyptian": ["isis", "ra", "anubis"]}
    game = table(anna, gods={1: "gate"}, stacks=stacks, discard=["altar"])
    game = after(game, "activate:gate", "god:isis", "raise:the_divine_theater:altar")
    assert "mythology:phoenician" in options(game)
    assert gained(game, "mythology:phoenician", "god:tanit", "order:astarte:baal") == 12


@pytest.mark.rule("PAN-GATE-02")
def test_empty_stacks_are_skipped_and_one_god_must_be_chosen() -> None:
    anna = city(gods=["mars", "minerva", "neptune"])
    game = after(table(anna, gods={1: "gate"}, stacks={**STACKS, "roman": []}), "activate:gate")
    assert options(game) == {f"god:{god}" for god in TOPS - {"mars"}}
    for name, stack in STACKS.items():
        held = city(gods=[god for other, gods in STACKS.items() if other != name for god in gods])
        only = table(held, gods={1: "gate"}, stacks={n: stack if n == name else [] for n in STACKS})
        assert options(after(only, "activate:gate")) == {f"god:{stack[0]}"}


@pytest.mark.rule("PAN-GATE-03")
def test_both_players_see_the_revealed_gods_and_remember_them() -> None:
    game = after(table(gods={1: "gate"}, stacks=STACKS), "activate:gate")
    for viewer in (ANNA, BORIS, None):
        assert {stack_of(game, name, viewer)[0] for name in STACKS} == TOPS
    later = after(game, "god:tanit")
    for viewer in (ANNA, BORIS, None):
        assert stack_of(later, "roman", viewer) == ["mars", None, None]
        assert stack_of(later, "phoenician", viewer) == [None, None]


@pytest.mark.rule("PAN-GATE-04")
def test_gate_and_god_lie_before_the_player() -> None:
    game = after(table(gods={1: "gate"}, stacks=STACKS), "activate:gate", "god:mars")
    assert city_of(game, ANNA)["gods"] == ["mars", "gate"]
    assert slots_of(game) == {}
    assert points(game, ANNA, "gods") == 0
    assert not any("gate" in choice for choice in options(game))
    assert board_of(game)["slots"] == [None] * 6


@pytest.mark.rule("PAN-GATE-05")
def test_the_chosen_god_costs_nothing() -> None:
    game = table(city(coins=6, offerings=[4], built=["the_sanctuary"]), gods={1: "gate"}, stacks=STACKS)
    game = after(game, "activate:gate")
    assert coins(game, ANNA) == 2
    game = after(game, "god:mars")
    assert coins(game, ANNA) == 2
    assert city_of(game, ANNA)["offerings"] == [4]
    assert asking(game) == "turn"
