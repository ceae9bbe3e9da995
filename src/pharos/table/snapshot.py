"""A game that does not change any more until somebody chooses, and what all who look at it share.

What lies open is needed for every viewer, and once more when the next choice is told; prices and scores
for every update of a round. It is kept for the tables that were played last, not for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pharos.game import Game

KEPT = 512
"""So many moments keep what was made of them, some ten kilobytes each."""

T = TypeVar("T")


class Moment:
    """One moment of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._made: dict[str, Any] | None = None

    @property
    def lying_open(self) -> dict[str, Any]:
        """What is the same for everybody who looks; not to be changed."""
        return self.once("lying open", lambda game: game.lying_open())

    def once(self, what: str, make: Callable[[Game], T]) -> T:
        """Makes something of the game, or takes what was made of it before; not to be changed."""
        if self._made is None:
            self._made = {}
            _kept[self] = None
            if len(_kept) > KEPT:
                next(iter(_kept)).pass_by()
        if what not in self._made:
            self._made[what] = make(self.game)
        made: T = self._made[what]
        return made

    def pass_by(self) -> None:
        """Keeps nothing any longer."""
        self._made = None
        _kept.pop(self, None)


_kept: dict[Moment, None] = {}
"""Those that keep something, the oldest first."""
