"""The step and the verbs of Harbor."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.duel import steps
from pharos.duel.choices import object_of
from pharos.duel.harbor.board import PRICE, harbor_of, harbor_points
from pharos.duel.harbor.steps import DOCK, STOW, STOW_CRATE
from pharos.duel.owner import Owner
from pharos.duel.state import State


@final
@mypyc_attr(acyclic=True)
class HarborOwner(Owner):
    """Implements the step and the verbs of Harbor."""

    def possible(self, state: State, pending: i64) -> bool:
        """Skips the step if the harbor is empty (HARBOR-TURN-03)."""
        return harbor_of(state).left() != 0

    def fill(self, state: State, pending: i64, buffer: vec[i64]) -> i64:
        """Offers to keep any crate on offer."""
        harbor = harbor_of(state)
        count: i64 = 0
        while count < harbor.offered():
            buffer[count] = STOW_CRATE + harbor.pile[harbor.top + count]
            count += 1
        return count

    def apply(self, state: State, pending: i64, choice: i64) -> None:
        """Pays for docking and asks for a crate, or keeps the chosen crate."""
        seat = steps.seat_of(pending)
        if choice == DOCK:
            state.city(seat).spend(PRICE)
            state.push(STOW, seat, 0)
        else:
            harbor_of(state).stow(seat, object_of(choice))

    def fill_turn(self, state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
        """Offers docking as a turn (HARBOR-TURN-01)."""
        if harbor_of(state).left() != 0 and state.city(seat).purse() >= PRICE:
            buffer[count] = DOCK
            count += 1
        return count

    def points(self, state: State, seat: i64, line: i64) -> i64:
        """Returns the points of its line on the score sheet."""
        return harbor_points(state, seat)

    def added_points(self, state: State, seat: i64) -> i64:
        """Returns its part of the total points."""
        return harbor_points(state, seat)
