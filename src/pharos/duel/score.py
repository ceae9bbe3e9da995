"""The score sheet and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import LANE, LANE_MASK, first, lane, mask_of
from pharos.duel.counting import counted_points, points_of
from pharos.duel.expansions import MIXES
from pharos.duel.military import track_points
from pharos.duel.owner import Owner
from pharos.duel.owners import SCORING, owner_named
from pharos.duel.piece import (
    CATEGORIES,
    PROGRESS_POINTS,
    WONDER_POINTS,
    WORD_STARTS,
    WORDS,
    word_part,
)
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import CIVILIAN, COINS_PER_POINT, City, State

COINS: Final[i64] = 6
TRACK: Final[i64] = 7
SHEET: Final = (*CATEGORIES, "coins", "military", *(row for one in MIXES.all for row in one.score))
"""The lines of the score sheet; those after the track belong to expansions."""
NEEDS: Final = vec[i64]([0] * (int(TRACK) + 1) + [one.bit for one in MIXES.all for _ in one.score])
"""The bit of the expansion that each line belongs to."""
_ADDED: Final = [(one.name, line) for one in MIXES.all for line in range(len(one.score))]
OWNER_OF_ROW: Final = vec[Owner]([Owner()] * (int(TRACK) + 1) + [owner_named(name) for name, _ in _ADDED])
LINE_OF_ROW: Final = vec[i64]([0] * (int(TRACK) + 1) + [line for _, line in _ADDED])
"""The owner that counts a line, and the number of that line among its own."""


COUNTING: Final = vec[i64](
    [
        sum(word_part(int(card.number), word) for card in CARDS if card.points_per != 0)
        for word in range(int(WORDS))
    ]
)
"""By word of a set of cards, the cards that score per counted thing."""
COUNTING_OTHERS: Final = vec[i64](
    [
        mask_of([int(piece.number) for piece in pieces if piece.points_per != 0])
        for pieces in (WONDERS, PROGRESS)
    ]
)
"""The wonders and progress tokens that score per counted thing."""
OF_WONDERS: Final[i64] = 0
OF_TOKENS: Final[i64] = 1


def _points_of_cards(mine: City, theirs: City, row: i64) -> i64:
    """Returns what cards of a city score per counted thing in one line, or in all lines for -1."""
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
                scored += counted_points(card, mine, theirs)
            counting &= counting - 1
        word += 1
    return scored


def points(state: State, seat: i64, row: i64) -> i64:
    """Returns the points in one line of the score sheet, as if the game ended now (DUEL-SCORE-01)."""
    mine = state.city(seat)
    if row == COINS:
        return mine.coins // COINS_PER_POINT
    if row == TRACK:
        return track_points(state, seat)
    if row > TRACK:
        return OWNER_OF_ROW[row].points(state, seat, LINE_OF_ROW[row])
    return printed_points(state, seat, row)


def sheet(state: State, seat: i64) -> dict[str, int]:
    """Returns the score sheet of a seat, without lines of expansions that are not in play."""
    rows: dict[str, int] = {}
    total: i64 = 0
    row: i64 = 0
    while row < len(SHEET):
        if NEEDS[row] & ~state.deal.rules.mix == 0:
            scored = points(state, seat, row)
            rows[SHEET[row]] = int(scored)
            total += scored
        row += 1
    rows["total"] = int(total)
    return rows


def printed_points(state: State, seat: i64, row: i64) -> i64:
    """Returns the points in one line that are printed on the city's pieces or counted per thing."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    scored = lane(mine.points, row) + _points_of_cards(mine, theirs, row)
    if row == PROGRESS_POINTS:
        scored += points_of(PROGRESS, mine.progress & COUNTING_OTHERS[OF_TOKENS], mine, theirs)
    elif row == WONDER_POINTS:
        scored += points_of(WONDERS, mine.standing & COUNTING_OTHERS[OF_WONDERS], mine, theirs)
    return scored


def total_points(state: State, seat: i64) -> i64:
    """Returns the sum of the score sheet."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    scored = mine.coins // COINS_PER_POINT + track_points(state, seat)
    printed = mine.points
    while printed != 0:
        scored += printed & LANE_MASK
        printed >>= LANE
    scored += _points_of_cards(mine, theirs, -1)
    scored += points_of(PROGRESS, mine.progress & COUNTING_OTHERS[OF_TOKENS], mine, theirs)
    scored += points_of(WONDERS, mine.standing & COUNTING_OTHERS[OF_WONDERS], mine, theirs)
    for played in SCORING[state.deal.rules.mix]:
        scored += played.added_points(state, seat)
    return scored


def finish(state: State) -> None:
    """Ends the game by civilian victory: points, then blue points, then shared (DUEL-END-02, DUEL-SCORE-04 to
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
