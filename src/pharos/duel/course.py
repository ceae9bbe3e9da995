"""The course of a game of Duel; calls the engine's functions directly."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import listed
from pharos.core.course import Course
from pharos.core.price import Price
from pharos.core.reason import Barred
from pharos.duel import choices
from pharos.duel.attempts import attempts
from pharos.duel.explain import price_of, refusal_of
from pharos.duel.state import State
from pharos.duel.turn import BLANK, apply, fill_choices, waiting_seats


@final
@mypyc_attr(acyclic=True)
class DuelCourse(Course):
    """A state of Duel and the choices that led to it."""

    def __init__(self, product: Any, state: State) -> None:
        self._duel = state
        self._buffer: vec[i64] = BLANK[:]
        super().__init__(product, state)

    def owing(self) -> tuple[int, ...]:
        """Returns the seat that must choose."""
        return waiting_seats(self._duel)

    def ask(self, seat: int) -> list[int]:
        """Returns the choices of the seat that must choose."""
        return listed(self._buffer, fill_choices(self._duel, self._buffer))

    def priced(self, seat: int) -> list[tuple[str, Price | None]]:
        """Returns the choices in notation with prices; a price does not depend on the card that is used."""
        state, notation = self._duel, self.product.notation
        known: dict[int, Price | None] = {}
        found: list[tuple[str, Price | None]] = []
        for code in self.codes_of(seat):
            kind = code - int(choices.second_of(code)) * int(choices.FIELD)
            if kind not in known:
                known[kind] = price_of(state, seat, code)
            found.append((notation(code), known[kind]))
        return found

    def barred(self, seat: int) -> list[Barred]:
        """Returns what cannot be chosen now, and why; different payments count as the same choice."""
        state, notation = self._duel, self.product.notation
        possible = {_action(code) for code in self.codes_of(seat)}
        return [
            Barred(notation(code), refusal_of(state, seat, code), price_of(state, seat, code))
            for code in attempts(state, seat)
            if _action(code) not in possible
        ]

    def carry_out(self, seat: int, code: int) -> None:
        """Applies a choice."""
        apply(self._duel, code)


def _action(code: i64) -> i64:
    """Returns the choice without the payment."""
    return code - choices.third_of(code) * choices.THIRD
