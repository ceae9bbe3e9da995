"""The components as the engine reads them: cards, wonders and progress tokens.

Every component is a `Piece`: numbers that are added to a city when it arrives and taken away when
it leaves, coins and shields that come once, and the steps it asks for. Content says which effects
a component has; one small reader per effect says what it means here.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content import effects as printed
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.core.bits import ONE
from pharos.duel import steps

CONTENT: Final = load_duel()
SETUP: Final = CONTENT.setup

RESOURCES: Final = ("clay", "wood", "stone", "glass", "papyrus")
RAW_LANES: Final[i64] = 3
"""The first three resources are raw materials, the other two manufactured goods."""
COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: Final = ("quill", "mortar", "plumb", "wheel", "sundial", "globe", "scales")
CATEGORIES: Final = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress")
"""Score categories that are printed on components, each a lane of `points`."""
CATEGORY_OF_COLOR: Final = {"blue": 0, "green": 1, "yellow": 2, "purple": 3}
WONDER_POINTS: Final = 4
PROGRESS_POINTS: Final = 5

BROWN: Final[i64] = 0
GREY: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
YELLOW: Final[i64] = 4
RED: Final[i64] = 5
PURPLE: Final[i64] = 6

# What coins and points are counted per. Things below WONDERS_BUILT are sums of color lanes.
THINGS: Final = (
    "nothing",
    "brown_cards",
    "grey_cards",
    "brown_and_grey_cards",
    "blue_cards",
    "green_cards",
    "yellow_cards",
    "red_cards",
    "wonders",
    "coin_sets_of_3",
    "progress_tokens",
)
THING_LANES: Final = vec[i64](
    [0, 0xFF, 0xFF00, 0xFFFF, 0xFF0000, 0xFF000000, 0xFF00000000, 0xFF0000000000, 0, 0, 0]
)
WONDERS_BUILT: Final[i64] = 8
COIN_SETS: Final[i64] = 9

CARDS_IN_LOW_WORD: Final = 46
"""Cards are a set of two words: ages I and II in the low one, everything later in the high one."""


@final
@mypyc_attr(acyclic=True)
class Piece:
    """A card, wonder or token, in numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0
        self.age: i64 = 0
        self.color: i64 = -1
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.guild: bool = False
        # its price
        self.coins: i64 = 0
        self.cost: i64 = 0
        self.needs: i64 = 0
        # what a city has while the piece is in it
        self.count: i64 = 0
        self.gives: i64 = 0
        self.production: i64 = 0
        self.raw: i64 = 0
        self.goods: i64 = 0
        self.fixed: i64 = 0
        self.points: i64 = 0
        self.symbol: i64 = -1
        self.reduction: i64 = 0
        self.wonder_reduction: i64 = 0
        self.extra_shields: i64 = 0
        self.takes_trade: i64 = 0
        self.wonder_turns: i64 = 0
        self.chain_coins: i64 = 0
        # what comes once
        self.gain: i64 = 0
        self.gain_per: i64 = 0
        self.gain_thing: i64 = 0
        self.gain_widest: bool = False
        self.loss: i64 = 0
        self.shields: i64 = 0
        self.turn: i64 = 0
        self.asks: list[tuple[int, int]] = []
        # what is counted at the end
        self.points_per: i64 = 0
        self.points_thing: i64 = 0
        self.points_widest: bool = False
        self.points_category: i64 = 0


def _produce(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Produce)
    lanes = [RESOURCES.index(resource) for resource in effect.one_of]
    if len(lanes) == 1:
        piece.production += effect.count * 256 ** lanes[0]
    elif max(lanes) < int(RAW_LANES):
        piece.raw += effect.count
    else:
        piece.goods += effect.count


def _points(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Points)
    piece.points += effect.amount * ONE[piece.points_category]


def _shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Shields)
    piece.shields += effect.amount


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbol = SYMBOLS.index(effect.symbol)


def _coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Coins)
    piece.gain += effect.amount


def _coins_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsPer)
    piece.gain_per = effect.amount
    piece.gain_thing = THINGS.index(effect.per)
    piece.gain_widest = effect.scope == "max_city"


def _points_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPer)
    piece.points_per = effect.amount
    piece.points_thing = THINGS.index(effect.per)
    piece.points_widest = effect.scope == "max_city"


def _trade_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeDiscount)
    for resource in effect.resources:
        piece.fixed |= 255 * 256 ** RESOURCES.index(resource)


def _extra_turn(piece: Piece, effect: printed.Effect) -> None:
    piece.turn = 1


def _opponent_loses_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.OpponentLosesCoins)
    piece.loss += effect.amount


def _destroy_card(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DestroyCard)
    piece.asks.append((int(steps.DESTROY), COLORS.index(effect.color)))


def _build_from_discard(piece: Piece, effect: printed.Effect) -> None:
    piece.asks.append((int(steps.REVIVE), 0))


def _draw_progress_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DrawProgressToken)
    piece.asks.append((int(steps.LIBRARY), effect.draw))


def _cost_reduction(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CostReduction)
    if effect.applies_to == "wonders":
        piece.wonder_reduction += effect.resources
    else:
        piece.reduction += effect.resources * 256 ** COLORS.index(effect.applies_to)


def _gain_opponent_trade_coins(piece: Piece, effect: printed.Effect) -> None:
    piece.takes_trade = 1


def _extra_shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ExtraShields)
    piece.extra_shields += effect.amount * 256 ** COLORS.index(effect.applies_to)


def _grant_extra_turn(piece: Piece, effect: printed.Effect) -> None:
    piece.wonder_turns = 1


def _coins_on_chain(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnChain)
    piece.chain_coins += effect.amount


READERS: Final[dict[str, Callable[[Piece, printed.Effect], None]]] = {
    "produce": _produce,
    "points": _points,
    "shields": _shields,
    "science": _science,
    "coins": _coins,
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "extra_turn": _extra_turn,
    "opponent_loses_coins": _opponent_loses_coins,
    "destroy_card": _destroy_card,
    "build_from_discard": _build_from_discard,
    "draw_progress_token": _draw_progress_token,
    "cost_reduction": _cost_reduction,
    "gain_opponent_trade_coins": _gain_opponent_trade_coins,
    "extra_shields": _extra_shields,
    "grant_extra_turn": _grant_extra_turn,
    "coins_on_chain": _coins_on_chain,
}


def _read(piece: Piece, effects: tuple[printed.Effect, ...]) -> None:
    for effect in effects:
        READERS[effect.type](piece, effect)


def _price(piece: Piece, cost: Cost) -> None:
    piece.coins = cost.coins
    piece.cost = sum(cost.resources.get(resource, 0) * 256**n for n, resource in enumerate(RESOURCES))


def _cards() -> list[Piece]:
    chain_bit = {symbol: 2**n for n, symbol in enumerate(CONTENT.chain_symbols)}
    cards = []
    for number, row in enumerate(card for card in CONTENT.cards if not card.expansion):
        card = Piece(row.id)
        card.number = number
        card.age = row.age
        card.color = COLORS.index(row.color)
        card.guild = row.kind == "guild"
        card.count = ONE[card.color]
        if number < CARDS_IN_LOW_WORD:
            card.lo = 2**number
        else:
            card.hi = 2 ** (number - CARDS_IN_LOW_WORD)
        card.needs = chain_bit[row.chain] if row.chain else 0
        card.gives = chain_bit[row.gives] if row.gives else 0
        card.points_category = CATEGORY_OF_COLOR.get(row.color, 0)
        _price(card, row.cost)
        _read(card, row.effects)
        cards.append(card)
    return cards


def _wonders() -> list[Piece]:
    wonders = []
    for number, row in enumerate(wonder for wonder in CONTENT.wonders if not wonder.expansion):
        wonder = Piece(row.id)
        wonder.number = number
        wonder.points_category = WONDER_POINTS
        _price(wonder, row.cost)
        _read(wonder, row.effects)
        wonders.append(wonder)
    return wonders


def _progress() -> list[Piece]:
    tokens = []
    for number, row in enumerate(token for token in CONTENT.progress if not token.expansion):
        token = Piece(row.id)
        token.number = number
        token.lo = 2**number
        token.points_category = PROGRESS_POINTS
        _read(token, row.effects)
        tokens.append(token)
    return tokens


CARDS: Final[list[Piece]] = _cards()
WONDERS: Final[list[Piece]] = _wonders()
PROGRESS: Final[list[Piece]] = _progress()
