"""The decrees in numbers, and what those in force for a city mean.

A city knows which decrees are in force for it as one mask, `City.decrees`; the tables below say
which decrees matter for a question, so that most questions cost one test.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.duel import Decree
from pharos.core.bits import first, lane, mask_of
from pharos.duel.piece import COLORS, WONDER_INCOME, Piece
from pharos.duel.pieces import CONTENT, read_effects


def decree_piece(number: int, row: Decree) -> Piece:
    """A decree in numbers."""
    decree = Piece(row.id)
    decree.number = number
    read_effects(decree, row.effects)
    return decree


DECREES: Final = vec[Piece]([decree_piece(n, row) for n, row in enumerate(CONTENT.decrees)])
DECREE_NUMBERS: Final = {decree.name: int(decree.number) for decree in DECREES}

PAYING: Final = vec[i64](
    [mask_of([int(d.number) for d in DECREES if d.income_for == n]) for n in range(int(WONDER_INCOME) + 1)]
)
"""The decrees that pay for a building of each color and, last, for a wonder (AGORA-DEC-01, AGORA-DEC-07)."""
IGNORING: Final = vec[i64](
    [mask_of([int(d.number) for d in DECREES if d.ignores_color == n]) for n in range(len(COLORS))]
)
"""The decrees that let a cost symbol of each color be ignored (AGORA-DEC-04)."""
REBATING: Final[i64] = mask_of([int(d.number) for d in DECREES if d.rebate != 0])
BORROWING: Final[i64] = mask_of([int(d.number) for d in DECREES if d.borrows_chains])
REFUNDING: Final[i64] = mask_of([int(d.number) for d in DECREES if d.discard_bonus != 0])
COUNTING_BLUE: Final[i64] = mask_of([int(d.number) for d in DECREES if d.senate_blue != 0])
EXTENDING: Final[i64] = mask_of([int(d.number) for d in DECREES if d.conspirator_turn])
CARD_CHAINS: Final[i64] = 2 ** len(CONTENT.chain_symbols) - 1
"""The chain symbols that are printed on cards; those of tokens come behind them (AGORA-BOTH-06)."""


def income(decrees: i64, thing: i64, age: i64) -> i64:
    """The coins that decrees in force pay when a thing is built in an age (AGORA-DEC-01, AGORA-DEC-02,
    AGORA-DEC-07)."""
    coins: i64 = 0
    paying = decrees & PAYING[thing]
    while paying != 0:
        coins += lane(DECREES[first(paying)].income, age - 1)
        paying &= paying - 1
    return coins


def rebate(decrees: i64) -> i64:
    """What one unit of each resource costs less, packed (AGORA-DEC-08)."""
    less: i64 = 0
    rebating = decrees & REBATING
    while rebating != 0:
        less += DECREES[first(rebating)].rebate
        rebating &= rebating - 1
    return less


def ignored_symbols(decrees: i64, color: i64) -> i64:
    """How many cost symbols of a building of a color need not be paid (AGORA-DEC-04)."""
    symbols: i64 = 0
    ignoring = decrees & IGNORING[color]
    while ignoring != 0:
        symbols += DECREES[first(ignoring)].ignores
        ignoring &= ignoring - 1
    return symbols


def discard_bonus(decrees: i64) -> i64:
    """What discarding a card for coins gives more (AGORA-DEC-16)."""
    coins: i64 = 0
    refunding = decrees & REFUNDING
    while refunding != 0:
        coins += DECREES[first(refunding)].discard_bonus
        refunding &= refunding - 1
    return coins


def counted_blue(decrees: i64) -> i64:
    """Blue cards counted besides those in the city, for the Senate only (AGORA-DEC-10)."""
    cards: i64 = 0
    counting = decrees & COUNTING_BLUE
    while counting != 0:
        cards += DECREES[first(counting)].senate_blue
        counting &= counting - 1
    return cards
