"""The flow of the game: what is done next, which seats must choose, and the effects of their choices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.boards import BOARDS
from pharos.classic.build import resolve
from pharos.classic.choices import LEAVE, object_of
from pharos.classic.conflict import fight, muster
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, Deal
from pharos.classic.free_city import draw_for_free_city, fill_free_city, fill_last_of_pile
from pharos.classic.mausoleum import can_revive, fill_revivals, revive
from pharos.classic.owner import Owner
from pharos.classic.owners import (
    BEGINNING_AGE,
    BEGINNING_TURN,
    ENDING_AGE,
    FIGHTING,
    OWNER_OF_STEP,
    SETTING_UP,
)
from pharos.classic.piece import SETUP
from pharos.classic.plays import fill_boards, fill_turn
from pharos.classic.score import finish
from pharos.classic.state import FREE_CITY, ROOM, State, empty_state
from pharos.core.bits import BIT, first, listed, members

STARTING_COINS: Final[i64] = SETUP.starting_coins
FREE_CITY_COINS: Final[i64] = SETUP.free_city_coins
MOST_CHOICES: Final = 512
"""Exclusive upper bound of the number of choices of any step."""


def start(deal: Deal) -> State:
    """Starts a new game: coins, boards, the first age (SW-SETUP-*, SW-DUO-04)."""
    state = empty_state(deal)
    n: i64 = 0
    while n < deal.ring:
        state.city(n).coins = STARTING_COINS
        if n >= deal.players:
            state.city(n).coins = FREE_CITY_COINS
        if deal.rules.choose_wonders and n < deal.players:
            state.plan(steps.BOARD, n, BIT[n])
        else:
            give_board(state, n, deal.wonders[n])
        n += 1
    for played in SETTING_UP[deal.expansions]:
        played.set_up(state)
    state.plan(steps.AGE, 0, 0)
    settle(state)
    return state


def give_board(state: State, number: i64, board: i64) -> None:
    """Gives a city its board and the starting effects (SW-SETUP-10)."""
    mine = state.city(number)
    mine.board = board
    mine.gain(BOARDS[board].start)


def settle(state: State) -> None:
    """Processes the agenda until a choice is required or the game is over."""
    while state.owed == 0 and not state.over:
        packed = state.next_step()
        kind = steps.kind_of(packed)
        if kind == steps.TURN:
            begin_turn(state, packed)
        elif kind == steps.END_OF_TURN:
            end_turn(state)
        elif kind == steps.LEFTOVERS:
            leave_cards(state)
        elif kind == steps.AGE:
            begin_age(state)
        elif kind == steps.REVIVE:
            # SW-HAL-06: if only declining is possible, the step is skipped.
            if can_revive(state, first(steps.cities_of(packed))):
                state.ask(packed)
        elif kind == steps.LAST_CARD or kind == steps.BOARD:
            state.ask(packed)
        else:
            OWNER_OF_STEP[kind].begin(state, packed)


def begin_age(state: State) -> None:
    """Begins an age and deals its cards, unless an expansion does something before that."""
    state.age += 1
    state.turn = 0
    state.passed = 0
    state.drawn = 0
    for city in state.cities:
        city.free_left = city.free_builds  # SW-OLY-02
    before_cards = False
    for played in BEGINNING_AGE[state.deal.expansions]:
        if played.begin_age(state):
            before_cards = True
    if not before_cards:
        deal_hands(state)


def deal_hands(state: State) -> None:
    """Deals the hands of an age (SW-AGE-01, SW-SETUP-04, SW-DUO-03)."""
    deal = state.deal
    seat: i64 = 0
    while seat < deal.players:
        from_deal = deal.hand_start(state.age, seat)
        n: i64 = 0
        while n < deal.hand_size:
            state.put_in_hand(seat, deal.hands[from_deal + n])
            n += 1
        seat += 1
    plan_turn(state)


def plan_turn(state: State) -> None:
    """Plans the next turn, in which every city plays a card."""
    state.plan(steps.TURN, 0, BIT[state.deal.ring] - 1)


def begin_turn(state: State, packed: i64) -> None:
    """Begins a turn, in which all cities must choose."""
    state.turn += 1
    for played in BEGINNING_TURN[state.deal.expansions]:
        played.begin_turn(state)
    if state.deal.players == FREE_CITY_PLAYERS:
        draw_for_free_city(state)
    state.ask(packed)


def carry_out_turn(state: State) -> None:
    """Carries out a turn when all choices are in (SW-RESOLVE-02); extra actions follow by the agenda."""
    resolve(state, steps.cities_of(state.asked))
    if state.turn == state.deal.turns:
        n: i64 = 0
        while n < state.deal.ring:
            if state.city(n).last_card > 0:
                state.plan(steps.LAST_CARD, 0, BIT[n])  # SW-BAB-03, SW-BAB-04
            n += 1
        state.plan(steps.LEFTOVERS, 0, 0)
    state.plan(steps.END_OF_TURN, 0, 0)


def leave_cards(state: State) -> None:
    """Discards cards that are not played, without coins (SW-LAST-01, SW-DUO-16)."""
    seat: i64 = 0
    while seat < state.deal.players:
        hand = state.hand_of(seat)
        while state.held[hand] > 0:
            leave(state, seat, state.hands[hand * ROOM])
            state.take_from_hand(hand, state.hands[hand * ROOM])
        seat += 1
    if state.deal.players == FREE_CITY_PLAYERS:
        while state.drawn < state.deal.hand_size:
            leave(state, FREE_CITY, state.pile_card(state.drawn))
            state.drawn += 1


def leave(state: State, number: i64, card: i64) -> None:
    """Discards one card without coins."""
    state.throw_away(card)
    state.record(number, LEAVE + card)


def end_turn(state: State) -> None:
    """Passes the hands, or ends the age with its conflicts (SW-PASS-01, SW-WAR-01, SW-END-01)."""
    if state.turn == 0:
        deal_hands(state)  # the age continues with its cards after the recruitment
        return
    if state.turn < state.deal.turns:
        state.pass_hands(state.deal.rules.passed_left[state.age - 1])
        plan_turn(state)
        return
    for played in ENDING_AGE[state.deal.expansions]:
        played.end_age(state)
    muster(state)
    if not fought(state, FIGHTING[state.deal.expansions]):
        fight(state)
    if state.age == AGES:
        finish(state)
    else:
        state.plan(steps.AGE, 0, 0)


def fought(state: State, played: vec[Owner]) -> bool:
    """Lets expansions resolve the conflicts; returns whether one did."""
    for one in played:  # noqa: SIM110, a generator is slow where it is compiled
        if one.fight(state):
            return True
    return False


def apply(state: State, seat: i64, choice: i64) -> None:
    """Locks in a choice that is known to be allowed; the last one required starts resolution (SW-TURN-02)."""
    number = state.asked_city(seat)
    state.sealed[number] = choice
    state.owed &= ~BIT[number]
    if state.owed == 0:
        carry_out(state)
        settle(state)


def carry_out(state: State) -> None:
    """Carries out a step when all choices are in."""
    kind = steps.kind_of(state.asked)
    if kind == steps.TURN:
        carry_out_turn(state)
        return
    number = first(steps.cities_of(state.asked))
    choice = state.sealed[number]
    if kind == steps.LAST_CARD:
        resolve(state, steps.cities_of(state.asked))
    elif kind == steps.REVIVE:
        revive(state, number, choice)
    elif kind == steps.BOARD:
        give_board(state, number, object_of(choice))
        state.record(number, choice)
    else:
        OWNER_OF_STEP[kind].carry_out(state)
        return
    state.sealed[number] = 0


def fill_choices(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Writes all choices of a seat that must choose into a buffer; returns how many there are."""
    number = state.asked_city(seat)
    if number < 0:
        return 0
    kind = steps.kind_of(state.asked)
    if kind == steps.TURN:
        if number >= state.deal.players:
            return fill_free_city(state, buffer)
        return fill_turn(state, number, buffer)
    if kind == steps.LAST_CARD:
        if number >= state.deal.players:
            return fill_last_of_pile(state, buffer)
        return fill_turn(state, number, buffer)
    if kind == steps.REVIVE:
        return fill_revivals(state, number, buffer)
    if kind == steps.BOARD:
        return fill_boards(state, buffer)
    return OWNER_OF_STEP[kind].fill(state, number, buffer)


def waiting(state: State) -> i64:
    """Returns the seats that must choose, as a mask."""
    if state.deal.ring == state.deal.players:
        return state.owed  # every city has its own seat
    seats: i64 = 0
    cities = state.owed
    while cities != 0:
        seats |= BIT[state.decider(first(cities))]
        cities &= cities - 1
    return seats


def waiting_seats(state: State) -> tuple[int, ...]:
    """Returns the seats that must choose, often several at once."""
    return tuple(members(int(waiting(state))))


def choices_of(state: State, seat: i64) -> list[int]:
    """Returns all choices of a seat."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    return listed(buffer, fill_choices(state, seat, buffer))
