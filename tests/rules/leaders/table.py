"""Helpers that set up a table of 7 Wonders with Leaders: leaders in hands, the recruitment."""

from collections.abc import Mapping, Sequence
from typing import Any

import pharos
from tests.rules.classic_table import CONTENT, after, laid, position, seating

LEADERS = {leader.id: leader for leader in CONTENT.leaders}
DULL_LEADERS = ("varro", "phidias", "praxiteles", "hypatia", "nebuchadnezzar", "amytis", "alexander", "hiram")
"""Leaders without effects before the end of the game, for hands that do not matter."""
WITH_CITIES = ("leaders", "cities")


def table(
    *cities: dict[str, Any],
    players: int = 3,
    turn: int = 4,
    leaders: Sequence[str] = (),
    leader_hands: Mapping[int, Sequence[str]] | None = None,
    expansions: Sequence[str] = ("leaders",),
    **more: Any,
) -> pharos.Game:
    """A game in a turn of an age, or in the recruitment before it (turn 0).

    `leaders` is the leader hand of seat 0; hands that are not given get leaders without effects before the
    end.
    """
    held = _leader_hands(players, cities, leaders, leader_hands or {}, turn)
    return laid(*cities, players=players, turn=turn, expansions=expansions, **{"leader_hands": held, **more})


def recruitment(*cities: dict[str, Any], leaders: Sequence[str], age: int = 2, **more: Any) -> pharos.Game:
    """The recruitment before an age; `leaders` is the leader hand of seat 0."""
    return table(*cities, leaders=leaders, age=age, turn=0, **more)


def _leader_hands(
    players: int,
    cities: Sequence[dict[str, Any]],
    leaders: Sequence[str],
    given: Mapping[int, Sequence[str]],
    turn: int,
) -> list[list[str]]:
    named = {*leaders, *(leader for hand in given.values() for leader in hand)}
    named |= {leader for row in cities for leader in row.get("leaders", [])}
    dull = iter(leader for leader in DULL_LEADERS if leader not in named)
    hands = [list(leaders)]
    for seat in range(1, players):
        hands.append(list(given.get(seat, ())) or ([next(dull)] if turn == 0 else []))
    return hands


def last_turn(players: int = 3, expansions: Sequence[str] = ("leaders",)) -> int:
    """The last turn of an age."""
    return seating(players, expansions).turns_per_age


def chosen(game: pharos.Game, choice: str, seat: int = 0) -> pharos.Game:
    """Returns a copy of the game after one more choice of a seat."""
    game = game.copy()
    game.choose(seat, choice)
    return game


def leader_hand(game: pharos.Game, seat: int = 0) -> list[str]:
    """The leaders in a seat's hand."""
    return list(position(game)["leader_hands"][seat])


def paid(game: pharos.Game, choice: str) -> int:
    """The coins that a choice of seat 0 costs before any income."""
    price = game.explain(0, choice).price
    assert price is not None
    return price.coins


def last_conflict(game: pharos.Game) -> pharos.Game:
    """The game after a last turn in which all discard their cards, including the conflict."""
    return after(game)
