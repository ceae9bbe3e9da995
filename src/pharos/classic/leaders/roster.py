"""The leaders as the engine reads them, and what the Courtesans Guild makes of each."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.piece import CONTENT, GUILDS, LEADER_POINTS, Piece, needs_of
from pharos.classic.pieces import read_cost, read_effects
from pharos.content.classic import Leader

FIRST_LEADER: Final[i64] = 256
"""Leaders are objects of choices from this number on; cards and boards are below it."""
AFTER_MAUSOLEUM: Final[i64] = 1
AFTER_LEADERS: Final[i64] = 2
"""Who builds from the discard pile later than the Mausoleum (LEADERS-BUILD-08)."""


def leader_piece(number: int, row: Leader, category: int, order: int) -> Piece:
    """A leader in numbers."""
    leader = Piece(row.id)
    leader.number = int(FIRST_LEADER) + number
    leader.needs = needs_of(row.expansion, row.set)
    leader.points_category = category
    leader.revival_order = order
    read_cost(leader, row.cost)
    read_effects(leader, row.effects)
    return leader


def _leaders(category: int, order: int) -> list[Piece]:
    return [leader_piece(number, row, category, order) for number, row in enumerate(CONTENT.leaders)]


LEADERS: Final[list[Piece]] = _leaders(LEADER_POINTS, int(AFTER_MAUSOLEUM))
COPIES: Final[list[Piece]] = _leaders(int(GUILDS), int(AFTER_LEADERS))
"""What a leader is for a city that copies it: the points are those of a guild (LEADERS-POINTS-07)."""
LEADER_NUMBERS: Final = {leader.name: int(leader.number) for leader in LEADERS}

assert all(leader.cost == 0 for leader in LEADERS), "leaders cost coins only (LEADERS-SETUP-05)"
