"""The step of Cities, and its hooks in the flow of the game."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.cities.debt import DEBT_POINTS, fill_payments, pay_losses, settle_losses
from pharos.classic.cities.diplomacy import fight_with_diplomacy
from pharos.classic.owner import Owner
from pharos.classic.state import State


@final
@mypyc_attr(acyclic=True)
class CitiesOwner(Owner):
    """The rules of Cities."""

    def begin(self, state: State, packed: i64) -> None:
        """Determines the losses (CITIES-DEBT-03)."""
        settle_losses(state)

    def fill(self, state: State, number: i64, buffer: vec[i64]) -> i64:
        """Writes the choices of how much to pay."""
        return fill_payments(state, number, buffer)

    def carry_out(self, state: State) -> None:
        """Pays the losses when all have decided."""
        pay_losses(state)

    def fight(self, state: State) -> bool:
        """Resolves the conflicts without diplomats (CITIES-DIPLO-02)."""
        fight_with_diplomacy(state)
        return True

    def points(self, state: State, number: i64, line: i64) -> i64:
        """Returns the points of debt (CITIES-DEBT-02)."""
        return state.city(number).debt * DEBT_POINTS

    def added_points(self, state: State, number: i64) -> i64:
        """Returns the points of debt, the only line of Cities not printed on cards."""
        return state.city(number).debt * DEBT_POINTS
