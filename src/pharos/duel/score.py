"""The score sheet and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import LANE, LANE_MASK, first, lane, mask_of, size
from pharos.duel.agora.influence import senate_points
from pharos.duel.military import track_points
from pharos.duel.pantheon.gods import GOD_COIN_POINTS, TEMPLE_CARDS, TEMPLE_POINTS
from pharos.duel.pantheon.gods import GODS as GOD_CARDS
from pharos.duel.piece import (
    CATEGORIES,
    GOD_POINTS,
    PROGRESS_POINTS,
    WONDER_POINTS,
    WORD_STARTS,
    WORDS,
    Piece,
    word_part,
)
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import CIVILIAN, COINS_PER_POINT, City, State

COINS: Final[i64] = 6
TRACK: Final[i64] = 7
TEMPLES: Final[i64] = 8
GODS: Final[i64] = 9
SENATE: Final[i64] = 10
SHEET: Final = (*CATEGORIES, "coins", "military", "temples", "gods", "senate")
"""The rows of the score sheet; those behind the track belong to expansions."""


COUNTING: Final = vec[i64](
    [
        sum(word_part(int(card.number), word) for card in CARDS if card.points_per != 0)
        for word in range(int(WORDS))
    ]
)
"""Cards that score per counted thing, in each word of a set of cards."""
COUNTING_OTHERS: Final = vec[i64](
    [
        mask_of([int(piece.number) for piece in pieces if piece.points_per != 0])
        for pieces in (WONDERS, PROGRESS, GOD_CARDS)
    ]
)
"""The wonders, progress tokens and gods that do."""
OF_WONDERS: Final[i64] = 0
OF_TOKENS: Final[i64] = 1
OF_GODS: Final[i64] = 2


def _counted_points(piece: Piece, mine: City, theirs: City) -> i64:
    counted = mine.counted(piece.points_thing)
    if piece.points_widest:
        others = theirs.counted(piece.points_thing)
        if others > counted:
            counted = others
    return piece.points_per * counted


def _points_of(pieces: list[Piece], counting: i64, mine: City, theirs: City) -> i64:
    """What some wonders, tokens or gods of a city score per counted thing."""
    scored: i64 = 0
    while counting != 0:
        scored += _counted_points(pieces[first(counting)], mine, theirs)
        counting &= counting - 1
    return scored


def _points_of_cards(mine: City, theirs: City, row: i64) -> i64:
    """What cards of a city score per counted thing in one row, or in all of them for -1."""
    counting = (mine.lo & COUNTING[0]) | (mine.hi & COUNTING[1])
    counting |= (mine.up & COUNTING[2]) | (mine.top & COUNTING[3])
    if counting == 0:  # as in most cities
        return 0
    scored: i64 = 0
    word: i64 = 0
    while word < WORDS:
        counting = COUNTING[word] & mine.word(word)
        while counting != 0:
            card = CARDS[first(counting) + WORD_STARTS[word]]
            if row < 0 or card.points_category == row:
                scored += _counted_points(card, mine, theirs)
            counting &= counting - 1
        word += 1
    return scored


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
        return printed_points(state, seat, GOD_POINTS) + mine.god_coins * GOD_COIN_POINTS
    if row == SENATE:
        return senate_points(state, seat)
    return printed_points(state, seat, row)


def sheet(state: State, seat: i64) -> dict[str, int]:
    """The score sheet of a seat, without the rows of expansions that are not played."""
    rows: dict[str, int] = {}
    total: i64 = 0
    row: i64 = 0
    while row <= SENATE:
        if row <= TRACK or (state.deal.agora if row == SENATE else state.deal.pantheon):
            scored = points(state, seat, row)
            rows[SHEET[row]] = int(scored)
            total += scored
        row += 1
    rows["total"] = int(total)
    return rows


def printed_points(state: State, seat: i64, row: i64) -> i64:
    """The points printed on what a city has, and those counted per thing, in one row."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    scored = lane(mine.points, row) + _points_of_cards(mine, theirs, row)
    if row == PROGRESS_POINTS:
        scored += _points_of(PROGRESS, mine.progress & COUNTING_OTHERS[OF_TOKENS], mine, theirs)
    elif row == WONDER_POINTS:
        scored += _points_of(WONDERS, mine.standing & COUNTING_OTHERS[OF_WONDERS], mine, theirs)
    elif row == GOD_POINTS:
        scored += _points_of(GOD_CARDS, mine.gods & COUNTING_OTHERS[OF_GODS], mine, theirs)
    return scored


def total_points(state: State, seat: i64) -> i64:
    """The sum of the score sheet."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    scored = mine.coins // COINS_PER_POINT + track_points(state, seat)
    printed = mine.points
    while printed != 0:
        scored += printed & LANE_MASK
        printed >>= LANE
    scored += _points_of_cards(mine, theirs, -1)
    scored += _points_of(PROGRESS, mine.progress & COUNTING_OTHERS[OF_TOKENS], mine, theirs)
    scored += _points_of(WONDERS, mine.standing & COUNTING_OTHERS[OF_WONDERS], mine, theirs)
    if state.pantheon is not None:
        scored += _points_of(GOD_CARDS, mine.gods & COUNTING_OTHERS[OF_GODS], mine, theirs)
        scored += points(state, seat, TEMPLES) + mine.god_coins * GOD_COIN_POINTS
    if state.senate is not None:
        scored += senate_points(state, seat)
    return scored


def finish(state: State) -> None:
    """Civilian victory: points, then blue points, then shared (DUEL-END-02, DUEL-SCORE-04 to
    DUEL-SCORE-06)."""
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
