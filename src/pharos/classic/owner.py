"""What carries out the steps of an expansion, and what it adds to the flow of the game.

The flow of the base game asks the owner of a step, and the expansions that are played where something of
theirs may happen; it knows none of them.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import steps
from pharos.classic.state import State


@mypyc_attr(acyclic=True)
class Owner:
    """An expansion at work; this one owns nothing and adds nothing."""

    # its steps

    def begin(self, state: State, packed: i64) -> None:
        """It is time for a step: it is done, or asked where there is something to choose."""
        raise steps.unknown_step(steps.kind_of(packed))

    def fill(self, state: State, number: i64, buffer: vec[i64]) -> i64:
        """Writes what a city may choose in the step that is asked; returns how many choices there are."""
        raise steps.unknown_step(steps.kind_of(state.asked))

    def carry_out(self, state: State) -> None:
        """All choices of the step that is asked are in."""
        raise steps.unknown_step(steps.kind_of(state.asked))

    # where it is played

    def set_up(self, state: State) -> None:
        """The game is set up; no age has begun."""

    def begin_age(self, state: State) -> bool:
        """An age begins; whether something is done before its cards are dealt."""
        return False

    def begin_turn(self, state: State) -> None:
        """A turn begins."""

    def end_age(self, state: State) -> None:
        """The last turn of an age is over; the conflicts follow."""

    def fight(self, state: State) -> bool:
        """The conflicts of an age, where they have rules of their own; whether they have."""
        return False

    # points

    def points(self, state: State, number: i64, line: i64) -> i64:
        """The points of a city in one of its lines that is no category of printed points."""
        return 0

    def added_points(self, state: State, number: i64) -> i64:
        """All those points of a city."""
        return 0
