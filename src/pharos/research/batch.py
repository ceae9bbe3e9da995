"""Batches of games as NumPy arrays that the compiled engine fills in place."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.errors import PharosError
from pharos.research import classic, duel
from pharos.research.encoding import Encoding, encoding
from pharos.research.seeds import Deals, Given, checked

PARTS = ("observation", "mask", "offers", "offered", "seat", "rewards", "over")
"""The arrays of a batch."""


class Batch:
    """`n` games stepped together. A finished game restarts in the same step.

    `observation` (n, features) and `mask` (n, actions) are those of the seat that must choose now, given in
    `seat` (n). `rewards` (n, seats) and `over` (n) describe the games that the last step finished. `offers`
    (n, room) lists the legal actions: the first `offered[k]` numbers of row k. All arrays are the engine's
    own memory: every step overwrites them, so copy what you keep, and do not write to them.
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
        known = encoding(game, players=players, expansions=expansions, options=options)
        self._lay(known, n, Deals(known, seed, n), 0)

    def _lay(
        self, known: Encoding, n: int, deals: Deals, drawn: int, states: list[Any] | None = None
    ) -> None:
        self.encoding: Encoding = known
        self.n = n
        self.players = known.setup.players
        self._deals = deals
        self._tables: Any = lay_tables(known, n, deals if states is None else Given(states), again=True)
        self._tables.deal = deals
        arrays = arrays_of(self._tables, known, n, n)
        self.observation: NDArray[np.float32] = arrays["observation"]
        self.mask: NDArray[np.int8] = arrays["mask"]
        self.offers: NDArray[np.int64] = arrays["offers"]
        self.offered: NDArray[np.int64] = arrays["offered"]
        self.seat: NDArray[np.int64] = arrays["seat"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.over: NDArray[np.bool_] = arrays["over"]
        self._draw = Draw(self.offers, self.offered, deals.seed, drawn=drawn)

    def sample(self) -> NDArray[np.int64]:
        """Returns a random legal action for every game, uniformly; every call draws again."""
        return self._draw()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Takes one action in every game. If one is illegal, raises an error that names it and changes
        nothing."""
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
        """Restarts every game."""
        self._tables.reset(0, self.n)

    def __deepcopy__(self, memo: object) -> "Batch":
        clone = self.encoding.product.clone
        return self._again([clone(state) for state in self._tables.states])

    def __copy__(self) -> "Batch":
        return self.__deepcopy__(None)  # a shallow copy would step the games of the original

    def _again(self, states: list[Any]) -> "Batch":
        deals = self._deals
        begun = Deals(deals.known, deals.seed, deals.size, deals.first, deals.begun)
        other = Batch.__new__(Batch)
        other._lay(self.encoding, self.n, begun, self._draw.drawn, states)
        other._ended(self._winners())
        return other

    def _winners(self) -> list[tuple[int, int]]:
        """Returns the games that the last step finished, each with its winners as a mask."""
        ended = [int(game) for game in np.flatnonzero(self.over)]
        return [(game, winners_of(self.rewards[game])) for game in ended]

    def _ended(self, winners: list[tuple[int, int]]) -> None:
        for game, won in winners:
            self._tables.end(game, won)

    def __reduce__(self) -> tuple[object, ...]:
        product, setup = self.encoding.product, self.encoding.setup
        positions = [product.position(setup, state) for state in self._tables.states]
        deals = self._deals
        return _batch, (self.encoding, deals.seed, deals.begun, self._draw.drawn, positions, self._winners())


def _batch(
    known: Encoding,
    seed: int,
    begun: list[int],
    drawn: int,
    positions: list[Any],
    winners: list[tuple[int, int]],
) -> Batch:
    """Restores a pickled batch."""
    batch = Batch.__new__(Batch)
    games = len(positions)
    states = [known.product.from_position(position, grown=True)[1] for position in positions]
    batch._lay(known, games, Deals(known, seed, games, begun=begun), drawn, states)
    batch._ended(winners)
    return batch


def winners_of(rewards: NDArray[np.float32]) -> int:
    """Returns the winners of a finished game as a mask; rewards are zero if all share the victory."""
    won = [seat for seat, reward in enumerate(rewards) if reward > 0] or range(len(rewards))
    return sum(1 << seat for seat in won)


class Draw:
    """Draws a legal action for every game from the short lists of offers, not from the wide mask.

    The result depends only on the seed, the number of the game, and the number of draws, not on the process.
    """

    def __init__(
        self,
        offers: NDArray[np.int64],
        offered: NDArray[np.int64],
        seed: int,
        first: int = 0,
        drawn: int = 0,
    ) -> None:
        games = len(offered)
        self.drawn = drawn
        self._offers, self._offered = offers, offered
        self._rows = np.arange(games)
        begun = np.uint64(checked(seed) % 2**64)
        self._streams = _mixed(_mixed(np.arange(first, first + games, dtype=np.uint64)) + begun)

    def __call__(self) -> NDArray[np.int64]:
        self.drawn += 1
        bits = _mixed(self._streams + np.uint64(self.drawn * 0x9E3779B97F4A7C15 % 2**64))
        nth = ((bits >> np.uint64(11)) * (self._offered * 2.0**-53)).astype(np.int64)
        drawn: NDArray[np.int64] = self._offers[self._rows, nth]
        return drawn


def _mixed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Hashes 64-bit words to pseudo-random ones (the finalizer of SplitMix64)."""
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def lay_tables(known: Encoding, games: int, deal: Callable[[int], Any], again: bool, rows: int = 0) -> Any:
    """Makes the compiled engine's tables for a variant; `rows` limits the rows of observations, 0 for all
    games."""
    actions = len(known.actions)
    rows = rows or games
    if known.is_duel:
        return duel.DuelTables(games, rows, known.features, known.numbers, actions, deal, again)
    players = known.setup.players
    return classic.ClassicTables(games, rows, players, known.features, known.numbers, actions, deal, again)


def arrays_of(tables: Any, known: Encoding, games: int, rows: int) -> dict[str, NDArray[Any]]:
    """Returns the memory of some tables as arrays, by name."""
    actions, features, players = len(known.actions), len(known.feature_names), known.setup.players
    return {
        "observation": view(tables.pad.cells, np.float32, (rows, features)),
        "mask": view(tables.mask, np.int8, (rows, actions)),
        "offers": view(tables.action, np.int64, (games, int(tables.room))),
        "offered": view(tables.offered, np.int64, (games,)),
        "seat": view(tables.seat, np.int64, (games,)),
        "rewards": view(tables.rewards.cells, np.float32, (games, players)),
        "over": view(tables.over, np.bool_, (games,)),
    }


class _Memory:
    """Memory of the engine with a writable array interface: other libraries share only writable memory."""

    def __init__(self, cells: Any, kind: Any, shape: tuple[int, ...]) -> None:
        self._held = np.frombuffer(cells, dtype=kind)
        self.__array_interface__ = {
            "version": 3,
            "typestr": np.dtype(kind).str,
            "shape": shape,
            "data": (self._held.ctypes.data, False),
        }


def view(cells: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Returns the engine's memory as an array, without a copy."""
    return np.asarray(_Memory(cells, kind, shape))
