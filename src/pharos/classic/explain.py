"""Prices in parts, and the reasons why something cannot be done, each with its rule.

Nothing here may tell what a seat cannot know: a card that is not in its own hand is never told
apart from one that is nowhere, and the discard pile exists only for who looks through it.
"""

from pharos.classic import choices, steps
from pharos.classic.boards import BOARDS, POWERS
from pharos.classic.build import DISCARD_COINS
from pharos.classic.city import City
from pharos.classic.options import stage_ways
from pharos.classic.payment import NIBBLE, NO_WAY, PRICES, card_ways, coins_to_right, fits, next_way
from pharos.classic.pieces import CARDS, RESOURCES, Piece
from pharos.classic.position import hand_data
from pharos.classic.state import FREE_CITY, State
from pharos.core.bits import lane
from pharos.core.price import Price, Purchase, Refusal

LANES = range(len(RESOURCES))


def ways_listed(ways: int) -> list[tuple[int, int]]:
    """The ways to pay as pairs of coins to the left and to the right."""
    listed = []
    left = int(next_way(ways, -1, NIBBLE))
    while left >= 0:
        right = int(coins_to_right(ways, left))
        listed.append((left, right))
        left = int(next_way(ways, left, right))
    return listed


class Shopping:
    """How a cost is covered so that just these coins go to the left and to the right."""

    def __init__(self, mine: City, left: City, right: City, cost: int) -> None:
        self.left, self.right = left, right
        need = [int(lane(cost, n)) for n in LANES]
        self.produced = [min(need[n], int(lane(mine.production, n))) for n in LANES]
        self.missing = [need[n] - self.produced[n] for n in LANES]
        self.choosers = _masks(int(mine.sold_choices)) + _masks(int(mine.own_choices))
        self.prices_left = [int(lane(PRICES - mine.left_cut, n)) for n in LANES]
        self.prices_right = [int(lane(PRICES - mine.right_cut, n)) for n in LANES]
        self.chosen = [0 for _ in LANES]

    def find(self, paid_left: int, paid_right: int) -> tuple[list[int], list[int]] | None:
        """The units bought on each side, or None when these coins do not cover the cost."""
        return self._choose(0, paid_left, paid_right)

    def _choose(self, number: int, paid_left: int, paid_right: int) -> tuple[list[int], list[int]] | None:
        if number == len(self.choosers):
            rest = [self.missing[n] - self.chosen[n] for n in LANES]
            return self._buy(0, rest, [0 for _ in LANES], paid_left, paid_right)
        options = [n for n in LANES if self.choosers[number] >> n & 1 and self.missing[n] > self.chosen[n]]
        if not options:
            return self._choose(number + 1, paid_left, paid_right)
        for n in options:
            self.chosen[n] += 1
            found = self._choose(number + 1, paid_left, paid_right)
            if found is not None:
                return found
            self.chosen[n] -= 1
        return None

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


def paid_price(state: State, number: int, piece: Piece, paid_left: int, paid_right: int) -> Price | None:
    """The price of a card or stage with these coins to the neighbours."""
    mine = state.city(number)
    to_left, to_right = int(state.left_of(number)), int(state.right_of(number))
    shopping = Shopping(mine, state.city(to_left), state.city(to_right), int(piece.cost))
    found = shopping.find(paid_left, paid_right)
    if found is None:
        return None
    here, there = found
    bought = [
        Purchase(RESOURCES[n], units[n], prices[n], seller)
        for units, prices, seller in (
            (here, shopping.prices_left, to_left),
            (there, shopping.prices_right, to_right),
        )
        for n in LANES
        if units[n]
    ]
    paid_to = {seller: coins for seller, coins in ((to_left, paid_left), (to_right, paid_right)) if coins}
    return Price(
        coins=paid_left + paid_right + int(piece.coins),
        printed=int(piece.coins),
        produced=_named(shopping.produced),
        chosen=_named(shopping.chosen),
        bought=tuple(bought),
        paid_to=paid_to,
    )


def city_of(state: State, seat: int, choice: int) -> int:
    """The city a choice is about."""
    return int(FREE_CITY) if choice & int(choices.FOR_FREE_CITY) else seat


def _cheapest(state: State, number: int, piece: Piece) -> tuple[int, int] | None:
    """A way to pay with the fewest coins, whether or not there are so many."""
    mine = state.city(number).clone()
    mine.coins = 999
    left, right = state.city(state.left_of(number)), state.city(state.right_of(number))
    ways = card_ways(mine, left, right, piece)
    return min(ways_listed(ways), key=sum) if ways != NO_WAY else None


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """The price of a choice, also of one that cannot be made; None when it has none."""
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    number = city_of(state, seat, choice)
    if number >= state.deal.ring:
        return None
    mine = state.city(number)
    if verb == choices.DISCARD:
        return Price(gain=int(DISCARD_COINS))
    if mine.board < 0:
        return None
    if verb == choices.BUILD:
        piece = CARDS[thing]
        if choices.power_of(choice):
            return Price(power=POWERS[int(choices.power_of(choice))])
        if mine.chains(piece):
            chain = next(
                card.name
                for card in CARDS
                if (card.lo & piece.chain_lo & mine.lo) or (card.hi & piece.chain_hi & mine.hi)
            )
            return Price(chain=chain)
    elif verb == choices.STAGE:
        stages = BOARDS[mine.board].stages
        if mine.stages == len(stages):
            return None
        piece = stages[int(mine.stages)]
    else:
        return None
    if choice & int(choices.NAMED):
        return paid_price(state, number, piece, int(choices.left_of(choice)), int(choices.right_of(choice)))
    way = _cheapest(state, number, piece)
    return None if way is None else paid_price(state, number, piece, *way)


_STEPS_OF_VERB = {
    int(choices.BUILD): (int(steps.TURN), int(steps.LAST_CARD)),
    int(choices.STAGE): (int(steps.TURN), int(steps.LAST_CARD)),
    int(choices.DISCARD): (int(steps.TURN), int(steps.LAST_CARD)),
    int(choices.REVIVE): (int(steps.REVIVE),),
    int(choices.SKIP): (int(steps.REVIVE),),
    int(choices.BOARD): (int(steps.BOARD),),
}


def refusal_of(state: State, seat: int, choice: int | None) -> Refusal:
    """Why a choice is not allowed now."""
    if choice is None:
        return Refusal("refused-classic-unknown", "SW-TURN-03")
    if state.over:
        return Refusal("refused-classic-over", "SW-END-01")
    number = int(state.asked_city(seat))
    if number < 0:
        return Refusal("refused-classic-not-waiting", "SW-TURN-02")
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    kind = int(steps.kind_of(state.asked))
    if kind not in _STEPS_OF_VERB[verb]:
        return Refusal("refused-classic-other-step", "SW-RESOLVE-02", {"step": steps.STEP_NAMES[kind]})
    if city_of(state, seat, choice) != number:
        return Refusal("refused-classic-other-city", "SW-DUO-07")
    if verb == choices.BOARD:
        return Refusal("refused-classic-board", "SW-SETUP-05", {"board": BOARDS[thing].name})
    card = {"card": CARDS[thing].name}
    if verb == choices.REVIVE:
        if state.city(number).has_name(CARDS[thing]):
            return Refusal("refused-classic-same-name", "SW-BUILD-02", card)
        return Refusal("refused-classic-not-discarded", "SW-HAL-05", card)
    if not _at_hand(state, seat, number, thing):
        return Refusal("refused-classic-not-in-hand", "SW-TURN-02", card)
    return _action_refusal(state, seat, number, verb, choice)


def _at_hand(state: State, seat: int, number: int, card: int) -> bool:
    if number == FREE_CITY and number >= state.deal.players and steps.kind_of(state.asked) == steps.LAST_CARD:
        return bool(state.pile_card(state.drawn) == card)
    held = hand_data(state, seat)
    if number >= state.deal.players:
        held.remove(CARDS[int(choices.object_of(state.sealed[seat]))].name)
    return CARDS[card].name in held


def _action_refusal(state: State, seat: int, number: int, verb: int, choice: int) -> Refusal:
    mine = state.city(number)
    piece = CARDS[int(choices.object_of(choice))]
    card = {"card": piece.name}
    if verb == choices.DISCARD:
        return Refusal("refused-classic-must-play", "SW-DUO-09", card)
    left, right = state.city(state.left_of(number)), state.city(state.right_of(number))
    if verb == choices.STAGE:
        stages = BOARDS[mine.board].stages
        if mine.stages == len(stages):
            return Refusal("refused-classic-wonder-complete", "SW-STAGE-06")
        ways = int(stage_ways(state, number))
        if ways != NO_WAY and number >= state.deal.players and mine.chains(piece):
            return Refusal("refused-classic-must-chain", "SW-DUO-13", card)
        piece = stages[int(mine.stages)]
    else:
        if mine.has_name(piece):
            return Refusal("refused-classic-same-name", "SW-BUILD-02", card)
        if choices.power_of(choice):
            if mine.free_left and choices.power_of(choice) == BOARDS[mine.board].power:
                return Refusal("refused-classic-power-not-needed", "SW-OLY-03", card)
            return Refusal("refused-classic-no-power", "SW-OLY-01", card)
        if mine.chains(piece):
            return Refusal("refused-classic-chain-is-free", "SW-CHAIN-05", card)
        ways = int(card_ways(mine, left, right, piece))
    if ways != NO_WAY:
        offered = ways_listed(ways)
        if choice & int(choices.NAMED):
            return Refusal("refused-classic-way", "SW-TRADE-10", {"ways": len(offered)})
        return Refusal("refused-classic-name-the-way", "SW-TRADE-10", {"ways": len(offered)})
    way = _cheapest(state, number, piece)
    if way is None:
        return Refusal("refused-classic-no-resources", "SW-TRADE-12", card)
    return Refusal(
        "refused-classic-too-few-coins",
        "SW-COST-04",
        {"price": sum(way) + int(piece.coins), "coins": int(mine.coins)},
    )
