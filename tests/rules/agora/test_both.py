"""Chapter BOTH: Agora together with Pantheon."""

from typing import Any

import pytest

import pharos
from tests.rules.agora.table import asked, city, cubes_of, plots_of, table
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    CARDS,
    CONTENT,
    SENATORS,
    after,
    asking,
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

EXPANSIONS = ("pantheon", "agora")


def town(*cards: str, **more: Any) -> dict[str, Any]:
    """A city with nothing of Pantheon unless it is given."""
    return city(*cards, **{"gods": [], "mythology": [], "offerings": [], **more})


def both(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    gods: dict[int, str] | None = None,
    **more: Any,
) -> Any:
    """A table of both expansions; gods by slot, from 1."""
    pantheon = more.pop("pantheon", {})
    slots: list[Any] = [None] * 5 + [{"god": "gate"}]
    for slot, god in (gods or {}).items():
        slots[slot - 1] = {"god": god}
    return table(
        anna or town(), boris or town(), expansions=EXPANSIONS, pantheon={"slots": slots, **pantheon}, **more
    )


@pytest.mark.rule("AGORA-BOTH-01", "AGORA-BOTH-02")
def test_places_of_the_tokens() -> None:
    assert CONTENT.layout(1, True, True).marked("mythology") == (4, 6, 12, 14, 17)
    assert CONTENT.layout(2, True, True).marked("offering") == (7, 9, 12)
    assert not CONTENT.layout(3, True, True).marked("offering")
    game = pharos.new_game("duel", expansions=EXPANSIONS, seed=1)
    pyramid: Any = game.view(None).data["pyramid"]
    assert [slot for slot, place in enumerate(pyramid) if "token" in place] == [4, 6, 12, 14, 17]
    assert len(pyramid) == 25
    while game.lying_open()["age"] == 1:
        choices = game.choices(game.waiting[0])
        game.choose(game.waiting[0], next((c for c in choices if str(c).startswith("discard")), choices[0]))
    second: Any = game.view(None).data["pyramid"]
    assert {slot: place["token"] for slot, place in enumerate(second) if "token" in place}.keys() == {
        7,
        9,
        12,
    }


@pytest.mark.rule("AGORA-BOTH-03")
def test_deck_of_age_three() -> None:
    for seed in range(10):
        deck: Any = pharos.new_game("duel", expansions=EXPANSIONS, seed=seed).deal["ages"]
        kinds = [CARDS[card].kind for card in deck[2]]
        assert len(kinds) == 23
        assert (kinds.count("building"), kinds.count("temple"), kinds.count("guild")) == (17, 3, 0)
        assert sum(card in SENATORS for card in deck[2]) == 3


@pytest.mark.rule("AGORA-BOTH-04")
def test_a_trigger_and_then_a_card_or_an_activation() -> None:
    game = both(town(ready=["coup"], coins=20), gods={1: "tanit"})
    assert options(game, "trigger:")
    assert options(game, "activate:tanit")
    triggered = after(game, "trigger:coup")
    assert options(triggered, "activate:tanit")
    assert options(triggered, "build:")
    assert not options(triggered, "trigger:")
    activated = after(game, "activate:tanit")
    assert activated.waiting == (BORIS,)


@pytest.mark.rule("AGORA-BOTH-05")
def test_neptune_with_the_tokens_of_agora() -> None:
    game = both(town(coins=20), gods={1: "neptune"}, cubes={2: (0, 1), 4: (1, 0)})
    sunk = after(game, "activate:neptune", "sink:seat0_near")
    assert asking(sunk) == "unleash"
    near = after(sunk, "unleash:seat1_near")
    assert near.waiting == (ANNA,)
    assert options(near) == {f"influence:{n}" for n in range(1, 7)}
    # A token on the own side still works for the player who activates it.
    own_side = after(sunk, "unleash:seat0_far")
    assert options(own_side) == {"remove:2"}
    assert own_side.waiting == (ANNA,)
    assert options(after(own_side, "remove:2")) == {"move:4:3", "move:4:5", "skip"}
    assert coins(own_side, BORIS) == coins(game, BORIS)
    assert pawn(own_side) == 0
    assert view(own_side)["military_tokens"] == ["seat1_near", "seat1_far"]


@pytest.mark.rule("AGORA-BOTH-06")
def test_the_chain_decree_lends_no_mythology_tokens() -> None:
    temple = next(card.id for card in CONTENT.cards if card.mythology == "greek")
    game = both(
        town(),
        town("temple", mythology=["greek"]),
        age=3,
        cards=[temple, "pantheon"],
        cubes={1: (1, 0)},
        decrees={1: "opponent_chains"},
    )
    assert paid(game, f"build:{temple}") > 0
    assert price(game, f"build:{temple}", seat=BORIS) == 0
    assert paid(game, "build:pantheon") == 0  # the symbols on his cards still count


@pytest.mark.rule("AGORA-BOTH-07")
def test_engineering_and_the_cost_decrees_do_not_combine() -> None:
    def cost(card: str, coins_there: int = 20, **own: Any) -> int:
        game = both(
            town(progress=["engineering"], coins=coins_there, **own),
            cards=[card, "rostrum"],
            cubes={1: (1, 0)},
            decrees={1: "ignore_cost_red"},
        )
        return paid(game, f"build:{card}")

    assert cost("horse_breeders") == 1  # Engineering: 1; the decree: 2
    assert cost("barracks") == 0  # the decree: no coins at all
    # Not both: the coin of Engineering is not ignored.
    assert cost("horse_breeders", 1) == 1


@pytest.mark.rule("AGORA-BOTH-09")
def test_zeus_and_isis_with_senators() -> None:
    zeus = both(town(coins=20), gods={1: "zeus"}, cards=["rostrum", "conspirator_1", "walls"])
    struck = after(zeus, "activate:zeus", "strike:1")
    assert view(struck)["discard"] == ["conspirator_1"]
    isis = both(town(coins=20, wonders=["the_pyramids"]), gods={1: "isis"}, discard=["politician_left_1"])
    raised = after(isis, "activate:isis", "raise:the_pyramids:politician_left_1")
    assert wonders_of(raised, ANNA, built=True) == {"the_pyramids"}
    assert raised.waiting == (BORIS,)
    assert cubes_of(raised, ANNA) == [0] * 6


@pytest.mark.rule("AGORA-BOTH-09")
def test_hades_recruits_a_senator() -> None:
    game = both(town(coins=20), gods={1: "hades"}, discard=["politician_left_1"])
    assert asking(after(game, "activate:hades", "revive:politician_left_1")) == "senate"


@pytest.mark.rule("AGORA-BOTH-10")
def test_six_wonders_by_ra_and_extortion() -> None:
    four = ["the_sphinx", "piraeus", "the_pyramids", "the_colossus"]
    game = both(
        town(coins=60, wonders=four, ready=["extortion"]),
        town(wonders=["the_appian_way", "circus_maximus", "knossos"]),
        gods={1: "ra"},
        cards=["rostrum", "courthouse", "walls"],
    )
    five = after(game, "trigger:extortion", "claim:knossos")
    six = after(five, "activate:ra", "claim:circus_maximus")
    assert wonders_of(six, ANNA) == {*four, "knossos", "circus_maximus"}
    assert cubes_of(six, ANNA) == [0] * 6  # no draft effect
    full = both(
        town(
            coins=60,
            wonders=["the_sphinx"],
            built=["piraeus", "the_pyramids", "the_colossus", "knossos", "circus_maximus"],
        ),
        town(built=["the_appian_way"], wonders=["the_mausoleum"]),
    )
    seven = after(full, "wonder:the_sphinx:rostrum")
    assert len(wonders_of(seven, ANNA, built=True)) == 6
    assert wonders_of(seven, BORIS) == {"the_appian_way"}


@pytest.mark.rule("AGORA-BOTH-11")
def test_activation_after_a_trigger_but_not_when_the_structure_is_empty() -> None:
    game = both(town(coins=20, ready=["turn_of_events"]), gods={1: "tanit"})
    one_left = after(game, "trigger:turn_of_events", "strike:0", "skip")
    assert options(one_left, "activate:tanit") == {"activate:tanit"}
    assert after(one_left, "activate:tanit").waiting == (BORIS,)
    emptied = after(game, "trigger:turn_of_events", "strike:0", "strike:1")
    assert view(emptied)["age"] == 3
    assert view(emptied)["pantheon"]["slots"][0] == {"god": "tanit"}


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-03", "PAN-GOD-ENKI-01")
def test_tokens_drawn_for_enki_are_not_the_locked_one() -> None:
    box = ["law", "urbanism", "economy", "masonry", "strategy", "theology", "corruption"]
    game = both(
        town(ready=["obscurantism"]),
        gods={1: "enki"},
        pantheon={"slots": [{"god": "enki", "back": "mesopotamian"}, *[None] * 5]},
        age=1,
        cards=["altar"],
        box=box,
    )
    begun = after(game, "trigger:obscurantism", "lock:theology", "discard:altar")
    drawn = set(view(begun)["pantheon"]["tokens"])
    assert len(drawn) == 2
    for viewer in (BORIS, None):
        assert set(view(begun, viewer)["senate"]["locked"]["among"]) == set(box) - drawn


@pytest.mark.rule("AGORA-BOTH-12")
def test_wonder_income_by_isis_and_supremacy_by_neptune() -> None:
    isis = both(
        town(coins=20, wonders=["the_pyramids"]),
        gods={1: "isis"},
        discard=["walls"],
        cubes={1: (0, 1)},
        decrees={1: "coins_on_wonder"},
    )
    assert gained(isis, "activate:isis", "raise:the_pyramids:walls", seat=BORIS) == 2
    neptune = both(town(coins=20), gods={1: "neptune"}, cubes=dict.fromkeys(range(1, 6), (1, 0)))
    supreme = after(neptune, "activate:neptune", "sink:seat0_near", "unleash:seat1_near", "influence:6")
    assert won(supreme) == ((ANNA,), "political")


@pytest.mark.rule("AGORA-CON-BLACKMAIL-01", "AGORA-CON-EMBEZZLEMENT-01")
def test_coins_on_astarte_are_safe() -> None:
    theirs = town(coins=3, gods=["astarte"], god_coins=7)
    game = both(town(coins=0, ready=["blackmail", "embezzlement"]), theirs, cubes={2: (0, 5)})
    blackmail = after(game, "trigger:blackmail")
    assert (coins(blackmail, ANNA), coins(blackmail, BORIS)) == (2, 1)
    assert view(blackmail)["cities"][BORIS]["god_coins"] == 7
    assert coins(after(game, "trigger:embezzlement"), BORIS) == 0
    assert points(after(game, "trigger:embezzlement"), BORIS, "gods") == 7


@pytest.mark.rule("AGORA-CON-COERCION-02")
def test_coercion_and_the_snake() -> None:
    anna = town("apothecary", "workshop", ready=["coercion"], gods=["nisaba"])
    game = both(anna, town("school", "library"), pantheon={"snake": "school"}, board=["law", "economy"])
    # The card with the token itself is taken: her wheels stay two, no token; the Snake token is gone.
    taken = after(game, "trigger:coercion", "swap:workshop:school")
    assert view(taken)["pantheon"]["snake"] is None
    assert ("progress", ANNA) not in asked(taken)
    assert tokens_of(taken, ANNA) == set()


@pytest.mark.rule("AGORA-CON-SABOTAGE-01", "AGORA-TRIG-02")
def test_sabotage_of_the_sanctuary_ends_its_discount() -> None:
    game = both(
        town(coins=20, ready=["sabotage"]), town(built=["the_sanctuary"], coins=20), gods={1: "tanit"}
    )
    assert price(game, "activate:tanit", seat=BORIS) == 6
    gone = after(game, "trigger:sabotage", "demolish:the_sanctuary")
    assert price(gone, "activate:tanit", seat=BORIS) == 8
    assert plots_of(gone, ANNA)[0]["triggered"] is True
    assert refusal(gone, "demolish:the_sanctuary") is not None
