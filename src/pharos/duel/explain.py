"""Prices in parts, and the reasons why something is not possible, each with its rule.

Hidden information must not leak: a card that is not face up is treated like one
in the box.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content.room import COINS_OF_COST, UNITS_OF_DUEL
from pharos.core.bits import BIT, ONE, lane, total
from pharos.core.price import Price, Purchase
from pharos.core.reason import Refusal
from pharos.duel import choices, steps
from pharos.duel.expansion import DuelExpansion
from pharos.duel.expansions import MIXES, STEP_NAMES
from pharos.duel.gain import pieces_of
from pharos.duel.owners import TAKEN_BY
from pharos.duel.piece import COLORS, RAW_LANES, RESOURCES, Piece
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import NOT_OVER, City, State
from pharos.duel.trade import LAST, chained, dearest, discard_coins, price_list

LANES: Final = len(RESOURCES)
ALL_RAW: Final[i64] = 256 ** int(RAW_LANES) - 1
MOST_FREE: Final[i64] = UNITS_OF_DUEL
"""No cost has more resources than this, so no more can be free."""
MOST_PRINTED: Final[i64] = COINS_OF_COST + 1


def _units(packed: int) -> dict[str, int]:
    return {name: int(lane(packed, n)) for n, name in enumerate(RESOURCES) if lane(packed, n)}


@final
@mypyc_attr(acyclic=True)
class Economy:
    """The inputs that determine how a city pays for resources, with a cache of prices.

    The same prices are needed repeatedly: for choices, for the price lists of both seats, and turn after
    turn as long as neither city changes.
    """

    def __init__(self, production: i64, raw: i64, goods: i64, prices: i64, receiver: int) -> None:
        self.production = production
        self.raw = raw
        self.goods = goods
        self.prices = prices
        self.receiver = receiver
        """The seat that receives payments for resources, or -1 for the bank."""
        self._known: dict[int, Price] = {}

    def price(self, cost: i64, free_units: i64, printed: i64) -> Price:
        """Returns how a cost is paid: resources, of which `free_units` are free, and `printed` coins."""
        free_units = min(free_units, MOST_FREE)
        key = int((cost * (MOST_FREE + 1) + free_units) * MOST_PRINTED + printed)
        found = self._known.get(key)
        if found is None:
            found = self._way(cost, free_units, printed)
            self._known[key] = found
        return found

    def _way(self, cost: i64, free_units: i64, printed: i64) -> Price:
        """Computes a price from the relevant inputs only, so that economies share cached results."""
        made: i64 = 0
        prices: i64 = 0  # of missing resources, in the lanes of a price list
        resource: i64 = 0
        while resource < LANES:
            need = lane(cost, resource)
            own = min(need, lane(self.production, resource))
            made += own * ONE[resource]
            if own < need:
                prices += lane(self.prices, LAST - resource) * ONE[LAST - resource]
            resource += 1
        missing = cost - made
        if missing == 0:
            return _way_to_pay(int(made), 0, 0, 0, 0, 0, int(printed), -1)
        missing_raw = total(missing & ALL_RAW)
        missing_goods = total(missing) - missing_raw
        return _way_to_pay(
            int(made),
            int(missing),
            int(prices),
            int(min(self.raw, missing_raw)),
            int(min(self.goods, missing_goods)),
            int(min(free_units, missing_raw + missing_goods)),
            int(printed),
            self.receiver,
        )


def _new_way(
    made: int, missing: int, prices: int, raw: int, goods: int, free_units: int, printed: int, receiver: int
) -> Price:
    """Computes what a city produces and what it buys, in the same greedy order as `trade_price`."""
    chosen, missing = _cover(missing, prices, raw, 0, int(RAW_LANES))
    of_goods, missing = _cover(missing, prices, goods, int(RAW_LANES), LANES)
    discounted, missing = _cover(missing, prices, free_units, 0, LANES)
    bought = tuple(
        [
            Purchase(name, units, int(lane(prices, LAST - RESOURCES.index(name))))
            for name, units in _units(missing).items()
        ]
    )
    coins = sum([purchase.coins for purchase in bought])
    return Price(
        coins=coins + printed,
        printed=printed,
        produced=_units(made),
        chosen=chosen | of_goods,
        discounted=discounted,
        bought=bought,
        paid_to={receiver: coins} if receiver >= 0 and coins else {},
    )


_way_to_pay = lru_cache(maxsize=1 << 13)(_new_way)


def _cover(missing: int, prices: int, units: int, lowest: int, highest: int) -> tuple[dict[str, int], int]:
    """Covers up to `units` units of the most expensive missing resources; returns them and what remains."""
    covered: dict[str, int] = {}
    for _ in range(units):
        resource = int(dearest(missing, prices, lowest, highest))
        if resource >= 0:
            missing -= 256**resource
            covered[RESOURCES[resource]] = covered.get(RESOURCES[resource], 0) + 1
    return covered, missing


_economy = lru_cache(maxsize=1 << 11)(Economy)
_asked_last: Final = [Economy(0, 0, 0, 0, -1), Economy(0, 0, 0, 0, -1)]
"""The last economy by seat: all prices of one state are usually requested together."""


def _economy_of(mine: City, theirs: City, seat: int) -> Economy:
    prices = price_list(mine, theirs)
    receiver = -1
    if theirs.takes_trade:
        receiver = 1 - seat
    last = _asked_last[seat]
    if (
        last.prices != prices
        or last.production != mine.production
        or last.raw != mine.raw
        or last.goods != mine.goods
        or last.receiver != receiver
    ):
        last = _economy(int(mine.production), int(mine.raw), int(mine.goods), int(prices), receiver)
        _asked_last[seat] = last
    return last


def _chain_card(state: State, seat: int, card: Piece) -> str:
    mine = state.city(seat)
    for one in MIXES.all:
        source = one.free_by(state, seat, int(card.needs))
        if source is not None:
            return source
    return next(other.name for other in CARDS if other.gives & card.needs & mine.chains and mine.has(other))


@lru_cache(maxsize=1 << 10)
def _gained(coins: int, chain: str | None = None) -> Price:
    """Returns the price of a choice that costs nothing and gains `coins` coins."""
    return Price(chain=chain, gain=coins)


def build_price(state: State, seat: int, number: int) -> Price:
    """Returns the price of a card for a seat."""
    mine, theirs, card = state.city(seat), state.city(1 - seat), CARDS[number]
    if chained(mine, theirs, card):
        return _gained(int(mine.chain_coins), _chain_card(state, seat, card))
    price = _paid(mine, theirs, seat, card)
    if mine.chained_price and card.needs and mine.chained_price * 256 < _burden(price):
        return _chain_price(mine)
    return price


def _chain_price(mine: City) -> Price:
    """Returns the price of a card with a chain symbol that the city does not have (PAN-PROG-04)."""
    coins = int(mine.chained_price)
    power = next(piece.name for piece in pieces_of(mine) if piece.chained_price == coins)
    return Price(coins=coins, printed=coins, power=power)


def _paid(mine: City, theirs: City, seat: int, card: Piece) -> Price:
    """Returns the cheapest way to pay for a card, perhaps without a symbol (AGORA-DEC-04, AGORA-DEC-05)."""
    free_units = int(lane(mine.reduction, card.color)) if mine.reduction else 0
    symbols = int(lane(mine.ignored, card.color)) if mine.ignored else 0
    printed = int(card.coins)
    economy = _economy_of(mine, theirs, seat)
    price = economy.price(card.cost, free_units + symbols, printed)
    if not (symbols and printed):
        return price
    without = economy.price(card.cost, free_units + symbols - 1, 0)
    return min(price, without.with_saved({"decree": printed}), key=_burden)


def _burden(price: Price) -> int:
    """Returns the key by which payments are compared: the lowest is the best (DUEL-BUILD-11)."""
    return price.coins * 256 + sum(purchase.coins for purchase in price.bought)


def wonder_price_parts(state: State, seat: int, number: int) -> Price:
    """Returns the price of a wonder for a seat."""
    mine, theirs, wonder = state.city(seat), state.city(1 - seat), WONDERS[number]
    return _economy_of(mine, theirs, seat).price(wonder.cost, mine.wonder_reduction, wonder.coins)


def face_up(state: State, card: int) -> bool:
    """Returns whether a card is face up in the structure."""
    slot = state.deal.slot_of[card]
    return (
        CARDS[card].age in (0, int(state.age))
        and slot >= 0
        and bool(state.present & state.shown & BIT[slot])
        and state.deal.card_at(state.age, slot) == card
    )


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns the price of a choice, also for a seat that is not to move; None if it has none."""
    verb, thing = choices.verb_of(choice), int(choices.object_of(choice))
    if verb == choices.BUILD and face_up(state, thing) and TAKEN_BY[thing] == 0:
        return build_price(state, seat, thing)
    if verb == choices.WONDER and state.city(seat).wonders & ~state.city(seat).standing & BIT[thing]:
        return wonder_price_parts(state, seat, thing)
    if verb == choices.DISCARD:
        return _gained(int(discard_coins(state.city(seat))))
    adding = _ADDING.get(int(verb))
    return None if adding is None else adding.price(state, seat, choice)


_ADDING: Final[dict[int, DuelExpansion]] = {verb.number: one for one in MIXES.all for verb in one.verbs}
"""The expansion of each verb that is not part of the base game."""


def refusal_of(state: State, seat: int, choice: int | None) -> Refusal:
    """Returns why a choice is not allowed now."""
    if choice is None:
        return Refusal("refused-unknown", "DUEL-TURN-02")
    return _untimely(state, seat, choice) or _refusal_of_verb(state, seat, choice)


def _untimely(state: State, seat: int, choice: int) -> Refusal | None:
    """Returns why a choice does not fit the current step, or None if it does."""
    if state.victory != NOT_OVER:
        return Refusal("refused-over", "DUEL-END-01" if state.victory > 1 else "DUEL-AGE-06")
    top = state.stack[state.depth - 1]
    if steps.seat_of(top) != seat:
        return Refusal("refused-not-your-turn", "DUEL-TURN-01")
    row, kind = choices.VERB_ROWS[choices.verb_of(choice)], int(steps.kind_of(top))
    missing = MIXES.bits.get(row.origin, 0) & ~int(state.deal.rules.mix)
    if missing and _ADDING[row.number].needed:
        return Refusal(f"refused-without-{row.origin}", _ADDING[row.number].needed)
    if kind not in row.steps:
        return Refusal("refused-other-step", "DUEL-TURN-02", {"step": STEP_NAMES[kind]})
    return None


DESTROY_RULES: Final = {"brown": "DUEL-WND-18", "grey": "DUEL-WND-03"}
"""By color, the rule that lets a player discard a card of the opponent."""
_NOT_THERE: dict[int, tuple[str, str, str, vec[Piece]]] = {
    int(choices.DRAFT): ("refused-not-offered", "DUEL-DRAFT-01", "wonder", WONDERS),
    int(choices.PROGRESS_TOKEN): ("refused-not-on-board", "DUEL-SCI-02", "progress", PROGRESS),
    int(choices.LIBRARY_TOKEN): ("refused-not-drawn", "DUEL-WND-05", "progress", PROGRESS),
    int(choices.REVIVE_CARD): ("refused-not-discarded", "DUEL-WND-10", "card", CARDS),
}
"""Verbs that take something from a place: the refusal if it is not there."""


def _refusal_of_verb(state: State, seat: int, choice: int) -> Refusal:
    """Returns why a choice that fits the current step is not allowed."""
    for one in reversed(MIXES.all):
        told = one.refusal(state, seat, choice)
        if told is not None:
            return told
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    if verb in _NOT_THERE:
        key, rule, kind, pieces = _NOT_THERE[verb]
        return Refusal(key, rule, {kind: pieces[thing].name})
    if verb == choices.DESTROY_CARD:
        top = state.stack[state.depth - 1]
        return not_destroyable(choice, COLORS[steps.argument_of(top)], DESTROY_RULES)
    if verb == choices.BID:
        top = state.stack[state.depth - 1]
        args = {"bid": int(steps.argument_of(top)), "coins": int(state.city(seat).coins)}
        return Refusal("refused-bid", "DUEL-SETUP-10", args)
    if verb not in (choices.BUILD, choices.DISCARD, choices.WONDER):
        return impossible(verb)
    card = int(choices.second_of(choice)) if verb == choices.WONDER else thing
    return not_available(state, card) or _turn_refusal(state, seat, verb, thing)


def impossible(verb: int) -> Refusal:
    """Returns the refusal of a verb without a more specific reason than its rule."""
    return Refusal("refused-impossible", choices.VERB_ROWS[verb].rule)


def not_destroyable(choice: int, color: str, rules: Mapping[str, str]) -> Refusal:
    """Returns why a card of the opponent cannot be discarded."""
    args = {"card": CARDS[choices.object_of(choice)].name, "color": color}
    return Refusal("refused-not-destroyable", rules[color], args)


def not_available(state: State, card: int) -> Refusal | None:
    """Returns why a card cannot be taken from the structure, or None if it can."""
    if not face_up(state, card):
        return Refusal("refused-not-in-structure", "DUEL-TURN-02", {"card": CARDS[card].name})
    if not state.available & BIT[state.deal.slot_of[card]]:
        return Refusal("refused-covered", "DUEL-STRUCT-05", {"card": CARDS[card].name})
    return None


def _turn_refusal(state: State, seat: int, verb: int, thing: int) -> Refusal:
    mine = state.city(seat)
    if verb == choices.WONDER:
        wonder = {"wonder": WONDERS[thing].name}
        if mine.standing & BIT[thing]:
            return Refusal("refused-wonder-built", "DUEL-WONDER-06", wonder)
        if not mine.wonders & BIT[thing]:
            return Refusal("refused-not-your-wonder", "DUEL-WONDER-06", wonder)
        price = wonder_price_parts(state, seat, thing)
    else:
        price = build_price(state, seat, thing)
    args = {"price": price.coins, "coins": int(mine.purse())}
    return Refusal("refused-too-few-coins", "DUEL-BUILD-12", args)
