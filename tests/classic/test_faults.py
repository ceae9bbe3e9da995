"""Invalid setups, deals and positions: one clear sentence each, and never another error."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import pharos
from tests.classic.play import moments, new


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"sides": "c"}, "sides"),
        ({"sides": 1}, "sides"),
        ({"choose_wonders": 1}, "choose_wonders"),
        ({"teams": True}, "Cities"),
        ({"colour": "red"}, "colour"),
        ({"craftsmens_guild": "both"}, "craftsmens_guild"),
    ],
)
def test_wrong_options(options: dict[str, object], words: str) -> None:
    with pytest.raises(pharos.PharosError, match=words):
        pharos.new_game("classic", players=4, seed=1, options=options)


def test_unknown_expansion() -> None:
    with pytest.raises(pharos.UnknownName, match="atlantis"):
        pharos.new_game("classic", players=4, seed=1, expansions=["atlantis"])


def broken_deals() -> list[tuple[str, Any]]:
    def change(**parts: Any) -> Any:
        return lambda deal: deal | parts

    def with_card(age: int, card: str) -> Any:
        def put(deal: dict[str, Any]) -> dict[str, Any]:
            deal["hands"][age - 1][0][0] = card
            return deal

        return put

    return [
        ("wonders", change(wonders=["giza_a"])),
        ("no wonder", change(wonders=["giza_a", "giza_c", "rhodes_a"])),
        ("twice", change(wonders=["giza_a", "giza_b", "rhodes_a"])),
        ("three lists", change(hands=[])),
        ("hands", change(hands=[[], [], []])),
        ("no card", with_card(1, "atlantis")),
        ("not a card of age", with_card(1, "palace")),
        ("more often", with_card(1, "tavern")),
        ("guilds", change(guilds=["workers_guild"])),
        ("no part", change(pile=[[], [], []])),
    ]


@pytest.mark.parametrize(("words", "broken"), broken_deals())
def test_wrong_deals(words: str, broken: Any) -> None:
    deal = pharos.new_game("classic", players=3, seed=2).deal
    with pytest.raises(pharos.InvalidDeal, match=words):
        pharos.new_game("classic", players=3, deal=broken(json.loads(json.dumps(deal))))


def test_a_deal_with_too_many_guilds() -> None:
    deal: dict[str, Any] = pharos.new_game("classic", players=3, seed=2).deal
    guilds = [
        f"{name}_guild" for name in ("workers", "spies", "builders", "traders", "magistrates", "shipowners")
    ]
    unused = next(guild for guild in guilds if guild not in deal["guilds"])
    hand = next(hand for hand in deal["hands"][2] if not all(card.endswith("_guild") for card in hand))
    hand[next(n for n, card in enumerate(hand) if not card.endswith("_guild"))] = unused
    with pytest.raises(pharos.InvalidDeal, match="6 guilds instead of 5"):
        pharos.new_game("classic", players=3, deal=deal)


def test_a_deal_of_any_shape_is_refused() -> None:
    for deal in (
        {},
        {"wonders": 3},
        {"wonders": ["giza_a"] * 3, "hands": [[[1]]] * 3},
        {"wonders": [[], {}, 0]},
    ):
        with pytest.raises(pharos.InvalidDeal):
            pharos.new_game("classic", players=3, deal=deal)


def faults(**parts: Any) -> list[str]:
    data = pharos.new_game("classic", players=3, seed=2).position()
    with pytest.raises(pharos.InvalidPosition) as refused:
        pharos.from_position(data | parts)
    return list(refused.value.faults)


def test_every_fault_of_a_position_is_named() -> None:
    rows = new(3, 0).position()["cities"]
    broken = [dict(rows[0], coins=-1), dict(rows[1], cards=["atlantis", "palace"]), dict(rows[2], stages=9)]
    found = faults(cities=broken, discard=["tavern", 7])
    assert len(found) >= 6
    for words in ("coins", "atlantis", "palace", "stages", "tavern", "7"):
        assert any(words in fault for fault in found)


def test_positions_that_cannot_be() -> None:
    assert any("hold" in fault for fault in faults(hands=[[], [], []]))
    assert any("turn" in fault for fault in faults(turn=0))
    assert any("step" in fault for fault in faults(step="war"))
    assert any("owe" in fault for fault in faults(owed=[]))
    assert any("sealed" in fault for fault in faults(sealed=["build:altar", None, None]))
    assert any(
        "history" in fault for fault in faults(history=[{"age": 3, "turn": 1, "city": 0, "choice": "skip"}])
    )
    assert any("players" in fault for fault in faults(players=9))
    twice = new(3, 0).position()["cities"]
    twice[1]["wonder"] = twice[0]["wonder"]
    assert any("two cities" in fault for fault in faults(cities=twice))


JUNK: list[Any] = [None, True, -1, 10**6, "x", [], {}, [[]], [None], {"age": 1}, 1.5]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_damaged_positions_raise_nothing_else(players: int) -> None:
    draw = Random(players)
    for game in moments(players, 1, 0.02):
        for _ in range(60):
            data: Any = json.loads(json.dumps(game.position()))
            for _ in range(draw.randint(1, 3)):
                damage(data, draw)
            try:
                loaded = pharos.from_position(data)
            except pharos.PharosError:
                continue
            for seat in range(loaded.players):
                loaded.view(seat)
                loaded.choices(seat)
            loaded.scores()


def damage(data: Any, draw: Random) -> None:
    """Replaces or removes something somewhere."""
    node = data
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = draw.choice([k for k in keys if k != "game"] or keys)
        if isinstance(node[key], dict | list) and node[key] and draw.random() < 0.75:
            node = node[key]
            continue
        if draw.random() < 0.3:
            del node[key]
        else:
            node[key] = deepcopy(draw.choice(JUNK))
        return
