"""Chapters PREP and TRIG: conspiracies are prepared and triggered."""

import pytest

from tests.rules.agora.table import city, cubes_of, plots_of, supply, table
from tests.rules.duel_table import ANNA, BORIS, after, asking, coins, options, pawn, refusal, view, wonders_of


@pytest.mark.rule("AGORA-PREP-01", "AGORA-PREP-02")
def test_a_card_goes_under_a_conspiracy() -> None:
    game = table(city(plots=["coup", "treason"], coins=0), cards=["tavern", "stable"], age=1)
    assert options(game, "prepare:") == {
        f"prepare:{plot}:{card}" for plot in ("coup", "treason") for card in ("tavern", "stable")
    }
    prepared = after(game, "prepare:coup:tavern")
    assert prepared.waiting == (BORIS,)
    assert plots_of(prepared, ANNA) == [{"id": "coup", "card": "tavern"}, {"id": "treason"}]
    # It is free and does nothing else: no coins for the card, no discard pile, no city.
    assert coins(prepared, ANNA) == 0
    data = view(prepared)
    assert data["discard"] == []
    assert data["cities"][ANNA]["cards"] == []
    assert data["pyramid"][0] is None
    assert pawn(after(game, "prepare:coup:stable")) == 0


@pytest.mark.rule("AGORA-PREP-03")
def test_any_number_of_conspiracies_but_each_prepared_once() -> None:
    game = table(city(plots=["coup"], ready=["treason", "blackmail"], used=["sabotage"]))
    assert options(game, "prepare:") == {"prepare:coup:rostrum", "prepare:coup:courthouse"}
    assert refusal(game, "prepare:treason:rostrum") == "AGORA-PREP-03"
    assert options(game, "trigger:") == {"trigger:treason", "trigger:blackmail"}


@pytest.mark.rule("AGORA-PREP-04")
def test_without_an_unprepared_conspiracy_nothing_is_prepared() -> None:
    game = table(city(ready=["treason"]), city(plots=["coup"]))
    assert not options(game, "prepare:")
    assert refusal(game, "prepare:coup:rostrum") == "AGORA-PREP-04"
    assert refusal(game, "prepare:coercion:rostrum") == "AGORA-PREP-04"


@pytest.mark.rule("AGORA-TRIG-01")
def test_a_prepared_conspiracy_is_triggered_before_the_action() -> None:
    game = table(city(ready=["coup"], plots=["treason"]), city(ready=["blackmail"]))
    assert options(game, "trigger:") == {"trigger:coup"}
    assert refusal(game, "trigger:treason") == "AGORA-TRIG-01"
    assert refusal(game, "trigger:blackmail") == "AGORA-TRIG-01"
    triggered = after(game, "trigger:coup")
    assert pawn(triggered) == 2
    assert triggered.waiting == (ANNA,)
    assert asking(triggered) == "turn"
    assert plots_of(triggered, ANNA, viewer=BORIS)[1]["id"] == "coup"
    # After the action the turn is over: nothing can be triggered then.
    assert after(game, "discard:rostrum").waiting == (BORIS,)


@pytest.mark.rule("AGORA-TRIG-02")
def test_one_conspiracy_a_turn_also_in_an_extra_turn() -> None:
    game = table(
        city(ready=["coup", "blackmail"], wonders=["the_sphinx"], coins=40),
        cards=["rostrum", "courthouse", "walls"],
    )
    once = after(game, "trigger:coup")
    assert not options(once, "trigger:")
    assert refusal(once, "trigger:blackmail") == "AGORA-TRIG-02"
    extra = after(once, "wonder:the_sphinx:rostrum")
    assert extra.waiting == (ANNA,)
    assert options(extra, "trigger:") == {"trigger:blackmail"}


@pytest.mark.rule("AGORA-TRIG-03")
def test_a_triggered_conspiracy_stays_and_is_not_used_again() -> None:
    game = table(
        city(ready=["coup"], wonders=["the_sphinx"], coins=40), cards=["rostrum", "courthouse", "walls"]
    )
    under = plots_of(game, ANNA)[0]["card"]
    later = after(game, "trigger:coup", "wonder:the_sphinx:rostrum")
    assert plots_of(later, BORIS, viewer=BORIS) == []
    assert plots_of(later, ANNA, viewer=BORIS) == [{"id": "coup", "card": under, "triggered": True}]
    assert not options(later, "trigger:")
    assert not options(later, "prepare:")
    assert refusal(later, "trigger:coup") == "AGORA-TRIG-03"
    assert refusal(later, "prepare:coup:courthouse") == "AGORA-PREP-03"


@pytest.mark.rule("AGORA-TRIG-04")
def test_parts_in_printed_order_and_moving_is_optional() -> None:
    game = table(city(ready=["political_maneuver"]), cubes={3: (0, 1)})
    placing = after(game, "trigger:political_maneuver")
    assert options(placing) == {f"influence:{n}" for n in range(1, 7)}
    removing = after(placing, "influence:1")
    assert options(removing) == {"remove:3"}
    moving = after(removing, "remove:3")
    assert options(moving) == {"move:1:2", "skip"}
    assert cubes_of(after(moving, "skip"), ANNA) == [1, 0, 0, 0, 0, 0]
    assert cubes_of(after(moving, "move:1:2"), ANNA) == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("AGORA-TRIG-05")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    # There is no Wonder to take, no cube to place or remove: the next part is asked.
    extortion = table(city(ready=["extortion"]), cubes={1: (1, 0)})
    assert options(after(extortion, "trigger:extortion")) == {"move:1:2", "skip"}
    full = table(city(ready=["political_maneuver"]), cubes={1: (12, 0), 2: (0, 1)})
    assert options(after(full, "trigger:political_maneuver")) == {"remove:2"}
    alone = table(city(ready=["political_maneuver"]))
    assert options(after(alone, "trigger:political_maneuver", "influence:1")) == {"move:1:2", "skip"}
    without_cubes = table(city(ready=["blackmail"]), city(coins=7))
    assert asking(after(without_cubes, "trigger:blackmail")) == "turn"


@pytest.mark.rule("AGORA-TRIG-06")
@pytest.mark.parametrize(
    "plot", ["expropriation", "coercion", "sabotage", "foreclosure", "swindle", "extortion"]
)
def test_a_conspiracy_without_any_effect_may_be_triggered(plot: str) -> None:
    game = table(city(ready=[plot]))
    assert options(game, "trigger:") == {f"trigger:{plot}"}
    done = after(game, f"trigger:{plot}")
    assert asking(done) == "turn"
    assert not options(done, "trigger:")
    assert supply(done, ANNA) == 12


@pytest.mark.rule("AGORA-TRIG-07")
def test_cards_are_turned_at_the_end_but_at_once_by_turn_of_events() -> None:
    cards = {0: "rostrum", 7: "walls", 8: "forum", 13: "library"}
    # The card on slot 13 covers the two face-down ones; it is placed under Curia Julia.
    curia = table(
        city(wonders=["curia_julia"], plots=["blackmail", "turn_of_events"], coins=40),
        city(coins=2),
        cards=cards,
        hidden=[7, 8],
    )
    built = after(curia, "wonder:curia_julia:library")
    assert "back" in view(built)["pyramid"][7]
    assert "back" in view(built)["pyramid"][8]
    assert wonders_of(built, ANNA, built=True) == {"curia_julia"}
    assert "back" not in view(after(built, "trigger:blackmail"))["pyramid"][7]  # the turn is over now
    events = after(built, "trigger:turn_of_events")
    assert asking(events) == "clear"
    assert [view(events)["pyramid"][slot]["card"] for slot in (7, 8)] == ["walls", "forum"]
    start = table(city(ready=["turn_of_events"]), cards=cards, hidden=[7, 8])
    struck = after(start, "trigger:turn_of_events", "strike:13")
    assert [view(struck)["pyramid"][slot]["card"] for slot in (7, 8)] == ["walls", "forum"]
