"""How well off a seat is in a game of 7 Wonders: points of every category, with what production, coins,
chains, symbols and shields promise for the turns to come.
"""

from collections.abc import Mapping

from pharos.ai.facts import Facts
from pharos.content.classic import Wonder, load_classic
from pharos.game import Game

CONTENT = load_classic()
CARDS = {card.id: Facts(card.effects) for card in CONTENT.cards}
CARD_ROWS = {card.id: card for card in CONTENT.cards}
LEADERS = {leader.id: Facts(leader.effects) for leader in CONTENT.leaders}
BOARDS = {wonder.id: wonder for wonder in CONTENT.wonders}
STAGES = {wonder.id: [Facts(stage.effects) for stage in wonder.stages] for wonder in CONTENT.wonders}
RAW = tuple(row.id for row in CONTENT.resources if row.kind == "raw")
VICTORY_POINTS = CONTENT.setup.victory_points
DEFEAT_POINTS = CONTENT.setup.defeat_points
TURNS_PER_AGE = 6

RAW_WORTH = (3.2, 2.0, 0.6)
GOOD_WORTH = (2.8, 0.4)
"""Of the first, second, … unit a city makes."""
CHOICE_WORTH = 3.2
DISCOUNT_WORTH = 1.8
CHAIN_WORTH = 0.9
SYMBOL_WORTH = 1.6
"""What a symbol promises beside its points, at the start of a game."""
CONFLICT_HOPE = 0.6
"""The part of a coming conflict's points that today's shields are trusted with."""
NEIGHBOUR = 0.25
"""How much a neighbour's points count against the own ones."""

Data = Mapping[str, object]


def worth(game: Game, seat: int, before: dict[str, object]) -> float:
    """What a seat has and may hope for, in something like points, less a part of its neighbours'."""
    data = game.position()
    listed = data.get("cities")
    cities: list[Data] = (
        [city for city in listed if isinstance(city, dict)] if isinstance(listed, list) else []
    )
    sheets = game.scores()
    left = _left(data)
    value = float(sheets[seat]["total"]) + _promise(cities[seat], left)
    value += _conflicts(cities, seat, _number(data, "age"), left)
    around = {(seat + 1) % len(cities), (seat - 1) % len(cities)} - {seat}
    rivals = [sheets[other]["total"] for other in sorted(around) if other < len(sheets)]
    if rivals:
        value -= NEIGHBOUR * sum(rivals) / len(rivals)
    return value


def _left(data: Data) -> float:
    """The part of the game that is still to be played."""
    age, turn = max(1, _number(data, "age")), _number(data, "turn")
    played = (age - 1) * TURNS_PER_AGE + max(0, min(TURNS_PER_AGE, turn - 1))
    return max(0.0, 1.0 - played / (3.0 * TURNS_PER_AGE))


def _promise(city: Data, left: float) -> float:
    """What a city will make of its production, coins, chains and symbols in the time that is left."""
    names = _names(city, "cards")
    pieces = [CARDS[name] for name in names if name in CARDS]
    pieces += [LEADERS[name] for name in _names(city, "leaders") if name in LEADERS]
    board = _board(city)
    made: dict[str, int] = {}
    if board is not None and board.resource is not None:
        made[board.resource] = 1
    if board is not None:
        pieces += STAGES[board.id][: _built(city)]
    choices = discounts = symbols = 0
    powers = 0.0
    for piece in pieces:
        for resource, units in piece.makes.items():
            made[resource] = made.get(resource, 0) + units
        choices += len(piece.choices)
        discounts += len(piece.discounts)
        symbols += (1 if piece.symbol else 0) + piece.wild_symbols
        powers += piece.other
    production = CHOICE_WORTH * choices + DISCOUNT_WORTH * discounts
    for resource, units in made.items():
        steps = RAW_WORTH if resource in RAW else GOOD_WORTH
        production += sum(steps[: min(units, len(steps))])
    coins = min(_number(city, "coins"), 8) * 0.1
    chains = sum(CHAIN_WORTH for name in names if name in CARD_ROWS for _ in _open_chains(name, names))
    return (production + coins + chains + SYMBOL_WORTH * symbols * min(1.0, symbols / 3) + powers) * left


def _open_chains(name: str, names: list[str]) -> list[str]:
    return [taker for taker in CARD_ROWS[name].chain_to if taker not in names]


def _conflicts(cities: list[Data], seat: int, age: int, left: float) -> float:
    """What the next conflicts with both neighbours would bring."""
    if left <= 0.0 or not 1 <= age <= len(VICTORY_POINTS):
        return 0.0
    own = _shields(cities[seat])
    brought = 0.0
    for other in ((seat + 1) % len(cities), (seat - 1) % len(cities)):
        theirs = _shields(cities[other])
        for later in range(age, len(VICTORY_POINTS) + 1):
            trust = CONFLICT_HOPE if later == age else CONFLICT_HOPE * 0.3
            if own > theirs:
                brought += VICTORY_POINTS[later - 1] * trust * min(1.0, 0.6 + 0.2 * (own - theirs))
            elif own < theirs:
                brought += DEFEAT_POINTS * trust
    return brought


def _shields(city: Data) -> int:
    shown = city.get("shields")
    if isinstance(shown, int):
        return shown
    shields = sum(CARDS[name].shields for name in _names(city, "cards") if name in CARDS)
    shields += sum(LEADERS[name].shields for name in _names(city, "leaders") if name in LEADERS)
    board = _board(city)
    if board is not None:
        shields += sum(stage.shields for stage in STAGES[board.id][: _built(city)])
    return shields


def _board(city: Data) -> Wonder | None:
    return BOARDS.get(str(city.get("wonder")))


def _built(city: Data) -> int:
    """How many stages stand."""
    stages = city.get("stages")
    if isinstance(stages, list):
        return sum(1 for stage in stages if not isinstance(stage, dict) or stage.get("built", True))
    return stages if isinstance(stages, int) else 0


def _number(data: Data, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else 0


def _names(data: Data, name: str) -> list[str]:
    value = data.get(name)
    return [str(item) for item in value] if isinstance(value, list) else []
