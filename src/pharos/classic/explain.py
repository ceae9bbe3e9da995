"""Prices in parts, and the reasons why something is not possible, each with its rule.

Hidden information must not leak: a card outside the seat's own hand is treated as if it did not
exist, and the discard pile is used only for a seat that looks through it.
"""

from functools import lru_cache
from typing import Final

from pharos.classic import choices, steps
from pharos.classic.bank import bank_card_ways
from pharos.classic.boards import BLACK_POWER, BOARDS, POWERS
from pharos.classic.build import discard_coins
from pharos.classic.city import ALL_RESOURCES, City
from pharos.classic.expansion import ClassicExpansion
from pharos.classic.expansions import MIXES
from pharos.classic.history import WITH_CARD
from pharos.classic.names import held_cards
from pharos.classic.payment import (
    NIBBLE,
    NO_WAY,
    PRICES,
    STEPS_TO_LEFT,
    card_ways,
    coins_to_right,
    discount,
    fits,
)
from pharos.classic.piece import BLACK, RESOURCES, Piece
from pharos.classic.pieces import CARDS
from pharos.classic.plays import stage_ways
from pharos.classic.state import FREE_CITY, State
from pharos.core.bits import lane
from pharos.core.price import Price, Purchase
from pharos.core.reason import Refusal

LANES = range(len(RESOURCES))
ANYTHING = int(ALL_RESOURCES)
MANY_COINS = 999
_ADDING: Final[dict[int, ClassicExpansion]] = {verb.number: one for one in MIXES.all for verb in one.verbs}
"""By verb, the expansion that adds it."""


class Shopping:
    """Finds purchases that cover a cost for exact amounts paid to the left and to the right."""

    def __init__(self, mine: City, left: City, right: City, cost: int, dropped: int, from_bank: bool) -> None:
        self.left, self.right = left, right
        need = [int(lane(cost, n)) for n in LANES]
        self.produced = [min(need[n], int(lane(mine.production, n))) for n in LANES]
        self.missing = [need[n] - self.produced[n] for n in LANES]
        self.choosers = _masks(int(mine.sold_choices)) + _masks(int(mine.own_choices))
        self.choosers += _masks(int(mine.daily_choices))
        # A unit waived by a discount or bought from the bank can be any missing resource.
        self.producers = len(self.choosers)
        self.after_discount = self.producers + dropped
        self.choosers += [ANYTHING] * (dropped + int(from_bank))
        self.given: dict[int, int] = {}
        self.rebates = int(mine.left_rebate), int(mine.right_rebate)
        self.prices_left = [int(lane(PRICES - mine.left_cut, n)) for n in LANES]
        self.prices_right = [int(lane(PRICES - mine.right_cut, n)) for n in LANES]
        self.chosen = [0 for _ in LANES]

    def find(self, paid_left: int, paid_right: int) -> tuple[list[int], list[int]] | None:
        """Returns the units bought on each side, or None if these coins do not cover the cost."""
        left_rebate, right_rebate = self.rebates
        for before_left in _before_rebate(paid_left, left_rebate):
            for before_right in _before_rebate(paid_right, right_rebate):
                self.chosen = [0 for _ in LANES]
                self.given = {}
                found = self._choose(0, before_left, before_right)
                if found is not None:
                    return found
        return None

    def _choose(self, number: int, paid_left: int, paid_right: int) -> tuple[list[int], list[int]] | None:
        if number == len(self.choosers):
            rest = [self.missing[n] - self.chosen[n] for n in LANES]
            return self._buy(0, rest, [0 for _ in LANES], paid_left, paid_right)
        options = [n for n in LANES if self.choosers[number] >> n & 1 and self.missing[n] > self.chosen[n]]
        if not options:
            return self._choose(number + 1, paid_left, paid_right)
        for n in options:
            self.chosen[n] += 1
            self.given[number] = n
            found = self._choose(number + 1, paid_left, paid_right)
            if found is not None:
                return found
            self.chosen[n] -= 1
            del self.given[number]
        return None

    def units_given(self, start: int, end: int) -> list[int]:
        """Returns the units that the given range of producers with a choice gives."""
        return [sum(self.given.get(number) == n for number in range(start, end)) for n in LANES]

    def _buy(
        self, n: int, rest: list[int], here: list[int], paid_left: int, paid_right: int
    ) -> tuple[list[int], list[int]] | None:
        if paid_left < 0 or paid_right < 0:
            return None
        if n == len(LANES):
            there = [rest[k] - here[k] for k in LANES]
            paid = paid_left == 0 and paid_right == 0
            return (
                (list(here), there)
                if paid and _sells(self.left, here) and _sells(self.right, there)
                else None
            )
        for units in range(rest[n] + 1):
            here[n] = units
            cost_left = units * self.prices_left[n]
            cost_right = (rest[n] - units) * self.prices_right[n]
            found = self._buy(n + 1, rest, here, paid_left - cost_left, paid_right - cost_right)
            if found is not None:
                return found
        here[n] = 0
        return None


def is_giver(card: Piece, piece: Piece) -> bool:
    """Returns whether a structure makes a card free."""
    low = (card.lo & piece.chain_lo) | (card.hi & piece.chain_hi)
    return low | (card.up & piece.chain_up) | (card.top & piece.chain_top) != 0


def _before_rebate(paid: int, rebate: int) -> list[int]:
    """Returns what purchases on a side can cost before the rebate so that `paid` is due (CITIES-DOCK-02)."""
    return sorted({paid + rebate, 0} if paid == 0 else {paid + rebate})


def _purchases(units: list[int], prices: list[int], rebate: int, seller: int) -> list[Purchase]:
    """Returns the purchases on a side; one unit of the first resource is cheaper by the rebate."""
    bought = []
    for n in LANES:
        if units[n] and rebate:
            bought.append(Purchase(RESOURCES[n], 1, prices[n] - rebate, seller))
            units = [count - (k == n) for k, count in enumerate(units)]
            rebate = 0
        if units[n]:
            bought.append(Purchase(RESOURCES[n], units[n], prices[n], seller))
    return bought


def _masks(packed: int) -> list[int]:
    masks = []
    while packed:
        masks.append(packed & 127)
        packed >>= 8
    return masks


def _sells(city: City, units: list[int]) -> bool:
    over = sum(max(0, units[n] - int(lane(city.sold, n))) * 256**n for n in LANES)
    return bool(fits(over, city.sold_choices))


def _named(units: list[int]) -> dict[str, int]:
    return {RESOURCES[n]: units[n] for n in LANES if units[n]}


def paid_price(
    state: State, number: int, piece: Piece, paid_left: int, paid_right: int, from_bank: bool
) -> Price | None:
    """Returns the price of a card or stage with these amounts paid to the neighbors."""
    mine = state.city(number)
    to_left, to_right = int(state.left_of(number)), int(state.right_of(number))
    dropped = int(discount(mine, piece))
    shopping = Shopping(mine, state.city(to_left), state.city(to_right), int(piece.cost), dropped, from_bank)
    found = shopping.find(paid_left, paid_right)
    if found is None:
        return None
    here, there = found
    bought = _purchases(here, shopping.prices_left, shopping.rebates[0], to_left)
    bought += _purchases(there, shopping.prices_right, shopping.rebates[1], to_right)
    of_bank = shopping.units_given(shopping.after_discount, len(shopping.choosers))
    bank = int(mine.bank_price) if from_bank else 0
    bought += [Purchase(RESOURCES[n], of_bank[n], bank) for n in LANES if of_bank[n]]
    paid_to = {seller: coins for seller, coins in ((to_left, paid_left), (to_right, paid_right)) if coins}
    return Price(
        coins=paid_left + paid_right + bank + int(piece.coins),
        printed=int(piece.coins),
        produced=_named(shopping.produced),
        chosen=_named(shopping.units_given(0, shopping.producers)),
        discounted=_named(shopping.units_given(shopping.producers, shopping.after_discount)),
        bought=tuple(bought),
        paid_to=paid_to,
    )


def city_of(state: State, seat: int, choice: int) -> int:
    """Returns the city that a choice is for."""
    return int(FREE_CITY) if choice & int(choices.FOR_FREE_CITY) else seat


def free_by_expansion(mine: City, card: Piece) -> str | None:
    """Returns the piece of an expansion that makes a card free for a city, or None."""
    names = (one.free_by(mine, card) for one in MIXES.all)
    return next((name for name in names if name is not None), None)


def _ways_of(state: State, number: int, piece: Piece, coins: int) -> tuple[tuple[int, int, bool], ...]:
    """Returns all ways to pay with this number of coins, including purchases from the bank."""
    mine = state.city(number).clone()
    mine.coins = coins
    left, right = state.city(state.left_of(number)), state.city(state.right_of(number))
    bank = bank_card_ways(mine, left, right, piece) if mine.bank_price else NO_WAY
    return both_fronts(int(card_ways(mine, left, right, piece)), int(bank))


@lru_cache(1024)
def both_fronts(ways: int, bank: int) -> tuple[tuple[int, int, bool], ...]:
    """Returns every undominated payment: coins to the left, to the right, and whether it is one of `bank`."""
    listed: list[tuple[int, int, bool]] = []
    for left in range(int(STEPS_TO_LEFT)):
        for front, from_bank in ((ways, False), (bank, True)):
            right = int(coins_to_right(front, left))
            better = any(
                other_left <= left and other_right <= right and (from_bank or not other_bank)
                for other_left, other_right, other_bank in listed
            )
            if right != NIBBLE and not better:
                listed.append((left, right, from_bank))
    return tuple(listed)


def _cheapest(state: State, number: int, piece: Piece) -> tuple[int, int, bool] | None:
    """Returns a way to pay with the fewest coins, whether or not the city has them."""
    return min(_ways_of(state, number, piece, MANY_COINS), key=sum, default=None)


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns the price of a choice, even if it is not possible; None if it has none."""
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    number = city_of(state, seat, choice)
    if number >= state.deal.ring:
        return None
    mine = state.city(number)
    if verb == choices.DISCARD:
        return Price(gain=int(discard_coins(thing)))
    if verb in _ADDING:
        return _ADDING[verb].price(state, seat, choice)
    if mine.board < 0:
        return None
    if verb == choices.BUILD:
        piece = CARDS[thing]
        if choices.power_of(choice):
            return Price(power=POWERS[int(choices.power_of(choice))])
        if mine.chains(piece):
            chain = next(card.name for card in CARDS if mine.has(card) and is_giver(card, piece))
            return Price(chain=chain)
        free_by = free_by_expansion(mine, piece)
        if free_by is not None:
            return Price(power=free_by)
    elif verb == choices.STAGE:
        stages = BOARDS[mine.board].stages
        if mine.stages == len(stages):
            return None
        piece = stages[int(mine.stages)]
        if mine.free_stages:
            return _stage_without_resources(piece)
    else:
        return None
    if choice & int(choices.NAMED):
        paid_left, paid_right = int(choices.left_of(choice)), int(choices.right_of(choice))
        fronts = _ways_of(state, number, piece, MANY_COINS)
        from_bank = (paid_left, paid_right, True) in fronts
        return paid_price(state, number, piece, paid_left, paid_right, from_bank)
    way = _cheapest(state, number, piece)
    return None if way is None else paid_price(state, number, piece, *way)


def _stage_without_resources(stage: Piece) -> Price:
    """Returns the price of a stage that costs coins only (CITIES-ARCH-01, CITIES-ARCH-02)."""
    units = _named([int(lane(stage.cost, n)) for n in LANES])
    return Price(coins=int(stage.coins), printed=int(stage.coins), discounted=units)


def refusal_of(state: State, seat: int, choice: int | None) -> Refusal:
    """Returns why a choice is not allowed now."""
    if choice is None:
        return Refusal("refused-classic-unknown", "SW-TURN-03")
    if state.over:
        return Refusal("refused-classic-over", "SW-END-01")
    number = int(state.asked_city(seat))
    if number < 0:
        return Refusal("refused-classic-not-waiting", "SW-TURN-02")
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    kind = int(steps.kind_of(state.asked))
    for one in reversed(MIXES.all):
        refusal = one.refusal(state, seat, choice)
        if refusal is not None:
            return refusal
    row = choices.VERB_ROWS[verb]
    if row.name in WITH_CARD and choices.is_added(thing):
        return _action_refusal(state, seat, number, verb, choice)
    if kind not in row.steps:
        step = {"step": steps.STEP_NAMES[kind]}
        return Refusal("refused-classic-other-step", "SW-RESOLVE-02", step)
    if city_of(state, seat, choice) != number:
        return Refusal("refused-classic-other-city", "SW-DUO-07")
    if verb == choices.BOARD:
        return Refusal("refused-classic-board", "SW-SETUP-05", {"board": BOARDS[thing].name})
    card = {"card": CARDS[thing].name}
    if verb == choices.REVIVE:
        if state.city(number).has_name(CARDS[thing]):
            return Refusal("refused-classic-same-name", "SW-BUILD-02", card)
        return Refusal("refused-classic-not-discarded", "SW-HAL-05", card)
    if thing not in cards_at_hand(state, seat, number):
        return Refusal("refused-classic-not-in-hand", "SW-TURN-02", card)
    return _action_refusal(state, seat, number, verb, choice)


def cards_at_hand(state: State, seat: int, number: int) -> list[int]:
    """Returns the cards that a seat may play for a city: its hand, or the pile's last card (SW-DUO-18)."""
    if number == FREE_CITY and number >= state.deal.players and steps.kind_of(state.asked) == steps.LAST_CARD:
        return [int(state.pile_card(state.drawn))]
    held = held_cards(state, seat)
    if number >= state.deal.players:
        held.remove(int(choices.object_of(state.sealed[seat])))
    return held


def _action_refusal(state: State, seat: int, number: int, verb: int, choice: int) -> Refusal:
    """Returns why a card cannot be built, put under a stage or discarded in this way."""
    mine = state.city(number)
    thing = int(choices.object_of(choice))
    piece = choices.piece_of(thing)
    named = bool(choice & int(choices.NAMED))
    if verb == choices.DISCARD:
        return Refusal("refused-classic-must-play", "SW-DUO-09", {"card": piece.name})
    if verb != choices.STAGE:
        refusal = _build_refusal(mine, piece, int(choices.power_of(choice)))
        return refusal or _payment_refusal(state, number, piece, piece.name, named=named)
    refusal = _stage_refusal(state, number, piece)
    if refusal is not None:
        return refusal
    stage = BOARDS[mine.board].stages[int(mine.stages)]
    return _payment_refusal(state, number, stage, piece.name, named=named, free=bool(mine.free_stages))


def _stage_refusal(state: State, number: int, card: Piece) -> Refusal | None:
    """Returns why a city cannot put a card under its next stage, apart from payment."""
    mine = state.city(number)
    stages = BOARDS[mine.board].stages
    if mine.stages == len(stages):
        return Refusal("refused-classic-wonder-complete", "SW-STAGE-06")
    can_pay = stage_ways(state, number) != NO_WAY
    if can_pay and number >= state.deal.players and mine.chains(card):
        return Refusal("refused-classic-must-chain", "SW-DUO-13", {"card": card.name})
    if mine.free_stages and not can_pay:
        coins = {"price": int(stages[int(mine.stages)].coins), "coins": int(mine.coins)}
        return Refusal("refused-classic-too-few-coins", "CITIES-ARCH-02", coins)
    return None


def _build_refusal(mine: City, piece: Piece, power: int) -> Refusal | None:
    """Returns why a city cannot build a card in this way, apart from payment."""
    card = {"card": piece.name}
    if mine.has_name(piece):
        return Refusal("refused-classic-same-name", "SW-BUILD-02", card)
    if power == BLACK_POWER:
        if mine.black_left and piece.color == BLACK:
            return Refusal("refused-classic-power-not-needed", "CITIES-LEAD-06", card)
        return Refusal("refused-classic-no-power", "CITIES-LEAD-06", card)
    if power:
        if mine.free_left and power == BOARDS[mine.board].power:
            return Refusal("refused-classic-power-not-needed", "SW-OLY-03", card)
        return Refusal("refused-classic-no-power", "SW-OLY-01", card)
    if mine.chains(piece):
        return Refusal("refused-classic-chain-is-free", "SW-CHAIN-05", card)
    if free_by_expansion(mine, piece) is not None:
        return Refusal("refused-leaders-free", "LEADERS-BUILD-04", card)
    return None


def _payment_refusal(
    state: State, number: int, piece: Piece, card: str, *, named: bool, free: bool = False
) -> Refusal:
    """Returns why a card, or a stage that uses a card up, cannot be paid in this way."""
    mine = state.city(number)
    ways = 1 if free else len(_ways_of(state, number, piece, int(mine.coins)))
    if ways:
        key = "refused-classic-way" if named else "refused-classic-name-the-way"
        return Refusal(key, "SW-TRADE-10", {"ways": ways})
    way = _cheapest(state, number, piece)
    if way is None:
        return Refusal("refused-classic-no-resources", "SW-TRADE-12", {"card": card})
    paid = way[0] + way[1] + int(mine.bank_price) * way[2]
    coins = {"price": paid + int(piece.coins), "coins": int(mine.coins)}
    return Refusal("refused-classic-too-few-coins", "SW-COST-04", coins)
