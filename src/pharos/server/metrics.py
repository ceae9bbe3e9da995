"""Prometheus metrics, served at `/metrics`."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY = CollectorRegistry()

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

CONFLICTS = Counter("pharos_conflicts", "Writes lost to another process, and tried again", registry=REGISTRY)
REFUSED = Counter("pharos_refused", "Commands refused, by key", ["key"], registry=REGISTRY)
FAILURES = Counter("pharos_failures", "Unexpected errors", registry=REGISTRY)
TURNED_AWAY = Counter("pharos_turned_away", "Connections ended at the door", ["why"], registry=REGISTRY)
TABLES = Gauge("pharos_tables_loaded", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("pharos_connections", "Live connections", registry=REGISTRY)
TASKS = Gauge("pharos_tasks", "Tasks of the event loop that have not ended", registry=REGISTRY)
LOADS = Histogram("pharos_table_load_seconds", "Replaying a table's log", buckets=_QUICK, registry=REGISTRY)
THINKING_WAIT = Histogram(
    "pharos_thinking_wait_seconds", "Waiting for a thinking process", buckets=_SLOW, registry=REGISTRY
)
THINKING_EXPECTED = Gauge(
    "pharos_thinking_expected_wait_seconds",
    "How long a new search waits",
    registry=REGISTRY,
)
THINKING_TIME = Histogram("pharos_thinking_seconds", "Thinking", ["level"], buckets=_SLOW, registry=REGISTRY)


class Commits(Collector):
    """Counts commits in plain numbers: cheap, as every choice is counted, and only by the event loop."""

    def __init__(self) -> None:
        self._kinds: dict[str, int] = {}
        self._within = [0] * (len(_QUICK) + 1)
        self._seconds = 0.0

    def count(self, kind: str, seconds: float) -> None:
        """Counts an entry; `seconds` is the time from the command to the commit."""
        self._kinds[kind] = self._kinds.get(kind, 0) + 1
        self._within[bisect_left(_QUICK, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Returns the metrics for Prometheus."""
        entries = CounterMetricFamily(
            "pharos_entries", "Entries committed to the logs of tables", labels=["kind"]
        )
        for kind, times in self._kinds.items():
            entries.add_metric([kind], times)
        yield entries
        limits = [*map(floatToGoString, _QUICK), "+Inf"]
        within = list(zip(limits, accumulate(self._within), strict=True))
        yield HistogramMetricFamily(
            "pharos_commit_seconds", "From a command to its commit", buckets=within, sum_value=self._seconds
        )


COMMITS = Commits()
REGISTRY.register(COMMITS)


def exposition() -> bytes:
    """Returns all metrics of this process as text; must be called on its event loop."""
    TASKS.set(len(asyncio.all_tasks()))
    return generate_latest(REGISTRY)
