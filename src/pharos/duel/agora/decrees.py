"""The decrees as pieces, and the effects of those in force for a city.

Effects on prices are numbers of the piece, which a city adds up like those of wonders and tokens
(AGORA-DEC-04, AGORA-DEC-08, AGORA-DEC-16, AGORA-DEC-17). For all others, `City.decrees` is a mask of the
decrees in force, and the tables below select the relevant ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.duel import Decree
from pharos.core.bits import first, lane, mask_of
from pharos.duel.piece import WONDER_INCOME, Piece
from pharos.duel.pieces import CONTENT, read_effects


def decree_piece(number: int, row: Decree) -> Piece:
    """Returns a decree as a piece."""
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
    """Returns the coins that decrees in force pay when a thing is built in an age (AGORA-DEC-01,
    AGORA-DEC-02, AGORA-DEC-07)."""
    coins: i64 = 0
    paying = decrees & PAYING[thing]
    while paying != 0:
        coins += lane(DECREES[first(paying)].income, age - 1)
        paying &= paying - 1
    return coins


def counted_blue(decrees: i64) -> i64:
    """Returns how many additional blue cards count, for the Senate only (AGORA-DEC-10)."""
    cards: i64 = 0
    counting = decrees & COUNTING_BLUE
    while counting != 0:
        cards += DECREES[first(counting)].senate_blue
        counting &= counting - 1
    return cards
