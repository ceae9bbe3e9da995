"""The course of a game of Duel, with the engine's functions reached directly."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import listed
from pharos.core.course import Course
from pharos.duel.state import State
from pharos.duel.turn import BLANK, apply, fill_choices, waiting_seats


@final
@mypyc_attr(acyclic=True)
class DuelCourse(Course):
    """A state of Duel, and how it got there."""

    def __init__(self, product: Any, state: State) -> None:
        self._duel = state
        self._buffer: vec[i64] = BLANK[:]
        super().__init__(product, state)

    def owing(self) -> tuple[int, ...]:
        """The seat that owes a choice."""
        return waiting_seats(self._duel)

    def ask(self, seat: int) -> list[int]:
        """The choices of the seat that owes one."""
        return listed(self._buffer, fill_choices(self._duel, self._buffer))

    def carry_out(self, seat: int, code: int) -> None:
        """Makes a choice."""
        apply(self._duel, code)
