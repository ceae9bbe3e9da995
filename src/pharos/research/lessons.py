"""Records as training arrays: observations, masks, actions, and returns."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.errors import InvalidRecord
from pharos.game import replay
from pharos.research.encoding import Encoding, encoding_of
from pharos.research.sight import shared_window


def arrays(records: Iterable[Mapping[str, Any]]) -> dict[str, NDArray[Any]]:
    """Converts the choices of finished games to arrays, one row each: `observation` (float32), `mask` (int8),
    `action` (int64), `return` (float32, the seat's final reward), `seat` and `game` (int64).

    All records must be of the same variant. They may come from `pharos simulate`, a server, or
    `game.record()`.
    """
    known: Encoding | None = None
    columns: dict[str, list[Any]] = {
        name: [] for name in ("observation", "mask", "action", "return", "seat", "game")
    }
    for number, record in enumerate(records):
        finished = replay(record)
        if finished.result is None:
            raise InvalidRecord(f"Game {number + 1} has no end.")
        if finished.content:
            raise InvalidRecord(f"Game {number + 1} has content sets of its own, and no encoding.")
        if known is None:
            known = encoding_of(finished)
        elif encoding_of(finished) is not known:
            raise InvalidRecord(f"Game {number + 1} is of another kind than the first one.")
        returns = returns_of(finished.result.winners, finished.players)
        game = replay({**record, "choices": [], "result": None})
        window = shared_window(known)
        for seat, choice in record["choices"]:
            window.show(game.state)
            window.ask(seat)
            columns["observation"].append(window.current.copy())
            columns["mask"].append(window.mask.copy())
            columns["action"].append(_action(window.tables, known.product.parse(choice), number))
            columns["return"].append(returns[seat])
            columns["seat"].append(seat)
            columns["game"].append(number)
            game.choose(seat, choice)
    kinds = {"observation": np.float32, "mask": np.int8, "return": np.float32}
    widths = {"observation": len(known.feature_names), "mask": len(known.actions)} if known else {}
    return {
        name: np.array(rows, kinds.get(name, np.int64)).reshape(
            len(rows), *([widths[name]] if name in widths else [])
        )
        for name, rows in columns.items()
    }


def _action(tables: Any, code: int | None, game: int) -> int:
    for n in range(int(tables.offered[0])):
        if tables.choice[n] == code:
            return int(tables.action[n])
    raise InvalidRecord(f"Game {game + 1} has a choice that has no number.")


def returns_of(winners: tuple[int, ...], players: int) -> list[float]:
    """Returns each seat's reward: the winners share 1, the losers share -1; all zeros if everyone wins."""
    if len(winners) == players:
        return [0.0] * players
    won, lost = 1 / len(winners), -1 / (players - len(winners))
    return [won if seat in winners else lost for seat in range(players)]
