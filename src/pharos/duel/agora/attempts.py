"""What a seat could try with Agora's visible pieces."""

from collections.abc import Callable
from typing import Final

from pharos.core.bits import members
from pharos.duel.agora import steps, verbs
from pharos.duel.agora.senate import CHAMBERS
from pharos.duel.open_things import Listing, places, their_wonders
from pharos.duel.pantheon.verbs import STRIKE
from pharos.duel.state import State


def of_turn(state: State, seat: int) -> list[int]:
    """Returns triggers of the seat's own conspiracies only: those of the opponent are face down."""
    senate = state.senate
    if senate is None:
        return []
    plots = int(senate.taken(seat)) & ~int(senate.triggered)
    return [int(verbs.TRIGGER) + plot for plot in members(plots)]


def _chambers(verb: int) -> Listing:
    return lambda state, seat: [verb + chamber for chamber in range(int(CHAMBERS))]


OF_STEP: Final[dict[int, Callable[[State, int], list[int]]]] = {
    int(steps.DEMOLISH): their_wonders(int(verbs.DEMOLISH)),
    int(steps.SENATE): _chambers(int(verbs.INFLUENCE)),
    int(steps.REMOVE): _chambers(int(verbs.REMOVE)),
    int(steps.CLEAR): places(int(STRIKE)),
    int(steps.CLEAR_MORE): places(int(STRIKE)),
}
