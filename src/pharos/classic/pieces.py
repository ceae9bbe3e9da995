"""The components as the engine reads them: cards and the stages of wonders.

Content says which effects a component has; one small reader per effect says what it means here.
"""

from typing import Final

from pharos.classic import effects
from pharos.classic.cities import effects as cities_effects
from pharos.classic.leaders import effects as leaders_effects
from pharos.classic.piece import CATEGORY_OF_COLOR, COLORS, CONTENT, EXPANSIONS, RESOURCES, Piece
from pharos.content import effects as printed
from pharos.content.classic import Card
from pharos.content.cost import Cost

READERS: Final[dict[str, effects.Reader]] = {
    **effects.READERS,
    **leaders_effects.READERS,
    **cities_effects.READERS,
}

CARDS_IN_LOW_WORD: Final = sum(card.age < 3 for card in CONTENT.cards if not card.expansion)
"""Cards are a set of two words: ages I and II in the low one, everything else in the high one."""


def read_effects(piece: Piece, printed_effects: tuple[printed.Effect, ...]) -> None:
    """What the effects of a component mean in numbers."""
    for effect in printed_effects:
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


def card_piece(number: int, row: Card) -> Piece:
    """A card in numbers."""
    rows = CONTENT.cards
    numbers = {other.id: n for n, other in enumerate(rows)}
    card = Piece(row.id)
    card.number = number
    card.age = row.age
    card.expansion = EXPANSIONS.index(row.expansion)
    card.color = COLORS.index(row.color)
    card.guild = row.color == "purple"
    card.kind = 2 ** COLORS.index(row.color)
    card.count = 256 ** COLORS.index(row.color)
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
    return card


CARDS: Final[list[Piece]] = [card_piece(number, row) for number, row in enumerate(CONTENT.cards)]
