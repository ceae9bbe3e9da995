"""A choice available to a seat, as the public API shows it."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.price import Price


@final
@mypyc_attr(acyclic=True)
class Decision:
    """The context shared by a list of choices: product, seat, and state.

    The state is rarely needed, so it is rebuilt on demand: an earlier state plus the choices played since.
    """

    def __init__(
        self,
        product: Any,
        state: Any,
        seat: int,
        played: list[tuple[int, int]] | None = None,
        first: int = 0,
        last: int = 0,
    ) -> None:
        self.product = product
        self.seat = seat
        self._state = state
        self._played = played
        self._first = first
        self._last = last

    @property
    def state(self) -> Any:
        """The state in which the choices are available."""
        played = self._played
        if played is not None and self._first < self._last:
            state = self.product.clone(self._state)
            for number in range(self._first, self._last):
                seat, code = played[number]
                self.product.apply(state, seat, code)
            self._state = state
        self._played = None
        return self._state

    def choices(self, codes: list[int]) -> "list[Choice]":
        """Returns `Choice` objects for these codes."""
        return [Choice(self, code) for code in codes]


@final
@mypyc_attr(acyclic=True)
class Choice:
    """One choice. `str(choice)` is its notation; it compares equal to that string."""

    def __init__(self, decision: Decision, code: int) -> None:
        self._decision = decision
        self.code = code

    @property
    def seat(self) -> int:
        """The seat that may make the choice."""
        return self._decision.seat

    @property
    def price(self) -> Price | None:
        """What the choice costs and how it is paid, or None if it has no price."""
        decision = self._decision
        price: Price | None = decision.product.price(decision.state, decision.seat, self.code)
        return price

    def __str__(self) -> str:
        notation: str = self._decision.product.notation(self.code)
        return notation

    def __repr__(self) -> str:
        return f"<Choice {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice | str) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))
