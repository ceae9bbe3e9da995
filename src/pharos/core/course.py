"""The course of a game: who owes a choice, what may be chosen, what was chosen.

Every choice of every game goes through here, so it is compiled; `Game` stands before it and checks what it is
given.
"""

from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.choice import Choice, Decision


@final
@mypyc_attr(acyclic=True)
class Course:
    """A state of some product, and how it got there."""

    def __init__(self, product: Any, state: Any) -> None:
        self.product = product
        self.state = state
        self.waiting: tuple[int, ...] = product.waiting(state)
        """The seats that owe a choice."""
        self.played: list[tuple[int, int]] = []
        """Every choice with its seat, in order."""
        self._asked = -1
        self._codes: list[int] = []
        """What the seat that was asked last may choose now; -1 when none was asked since the last choice."""

    def codes_of(self, seat: int) -> list[int]:
        """The choices of a seat, as numbers; none when it owes none."""
        if seat != self._asked:
            self._asked = seat
            self._codes = []
            if seat in self.waiting:
                self._codes = self.product.codes(self.state, seat)
        return self._codes

    def forget(self) -> None:
        """What was asked holds no longer."""
        self._asked = -1

    def take_over(self, other: "Course") -> None:
        """What was played and asked in another course, of which this one is a copy."""
        self.played = list(other.played)
        self._asked = other._asked
        self._codes = other._codes

    def choices_of(self, seat: int) -> list[Choice]:
        """The choices of a seat; they keep the moment they belong to."""
        codes = self.codes_of(seat)
        if not codes:
            return []
        return Decision(self.product, self.product.clone(self.state), seat).choices(codes)

    def made(self, seat: int, code: int) -> bool:
        """Makes a choice, if it is one of the seat's; whether it was."""
        if code not in self.codes_of(seat):
            return False
        self.product.apply(self.state, seat, code)
        self.played.append((seat, code))
        self.forget()
        self.waiting = self.product.waiting(self.state)
        return True
