"""All components of Duel and its expansions, read from the content: cards, wonders, progress tokens."""

from typing import Final

from pharos.content import effects as printed
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.core.bits import ONE
from pharos.duel import effects
from pharos.duel.agora import effects as agora_effects
from pharos.duel.pantheon import effects as pantheon_effects
from pharos.duel.piece import (
    CARD_KINDS,
    CARDS_IN_LOW_WORD,
    CATEGORY_OF_COLOR,
    COLORS,
    EXPANSIONS,
    PROGRESS_POINTS,
    RESOURCES,
    WONDER_POINTS,
    Piece,
)

CONTENT: Final = load_duel()
SETUP: Final = CONTENT.setup

READERS: Final = {**effects.READERS, **pantheon_effects.READERS, **agora_effects.READERS}


def _read(piece: Piece, effects: tuple[printed.Effect, ...]) -> None:
    for effect in effects:
        if effect.type in READERS:
            READERS[effect.type](piece, effect)


def _price(piece: Piece, cost: Cost) -> None:
    piece.coins = cost.coins
    piece.cost = sum(cost.resources.get(resource, 0) * 256**n for n, resource in enumerate(RESOURCES))


def _cards() -> list[Piece]:
    chain_bit = {symbol: 2**n for n, symbol in enumerate(CONTENT.chain_symbols)}
    cards = []
    for number, row in enumerate(CONTENT.cards):
        card = Piece(row.id)
        card.number = number
        card.age = row.age
        card.kind = CARD_KINDS.index(row.kind)
        card.expansion = EXPANSIONS.index(row.expansion)
        if row.color in COLORS:  # a Senator has no color (AGORA-TURN-03)
            card.color = COLORS.index(row.color)
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
    for number, row in enumerate(CONTENT.wonders):
        wonder = Piece(row.id)
        wonder.number = number
        wonder.expansion = EXPANSIONS.index(row.expansion)
        wonder.points_category = WONDER_POINTS
        _price(wonder, row.cost)
        _read(wonder, row.effects)
        wonders.append(wonder)
    return wonders


def _progress() -> list[Piece]:
    tokens = []
    for number, row in enumerate(CONTENT.progress):
        token = Piece(row.id)
        token.number = number
        token.expansion = EXPANSIONS.index(row.expansion)
        token.lo = 2**number
        token.points_category = PROGRESS_POINTS
        _read(token, row.effects)
        tokens.append(token)
    return tokens


CARDS: Final[list[Piece]] = _cards()
WONDERS: Final[list[Piece]] = _wonders()
PROGRESS: Final[list[Piece]] = _progress()
