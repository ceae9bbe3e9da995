"""What a search must offer so that one agent can use it for any game."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple, Protocol

from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import View

TimeLeft = Callable[[], float]
SAMPLE_SEEDS = 2**31 - 1
FIRST_WORLDS = 2
MOST_WORLDS = 200
NEVER = 2**62
WORLDS_PER_ROOT = 0.4


class Line(NamedTuple):
    """One choice after some thought: `for choice, win, visits, note in agent.analyse(view)`."""

    choice: Choice
    win: float
    """How likely it is to win, from 0 to 1 (a shared victory counts as a part)."""
    visits: int
    """How often it was tried: the surest sign of what the search thinks of it."""
    note: str
    """What is expected to follow, in notation; may be empty."""


class Thinker(Protocol):
    """A search in one game. It begins with a view, so it can know nothing that its seat does not."""

    guided: bool
    """Whether a network guides it."""

    def begin(self, view: View, chance: Chance, time_left: TimeLeft | None = None) -> list[Choice]:
        """Stands at a new position; the choices of the seat, in a fixed order.

        `time_left`: tells how many seconds there are still; None where simulations are counted.
        """

    def run(self, simulations: int) -> None:
        """Thinks on for so many simulations."""

    def visits(self) -> list[int]:
        """How often each choice was tried, in the order `begin` gave them."""

    def wins(self) -> list[float]:
        """How likely each choice is to win."""

    def notes(self) -> list[str]:
        """What is expected to follow each choice."""

    def glance(self, taste: str, strength: float) -> list[float]:
        """What each choice looks like at first sight, in points, to somebody with a taste."""

    def look(self) -> list[float]:
        """What each choice looks like when its immediate effect is judged, from 0 to 1."""


def next_world_after(worlds: int, per_root: float = WORLDS_PER_ROOT) -> int:
    """After how many simulations one more sampled game is worth its time, when there are so many.

    It depends on nothing else, so that counted simulations give the same thought on every machine.
    """
    if worlds >= MOST_WORLDS:
        return NEVER
    return ceil((max(0, worlds - FIRST_WORLDS + 1) / per_root) ** 2)


def run_in_worlds(
    search: Any, sample: Callable[[], Any], worlds: int, simulations: int, per_root: float = WORLDS_PER_ROOT
) -> int:
    """Runs so many simulations, in ever more sampled games; how many games there are then."""
    while simulations > 0:
        done = int(search.simulations)
        due = next_world_after(worlds, per_root)
        if done >= due:
            search.add_world(sample())
            worlds += 1
            continue
        part = min(simulations, due - done)
        search.run(part)
        simulations -= part
    return worlds


def expected_replies(
    notation: Callable[[int], str], search: Any, codes: Sequence[int], length: int
) -> list[str]:
    """The choices most likely to follow each of some choices."""
    return [" ".join(notation(reply) for reply in search.expected(code, length)) for code in codes]


def seat_of(view: View) -> int:
    """The seat of a view; a spectator has nothing to choose."""
    if view.seat is None:
        raise PharosError("A spectator has nothing to choose.")
    return view.seat
