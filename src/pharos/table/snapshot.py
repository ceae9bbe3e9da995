"""A game position with a cache of data derived from it.

The public part of the view is needed for every viewer, and again to compute the effects of the next choice;
prices and scores are needed for every update of a round. Only the latest positions keep their caches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pharos.game import Game

KEPT = 512
"""Maximum positions with cached data, about 10 kB each."""

T = TypeVar("T")


class Moment:
    """One position of a game, which must not change."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._made: dict[str, Any] | None = None

    @property
    def lying_open(self) -> dict[str, Any]:
        """The part of a view that all viewers share; must not be modified."""
        return self.once("lying open", lambda game: game.lying_open())

    def once(self, what: str, make: Callable[[Game], T]) -> T:
        """Returns `make(game)`, cached under the key `what`; the result must not be modified."""
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
        """Drops the cached data."""
        self._made = None
        _kept.pop(self, None)


_kept: dict[Moment, None] = {}
"""Positions with cached data, oldest first."""
