"""The decrees in numbers, and what those in force for a city mean.

What changes prices is a number of the piece, and a city adds it up like the powers of wonders and tokens
(AGORA-DEC-04, AGORA-DEC-08, AGORA-DEC-16, AGORA-DEC-17). For the rest, a city knows which decrees are in
force for it as one mask, `City.decrees`; the tables below say which of them matter for a question.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.duel import Decree
from pharos.core.bits import first, lane, mask_of
from pharos.duel.piece import WONDER_INCOME, Piece
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
COUNTING_BLUE: Final[i64] = mask_of([int(d.number) for d in DECREES if d.senate_blue != 0])
EXTENDING: Final[i64] = mask_of([int(d.number) for d in DECREES if d.conspirator_turn])


def income(decrees: i64, thing: i64, age: i64) -> i64:
    """The coins that decrees in force pay when a thing is built in an age (AGORA-DEC-01, AGORA-DEC-02,
    AGORA-DEC-07)."""
    coins: i64 = 0
    paying = decrees & PAYING[thing]
    while paying != 0:
        coins += lane(DECREES[first(paying)].income, age - 1)
        paying &= paying - 1
    return coins


def counted_blue(decrees: i64) -> i64:
    """Blue cards counted besides those in the city, for the Senate only (AGORA-DEC-10)."""
    cards: i64 = 0
    counting = decrees & COUNTING_BLUE
    while counting != 0:
        cards += DECREES[first(counting)].senate_blue
        counting &= counting - 1
    return cards
