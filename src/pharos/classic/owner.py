"""The rules of an expansion: its steps, and its hooks in the flow of the game.

The base game calls the owner of a step, and the hooks of all expansions in play; it does not depend on
any particular expansion.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import steps
from pharos.classic.state import State


@mypyc_attr(acyclic=True)
class Owner:
    """The rules of an expansion; this base class adds nothing."""

    # its steps

    def begin(self, state: State, packed: i64) -> None:
        """Starts one of its steps: carries it out, or asks for choices if there are any."""
        raise steps.unknown_step(steps.kind_of(packed))

    def fill(self, state: State, number: i64, buffer: vec[i64]) -> i64:
        """Writes the choices of a city in the current step; returns how many there are."""
        raise steps.unknown_step(steps.kind_of(state.asked))

    def carry_out(self, state: State) -> None:
        """Carries out the current step when all choices are in."""
        raise steps.unknown_step(steps.kind_of(state.asked))

    # hooks

    def set_up(self, state: State) -> None:
        """Called when the game is set up, before the first age."""

    def begin_age(self, state: State) -> bool:
        """Called when an age begins; returns whether something happens before its cards are dealt."""
        return False

    def begin_turn(self, state: State) -> None:
        """Called when a turn begins."""

    def end_age(self, state: State) -> None:
        """Called after the last turn of an age, before the conflicts."""

    def fight(self, state: State) -> bool:
        """Resolves the conflicts of an age if it has rules for them; returns whether it did."""
        return False

    # points

    def points(self, state: State, number: i64, line: i64) -> i64:
        """Returns the points of a city in one of its lines that is not a category of printed points."""
        return 0

    def added_points(self, state: State, number: i64) -> i64:
        """Returns the sum of those points of a city."""
        return 0
