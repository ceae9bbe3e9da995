"""How well off a seat is in a game of Duel: points, coins, production, wonders to come, the track,
science, and whose turn is next with what it finds open.
"""

from collections.abc import Mapping
from typing import final

from pharos.ai.facts import COIN_WORTH, EFFECT_WORTH, SHIELD_WORTH, Facts
from pharos.content.duel import load_duel
from pharos.game import Game

CONTENT = load_duel()
CARDS = {card.id: Facts(card.effects) for card in CONTENT.cards}
CARD_ROWS = {card.id: card for card in CONTENT.cards}
WONDERS = {wonder.id: Facts(wonder.effects) for wonder in CONTENT.wonders}
WONDER_UNITS = {wonder.id: sum(wonder.cost.resources.values()) for wonder in CONTENT.wonders}
PROGRESS = {token.id: Facts(token.effects) for token in CONTENT.progress}
RAW = tuple(row.id for row in CONTENT.resources if row.kind == "raw")
CAPITAL = CONTENT.track.capital
SYMBOLS_TO_WIN = CONTENT.setup.science_symbols_to_win
MOST_WONDERS = CONTENT.setup.max_wonders_built
CARDS_PER_AGE = 20

RAW_WORTH = (2.4, 1.3, 0.6, 0.3)
GOOD_WORTH = (2.6, 1.2, 0.4, 0.2)
"""Of the first, second, … unit a city makes."""
KINDS_WORTH = (0.0, 0.6, 1.6, 3.0, 5.5, 11.0)
"""Of so many different scientific symbols; one more than the last wins."""
CHOICE_WORTH = 2.4
DISCOUNT_WORTH = 1.2
CHAIN_WORTH = 1.2
SINGLE_SYMBOL_WORTH = 0.8
UNIT_COST = 0.45
WONDER_TO_COME = 0.4
"""The part of a wonder's worth that it has before it is built."""
LEAD_WORTH = 0.6
DANGER_FROM = 4
DANGER_WORTH = 0.8
"""For each space beyond the dangerous one, squared."""
MOVE_WORTH = 0.7
"""The part of the best open card's worth that goes to whoever is to move."""
UNSEEN_CARD = 2.5
LOST = 400.0
"""An opponent who can end the game with the next choice."""
PERHAPS = 0.1
"""A card that has yet to be turned up is the deadly one seldom."""

Data = Mapping[str, object]


@final
class CityFacts:
    """What the open part of a city adds up to."""

    def __init__(self, data: Data) -> None:
        self.coins = _number(data, "coins")
        self.cards = _names(data, "cards")
        self.progress = _names(data, "progress")
        self.built: list[str] = []
        self.unbuilt: list[str] = []
        wonders = data.get("wonders")
        for wonder in wonders if isinstance(wonders, list) else []:
            (self.built if wonder["built"] else self.unbuilt).append(wonder["id"])
        pieces = [CARDS[card] for card in self.cards if card in CARDS]
        pieces += [WONDERS[wonder] for wonder in self.built]
        tokens = [PROGRESS[token] for token in self.progress]
        self.makes: dict[str, int] = {}
        self.choices = 0
        self.discounts = 0
        self.symbols: dict[str, int] = {}
        self.extra_shields = sum(token.extra_shields for token in tokens)
        self.powers = sum(token.other for token in tokens)
        for piece in pieces + tokens:
            for resource, units in piece.makes.items():
                self.makes[resource] = self.makes.get(resource, 0) + units
            self.choices += len(piece.choices)
            self.discounts += len(piece.discounts)
            if piece.symbol:
                self.symbols[piece.symbol] = self.symbols.get(piece.symbol, 0) + 1

    @property
    def production(self) -> float:
        """What the production is worth with a whole game before it."""
        worth = CHOICE_WORTH * self.choices + DISCOUNT_WORTH * self.discounts
        for resource, units in self.makes.items():
            steps = RAW_WORTH if resource in RAW else GOOD_WORTH
            worth += sum(steps[: min(units, len(steps))])
        return worth

    @property
    def science(self) -> float:
        """What the symbols are worth beside the points of their cards."""
        kinds = min(len(self.symbols), len(KINDS_WORTH) - 1)
        singles = sum(1 for count in self.symbols.values() if count == 1)
        return KINDS_WORTH[kinds] + SINGLE_SYMBOL_WORTH * singles


def worth(game: Game, seat: int, before: dict[str, object]) -> float:
    """The lead of a seat over its opponent in something like points."""
    data = game.position()
    sheets = game.scores()
    listed = data.get("cities")
    cities = [CityFacts(city) for city in listed] if isinstance(listed, list) else []
    left = _left(data)
    gone = _gone(data, cities)
    built = sum(len(city.built) for city in cities)
    lead = 0.0
    for owner, city in enumerate(cities):
        value = float(sheets[owner]["total"] - sheets[owner]["coins"]) + _coins(city.coins, left)
        value += city.production * left
        value += city.science * min(1.0, left + 0.3)
        value += city.powers * left
        value += _chains(city, gone, _number(data, "age"))
        if built < MOST_WONDERS:
            value += sum(_to_come(wonder) for wonder in city.unbuilt) * min(1.0, left + 0.2)
        lead += value if owner == seat else -value
    pawn = _number(data, "pawn")
    lead += _track(pawn if seat == 0 else -pawn)
    return lead + _next_move(game, seat, data, before, cities)


def _coins(coins: int, left: float) -> float:
    """Coins are worth a third of a point at the end, and more while there is something to buy."""
    return coins / 3 + (COIN_WORTH - 1 / 3 + 0.2 * left) * min(coins, 9)


def _left(data: Data) -> float:
    """The part of the game that is still to be played."""
    pyramid = data.get("pyramid")
    slots = pyramid if isinstance(pyramid, list) else []
    lying = sum(1 for slot in slots if slot is not None)
    age = max(1, _number(data, "age"))
    if not slots:
        return 1.0
    return (lying + CARDS_PER_AGE * (3 - age)) / (3.0 * CARDS_PER_AGE)


def _gone(data: Data, cities: list[CityFacts]) -> set[str]:
    gone = set(_names(data, "discard"))
    for city in cities:
        gone |= set(city.cards)
    return gone


def _chains(city: CityFacts, gone: set[str], age: int) -> float:
    """Cards that this city could build free of charge, of this age or a later one."""
    worth = 0.0
    for card in city.cards:
        row = CARD_ROWS.get(card)
        for taker in row.chain_to if row is not None else ():
            if taker not in gone and CARD_ROWS[taker].age >= age:
                worth += CHAIN_WORTH
    return worth


def _to_come(wonder: str) -> float:
    return max(0.5, WONDERS[wonder].worth - UNIT_COST * WONDER_UNITS[wonder]) * WONDER_TO_COME


def _track(lead: int) -> float:
    """The pawn beside the points of its zone: pressure, and the danger of supremacy."""
    beyond = max(0, abs(lead) - DANGER_FROM)
    worth = LEAD_WORTH * abs(lead) + DANGER_WORTH * beyond * beyond
    return worth if lead >= 0 else -worth


def _next_move(game: Game, seat: int, data: Data, before: Data, cities: list[CityFacts]) -> float:
    """What the seat to move finds: the best open card, and whether it can end the game."""
    if not game.waiting or data.get("offer"):
        return 0.0
    mover = game.waiting[0]
    seen = _face_up(before) | _gone(before, [])
    pawn = _number(data, "pawn")
    distance = CAPITAL - (pawn if mover == 0 else -pawn)
    best = 1.0
    end = 0.0
    for choice in game.choices(mover):
        verb, _, rest = str(choice).partition(":")
        thing, _, used = rest.partition(":")
        if verb == "build" and thing in CARDS:
            piece, card = CARDS[thing], thing
            shields = piece.shields + (cities[mover].extra_shields if piece.shields else 0)
        elif verb == "wonder" and thing in WONDERS:
            piece, card = WONDERS[thing], used
            shields = piece.shields
        else:
            continue
        known = not seen or card in seen
        if shields >= distance or _completes_science(piece, cities[mover]):
            end = max(end, LOST if known else LOST * PERHAPS)
        if verb == "build":
            best = max(best, _card_worth(thing, cities[mover]) if known else UNSEEN_CARD)
    gained = MOVE_WORTH * best + end
    return gained if mover == seat else -gained


def _completes_science(piece: Facts, city: CityFacts) -> bool:
    return bool(piece.symbol) and piece.symbol not in city.symbols and len(city.symbols) + 1 >= SYMBOLS_TO_WIN


def _card_worth(card: str, city: CityFacts) -> float:
    piece = CARDS[card]
    worth = piece.points + (piece.shields * SHIELD_WORTH) + piece.coins * COIN_WORTH + piece.other
    worth += piece.opponent_loses * COIN_WORTH + (EFFECT_WORTH["extra_turn"] if piece.extra_turn else 0.0)
    worth += DISCOUNT_WORTH * len(piece.discounts) + CHOICE_WORTH * len(piece.choices)
    for resource, units in piece.makes.items():
        steps = RAW_WORTH if resource in RAW else GOOD_WORTH
        have = city.makes.get(resource, 0)
        worth += sum(steps[have : have + units])
    if piece.symbol:
        if piece.symbol in city.symbols:
            worth += 4.0
        else:
            kinds = min(len(city.symbols), len(KINDS_WORTH) - 2)
            worth += KINDS_WORTH[kinds + 1] - KINDS_WORTH[kinds] + SINGLE_SYMBOL_WORTH
    return worth


def _face_up(data: Data) -> set[str]:
    pyramid = data.get("pyramid")
    slots = pyramid if isinstance(pyramid, list) else []
    return {
        str(slot["card"])
        for slot in slots
        if isinstance(slot, dict) and "card" in slot and "back" not in slot
    }


def _number(data: Data, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else 0


def _names(data: Data, name: str) -> list[str]:
    value = data.get(name)
    return [str(item) for item in value] if isinstance(value, list) else []
