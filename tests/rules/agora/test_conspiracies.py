"""Chapter CON: each of the sixteen conspiracies."""

from typing import Any

import pytest

from tests.rules.agora.table import asked, chamber, city, controller, cubes_of, plots_of, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    cards_of,
    coins,
    gained,
    options,
    paid,
    pawn,
    points,
    price,
    refusal,
    tokens_of,
    view,
    won,
    wonders_of,
)


def triggered(plot: str, *cards: str, boris: dict[str, Any] | None = None, **more: Any) -> Any:
    """Anna, with some cards, has triggered a conspiracy."""
    own = more.pop("own", {})
    return after(table(city(*cards, ready=[plot], **own), boris, **more), f"trigger:{plot}")


@pytest.mark.rule("AGORA-CON-EXTORTION-01")
def test_extortion() -> None:
    theirs = city(wonders=["curia_julia", "knossos"], built=["the_sphinx"])
    game = triggered("extortion", boris=theirs, cubes={1: (1, 0)}, own={"wonders": ["the_pyramids"]})
    assert options(game) == {"claim:curia_julia", "claim:knossos"}
    assert refusal(game, "claim:the_sphinx") == "AGORA-CON-EXTORTION-01"
    taken = after(game, "claim:knossos")
    assert wonders_of(taken, ANNA) == {"the_pyramids", "knossos"}
    assert wonders_of(taken, BORIS) == {"curia_julia", "the_sphinx"}
    assert options(taken) == {"move:1:2", "skip"}
    # The draft effect is not repeated: nothing is placed or drawn.
    assert cubes_of(after(taken, "skip"), ANNA) == [1, 0, 0, 0, 0, 0]
    assert asking(after(game, "claim:curia_julia", "skip")) == "turn"


@pytest.mark.rule("AGORA-CON-EXTORTION-01")
def test_after_extortion_seven_wonders_are_still_the_most() -> None:
    standing = (
        ["the_sphinx", "piraeus", "the_colossus"],
        ["the_appian_way", "circus_maximus", "the_great_library"],
    )
    game = table(
        city(ready=["extortion"], built=standing[0], wonders=["the_pyramids"], coins=60),
        city(built=standing[1], wonders=["the_hanging_gardens"]),
    )
    five = after(game, "trigger:extortion", "claim:the_hanging_gardens")
    assert len(wonders_of(five, ANNA)) == 5
    assert wonders_of(after(five, "wonder:the_pyramids:rostrum"), ANNA) == {*standing[0], "the_pyramids"}


@pytest.mark.rule("AGORA-CON-BLACKMAIL-01")
@pytest.mark.parametrize(("treasury", "taken"), [(7, 4), (6, 3), (1, 1), (0, 0)])
def test_blackmail(treasury: int, taken: int) -> None:
    game = table(city(ready=["blackmail"], coins=3), city(coins=treasury), cubes={2: (1, 0)})
    done = after(game, "trigger:blackmail")
    assert (coins(done, ANNA), coins(done, BORIS)) == (3 + taken, treasury - taken)
    assert options(done) == {"move:2:1", "move:2:3", "skip"}


@pytest.mark.rule("AGORA-CON-EXPROPRIATION-01")
def test_expropriation() -> None:
    game = triggered("expropriation", "baths", boris=city("altar", "theater", "tavern"), cubes={6: (1, 0)})
    assert options(game) == {"destroy:altar", "destroy:theater"}
    assert refusal(game, "destroy:tavern") == "AGORA-CON-EXPROPRIATION-01"
    gone = after(game, "destroy:altar")
    assert view(gone)["discard"] == ["altar"]
    assert cards_of(gone, BORIS) == {"theater", "tavern"}
    assert options(gone) == {"move:6:5", "skip"}


@pytest.mark.rule("AGORA-CON-SWINDLE-01")
def test_swindle() -> None:
    game = triggered("swindle", "brewery", boris=city("altar", "tavern", "forum"), cubes={6: (1, 0)})
    assert options(game) == {"destroy:tavern", "destroy:forum"}
    assert refusal(game, "destroy:altar") == "AGORA-CON-SWINDLE-01"
    gone = after(game, "destroy:forum")
    assert view(gone)["discard"] == ["forum"]
    assert options(gone) == {"move:6:5", "skip"}


@pytest.mark.rule("AGORA-CON-DISCARD-02")
def test_a_discarded_building_takes_everything_with_it_but_its_coins() -> None:
    # Points and chain symbol of a blue card.
    blue = table(city(ready=["expropriation"]), city("altar"), cards=["temple", "rostrum"])
    lost = after(blue, "trigger:expropriation", "destroy:altar")
    assert points(blue, BORIS, "civilian") == 3
    assert points(lost, BORIS, "civilian") == 0
    assert price(blue, "build:temple", seat=BORIS) == 0 < price(lost, "build:temple", seat=BORIS)
    # Production and fixed price of yellow cards; the coins they brought stay.
    yellow = table(
        city(ready=["swindle"]), city("forum", "wood_reserve", coins=9), cards=["rostrum", "school"]
    )
    without = after(yellow, "trigger:swindle", "destroy:forum")
    assert price(yellow, "build:school", seat=BORIS) == 3
    assert price(without, "build:school", seat=BORIS) == 5
    assert coins(without, BORIS) == 9
    reserve = after(yellow, "trigger:swindle", "destroy:wood_reserve")
    assert price(reserve, "build:school", seat=BORIS) == 4
    # The card can be taken from the discard pile.
    assert "altar" in view(lost)["discard"]


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-01")
def test_obscurantism_locks_a_token_of_three_places() -> None:
    game = triggered(
        "obscurantism",
        boris=city(progress=["masonry"]),
        board=["law", "economy"],
        own={"progress": ["strategy"]},
    )
    box = set(view(game, ANNA)["box"])
    assert options(game) == {f"lock:{token}" for token in {"law", "economy", "masonry"} | box}
    assert asking(after(game, "lock:law")) == "turn"
    for token in ("law", "masonry", sorted(box)[0]):
        locked = after(game, f"lock:{token}")
        data = view(locked, ANNA)
        assert data["senate"]["locked"]["token"] == token
        assert token not in [*data["progress"], *data["box"], *data["cities"][BORIS]["progress"]]
    # Nobody can use it anymore: it cannot be taken for a pair or found in the box.
    pair = table(
        city("scriptorium", ready=["obscurantism"]), cards=["library", "rostrum"], board=["law", "economy"]
    )
    assert options(after(pair, "trigger:obscurantism", "lock:law", "build:library")) == {"progress:economy"}


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-02")
def test_a_token_of_the_opponent_loses_its_effects() -> None:
    theirs = city("scriptorium", "pharmacist", progress=["law", "agriculture", "masonry"], coins=6)
    game = table(city(ready=["obscurantism"], progress=["strategy"]), theirs, cards=["rostrum", "courthouse"])
    choosing = after(game, "trigger:obscurantism")
    assert refusal(choosing, "lock:strategy") == "AGORA-CON-OBSCURANTISM-02"
    agriculture = after(choosing, "lock:agriculture")
    assert points(choosing, BORIS, "progress") == 4
    assert points(agriculture, BORIS, "progress") == 0
    assert coins(agriculture, BORIS) == 6  # what it paid for stays
    masonry = after(choosing, "lock:masonry")
    assert price(choosing, "build:rostrum", seat=BORIS) == 0
    assert price(masonry, "build:rostrum", seat=BORIS) == 4
    # Law: the symbol is gone; with it this would be the sixth kind.
    symbols = ["scriptorium", "pharmacist", "workshop", "apothecary"]
    five = table(
        city(ready=["obscurantism"]), city(*symbols, progress=["law"]), cards=["study", "university"], age=3
    )
    with_law = after(five, "discard:university", "build:study")
    assert won(with_law) == ((BORIS,), "science")
    without_law = after(five, "trigger:obscurantism", "lock:law", "discard:university")
    end = won(after(without_law, "build:study"))
    assert end is None or end[1] != "science"


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-03")
def test_a_token_of_the_box_is_locked_in_secret() -> None:
    game = triggered("obscurantism", board=["law", "economy"])
    box = view(game, BORIS)["box"]
    locked = after(game, f"lock:{box[0]}")
    assert view(locked, ANNA)["box"] == box[1:]
    for viewer in (BORIS, None):
        seen = view(locked, viewer)
        assert seen["box"] == box
        assert "token" not in seen["senate"]["locked"]
        assert seen["senate"]["locked"]["among"] == box
    assert view(after(game, f"lock:{box[3]}"), BORIS) == view(locked, BORIS)
    # Espionage shows which one is missing; locking a token of the board is public.
    assert view(after(game, "lock:law"), BORIS)["senate"]["locked"]["token"] == "law"
    spying = table(city(ready=["obscurantism"]), city(ready=["espionage"]), board=["law"])
    found = after(spying, "trigger:obscurantism", "lock:urbanism", "discard:rostrum", "trigger:espionage")
    assert view(found, BORIS)["senate"]["locked"]["token"] == "urbanism"
    assert "library:urbanism" not in options(found)


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-03")
def test_tokens_on_enki_cannot_be_locked() -> None:
    game = table(
        city(ready=["obscurantism"], gods=[]),
        city(gods=[]),
        expansions=("pantheon", "agora"),
        board=["law"],
        pantheon={
            "slots": [{"god": "enki"}, None, None, None, None, {"god": "gate"}],
            "tokens": ["masonry", "theology"],
        },
    )
    choosing = after(game, "trigger:obscurantism")
    assert not options(choosing, "lock:masonry")
    assert options(choosing, "lock:law")
    assert refusal(choosing, "lock:theology") == "AGORA-CON-OBSCURANTISM-02"


@pytest.mark.rule("AGORA-CON-COUP-01")
def test_coup() -> None:
    assert pawn(triggered("coup")) == 2
    assert pawn(triggered("coup", own={"progress": ["strategy"]})) == 2
    assert won(triggered("coup", pawn=7)) == ((ANNA,), "military")
    met = triggered("coup", pawn=2)
    assert met.waiting == (ANNA,)
    assert options(met) == {f"influence:{n}" for n in range(1, 7)}


@pytest.mark.rule("AGORA-CON-FRAUD-01", "AGORA-CON-FRAUD-02")
def test_property_fraud() -> None:
    cards = {0: "walls", 1: "conspirator_1", 2: "forum", 7: "rostrum", 8: "library", 13: "school"}
    game = triggered("property_fraud", cards=cards, hidden=[7, 8], own={"coins": 0})
    # Covered or not, of the first row only, and no Senator.
    assert options(game) == {"take:walls", "take:forum"}
    assert refusal(game, "take:conspirator_1") == "AGORA-CON-FRAUD-01"
    assert refusal(game, "take:rostrum") == "AGORA-CON-FRAUD-01"
    taken = after(game, "take:walls")
    assert "walls" in cards_of(taken, ANNA)
    assert pawn(taken) == 2
    assert coins(taken, ANNA) == 0
    before, now = view(game)["pyramid"], view(taken)["pyramid"]
    assert now[0] is None
    assert now[1:] == before[1:]
    for age in (1, 2, 3):
        rows = table(age=age).position()["pyramid"]
        assert all(place is None or "back" not in place for place in rows)


@pytest.mark.rule("AGORA-CON-FRAUD-03")
def test_property_fraud_is_a_build_but_no_chain() -> None:
    game = triggered(
        "property_fraud",
        "stable",
        cards=["horse_breeders", "rostrum"],
        cubes={1: (1, 0)},
        decrees={1: "coins_on_red"},
        own={"progress": ["strategy", "urbanism"], "coins": 1},
    )
    built = after(game, "take:horse_breeders")
    assert pawn(built) == 2  # one shield and one of Strategy
    assert coins(built, ANNA) == 1 + 2  # income of Age II; nothing of Urbanism
    pair = triggered("property_fraud", "scriptorium", cards=["library", "rostrum"], board=["law"])
    assert options(after(pair, "take:library")) == {"progress:law"}
    # A reserve built at the start of the turn does not lower prices for the rest of it (DUEL-TRADE-07).
    reserve = triggered("property_fraud", age=1, cards=["wood_reserve", "stable", "tavern"])
    assert paid(after(reserve, "take:wood_reserve"), "build:stable") == 2


@pytest.mark.rule("AGORA-CON-TREASON-01", "AGORA-CON-TREASON-02")
def test_treason() -> None:
    removed = [["stable", "tavern", "press"], ["walls", "forum", "library"], ["palace", "arena", "study"]]
    for age in (1, 2, 3):
        game = triggered("treason", age=age, removed=removed, own={"coins": 0})
        assert options(game) == {f"play:{card}" for cards in removed[:age] for card in cards}
        assert refusal(game, "play:merchants_guild") == "AGORA-CON-TREASON-01"
        # Only the player who looks sees them, and continues to know them.
        assert view(game, ANNA)["removed"][:age] == removed[:age]
        assert view(game, BORIS)["removed"] == [[None] * 3] * 3
        done = after(game, "play:stable")
        assert cards_of(done, ANNA) == {"stable"}
        assert pawn(done) == 1
        assert coins(done, ANNA) == 0
        assert view(done, ANNA)["removed"][0] == ["tavern", "press"]
        assert view(done, BORIS)["removed"] == [[None] * 2, [None] * 3, [None] * 3]
        assert view(done)["discard"] == []
    unknown = triggered("treason", age=2, removed=removed)
    assert view(unknown, ANNA)["removed"][2] == [None] * 3


@pytest.mark.rule("AGORA-CON-MANEUVER-01")
def test_political_maneuver() -> None:
    game = triggered("political_maneuver", cubes={3: (0, 1), 5: (0, 2)})
    placed = after(game, "influence:3")
    assert controller(placed, 3) is None
    assert options(placed) == {"remove:3", "remove:5"}
    assert refusal(placed, "remove:1") == "AGORA-MIL-02"
    removed = after(placed, "remove:3")
    assert controller(removed, 3) == ANNA
    moved = after(removed, "move:3:4")
    assert cubes_of(moved, ANNA) == [0, 0, 0, 1, 0, 0]
    assert asking(moved) == "turn"


@pytest.mark.rule("AGORA-CON-ESPIONAGE-01")
def test_espionage() -> None:
    game = triggered("espionage", board=["law"], own={"coins": 0})
    box = view(game, ANNA)["box"]
    assert options(game) == {f"library:{token}" for token in box}
    assert len(box) == 11
    assert refusal(game, "library:law") == "AGORA-CON-ESPIONAGE-01"
    taken = after(game, "library:urbanism")
    assert tokens_of(taken, ANNA) == {"urbanism"}
    assert coins(taken, ANNA) == 6
    assert "urbanism" not in view(taken, BORIS)["box"]
    assert asking(taken) == "turn"
    # It is not the random draw of the Great Library, which still works as before.
    library = table(
        city(ready=["espionage"], wonders=["the_great_library"], coins=60),
        box=["law", "urbanism", "economy", "masonry", "strategy"],
    )
    drawn = after(library, "trigger:espionage", "library:strategy", "wonder:the_great_library:rostrum")
    assert options(drawn) == {"library:law", "library:urbanism", "library:economy"}


@pytest.mark.rule("AGORA-CON-EVENTS-01")
def test_turn_of_events() -> None:
    game = triggered("turn_of_events", cards=["rostrum", "conspirator_1", "walls"], cubes={1: (1, 0)})
    assert options(game) == {"strike:0", "strike:1", "strike:2"}
    one = after(game, "strike:1")
    assert view(one)["discard"] == ["conspirator_1"]
    assert options(one) == {"strike:0", "strike:2", "skip"}
    two = after(one, "strike:0")
    assert options(two) == {"move:1:2", "skip"} == options(after(one, "skip"))
    assert coins(two, ANNA) == coins(game, ANNA)
    assert refusal(one, "strike:1") == "AGORA-CON-EVENTS-01"
    assert asking(after(two, "skip")) == "turn"
    assert options(after(two, "skip"), "discard") == {"discard:walls"}
    # There is nothing left to discard, so nothing is asked.
    last = triggered("turn_of_events", cards=["rostrum"])
    assert view(after(last, "strike:0"))["age"] == 3


@pytest.mark.rule("AGORA-CON-EVENTS-02")
def test_turn_of_events_uncovers_at_once() -> None:
    game = triggered("turn_of_events", cards={7: "walls", 13: "forum", 8: "library"}, hidden=[7, 8])
    assert options(game) == {"strike:13"}
    struck = after(game, "strike:13")
    assert options(struck) == {"strike:7", "strike:8", "skip"}
    assert view(struck)["pyramid"][7]["card"] == "walls"
    # The Pantheon tokens on them go to the player before the second card is chosen.
    both = table(
        city(ready=["turn_of_events"], mythology=[], offerings=[], gods=[]),
        city(mythology=[], offerings=[], gods=[]),
        expansions=("pantheon", "agora"),
        pyramid=[
            *[None] * 7, {"card": "walls", "back": "age_2", "token": 3}, {"card": "library", "back": "age_2"},
            *[None] * 4, {"card": "forum"}, *[None] * 11,
        ],
        pantheon={"slots": [None] * 5 + [{"god": "gate"}]},
    )  # fmt: skip
    taken = after(both, "trigger:turn_of_events", "strike:13")
    assert view(taken)["cities"][ANNA]["offerings"] == [3]
    assert options(taken) == {"strike:7", "strike:8", "skip"}


@pytest.mark.rule("AGORA-CON-EMBEZZLEMENT-01")
@pytest.mark.parametrize(
    ("cubes", "theirs", "gain", "loss"), [((5, 3), 2, 5, 2), ((2, 3), 9, 2, 3), ((0, 0), 9, 0, 0)]
)
def test_embezzlement(cubes: tuple[int, int], theirs: int, gain: int, loss: int) -> None:
    game = table(
        city(ready=["embezzlement"], coins=1),
        city(coins=theirs),
        cubes={2: (cubes[0] // 2, cubes[1]), 5: (cubes[0] - cubes[0] // 2, 0)},
    )
    done = after(game, "trigger:embezzlement")
    assert (coins(done, ANNA), coins(done, BORIS)) == (1 + gain, theirs - loss)
    assert asking(done) == "turn"


@pytest.mark.rule("AGORA-CON-FORECLOSURE-01")
def test_foreclosure() -> None:
    game = triggered(
        "foreclosure", boris=city("quarry", "press", "altar"), cards=["baths", "tavern"], age=1,
        cubes={1: (1, 0)}, decrees={1: "coins_on_blue"},
    )  # fmt: skip
    assert options(game) == {"steal:quarry", "steal:press"}
    assert refusal(game, "steal:altar") == "AGORA-CON-FORECLOSURE-01"
    taken = after(game, "steal:quarry")
    assert cards_of(taken, ANNA) == {"quarry"}
    assert cards_of(taken, BORIS) == {"press", "altar"}
    assert paid(taken, "build:baths") == -1  # it makes stone now, and the decree pays for the blue card
    assert price(taken, "build:baths", seat=BORIS) == 3


@pytest.mark.rule("AGORA-CON-COERCION-01")
def test_coercion() -> None:
    game = triggered(
        "coercion",
        "altar",
        "scriptorium",
        "tavern",
        boris=city("baths", "theater", "apothecary", "forum"),
        cubes={1: (1, 0)},
    )
    assert options(game) == {"swap:altar:baths", "swap:altar:theater", "swap:scriptorium:apothecary"}
    assert refusal(game, "swap:altar:apothecary") == "AGORA-CON-COERCION-01"
    assert refusal(game, "swap:tavern:forum") == "AGORA-CON-COERCION-01"
    swapped = after(game, "swap:altar:baths")
    assert cards_of(swapped, ANNA) == {"baths", "scriptorium", "tavern"}
    assert cards_of(swapped, BORIS) == {"altar", "theater", "apothecary", "forum"}
    assert options(swapped) == {"move:1:2", "skip"}
    # If neither color is in both cities, nothing is exchanged.
    nothing = triggered("coercion", "altar", boris=city("apothecary"), cubes={1: (1, 0)})
    assert options(nothing) == {"move:1:2", "skip"}


@pytest.mark.rule("AGORA-CON-COERCION-02")
def test_coercion_moves_points_chains_and_symbols() -> None:
    game = table(
        city("altar", "statue", ready=["coercion"]),
        city("baths", "temple"),
        cards=["aqueduct", "pantheon", "rostrum"][:1] + ["rostrum"],
    )
    swapped = after(game, "trigger:coercion", "swap:altar:baths")
    assert [points(game, seat, "civilian") for seat in (0, 1)] == [7, 7]
    assert [
        points(after(game, "trigger:coercion", "swap:altar:temple"), seat, "civilian") for seat in (0, 1)
    ] == [8, 6]
    assert price(game, "build:aqueduct") > 0 == price(swapped, "build:aqueduct")
    # A second symbol of a kind gives either player a token, the active player first.
    science = table(
        city("scriptorium", "workshop", ready=["coercion"]),
        city("library", "laboratory"),
        board=["law", "economy"],
    )
    both = after(science, "trigger:coercion", "swap:scriptorium:laboratory")
    assert asked(both)[-2:] == [("progress", BORIS), ("progress", ANNA)]
    first = after(both, "progress:law")
    assert first.waiting == (BORIS,)
    assert tokens_of(first, ANNA) == {"law"}
    assert tokens_of(after(first, "progress:economy"), BORIS) == {"economy"}
    # Six kinds of symbols win, whoever has them.
    five = ["workshop", "apothecary", "pharmacist", "academy", "library"]
    mine = table(city(*five, "scriptorium", ready=["coercion"]), city("observatory"), age=3)
    assert won(after(mine, "trigger:coercion", "swap:scriptorium:observatory")) == ((ANNA,), "science")
    theirs = table(city("observatory", ready=["coercion"]), city(*five, "scriptorium"), age=3)
    assert won(after(theirs, "trigger:coercion", "swap:observatory:scriptorium")) == ((BORIS,), "science")
    # Equal symbols are exchanged: no number increases.
    equal = table(
        city("scriptorium", "workshop", ready=["coercion"]), city("library", "laboratory"), board=["law"]
    )
    assert asking(after(equal, "trigger:coercion", "swap:scriptorium:library")) == "turn"


@pytest.mark.rule("AGORA-CON-COERCION-03")
def test_both_reach_six_symbols_by_one_exchange() -> None:
    # Anna lacks the globe and has two wheels, Boris lacks the wheel and has two globes.
    anna = ["scriptorium", "pharmacist", "workshop", "apothecary", "school", "academy"]
    boris = ["library", "dispensary", "laboratory", "study", "university", "observatory"]
    game = table(city(*anna, ready=["coercion"]), city(*boris), board=["law"], age=3)
    assert won(after(game, "trigger:coercion", "swap:school:observatory")) == ((ANNA, BORIS), "science")
    # If only one of them has six kinds, that player wins, even the opponent of the active player.
    alone = table(city(*anna[:-1], ready=["coercion"]), city(*boris), age=3)
    assert won(after(alone, "trigger:coercion", "swap:school:observatory")) == ((BORIS,), "science")


@pytest.mark.rule("AGORA-CON-INSIDER-01")
def test_insider_influence() -> None:
    game = triggered("insider_influence", cubes={3: (1, 0)}, decrees={1: "coins_on_red", 2: "coins_on_blue"})
    assert options(game) == {f"shift:{a}:{b}" for a in range(1, 7) for b in range(1, 7) if a != b}
    assert refusal(game, "shift:2:2") == "AGORA-CON-INSIDER-01"
    moved = after(game, "shift:1:2")
    assert chamber(moved, 1)["decrees"] == []
    assert [decree["id"] for decree in chamber(moved, 2)["decrees"]] == ["coins_on_blue", "coins_on_red"]
    assert options(moved) == {"move:3:2", "move:3:4", "skip"}


@pytest.mark.rule("AGORA-CON-INSIDER-02")
def test_two_decrees_in_one_chamber_and_none_in_another() -> None:
    game = triggered(
        "insider_influence",
        cards=["altar", "stable"],
        age=1,
        cubes={1: (1, 0), 2: (1, 0)},
        decrees={1: "coins_on_blue", 2: "coins_on_red"},
    )
    moved = after(game, "shift:1:2", "skip")
    assert gained(moved, "build:altar") == 1
    assert gained(moved, "build:stable") == 1 - 2
    lost = triggered(
        "insider_influence", cards=["altar", "stable"], age=1, cubes={1: (1, 0)}, decrees={1: "coins_on_blue"}
    )
    assert gained(after(lost, "shift:1:2", "skip"), "build:altar") == 0
    # The empty chamber still gives its points and counts for supremacy.
    assert points(after(lost, "shift:1:2"), ANNA, "senate") == 1
    five = triggered(
        "insider_influence",
        cubes=dict.fromkeys((1, 2, 3, 4, 5), (1, 0)),
        cards=["politician_right_1", "rostrum"],
    )
    supreme = after(five, "shift:6:1", "skip", "recruit:politician_right_1", "influence:6")
    assert won(supreme) == ((ANNA,), "political")


@pytest.mark.rule("AGORA-CON-INSIDER-03")
def test_a_face_down_decree_is_moved_unseen() -> None:
    down: dict[str, Any] = {"decrees": {2: "coins_on_red", 4: "coins_on_blue"}, "face_down": [2, 4, 6]}
    free = triggered("insider_influence", **down)
    moved = after(free, "shift:2:4")
    assert chamber(moved, 4)["decrees"] == [{"face_up": False}, {"face_up": False}]
    controlled = triggered("insider_influence", cubes={3: (0, 1)}, **down)
    assert chamber(after(controlled, "shift:2:3"), 3)["decrees"][1] == {"id": "coins_on_red", "face_up": True}
    # In a tie it stays face down until one player gains control.
    tie = triggered("insider_influence", cubes={3: (1, 1)}, cards=["politician_centre_1", "rostrum"], **down)
    waiting = after(tie, "shift:2:3", "skip")
    assert chamber(waiting, 3)["decrees"][1] == {"face_up": False}
    gained_control = after(waiting, "recruit:politician_centre_1", "influence:3")
    assert chamber(gained_control, 3)["decrees"][1] == {"id": "coins_on_red", "face_up": True}


@pytest.mark.rule("AGORA-CON-INSIDER-04")
def test_moving_the_shield_decree() -> None:
    def moved(cubes: dict[int, tuple[int, int]], pawn_at: int = 0) -> Any:
        game = triggered("insider_influence", cubes=cubes, decrees={1: "shield"}, pawn=pawn_at)
        return after(game, "shift:1:2")

    assert pawn(moved({1: (1, 0), 2: (0, 1)})) == -2
    assert pawn(moved({1: (0, 1), 2: (1, 0)})) == 2
    assert pawn(moved({1: (1, 0)})) == -1
    assert pawn(moved({2: (1, 0)})) == 1
    assert pawn(moved({1: (1, 0), 2: (1, 0)})) == 0
    # Both movements are made, then the token that was reached is used, and then the cube can be moved.
    token = moved({1: (0, 1), 2: (1, 0)}, 1)
    assert pawn(token) == 3
    assert asked(token)[-2:] == [("move", ANNA), ("influence", ANNA)]
    # Minerva stops only the first movement.
    minerva = table(
        city(ready=["insider_influence"], gods=[]), city(gods=[]), expansions=("pantheon", "agora"),
        cubes={1: (0, 1), 2: (1, 0)}, decrees={1: "shield"},
        pantheon={"minerva": 1, "slots": [None] * 5 + [{"god": "gate"}]},
    )  # fmt: skip
    assert pawn(after(minerva, "trigger:insider_influence", "shift:1:2")) == 1


@pytest.mark.rule("AGORA-CON-SABOTAGE-01", "AGORA-CON-SABOTAGE-02")
def test_sabotage() -> None:
    theirs = city(built=["the_great_lighthouse", "the_colossus"], wonders=["the_sphinx"], coins=5)
    game = triggered("sabotage", boris=theirs, cards=["stable", "tavern"], age=1, pawn=-2)
    assert options(game) == {"demolish:the_great_lighthouse", "demolish:the_colossus"}
    assert refusal(game, "demolish:the_sphinx") == "AGORA-CON-SABOTAGE-01"
    under = {
        wonder["id"]: wonder["card"] for wonder in view(game)["cities"][BORIS]["wonders"] if wonder["built"]
    }
    colossus = after(game, "demolish:the_colossus")
    assert wonders_of(colossus, BORIS) == {"the_great_lighthouse", "the_sphinx"}
    assert view(colossus)["discard"] == [under["the_colossus"]]
    # Points and production are lost; the movement of the pawn and the coins are not.
    assert points(game, BORIS, "wonders") - points(colossus, BORIS, "wonders") == 3
    assert pawn(colossus) == -2
    assert coins(colossus, BORIS) == 5
    lighthouse = after(game, "demolish:the_great_lighthouse")
    assert price(game, "build:stable", seat=BORIS) == 0
    assert price(lighthouse, "build:stable", seat=BORIS) == 2


@pytest.mark.rule("AGORA-CON-SABOTAGE-03")
def test_after_sabotage_seven_other_wonders_may_stand() -> None:
    boris = ["the_appian_way", "circus_maximus", "the_great_library"]
    game = table(
        city(
            ready=["sabotage"],
            built=["piraeus", "the_colossus", "the_great_lighthouse"],
            wonders=["the_pyramids"],
            coins=60,
        ),
        city(built=boris, wonders=["the_hanging_gardens"], coins=60),
        cards=["rostrum", "courthouse", "walls"],
    )
    # Without it the seventh Wonder removes the eighth.
    assert "the_hanging_gardens" not in wonders_of(after(game, "wonder:the_pyramids:rostrum"), BORIS)
    six = after(game, "trigger:sabotage", "demolish:the_appian_way", "wonder:the_pyramids:rostrum")
    assert "the_hanging_gardens" in wonders_of(six, BORIS)
    seven = after(six, "wonder:the_hanging_gardens:courthouse")
    assert wonders_of(seven, BORIS, built=True) == {
        "circus_maximus",
        "the_great_library",
        "the_hanging_gardens",
    }
    assert len(wonders_of(seven, ANNA, built=True)) == 4
    assert "the_appian_way" not in wonders_of(seven, BORIS)
    assert plots_of(seven, ANNA)[0]["triggered"] is True
