"""The steps of Caravan."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import steps
from pharos.classic.caravan.board import PRICE, caravan_of, caravan_points
from pharos.classic.caravan.steps import LOAD, LOAD_FOR, RECEIVE
from pharos.classic.choices import object_of
from pharos.classic.owner import Owner
from pharos.classic.state import State
from pharos.core.bits import BIT, first


def price_of(state: State) -> i64:
    """Returns the price of a ware (CARAVAN-LOAD-01, CARAVAN-LOAD-03)."""
    if state.deal.rules.of_expansions["free_caravan"] is True:
        return 0
    return PRICE


@final
@mypyc_attr(acyclic=True)
class CaravanOwner(Owner):
    """Implements the steps of Caravan."""

    def begin(self, state: State, packed: i64) -> None:
        """Receives a ware at once; asks whether to buy one only if there is an affordable ware."""
        number = first(steps.cities_of(packed))
        if steps.kind_of(packed) == RECEIVE:
            caravan_of(state).take(number)
            return
        if not state.has_planned(steps.END_OF_TURN):
            state.plan(steps.END_OF_TURN, 0, 0)  # the cards of the age are dealt after it
        price = price_of(state)
        if caravan_of(state).left() == 0 or state.city(number).coins < price:
            return
        if price == 0:
            caravan_of(state).take(number)
        else:
            state.ask(packed)

    def fill(self, state: State, number: i64, buffer: vec[i64]) -> i64:
        """Offers two choices: nothing, or a ware for its price."""
        buffer[0], buffer[1] = LOAD_FOR, LOAD_FOR + PRICE
        return 2

    def carry_out(self, state: State) -> None:
        """Pays for the ware."""
        number = first(steps.cities_of(state.asked))
        choice = state.sealed[number]
        paid = object_of(choice)
        if paid != 0:
            state.city(number).coins -= paid
            caravan_of(state).take(number)
        state.record(number, choice)
        state.sealed[number] = 0

    def begin_age(self, state: State) -> bool:
        """Plans the purchases of all players, in seat order."""
        seat: i64 = 0
        while seat < state.deal.players:
            state.plan(LOAD, 0, BIT[seat])
            seat += 1
        return True

    def points(self, state: State, number: i64, line: i64) -> i64:
        """Returns the points of its line on the score sheet."""
        return caravan_points(state, number)

    def added_points(self, state: State, number: i64) -> i64:
        """Returns its part of the total points."""
        return caravan_points(state, number)
