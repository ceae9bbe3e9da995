"""What a seat could try with the pieces it can see, and the prices that follow from public information.

A client shows why a card of the hand cannot be built before the player tries it, so all of these attempts
are explained together. They use only the seat's own hand, and the discard pile while the
seat looks through it.
"""

from collections.abc import Callable

from pharos.classic import choices, steps
from pharos.classic.boards import BOARDS
from pharos.classic.expansions import MIXES
from pharos.classic.explain import cards_at_hand, price_of
from pharos.classic.names import discarded
from pharos.classic.payment import PRICES
from pharos.classic.piece import RESOURCES
from pharos.classic.state import State
from pharos.core.bits import lane
from pharos.core.price import Market, PriceList

_OF_STEP: dict[int, list[Callable[[State, int], list[int]]]] = {}
"""By step, what the expansions add."""
for _one in MIXES.all:
    for _kind, _attempts in _one.attempts().items():
        _OF_STEP.setdefault(_kind, []).append(_attempts)


def price_lists(state: State) -> list[PriceList]:
    """Returns by seat the unit prices of its neighbors and the bank, and the lowest price of a stage."""
    return [_price_list(state, seat) for seat in range(int(state.deal.players))]


def _price_list(state: State, seat: int) -> PriceList:
    mine = state.city(seat)
    if mine.board < 0:
        return PriceList()
    sides = (
        (int(state.left_of(seat)), int(mine.left_cut), int(mine.left_rebate)),
        (int(state.right_of(seat)), int(mine.right_cut), int(mine.right_rebate)),
    )
    markets = [Market(_unit_prices(cut), seller, rebate) for seller, cut, rebate in sides]
    if mine.bank_price:
        markets.append(Market({name: int(mine.bank_price) for name in RESOURCES}))
    stage = price_of(state, seat, int(choices.STAGE))
    return PriceList(tuple(markets), {} if stage is None else {"stage": stage})


def _unit_prices(cut: int) -> dict[str, int]:
    return {name: int(lane(PRICES - cut, n)) for n, name in enumerate(RESOURCES)}


def attempts(state: State, seat: int) -> list[int]:
    """Returns each card or leader of the hand once, and the next stage once, with the first of them."""
    number = int(state.asked_city(seat))
    if state.over or number < 0:
        return []
    kind = int(steps.kind_of(state.asked))
    flag = int(choices.FOR_FREE_CITY) if number >= state.deal.players else 0
    if kind in (steps.TURN, steps.LAST_CARD):
        cards = list(dict.fromkeys(cards_at_hand(state, seat, number)))
        found = [int(choices.BUILD) + card + flag for card in cards]
        stages = len(BOARDS[state.city(number).board].stages)
        if cards and state.city(number).stages < stages:
            found.append(int(choices.STAGE) + cards[0] + flag)
        return found
    if kind == steps.REVIVE:
        codes = [choices.parse(f"revive:{name}") for name in dict.fromkeys(discarded(state))]
        return [code + flag for code in codes if code is not None]
    return [code for attempts_of in _OF_STEP.get(kind, ()) for code in attempts_of(state, number)]
