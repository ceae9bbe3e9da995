"""A piece that leaves a city takes all its lasting effects with it: a city is the sum of its pieces."""

from typing import Any

import pytest

import pharos
from tests.rules.agora.table import city, table
from tests.rules.duel_table import BORIS, CONTENT, after, options

BOTH = ("pantheon", "agora")
GATE = {"slots": [None] * 5 + [{"god": "gate"}]}
TOKENS = [token.id for token in CONTENT.progress]
WONDERS = [wonder.id for wonder in CONTENT.wonders]
LYING = ("rostrum", "courthouse")
"""The cards in the structure of these tables."""
CARDS = [
    card.id
    for card in CONTENT.cards
    if card.age in (1, 2) and card.kind == "building" and card.id not in LYING
]


def is_what_lies_in_it(game: pharos.Game) -> bool:
    """Whether both cities equal cities set up anew with the same pieces."""
    anew = pharos.from_position(game.position())
    return all(
        live.fingerprint() == fresh.fingerprint()
        for live, fresh in zip(
            (game.state.city0, game.state.city1), (anew.state.city0, anew.state.city1), strict=True
        )
    )


def set_up(anna: dict[str, Any], boris: dict[str, Any], **more: Any) -> pharos.Game:
    return table(anna, boris, expansions=BOTH, pantheon=GATE, **more)


@pytest.mark.rule("AGORA-CON-OBSCURANTISM-01")
@pytest.mark.parametrize("token", TOKENS)
def test_a_locked_token_leaves_nothing_behind(token: str) -> None:
    game = set_up(city(ready=["obscurantism"]), city(progress=[token]))
    assert is_what_lies_in_it(game)
    locked = after(game, "trigger:obscurantism", f"lock:{token}")
    assert locked.view(None).data["cities"][BORIS]["progress"] == []
    assert is_what_lies_in_it(locked)


@pytest.mark.rule("AGORA-CON-SABOTAGE-01")
@pytest.mark.parametrize("wonder", WONDERS)
def test_a_wonder_that_is_destroyed_leaves_nothing_behind(wonder: str) -> None:
    game = set_up(city(ready=["sabotage"]), city(built=[wonder]))
    assert is_what_lies_in_it(game)
    razed = after(game, "trigger:sabotage", f"demolish:{wonder}")
    assert is_what_lies_in_it(razed)


@pytest.mark.rule("AGORA-CON-FORECLOSURE-01", "AGORA-CON-COERCION-01")
def test_cards_that_change_hands_leave_nothing_behind() -> None:
    moved = 0
    for card in CARDS:
        for plot in ("foreclosure", "expropriation", "swindle"):
            own = ["altar", "workshop"]
            kept = [c for c in ("customs_house", "wood_reserve") if c != card]
            game = set_up(city(*(c for c in own if c != card), ready=[plot]), city(card, *kept))
            asked = after(game, f"trigger:{plot}")
            for choice in options(asked):
                if choice.endswith(f":{card}"):
                    moved += 1
                    assert is_what_lies_in_it(after(asked, choice))
    assert moved > 20
