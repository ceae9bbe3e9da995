"""Chapter HIDE: who knows what."""

import pytest

from tests.rules.agora.table import CONSPIRACIES, city, plots_of, table
from tests.rules.duel_table import ANNA, BORIS, after, options, view


@pytest.mark.rule("AGORA-HIDE-01")
def test_conspiracies_are_known_to_their_owner() -> None:
    game = table(city(plots=["coup"], ready=["treason"], used=["blackmail"]))
    under = plots_of(game, ANNA)[1]["card"]
    assert [plot["id"] for plot in plots_of(game, ANNA)] == ["coup", "treason", "blackmail"]
    for viewer in (BORIS, None):
        seen = view(game, viewer)["cities"][ANNA]["conspiracies"]
        assert seen == [{}, {"card": under}, {"id": "blackmail", "triggered": True}]
    other = table(city(plots=["sabotage"], ready=["coercion"], used=["blackmail"]))
    assert view(game, BORIS) == view(other, BORIS)


@pytest.mark.rule("AGORA-HIDE-02")
def test_face_down_decrees_are_unknown_to_both() -> None:
    game = table(decrees={2: "shield", 4: "coins_on_red", 6: "trade_brown"}, face_down=[2, 4, 6])
    other = table(decrees={2: "coins_on_green", 4: "shield", 6: "coins_on_blue"}, face_down=[2, 4, 6])
    for viewer in (ANNA, BORIS, None):
        assert view(game, viewer) == view(other, viewer)
        assert view(game, viewer)["senate"]["chambers"][1]["decrees"] == [{"face_up": False}]
    seen = {
        decree["id"]
        for seed in range(40)
        for decree in game.view(ANNA).sample(seed).position()["senate"]["chambers"][1]["decrees"]
    }
    assert {"shield", "coins_on_green"} <= seen
    assert len(seen) > 8


@pytest.mark.rule("AGORA-HIDE-03")
def test_the_card_under_a_conspiracy_is_public() -> None:
    game = after(table(city(plots=["coup"])), "prepare:coup:rostrum")
    for viewer in (BORIS, None):
        assert (
            plots_of(game, ANNA, viewer=BORIS)
            == [{"card": "rostrum"}]
            == view(game, viewer)["cities"][0]["conspiracies"]
        )


@pytest.mark.rule("AGORA-CONS-05", "AGORA-HIDE-01")
def test_what_a_seat_has_put_back_stays_known_to_it() -> None:
    """Anna puts a card on top and Boris draws it: it is one of his, or where he put the other one."""
    deck = [
        "coup",
        "treason",
        "sabotage",
        *(n for n in CONSPIRACIES if n not in ("coup", "treason", "sabotage")),
    ]
    game = table(cards=["conspirator_1", "conspirator_2", "rostrum"], senate={"deck": deck})
    mine = after(game, "recruit:conspirator_1", "conspire", "keep:coup:top")
    for seed in range(10):
        assert mine.view(ANNA).sample(seed).position()["senate"]["deck"][0] == "treason"
    theirs = after(mine, "recruit:conspirator_2", "conspire")
    assert options(theirs, "keep:treason")
    done = after(theirs, "keep:sabotage:bottom")
    places = []
    for seed in range(60):
        world = done.view(ANNA).sample(seed).position()
        held = world["cities"][BORIS]["conspiracies"][0]["id"]
        bottom = world["senate"]["deck"][-1]
        assert "treason" in (held, bottom)
        places.append(held == "treason")
    assert 15 < sum(places) < 45
    # Boris knows both, a spectator nothing.
    boris = {tuple(done.view(BORIS).sample(seed).position()["senate"]["deck"][-1:]) for seed in range(10)}
    assert boris == {("treason",)}
    assert len({done.view(None).sample(seed).position()["senate"]["deck"][-1] for seed in range(40)}) > 8


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-03")
def test_a_token_drawn_from_the_box_is_not_the_locked_one() -> None:
    box = ["law", "urbanism", "economy", "masonry", "strategy", "theology", "corruption"]
    game = table(
        city(ready=["obscurantism"]),
        city(wonders=["the_great_library"], coins=60),
        cards=["rostrum", "courthouse", "walls", "forum"],
        box=box,
    )
    locked = after(game, "trigger:obscurantism", "lock:theology", "discard:rostrum")
    drawing = after(locked, "wonder:the_great_library:courthouse")
    drawn = {choice.removeprefix("library:") for choice in options(drawing)}
    assert drawn == {"law", "urbanism", "economy"}
    for seed in range(20):
        world = drawing.view(BORIS).sample(seed)
        assert world.view(BORIS).data == view(drawing, BORIS)
        assert options(world) == options(drawing)
    done = after(drawing, "library:law")
    # Boris has seen three of them, Anna has seen one taken, a spectator too.
    among = {"masonry", "strategy", "theology", "corruption"}
    assert set(view(done, BORIS)["senate"]["locked"]["among"]) == among
    assert set(view(done, None)["senate"]["locked"]["among"]) == among | {"urbanism", "economy"}
    assert view(done, ANNA)["senate"]["locked"]["token"] == "theology"
    worlds = {done.view(BORIS).sample(seed).position()["senate"]["locked"]["token"] for seed in range(60)}
    assert worlds == among
