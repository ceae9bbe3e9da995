"""What a seat could try with Pantheon's visible pieces."""

from collections.abc import Callable
from typing import Final

from pharos.duel.open_things import all_wonders, places, their_cards, their_wonders
from pharos.duel.pantheon import steps, verbs
from pharos.duel.pantheon.activation import FIRST_AGE_OF_GODS
from pharos.duel.state import State


def open_gods(state: State) -> list[int]:
    """Returns the gods in the Pantheon, once they are face up (PAN-ACT-02)."""
    pantheon = state.pantheon
    if pantheon is None or state.age < FIRST_AGE_OF_GODS:
        return []
    return [int(god) for god in pantheon.slots if god >= 0]


def of_turn(state: State) -> list[int]:
    """Returns activations of all face-up gods."""
    return [int(verbs.ACTIVATE) + god for god in open_gods(state)]


OF_STEP: Final[dict[int, Callable[[State, int], list[int]]]] = {
    int(steps.STEAL): their_cards(int(verbs.STEAL)),
    int(steps.SNAKE): their_cards(int(verbs.SNAKE)),
    int(steps.CLAIM): their_wonders(int(verbs.CLAIM)),
    int(steps.UNBUILD): all_wonders(int(verbs.UNBUILD)),
    int(steps.STRIKE): places(int(verbs.STRIKE)),
}
