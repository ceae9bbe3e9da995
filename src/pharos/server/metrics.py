"""What Prometheus reads at `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

REGISTRY = CollectorRegistry()

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

ENTRIES = Counter("pharos_entries", "Entries committed to the logs of tables", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("pharos_conflicts", "Writes lost to another process, and tried again", registry=REGISTRY)
REFUSED = Counter("pharos_refused", "Wishes refused, by key", ["key"], registry=REGISTRY)
FAILURES = Counter("pharos_failures", "Unexpected errors", registry=REGISTRY)
COMMIT_TIME = Histogram(
    "pharos_commit_seconds", "From a wish to its commit", buckets=_QUICK, registry=REGISTRY
)
TURNED_AWAY = Counter("pharos_turned_away", "Connections ended at the door", ["why"], registry=REGISTRY)
TABLES = Gauge("pharos_tables_loaded", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("pharos_connections", "Live connections", registry=REGISTRY)
LOADS = Histogram("pharos_table_load_seconds", "Replaying a table's log", buckets=_QUICK, registry=REGISTRY)
THINKING_WAIT = Histogram(
    "pharos_thinking_wait_seconds", "Waiting for a thinking process", buckets=_SLOW, registry=REGISTRY
)
THINKING_TIME = Histogram("pharos_thinking_seconds", "Thinking", ["level"], buckets=_SLOW, registry=REGISTRY)

_ENTERED: dict[str, Counter] = {}


def entered(kind: str) -> None:
    """Counts an entry; to look its counter up each time costs more than to count."""
    counter = _ENTERED.get(kind)
    if counter is None:
        counter = _ENTERED[kind] = ENTRIES.labels(kind)
    counter.inc()


def exposition() -> bytes:
    """All metrics of this process as text."""
    return generate_latest(REGISTRY)
