"""What carries out the steps and verbs of an expansion, and what it adds to the flow of the game.

The flow of the base game asks the owner of a step or of a kind of card, and the expansions that are played
where something of theirs may happen; it knows none of them.
"""

from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.duel import steps
from pharos.duel.state import State


def _unknown(pending: i64) -> NoReturn:
    raise steps.unknown_step(steps.kind_of(pending))


@mypyc_attr(acyclic=True)
class Owner:
    """An expansion at work; this one owns nothing and adds nothing."""

    # its steps

    def possible(self, state: State, pending: i64) -> bool:
        """Whether a step of it has an option at all."""
        _unknown(pending)

    def fill(self, state: State, pending: i64, buffer: vec[i64]) -> i64:
        """Writes the choices of a step of it into a buffer; returns how many there are."""
        _unknown(pending)

    def apply(self, state: State, pending: i64, choice: i64) -> None:
        """Carries out a choice in a step of it, or with a verb of it."""
        _unknown(pending)

    # its cards

    def fee(self, state: State, seat: i64) -> i64:
        """What it costs in a turn to take any card of its kinds with its verb."""
        return 0

    def revive(self, state: State, seat: i64, card: i64) -> None:
        """A card of its kind comes back from the discard pile."""

    # where it is played

    def set_up(self, state: State) -> None:
        """The game is set up; the draft has not begun."""

    def drafts(self, state: State) -> bool:
        """Whether its wonders do something when they are drafted."""
        return False

    def on_draft(self, state: State, seat: i64, asked: i64) -> None:
        """A wonder was drafted that asks for a step of it."""

    def run(self, state: State) -> bool:
        """Does what is due without a question; whether there was anything.

        Asked before every step while `state.due` is set; whoever leaves something to do sets it.
        """
        return False

    def fill_turn(self, state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
        """The choices it adds to a turn."""
        return count

    def draw(self, state: State, seat: i64, tokens: i64) -> None:
        """A seat looks at progress tokens from the box."""

    def take(self, state: State, token: i64) -> None:
        """A progress token was taken from the box."""

    def end_turn(self, state: State) -> bool:
        """Nothing is owed any more; whether something is now."""
        return False

    def begin_age(self, state: State) -> None:
        """The structure of another age is laid out."""

    # points

    def points(self, state: State, seat: i64, line: i64) -> i64:
        """The points in one of its lines of the score sheet."""
        return 0

    def added_points(self, state: State, seat: i64) -> i64:
        """All its points but those that are printed on pieces, which a city adds up itself."""
        return 0
