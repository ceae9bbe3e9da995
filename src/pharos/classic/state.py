"""The state of a game of 7 Wonders: the cities, the hands, the discard pile, pending steps."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import steps
from pharos.classic.boards import MOST_STAGES
from pharos.classic.choices import CODE
from pharos.classic.city import City
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, Deal
from pharos.classic.piece import Piece
from pharos.classic.pieces import CARDS
from pharos.core.bits import BIT, nones, zeros
from pharos.core.board import Board

NO_BOARDS: Final[list[Board]] = []
ROOM: Final[i64] = 10
"""Capacity of a hand: more than any hand needs."""
AGENDA: Final = 16
NOBODY: Final[i64] = -1
FREE_CITY: Final[i64] = 2
"""The third city of the two-player game, which belongs to no player."""
EXTRA_ENTRIES: Final = 24
"""Room in the history for boards and extra actions."""

CITY_IN_HISTORY: Final[i64] = CODE
AGE_IN_HISTORY: Final[i64] = 2**31
TURN_IN_HISTORY: Final[i64] = 2**33


@final
@mypyc_attr(acyclic=True)
class State:
    """A game at one point in time. Modified in place; `clone` copies it.

    Hands are passed by counting: `passed` is how far the hands have moved to the left since they
    were dealt, so that seat s holds hand s - passed of the age. The cards of a hand are sorted.
    """

    def __init__(
        self,
        deal: Deal,
        cities: list[City],
        hands: vec[i64],
        held: vec[i64],
        under: vec[i64],
        sealed: vec[i64],
        agenda: vec[i64],
        history: vec[i64],
    ) -> None:
        self.deal = deal
        self.cities = cities
        self.hands = hands
        self.held = held
        self.under = under
        self.sealed = sealed
        self.agenda = agenda
        self.history = history
        self.planned: i64 = 0
        self.recorded: i64 = 0
        self.asked: i64 = 0
        self.owed: i64 = 0
        self.age: i64 = 0
        self.turn: i64 = 0
        self.passed: i64 = 0
        self.drawn: i64 = 0
        self.leaders_drawn: i64 = 0
        self.once_lo: i64 = 0
        self.once_hi: i64 = 0
        self.once_up: i64 = 0
        self.once_top: i64 = 0
        self.twice_lo: i64 = 0
        self.twice_hi: i64 = 0
        self.twice_up: i64 = 0
        self.twice_top: i64 = 0
        self.thrice_lo: i64 = 0
        self.thrice_hi: i64 = 0
        self.thrice_up: i64 = 0
        self.thrice_top: i64 = 0
        self.over: bool = False
        self.winners: i64 = 0
        self.boards: list[Board] = NO_BOARDS
        """The boards of expansions that have one."""

    def clone(self) -> "State":
        """Returns an independent copy; the deal is shared, since it never changes."""
        other = State(
            self.deal,
            [city.clone() for city in self.cities],
            self.hands[:],
            self.held[:],
            self.under[:],
            self.sealed[:],
            self.agenda[:],
            self.history[:],
        )
        other.planned = self.planned
        other.recorded = self.recorded
        other.asked = self.asked
        other.owed = self.owed
        other.age = self.age
        other.turn = self.turn
        other.passed = self.passed
        other.drawn = self.drawn
        other.leaders_drawn = self.leaders_drawn
        other.once_lo = self.once_lo
        other.once_hi = self.once_hi
        other.once_up = self.once_up
        other.once_top = self.once_top
        other.twice_lo = self.twice_lo
        other.twice_hi = self.twice_hi
        other.twice_up = self.twice_up
        other.twice_top = self.twice_top
        other.thrice_lo = self.thrice_lo
        other.thrice_hi = self.thrice_hi
        other.thrice_up = self.thrice_up
        other.thrice_top = self.thrice_top
        other.over = self.over
        other.winners = self.winners
        if len(self.boards) != 0:
            other.boards = [board.clone() for board in self.boards]
        return other

    def city(self, number: i64) -> City:
        """Returns a city of the ring."""
        return self.cities[number]

    def left_of(self, number: i64) -> i64:
        """Returns the left neighbor of a city: clockwise (SW-SETUP-09)."""
        if number + 1 == self.deal.ring:
            return 0
        return number + 1

    def right_of(self, number: i64) -> i64:
        """Returns the right neighbor of a city."""
        if number == 0:
            return self.deal.ring - 1
        return number - 1

    def holder(self) -> i64:
        """Returns the seat that holds the free city's card this turn (SW-DUO-05); during recruitment the seat
        that will hold it first."""
        if self.turn == 0:
            return (self.age - 1) & 1
        return (self.age - 1 + self.turn - 1) & 1

    def decider(self, number: i64) -> i64:
        """Returns the seat that decides for a city (SW-DUO-17)."""
        if number < self.deal.players:
            return number
        return self.holder()

    def asked_city(self, seat: i64) -> i64:
        """Returns the city for which a seat must choose now, its own one first, or -1 (SW-DUO-07)."""
        if self.owed & BIT[seat] != 0:
            return seat
        if self.deal.players != FREE_CITY_PLAYERS or self.owed & BIT[FREE_CITY] == 0:
            return NOBODY
        if self.holder() != seat:
            return NOBODY
        return FREE_CITY

    # the agenda

    def plan(self, kind: i64, argument: i64, cities: i64) -> None:
        """Inserts a step into the agenda in order."""
        packed = steps.step(kind, argument, cities)
        n = self.planned
        while n > 0 and self.agenda[n - 1] < packed:
            self.agenda[n] = self.agenda[n - 1]
            n -= 1
        self.agenda[n] = packed
        self.planned += 1

    def has_planned(self, kind: i64) -> bool:
        """Returns whether a step of a kind is on the agenda."""
        n: i64 = 0
        while n < self.planned:
            if steps.kind_of(self.agenda[n]) == kind:
                return True
            n += 1
        return False

    def next_step(self) -> i64:
        """Removes and returns the first step of the agenda."""
        self.planned -= 1
        return self.agenda[self.planned]

    def ask(self, packed: i64) -> None:
        """Makes a step current: every city of it must choose now."""
        self.asked = packed
        self.owed = steps.cities_of(packed)

    # hands

    def hand_of(self, seat: i64) -> i64:
        """Returns the number of the hand that a seat holds."""
        hand = seat - self.passed
        if hand < 0:
            hand += self.deal.players
        return hand

    def pass_hands(self, to_left: bool) -> None:
        """Passes every hand to a neighbor (SW-PASS-01, SW-DUO-15)."""
        if to_left:
            self.passed += 1
            if self.passed == self.deal.players:
                self.passed = 0
        else:
            self.passed -= 1
            if self.passed < 0:
                self.passed += self.deal.players

    def put_in_hand(self, hand: i64, card: i64) -> None:
        """Inserts a card into a hand in order."""
        hands = self.hands
        start = hand * ROOM
        n = start + self.held[hand]
        while n > start and hands[n - 1] > card:
            hands[n] = hands[n - 1]
            n -= 1
        hands[n] = card
        self.held[hand] += 1

    def take_from_hand(self, hand: i64, card: i64) -> None:
        """Removes one copy of a card from a hand."""
        hands = self.hands
        n = hand * ROOM
        end = n + self.held[hand] - 1
        while hands[n] != card and n < end:
            n += 1
        while n < end:
            hands[n] = hands[n + 1]
            n += 1
        self.held[hand] -= 1

    # the free city's pile

    def pile_card(self, place: i64) -> i64:
        """Returns a card of the free city's pile of this age."""
        return self.deal.piles[(self.age - 1) * self.deal.hand_size + place]

    # the discard pile, a set of cards with up to three copies each

    def throw_away(self, card: i64) -> None:
        """Adds a card to the discard pile (SW-DISCARD-01)."""
        piece = CARDS[card]
        self.thrice_lo |= self.twice_lo & piece.lo
        self.thrice_hi |= self.twice_hi & piece.hi
        self.twice_lo |= self.once_lo & piece.lo
        self.twice_hi |= self.once_hi & piece.hi
        self.once_lo |= piece.lo
        self.once_hi |= piece.hi
        if piece.spread:
            self.thrice_up |= self.twice_up & piece.up
            self.thrice_top |= self.twice_top & piece.top
            self.twice_up |= self.once_up & piece.up
            self.twice_top |= self.once_top & piece.top
            self.once_up |= piece.up
            self.once_top |= piece.top

    def take_back(self, card: i64) -> None:
        """Removes a card from the discard pile."""
        piece = CARDS[card]
        self.once_lo &= ~piece.lo | self.twice_lo
        self.once_hi &= ~piece.hi | self.twice_hi
        self.twice_lo &= ~piece.lo | self.thrice_lo
        self.twice_hi &= ~piece.hi | self.thrice_hi
        self.thrice_lo &= ~piece.lo
        self.thrice_hi &= ~piece.hi
        if piece.spread:
            self.once_up &= ~piece.up | self.twice_up
            self.once_top &= ~piece.top | self.twice_top
            self.twice_up &= ~piece.up | self.thrice_up
            self.twice_top &= ~piece.top | self.thrice_top
            self.thrice_up &= ~piece.up
            self.thrice_top &= ~piece.top

    def discard_word(self, n: i64) -> i64:
        """Returns one word of the set of cards in the discard pile."""
        if n == 0:
            return self.once_lo
        if n == 1:
            return self.once_hi
        if n == 2:
            return self.once_up
        return self.once_top

    def copies_discarded(self, card: Piece) -> i64:
        """Returns how many copies of a card are in the discard pile."""
        lo = (self.once_lo & card.lo) | (self.once_hi & card.hi) | (self.once_up & card.up)
        if lo | (self.once_top & card.top) == 0:
            return 0
        lo = (self.twice_lo & card.lo) | (self.twice_hi & card.hi) | (self.twice_up & card.up)
        if lo | (self.twice_top & card.top) == 0:
            return 1
        lo = (self.thrice_lo & card.lo) | (self.thrice_hi & card.hi) | (self.thrice_up & card.up)
        if lo | (self.thrice_top & card.top) == 0:
            return 2
        return 3

    # the history

    def record(self, number: i64, code: i64) -> None:
        """Records an action of a city in the history."""
        entry = code + number * CITY_IN_HISTORY + self.age * AGE_IN_HISTORY + self.turn * TURN_IN_HISTORY
        self.history[self.recorded] = entry
        self.recorded += 1


def empty_state(deal: Deal) -> State:
    """Returns a state with empty cities, empty hands and nothing planned."""
    ring = deal.ring
    entries = AGES * (deal.turns * (ring + 1) + ring) + EXTRA_ENTRIES
    for one in deal.rules.played:
        entries += one.entries(deal)
    boards = deal.rules.boards
    if len(boards) != 0:
        entries += AGES * (deal.turns + 1) * ring  # choices in their steps
    state = State(
        deal,
        [City() for _ in range(int(ring))],
        zeros(deal.players * ROOM),
        zeros(deal.players),
        nones(ring * MOST_STAGES),
        zeros(ring),
        zeros(AGENDA),
        zeros(entries),
    )
    if len(boards) != 0:
        state.boards = [one.new_board(deal) for one in boards]
    return state
