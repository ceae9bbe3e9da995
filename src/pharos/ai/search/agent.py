"""The agent that searches: it thinks within a limit of time or of simulations, and can be stopped."""

import time
from collections.abc import Callable
from typing import final

from pharos.ai.search.thinker import Line, Thinker
from pharos.core.chance import Chance
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import View

FIRST_BATCH = 1
BATCH_SECONDS = 0.004
"""The clock and the wish to stop are looked at about this often, however slow the machine is."""
MARGIN = 0.03
"""The part of the time that is kept for what comes after the last simulation."""
MOST_MARGIN = 0.01
CHECK_EVERY = 256
"""So often a count of simulations is asked whether the choice is clear already."""
SERIOUS = 10
"""A choice that was tried a tenth as often as another is compared with it by its chance to win."""
MOST_SIMULATIONS = 2**40

Clock = Callable[[], float]
ThinkerOf = Callable[[View], Thinker]


@final
class SearchAgent:
    """Chooses what a search tried most often."""

    def __init__(
        self,
        thinker_of: ThinkerOf,
        *,
        name: str = "search",
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        guided: int | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        """`guided` is how many simulations there are where a network guides them."""
        if seconds is None and simulations is None:
            raise PharosError("A search needs a limit of seconds or of simulations.")
        if seconds is not None and not seconds > 0:
            raise PharosError("The seconds of a search must be more than 0.")
        if simulations is not None and simulations < 1:
            raise PharosError("A search needs at least one simulation.")
        self.name = name
        self.seconds = seconds
        self.simulations = simulations
        self._guided = simulations if guided is None else guided
        self._thinker_of = thinker_of
        self._chance = Chance(seed, "search agent")
        self._clock = clock
        self._stopped = False

    def choose(self, view: View) -> Choice:
        """The choice tried most often."""
        thinker, choices = self._think(view)
        if len(choices) == 1:
            return choices[0]
        visits, wins = thinker.visits(), thinker.wins()
        best = max(range(len(choices)), key=lambda n: (visits[n], wins[n]))
        return choices[best]

    def analyse(self, view: View) -> list[Line]:
        """Every choice with its chance to win and how often it was tried, best first."""
        thinker, choices = self._think(view, even_if_forced=True)
        lines = [
            Line(choice, win, visits, note)
            for choice, win, visits, note in zip(
                choices, thinker.wins(), thinker.visits(), thinker.notes(), strict=True
            )
        ]
        return sorted(lines, key=lambda line: (line.visits, line.win), reverse=True)

    def stop(self) -> None:
        """Ends the thought that is under way; its best choice so far is taken. (From another thread,
        or from a signal handler.)"""
        self._stopped = True

    def _think(self, view: View, even_if_forced: bool = False) -> tuple[Thinker, list[Choice]]:
        began = self._clock()
        self._stopped = False
        thinker = self._thinker_of(view)
        seconds = self.seconds
        time_left = None if seconds is None else lambda: began + seconds - self._clock()
        choices = thinker.begin(view, self._chance, time_left)
        if not choices:
            raise PharosError("This seat has nothing to choose.")
        if len(choices) == 1 and not even_if_forced:
            return thinker, choices
        self._search(thinker, began)
        return thinker, choices

    def _search(self, thinker: Thinker, began: float) -> None:
        limit = self._guided if thinker.guided else self.simulations
        left = MOST_SIMULATIONS if limit is None else limit
        deadline = None
        if self.seconds is not None:
            deadline = began + self.seconds - min(MOST_MARGIN, MARGIN * self.seconds)
        batch = FIRST_BATCH
        done = 0
        before = self._clock()
        while left > 0 and not self._stopped:
            part = min(batch, left)
            if deadline is None:
                # Where simulations alone are counted, time must not matter: checks come at fixed counts.
                part = min(part, CHECK_EVERY - done % CHECK_EVERY)
            thinker.run(part)
            done += part
            left -= part
            now = self._clock()
            took, before = now - before, now
            if deadline is not None:
                if now >= deadline:
                    return
                # so many more could be done in the time that is left
                left_in_time = int((deadline - now) / max(took / part, 1e-9)) + 1
                # (the first simulation takes the search to its position, and tells nothing of the others)
                timed = took >= BATCH_SECONDS / 2 and done > FIRST_BATCH
                if timed and _decided(thinker, min(left, 2 * left_in_time)):
                    return
                if (deadline - now) < took:
                    batch = max(1, min(batch, left_in_time))
            elif done % CHECK_EVERY == 0 and _decided(thinker, left):
                return
            if took < BATCH_SECONDS / 2:
                batch = batch * 2
            elif took > BATCH_SECONDS * 2 and batch > 1:
                batch = batch // 2


def _decided(thinker: Thinker, left: int) -> bool:
    """Whether no other choice can be tried more often any more, and none looks better.

    A choice that was hardly tried looks better by chance.
    """
    visits = thinker.visits()
    if len(visits) < 2:
        return True
    most, second = sorted(visits, reverse=True)[:2]
    if most - second <= left:
        return False
    wins = thinker.wins()
    tried = [n for n in range(len(visits)) if visits[n] * SERIOUS >= most]
    return visits[max(tried, key=lambda n: wins[n])] == most
