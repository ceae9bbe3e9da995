"""Readers of effects: they turn an effect into the numbers of a piece. Most only add or set numbers."""

from collections.abc import Callable
from typing import Any

from pharos.content.effects import Effect

Reader = Callable[[Any, Effect], None]


def _value(effect: Effect, given: str | int) -> int:
    value: int = getattr(effect, given) if isinstance(given, str) else given
    return value


def adds(**numbers: str | int) -> Reader:
    """Returns a reader that adds to numbers of a piece: a field of the effect, by its name, or a constant.

    >>> from types import SimpleNamespace
    >>> from pharos.content.effects import Coins
    >>> piece = SimpleNamespace(gain=1)
    >>> adds(gain="amount")(piece, Coins(amount=3))
    >>> piece.gain
    4
    """

    def read(piece: Any, effect: Effect) -> None:
        for number, given in numbers.items():
            setattr(piece, number, getattr(piece, number) + _value(effect, given))

    return read


def sets(**numbers: str | int) -> Reader:
    """Returns a reader that sets numbers of a piece: to a field of the effect, by its name, or a constant."""

    def read(piece: Any, effect: Effect) -> None:
        for number, given in numbers.items():
            getattr(piece, number)  # an unknown number is an error
            setattr(piece, number, _value(effect, given))

    return read


def asks(step: int, times: str | int = 1) -> Reader:
    """Returns a reader that asks a step, as often as a field of the effect or a constant says (Duel)."""

    def read(piece: Any, effect: Effect) -> None:
        piece.asks += [(int(step), 0)] * _value(effect, times)

    return read


def each_of(*readers: Reader) -> Reader:
    """Returns a reader that applies several readers in order."""

    def read(piece: Any, effect: Effect) -> None:
        for reader in readers:
            reader(piece, effect)

    return read
