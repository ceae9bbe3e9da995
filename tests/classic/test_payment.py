"""The payment search gives the same results as enumerating every assignment of every producer."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from pharos.classic.boards import BOARDS
from pharos.classic.city import City
from pharos.classic.payment import NIBBLE, NO_WAY, coins_to_right, next_way, ways_to_pay
from pharos.classic.piece import RESOURCES, Piece
from pharos.classic.pieces import CARDS

PRODUCERS = [card for card in CARDS if card.production or card.sold_choice or card.own_choice]
POSTS = [card for card in CARDS if card.left_cut or card.right_cut]
COSTS = [card.cost for card in CARDS if card.cost] + [
    stage.cost for board in BOARDS for stage in board.stages
]
Units = tuple[frozenset[str], ...]


def raised(draw: Random, producers: int, posts: int) -> tuple[City, list[Piece]]:
    """A random city and its components."""
    board = draw.choice(BOARDS)
    pieces = [board.start, *board.stages[: draw.randint(0, len(board.stages))]]
    for card in draw.sample(PRODUCERS, producers) + draw.sample(POSTS, posts):
        pieces.append(card)
    city = City()
    for piece in pieces:
        city.gain(piece)
    return city, pieces


def units_of(pieces: list[Piece], sold: bool) -> Units:
    """Every unit that a city makes (or sells), as the set of resources it can be."""
    units = []
    for piece in pieces:
        packed = int(piece.sold if sold else piece.production)
        for n, resource in enumerate(RESOURCES):
            units += [frozenset([resource])] * (packed >> 8 * n & 255)
        for mask in (piece.sold_choice, 0 if sold else piece.own_choice):
            if mask:
                units.append(frozenset(r for n, r in enumerate(RESOURCES) if int(mask) >> n & 1))
    return tuple(units)


@cache
def covers(units: Units, cost: tuple[str, ...]) -> bool:
    """Whether some units, each used once, can cover every resource of a cost."""
    if not cost:
        return True
    return any(
        cost[0] in unit and covers(units[:n] + units[n + 1 :], cost[1:]) for n, unit in enumerate(units)
    )


def enumerated(
    own: Units,
    left: Units,
    right: Units,
    cost: tuple[str, ...],
    prices: tuple[dict[str, int], dict[str, int]],
) -> set[tuple[int, int]]:
    """The coins to left and right of every legal purchase that is not dominated by another."""
    ways: set[tuple[int, int]] = set()
    seen: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()

    def minimal(bought: tuple[str, ...]) -> bool:
        for n in range(len(bought)):
            fewer = Counter(bought[:n] + bought[n + 1 :])
            if covers(own, tuple(sorted((Counter(cost) - fewer).elements()))):
                return False
        return True

    def assign(rest: tuple[str, ...], here: tuple[str, ...], there: tuple[str, ...]) -> None:
        if not rest:
            key = tuple(sorted(here)), tuple(sorted(there))
            if key in seen:
                return
            seen.add(key)
            made = Counter(cost) - Counter(here + there)
            if (
                covers(own, tuple(sorted(made.elements())))
                and covers(left, key[0])
                and covers(right, key[1])
                and minimal(here + there)
            ):
                ways.add((sum(prices[0][r] for r in here), sum(prices[1][r] for r in there)))
            return
        assign(rest[1:], here, there)
        assign(rest[1:], (*here, rest[0]), there)
        assign(rest[1:], here, (*there, rest[0]))

    assign(cost, (), ())
    return {way for way in ways if not any(o != way and o[0] <= way[0] and o[1] <= way[1] for o in ways)}


def prices_of(pieces: list[Piece]) -> tuple[dict[str, int], dict[str, int]]:
    """The price of a unit on each side: two coins, or one with a discount."""
    left = {r: 1 if any(int(p.left_cut) >> 8 * n & 1 for p in pieces) else 2 for n, r in enumerate(RESOURCES)}
    right = {
        r: 1 if any(int(p.right_cut) >> 8 * n & 1 for p in pieces) else 2 for n, r in enumerate(RESOURCES)
    }
    return left, right


def found(mine: City, left: City, right: City, cost: int, budget: int) -> set[tuple[int, int]]:
    ways = ways_to_pay(mine, left, right, cost, budget)
    pairs: set[tuple[int, int]] = set()
    if ways == NO_WAY:
        return pairs
    paid = next_way(ways, -1, NIBBLE)
    while paid >= 0:
        pairs.add((int(paid), int(coins_to_right(ways, paid))))
        paid = next_way(ways, paid, coins_to_right(ways, paid))
    return pairs


@pytest.mark.rule("SW-PROD-05", "SW-TRADE-10", "SW-TRADE-11", "SW-TRADE-12", "SW-TRADE-13")
@pytest.mark.parametrize("seed", range(8))
def test_ways_to_pay_are_those_of_the_enumeration(seed: int) -> None:
    draw = Random(seed)
    tried = several = 0
    for _ in range(400):
        mine, own = raised(draw, draw.randint(0, 5), draw.randint(0, 2))
        left, left_pieces = raised(draw, draw.randint(0, 4), draw.randint(0, 1))
        right, right_pieces = raised(draw, draw.randint(0, 4), draw.randint(0, 1))
        cost = int(draw.choice(COSTS))
        units = tuple(r for n, r in enumerate(RESOURCES) for _ in range(cost >> 8 * n & 255))
        expected = enumerated(
            units_of(own, False),
            units_of(left_pieces, True),
            units_of(right_pieces, True),
            units,
            prices_of(own),
        )
        assert found(mine, left, right, cost, 99) == expected
        budget = draw.randint(0, 6)
        assert found(mine, left, right, cost, budget) == {way for way in expected if sum(way) <= budget}
        tried += bool(expected)
        several += len(expected) > 1
    assert tried > 100
    assert several > 20


def test_without_coins_for_the_bank_there_is_no_way() -> None:
    city = City()
    assert ways_to_pay(city, city, city, 0, -1) == NO_WAY
    assert found(city, city, city, 0, 0) == {(0, 0)}
