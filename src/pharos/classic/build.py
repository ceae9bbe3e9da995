"""Actions: the choices of a turn are revealed, paid, carried out and rewarded at once (SW-RESOLVE-02)."""

from typing import Final

from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.bank import bank_card_ways, single_way
from pharos.classic.boards import BLACK_POWER, BOARDS, MOST_STAGES
from pharos.classic.choices import (
    BUILD,
    LEFT,
    NAMED,
    RIGHT,
    STAGE,
    left_of,
    object_of,
    power_of,
    right_of,
    verb_of,
)
from pharos.classic.cities.debt import cause_losses
from pharos.classic.leaders.income import note_payment, reward_by_leaders, reward_payment
from pharos.classic.leaders.rome import leader_price
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.verbs import RECRUIT
from pharos.classic.payment import NIBBLE, card_ways, coins_to_right, next_way
from pharos.classic.piece import CONTENT, SETUP, Piece
from pharos.classic.pieces import CARDS
from pharos.classic.plays import bank_stage_ways, stage_ways
from pharos.classic.state import State
from pharos.core.bits import BIT

DISCARD_COINS: Final[i64] = SETUP.discard_coins
LEADER_DISCARD_COINS: Final[i64] = CONTENT.leaders_setup.discard_coins


def discard_coins(thing: i64) -> i64:
    """Returns the coins for discarding a card or leader (SW-TURN-03, LEADERS-REC-02, LEADERS-REC-05)."""
    if thing >= FIRST_LEADER:
        return LEADER_DISCARD_COINS
    return DISCARD_COINS


def resolve(state: State, acting: i64) -> None:
    """Carries out the locked-in choices of some cities, all at once.

    Whether and how each is paid depends on the state before any of them (SW-RESOLVE-01).
    """
    ring = state.deal.ring
    n: i64 = 0
    while n < ring:
        if acting & BIT[n] != 0:
            state.sealed[n] = with_payment(state, n, state.sealed[n])
            if state.deal.with_leaders:
                note_payment(state, n, state.sealed[n])
        n += 1
    n = 0
    while n < ring:
        if acting & BIT[n] != 0:
            carry_out(state, n, state.sealed[n])
        n += 1
    n = 0
    while n < ring:
        if acting & BIT[n] != 0:
            choice = state.sealed[n]
            state.city(state.left_of(n)).coins += left_of(choice)
            state.city(state.right_of(n)).coins += right_of(choice)
            if state.deal.with_leaders:
                reward_payment(state, n, choice)
            reward(state, n, choice)
            state.record(n, choice & ~NAMED)
            state.sealed[n] = 0
        n += 1


def with_payment(state: State, number: i64, choice: i64) -> i64:
    """Adds the coins paid to the neighbors to a choice, even if there is only one way to pay."""
    if choice & NAMED != 0 or power_of(choice) != 0:
        return choice
    verb = verb_of(choice)
    if verb == STAGE:
        ways = stage_ways(state, number)
        if state.city(number).bank_price != 0 and ways & NIBBLE != 0:
            return choice + single_way(ways, bank_stage_ways(state, number))
    elif verb == BUILD:
        mine = state.city(number)
        card = CARDS[object_of(choice)]
        if mine.needs_no_payment(card):
            return choice
        left = state.city(state.left_of(number))
        right = state.city(state.right_of(number))
        ways = card_ways(mine, left, right, card)
        if mine.bank_price != 0 and ways & NIBBLE != 0:
            return choice + single_way(ways, bank_card_ways(mine, left, right, card))
    else:
        return choice
    if ways & NIBBLE == 0:
        return choice
    paid_left = next_way(ways, -1, NIBBLE)
    return choice + paid_left * LEFT + coins_to_right(ways, paid_left) * RIGHT


def carry_out(state: State, number: i64, choice: i64) -> None:
    """Pays, and moves the card: into the city, under a stage, or to the discard pile."""
    mine = state.city(number)
    card = object_of(choice)
    verb = verb_of(choice)
    mine.coins -= left_of(choice) + right_of(choice) + mine.to_bank
    take_card(state, number, card)
    if verb == BUILD:
        piece = CARDS[card]
        power = power_of(choice)
        if power == BLACK_POWER:
            mine.black_left -= 1
        elif power != 0:
            mine.free_left -= 1
        elif not mine.needs_no_payment(piece):
            mine.coins -= piece.coins
        mine.gain(piece)
    elif verb == STAGE:
        stage = BOARDS[mine.board].stages[mine.stages]
        mine.coins -= stage.coins
        state.under[number * MOST_STAGES + mine.stages] = card
        mine.stages += 1
        mine.gain(stage)
    elif verb == RECRUIT:
        recruit(state, number, card)
    else:
        mine.earn(discard_coins(card))
        if card < FIRST_LEADER:
            state.throw_away(card)


def recruit(state: State, number: i64, thing: i64) -> None:
    """Recruits a leader and pays for it (LEADERS-REC-02)."""
    mine = state.city(number)
    leader = LEADERS[thing - FIRST_LEADER]
    mine.coins -= leader_price(state, number, leader)
    mine.add_leader(leader.number - FIRST_LEADER)
    mine.gain(leader)


def take_card(state: State, number: i64, card: i64) -> None:
    """Removes the card from the hand of the deciding seat, or from the pile (SW-DUO-18)."""
    if card >= FIRST_LEADER:
        state.city(number).lay_down_leader(card - FIRST_LEADER)
    elif number >= state.deal.players and steps.kind_of(state.asked) == steps.LAST_CARD:
        state.drawn += 1
    else:
        state.take_from_hand(state.hand_of(state.decider(number)), card)


def reward(state: State, number: i64, choice: i64) -> None:
    """Applies immediate effects, counting everything placed this turn (SW-CARD-04 to SW-CARD-12)."""
    verb = verb_of(choice)
    if verb == BUILD:
        reward_piece(state, number, CARDS[object_of(choice)])
    elif verb == STAGE:
        mine = state.city(number)
        reward_piece(state, number, BOARDS[mine.board].stages[mine.stages - 1])
    elif verb == RECRUIT:
        reward_piece(state, number, LEADERS[object_of(choice) - FIRST_LEADER])


def reward_piece(state: State, number: i64, piece: Piece) -> None:
    """Applies the coins and tokens of a card, stage or leader, and plans the steps it requires."""
    mine = state.city(number)
    if piece.gain != 0:
        mine.earn(piece.gain)
    if piece.gain_per != 0:
        counted: i64 = 0
        if piece.gain_own != 0:
            counted = mine.counted(piece.gain_thing)
        if piece.gain_neighbours != 0:
            counted += state.city(state.left_of(number)).counted(piece.gain_thing)
            counted += state.city(state.right_of(number)).counted(piece.gain_thing)
        mine.earn(counted * piece.gain_per)
    if piece.neighbours_gain != 0:
        # CITIES-GAMBLE-01, CITIES-GAMBLE-02
        state.city(state.left_of(number)).earn(piece.neighbours_gain)
        state.city(state.right_of(number)).earn(piece.neighbours_gain)
    mine.doves += piece.doves  # CITIES-DIPLO-01
    if piece.losses != 0:
        cause_losses(state, number, piece.losses)
    n = piece.revivals
    while n > 0:
        state.plan(steps.REVIVE, piece.revival_order, BIT[number])
        n -= 1
    for asked in piece.asks:
        state.plan(asked[0], asked[1], BIT[number])
    if state.deal.with_leaders:
        reward_by_leaders(state, number, piece)
