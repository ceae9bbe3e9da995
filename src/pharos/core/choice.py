"""A choice that a seat may make, as users see it."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.price import Price


@final
@mypyc_attr(acyclic=True)
class Decision:
    """What a list of choices belongs to: the product, the state at that moment, the seat."""

    def __init__(self, product: Any, state: Any, seat: int) -> None:
        self.product = product
        self.state = state
        self.seat = seat

    def choices(self, codes: list[int]) -> "list[Choice]":
        """The choices of some numbers."""
        return [Choice(self, code) for code in codes]


@final
@mypyc_attr(acyclic=True)
class Choice:
    """One choice. `str(choice)` is its notation; it equals a text with the same notation."""

    def __init__(self, decision: Decision, code: int) -> None:
        self._decision = decision
        self.code = code

    @property
    def seat(self) -> int:
        """Who may choose it."""
        return self._decision.seat

    @property
    def price(self) -> Price | None:
        """How it is paid, or None when it has no price."""
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
