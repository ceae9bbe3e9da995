"""Every way to pay, with everything that changes payment, compared with an enumeration.

The enumeration reads only the content and the rules; the engine is called through the public API.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import pharos
from pharos.content.classic import load_classic

CONTENT = load_classic()
CARDS = {card.id: card for card in CONTENT.cards}
LEADERS = {leader.id: leader for leader in CONTENT.leaders}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonders}
RESOURCES = tuple(str(resource.id) for resource in CONTENT.resources)
PRICE = CONTENT.setup.trade_price
Units = tuple[frozenset[str], ...]
Way = tuple[int, int, int]

MAKERS = [card.id for card in CONTENT.cards if card.color in ("brown", "grey")]
TRADERS = ["forum", "caravansery", "marketplace", "east_trading_post", "west_trading_post"]
BLACK = ["clandestine_dock_west", "clandestine_dock_east", "secret_warehouse", "black_market"]
SAVERS = ["imhotep", "archimedes", "hammurabi", "leonidas", "bilkis"]
BOARDS = [wonder.id for wonder in CONTENT.wonders]


def units_of(effects: tuple[Any, ...], tradable: bool) -> Iterator[frozenset[str]]:
    """Each unit that effects produce, as the set of resources it can be."""
    for effect in effects:
        if effect.type == "produce" and (effect.tradable or not tradable):
            yield from [frozenset(map(str, effect.one_of))] * effect.count


def effects_of(row: dict[str, Any]) -> list[Any]:
    """Everything a city has built, effect by effect."""
    wonder = WONDERS[row["wonder"]]
    effects = [effect for card in row["cards"] for effect in CARDS[card].effects]
    effects += [effect for stage in wonder.stages[: row["stages"]] for effect in stage.effects]
    return effects + [effect for leader in row.get("leaders", []) for effect in LEADERS[leader].effects]


def sold(row: dict[str, Any]) -> Units:
    """What neighbors can buy: the start resource, brown and gray cards."""
    wonder = WONDERS[row["wonder"]]
    start = [frozenset([str(wonder.resource)])] if wonder.resource else []
    cards = [card for card in row["cards"] if CARDS[card].color in ("brown", "grey")]
    return (*start, *(unit for card in cards for unit in units_of(CARDS[card].effects, True)))


def made(row: dict[str, Any]) -> Units:
    """What a city can use itself each turn."""
    effects = tuple(effects_of(row))
    shown = frozenset(resource for unit in sold(row) for resource in unit)
    units = [*units_of(effects, False)]
    if WONDERS[row["wonder"]].resource:
        units.append(frozenset([str(WONDERS[row["wonder"]].resource)]))
    units += [shown for effect in effects if effect.type == "produce_extra_own"]
    units += [frozenset(RESOURCES) - shown for effect in effects if effect.type == "produce_missing"]
    return tuple(units)


def covers(units: Units, wanted: tuple[str, ...]) -> bool:
    """Whether units can be exactly these resources, each unit once."""

    @cache
    def rest(n: int, used: int) -> bool:
        if n == len(wanted):
            return True
        fit = (k for k, unit in enumerate(units) if not used >> k & 1 and wanted[n] in unit)
        return any(rest(n + 1, used | 1 << k) for k in fit)

    return rest(0, 0)


def price(effects: list[Any], resource: str, side: str) -> int:
    """The price of a unit bought on a side."""
    cheaper = [
        effect.price
        for effect in effects
        if effect.type == "trade_discount" and effect.scope in (side, "both") and resource in effect.resources
    ]
    return int(min([PRICE, *cheaper]))


def rebate(effects: list[Any], side: str) -> int:
    docks = [effect for effect in effects if effect.type == "trade_rebate_first" and effect.scope == side]
    return int(sum(effect.amount for effect in docks))


def enumerated(rows: list[dict[str, Any]], cost: tuple[str, ...], target: str, coins: int) -> set[Way]:
    """All ways to pay (left, right, bank) of seat 0 that are not dominated by another."""
    effects = effects_of(rows[0])
    own, left, right = made(rows[0]), sold(rows[1]), sold(rows[-1])
    saved = sum(
        effect.amount for effect in effects if effect.type == "resource_discount" and effect.target == target
    )
    bank = sum(1 for effect in effects if effect.type == "buy_from_bank")
    ways: set[Way] = set()
    seen: set[tuple[tuple[str, ...], ...]] = set()

    def assign(rest: tuple[str, ...], shares: tuple[tuple[str, ...], ...]) -> None:
        if rest:
            for n, most in enumerate((len(own), len(left), len(right), bank, saved)):
                if len(shares[n]) == most:
                    continue
                share = (*shares[n], rest[0])
                assign(rest[1:], (*shares[:n], share, *shares[n + 1 :]))
            return
        if shares in seen:
            return
        seen.add(shares)
        here, there, bought = shares[1:4]
        if covers(own, shares[0]) and covers(left, here) and covers(right, there):
            to_left = sum(price(effects, resource, "left") for resource in here)
            to_right = sum(price(effects, resource, "right") for resource in there)
            to_left -= rebate(effects, "left") if here else 0
            to_right -= rebate(effects, "right") if there else 0
            ways.add((to_left, to_right, len(bought)))

    assign(tuple(sorted(cost)), ((), (), (), (), ()))
    ways = {way for way in ways if sum(way) <= coins}
    return {
        way
        for way in ways
        if not any(o != way and all(a <= b for a, b in zip(o, way, strict=True)) for o in ways)
    }


def raised(draw: Random, pool: list[str], board: str, makers: int, more: list[str]) -> dict[str, Any]:
    """A city with some cards that are left in the pool."""
    cards: list[str] = []
    for wanted in [*draw.sample(MAKERS, makers), *more]:
        if wanted in pool and CARDS[wanted].name_key not in [CARDS[card].name_key for card in cards]:
            pool.remove(wanted)
            cards.append(wanted)
    return {"wonder": board, "cards": cards, "coins": 0, "stages": 0, "markers": []}


def position(draw: Random, leaders: bool) -> tuple[dict[str, Any], str]:
    """A random position in age III in which seat 0 may want a card of its hand."""
    players = 7
    decks = {
        age: [card.id for card in CONTENT.cards if card.age == age for _ in range(card.copies(players))]
        for age in (1, 2, 3)
    }
    pool = decks[1] + decks[2] + BLACK
    kinds = [board for board in BOARDS if leaders or WONDERS[board].expansion != "leaders"]
    boards: list[str] = []
    while len(boards) < players:
        board = draw.choice(kinds)
        if all(WONDERS[board].board != WONDERS[other].board for other in boards):
            boards.append(board)
    extras = draw.sample(TRADERS, draw.randint(0, 3)) + draw.sample(BLACK, draw.randint(1, 4))
    rows = [raised(draw, pool, boards[0], draw.randint(0, 5), extras)]
    rows += [raised(draw, pool, board, draw.randint(0, 4), []) for board in boards[1:]]
    rows[0]["coins"] = draw.randint(0, 12)
    for row in (rows[0], rows[1], rows[-1]):
        row["stages"] = draw.randint(0, len(WONDERS[row["wonder"]].stages))
        for _ in range(row["stages"]):
            row["markers"].append(next(card for card in pool if CARDS[card].color == "blue"))
            pool.remove(row["markers"][-1])
    if leaders:
        rows[0]["leaders"] = draw.sample(SAVERS, draw.randint(0, 3))
    wanted = draw.choice(
        [card for card in CONTENT.cards if card.age == 3 and (leaders or card.expansion != "leaders")]
    )
    rest = [card for card in decks[3] if card != wanted.id]
    draw.shuffle(rest)
    hands = [[rest.pop() for _ in range(5)] for _ in range(players)]
    hands[0][0] = wanted.id
    expansions = ["leaders", "cities"] if leaders else ["cities"]
    setup = {"game": "classic", "players": players, "expansions": expansions}
    moment = {"age": 3, "turn": 4, "step": "turn", "cities": rows, "hands": hands, "discard": []}
    return setup | moment, wanted.id


def offered(game: pharos.Game, prefix: str) -> set[Way]:
    """The ways that the engine offers for a choice, from the prices of its choices."""
    ways = set()
    for choice in game.choices(0):
        if str(choice).partition("@")[0] == prefix and "power=" not in str(choice):
            paid = choice.price
            assert paid is not None
            to = paid.paid_to
            way = (to.get(1, 0), to.get(game.players - 1, 0), paid.bank - paid.printed)
            if "@left=" in str(choice):
                assert str(choice).endswith(f"@left={way[0]},right={way[1]}")
            assert sum(purchase.coins for purchase in paid.bought) + paid.printed == paid.coins
            ways.add(way)
    return ways


def unit_list(resources: dict[str, int]) -> tuple[str, ...]:
    return tuple(resource for resource, count in resources.items() for _ in range(count))


@pytest.mark.rule("CITIES-DOCK-02", "CITIES-DOCK-04", "CITIES-WARE-01", "CITIES-BMKT-01")
@pytest.mark.parametrize("leaders", [False, True], ids=["cities", "leaders+cities"])
@pytest.mark.parametrize("seed", range(4))
def test_ways_to_pay_are_those_of_the_enumeration(leaders: bool, seed: int) -> None:
    draw = Random(seed)
    cards = stages = several = 0
    for _ in range(40):
        data, wanted = position(draw, leaders)
        game = pharos.from_position(data)
        rows, card = data["cities"], CARDS[wanted]
        effects = effects_of(rows[0])
        chained = any(giver in rows[0]["cards"] for giver in card.chain_from)
        if wanted not in rows[0]["cards"] and not chained:
            left = rows[0]["coins"] - card.cost.coins
            cost = unit_list(dict(card.cost.resources))
            expected = enumerated(rows, cost, card.color, left) if left >= 0 else set()
            if not any(effect.type == "build_free" and effect.color == card.color for effect in effects):
                assert offered(game, f"build:{wanted}") == expected
                cards += bool(expected)
                several += len(expected) > 1
        wonder = WONDERS[rows[0]["wonder"]]
        if rows[0]["stages"] < len(wonder.stages):
            stage = wonder.stages[rows[0]["stages"]]
            left = rows[0]["coins"] - stage.cost.coins
            cost = unit_list(dict(stage.cost.resources))
            expected = enumerated(rows, cost, "wonder_stage", left) if left >= 0 else set()
            assert offered(game, f"stage:{wanted}") == expected
            stages += bool(expected)
    assert cards > 3
    assert stages > 3


@pytest.mark.rule("CITIES-DOCK-03")
def test_the_enumeration_knows_the_example_of_the_rulebook() -> None:
    rows = [
        {"wonder": "ephesus_a", "cards": ["marketplace", "clandestine_dock_east"], "stages": 0},
        {"wonder": "rhodes_a", "cards": [], "stages": 0},
        {"wonder": "giza_a", "cards": ["loom_1"], "stages": 0},
    ]
    assert enumerated(rows, ("cloth", "stone"), "blue", 9) == {(0, 2, 0)}
