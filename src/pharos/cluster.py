"""Runs tasks on the processors of this machine, or on the machines of a Ray cluster.

Tasks are independent (a game and its seed), so a task whose worker is lost is repeated elsewhere without
being counted twice. Results come in the order of the tasks, so that many machines return the same as one
process.

    for record in spread(play, seeds):                          # Ray on this machine only
    for record in spread(play, seeds, cluster="10.0.0.1:6379"):  # an existing cluster
"""

import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

import pharos
from pharos.core.errors import PharosError
from pharos.core.extras import needs_extra

Task = TypeVar("Task")
Answer = TypeVar("Answer")

TRIES = 10
"""How often a task is retried after its worker is lost."""
AHEAD = 3
"""Tasks in flight per processor, so that no processor waits for work."""
STORE = 256 * 2**20
"""Bytes of shared memory for a local Ray."""
LOCAL = "local"
CARRIED = ("PHAROS_CONTENT", "PHAROS_PURE")
"""Environment variables that every worker must share."""


@contextmanager
def processes(count: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """Yields a function like `map` that runs in `count` processes of this machine.

    Results come in the order of the inputs. The processes are terminated when the context exits.
    """
    if count < 2:
        yield map
        return
    with get_context("spawn").Pool(count) as pool:
        yield pool.imap


@contextmanager
def joined(cluster: str = LOCAL, workers: int | None = None) -> Iterator[Any]:
    """Connects to a Ray cluster by its address, or starts a local one that is shut down on exit."""
    ray = _ray()
    if ray.is_initialized():  # shut down by the code that started it
        yield ray
        return
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
    try:
        if cluster == LOCAL:
            ray.init(
                address=LOCAL, num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **quiet
            )
        else:
            ray.init(address=cluster, **quiet)
    except Exception as error:  # Ray raises many unrelated types
        raise PharosError(f"The cluster {cluster} cannot be reached: {_first_line(error)}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def spread(
    work: Callable[[Task], Answer],
    tasks: Sequence[Task],
    *,
    cluster: str = LOCAL,
    lot: int = 1,
    workers: int | None = None,
) -> Iterator[Answer]:
    """Yields the answer to each task, in order. Short tasks are sent in batches of `lot`.

    `work` is a function of a module installed on every machine; its result must not depend on the machine.
    """
    lots = [list(tasks[first : first + lot]) for first in range(0, len(tasks), lot)]
    with joined(cluster, workers) as ray:
        away = ray.remote(max_retries=TRIES)(_away())
        settings = {name: os.environ.get(name) for name in CARRIED}
        order = pickle.dumps((pharos.__version__, work))
        waiting = iter(enumerate(lots))
        # After an error, tasks in flight run to their end: they are few, and a forced cancel that races with
        # the end of a task makes Ray abort this process ("complete task that was not pending").
        under_way: dict[Any, int] = {}
        ended: dict[int, list[Answer]] = {}
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        told = 0
        while told < len(lots):
            while len(under_way) < room and (given := next(waiting, None)) is not None:
                number, some = given
                under_way[away.remote(settings, order, some)] = number
            done, _ = ray.wait(list(under_way), num_returns=1)
            for one in done:
                ended[under_way.pop(one)] = _answers(ray, one)
            while told in ended:
                yield from ended.pop(told)
                told += 1


def _away() -> Callable[[dict[str, str | None], bytes, list[Any]], Any]:
    """Returns the worker function; nested, so that it is pickled by value and can report a missing Pharos."""

    def away(settings: dict[str, str | None], order: bytes, tasks: list[Any]) -> Any:
        import os
        import pickle
        import platform

        for name, value in settings.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        try:
            import pharos
        except ImportError:
            return f"Pharos is not installed on {platform.node()}."
        version, work = pickle.loads(order)
        if version != pharos.__version__:
            return f"{platform.node()} has Pharos {pharos.__version__}, and this is {version}."
        return [work(task) for task in tasks]

    return away


def _answers(ray: Any, one: Any) -> list[Any]:
    try:
        answers = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise PharosError(f"A part of the work was lost {TRIES} times: {_first_line(error)}") from error
    if isinstance(answers, str):
        raise PharosError(answers)
    assert isinstance(answers, list)
    return answers


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics are sent
    with needs_extra("cluster", "A cluster"):
        import ray

        return ray
