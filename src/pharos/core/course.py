"""The course of a game: who owes a choice, what may be chosen, what was chosen.

Every choice of every game goes through here, so it is compiled; `Game` stands before it and checks what it is
given. A product whose functions are to be reached without a step between has a course of its own.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pharos.core.choice import Choice, Decision
from pharos.core.price import Price
from pharos.core.reason import Barred

LEG: Final = 8
"""A state is kept for so many choices: of the moments between, those that are asked for are played again."""


@mypyc_attr(acyclic=True)
class Course:
    """A state of some product, and how it got there."""

    def __init__(self, product: Any, state: Any) -> None:
        self.product = product
        self.state = state
        self.waiting: tuple[int, ...] = self.owing()
        """The seats that owe a choice."""
        self.played: list[tuple[int, int]] = []
        """Every choice with its seat, in order."""
        self._asked = -1
        self._codes: list[int] = []
        """What the seat that was asked last may choose now; -1 when none was asked since the last choice."""
        self._kept: Any = None
        self._kept_at = 0
        """The state as it was after so many choices; nothing changes it."""

    def owing(self) -> tuple[int, ...]:
        """The seats that owe a choice, as the product says."""
        waiting: tuple[int, ...] = self.product.waiting(self.state)
        return waiting

    def ask(self, seat: int) -> list[int]:
        """The choices of a seat that owes one, as the product says."""
        codes: list[int] = self.product.codes(self.state, seat)
        return codes

    def carry_out(self, seat: int, code: int) -> None:
        """Has the product make a choice."""
        self.product.apply(self.state, seat, code)

    def codes_of(self, seat: int) -> list[int]:
        """The choices of a seat, as numbers; none when it owes none."""
        if seat != self._asked:
            self._asked = seat
            self._codes = []
            if seat in self.waiting:
                self._codes = self.ask(seat)
        return self._codes

    def forget(self) -> None:
        """What was asked and kept holds no longer: the state was changed by another hand."""
        self._asked = -1
        self._kept = None

    def take_over(self, other: "Course") -> None:
        """What was played and asked in another course, of which this one is a copy."""
        self.played = list(other.played)
        self._asked = other._asked
        self._codes = other._codes
        self._kept = other._kept
        self._kept_at = other._kept_at

    def choices_of(self, seat: object) -> list[Choice]:
        """The choices of a seat, none of what is no seat; they keep the moment they belong to."""
        if type(seat) is not int or seat < 0:
            return []
        codes = self.codes_of(seat)
        if not codes:
            return []
        played = len(self.played)
        if self._kept is None or played - self._kept_at >= LEG:
            self._kept = self.product.clone(self.state)
            self._kept_at = played
        return Decision(self.product, self._kept, seat, self.played, self._kept_at, played).choices(codes)

    def priced(self, seat: int) -> list[tuple[str, Price | None]]:
        """The choices of a seat in notation, each with its price."""
        product, state = self.product, self.state
        return [(product.notation(code), product.price(state, seat, code)) for code in self.codes_of(seat)]

    def barred(self, seat: int) -> list[Barred]:
        """What a seat might try with what lies open, and cannot choose: each thing once."""
        product, state = self.product, self.state
        possible = {_action(product.notation(code)) for code in self.codes_of(seat)}
        found: list[Barred] = []
        for code in product.attempts(state, seat):
            choice = product.notation(code)
            if _action(choice) not in possible:
                why, price = product.refusal(state, seat, code), product.price(state, seat, code)
                found.append(Barred(choice, why, price))
        return found

    def took(self, seat: object, choice: object) -> bool:
        """Makes a choice, if it is a `Choice` and one of the seat's; whether it was."""
        if type(seat) is not int or seat < 0 or not isinstance(choice, Choice):
            return False
        return self.made(seat, choice.code)

    def made(self, seat: int, code: int) -> bool:
        """Makes a choice, if it is one of the seat's; whether it was."""
        if code not in self.codes_of(seat):
            return False
        self.carry_out(seat, code)
        self.played.append((seat, code))
        self._asked = -1
        self.waiting = self.owing()
        return True


def _action(notation: str) -> str:
    """A notation without the way to pay."""
    return notation.partition("@")[0]
