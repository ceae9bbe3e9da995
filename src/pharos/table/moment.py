"""A game that does not change any more until somebody chooses, and what all who look at it share.

What lies open is needed for every viewer, and once more when the next choice is told; it is kept for
the tables that were played last, not for all of them.
"""

from __future__ import annotations

from typing import Any

from pharos.game import Game

KEPT = 512
"""So many moments keep what lies open in them, some ten kilobytes each."""


class Moment:
    """One moment of a game."""

    __slots__ = ("_lying_open", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._lying_open: dict[str, Any] | None = None

    @property
    def lying_open(self) -> dict[str, Any]:
        """What is the same for everybody who looks; not to be changed."""
        if self._lying_open is None:
            self._lying_open = self.game.lying_open()
            _kept[self] = None
            if len(_kept) > KEPT:
                next(iter(_kept)).pass_by()
        return self._lying_open

    def pass_by(self) -> None:
        """Keeps nothing any longer."""
        self._lying_open = None
        _kept.pop(self, None)


_kept: dict[Moment, None] = {}
"""Those that keep something, the oldest first."""
