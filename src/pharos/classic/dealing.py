"""Converts deals to plain data and back."""

from collections import Counter
from collections.abc import Mapping

from pharos.classic.boards import BOARDS
from pharos.classic.deal import FREE_CITY_PLAYERS, Deal, is_played
from pharos.classic.expansions import MIXES
from pharos.classic.names import BOARD_NUMBERS
from pharos.classic.pieces import CARDS
from pharos.classic.rules import Rules, mix_of, rules_of
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, GUILD_NAMES, in_order, supply_of
from pharos.core.errors import InvalidDeal
from pharos.core.plain import shown
from pharos.core.product import Setup

LAST_AGE = 3


def empty_deal(setup: Setup) -> Deal:
    """Returns a deal without cards."""
    return Deal(setup_rules(setup))


def setup_rules(setup: Setup) -> Rules:
    """Returns the rules of a set-up."""
    return rules_of(setup.players, mix_of(setup.expansions, setup.content), setup.options)


def deal_data(deal: Deal) -> dict[str, object]:
    """Returns a deal as plain data."""
    size, players = int(deal.hand_size), int(deal.players)
    hands = []
    for age in range(1, LAST_AGE + 1):
        start = int(deal.hand_start(age, 0))
        cards = [CARDS[int(deal.hands[start + n])].name for n in range(players * size)]
        hands.append([cards[n : n + size] for n in range(0, len(cards), size)])
    piles = [
        [CARDS[int(card)].name for card in list(deal.piles)[n : n + size]]
        for n in range(0, len(deal.piles), size)
    ]
    last = [name for hand in hands[-1] for name in hand] + (piles[-1] if piles else [])
    data: dict[str, object] = {
        "wonders": [BOARDS[int(board)].name if board >= 0 else None for board in deal.wonders],
        "hands": hands,
        "guilds": in_order(name for name in last if name in GUILD_NAMES),
    }
    if piles:
        data["pile"] = piles
    for one in MIXES.played(int(deal.expansions)):
        data |= one.deal_data(deal)
    return data


def read_deal(setup: Setup, data: Mapping[str, object]) -> Deal:
    """Returns the deal of plain data; raises `InvalidDeal` with the first fault."""
    deal = empty_deal(setup)
    known = {"wonders", "hands", "guilds", *(["pile"] if setup.players == FREE_CITY_PLAYERS else [])}
    played = MIXES.played(int(deal.expansions))
    known.update(part for one in played for part in one.deal_parts())
    for name in data:
        if name not in known:
            raise InvalidDeal(f"A deal for {setup.players} players has no part {shown(name)}.")
    _read_wonders(deal, data)
    hands = _lists(data.get("hands"), LAST_AGE, "The hands of a deal are three lists, one for each age.")
    piles: list[object] = []
    if setup.players == FREE_CITY_PLAYERS:
        piles = _lists(data.get("pile"), LAST_AGE, "The pile of a deal is three lists, one for each age.")
    guilds: list[str] = []
    for n in range(LAST_AGE):
        of_age = _lists(hands[n], setup.players, f"Age {n + 1} needs {setup.players} hands.")
        parts = of_age + ([piles[n]] if piles else [])
        guilds += _read_age(deal, n + 1, parts)
    stated = data.get("guilds", guilds)
    if not isinstance(stated, list | tuple) or Counter(map(str, stated)) != Counter(guilds):
        raise InvalidDeal("The guilds of a deal are not those in its hands.")
    for one in played:
        one.read_deal(deal, data)
    return deal


def _lists(value: object, count: int, sentence: str) -> list[object]:
    if not isinstance(value, list | tuple) or len(value) != count:
        raise InvalidDeal(sentence)
    return list(value)


def _read_wonders(deal: Deal, data: Mapping[str, object]) -> None:
    ring, players = int(deal.ring), int(deal.players)
    names = _lists(data.get("wonders"), ring, f"A deal for {players} players has {ring} wonders.")
    taken: set[str] = set()
    for n, name in enumerate(names):
        if name is None and deal.rules.choose_wonders and n < players:
            continue
        if not isinstance(name, str) or name not in BOARD_NUMBERS:
            raise InvalidDeal(f"There is no wonder {shown(name)}.")
        board = BOARDS[BOARD_NUMBERS[name]]
        if not is_played(int(board.needs), int(deal.mix)):
            missing = "is not in the content sets of this game"
            for expansion in MIXES.names_of(int(board.needs & ~deal.mix)):
                missing = f"needs the expansion {expansion}"
            raise InvalidDeal(f"The wonder {name} {missing}.")
        if board.board in taken:
            raise InvalidDeal(f"The board {board.board} is dealt twice.")
        taken.add(board.board)
        deal.wonders[n] = board.number


def _read_age(deal: Deal, age: int, parts: list[object]) -> list[str]:
    """Reads one age, every hand and then the pile; returns the guilds in it."""
    size = int(deal.hand_size)
    supply = supply_of(int(deal.players), int(deal.mix))
    left = supply.pool(age)
    dealt: Counter[str] = Counter()
    for n, part in enumerate(parts):
        cards = _lists(part, size, f"Every hand and pile of age {age} has {size} cards.")
        for k, name in enumerate(cards):
            if not isinstance(name, str) or name not in CARD_NUMBERS:
                raise InvalidDeal(f"There is no card {shown(name)}.")
            if AGE_OF[name] != age:
                raise InvalidDeal(f"{name} is not a card of age {age}.")
            if not left[name]:
                twice = dealt[name] and name in supply.group_of
                fault = "is dealt twice" if twice else "is dealt more often than it is in the deck"
                raise InvalidDeal(f"{name} {fault}.")
            left[name] -= 1
            dealt[name] += 1
            if n < deal.players:
                deal.hands[int(deal.hand_start(age, n)) + k] = CARD_NUMBERS[name]
            else:
                deal.piles[(age - 1) * size + k] = CARD_NUMBERS[name]
    for group in supply.groups:
        if group.age == age:
            found = sum(dealt[name] for name in group.cards)
            if found != group.dealt:
                raise InvalidDeal(f"Age {age} has {found} {group.kind} instead of {group.dealt}.")
    return [name for name in dealt if name in GUILD_NAMES]
