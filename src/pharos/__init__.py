"""Pharos: an exact and fast engine for 7 Wonders and 7 Wonders Duel.

>>> import pharos
>>> game = pharos.new_game("duel", seed=7)
>>> while not game.over:
...     seat = game.waiting[0]
...     game.choose(seat, game.choices(seat)[0])
>>> game.result.victory in ("civilian", "military", "science")
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pharos import pure as pure

if TYPE_CHECKING:
    from pharos.ai import agent
    from pharos.core.choice import Choice
    from pharos.core.errors import (
        BadSeat,
        IllegalChoice,
        InvalidDeal,
        InvalidPosition,
        InvalidRecord,
        InvalidView,
        PharosError,
        UnknownName,
    )
    from pharos.core.price import Explanation, Price, Purchase
    from pharos.game import Game, Result, View, from_position, new_game, replay

__version__ = "0.1.0"

__all__ = [
    "BadSeat",
    "Choice",
    "Explanation",
    "Game",
    "IllegalChoice",
    "InvalidDeal",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidView",
    "PharosError",
    "Price",
    "Purchase",
    "Result",
    "UnknownName",
    "View",
    "__version__",
    "agent",
    "from_position",
    "new_game",
    "replay",
]

_HOMES = {
    **dict.fromkeys(("Game", "Result", "View", "from_position", "new_game", "replay"), "pharos.game"),
    **dict.fromkeys(("Explanation", "Price", "Purchase"), "pharos.core.price"),
    "Choice": "pharos.core.choice",
    "agent": "pharos.ai",
}
"""The module of each name; names not listed are errors, in `pharos.core.errors`."""


def __getattr__(name: str) -> Any:
    """Imports the engine on first use, so that reading `__version__` does not load it."""
    if name in __all__:
        found = getattr(import_module(_HOMES.get(name, "pharos.core.errors")), name)
    elif name in ("ai", "content", "core", "game", "products"):
        found = import_module(f"pharos.{name}")
    else:
        raise AttributeError(f"module 'pharos' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
