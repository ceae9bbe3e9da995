"""The state of a game of Duel: two cities, the structure, the track, the tokens, pending steps."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import mix, nones, size, total, zeros
from pharos.core.board import Board
from pharos.duel.agora.senate import Senate, new_senate
from pharos.duel.deal import Deal
from pharos.duel.layout import Layout, layout_of
from pharos.duel.pantheon.board import Pantheon, new_pantheon
from pharos.duel.piece import COIN_SETS, PROGRESS_TAKEN, THING_LANES, WONDERS_BUILT, Piece
from pharos.duel.pieces import SETUP, WONDERS
from pharos.duel.steps import step

COINS_PER_POINT: Final[i64] = SETUP.coins_per_point
STEPS: Final = 24
"""The capacity of the stack of pending steps."""

NO_BOARDS: Final[list[Board]] = []

NOT_OVER: Final[i64] = 0
CIVILIAN: Final[i64] = 1
MILITARY: Final[i64] = 2
SCIENCE: Final[i64] = 3
POLITICAL: Final[i64] = 4
VICTORIES: Final = ("", "civilian", "military", "science", "political")


@final
@mypyc_attr(acyclic=True)
class City:
    """One player's city and treasury. Counts are packed by color, resource or symbol."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.up: i64 = 0
        self.top: i64 = 0
        self.wonders: i64 = 0
        self.standing: i64 = 0
        self.progress: i64 = 0
        self.counts: i64 = 0
        self.chains: i64 = 0
        self.production: i64 = 0
        self.private: i64 = 0
        self.raw: i64 = 0
        self.goods: i64 = 0
        self.fixed: i64 = 0
        self.fixed_now: i64 = 0
        self.science: i64 = 0
        self.kinds: i64 = 0
        self.points: i64 = 0
        self.reduction: i64 = 0
        self.wonder_reduction: i64 = 0
        self.extra_shields: i64 = 0
        self.takes_trade: i64 = 0
        self.wonder_turns: i64 = 0
        self.chain_coins: i64 = 0
        self.rebate: i64 = 0
        self.ignored: i64 = 0
        self.borrowing: i64 = 0
        self.discard_bonus: i64 = 0
        # Pantheon
        self.gods: i64 = 0
        self.god_coins: i64 = 0
        self.god_discount: i64 = 0
        self.mythology: i64 = 0
        self.offerings: i64 = 0
        self.siege: i64 = 0
        self.chained_price: i64 = 0
        # Agora: the decrees in force for the city
        self.decrees: i64 = 0

    def clone(self) -> "City":
        """Returns a copy."""
        other = City()
        other.coins = self.coins
        other.lo = self.lo
        other.hi = self.hi
        other.up = self.up
        other.top = self.top
        other.wonders = self.wonders
        other.standing = self.standing
        other.progress = self.progress
        other.counts = self.counts
        other.chains = self.chains
        other.production = self.production
        other.private = self.private
        other.raw = self.raw
        other.goods = self.goods
        other.fixed = self.fixed
        other.fixed_now = self.fixed_now
        other.science = self.science
        other.kinds = self.kinds
        other.points = self.points
        other.reduction = self.reduction
        other.wonder_reduction = self.wonder_reduction
        other.extra_shields = self.extra_shields
        other.takes_trade = self.takes_trade
        other.wonder_turns = self.wonder_turns
        other.chain_coins = self.chain_coins
        other.rebate = self.rebate
        other.ignored = self.ignored
        other.borrowing = self.borrowing
        other.discard_bonus = self.discard_bonus
        other.gods = self.gods
        other.god_coins = self.god_coins
        other.god_discount = self.god_discount
        other.mythology = self.mythology
        other.offerings = self.offerings
        other.siege = self.siege
        other.chained_price = self.chained_price
        other.decrees = self.decrees
        return other

    def gain(self, piece: Piece) -> None:
        """Adds the lasting effects of a component (except its symbol, see `science.learn`)."""
        self.lo |= piece.lo
        self.hi |= piece.hi
        self.counts += piece.count
        self.chains |= piece.gives
        self.production += piece.production
        self.raw += piece.raw
        self.goods += piece.goods
        self.fixed |= piece.fixed
        self.points += piece.points
        if piece.powers:
            self.up |= piece.up
            self.top |= piece.top
            self.private += piece.private
            self.reduction += piece.reduction
            self.wonder_reduction += piece.wonder_reduction
            self.extra_shields += piece.extra_shields
            self.takes_trade += piece.takes_trade
            self.wonder_turns += piece.wonder_turns
            self.chain_coins += piece.chain_coins
            self.rebate += piece.rebate
            self.ignored += piece.ignored
            self.borrowing += piece.borrowing
            self.discard_bonus += piece.discard_bonus
            self.god_discount += piece.god_discount
            self.siege += piece.siege
            price = piece.chained_price
            if price != 0 and (self.chained_price == 0 or price < self.chained_price):
                self.chained_price = price

    def lose(self, piece: Piece) -> None:
        """Removes the lasting effects of a component; the caller recomputes fixed prices (`renew_prices`).

        Each chain symbol is on one card only.
        """
        self.lo &= ~piece.lo
        self.hi &= ~piece.hi
        self.counts -= piece.count
        self.chains &= ~piece.gives
        self.production -= piece.production
        self.raw -= piece.raw
        self.goods -= piece.goods
        self.points -= piece.points
        if piece.powers:
            self.up &= ~piece.up
            self.top &= ~piece.top
            self.private -= piece.private
            self.reduction -= piece.reduction
            self.wonder_reduction -= piece.wonder_reduction
            self.extra_shields -= piece.extra_shields
            self.takes_trade -= piece.takes_trade
            self.wonder_turns -= piece.wonder_turns
            self.chain_coins -= piece.chain_coins
            self.rebate -= piece.rebate
            self.ignored -= piece.ignored
            self.borrowing -= piece.borrowing
            self.discard_bonus -= piece.discard_bonus
            self.god_discount -= piece.god_discount
            self.siege -= piece.siege

    def word(self, n: i64) -> i64:
        """Returns one word of the set of cards in this city."""
        if n == 0:
            return self.lo
        if n == 1:
            return self.hi
        if n == 2:
            return self.up
        return self.top

    def has(self, card: Piece) -> bool:
        """Returns whether a card is in this city."""
        return (self.lo & card.lo) | (self.hi & card.hi) | (self.up & card.up) | (self.top & card.top) != 0

    def purse(self) -> i64:
        """Returns all coins that may be spent: the treasury and those on a god (PAN-GOD-ASTARTE-03)."""
        return self.coins + self.god_coins

    def spend(self, coins: i64) -> None:
        """Pays coins that the city has, those of the treasury first (PAN-GOD-ASTARTE-03)."""
        self.coins -= coins
        if self.coins < 0:
            self.god_coins += self.coins
            self.coins = 0

    def lose_coins(self, coins: i64) -> None:
        """Returns coins to the bank, at most all of them (DUEL-MIL-04, DUEL-WND-02)."""
        if coins > self.coins:
            coins = self.coins
        self.coins -= coins

    def fingerprint(self) -> i64:
        """Returns a number that differs between different cities."""
        mark = mix(self.coins, self.lo)
        mark = mix(mix(mark, self.hi), self.wonders)
        mark = mix(mix(mark, self.standing), self.progress)
        mark = mix(mix(mark, self.counts), self.chains)
        mark = mix(mix(mark, self.production), self.raw)
        mark = mix(mix(mark, self.goods), self.fixed)
        mark = mix(mix(mark, self.fixed_now), self.science)
        mark = mix(mix(mark, self.kinds), self.points)
        mark = mix(mix(mark, self.reduction), self.wonder_reduction)
        mark = mix(mix(mark, self.extra_shields), self.takes_trade)
        mark = mix(mix(mark, self.wonder_turns), self.chain_coins)
        pantheon = self.gods | self.god_coins | self.god_discount | self.mythology | self.offerings
        if self.private | self.up | self.top != 0:
            mark = mix(mix(mix(mark, self.private), self.up), self.top)
        if pantheon | self.siege | self.chained_price | self.decrees == 0:
            return mark  # nothing of an expansion: the fingerprint of the base game stays the same
        mark = mix(mix(mark, self.gods), self.god_coins)
        mark = mix(mix(mark, self.god_discount), self.mythology)
        mark = mix(mix(mark, self.offerings), self.siege)
        return mix(mix(mark, self.chained_price), self.decrees)

    def counted(self, thing: i64) -> i64:
        """Returns how many of a counted thing are in this city."""
        if thing < WONDERS_BUILT:
            return total(self.counts & THING_LANES[thing])
        if thing == WONDERS_BUILT:
            return size(self.standing)
        if thing == COIN_SETS:
            return self.coins // COINS_PER_POINT
        if thing == PROGRESS_TAKEN:
            return size(self.progress)
        return total(self.mythology) + size(self.offerings)


@final
@mypyc_attr(acyclic=True)
class State:
    """A game at one point in time. Modified in place; `clone` copies it."""

    def __init__(self, deal: Deal, city0: City, city1: City, under: vec[i64], stack: vec[i64]) -> None:
        self.deal = deal
        self.city0 = city0
        self.city1 = city1
        self.under = under
        self.stack = stack
        self.depth: i64 = 0
        self.mover: i64 = 0
        self.again: i64 = 0
        self.age: i64 = 1
        self.layout: Layout = layout_of(1, deal.rules.mix)
        self.present: i64 = 0
        self.available: i64 = 0
        self.shown: i64 = 0
        self.offer: i64 = 0
        self.drafted: i64 = 0
        self.board: i64 = 0
        self.box: i64 = 0
        self.draws: i64 = 0
        self.discard_lo: i64 = 0
        self.discard_hi: i64 = 0
        self.discard_up: i64 = 0
        self.discard_top: i64 = 0
        self.pawn: i64 = 0
        self.military: i64 = 0
        self.victory: i64 = NOT_OVER
        self.winners: i64 = 0
        self.due: i64 = 0
        """Nonzero while an expansion may have automatic actions to do; reset at the end of a turn."""
        self.pantheon: Pantheon | None = None
        self.senate: Senate | None = None
        self.boards: list[Board] = NO_BOARDS
        """The boards of all other expansions that have one."""

    def clone(self) -> "State":
        """Returns an independent copy; the deal and the layout are shared, since they never change."""
        other = State(self.deal, self.city0.clone(), self.city1.clone(), self.under[:], self.stack[:])
        other.depth = self.depth
        other.mover = self.mover
        other.again = self.again
        other.age = self.age
        other.layout = self.layout
        other.present = self.present
        other.available = self.available
        other.shown = self.shown
        other.offer = self.offer
        other.drafted = self.drafted
        other.board = self.board
        other.box = self.box
        other.draws = self.draws
        other.discard_lo = self.discard_lo
        other.discard_hi = self.discard_hi
        other.discard_up = self.discard_up
        other.discard_top = self.discard_top
        other.pawn = self.pawn
        other.military = self.military
        other.victory = self.victory
        other.winners = self.winners
        other.due = self.due
        pantheon = self.pantheon
        if pantheon is not None:
            other.pantheon = pantheon.clone()
        senate = self.senate
        if senate is not None:
            other.senate = senate.clone()
        if len(self.boards) != 0:
            other.boards = [board.clone() for board in self.boards]
        return other

    def fingerprint(self) -> i64:
        """Returns a number that differs between different states, the same compiled and interpreted."""
        mark = mix(self.city0.fingerprint(), self.city1.fingerprint())
        mark = mix(mix(mark, self.mover), self.again)
        mark = mix(mix(mark, self.age), self.present)
        mark = mix(mix(mark, self.available), self.shown)
        mark = mix(mix(mark, self.offer), self.drafted)
        mark = mix(mix(mix(mark, self.board), self.box), self.draws)
        mark = mix(mix(mark, self.discard_lo), self.discard_hi)
        if self.discard_up | self.discard_top != 0:
            mark = mix(mix(mark, self.discard_up), self.discard_top)
        mark = mix(mix(mark, self.pawn + 64), self.military)
        mark = mix(mix(mark, self.victory), self.winners)
        n: i64 = 0
        while n < self.depth:
            mark = mix(mark, self.stack[n])
            n += 1
        for card in self.under:
            mark = mix(mark, card + 1)
        pantheon = self.pantheon
        if pantheon is not None:
            mark = mix(mark, pantheon.fingerprint())
        senate = self.senate
        if senate is not None:
            mark = mix(mark, senate.fingerprint())
        for board in self.boards:
            mark = mix(mark, board.fingerprint())
        return mark

    def discard_word(self, n: i64) -> i64:
        """Returns one word of the set of cards in the discard pile."""
        if n == 0:
            return self.discard_lo
        if n == 1:
            return self.discard_hi
        if n == 2:
            return self.discard_up
        return self.discard_top

    def any_discarded(self) -> bool:
        """Returns whether the discard pile holds a card."""
        return self.discard_lo | self.discard_hi | self.discard_up | self.discard_top != 0

    def city(self, seat: i64) -> City:
        """Returns the city of a seat."""
        if seat == 0:
            return self.city0
        return self.city1

    def push(self, kind: i64, seat: i64, argument: i64) -> None:
        """Adds a step that comes before everything pending now."""
        self.stack[self.depth] = step(kind, seat, argument)
        self.depth += 1

    def win(self, seat: i64, victory: i64) -> None:
        """Records an immediate victory (DUEL-END-01)."""
        self.victory = victory
        self.winners = seat + 1


def empty_state(deal: Deal) -> State:
    """Returns a state with empty cities and nothing pending."""
    state = State(deal, City(), City(), nones(len(WONDERS)), zeros(STEPS))
    if deal.pantheon:
        state.pantheon = new_pantheon(deal)
    if deal.agora:
        state.senate = new_senate()
    if len(deal.rules.boards) != 0:
        state.boards = [one.new_board(deal) for one in deal.rules.boards]
    return state
