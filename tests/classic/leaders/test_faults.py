"""Invalid deals and positions with leaders: each error is named in one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import pharos
from tests.classic.mixes import Mix


def deal() -> dict[str, Any]:
    return dict(Mix(3, ("leaders",)).new(1).deal)


def position(choices: int = 0) -> dict[str, Any]:
    game = Mix(3, ("leaders",)).new(1)
    for _ in range(choices):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[-1])
    data: dict[str, Any] = json.loads(json.dumps(game.position()))
    return data


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d["leaders"].pop(), "are 3 lists"),
        (lambda d: d["leaders"][0].pop(), "Every seat is dealt 4 leaders"),
        (lambda d: d["leaders"][0].__setitem__(0, "napoleon"), "There is no leader 'napoleon'"),
        (lambda d: d["leaders"][0].__setitem__(0, d["leaders"][1][0]), "dealt twice or not in this game"),
        (lambda d: d["leaders"][0].__setitem__(0, "berenice"), "dealt twice or not in this game"),
        (lambda d: d["leader_pile"].pop(), "neither dealt nor unused"),
        (lambda d: d.__setitem__("leader_pile", 7), "are a list"),
    ],
)
def test_a_faulty_deal_is_refused(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    data = deal()
    change(data)
    with pytest.raises(pharos.InvalidDeal, match=sentence):
        pharos.new_game("classic", players=3, expansions=["leaders"], deal=data)


def test_a_deal_without_leaders_has_none() -> None:
    with pytest.raises(pharos.InvalidDeal, match="no part 'leaders'"):
        pharos.new_game("classic", players=3, deal=deal())
    left_out = deal()
    del left_out["leader_pile"]
    assert pharos.new_game("classic", players=3, expansions=["leaders"], deal=left_out).waiting == (0, 1, 2)


@pytest.mark.parametrize(
    ("rounds", "change", "sentence"),
    [
        (0, lambda p: p["draft_hands"][0].pop(), "the same number of leaders in the draft"),
        (0, lambda p: p["draft_hands"][0].__setitem__(0, "napoleon"), "there is no leader 'napoleon'"),
        (0, lambda p: p.__setitem__("step", "recruit"), "does not fit the moment"),
        (3, lambda p: p["leader_hands"][0].__setitem__(0, p["leader_hands"][1][0]), "stands in two places"),
        (3, lambda p: p.__setitem__("step", "draft"), "does not fit the moment"),
        (3, lambda p: p.__setitem__("step", "turn"), "does not fit the moment"),
        (3, lambda p: p["cities"][0].__setitem__("courtesan", "plato"), "cannot copy the leader 'plato'"),
        (4, lambda p: p.__setitem__("step", "recruit"), "seat 0 must hold 6 cards"),
        (4, lambda p: p["cities"][0].__setitem__("bought_from", ["above"]), "is no side of city 0"),
        (4, lambda p: p["cities"][0].__setitem__("leaders", ["caligula"]), "not in this game"),
    ],
)
def test_a_faulty_position_is_refused(
    rounds: int, change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    data = position(rounds)
    pharos.from_position(data)
    change(data)
    with pytest.raises(pharos.InvalidPosition, match=sentence):
        pharos.from_position(data)


def test_steps_of_leaders_need_leaders() -> None:
    data = position(3) | {"expansions": []}
    with pytest.raises(pharos.InvalidPosition):
        pharos.from_position(data)


@pytest.mark.parametrize(
    ("notation", "known"),
    [
        ("draft:plato", True),
        ("recruit:plato", True),
        ("copy:plato", True),
        ("city:copy:plato", True),
        ("stage:plato@left=2,right=0", True),
        ("discard:plato", True),
        ("city:recruit:plato", False),
        ("build:plato", False),
        ("revive:plato", False),
        ("gather:plato", False),
        ("recruit:altar", False),
        ("recruit:plato@left=2,right=0", False),
        ("copy:plato@power=olympia", False),
    ],
)
def test_notation(notation: str, known: bool) -> None:
    game = Mix(3, ("leaders",)).new(1)
    explained = game.explain(0, notation)
    assert (explained.key != "refused-classic-unknown") == known
    if known and not explained.allowed:
        assert explained.reason
