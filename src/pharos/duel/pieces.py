"""All components of Duel and its expansions, built from the content: cards, wonders, progress tokens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content import effects as printed
from pharos.content.cost import Cost
from pharos.content.duel import Card, Progress, Wonder, load_duel
from pharos.content.sets import set_bits
from pharos.core.bits import ONE
from pharos.duel import effects
from pharos.duel.expansions import MIXES
from pharos.duel.piece import (
    CARD_KINDS,
    CATEGORY_OF_COLOR,
    COLORS,
    PROGRESS_POINTS,
    RESOURCES,
    WONDER_INCOME,
    WONDER_POINTS,
    WORDS,
    Piece,
    word_part,
)

CONTENT: Final = load_duel()
SETUP: Final = CONTENT.setup

READERS: Final[dict[str, effects.Reader]] = {
    **effects.READERS,
    **{name: reader for one in MIXES.all for name, reader in one.readers().items()},
}


def read_effects(piece: Piece, effects: tuple[printed.Effect, ...]) -> None:
    """Applies the printed effects of a component to its piece."""
    for effect in effects:
        reader = READERS.get(effect.type)
        if reader is None:
            raise LookupError(f"The effect {effect.type} has no reader.")
        reader(piece, effect)
    piece.sum_up()


def _price(piece: Piece, cost: Cost) -> None:
    piece.coins = cost.coins
    piece.cost = sum(cost.resources.get(resource, 0) * 256**n for n, resource in enumerate(RESOURCES))


def card_piece(number: int, row: Card) -> Piece:
    """Returns a card as a piece."""
    chain_bit = {symbol: 2**n for n, symbol in enumerate(CONTENT.chain_symbols)}
    mythologies = [mythology.id for mythology in CONTENT.pantheon.mythologies]
    card = Piece(row.id)
    card.number = number
    card.age = row.age
    card.kind = CARD_KINDS.index(row.kind)
    card.expansion = MIXES.bits_of([row.expansion])
    card.of_set = set_bits([row.set] if row.set else [])
    card.is_card = True
    if row.color in COLORS:  # a Senator has no color (AGORA-TURN-03)
        card.color = COLORS.index(row.color)
        card.count = ONE[card.color]
        card.pays = card.color
    card.lo = word_part(number, 0)
    card.hi = word_part(number, 1)
    card.up = word_part(number, 2)
    card.top = word_part(number, 3)
    card.needs = chain_bit[row.chain] if row.chain else 0
    card.gives = chain_bit[row.gives] if row.gives else 0
    if row.mythology:  # PAN-TEMPLE-01: its chain symbol is on a token; it is numbered after those of cards
        card.needs = 2 ** (len(chain_bit) + mythologies.index(row.mythology))
    card.points_category = CATEGORY_OF_COLOR.get(row.color, 0)
    _price(card, row.cost)
    read_effects(card, row.effects)
    return card


def wonder_piece(number: int, row: Wonder) -> Piece:
    """Returns a wonder as a piece."""
    wonder = Piece(row.id)
    wonder.number = number
    wonder.expansion = MIXES.bits_of([row.expansion])
    wonder.of_set = set_bits([row.set] if row.set else [])
    wonder.points_category = WONDER_POINTS
    wonder.pays = WONDER_INCOME
    _price(wonder, row.cost)
    read_effects(wonder, row.effects)
    read_effects(wonder, row.on_draft)
    return wonder


def token_piece(number: int, row: Progress) -> Piece:
    """Returns a progress token as a piece."""
    token = Piece(row.id)
    token.number = number
    token.expansion = MIXES.bits_of([row.expansion])
    token.of_set = set_bits([row.set] if row.set else [])
    token.points_category = PROGRESS_POINTS
    read_effects(token, row.effects)
    return token


CARDS: Final = vec[Piece]([card_piece(n, row) for n, row in enumerate(CONTENT.cards)])
WONDERS: Final = vec[Piece]([wonder_piece(n, row) for n, row in enumerate(CONTENT.wonders)])
PROGRESS: Final = vec[Piece]([token_piece(n, row) for n, row in enumerate(CONTENT.progress)])


COLOR_WORDS: Final = vec[i64](
    [
        sum(word_part(int(card.number), word) for card in CARDS if card.color == color)
        for word in range(int(WORDS))
        for color in range(len(COLORS))
    ]
)
"""The cards of each color in each word of a set of cards, word by word."""


def color_word(word: i64, color: i64) -> i64:
    """Returns the cards of a color in one word of a set of cards."""
    return COLOR_WORDS[word * 7 + color]
