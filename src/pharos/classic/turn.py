"""The flow of the game: what is done next, who owes a choice, what happens when the last one is in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.boards import BOARDS
from pharos.classic.build import resolve
from pharos.classic.choices import LEAVE, object_of
from pharos.classic.cities.debt import fill_payments, pay_losses, settle_losses
from pharos.classic.cities.diplomacy import fight_with_diplomacy
from pharos.classic.conflict import fight, muster
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, Deal
from pharos.classic.free_city import draw_for_free_city, fill_free_city, fill_last_of_pile
from pharos.classic.leaders.courtesans import copy_leader, fill_copies, leader_next_to
from pharos.classic.leaders.draft import carry_out_draft, deal_draft_hands, fill_draft
from pharos.classic.leaders.income import renew
from pharos.classic.leaders.recruitment import (
    begin_recruitment,
    carry_out_recruitment,
    fill_recruitment,
    recruit_besides,
)
from pharos.classic.leaders.rome import can_recruit, fill_extra_leaders
from pharos.classic.mausoleum import can_revive, fill_revivals, revive
from pharos.classic.piece import CONTENT, SETUP
from pharos.classic.plays import fill_boards, fill_turn
from pharos.classic.score import finish
from pharos.classic.state import FREE_CITY, ROOM, State, empty_state
from pharos.core.bits import BIT, first, listed, members

STARTING_COINS: Final[i64] = SETUP.starting_coins
COINS_WITH_LEADERS: Final[i64] = CONTENT.leaders_setup.starting_coins
FREE_CITY_COINS: Final[i64] = SETUP.free_city_coins
MOST_CHOICES: Final = 512
"""More than any decision can have."""


def start(deal: Deal) -> State:
    """A new game: coins, boards, the first age (SW-SETUP-*, SW-DUO-04)."""
    state = empty_state(deal)
    n: i64 = 0
    while n < deal.ring:
        state.city(n).coins = STARTING_COINS
        if deal.with_leaders:
            state.city(n).coins = COINS_WITH_LEADERS  # LEADERS-SETUP-01
        if n >= deal.players:
            state.city(n).coins = FREE_CITY_COINS
        if deal.rules.choose_wonders and n < deal.players:
            state.plan(steps.BOARD, n, BIT[n])
        else:
            give_board(state, n, deal.wonders[n])
        n += 1
    if deal.with_leaders:
        deal_draft_hands(state)
    state.plan(steps.AGE, 0, 0)
    settle(state)
    return state


def give_board(state: State, number: i64, board: i64) -> None:
    """A city gets its board and what it produces (SW-SETUP-10)."""
    mine = state.city(number)
    mine.board = board
    mine.gain(BOARDS[board].start)


def settle(state: State) -> None:
    """Does what is on the agenda until a choice is owed or the game is over."""
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
        elif kind == steps.LOSSES:
            settle_losses(state)
        elif kind == steps.REVIVE:
            # SW-HAL-06: where only declining is possible nothing is asked.
            if can_revive(state, first(steps.cities_of(packed))):
                state.ask(packed)
        elif kind == steps.RECRUIT:
            begin_recruitment(state)
        elif kind == steps.COPY:
            if leader_next_to(state, first(steps.cities_of(packed)), -1) >= 0:  # LEADERS-GUILD-06
                state.ask(packed)
        elif kind == steps.EXTRA_LEADER:
            if can_recruit(state, first(steps.cities_of(packed))):  # LEADERS-ROME-06
                state.ask(packed)
        else:
            state.ask(packed)


def begin_age(state: State) -> None:
    """An age begins: with the recruitment of leaders, where they are played, else with the cards."""
    state.age += 1
    state.turn = 0
    state.passed = 0
    state.drawn = 0
    for city in state.cities:
        city.free_left = city.free_builds  # SW-OLY-02
        city.black_left = city.black_builds  # CITIES-LEAD-06
    if state.deal.with_leaders:
        state.plan(steps.RECRUIT, 0, 0)  # LEADERS-REC-01
    else:
        deal_hands(state)


def deal_hands(state: State) -> None:
    """The hands of an age are dealt (SW-AGE-01, SW-SETUP-04, SW-DUO-03)."""
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
    """The next turn: every city plays a card."""
    state.plan(steps.TURN, 0, BIT[state.deal.ring] - 1)


def begin_turn(state: State, packed: i64) -> None:
    """A turn begins; all cities owe a choice."""
    state.turn += 1
    if state.deal.with_leaders:
        renew(state)
    if state.deal.players == FREE_CITY_PLAYERS:
        draw_for_free_city(state)
    state.ask(packed)


def carry_out_turn(state: State) -> None:
    """All choices of a turn are in (SW-RESOLVE-02); extra actions follow by the agenda."""
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
    """Cards nobody plays any more go to the discard pile for nothing (SW-LAST-01, SW-DUO-16)."""
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
    """One card is thrown away without coins."""
    state.throw_away(card)
    state.record(number, LEAVE + card)


def end_turn(state: State) -> None:
    """Hands are passed, or the age ends with its conflicts (SW-PASS-01, SW-WAR-01, SW-END-01)."""
    if state.turn == 0:
        deal_hands(state)  # LEADERS-REC-10: after the recruitment the age goes on with its cards
        return
    if state.turn < state.deal.turns:
        state.pass_hands(state.deal.rules.passed_left[state.age - 1])
        plan_turn(state)
        return
    if state.deal.with_leaders:
        renew(state)  # CITIES-LEAD-04
    muster(state)
    if state.deal.cities:
        fight_with_diplomacy(state)
    else:
        fight(state)
    if state.age == AGES:
        finish(state)
    else:
        state.plan(steps.AGE, 0, 0)


def apply(state: State, seat: i64, choice: i64) -> None:
    """Seals a choice that is known to be allowed; the last one owed sets everything going (SW-TURN-02)."""
    number = state.asked_city(seat)
    state.sealed[number] = choice
    state.owed &= ~BIT[number]
    if state.owed == 0:
        carry_out(state)
        settle(state)


def carry_out(state: State) -> None:
    """All choices of a step are in."""
    kind = steps.kind_of(state.asked)
    if kind == steps.TURN:
        carry_out_turn(state)
        return
    if kind == steps.LOSSES:
        pay_losses(state)
        return
    if kind == steps.RECRUIT:
        carry_out_recruitment(state)
        return
    if kind == steps.DRAFT:
        carry_out_draft(state)
        return
    number = first(steps.cities_of(state.asked))
    choice = state.sealed[number]
    if kind == steps.LAST_CARD:
        resolve(state, steps.cities_of(state.asked))
    elif kind == steps.REVIVE:
        revive(state, number, choice)
    elif kind == steps.COPY:
        copy_leader(state, number, choice)
    elif kind == steps.EXTRA_LEADER:
        recruit_besides(state, number, choice)
    elif kind == steps.BOARD:
        give_board(state, number, object_of(choice))
        state.record(number, choice)
    else:
        raise steps.unknown_step(kind)
    state.sealed[number] = 0


def fill_choices(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Writes all choices of a seat that owes one into a buffer; returns how many there are."""
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
    if kind == steps.LOSSES:
        return fill_payments(state, number, buffer)
    if kind == steps.RECRUIT:
        return fill_recruitment(state, number, buffer)
    if kind == steps.DRAFT:
        return fill_draft(state, number, buffer)
    if kind == steps.EXTRA_LEADER:
        return fill_extra_leaders(state, number, buffer)
    if kind == steps.COPY:
        return fill_copies(state, number, buffer)
    if kind != steps.BOARD:
        raise steps.unknown_step(kind)
    return fill_boards(state, buffer)


def waiting(state: State) -> i64:
    """The seats that owe a choice, as a mask."""
    if state.deal.ring == state.deal.players:
        return state.owed  # every city has its own seat
    seats: i64 = 0
    cities = state.owed
    while cities != 0:
        seats |= BIT[state.decider(first(cities))]
        cities &= cities - 1
    return seats


def waiting_seats(state: State) -> tuple[int, ...]:
    """The seats that owe a choice, often several at once."""
    return tuple(members(int(waiting(state))))


def choices_of(state: State, seat: i64) -> list[int]:
    """All choices of a seat."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    return listed(buffer, fill_choices(state, seat, buffer))
