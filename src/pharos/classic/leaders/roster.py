"""The leaders as pieces, and their copies by the Courtesans Guild."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.leaders.verbs import BIT
from pharos.classic.piece import CONTENT, GUILDS, LEADER_POINTS, Piece, needs_of
from pharos.classic.pieces import read_cost, read_effects
from pharos.content.classic import Leader

FIRST_LEADER: Final[i64] = 256
"""The number of the first leader among objects of choices; cards and boards are less than it."""
LEADERS_DEALT: Final[i64] = CONTENT.leaders_setup.leaders_dealt
AFTER_MAUSOLEUM: Final[i64] = 1
AFTER_LEADERS: Final[i64] = 2
"""Order of leaders that build from the discard pile, after the Mausoleum (LEADERS-BUILD-08)."""


def leader_piece(number: int, row: Leader, category: int, order: int) -> Piece:
    """Returns a leader as a piece."""
    leader = Piece(row.id)
    leader.number = int(FIRST_LEADER) + number
    leader.needs = needs_of(row.expansion, row.set) | int(BIT)
    leader.points_category = category
    leader.revival_order = order
    read_cost(leader, row.cost)
    read_effects(leader, row.effects)
    return leader


def _leaders(category: int, order: int) -> list[Piece]:
    return [leader_piece(number, row, category, order) for number, row in enumerate(CONTENT.leaders)]


LEADERS: Final[list[Piece]] = _leaders(LEADER_POINTS, int(AFTER_MAUSOLEUM))
COPIES: Final[list[Piece]] = _leaders(int(GUILDS), int(AFTER_LEADERS))
"""The leaders as copied by a city: their points are those of a guild (LEADERS-POINTS-07)."""
LEADER_NUMBERS: Final = {leader.name: int(leader.number) for leader in LEADERS}

assert all(leader.cost == 0 for leader in LEADERS), "leaders cost coins only (LEADERS-SETUP-05)"
