"""The rules of an expansion: its steps and verbs, and its hooks in the flow of the game.

The base game calls the owner of a step or kind of card, and the hooks of all expansions in play; it
does not depend on any particular expansion.
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
    """The rules of an expansion; this base class adds nothing."""

    # its steps

    def possible(self, state: State, pending: i64) -> bool:
        """Returns whether one of its steps has any choice."""
        _unknown(pending)

    def fill(self, state: State, pending: i64, buffer: vec[i64]) -> i64:
        """Writes the choices of one of its steps into a buffer; returns how many there are."""
        _unknown(pending)

    def apply(self, state: State, pending: i64, choice: i64) -> None:
        """Carries out a choice in one of its steps, or with one of its verbs."""
        if steps.kind_of(pending) == steps.TURN:
            from pharos.duel import choices

            raise choices.unknown_verb(choices.verb_of(choice))
        _unknown(pending)

    # its cards

    def fee(self, state: State, seat: i64) -> i64:
        """Returns the price in coins of taking a card of its kinds with its verb in a turn."""
        return 0

    def revive(self, state: State, seat: i64, card: i64) -> None:
        """Handles a card of its kinds that comes back from the discard pile."""

    # hooks

    def set_up(self, state: State) -> None:
        """Called when the game is set up, before the draft."""

    def drafts(self, state: State) -> bool:
        """Returns whether its wonders have an effect when they are drafted."""
        return False

    def on_draft(self, state: State, seat: i64, asked: i64) -> None:
        """Called when a wonder was drafted that requires one of its steps."""

    def run(self, state: State) -> bool:
        """Performs automatic actions; returns whether there were any.

        Called before every step while `state.due` is set; code that leaves something to do must set it.
        """
        return False

    def fill_turn(self, state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
        """Writes the choices that it adds to a turn after the first `count`; returns the new number."""
        return count

    def draw(self, state: State, seat: i64, tokens: i64) -> None:
        """Called when a seat looks at progress tokens from the box."""

    def take(self, state: State, token: i64) -> None:
        """Called when a progress token was taken from the box."""

    def end_turn(self, state: State) -> bool:
        """Called when nothing is pending; returns whether something is pending now."""
        return False

    def begin_age(self, state: State) -> None:
        """Called when the structure of another age is laid out."""

    # points

    def points(self, state: State, seat: i64, line: i64) -> i64:
        """Returns the points in one of its lines of the score sheet."""
        return 0

    def added_points(self, state: State, seat: i64) -> i64:
        """Returns all its points except those printed on pieces, which the city adds up itself."""
        return 0
