"""The score sheet and the end of the game."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.city import City
from pharos.classic.conflict import DEFEAT_POINTS
from pharos.classic.pieces import (
    CARDS,
    CARDS_IN_LOW_WORD,
    CATEGORIES,
    GUILDS,
    PURPLE,
    SETUP,
    THING_LANES,
    Piece,
)
from pharos.classic.science import science_worth
from pharos.classic.state import State
from pharos.core.bits import BIT, first, lane

COINS_PER_POINT: Final[i64] = SETUP.coins_per_point
SHEET: Final = ("military", "treasury", "wonders", "civilian", "scientific", "commercial", "guilds")
"""The rows of the score sheet in the order of the rulebook (SW-SCORE-01)."""
MILITARY: Final[i64] = 0
TREASURY: Final[i64] = 1
SCIENTIFIC: Final[i64] = 4
CATEGORY_OF_ROW: Final = [CATEGORIES.index(row) if row in CATEGORIES else -1 for row in SHEET]

COUNTING_CARDS: Final[i64] = sum(int(card.hi) for card in CARDS if card.points_per != 0)
"""Cards that score per counted thing; all of them are in the high word."""
GUILD_CARDS: Final[i64] = sum(int(card.hi) for card in CARDS if card.guild)
assert all(card.hi for card in CARDS if card.points_per != 0 or card.guild)


def counted_points(state: State, number: i64, piece: Piece, copied: bool) -> i64:
    """What a card scores for a city; a copied guild counts itself as a purple card (SW-OLY-07)."""
    counted: i64 = 0
    if piece.points_own != 0:
        counted = state.city(number).counted(piece.points_thing)
        if copied and lane(THING_LANES[piece.points_thing], PURPLE) != 0:
            counted += 1
    if piece.points_neighbours != 0:
        counted += state.city(state.left_of(number)).counted(piece.points_thing)
        counted += state.city(state.right_of(number)).counted(piece.points_thing)
    if state.deal.printed_guilds:
        return counted * piece.points_printed
    return counted * piece.points_per


def built_points(state: State, number: i64, category: i64) -> i64:
    """Printed and counted points of what a city has built, in one category."""
    mine = state.city(number)
    scored = lane(mine.points, category)
    counting = mine.hi & COUNTING_CARDS
    while counting != 0:
        card = CARDS[first(counting) + CARDS_IN_LOW_WORD]
        if card.points_category == category:
            scored += counted_points(state, number, card, False)
        counting &= counting - 1
    return scored


def best_copy(state: State, number: i64) -> i64:
    """The guild of a neighbour whose copy brings the owner most, or -1 (SW-OLY-06, -09).

    Where two bring the same, the one with more points in the guild row is taken.
    """
    mine = state.city(number)
    if mine.guild_copies == 0:
        return -1
    near = state.city(state.left_of(number)).hi | state.city(state.right_of(number)).hi
    guilds = near & GUILD_CARDS
    chosen: i64 = -1
    most: i64 = -1
    while guilds != 0:
        card = first(guilds) + CARDS_IN_LOW_WORD
        guilds &= guilds - 1
        printed = copy_points(state, number, card)
        worth = (printed + copy_science(mine, card)) * 256 + printed
        if worth > most:
            most = worth
            chosen = card
    return chosen


def copy_points(state: State, number: i64, card: i64) -> i64:
    """Points that the copy of a guild brings in the guild row."""
    guild = CARDS[card]
    return lane(guild.points, GUILDS) + counted_points(state, number, guild, True)


def copy_science(mine: City, card: i64) -> i64:
    """Points that the wild symbol of a copied guild brings in the science row."""
    wild = CARDS[card].wild
    if wild == 0:
        return 0
    return science_worth(mine.symbols, mine.wild + wild) - science_worth(mine.symbols, mine.wild)


def points(state: State, number: i64, row: i64) -> i64:
    """The points in one row of the score sheet, as if the game ended now (SW-SCORE-02 to -06)."""
    mine = state.city(number)
    if row == MILITARY:
        return mine.victory_points + mine.defeats * DEFEAT_POINTS
    if row == TREASURY:
        return mine.coins // COINS_PER_POINT
    if row == SCIENTIFIC:
        wild = mine.wild
        copied = best_copy(state, number)
        if copied >= 0:
            wild += CARDS[copied].wild
        return science_worth(mine.symbols, wild)
    category = CATEGORY_OF_ROW[row]
    scored = built_points(state, number, category)
    if category == GUILDS:
        copied = best_copy(state, number)
        if copied >= 0:
            scored += copy_points(state, number, copied)
    return scored


def total_points(state: State, number: i64) -> i64:
    """The sum of the score sheet."""
    mine = state.city(number)
    scored = points(state, number, MILITARY) + points(state, number, TREASURY)
    category: i64 = 0
    while category <= GUILDS:
        scored += lane(mine.points, category)
        category += 1
    counting = mine.hi & COUNTING_CARDS
    while counting != 0:
        scored += counted_points(state, number, CARDS[first(counting) + CARDS_IN_LOW_WORD], False)
        counting &= counting - 1
    scored += science_worth(mine.symbols, mine.wild)
    copied = best_copy(state, number)
    if copied >= 0:
        scored += copy_points(state, number, copied) + copy_science(mine, copied)
    return scored


def finish(state: State) -> None:
    """The game is over: most points, then most coins, then shared (SW-END-01, SW-TIE-01, SW-DUO-20)."""
    state.over = True
    state.asked = 0
    best: i64 = -1000000
    seat: i64 = 0
    while seat < state.deal.players:
        standing = total_points(state, seat) * 1024 + state.city(seat).coins
        if standing > best:
            best = standing
            state.winners = 0
        if standing == best:
            state.winners |= BIT[seat]
        seat += 1
