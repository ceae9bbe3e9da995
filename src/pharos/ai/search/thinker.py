"""The interface between a search and the agent, the same for both games."""

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
    """The search result of one choice: `for choice, win, visits, note in agent.analyse(view)`."""

    choice: Choice
    win: float
    """Win probability from 0 to 1 (a shared victory counts proportionally)."""
    visits: int
    """Number of visits: the most reliable measure of quality."""
    note: str
    """Expected continuation, in notation; may be empty."""


class Thinker(Protocol):
    """A search in one game. It starts from a view, so it cannot use information hidden from its seat."""

    guided: bool
    """Whether a network guides it."""

    def begin(self, view: View, chance: Chance, time_left: TimeLeft | None = None) -> list[Choice]:
        """Moves to a new position and returns the choices of the seat, in a fixed order.

        `time_left` returns the remaining seconds; None if simulations are counted.
        """

    def run(self, simulations: int) -> None:
        """Runs this many more simulations."""

    def visits(self) -> list[int]:
        """Returns the visits of each choice, in the order of `begin`."""

    def wins(self) -> list[float]:
        """Returns the win probability of each choice."""

    def notes(self) -> list[str]:
        """Returns the expected continuation of each choice."""

    def glance(self, taste: str, strength: float) -> list[float]:
        """Returns the superficial value of each choice, in points, with a bonus for those that fit
        `taste`."""

    def look(self) -> list[float]:
        """Returns the value of each choice after its immediate effect, from 0 to 1."""


def next_world_after(worlds: int, per_root: float = WORLDS_PER_ROOT) -> int:
    """Returns the number of simulations at which one more determinization is added to `worlds`.

    Depends on nothing else, so that a fixed number of simulations gives the same result on every machine.
    """
    if worlds >= MOST_WORLDS:
        return NEVER
    return ceil((max(0, worlds - FIRST_WORLDS + 1) / per_root) ** 2)


def run_in_worlds(
    search: Any, sample: Callable[[], Any], worlds: int, simulations: int, per_root: float = WORLDS_PER_ROOT
) -> int:
    """Runs `simulations` with an increasing number of determinizations; returns how many there are then."""
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
    """Returns the most likely continuation of each choice, as a string in notation."""
    return [" ".join(notation(reply) for reply in search.expected(code, length)) for code in codes]


def seat_of(view: View) -> int:
    """Returns the seat of a view; raises an error for a spectator."""
    if view.seat is None:
        raise PharosError("A spectator has nothing to choose.")
    return view.seat
