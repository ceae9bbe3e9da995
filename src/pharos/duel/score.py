"""The score sheet and the end of the game."""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import first, lane, size
from pharos.duel.agora.influence import senate_points
from pharos.duel.military import track_points
from pharos.duel.pantheon.gods import GOD_COIN_POINTS, TEMPLE_CARDS, TEMPLE_POINTS
from pharos.duel.piece import CARDS_IN_LOW_WORD, CATEGORIES, GOD_POINTS, Piece
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.state import CIVILIAN, COINS_PER_POINT, City, State

GUILD_POINTS: Final[i64] = CATEGORIES.index("guilds")
PROGRESS_POINTS: Final[i64] = CATEGORIES.index("progress")
COINS: Final[i64] = 6
TRACK: Final[i64] = 7
TEMPLES: Final[i64] = 8
GODS: Final[i64] = 9
SENATE: Final[i64] = 10
SHEET: Final = (*CATEGORIES, "coins", "military", "temples", "gods", "senate")
"""The rows of the score sheet; those behind the track belong to expansions."""

COUNTING_CARDS: Final[i64] = sum(
    2 ** int(card.number - CARDS_IN_LOW_WORD) for card in CARDS if card.points_per != 0
)
"""Cards that score per counted thing; all of them are in the high word."""
COUNTING_TOKENS: Final[i64] = sum(2 ** int(token.number) for token in PROGRESS if token.points_per != 0)


def _counted_points(piece: Piece, mine: City, theirs: City) -> i64:
    counted = mine.counted(piece.points_thing)
    if piece.points_widest:
        others = theirs.counted(piece.points_thing)
        if others > counted:
            counted = others
    return piece.points_per * counted


def points(state: State, seat: i64, row: i64) -> i64:
    """The points in one row of the score sheet, as if the game ended now (DUEL-SCORE-01)."""
    mine = state.city(seat)
    if row == COINS:
        return mine.coins // COINS_PER_POINT
    if row == TRACK:
        return track_points(state, seat)
    if row == TEMPLES:
        return TEMPLE_POINTS[size(mine.hi & TEMPLE_CARDS)]
    if row == GODS:
        return lane(mine.points, GOD_POINTS) + mine.god_coins * GOD_COIN_POINTS
    if row == SENATE:
        return senate_points(state, seat)
    scored = lane(mine.points, row)
    if row == GUILD_POINTS:
        theirs = state.city(1 - seat)
        counting = mine.hi & COUNTING_CARDS
        while counting != 0:
            scored += _counted_points(CARDS[first(counting) + CARDS_IN_LOW_WORD], mine, theirs)
            counting &= counting - 1
    elif row == PROGRESS_POINTS:
        counting = mine.progress & COUNTING_TOKENS
        while counting != 0:
            scored += _counted_points(PROGRESS[first(counting)], mine, state.city(1 - seat))
            counting &= counting - 1
    return scored


def total_points(state: State, seat: i64) -> i64:
    """The sum of the score sheet."""
    scored: i64 = 0
    row: i64 = 0
    last = TRACK
    if state.pantheon is not None:
        last = GODS
    while row <= last:
        scored += points(state, seat, row)
        row += 1
    if state.senate is not None:
        scored += points(state, seat, SENATE)
    return scored


def finish(state: State) -> None:
    """Civilian victory: points, then blue points, then shared (DUEL-END-02, DUEL-SCORE-04 to -06)."""
    lead = total_points(state, 0) - total_points(state, 1)
    if lead == 0:
        lead = lane(state.city0.points, 0) - lane(state.city1.points, 0)
    state.victory = CIVILIAN
    if lead > 0:
        state.winners = 1
    elif lead < 0:
        state.winners = 2
    else:
        state.winners = 3
