"""Why a visible option cannot be chosen. Computed after every choice, so this is compiled."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.price import Price


@final
@mypyc_attr(acyclic=True)
class Refusal:
    """Why a choice is not allowed: a message key with arguments, and the rule behind it."""

    def __init__(self, key: str, rule: str, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, Any] = {} if args is None else args


@final
@mypyc_attr(acyclic=True)
class Barred:
    """A visible option that cannot be chosen now: the reason, and what it would cost."""

    def __init__(self, choice: str, refusal: Refusal, price: Price | None = None) -> None:
        self.choice = choice
        self.refusal = refusal
        self.price = price
