"""Chapter WONDER: Curia Julia and Knossos, drafted and built."""

import pytest

from pharos.content.duel import load_duel
from tests.rules.agora.table import (
    CONSPIRACIES,
    asked,
    chamber,
    city,
    controller,
    cubes_of,
    drafting,
    plots_of,
    table,
)
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    coins,
    gained,
    options,
    paid,
    pawn,
    points,
    refusal,
    view,
    won,
)

COSTS = {wonder.id: dict(wonder.cost.resources) for wonder in load_duel().wonders}
DECREES = ["shield", "trade_brown", "coins_on_red", "senate_blue", "opponent_chains", "coins_on_blue"]


@pytest.mark.rule("AGORA-WONDER-01")
def test_curia_julia_conspires_when_drafted() -> None:
    assert COSTS["curia_julia"] == dict.fromkeys(("papyrus", "glass", "clay", "wood", "stone"), 1)
    game = after(drafting("curia_julia", conspiracies=CONSPIRACIES), "draft:curia_julia")
    assert game.waiting == (ANNA,)
    assert options(game) == {f"keep:{n}:{end}" for n in CONSPIRACIES[:2] for end in ("top", "bottom")}
    kept = after(game, f"keep:{CONSPIRACIES[1]}:bottom")
    assert plots_of(kept, ANNA) == [{"id": CONSPIRACIES[1]}]
    assert kept.waiting == (BORIS,)
    assert asking(kept) == "draft"


@pytest.mark.rule("AGORA-WONDER-02")
def test_curia_julia_triggers_pays_and_brings_another_turn() -> None:
    game = table(
        city(wonders=["curia_julia"], plots=["coup", "blackmail"], ready=["treason"], coins=20),
        cards=["rostrum", "walls", "forum"],
    )
    built = after(game, "wonder:curia_julia:rostrum")
    assert coins(built, ANNA) == 20 - 10 + 6  # before the choice
    assert options(built) == {"trigger:coup", "trigger:blackmail", "skip"}
    assert refusal(built, "trigger:treason") == "AGORA-WONDER-02"
    skipped = after(built, "skip")
    assert skipped.waiting == (ANNA,)
    assert asking(skipped) == "turn"
    done = after(built, "trigger:coup")
    assert pawn(done) == 2
    assert done.waiting == (ANNA,)
    assert plots_of(done, ANNA, viewer=BORIS)[0] == {"id": "coup", "triggered": True}
    # Without an unprepared conspiracy nothing is asked.
    none = table(city(wonders=["curia_julia"], ready=["treason"]), cards=["rostrum", "walls", "forum"])
    assert asking(after(none, "wonder:curia_julia:rostrum")) == "turn"


@pytest.mark.rule("AGORA-WONDER-03")
def test_the_trigger_of_curia_julia_is_one_of_its_own() -> None:
    game = table(
        city(wonders=["curia_julia"], plots=["coup"], ready=["blackmail", "embezzlement"], coins=20),
        cards=["rostrum", "walls", "forum"],
    )
    extra = after(game, "trigger:blackmail", "wonder:curia_julia:rostrum", "trigger:coup")
    assert asking(extra) == "turn"
    assert options(extra, "trigger:") == {"trigger:embezzlement"}
    # A military supremacy by it ends the game in the middle of the turn.
    near = table(city(wonders=["curia_julia"], plots=["coup"]), cards=["rostrum", "walls"], pawn=7)
    assert won(after(near, "wonder:curia_julia:rostrum", "trigger:coup")) == ((ANNA,), "military")


@pytest.mark.rule("AGORA-WONDER-04")
def test_knossos_places_a_cube_when_drafted() -> None:
    assert COSTS["knossos"] == {"glass": 2, "clay": 1, "wood": 1, "stone": 1}
    game = after(drafting("knossos"), "draft:knossos")
    assert asked(game)[0] == ("next_wonder", ANNA)
    assert game.waiting == (ANNA,)
    assert options(game) == {f"influence:{n}" for n in range(1, 7)}
    assert cubes_of(after(game, "influence:5"), ANNA) == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("AGORA-WONDER-05")
def test_knossos_built() -> None:
    game = table(city(wonders=["knossos"], coins=20), cards=["rostrum", "walls"], cubes={6: (1, 0)})
    assert paid(game, "wonder:knossos:rostrum") == 10
    built = after(game, "wonder:knossos:rostrum")
    assert options(built) == {f"influence:{n}" for n in range(1, 7)}
    placed = after(built, "influence:1")
    assert options(placed) == {"move:1:2", "move:6:5", "skip"}
    assert after(placed, "skip").waiting == (BORIS,)
    assert points(after(placed, "skip"), ANNA, "wonders") == 3
    # With Theology it gives another turn, after the cubes.
    theology = table(city(wonders=["knossos"], progress=["theology"]), cards=["rostrum", "walls"])
    assert after(theology, "wonder:knossos:rostrum", "influence:1", "skip").waiting == (ANNA,)
    supreme = table(
        city(wonders=["knossos"]), cards=["rostrum", "walls"], cubes=dict.fromkeys(range(1, 6), (1, 0))
    )
    assert won(after(supreme, "wonder:knossos:rostrum", "influence:6")) == ((ANNA,), "political")


@pytest.mark.rule("AGORA-WONDER-06")
def test_draft_effects_of_the_last_wonder_and_before_age_one() -> None:
    # Knossos is the last of the first four and goes to seat 0 without a choice.
    game = drafting("the_sphinx", "piraeus", "the_colossus", "knossos", decrees=DECREES)
    last = after(game, "draft:the_sphinx", "draft:piraeus", "draft:the_colossus", "draft:knossos")
    assert last.waiting == (ANNA,)
    assert options(last, "influence")
    placed = after(last, "influence:1")
    assert controller(placed, 1) == ANNA
    assert pawn(placed) == 1
    assert chamber(after(last, "influence:4"), 4)["decrees"] == [{"id": "senate_blue", "face_up": True}]
    # The last Wonder of the draft: its effect comes before the first turn.
    wonders = [
        "the_sphinx",
        "piraeus",
        "the_colossus",
        "the_pyramids",
        "the_appian_way",
        "circus_maximus",
        "the_mausoleum",
        "curia_julia",
    ]
    end = after(drafting(*wonders), *(f"draft:{wonder}" for wonder in wonders))
    assert asked(end)[-1][0] == "keep"
    assert asking(after(end, sorted(options(end))[0])) == "turn"


@pytest.mark.rule("AGORA-WONDER-07")
def test_draft_effects_come_before_the_next_choice() -> None:
    game = after(drafting("knossos", "curia_julia"), "draft:knossos")
    assert not options(game, "draft:")
    assert game.waiting == (ANNA,)
    drafted = after(game, "influence:2")
    assert drafted.waiting == (BORIS,)
    assert options(drafted, "draft:curia_julia")
    # The second four are laid out only after that.
    fourth = drafting("the_sphinx", "piraeus", "the_colossus", "knossos")
    waiting = after(fourth, "draft:the_sphinx", "draft:piraeus", "draft:the_colossus", "draft:knossos")
    assert view(waiting)["offer"] == []
    assert len(view(after(waiting, "influence:2"))["offer"]) == 4


@pytest.mark.rule("AGORA-WONDER-02")
def test_the_coins_of_curia_julia_count_for_the_wonder_decree_too() -> None:
    game = table(
        city(wonders=["curia_julia"], coins=20),
        cards=["rostrum", "walls"],
        cubes={1: (1, 0)},
        decrees={1: "coins_on_wonder"},
    )
    assert gained(game, "wonder:curia_julia:rostrum") == -10 + 6 + 2
