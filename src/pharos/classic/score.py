"""The score sheet and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.boards import BOARDS
from pharos.classic.cities.masks import green_symbols, masked_worth
from pharos.classic.city import City
from pharos.classic.conflict import DEFEAT_POINTS
from pharos.classic.expansions import MIXES
from pharos.classic.leaders.roster import COPIES
from pharos.classic.leaders.roster import LEADERS as LEADER_CARDS
from pharos.classic.owner import Owner
from pharos.classic.owners import SCORING, owner_named
from pharos.classic.piece import (
    CATEGORIES,
    COLOR_COUNT,
    GUILDS,
    LEADER_POINTS,
    PURPLE,
    SETUP,
    WITH_GUILDS,
    WONDER_POINTS,
    Piece,
)
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS, word_of
from pharos.classic.science import science_worth
from pharos.classic.state import State
from pharos.core.bits import BIT, ONE, behind, first, lane, lane_of

COINS_PER_POINT: Final[i64] = SETUP.coins_per_point
SHEET: Final = (
    "military",
    "treasury",
    "wonders",
    "civilian",
    "scientific",
    "commercial",
    "guilds",
    *(row for one in MIXES.all for row in one.score),
)
"""The lines of the score sheet in the order of the rulebook (SW-SCORE-01), then those of the expansions."""
EXPANSION_OF_ROW: Final = {row: one.bit for one in MIXES.all for row in one.score}
MILITARY: Final[i64] = 0
TREASURY: Final[i64] = 1
SCIENTIFIC: Final[i64] = 4
CATEGORY_OF_ROW: Final = [CATEGORIES.index(row) if row in CATEGORIES else -1 for row in SHEET]
_ADDED: Final = {row: (one.name, line) for one in MIXES.all for line, row in enumerate(one.score)}
OWNER_OF_ROW: Final = vec[Owner]([owner_named(_ADDED[row][0]) if row in _ADDED else Owner() for row in SHEET])
LINE_OF_ROW: Final = vec[i64]([_ADDED[row][1] if row in _ADDED else 0 for row in SHEET])
"""The owner of a line that is not a category of printed points, and the number of the line among its own."""

COUNTING: Final = vec[i64](
    [
        word_of([int(card.number) for card in CARDS if card.points_per != 0], word)
        for word in range(int(WORDS))
    ]
)
"""By word of a set of cards, the cards that score per counted thing."""
GUILD_WORDS: Final = vec[i64](
    [word_of([int(card.number) for card in CARDS if card.guild], word) for word in range(int(WORDS))]
)
"""By word of a set of cards, the guilds."""


def counted_points(state: State, number: i64, piece: Piece, copied: bool) -> i64:
    """Returns what a card scores for a city; a copied guild counts itself as a purple card (SW-OLY-07)."""
    counted: i64 = 0
    if piece.points_own != 0:
        counted = state.city(number).counted(piece.points_thing)
        if copied and WITH_GUILDS[piece.points_thing] != 0:
            counted += 1
    if piece.points_neighbours != 0:
        counted += state.city(state.left_of(number)).counted(piece.points_thing)
        counted += state.city(state.right_of(number)).counted(piece.points_thing)
    if piece.points_coins != 0:
        counted = state.city(number).coins // piece.points_coins
    elif piece.points_set | piece.further_points_set != 0:
        counted = sets_of(state.city(number), piece, copied)
    if state.deal.rules.printed_guilds:
        return counted * piece.points_printed
    return counted * piece.points_per


def sets_of(mine: City, piece: Piece, copied: bool) -> i64:
    """Returns the number of sets of one card of each of these colors in a city (LEADERS-POINTS-05)."""
    counts = mine.counts
    if copied:
        counts += ONE[PURPLE]  # LEADERS-GUILD-07
    sets: i64 = 255
    color: i64 = 0
    while color < COLOR_COUNT:
        if lane_of(piece.points_set, piece.further_points_set, color) != 0:
            built = lane_of(counts, mine.further_counts, color)
            if built < sets:
                sets = built
        color += 1
    return sets


def leader_points(state: State, number: i64) -> i64:
    """Returns what the leaders of a city score per counted thing."""
    mine = state.city(number)
    scored: i64 = 0
    leader = behind(mine.leaders, mine.leaders_up, -1)
    while leader >= 0:
        piece = LEADER_CARDS[leader]
        if piece.points_per != 0:
            scored += counted_points(state, number, piece, False)
        leader = behind(mine.leaders, mine.leaders_up, leader)
    return scored


def courtesan_points(state: State, number: i64) -> i64:
    """Returns what a leader copied by the Courtesans Guild scores per counted thing (LEADERS-GUILD-04)."""
    mine = state.city(number)
    if mine.courtesan < 0:
        return 0
    return counted_points(state, number, COPIES[mine.courtesan], False)


def best_leader(state: State, number: i64) -> i64:
    """Returns the neighbors' leader that is best for a copy of the Courtesans Guild made during scoring, or
    -1 (LEADERS-GUILD-07)."""
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    near = left.leaders | right.leaders
    near_up = left.leaders_up | right.leaders_up
    chosen: i64 = -1
    most: i64 = -1
    leader = behind(near, near_up, -1)
    while leader >= 0:
        printed = copied_leader_points(state, number, leader)
        worth = (printed + copied_leader_science(state, number, leader)) * 256 + printed
        if worth > most:
            most = worth
            chosen = leader
        leader = behind(near, near_up, leader)
    return chosen


def copied_leader_points(state: State, number: i64, leader: i64) -> i64:
    """Returns the points of a leader for a city that copies the Courtesans Guild."""
    piece = COPIES[leader]
    return lane(piece.points, GUILDS) + counted_points(state, number, piece, True)


def copied_leader_science(state: State, number: i64, leader: i64) -> i64:
    """Returns what the symbol or the bonus of such a leader brings in the science line."""
    piece = COPIES[leader]
    if piece.symbols == 0 and piece.set_bonus == 0:
        return 0
    wild = state.city(number).wild
    more = science_points(state, number, wild, piece.symbols, piece.set_bonus)
    return more - science_points(state, number, wild, 0, 0)


def built_points(state: State, number: i64, category: i64) -> i64:
    """Returns printed and counted points of what a city has built, in one category."""
    mine = state.city(number)
    scored = lane(mine.points, category)
    word: i64 = 0
    while word < WORDS:
        counting = mine.word(word) & COUNTING[word]
        while counting != 0:
            card = CARDS[first(counting) + WORD_STARTS[word]]
            if card.points_category == category:
                scored += counted_points(state, number, card, False)
            counting &= counting - 1
        word += 1
    if category == WONDER_POINTS:
        scored += board_points(state, number)
    return scored


def board_points(state: State, number: i64) -> i64:
    """Returns what the start and the stages of a board score per counted thing."""
    mine = state.city(number)
    scored: i64 = 0
    if mine.board < 0:
        return scored
    board = BOARDS[mine.board]
    if board.start.points_per != 0:
        scored += counted_points(state, number, board.start, False)
    n: i64 = 0
    while n < mine.stages:
        if board.stages[n].points_per != 0:
            scored += counted_points(state, number, board.stages[n], False)
        n += 1
    return scored


def best_copy(state: State, number: i64) -> i64:
    """Returns the guild of a neighbor whose copy brings the owner most, or -1 (SW-OLY-06, SW-OLY-09).

    Ties are decided by the points in the guild line.
    """
    mine = state.city(number)
    if mine.guild_copies == 0:
        return -1
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    chosen: i64 = -1
    most: i64 = -1
    word: i64 = 0
    while word < WORDS:
        guilds = (left.word(word) | right.word(word)) & GUILD_WORDS[word]
        while guilds != 0:
            card = first(guilds) + WORD_STARTS[word]
            guilds &= guilds - 1
            printed = copy_points(state, number, card)
            worth = (printed + copy_science(state, number, card)) * 256 + printed
            if worth > most:
                most = worth
                chosen = card
        word += 1
    return chosen


def copy_points(state: State, number: i64, card: i64) -> i64:
    """Returns the points that the copy of a guild brings in the guild line."""
    guild = CARDS[card]
    if guild.copies_leader:
        leader = best_leader(state, number)
        if leader < 0:
            return 0
        return copied_leader_points(state, number, leader)
    return lane(guild.points, GUILDS) + counted_points(state, number, guild, True)


def science_points(state: State, number: i64, wild: i64, more: i64, more_bonus: i64) -> i64:
    """Returns what the symbols of a city and `more` are worth with `wild` wild ones, masks included
    (CITIES-MASK-06), and with the bonus for sets."""
    mine = state.city(number)
    symbols = mine.symbols + more
    bonus = mine.set_bonus + more_bonus
    if mine.masks == 0:
        return science_worth(symbols, wild, bonus)
    near = green_symbols(state.city(state.left_of(number)))
    near += green_symbols(state.city(state.right_of(number)))
    return masked_worth(symbols, wild, mine.masks, near, bonus)


def copy_science(state: State, number: i64, card: i64) -> i64:
    """Returns the points that the symbols of a copied guild bring in the science line."""
    if CARDS[card].copies_leader:
        leader = best_leader(state, number)
        if leader < 0:
            return 0
        return copied_leader_science(state, number, leader)
    guild = CARDS[card]
    if guild.wild == 0 and guild.symbols == 0 and guild.set_bonus == 0:
        return 0
    own = state.city(number).wild
    copied = science_points(state, number, own + guild.wild, guild.symbols, guild.set_bonus)
    return copied - science_points(state, number, own, 0, 0)


def points(state: State, number: i64, row: i64) -> i64:
    """Returns the points in a score line, as if the game ended now (SW-SCORE-02 to SW-SCORE-06)."""
    mine = state.city(number)
    if row == MILITARY:
        return mine.victory_points + mine.defeats * DEFEAT_POINTS
    if row == TREASURY:
        return mine.coins // COINS_PER_POINT
    if row == SCIENTIFIC:
        scored = science_points(state, number, mine.wild, 0, 0)
        copied = best_copy(state, number)
        if copied >= 0:
            scored += copy_science(state, number, copied)
        return scored
    category = CATEGORY_OF_ROW[row]
    if category < 0:
        return OWNER_OF_ROW[row].points(state, number, LINE_OF_ROW[row])
    scored = built_points(state, number, category)
    if category == LEADER_POINTS:
        scored += leader_points(state, number)
    if category == GUILDS:
        scored += courtesan_points(state, number)
        copied = best_copy(state, number)
        if copied >= 0:
            scored += copy_points(state, number, copied)
    return scored


def total_points(state: State, number: i64) -> i64:
    """Returns the sum of the score sheet."""
    mine = state.city(number)
    scored = points(state, number, MILITARY) + points(state, number, TREASURY)
    category: i64 = 0
    while category < len(CATEGORIES):
        scored += lane(mine.points, category)
        category += 1
    word: i64 = 0
    while word < WORDS:
        counting = mine.word(word) & COUNTING[word]
        while counting != 0:
            scored += counted_points(state, number, CARDS[first(counting) + WORD_STARTS[word]], False)
            counting &= counting - 1
        word += 1
    scored += board_points(state, number)
    for played in SCORING[state.deal.expansions]:
        scored += played.added_points(state, number)
    if state.deal.with_leaders:
        scored += leader_points(state, number) + courtesan_points(state, number)
    scored += science_points(state, number, mine.wild, 0, 0)
    copied = best_copy(state, number)
    if copied >= 0:
        scored += copy_points(state, number, copied) + copy_science(state, number, copied)
    return scored


def standing_of(state: State, seat: i64) -> i64:
    """Returns points first, then coins, as one number."""
    return total_points(state, seat) * 4096 + state.city(seat).coins


def sheet_of(mix: int) -> list[str]:
    """Returns the lines that are shown with a mix of expansions."""
    return [row for row in SHEET if row not in EXPANSION_OF_ROW or mix & int(EXPANSION_OF_ROW[row])]


def finish(state: State) -> None:
    """Ends the game: most points, then most coins, then shared (SW-END-01, SW-TIE-01, SW-DUO-20).

    In teams the points and coins of both teammates count (CITIES-TEAM-11, CITIES-TEAM-12).
    """
    state.over = True
    state.asked = 0
    best: i64 = -100000000
    seat: i64 = 0
    while seat < state.deal.players:
        standing = standing_of(state, seat)
        if state.deal.rules.teams:
            standing += standing_of(state, seat ^ 1)
        if standing > best:
            best = standing
            state.winners = 0
        if standing == best:
            state.winners |= BIT[seat]
        seat += 1
