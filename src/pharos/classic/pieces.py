"""The components as the engine reads them: cards and the stages of wonders.

Every component is a `Piece`: numbers that are added to a city when it arrives, coins that come
once, and what it counts at the end. Content says which effects a component has; one small reader
per effect says what it means here.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content import effects as printed
from pharos.content.classic import load_classic
from pharos.content.cost import Cost
from pharos.core.bits import ONE

CONTENT: Final = load_classic()
SETUP: Final = CONTENT.setup

RESOURCES: Final[list[str]] = [str(resource.id) for resource in CONTENT.resources]
SYMBOLS: Final[list[str]] = [str(symbol) for symbol in CONTENT.science_symbols]
COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
PURPLE: Final[i64] = 6

CATEGORIES: Final = ("wonders", "civilian", "commercial", "guilds")
"""Score categories that are printed on components, each a lane of `points`."""
WONDER_POINTS: Final = 0
CATEGORY_OF_COLOR: Final = {"blue": 1, "yellow": 2, "purple": 3}
COMMERCIAL: Final[i64] = 2
GUILDS: Final[i64] = 3

# What coins and points are counted per. Things below STAGES_BUILT are sums of color lanes.
THINGS: Final = (
    "nothing",
    "brown_cards",
    "grey_cards",
    "blue_cards",
    "green_cards",
    "yellow_cards",
    "red_cards",
    "purple_cards",
    "brown_grey_purple_cards",
    "wonder_stages",
    "defeat_tokens",
    "victory_tokens",
)
THING_LANES: Final = vec[i64](
    [0] + [255 * 256**n for n in range(7)] + [255 + 255 * 256 + 255 * 256**6, 0, 0, 0]
)
STAGES_BUILT: Final[i64] = 9
DEFEAT_TOKENS: Final[i64] = 10
VICTORY_TOKENS: Final[i64] = 11

CARDS_IN_LOW_WORD: Final = sum(card.age < 3 for card in CONTENT.cards if not card.expansion)
"""Cards are a set of two words: ages I and II in the low one, everything else in the high one."""


@final
@mypyc_attr(acyclic=True)
class Piece:
    """A card or a stage, in numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0
        self.age: i64 = 0
        self.color: i64 = -1
        self.guild: bool = False
        self.lo: i64 = 0
        self.hi: i64 = 0
        # cards of the same name, itself included (SW-BUILD-02)
        self.same_lo: i64 = 0
        self.same_hi: i64 = 0
        # its price, and the cards any one of which makes it free
        self.coins: i64 = 0
        self.cost: i64 = 0
        self.chain_lo: i64 = 0
        self.chain_hi: i64 = 0
        # what a city has from the next turn on
        self.count: i64 = 0
        self.production: i64 = 0
        self.sold: i64 = 0
        self.sold_choice: i64 = 0
        self.own_choice: i64 = 0
        self.left_cut: i64 = 0
        self.right_cut: i64 = 0
        self.shields: i64 = 0
        self.symbols: i64 = 0
        self.wild: i64 = 0
        self.points: i64 = 0
        self.last_card: i64 = 0
        self.free_builds: i64 = 0
        self.guild_copies: i64 = 0
        # what comes once
        self.gain: i64 = 0
        self.gain_per: i64 = 0
        self.gain_thing: i64 = 0
        self.gain_own: i64 = 0
        self.gain_neighbours: i64 = 0
        self.revivals: i64 = 0
        # what is counted at the end
        self.points_category: i64 = 0
        self.points_per: i64 = 0
        self.points_printed: i64 = 0
        self.points_thing: i64 = 0
        self.points_own: i64 = 0
        self.points_neighbours: i64 = 0


def _produce(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Produce)
    lanes = [RESOURCES.index(resource) for resource in effect.one_of]
    if len(lanes) == 1:
        units = effect.count * 256 ** lanes[0]
        piece.production += units
        piece.sold += units if effect.tradable else 0
        return
    # One mask holds one unit; no component makes two units of its choice.
    assert effect.count == 1
    choice = sum(2**n for n in lanes)
    if effect.tradable:
        piece.sold_choice = choice
    else:
        piece.own_choice = choice


def _points(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Points)
    piece.points += effect.amount * ONE[piece.points_category]


def _shields(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Shields)
    piece.shields += effect.amount


def _science(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Science)
    piece.symbols += ONE[SYMBOLS.index(effect.symbol)]


def _science_choice(piece: Piece, effect: printed.Effect) -> None:
    piece.wild += 1


def _coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.Coins)
    piece.gain += effect.amount


def _coins_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsPer)
    piece.gain_per = effect.amount
    piece.gain_thing = THINGS.index(effect.per)
    piece.gain_own = int(effect.scope in ("self", "both"))
    piece.gain_neighbours = int(effect.scope in ("neighbours", "both"))


def _points_per(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.PointsPer)
    piece.points_per = effect.amount
    piece.points_printed = effect.amount
    piece.points_thing = THINGS.index(effect.per)
    piece.points_own = int(effect.scope in ("self", "both"))
    piece.points_neighbours = int(effect.scope in ("neighbours", "both"))


def _trade_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeDiscount)
    for resource in effect.resources:
        cut = (SETUP.trade_price - effect.price) * 256 ** RESOURCES.index(resource)
        piece.left_cut |= cut if effect.scope in ("left", "both") else 0
        piece.right_cut |= cut if effect.scope in ("right", "both") else 0


def _build_from_discard(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.BuildFromDiscard)
    piece.revivals += effect.count


def _play_last_card(piece: Piece, effect: printed.Effect) -> None:
    piece.last_card = 1


def _free_build_per_age(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.FreeBuildPerAge)
    piece.free_builds += effect.count


def _copy_guild(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CopyGuild)
    piece.guild_copies += effect.count


READERS: Final[dict[str, Callable[[Piece, printed.Effect], None]]] = {
    "produce": _produce,
    "points": _points,
    "shields": _shields,
    "science": _science,
    "science_choice": _science_choice,
    "coins": _coins,
    "coins_per": _coins_per,
    "points_per": _points_per,
    "trade_discount": _trade_discount,
    "build_from_discard": _build_from_discard,
    "play_last_card": _play_last_card,
    "free_build_per_age": _free_build_per_age,
    "copy_guild": _copy_guild,
}


def read_effects(piece: Piece, effects: tuple[printed.Effect, ...]) -> None:
    """What the effects of a component mean in numbers."""
    for effect in effects:
        READERS[effect.type](piece, effect)


def read_cost(piece: Piece, cost: Cost) -> None:
    """The price of a component in numbers."""
    piece.coins = cost.coins
    piece.cost = sum(cost.resources.get(resource, 0) * 256**n for n, resource in enumerate(RESOURCES))


def low_word(number: int) -> int:
    """The part of a set of cards that a card has in the low word."""
    return 2**number if number < CARDS_IN_LOW_WORD else 0


def high_word(number: int) -> int:
    """The part of a set of cards that a card has in the high word."""
    return 2 ** (number - CARDS_IN_LOW_WORD) if number >= CARDS_IN_LOW_WORD else 0


def _cards() -> list[Piece]:
    rows = [card for card in CONTENT.cards if not card.expansion]
    numbers = {row.id: number for number, row in enumerate(rows)}
    cards = []
    for number, row in enumerate(rows):
        card = Piece(row.id)
        card.number = number
        card.age = row.age
        card.color = COLORS.index(row.color)
        card.guild = not row.players
        card.count = ONE[card.color]
        card.lo = low_word(number)
        card.hi = high_word(number)
        same = [n for n, other in enumerate(rows) if other.name_key == row.name_key]
        card.same_lo = sum(low_word(n) for n in same)
        card.same_hi = sum(high_word(n) for n in same)
        card.chain_lo = sum(low_word(numbers[giver]) for giver in row.chain_from)
        card.chain_hi = sum(high_word(numbers[giver]) for giver in row.chain_from)
        card.points_category = CATEGORY_OF_COLOR.get(row.color, 0)
        read_cost(card, row.cost)
        read_effects(card, row.effects)
        if row.printed_effects:
            shown = Piece(row.id)
            read_effects(shown, row.printed_effects)
            card.points_printed = shown.points_per
        cards.append(card)
    return cards


CARDS: Final[list[Piece]] = _cards()
