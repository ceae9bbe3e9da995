"""The search agent: runs a search within a limit of time or simulations, and can be stopped."""

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
"""Target time between checks of the clock and the stop flag, on machines of any speed."""
MARGIN = 0.03
"""Part of the time limit that is reserved for the work after the last simulation."""
MOST_MARGIN = 0.01
CHECK_EVERY = 256
"""Simulations between checks for an early decision, when simulations are counted."""
SERIOUS = 10
"""Choices with at least 1/SERIOUS of the most visits are compared by their win probability."""
MOST_SIMULATIONS = 2**40
FAVOR = 1.4
"""Factor of the visits of a choice that fits the agent's style. 2.0 made a level much weaker."""

Clock = Callable[[], float]
ThinkerOf = Callable[[View], Thinker]


@final
class SearchAgent:
    """Takes the most visited choice of a search."""

    def __init__(
        self,
        thinker_of: ThinkerOf,
        *,
        name: str = "search",
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        guided: int | None = None,
        style: str = "",
        clock: Clock = time.monotonic,
    ) -> None:
        """`guided` is the number of simulations when a network guides the search. `style` is a taste, as for
        `Thinker.glance`: choices that fit it are preferred to others that are hardly better."""
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
        self._style = style
        self._thinker_of = thinker_of
        self._chance = Chance(seed, "search agent")
        self._clock = clock
        self._stopped = False

    def choose(self, view: View) -> Choice:
        """Returns the most visited choice, or one that fits the style with hardly fewer."""
        thinker, choices = self._think(view)
        if len(choices) == 1:
            return choices[0]
        visits, wins = self._favored(thinker), thinker.wins()
        best = max(range(len(choices)), key=lambda n: (visits[n], wins[n]))
        return choices[best]

    def analyse(self, view: View) -> list[Line]:
        """Returns every choice with its win probability and visits, best first."""
        thinker, choices = self._think(view, even_if_forced=True)
        lines = [
            Line(choice, win, visits, note)
            for choice, win, visits, note in zip(
                choices, thinker.wins(), thinker.visits(), thinker.notes(), strict=True
            )
        ]
        visits = self._favored(thinker)
        order = sorted(range(len(lines)), key=lambda n: (visits[n], lines[n].win), reverse=True)
        return [lines[n] for n in order]

    def _favored(self, thinker: Thinker) -> list[float]:
        """Returns the visits of each choice, more for those that fit the style."""
        visits: list[float] = [*thinker.visits()]
        if not self._style:
            return visits
        plain, liked = thinker.glance(self._style, 0.0), thinker.glance(self._style, 1.0)
        return [
            FAVOR * tried if more > less else tried
            for tried, more, less in zip(visits, liked, plain, strict=True)
        ]

    def stop(self) -> None:
        """Stops the running search, which then returns its best choice so far. Safe to call from another
        thread or a signal handler."""
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
                # With a limit of simulations alone, results must not depend on time: check at fixed counts.
                part = min(part, CHECK_EVERY - done % CHECK_EVERY)
            thinker.run(part)
            done += part
            left -= part
            now = self._clock()
            took, before = now - before, now
            if deadline is not None:
                if now >= deadline:
                    return
                # simulations that fit into the remaining time
                left_in_time = int((deadline - now) / max(took / part, 1e-9)) + 1
                # (the first simulation includes setup, so its duration is not representative)
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
    """Whether no other choice can become the most visited one, and none has a better win probability.

    Choices with few visits are ignored: their estimates are too noisy.
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
