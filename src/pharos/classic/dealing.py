"""Deals as plain data, and back."""

from collections import Counter
from collections.abc import Mapping

from pharos.classic.boards import BOARDS
from pharos.classic.deal import ANY_SIDE, FREE_CITY_PLAYERS, GUILDS_DEALT, SIDE_A, SIDE_B, Deal, deck_of
from pharos.classic.memory import AGE_OF, CARD_NUMBERS, GUILD_NAMES, in_order
from pharos.classic.pieces import CARDS
from pharos.classic.position import BOARD_NUMBERS
from pharos.core.errors import InvalidDeal
from pharos.core.product import Setup

SIDES = {"random": int(ANY_SIDE), "a": int(SIDE_A), "b": int(SIDE_B)}
LAST_AGE = 3


def empty_deal(setup: Setup) -> Deal:
    """A deal without cards, with the options of a set-up."""
    deal = Deal(setup.players)
    deal.sides = SIDES[str(setup.options["sides"])]
    deal.choose_wonders = setup.options["choose_wonders"] is True
    deal.printed_guilds = setup.options["craftsmens_guild"] == "printed"
    return deal


def deal_data(deal: Deal) -> dict[str, object]:
    """A deal as plain data."""
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
    return data


def read_deal(setup: Setup, data: Mapping[str, object]) -> Deal:
    """The deal of plain data; raises `InvalidDeal` with the first fault."""
    deal = empty_deal(setup)
    known = {"wonders", "hands", "guilds", *(["pile"] if setup.players == FREE_CITY_PLAYERS else [])}
    for name in data:
        if name not in known:
            raise InvalidDeal(f"A deal for {setup.players} players has no part {name!r}.")
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
        if name is None and deal.choose_wonders and n < players:
            continue
        if not isinstance(name, str) or name not in BOARD_NUMBERS:
            raise InvalidDeal(f"There is no wonder {name!r}.")
        board = BOARDS[BOARD_NUMBERS[name]]
        if board.board in taken:
            raise InvalidDeal(f"The board {board.board} is dealt twice.")
        taken.add(board.board)
        deal.wonders[n] = board.number


def _read_age(deal: Deal, age: int, parts: list[object]) -> list[str]:
    """One age: every hand, and the pile last; returns the guilds in it."""
    size = int(deal.hand_size)
    deck = Counter(CARDS[number].name for number in deck_of(int(deal.players), age))
    guilds: list[str] = []
    for n, part in enumerate(parts):
        cards = _lists(part, size, f"Every hand and pile of age {age} has {size} cards.")
        for k, name in enumerate(cards):
            if not isinstance(name, str) or name not in CARD_NUMBERS:
                raise InvalidDeal(f"There is no card {name!r}.")
            if AGE_OF[name] != age:
                raise InvalidDeal(f"{name} is not a card of age {age}.")
            if name in GUILD_NAMES:
                if name in guilds:
                    raise InvalidDeal(f"{name} is dealt twice.")
                guilds.append(name)
            elif not deck[name]:
                raise InvalidDeal(f"{name} is dealt more often than it is in the deck.")
            else:
                deck[name] -= 1
            if n < deal.players:
                deal.hands[int(deal.hand_start(age, n)) + k] = CARD_NUMBERS[name]
            else:
                deal.piles[(age - 1) * size + k] = CARD_NUMBERS[name]
    needed = int(GUILDS_DEALT[int(deal.players)]) if age == LAST_AGE else 0
    if len(guilds) != needed:
        raise InvalidDeal(f"Age {age} has {len(guilds)} guilds instead of {needed}.")
    return guilds
