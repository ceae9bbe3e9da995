"""Pharos: 7 Wonders and 7 Wonders Duel, exactly and fast.

>>> import pharos
>>> game = pharos.new_game("duel", seed=7)
>>> while not game.over:
...     seat = game.waiting[0]
...     game.choose(seat, game.choices(seat)[0])
>>> game.result.victory in ("civilian", "military", "science")
True
"""

from pharos import pure as pure
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

from pharos.ai import agent  # isort: skip  (agents are made of everything above)

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
