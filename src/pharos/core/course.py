"""The course of a game: which seats must choose, their allowed choices, and the choices made so far.

Every choice of every game passes through here, so it is compiled; `Game` wraps it and validates its input.
A product may subclass `Course` to call its functions directly instead of through the protocol.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pharos.core.choice import Choice, Decision
from pharos.core.price import Price
from pharos.core.reason import Barred

LEG: Final = 8
"""Number of choices between two kept states; a state in between is rebuilt by replaying from the last."""


@mypyc_attr(acyclic=True)
class Course:
    """A state of a product and the choices that led to it."""

    def __init__(self, product: Any, state: Any) -> None:
        self.product = product
        self.state = state
        self.waiting: tuple[int, ...] = self.owing()
        """The seats that must choose."""
        self.played: list[tuple[int, int]] = []
        """All choices made so far as (seat, code), in order."""
        self._asked = -1
        self._codes: list[int] = []
        """Cached choices of seat `_asked`; -1 if none were computed since the last choice."""
        self._kept: Any = None
        self._kept_at = 0
        """A copy of the state after `_kept_at` choices; it is never modified."""

    def owing(self) -> tuple[int, ...]:
        """Returns the seats that must choose, according to the product."""
        waiting: tuple[int, ...] = self.product.waiting(self.state)
        return waiting

    def ask(self, seat: int) -> list[int]:
        """Returns the choices of a seat that must choose, according to the product."""
        codes: list[int] = self.product.codes(self.state, seat)
        return codes

    def carry_out(self, seat: int, code: int) -> None:
        """Has the product apply a choice."""
        self.product.apply(self.state, seat, code)

    def codes_of(self, seat: int) -> list[int]:
        """Returns the choices of a seat as numbers; empty if the seat has none to make."""
        if seat != self._asked:
            self._asked = seat
            self._codes = []
            if seat in self.waiting:
                self._codes = self.ask(seat)
        return self._codes

    def forget(self) -> None:
        """Drops the cached choices and the kept state, after the state was changed from outside."""
        self._asked = -1
        self._kept = None

    def take_over(self, other: "Course") -> None:
        """Copies history and caches from another course, of which this one is a copy."""
        self.played = list(other.played)
        self._asked = other._asked
        self._codes = other._codes
        self._kept = other._kept
        self._kept_at = other._kept_at

    def choices_of(self, seat: object) -> list[Choice]:
        """Returns the choices of a seat, tied to the current state; empty for anything that is not a seat."""
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
        """Returns the choices of a seat in notation, each with its price."""
        product, state = self.product, self.state
        return [(product.notation(code), product.price(state, seat, code)) for code in self.codes_of(seat)]

    def barred(self, seat: int) -> list[Barred]:
        """Returns the visible options that a seat cannot choose now, each once, with the reason."""
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
        """Makes a choice if it is a `Choice` that the seat may make; returns whether it did."""
        if type(seat) is not int or seat < 0 or not isinstance(choice, Choice):
            return False
        return self.made(seat, choice.code)

    def made(self, seat: int, code: int) -> bool:
        """Makes a choice if the seat may make it; returns whether it did."""
        if code not in self.codes_of(seat):
            return False
        self.carry_out(seat, code)
        self.played.append((seat, code))
        self._asked = -1
        self.waiting = self.owing()
        return True


def _action(notation: str) -> str:
    """Returns the notation without the payment."""
    return notation.partition("@")[0]
