"""Many games at once, as numpy arrays that the compiled engine fills in place."""

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.errors import PharosError
from pharos.research import classic, duel
from pharos.research.encoding import Encoding, encoding

SEEDS = 2**32
"""Games of one batch have seeds of their own; batches of different seeds share none."""


class Batch:
    """`n` games stepped together. A game that ends begins anew, in the same step.

    `observation` (n, features) and `mask` (n, actions) are those of the seat that must choose now, which
    `seat` (n) names; `rewards` (n, seats) and `over` (n) tell what the last step ended. All five are views
    of the engine's own memory: they change with every step, so copy what you keep.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        expansions: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise PharosError("A batch holds at least one game.")
        self.encoding: Encoding = encoding(game, players=players, expansions=expansions, options=options)
        self.n = n
        self.players = self.encoding.setup.players
        self._tables: Any = lay_tables(self.encoding, n, deals(self.encoding, seed), again=True)
        actions, features = len(self.encoding.actions), len(self.encoding.feature_names)
        tables = self._tables
        self.observation: NDArray[np.float32] = view(tables.pad.cells, np.float32, (n, features))
        self.mask: NDArray[np.int8] = view(tables.mask, np.int8, (n, actions))
        self.seat: NDArray[np.int64] = view(tables.seat, np.int64, (n,))
        self.rewards: NDArray[np.float32] = view(tables.rewards.cells, np.float32, (n, self.players))
        self.over: NDArray[np.bool_] = view(tables.over, np.bool_, (n,))
        self._draw = Draw(tables, n, seed)

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, each as likely as the others; drawn anew by every call."""
        return self._draw()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action in every game. If one of them is not allowed nothing is done, and the error names it."""
        if isinstance(actions, np.ndarray):
            whole = actions.ndim == 1 and np.issubdtype(actions.dtype, np.integer)
            given: list[Any] = actions.tolist() if whole else []
        else:
            given = list(actions)
            whole = all(type(action) is int for action in given)
        if len(given) != self.n or not whole:
            raise PharosError(f"A step of this batch takes {self.n} whole numbers.")
        wrong = self._tables.read(given)
        if wrong >= 0:
            raise PharosError(f"Action {given[wrong]} is not allowed in game {wrong} of this batch.")
        self._tables.play(0, self.n)

    def reset(self) -> None:
        """Every game begins anew."""
        self._tables.reset(0, self.n)


class Draw:
    """Draws an allowed action for every game: from the offers, which are few, not from the wide mask."""

    def __init__(self, tables: Any, games: int, seed: int) -> None:
        room = int(tables.room)
        self._dice = np.random.default_rng(seed)
        self._offers: NDArray[np.int64] = view(tables.action, np.int64, (games * room,))
        self._offered = view(tables.offered, np.int64, (games,))
        self._first = np.arange(games) * room

    def __call__(self) -> NDArray[np.int64]:
        nth = (self._dice.random(len(self._first)) * self._offered).astype(np.int64)
        drawn: NDArray[np.int64] = self._offers.take(self._first + nth)
        return drawn


def deals(known: Encoding, seed: int) -> Callable[[], Any]:
    """Deals one game after the other."""
    seeds = itertools.count(seed * SEEDS)
    return lambda: known.product.begin(known.setup, next(seeds))


def lay_tables(known: Encoding, games: int, deal: Callable[[], Any], again: bool, rows: int = 0) -> Any:
    """The tables of the compiled engine for a kind of game, with rows for all games or for some."""
    actions = len(known.actions)
    rows = rows or games
    if known.is_duel:
        return duel.DuelTables(games, rows, known.features, known.numbers, actions, deal, again)
    players = known.setup.players
    return classic.ClassicTables(games, rows, players, known.features, known.numbers, actions, deal, again)


def view(cells: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    return np.frombuffer(cells, dtype=kind).reshape(shape)
