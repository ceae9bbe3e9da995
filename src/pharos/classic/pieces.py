"""The components as pieces: cards and the stages of wonders.

The content lists the effects of a component; one function per effect type converts them to numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import effects
from pharos.classic.expansions import MIXES
from pharos.classic.piece import CATEGORY_OF_COLOR, COLORS, CONTENT, RESOURCES, Piece, needs_of
from pharos.content import effects as printed
from pharos.content.classic import Card
from pharos.content.cost import Cost
from pharos.content.room import CARDS_OF_CLASSIC
from pharos.core.bits import high_lane, low_lane

READERS: Final[dict[str, effects.Reader]] = {
    **effects.READERS,
    **{name: reader for one in MIXES.all for name, reader in one.readers().items()},
}

WORDS: Final[i64] = 4
_STARTS: Final = [0, 50, 113, 176, CARDS_OF_CLASSIC]
WORD_STARTS: Final = vec[i64](_STARTS[:4])
"""The number of the first card of each word. A set of cards is four words: the first has ages I and II of the
base game, the second all other printed cards, the last two the cards of additional sets."""


def read_effects(piece: Piece, printed_effects: tuple[printed.Effect, ...]) -> None:
    """Applies the printed effects of a component to its piece."""
    for effect in printed_effects:
        reader = READERS.get(effect.type)
        if reader is None:
            raise LookupError(f"The effect {effect.type} has no reader.")
        reader(piece, effect)


def read_cost(piece: Piece, cost: Cost) -> None:
    """Sets the price of a component."""
    piece.coins = cost.coins
    piece.cost = sum(cost.resources.get(resource, 0) * 256**n for n, resource in enumerate(RESOURCES))


def word_part(number: int, word: int) -> int:
    """Returns the bit of a card in one word of a set of cards, or 0 if it is in another word."""
    return 2 ** (number - _STARTS[word]) if _STARTS[word] <= number < _STARTS[word + 1] else 0


def word_of(numbers: list[int], word: int) -> int:
    """Returns one word of a set of cards."""
    return sum(word_part(number, word) for number in numbers)


def card_piece(number: int, row: Card) -> Piece:
    """Returns a card as a piece."""
    rows = CONTENT.cards
    numbers = {other.id: n for n, other in enumerate(rows)}
    card = Piece(row.id)
    card.number = number
    card.age = row.age
    card.needs = needs_of(row.expansion, row.set)
    card.color = COLORS.index(row.color)
    card.guild = row.color == "purple"
    card.kind = 2 ** COLORS.index(row.color)
    card.count = low_lane(COLORS.index(row.color))
    card.further_count = high_lane(COLORS.index(row.color))
    card.lo = word_part(number, 0)
    card.hi = word_part(number, 1)
    card.up = word_part(number, 2)
    card.top = word_part(number, 3)
    same = [n for n, other in enumerate(rows) if other.name_key == row.name_key]
    card.same_lo = word_of(same, 0)
    card.same_hi = word_of(same, 1)
    card.same_up = word_of(same, 2)
    card.same_top = word_of(same, 3)
    givers = [numbers[giver] for giver in row.chain_from]
    card.chain_lo = word_of(givers, 0)
    card.chain_hi = word_of(givers, 1)
    card.chain_up = word_of(givers, 2)
    card.chain_top = word_of(givers, 3)
    card.spread = card.same_up | card.same_top | card.chain_up | card.chain_top != 0
    card.points_category = CATEGORY_OF_COLOR.get(row.color, 0)
    read_cost(card, row.cost)
    read_effects(card, row.effects)
    if row.printed_effects:
        shown = Piece(row.id)
        read_effects(shown, row.printed_effects)
        card.points_printed = shown.points_per
    return card


CARDS: Final[list[Piece]] = [card_piece(number, row) for number, row in enumerate(CONTENT.cards)]
