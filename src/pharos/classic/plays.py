"""The possible plays with the cards of a hand: build, build a stage, discard (SW-TURN-03)."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.bank import bank_card_ways, fill_bank_ways
from pharos.classic.boards import BLACK_POWER, BOARDS, SIDES
from pharos.classic.choices import BOARD, BUILD, DISCARD, FOR_FREE_CITY, LEFT, NAMED, POWER, RIGHT, STAGE
from pharos.classic.deal import is_played
from pharos.classic.payment import (
    NIBBLE,
    NO_WAY,
    card_ways,
    coins_to_right,
    discount,
    next_way,
    ways_but_for,
)
from pharos.classic.piece import BLACK
from pharos.classic.pieces import CARDS
from pharos.classic.rules import ANY_SIDE, SIDE_A
from pharos.classic.state import ROOM, State


def stage_ways(state: State, number: i64) -> i64:
    """Returns the ways to pay for the next stage of a city (SW-STAGE-01, SW-STAGE-03, SW-STAGE-06)."""
    mine = state.city(number)
    stages = BOARDS[mine.board].stages
    if mine.stages == len(stages):
        return NO_WAY
    stage = stages[mine.stages]
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    cost = stage.cost
    if mine.free_stages:
        cost = 0  # CITIES-ARCH-01
    return ways_but_for(mine, left, right, cost, mine.coins - stage.coins, discount(mine, stage))


def fill_turn(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes all choices of a seat with its hand; several copies of a card are one choice."""
    hand = state.hand_of(number)
    ways = stage_ways(state, number)
    count: i64 = 0
    before: i64 = -1
    n = hand * ROOM
    end = n + state.held[hand]
    while n < end:
        card = state.hands[n]
        n += 1
        if card != before:
            before = card
            count = fill_card(state, number, card, 0, ways, True, buffer, count)
    return count


def fill_card(
    state: State,
    number: i64,
    card: i64,
    flags: i64,
    ways_of_stage: i64,
    discarding: bool,
    buffer: vec[i64],
    count: i64,
) -> i64:
    """Writes the choices with one card. For the free city either playing it or, separately, discarding it."""
    if flags == 0 or not discarding:
        piece = CARDS[card]
        mine = state.city(number)
        bound = False
        if not mine.has_name(piece):
            if mine.needs_no_payment(piece):
                buffer[count] = BUILD + card + flags
                count += 1
                bound = flags == FOR_FREE_CITY and mine.chains(piece)  # SW-DUO-13
            else:
                left = state.city(state.left_of(number))
                right = state.city(state.right_of(number))
                ways = card_ways(mine, left, right, piece)
                if mine.bank_price == 0:
                    count = fill_ways(BUILD + card + flags, ways, buffer, count)
                else:
                    bank = bank_card_ways(mine, left, right, piece)
                    count = fill_bank_ways(BUILD + card + flags, ways, bank, buffer, count)
                if mine.free_left > 0 and (piece.coins > 0 or ways & NIBBLE != 0):
                    # SW-OLY-01, SW-OLY-03: only for what cannot be built without spending coins.
                    buffer[count] = BUILD + card + flags + BOARDS[mine.board].power * POWER
                    count += 1
                if mine.black_left > 0 and piece.color == BLACK and (piece.coins > 0 or ways & NIBBLE != 0):
                    # CITIES-LEAD-06
                    buffer[count] = BUILD + card + flags + BLACK_POWER * POWER
                    count += 1
        if bound:
            pass
        elif mine.bank_price != 0:
            count = fill_stage(state, number, STAGE + card + flags, ways_of_stage, buffer, count)
        elif ways_of_stage != NO_WAY:
            count = fill_ways(STAGE + card + flags, ways_of_stage, buffer, count)
    if discarding:
        buffer[count] = DISCARD + card + flags
        count += 1
    return count


def fill_stage(state: State, number: i64, choice: i64, ways: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes the ways to build the next stage with one card."""
    if state.city(number).bank_price == 0:
        return fill_ways(choice, ways, buffer, count)
    return fill_bank_ways(choice, ways, bank_stage_ways(state, number), buffer, count)


def bank_stage_ways(state: State, number: i64) -> i64:
    """Returns the ways to pay for the next stage with one resource of the bank (LEADERS-BUILD-03)."""
    mine = state.city(number)
    stages = BOARDS[mine.board].stages
    if mine.stages == len(stages) or mine.free_stages:
        return NO_WAY
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    return bank_card_ways(mine, left, right, stages[mine.stages])


def fill_ways(choice: i64, ways: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes one choice for each way to pay; the payment is named if there are several (SW-TRADE-10)."""
    if ways == NO_WAY:
        return count
    if ways & NIBBLE == 0:
        buffer[count] = choice
        return count + 1
    begun = count
    left = next_way(ways, -1, NIBBLE)
    while left >= 0:
        right = coins_to_right(ways, left)
        buffer[count] = choice + NAMED + left * LEFT + right * RIGHT
        count += 1
        left = next_way(ways, left, right)
    if count == begun + 1:
        buffer[begun] = choice
    return count


def fill_boards(state: State, buffer: vec[i64]) -> i64:
    """Writes the free boards, on the sides that are played (SW-SETUP-05, SW-SETUP-06)."""
    count: i64 = 0
    for board in BOARDS:
        free = True
        for city in state.cities:
            if city.board >= 0 and BOARDS[city.board].kind == board.kind:
                free = False
        fits = state.deal.rules.sides == ANY_SIDE or board.side == SIDES[state.deal.rules.sides - SIDE_A]
        if free and fits and is_played(board.needs, state.deal.mix):
            buffer[count] = BOARD + board.number
            count += 1
    return count
