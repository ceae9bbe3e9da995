"""Coins that leaders bring while a turn is carried out, and the steps that stages and guilds require."""

from typing import Final

from mypy_extensions import i64

from pharos.classic.bank import is_from_bank
from pharos.classic.boards import BOARDS
from pharos.classic.choices import BUILD, STAGE, left_of, object_of, power_of, right_of, verb_of
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders.purchases import LEFT_SIDE, RIGHT_SIDE, sides_bought
from pharos.classic.leaders.rome import draw_leaders
from pharos.classic.payment import card_ways
from pharos.classic.piece import Piece
from pharos.classic.pieces import CARDS
from pharos.classic.plays import stage_ways
from pharos.classic.state import State
from pharos.core.bits import BIT, lane_of

NO_COST: Final = Piece("")


def renew(state: State) -> None:
    """Resets once-a-turn effects of leaders (LEADERS-COINS-05, CITIES-LEAD-03 to CITIES-LEAD-05)."""
    for city in state.cities:
        city.bonus_left = city.bank_bonus
        city.bought = 0


def paid_piece(state: State, number: i64, choice: i64) -> Piece:
    """Returns the card or stage whose resources a choice pays, or a piece without a cost."""
    mine = state.city(number)
    verb = verb_of(choice)
    if verb == STAGE and not mine.free_stages:
        return BOARDS[mine.board].stages[mine.stages]
    if verb == BUILD and power_of(choice) == 0:
        card = CARDS[object_of(choice)]
        if not mine.needs_no_payment(card):
            return card
    return NO_COST


def note_payment(state: State, number: i64, choice: i64) -> None:
    """Records what a locked-in choice pays the bank for a resource, and on which sides it buys, before
    anything is carried out (LEADERS-BUILD-03, LEADERS-COINS-05)."""
    mine = state.city(number)
    mine.to_bank = 0
    mine.buying = 0
    if mine.bank_price == 0 and mine.purchase_coins == 0:
        return
    piece = paid_piece(state, number, choice)
    if piece.cost == 0:
        return
    left = state.city(state.left_of(number))
    right = state.city(state.right_of(number))
    if mine.bank_price != 0:
        if verb_of(choice) == STAGE:
            ways = stage_ways(state, number)
        else:
            ways = card_ways(mine, left, right, piece)
        if is_from_bank(ways, left_of(choice), right_of(choice)):
            mine.to_bank = mine.bank_price
    if mine.purchase_coins != 0:
        mine.buying = sides_bought(mine, left, right, piece, left_of(choice), right_of(choice))


def reward_payment(state: State, number: i64, choice: i64) -> None:
    """Gives coins for purchases, once per neighbor, and for a chain (LEADERS-COINS-04 to LEADERS-COINS-06).

    A city pays for one card per turn; the last card of Babylon B counts as a separate turn (SW-BAB-05).
    """
    mine = state.city(number)
    if mine.buying & LEFT_SIDE != 0:
        mine.earn(mine.purchase_coins)
    if mine.buying & RIGHT_SIDE != 0:
        mine.earn(mine.purchase_coins)
    mine.bought = mine.buying
    mine.buying = 0
    if mine.chain_coins != 0 and verb_of(choice) == BUILD and mine.chains(CARDS[object_of(choice)]):
        mine.earn(mine.chain_coins)


def reward_by_leaders(state: State, number: i64, piece: Piece) -> None:
    """Gives the coins of leaders for a card that is built, and plans the steps of Leaders' effects."""
    mine = state.city(number)
    if piece.color >= 0 and mine.build_coins | mine.further_build_coins != 0:
        # LEADERS-COINS-03, CITIES-LEAD-08
        mine.earn(lane_of(mine.build_coins, mine.further_build_coins, piece.color))
    if piece.copies_leader:
        state.plan(leaders_steps.COPY, 0, BIT[number])
    if number < state.deal.players:  # LEADERS-TWOP-01: the free city has no leaders
        if piece.leaders_drawn != 0:
            draw_leaders(state, number, piece.leaders_drawn)
        n = piece.extra_leaders
        while n > 0:
            state.plan(leaders_steps.EXTRA_LEADER, 0, BIT[number])
            n -= 1
