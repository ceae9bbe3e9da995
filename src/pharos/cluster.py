"""Work spread over the processors of this machine, or over the machines of a Ray cluster.

The work is cut into tasks that depend on nothing but themselves (a game and its seed), so a task whose
worker was lost is simply done again elsewhere: nothing is lost, and nothing counts twice. Results come in the
order of the tasks, whichever ended first: many machines tell what one process would.

    for record in spread(play, seeds):                          # a Ray of its own on this machine
    for record in spread(play, seeds, cluster="10.0.0.1:6379"):  # a cluster that is there
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
"""A task that took so many workers with it is given up."""
AHEAD = 3
"""So many tasks for each processor are under way, so that none waits for work."""
STORE = 256 * 2**20
"""Bytes of shared memory that a Ray of our own takes."""
LOCAL = "local"
CARRIED = ("PHAROS_CONTENT", "PHAROS_PURE")
"""Settings that every worker must have alike."""


@contextmanager
def processes(count: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """What asks a function about many things, as `map` does, in so many processes of this machine.

    Answers come in the order of what was asked. The processes end with the context, whatever they do then.
    """
    if count < 2:
        yield map
        return
    with get_context("spawn").Pool(count) as pool:
        yield pool.imap


@contextmanager
def joined(cluster: str = LOCAL, workers: int | None = None) -> Iterator[Any]:
    """Ray, ready to work: a cluster by its address, or one of our own that ends with us."""
    ray = _ray()
    if ray.is_initialized():  # whoever began it also ends it
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
    except Exception as error:  # Ray raises whatever its parts raise
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
    """The answer to each task, in their order. `lot` tasks travel together, where they are short.

    `work` is a function of a module that every machine has; it must give the same answer wherever it runs.
    """
    lots = [list(tasks[first : first + lot]) for first in range(0, len(tasks), lot)]
    with joined(cluster, workers) as ray:
        away = ray.remote(max_retries=TRIES)(_away())
        settings = {name: os.environ.get(name) for name in CARRIED}
        order = pickle.dumps((pharos.__version__, work))
        waiting = iter(enumerate(lots))
        # What is under way when something goes wrong is left to its end: it is little, and a forced cancel
        # that meets the end of a task makes Ray abort this process ("complete task that was not pending").
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
    """What runs on a worker: made in here, so that it travels whole and can say what is missing there."""

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
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    with needs_extra("cluster", "A cluster"):
        import ray

        return ray
