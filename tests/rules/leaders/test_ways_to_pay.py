"""Every way to pay, and Hatshepsut's coins for it, compared with a slow reference implementation.

The cities are random; the reference tries every unit of a cost with every producer, the discount of a leader,
the bank and both neighbors. It shares no code with the engine.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from random import Random

import pytest

from pharos.classic.city import City
from pharos.classic.leaders.purchases import sells
from pharos.content import effects
from pharos.content.cost import Cost
from tests.rules.classic_table import CARDS, WONDERS, after, city, coins, deck, options
from tests.rules.leaders.table import WITH_CITIES, table


@pytest.mark.as_seated("no seat is asked")
@pytest.mark.rule("LEADERS-COINS-07")
def test_what_a_neighbour_can_sell() -> None:
    """Tries every assignment of units to producers: each makes one unit of what it offers."""
    draw = Random(5)
    answers = Counter[bool]()
    for _ in range(400):
        seller = City()
        certain = [draw.choice((0, 0, 1, 2)) for _ in range(7)]
        offers = [draw.randrange(1, 128) for _ in range(draw.randrange(3))]
        seller.sold = sum(units * 256**n for n, units in enumerate(certain))
        for offer in offers:
            seller.sold_choices = seller.sold_choices * 256 + offer
        wanted = [draw.choice((0, 0, 0, 1, 1, 2)) for _ in range(7)]
        over = [n for n in range(7) for _ in range(max(0, wanted[n] - certain[n]))]
        possible = len(over) <= len(offers) and any(
            all(offers[place] >> n & 1 for n, place in zip(over, places, strict=True))
            for places in permutations(range(len(offers)), len(over))
        )
        assert sells(seller, sum(units * 256**n for n, units in enumerate(wanted))) == possible
        answers[possible] += 1
    assert min(answers.values()) > 50


PLAYERS = 6
LEFT, RIGHT = 1, PLAYERS - 1
TABLES = 260
RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
RAW = RESOURCES[:4]
DOCKS = {"clandestine_dock_west": 0, "clandestine_dock_east": 1}
POSTS = {"west_trading_post": 0, "east_trading_post": 1}
BOUGHT_BY = ("forum", "caravansery", "secret_warehouse", "black_market", "marketplace", *POSTS)
DISCOUNTS = {"archimedes": "green", "hammurabi": "blue", "leonidas": "red", "imhotep": "stage"}
BOARDS = ("giza_a", "giza_b", "olympia_a", "babylon_a", "byzantium_a", "byzantium_b", "petra_a", "petra_b")
WORKS = [
    card
    for card in sorted({*deck(PLAYERS, 1), *deck(PLAYERS, 2)})
    if CARDS[card].color == "brown" or (CARDS[card].color == "grey" and CARDS[card].age == 1)
]
DEAR = [card for card in deck(PLAYERS, 3) if CARDS[card].color in ("blue", "green", "red")]

Units = tuple[int, ...]
Producers = list[tuple[str, ...]]
Way = tuple[int, int, int]
"""Coins to the left, to the right and to the bank."""


@dataclass
class Payer:
    """What seat 0 has and what is sold to it."""

    own: Producers
    sold: tuple[Producers, Producers]
    prices: tuple[tuple[int, ...], tuple[int, ...]]
    rebates: tuple[int, int]
    coins: int
    discount: str
    bank: bool

    def ways(self, cost: Cost, kind: str) -> dict[Way, int]:
        """All ways that are not dominated by another, each with the most neighbors that sell something."""
        dropped = [RESOURCES] if kind == self.discount else []
        needed = tuple(cost.resources.get(resource, 0) for resource in RESOURCES)
        found: dict[Way, int] = {}
        for bank in range(1 + self.bank):
            missing = reach(needed, [*self.own, *dropped, *[RESOURCES] * bank])
            fewest = min(map(sum, missing))
            for units in missing:
                if sum(units) == fewest:
                    for way, sellers in self.purchases(units, bank):
                        if sum(way) + cost.coins <= self.coins:
                            found[way] = max(sellers, found.get(way, 0))
        return {way: sellers for way, sellers in found.items() if not any(better(o, way) for o in found)}

    def purchases(self, units: Units, bank: int) -> Iterator[tuple[Way, int]]:
        """Every way to buy some units from both neighbors."""
        for left in product(*(range(n + 1) for n in units)):
            right = tuple(n - here for n, here in zip(units, left, strict=True))
            parts = (left, right)
            if all((0,) * 7 in reach(part, self.sold[side]) for side, part in enumerate(parts)):
                to_left, to_right = (self.price(side, part) for side, part in enumerate(parts))
                yield (to_left, to_right, bank), sum(map(any, parts))

    def price(self, side: int, units: Units) -> int:
        """The price of some units of a neighbor, with a dock's rebate on the first."""
        whole = sum(n * price for n, price in zip(units, self.prices[side], strict=True))
        return whole - self.rebates[side] if whole else 0


def better(one: Way, other: Way) -> bool:
    return one != other and all(here <= there for here, there in zip(one, other, strict=True))


def reach(units: Units, producers: Iterable[Sequence[str]]) -> set[Units]:
    """What may be left of some units when producers give one of them each, or nothing."""
    found = {units}
    for producer in producers:
        places = [RESOURCES.index(resource) for resource in producer]
        found |= {(*u[:n], u[n] - 1, *u[n + 1 :]) for u in found for n in places if u[n]}
    return found


def producers(cards: Iterable[str], board: str) -> Producers:
    """Production of brown and gray cards and a board."""
    resource = WONDERS[board].resource
    made: Producers = [(resource,)] if resource else []
    for card in cards:
        for effect in CARDS[card].effects:
            if isinstance(effect, effects.Produce) and effect.tradable:
                made += [effect.one_of] * effect.count
    return made


def own_producers(cards: Sequence[str], board: str) -> Producers:
    """What seat 0 can use but not sell, apart from its brown and gray cards and its board."""
    made = producers(cards, board)
    shown = {resource for producer in made for resource in producer}
    for card in cards:
        match card:
            case "forum" | "caravansery":
                made.append(RESOURCES[4:] if card == "forum" else RAW)
            case "secret_warehouse":  # CITIES-WARE-01
                made.append(tuple(shown))
            case "black_market":  # CITIES-BMKT-01
                made.append(tuple(set(RESOURCES) - shown))
    return made


def prices(cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The price of a unit of each resource on the left and on the right."""
    goods = 1 if "marketplace" in cards else 2
    raw = [2, 2]
    for post, side in POSTS.items():
        if post in cards:
            raw[side] = 1
    left, right = ((raw[side],) * 4 + (goods,) * 3 for side in (0, 1))
    return left, right


@pytest.mark.rule("SW-TRADE-10", "SW-TRADE-13", "CITIES-DOCK-01", "CITIES-DOCK-02")
@pytest.mark.rule("LEADERS-BUILD-01", "LEADERS-BUILD-03", "LEADERS-COINS-05", "LEADERS-COINS-07")
@pytest.mark.as_seated("both sides of the ring are drawn alike")
def test_ways_to_pay_and_what_hatshepsut_brings() -> None:
    draw = Random(12)
    seen: Counter[tuple[int, bool]] = Counter()
    for _ in range(TABLES):
        boards = draw.sample(BOARDS, 3)
        while len({WONDERS[board].board for board in boards}) < 3:
            boards = draw.sample(BOARDS, 3)
        works = draw.sample(WORKS, 8)
        mine = [*works[:2], *draw.sample(BOUGHT_BY, draw.randrange(2, 5))]
        docks = [dock for dock in DOCKS if draw.random() < 0.7]
        discount = draw.choice([*DISCOUNTS, ""])
        bank = draw.random() < 0.4
        leaders = ["hatshepsut", *["bilkis"] * bank, *[discount] * bool(discount)]
        neighbours = [works[2:5], works[5:]]
        hand = draw.sample(sorted(set(DEAR)), 3)
        treasury = draw.randrange(1, 9)
        game = table(
            city(*mine, *docks, wonder=boards[0], leaders=leaders, coins=treasury),
            city(*neighbours[0], wonder=boards[1]),
            *[city() for _ in range(PLAYERS - 3)],
            city(*neighbours[1], wonder=boards[2]),
            players=PLAYERS,
            age=3,
            turn=5,
            hand=hand,
            expansions=WITH_CITIES,
        )
        payer = Payer(
            own_producers(mine, boards[0]),
            (producers(neighbours[0], boards[1]), producers(neighbours[1], boards[2])),
            prices(mine),
            (int("clandestine_dock_west" in docks), int("clandestine_dock_east" in docks)),
            treasury,
            DISCOUNTS.get(discount, ""),
            bank,
        )
        things = {f"build:{card}": (CARDS[card].cost, str(CARDS[card].color)) for card in hand}
        things[f"stage:{hand[0]}"] = (WONDERS[boards[0]].stages[0].cost, "stage")
        for thing, (cost, kind) in things.items():
            offered = {choice for choice in options(game, thing) if re.split("@", choice)[0] == thing}
            ways = payer.ways(cost, kind)
            named = {f"{thing}@left={left},right={right}": (left, right, n) for left, right, n in ways}
            if len(named) == 1:
                named = {thing: next(iter(named.values()))}
            assert offered == set(named)
            for choice, way in named.items():
                sellers = ways[way]
                seen[sellers, sum(way) == 0] += 1
                assert coins(after(game, choice)) == treasury - cost.coins - sum(way) + sellers
    assert min(seen[sellers, free] for sellers in (0, 1, 2) for free in (True, False)) > 2


@pytest.mark.rule("LEADERS-COINS-05", "LEADERS-COINS-07")
def test_hatshepsut_brings_nothing_for_a_unit_that_the_bank_makes_needless() -> None:
    # The Tree Farm makes clay, the Timber Yard wood, the bank sells ore. If the Tree Farm made wood, clay
    # would be needed, which costs nothing on the left; but buying more than is missing is not allowed.
    mine = ("timber_yard", "tree_farm", "west_trading_post", "clandestine_dock_west")
    game = table(
        city(*mine, wonder="giza_a", leaders=["hatshepsut", "bilkis"], coins=5),
        city("clay_pool", wonder="alexandria_a"),
        *[city() for _ in range(PLAYERS - 3)],
        city("ore_vein", wonder="ephesus_a"),
        players=PLAYERS,
        age=2,
        hand=["stables"],
        expansions=WITH_CITIES,
    )
    bank, neighbour = (f"build:stables@left=0,right={right}" for right in (0, 2))
    assert {choice for choice in options(game) if choice.startswith("build:stables")} == {bank, neighbour}
    assert coins(after(game, bank)) == 5 - 1
    assert coins(after(game, neighbour)) == 5 - 2 + 1
