"""Chapters POL, CONS, INF and CTRL: what Senators do, cubes and control."""

import pytest

from tests.rules.agora.table import CONSPIRACIES, chamber, city, controller, cubes_of, plots_of, supply, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    SENATORS,
    after,
    asking,
    gained,
    options,
    pawn,
    points,
    refusal,
    view,
    won,
)

LEFT, CENTRE, RIGHT = "politician_left_1", "politician_centre_1", "politician_right_1"
CONSPIRATOR = "conspirator_1"
BLUE = ["altar", "theater", "baths", "statue", "temple"]


@pytest.mark.rule("AGORA-POL-01")
@pytest.mark.parametrize(("blue", "actions"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_actions_by_blue_cards(blue: int, actions: int) -> None:
    game = after(table(city(*BLUE[:blue]), cards=[LEFT, "rostrum"]), f"recruit:{LEFT}")
    for left in range(actions, 0, -1):
        assert asking(game) == "senate"
        assert view(game)["steps"][-1]["actions"] == left
        game = after(game, "influence:1")
    assert game.waiting == (BORIS,)
    assert cubes_of(game, ANNA)[0] == actions


@pytest.mark.rule("AGORA-POL-02")
def test_placing_and_moving_in_any_mix() -> None:
    game = after(table(city("altar", "theater", "baths"), cards=[LEFT, "rostrum"]), f"recruit:{LEFT}")
    mixed = after(game, "influence:2", "move:2:3")
    assert cubes_of(mixed, ANNA) == [0, 0, 1, 0, 0, 0]
    assert mixed.waiting == (BORIS,)
    assert cubes_of(after(game, "influence:1", "influence:2"), ANNA) == [1, 1, 0, 0, 0, 0]
    moves = table(city("altar", "theater"), cards=[LEFT, "rostrum"], cubes={5: (1, 0)})
    assert cubes_of(after(moves, f"recruit:{LEFT}", "move:5:4", "move:4:3"), ANNA) == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("AGORA-POL-03")
@pytest.mark.parametrize(("senator", "chambers"), [(LEFT, (1, 2)), (CENTRE, (3, 4)), (RIGHT, (5, 6))])
def test_a_politician_places_in_his_section(senator: str, chambers: tuple[int, int]) -> None:
    game = after(table(city("altar", "theater"), cards=[senator, "rostrum"]), f"recruit:{senator}")
    assert options(game, "influence:") == {f"influence:{n}" for n in chambers}
    other = (chambers[0] + 1) % 6 + 1
    assert refusal(game, f"influence:{other}") == "AGORA-POL-03"
    both = after(game, f"influence:{chambers[0]}", f"influence:{chambers[1]}")
    assert [cubes_of(both, ANNA)[n - 1] for n in chambers] == [1, 1]
    assert supply(both, ANNA) == 10


@pytest.mark.rule("AGORA-POL-04")
def test_moving_goes_anywhere_by_one_chamber() -> None:
    game = table(city(*BLUE[:4]), cards=[LEFT, "rostrum"], cubes={4: (1, 2)})
    game = after(game, f"recruit:{LEFT}")
    assert options(game, "move:") == {"move:4:3", "move:4:5"}
    # A cube of another section, the same one several times, and one that was just placed.
    assert cubes_of(after(game, "move:4:5", "move:5:6", "move:6:5"), ANNA) == [0, 0, 0, 0, 1, 0]
    assert cubes_of(after(game, "influence:2", "move:2:3", "move:3:4"), ANNA) == [0, 0, 0, 2, 0, 0]
    assert refusal(game, "move:1:2") == "AGORA-POL-04"
    assert refusal(game, "move:4:6") == "AGORA-POL-04"


@pytest.mark.rule("AGORA-POL-05")
def test_fewer_actions_may_be_used() -> None:
    game = after(table(city(*BLUE), cards=[LEFT, "rostrum"]), f"recruit:{LEFT}")
    assert "pass" in options(game)
    assert after(game, "pass").waiting == (BORIS,)
    stopped = after(game, "influence:1", "pass")
    assert cubes_of(stopped, ANNA) == [1, 0, 0, 0, 0, 0]
    assert stopped.waiting == (BORIS,)


@pytest.mark.rule("AGORA-POL-06")
def test_the_number_of_actions_is_fixed_at_first() -> None:
    # The decree counts two blue cards more; it is gained, or lost, by the first of the actions.
    won_later = table(city(), cards=[LEFT, "rostrum"], decrees={1: "senate_blue"})
    assert after(won_later, f"recruit:{LEFT}", "influence:1").waiting == (BORIS,)
    lost = table(city(), cards=[LEFT, "rostrum"], cubes={1: (1, 0)}, decrees={1: "senate_blue"})
    game = after(lost, f"recruit:{LEFT}", "move:1:2")
    assert controller(game, 1) is None
    assert asking(game) == "senate"
    assert game.waiting == (ANNA,)


@pytest.mark.rule("AGORA-POL-07")
def test_without_cubes_nothing_is_placed() -> None:
    full = table(city(), cards=[LEFT, "rostrum"], cubes={1: (11, 0)})
    one_left = after(full, f"recruit:{LEFT}")
    assert cubes_of(after(one_left, "influence:1"), ANNA)[0] == 12
    empty = after(table(city(), cards=[LEFT, "rostrum"], cubes={1: (12, 0)}), f"recruit:{LEFT}")
    assert options(empty) == {"move:1:2", "pass"}
    assert refusal(empty, "influence:1") == "AGORA-POL-07"


@pytest.mark.rule("AGORA-CONS-01")
def test_a_conspirator_places_anywhere_or_conspires() -> None:
    game = after(table(cards=[CONSPIRATOR, "rostrum"]), f"recruit:{CONSPIRATOR}")
    assert options(game) == {*(f"influence:{n}" for n in range(1, 7)), "conspire"}
    placed = after(game, "influence:4")
    assert placed.waiting == (BORIS,)
    assert cubes_of(placed, ANNA) == [0, 0, 0, 1, 0, 0]
    assert plots_of(placed, ANNA) == []
    conspired = after(game, "conspire", "keep:extortion:top")
    assert conspired.waiting == (BORIS,)
    assert cubes_of(conspired, ANNA) == [0] * 6
    assert refusal(game, "skip") is not None


@pytest.mark.rule("AGORA-CONS-02")
def test_one_of_two_conspiracies_is_kept() -> None:
    deck = [
        "coup",
        "treason",
        "sabotage",
        *(n for n in CONSPIRACIES if n not in ("coup", "treason", "sabotage")),
    ]
    game = table(cards=[CONSPIRATOR, "rostrum", "conspirator_2"], senate={"deck": deck})
    drawn = after(game, f"recruit:{CONSPIRATOR}", "conspire")
    assert options(drawn) == {f"keep:{n}:{end}" for n in ("coup", "treason") for end in ("top", "bottom")}
    assert refusal(drawn, "keep:sabotage:top") == "AGORA-CONS-02"
    top = after(drawn, "keep:coup:top")
    assert plots_of(top, ANNA) == [{"id": "coup"}]
    assert top.position()["senate"]["deck"] == ["treason", "sabotage", *deck[3:]]
    assert options(after(top, "recruit:conspirator_2", "conspire")) == {
        f"keep:{n}:{end}" for n in ("treason", "sabotage") for end in ("top", "bottom")
    }
    bottom = after(drawn, "keep:treason:bottom")
    assert bottom.position()["senate"]["deck"] == ["sabotage", *deck[3:], "coup"]


@pytest.mark.rule("AGORA-CONS-03")
def test_organized_crime_keeps_both() -> None:
    deck = ["coup", "treason", *(n for n in CONSPIRACIES if n not in ("coup", "treason"))]
    game = table(city(progress=["organized_crime"]), cards=[CONSPIRATOR, "rostrum"], senate={"deck": deck})
    kept = after(game, f"recruit:{CONSPIRATOR}", "conspire")
    assert plots_of(kept, ANNA) == [{"id": "coup"}, {"id": "treason"}]
    assert kept.waiting == (BORIS,)
    assert view(kept)["senate"]["deck"] == 14
    assert view(kept, BORIS)["senate"]["conspiring"] == [{"seat": ANNA, "kept": 2}]


@pytest.mark.rule("AGORA-CONS-04")
def test_the_deck_cannot_run_out() -> None:
    # Six Conspirators take twelve cards, Curia Julia one: three are left.
    held = CONSPIRACIES[:11]
    conspirators = [senator for senator in SENATORS if senator.startswith("conspirator")]
    game = table(
        city(*conspirators[:5], progress=["organized_crime", "corruption"], plots=held),
        cards=[conspirators[5], "obelisk"],
        age=3,
    )
    last = after(game, f"recruit:{conspirators[5]}", "conspire")
    assert len(plots_of(last, ANNA)) == 13
    assert view(last)["senate"]["deck"] == 3
    with pytest.raises(Exception, match="than Conspirators can have brought"):
        table(city(*conspirators[:5], plots=CONSPIRACIES[:8]), city(plots=CONSPIRACIES[8:15]), age=3)


@pytest.mark.rule("AGORA-CONS-05")
def test_the_drawer_alone_sees_the_cards() -> None:
    game = after(table(cards=[CONSPIRATOR, "rostrum"]), f"recruit:{CONSPIRATOR}", "conspire")
    assert view(game, ANNA)["steps"][-1]["drawn"] == CONSPIRACIES[:2]
    for viewer in (BORIS, None):
        assert view(game, viewer)["steps"][-1] == {"step": "keep", "seat": ANNA}
    for end in ("top", "bottom"):
        kept = after(game, f"keep:{CONSPIRACIES[0]}:{end}")
        assert view(kept, BORIS)["senate"]["conspiring"] == [{"seat": ANNA, "kept": 1, "back": end}]
        assert view(kept, ANNA)["senate"]["conspiring"][0]["drawn"] == CONSPIRACIES[:2]
        assert plots_of(kept, ANNA, viewer=BORIS) == [{}]


@pytest.mark.rule("AGORA-CONS-06")
def test_without_cubes_conspiring_is_left() -> None:
    game = after(table(cards=[CONSPIRATOR, "rostrum"], cubes={1: (12, 0)}), f"recruit:{CONSPIRATOR}")
    assert options(game) == {"conspire"}
    assert refusal(game, "influence:1") == "AGORA-POL-07"


@pytest.mark.rule("AGORA-INF-01")
def test_a_placed_cube_turns_the_decree_up() -> None:
    game = table(cards=[LEFT, "rostrum"], decrees={2: "coins_on_red"}, face_down=[2, 4, 6])
    placed = after(game, f"recruit:{LEFT}", "influence:2")
    assert chamber(placed, 2)["decrees"] == [{"id": "coins_on_red", "face_up": True}]
    assert chamber(placed, 4)["decrees"] == [{"face_up": False}]


@pytest.mark.rule("AGORA-INF-02")
def test_a_moved_cube_turns_the_decree_up() -> None:
    game = table(cards=[LEFT, "rostrum"], cubes={3: (1, 0)}, decrees={4: "coins_on_red"}, face_down=[4, 6])
    assert chamber(after(game, f"recruit:{LEFT}", "move:3:4"), 4)["decrees"] == [
        {"id": "coins_on_red", "face_up": True}
    ]


@pytest.mark.rule("AGORA-INF-03")
def test_a_removed_cube_goes_back_to_the_supply() -> None:
    game = table(city(ready=["political_maneuver"]), cubes={2: (0, 12)})
    removed = after(game, "trigger:political_maneuver", "influence:1", "remove:2")
    assert supply(game, BORIS) == 0
    assert supply(removed, BORIS) == 1
    assert cubes_of(removed, BORIS) == [0, 11, 0, 0, 0, 0]
    again = table(cards=["rostrum", LEFT], cubes={2: (0, 11)}, turn=BORIS)
    assert cubes_of(after(again, f"recruit:{LEFT}", "influence:2"), BORIS)[1] == 12


@pytest.mark.rule("AGORA-CTRL-01", "AGORA-CTRL-02")
def test_control_is_a_strict_majority_of_all_cubes_there() -> None:
    for cubes, expected in (((1, 0), ANNA), ((2, 1), ANNA), ((1, 1), None), ((1, 2), BORIS), ((0, 0), None)):
        game = table(cubes={4: cubes})
        assert controller(game, 4) == expected
        assert [points(game, seat, "senate") for seat in (ANNA, BORIS)] == [
            3 if expected == seat else 0 for seat in (ANNA, BORIS)
        ]
    # The cube that gave control counts: one against one is a tie again.
    game = table(cards=[CENTRE, "rostrum"], cubes={4: (0, 1)})
    assert controller(after(game, f"recruit:{CENTRE}", "influence:4"), 4) is None


@pytest.mark.rule("AGORA-CTRL-03", "AGORA-DEC-21")
def test_the_decree_works_while_the_chamber_is_controlled() -> None:
    cards = ["rostrum", "courthouse"]
    for cubes, bonus in (((1, 0), 2), ((1, 1), 0), ((0, 1), 0)):
        game = table(cards=cards, cubes={1: cubes}, decrees={1: "discard_bonus"})
        assert gained(game, "discard:rostrum") == 2 + bonus
    # It ends immediately, in the middle of the turn.
    game = table(city(ready=["political_maneuver"]), cubes={1: (1, 0)}, decrees={1: "discard_bonus"})
    lost = after(game, "trigger:political_maneuver", "influence:2", "move:1:2")
    assert gained(lost, "discard:rostrum") == 2
    with_opponent = table(city(ready=["political_maneuver"]), cubes={1: (0, 1)}, decrees={1: "discard_bonus"})
    freed = after(with_opponent, "trigger:political_maneuver", "influence:6", "remove:1", "skip")
    assert gained(after(freed, "discard:rostrum"), "discard:courthouse", seat=BORIS) == 2


@pytest.mark.rule("AGORA-CTRL-04")
def test_control_is_checked_for_the_chamber_left_and_then_the_one_entered() -> None:
    # The cube leaves a tie: Boris controls chamber 2 at once, then Anna chamber 3.
    game = table(
        cards=[LEFT, "rostrum"],
        cubes={2: (1, 1)},
        decrees={2: "shield", 3: "senate_blue"},
        pawn=0,
    )
    moved = after(game, f"recruit:{LEFT}", "move:2:3")
    assert controller(moved, 2) == BORIS
    assert controller(moved, 3) == ANNA
    assert pawn(moved) == -1
    # The pawn moves at once; the military token it reaches is used when the move is complete.
    token = table(cards=[LEFT, "rostrum"], cubes={2: (1, 1)}, decrees={2: "shield"}, pawn=-2)
    met = after(token, f"recruit:{LEFT}", "move:2:3")
    assert cubes_of(met, ANNA) == [0, 0, 1, 0, 0, 0]
    assert met.waiting == (BORIS,)
    assert options(met, "influence") == {f"influence:{n}" for n in range(1, 7)}


@pytest.mark.rule("AGORA-CTRL-05")
def test_control_passes_through_a_tie() -> None:
    game = table(city(*BLUE[:2]), cards=[LEFT, "rostrum"], cubes={1: (0, 1)}, decrees={1: "shield"})
    tie = after(game, f"recruit:{LEFT}", "influence:1")
    assert controller(tie, 1) is None
    assert pawn(tie) == 1
    assert controller(after(tie, "influence:1"), 1) == ANNA
    assert pawn(after(tie, "influence:1")) == 2
    # Only a decree that is moved changes hands in a single step.
    insider = table(
        city(ready=["insider_influence"]), cubes={1: (0, 1), 2: (1, 0)}, decrees={1: "discard_bonus"}
    )
    assert gained(after(insider, "trigger:insider_influence", "shift:1:2", "skip"), "discard:rostrum") == 4


@pytest.mark.rule("AGORA-CTRL-06")
def test_a_decree_won_by_a_conspiracy_works_in_the_same_turn() -> None:
    game = table(city(ready=["political_maneuver"]), decrees={1: "discard_bonus"})
    won_now = after(game, "trigger:political_maneuver", "influence:1", "skip")
    assert gained(won_now, "discard:rostrum") == 4
    assert won(won_now) is None
