"""A batch shared by several processes: each steps its part of the games into memory that all of them see."""

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.errors import PharosError
from pharos.research.batch import Draw, deals, lay_tables, view
from pharos.research.encoding import encoding

PARTS = ("observation", "mask", "seat", "rewards", "over")
STEP, RESET = b"s", b"r"
"""What is said to a process: its actions lie in the memory that it shares."""
SEEDS_APART = 1_000_003
"""The parts of a batch are batches of seeds so far from each other."""
AT_ONCE = 64
"""Games that a process shows before it copies them: their rows stay in the cache of a core."""
ENDED = "A process of this batch has ended."


class ParallelBatch:
    """Like `Batch`, over several processes. Close it when you are done, or use it with `with`.

    It pays where a step is long: many games, or the learner's own work between steps. With `pinned` each
    process stays on a core of its own: quicker on a machine that does nothing else, slower on a shared one.
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
        cores = _cores(processes) if pinned else [None] * processes
        self.encoding = encoding(game, players=players, expansions=expansions, options=options)
        self.n, self.players = n, self.encoding.setup.players
        shapes = {
            "observation": ((n, len(self.encoding.feature_names)), np.float32),
            "mask": ((n, len(self.encoding.actions)), np.int8),
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
        self.observation, self.mask, self.seat, self.rewards, self.over = (arrays[name] for name in PARTS)
        self._actions, self._drawn = arrays["actions"], arrays["drawn"]
        self._flat_mask = self.mask.reshape(-1)
        self._rows = np.arange(n) * self.mask.shape[1]
        bounds = [n * part // processes for part in range(processes + 1)]
        self._bounds = list(pairwise(bounds))
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._broken = False
        fresh = multiprocessing.get_context("spawn")
        setup = self.encoding.setup
        for part, (first, last) in enumerate(self._bounds):
            ours, theirs = fresh.Pipe()
            kind = (setup.game, last - first, setup.players, setup.expansions, dict(setup.options))
            places = {name: (shared.name, *shapes[name]) for name, shared in self._shared.items()}
            about = (theirs, cores[part], kind, seed * SEEDS_APART + part, places, first, last)
            worker = fresh.Process(target=_work, args=about, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._await()

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, each as likely as the others; drawn once for every step."""
        self._open()
        return self._drawn.copy()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action in every game; if one is not allowed nothing is done."""
        self._open()
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise PharosError(f"A step of this batch takes {self.n} whole numbers.")
        outside = (given < 0) | (given >= self.mask.shape[1])
        allowed = self._flat_mask.take(self._rows + np.where(outside, 0, given)) == 1
        allowed &= ~outside
        if not allowed.all():
            wrong = int(np.flatnonzero(~allowed)[0])
            raise PharosError(f"Action {given[wrong]} is not allowed in game {wrong} of this batch.")
        self._actions[:] = given
        self._tell(STEP)

    def reset(self) -> None:
        """Every game begins anew."""
        self._open()
        self._tell(RESET)

    def _open(self) -> None:
        if not self._pipes:
            raise PharosError("This batch is closed.")
        if self._broken:
            raise PharosError(ENDED)

    def _tell(self, wish: bytes) -> None:
        with self._together():
            for pipe in self._pipes:
                pipe.send_bytes(wish)
        self._await()

    def _await(self) -> None:
        with self._together():
            for pipe in self._pipes:
                pipe.recv_bytes()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Where one process is gone the others have gone on without it: nothing more is to be had."""
        try:
            yield
        except (EOFError, OSError):
            self._broken = True
            raise PharosError(ENDED) from None

    def close(self) -> None:
        """Ends the processes and gives the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(timeout=5)
        self._pipes, self._workers = [], []
        if not self._shared:
            return
        del self.observation, self.mask, self.seat, self.rewards, self.over
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
    """A core for each process, of those that this one may use."""
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
    game, games, players, expansions, options = kind
    known = encoding(game, players=players, expansions=expansions, options=options)
    rows = min(AT_ONCE, games)
    tables = lay_tables(known, games, deals(known, seed), again=True, rows=rows)
    observation = view(tables.pad.cells, np.float32, (rows, len(known.feature_names)))
    mask = view(tables.mask, np.int8, (rows, len(known.actions)))
    lines = {
        "seat": view(tables.seat, np.int64, (games,)),
        "rewards": view(tables.rewards.cells, np.float32, (games, players)),
        "over": view(tables.over, np.bool_, (games,)),
    }
    memory = {name: SharedMemory(shared) for name, (shared, _, _) in places.items()}
    shown = {
        name: np.ndarray(shape, dtype, memory[name].buf)[first:last]
        for name, (_, shape, dtype) in places.items()
    }
    parts = [(start, min(start + rows, games)) for start in range(0, games, rows)]
    draw = Draw(tables, games, seed)
    work = tables.lay
    while True:
        for start, end in parts:
            work(start, end)
            shown["observation"][start:end] = observation[: end - start]
            shown["mask"][start:end] = mask[: end - start]
        for name, line in lines.items():
            shown[name][:] = line
        shown["drawn"][:] = draw()
        try:
            pipe.send_bytes(STEP)
            wish = pipe.recv_bytes()
        except (EOFError, OSError):
            break
        if wish == STEP:
            tables.read(shown["actions"].tolist())
            work = tables.play
        else:
            work = tables.reset
    shown.clear()
    for shared in memory.values():
        shared.close()
