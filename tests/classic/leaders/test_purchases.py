"""The number of neighbors that a way to pay buys from equals an enumeration (LEADERS-COINS-05,
LEADERS-COINS-07)."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import pytest

from pharos.classic.boards import BOARDS
from pharos.classic.city import City
from pharos.classic.leaders.purchases import sides_bought
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.payment import NIBBLE, NO_WAY, card_ways, coins_to_right, next_way
from pharos.classic.piece import RESOURCES, Piece
from pharos.classic.pieces import CARDS

MAKERS = [card for card in CARDS if card.production or card.sold_choice or card.own_choice]
POSTS = [card for card in CARDS if card.left_cut or card.right_cut]
DOCKS = [card for card in CARDS if card.left_rebate or card.right_rebate]
SAVERS = [leader for leader in LEADERS if leader.discounts]
COSTLY = [card for card in CARDS if card.cost and int(card.cost) % 255 <= 4]
Units = tuple[frozenset[str], ...]


def raised(draw: Random, pieces: list[Piece]) -> tuple[City, list[Piece]]:
    """A random city with these pieces, and its components."""
    board = draw.choice(BOARDS)
    made = [board.start, *pieces]
    city = City()
    for piece in made:
        city.gain(piece)
    city.coins = 99
    return city, made


def units_of(pieces: list[Piece], sold: bool) -> Units:
    """Every unit that a city makes (or sells), as the set of resources it can be."""
    units = []
    for piece in pieces:
        packed = int(piece.sold if sold else piece.production)
        for n, resource in enumerate(RESOURCES):
            units += [frozenset([resource])] * (packed >> 8 * n & 255)
        for mask in (int(piece.sold_choice), 0 if sold else int(piece.own_choice)):
            if mask:
                units.append(frozenset(r for n, r in enumerate(RESOURCES) if mask >> n & 1))
    return tuple(units)


@cache
def covers(units: Units, cost: tuple[str, ...]) -> bool:
    """Whether some units, each used once, can cover every resource of a cost."""
    if not cost:
        return True
    return any(
        cost[0] in unit and covers(units[:n] + units[n + 1 :], cost[1:]) for n, unit in enumerate(units)
    )


def names_of(cost: int) -> tuple[str, ...]:
    return tuple(r for n, r in enumerate(RESOURCES) for _ in range(cost >> 8 * n & 255))


def after_rebate(paid: int, rebate: int) -> int:
    return paid - rebate if paid else 0


def most_sellers(
    own: Units, sellers: tuple[Units, Units], mine: City, cost: int
) -> dict[tuple[int, int], int]:
    """The largest number of neighbors bought from, by the coins for each of them, over all legal
    purchases."""
    names = names_of(cost)
    cuts = int(mine.left_cut), int(mine.right_cut)
    rebates = int(mine.left_rebate), int(mine.right_rebate)
    best: dict[tuple[int, int], int] = {}
    for places in product((-1, 0, 1), repeat=len(names)):
        bought = tuple(names[n] for n, place in enumerate(places) if place >= 0)
        at_home = tuple(names[n] for n, place in enumerate(places) if place < 0)
        if not covers(own, at_home):
            continue
        if any(covers(own, tuple(sorted((*at_home, unit)))) for unit in set(bought)):
            continue
        parts = [
            tuple(sorted(names[n] for n, place in enumerate(places) if place == side)) for side in (0, 1)
        ]
        if not all(covers(sellers[side], parts[side]) for side in (0, 1)):
            continue
        paid = [
            after_rebate(
                sum(2 - (cuts[side] >> 8 * RESOURCES.index(r) & 255) for r in parts[side]), rebates[side]
            )
            for side in (0, 1)
        ]
        key = paid[0], paid[1]
        best[key] = max(best.get(key, 0), sum(bool(part) for part in parts))
    return best


@pytest.mark.rule("LEADERS-COINS-05", "LEADERS-COINS-07")
@pytest.mark.parametrize("seed", range(4))
def test_sellers_are_those_of_the_enumeration(seed: int) -> None:
    draw = Random(seed)
    found: Counter[tuple[int, bool]] = Counter()
    for _ in range(250):
        posts = draw.sample(POSTS, draw.randint(0, 3)) + draw.sample(DOCKS, draw.randint(1, 2))
        makers = draw.sample(MAKERS, draw.randint(0, 3))
        saver = draw.sample(SAVERS, draw.randint(0, 1))
        mine, own = raised(draw, [*posts, *makers, *saver])
        left, left_made = raised(draw, draw.sample(MAKERS, draw.randint(0, 4)))
        right, right_made = raised(draw, draw.sample(MAKERS, draw.randint(0, 4)))
        card = draw.choice(COSTLY)
        units = units_of(own, False)
        if any(leader.discounts & card.kind for leader in saver):
            units = (*units, frozenset(RESOURCES))
        sellers = units_of(left_made, True), units_of(right_made, True)
        expected = most_sellers(units, sellers, mine, int(card.cost))
        ways = card_ways(mine, left, right, card)
        if ways == NO_WAY:
            continue
        to_left = int(next_way(ways, -1, NIBBLE))
        while to_left >= 0:
            to_right = int(coins_to_right(ways, to_left))
            sides = int(sides_bought(mine, left, right, card, to_left, to_right))
            assert sides.bit_count() == expected[to_left, to_right], (card.name, to_left, to_right)
            hidden = sides.bit_count() > (to_left > 0) + (to_right > 0)
            found[sides.bit_count(), hidden] += 1
            to_left = int(next_way(ways, to_left, to_right))
    assert min(found[1, True], found[2, True], found[0, False]) > 0
