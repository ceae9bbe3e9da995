"""Why something that lies open cannot be chosen. It is told after every choice, so it is compiled."""

from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.price import Price


@final
@mypyc_attr(acyclic=True)
class Refusal:
    """Why a choice is not allowed: a key and arguments for a catalogue, and the rule behind it."""

    def __init__(self, key: str, rule: str, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, Any] = {} if args is None else args


@final
@mypyc_attr(acyclic=True)
class Barred:
    """Something that lies open and cannot be chosen now: why not, and what it would cost."""

    def __init__(self, choice: str, refusal: Refusal, price: Price | None = None) -> None:
        self.choice = choice
        self.refusal = refusal
        self.price = price
