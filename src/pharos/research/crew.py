"""A batch shared by several processes: each steps a part of the games in shared memory."""

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.errors import PharosError
from pharos.research.batch import PARTS, Draw, arrays_of, lay_tables
from pharos.research.encoding import encoding
from pharos.research.seeds import Deals, checked

STEP, RESET, REFUSED = b"s", b"r", b"x"
"""Messages to a process; the actions themselves are in the shared memory."""
AT_ONCE = 64
"""Games that a process writes before copying them: their rows stay in the cache of a core."""
ENDED = "A process of this batch has ended."


class ParallelBatch:
    """Like `Batch`, with several processes; the games do not depend on their number. Close it after use, or
    use it with `with`.

    It is useful if steps take long: with many games, or when the learner works between steps. With `pinned`
    each process stays on its own core: faster on an idle machine, slower on a shared one.

    `send(actions)` starts a step and `recv()` waits for its end; in between the program can do other work.
    Each process has a part of the games, `parts[p]` (a slice), which can be stepped alone: `send(actions,
    p)`, `ready()`, `recv(p)`. The arrays of a part must not be used while its step is running.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        processes: int = 2,
        pinned: bool = False,
        players: int | None = None,
        expansions: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if not 1 <= processes <= n:
            raise PharosError("A batch has at least one game for each process.")
        seed = checked(seed)
        cores = _cores(processes) if pinned else [None] * processes
        self.encoding = encoding(game, players=players, expansions=expansions, options=options)
        self.n, self.players = n, self.encoding.setup.players
        room = int(lay_tables(self.encoding, 1, Deals(self.encoding, seed, 1), again=True).room)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observation": ((n, len(self.encoding.feature_names)), np.float32),
            "mask": ((n, len(self.encoding.actions)), np.int8),
            "offers": ((n, room), np.int64),
            "offered": ((n,), np.int64),
            "seat": ((n,), np.int64),
            "rewards": ((n, self.players), np.float32),
            "over": ((n,), np.bool_),
            "actions": ((n,), np.int64),
            "drawn": ((n,), np.int64),
        }
        self._shared = {
            name: SharedMemory(create=True, size=int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        arrays: dict[str, NDArray[Any]] = {
            name: np.ndarray(shape, kind, self._shared[name].buf) for name, (shape, kind) in shapes.items()
        }
        for name in PARTS:
            setattr(self, name, arrays[name])
        self._actions, self._drawn = arrays["actions"], arrays["drawn"]
        self._flat_mask = self.mask.reshape(-1)
        self._rows = np.arange(n) * self.mask.shape[1]
        bounds = [n * part // processes for part in range(processes + 1)]
        self.parts = [slice(first, last) for first, last in pairwise(bounds)]
        """The games of each process."""
        self._away: set[int] = set()
        """The parts whose step is running."""
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._broken = False
        fresh = multiprocessing.get_context("spawn")
        setup = self.encoding.setup
        for part, games in enumerate(self.parts):
            ours, theirs = fresh.Pipe()
            kind = (setup.game, n, setup.players, setup.expansions, dict(setup.options))
            places = {name: (shared.name, *shapes[name]) for name, shared in self._shared.items()}
            about = (theirs, cores[part], kind, seed, places, games.start, games.stop)
            worker = fresh.Process(target=_work, args=about, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
            self._away.add(part)
        self.recv()

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    offers: NDArray[np.int64]
    offered: NDArray[np.int64]
    seat: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]

    def sample(self, part: int | None = None) -> NDArray[np.int64]:
        """Returns a random legal action for every game (of a part), uniformly; drawn once per step."""
        games = self._games(part)
        self._at_rest(part)
        return self._drawn[games].copy()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Takes one action in every game; if one is illegal, nothing is changed."""
        self.send(actions)
        self.recv()

    def send(self, actions: Sequence[int] | NDArray[np.integer[Any]], part: int | None = None) -> None:
        """Starts a step of all games or of a part; if an action is illegal, nothing is changed."""
        games = self._games(part)
        self._at_rest(part)
        given = np.asarray(actions)
        size = games.stop - games.start
        if given.shape != (size,) or not np.issubdtype(given.dtype, np.integer):
            whose = "this batch" if part is None else "this part"
            raise PharosError(f"A step of {whose} takes {size} whole numbers.")
        outside = (given < 0) | (given >= self.mask.shape[1])
        allowed = self._flat_mask.take(self._rows[games] + np.where(outside, 0, given)) == 1
        allowed &= ~outside
        if not allowed.all():
            wrong = int(np.flatnonzero(~allowed)[0])
            game = games.start + wrong
            raise PharosError(f"Action {given[wrong]} is not allowed in game {game} of this batch.")
        self._actions[games] = given
        self._tell(STEP, part)

    def ready(self, timeout: float | None = None) -> list[int]:
        """Waits at most `timeout` seconds for a running step to finish, and returns all parts whose step is
        done."""
        self._open()
        away = {self._pipes[part]: part for part in sorted(self._away)}
        return sorted(away[pipe] for pipe in wait(list(away), timeout))  # type: ignore[index]

    def recv(self, part: int | None = None) -> None:
        """Waits until the step of one part, or of all running parts, is done."""
        self._games(part)
        awaited = sorted(self._away) if part is None else [part]
        if not set(awaited) <= self._away:
            raise PharosError("Nothing is under way: send actions first.")
        for one in awaited:
            with self._together():
                if self._pipes[one].recv_bytes() == REFUSED:
                    raise EOFError  # the caller modified the mask, so an illegal action passed the check
            self._away.discard(one)

    def reset(self) -> None:
        """Restarts every game."""
        self._games(None)
        self._at_rest(None)
        self._tell(RESET, None)
        self.recv()

    def _games(self, part: int | None) -> slice:
        self._open()
        if part is None:
            return slice(0, self.n)
        if isinstance(part, bool) or not isinstance(part, int) or not 0 <= part < len(self.parts):
            last = len(self.parts) - 1
            raise PharosError(f"There is no part {part!r} of this batch; parts are 0 to {last}.")
        return self.parts[part]

    def _at_rest(self, part: int | None) -> None:
        if self._away if part is None else part in self._away:
            raise PharosError("A step is under way: receive it first.")

    def _open(self) -> None:
        if not self._pipes:
            raise PharosError("This batch is closed.")
        if self._broken:
            raise PharosError(ENDED)

    def _tell(self, command: bytes, part: int | None) -> None:
        with self._together():
            for one in range(len(self.parts)) if part is None else (part,):
                self._pipes[one].send_bytes(command)
                self._away.add(one)

    def __reduce__(self) -> tuple[object, ...]:
        raise PharosError("A batch of several processes cannot be copied or pickled; a Batch can.")

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Marks the batch as broken if a process has ended: the others may have stepped without it."""
        try:
            yield
        except (EOFError, OSError):
            self._broken = True
            raise PharosError(ENDED) from None

    def close(self) -> None:
        """Ends the processes and frees the shared memory."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(timeout=5)
        self._pipes, self._workers = [], []
        if not self._shared:
            return
        for name in PARTS:
            delattr(self, name)
        del self._actions, self._drawn, self._flat_mask
        for shared in self._shared.values():
            shared.close()
            shared.unlink()
        self._shared = {}

    def __enter__(self) -> "ParallelBatch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _cores(processes: int) -> Sequence[int]:
    """Returns a core for each process, from those this process may use."""
    if not hasattr(os, "sched_getaffinity"):
        raise PharosError("This system binds no process to a core.")
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < processes:
        raise PharosError(f"There are {len(usable)} cores for {processes} processes.")
    return usable[:processes]


def _work(
    pipe: Connection, core: int | None, kind: Any, seed: int, places: Any, first: int, last: int
) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})
    game, size, players, expansions, options = kind
    games = last - first
    known = encoding(game, players=players, expansions=expansions, options=options)
    rows = min(AT_ONCE, games)
    tables = lay_tables(known, games, Deals(known, seed, size, first), again=True, rows=rows)
    ours = arrays_of(tables, known, games, rows)
    memory = {name: SharedMemory(shared) for name, (shared, _, _) in places.items()}
    shown = {
        name: np.ndarray(shape, dtype, memory[name].buf)[first:last]
        for name, (_, shape, dtype) in places.items()
    }
    parts = [(start, min(start + rows, games)) for start in range(0, games, rows)]
    draw = Draw(ours["offers"], ours["offered"], seed, first)
    work = tables.lay
    while True:
        for start, end in parts:
            work(start, end)
            for name in ("observation", "mask"):
                shown[name][start:end] = ours[name][: end - start]
        for name in ("offered", "seat", "rewards", "over"):
            shown[name][:] = ours[name]
        most = int(ours["offered"].max())
        shown["offers"][:, :most] = ours["offers"][:, :most]
        shown["drawn"][:] = draw()
        try:
            pipe.send_bytes(STEP)
            command = pipe.recv_bytes()
        except (EOFError, OSError):
            break
        if command == STEP:
            if tables.read(shown["actions"].tolist()) >= 0:
                pipe.send_bytes(REFUSED)
                break
            work = tables.play
        else:
            work = tables.reset
    shown.clear()
    for shared in memory.values():
        shared.close()
