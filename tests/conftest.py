"""Settings for all tests: how property tests search, and a check that compiled libraries match the
sources."""

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).resolve().parent.parent
PLAIN = os.environ.get("PHAROS_PURE", "") not in ("", "0")
FIRST = (
    "tests/packages/test_packages.py",
    "tests/server/test_kill.py",
    "tests/fleet/",
    "tests/properties/test_parity.py",
    "tests/server/test_secrets.py",
    "tests/properties/test_damage.py",
    "tests/server/test_games.py",
    "tests/ai/search/test_search_agent.py",
    "tests/analysis/",
    "tests/server/test_hostile.py",
    "tests/duel/agora/test_properties.py",
    "tests/server/test_database.py",
    "tests/properties/",
    "tests/server/test_defence.py",
    "tests/terminal/",
    "tests/server/test_start.py",
    "tests/ai/",
    "tests/server/test_tournaments.py",
    "tests/research/",
    "tests/server/",
    "tests/local/",
    "tests/deploy/",
    "tests/numbers/",
    "tests/browser/test_without_a_server.py",
    "tests/browser/test_review.py",
    "tests/browser/test_night.py",
    "tests/browser/test_people.py",
    "tests/browser/test_access.py",
    "tests/browser/test_lessons.py",
    "tests/browser/test_lookup.py",
    "tests/browser/test_offline.py",
    "tests/browser/test_reader.py",
    "tests/browser/",
    "tests/checks/",
    "tests/content/",
    "tests/duel/",
)
"""The longest tests, in this order: short tests then fill the remaining time. Tests that wait for a server
alternate with tests that compute; servers come before browsers, because a process with a browser cannot run
an event loop."""
ONE_BY_ONE = (
    "tests/analysis/",
    "tests/browser/",
    "tests/fleet/test_faults.py",
    "tests/fleet/test_proof.py",
    "tests/fleet/test_roles.py",
    "tests/fleet/test_stops.py",
    "tests/server/test_database.py",
    "tests/server/test_kill.py",
    "tests/server/test_start.py",
    "tests/server/test_tournaments.py",
)
"""Long tests that share no fixtures with the rest of their file: each goes to any free process."""
ON_CI = os.environ.get("CI", "") not in ("", "0", "false")

# The engine's speed depends on whether it is compiled, so examples have no deadline. CI tries the same
# examples every time, so that a result depends only on the change.
settings.register_profile("developer", deadline=None, max_examples=100, print_blob=True)
settings.register_profile("ci", settings.get_profile("developer"), derandomize=True)
settings.register_profile("plain", settings.get_profile("developer"), max_examples=20)
settings.register_profile("ci-plain", settings.get_profile("ci"), max_examples=20)
settings.load_profile({(0, 0): "developer", (0, 1): "plain", (1, 0): "ci", (1, 1): "ci-plain"}[ON_CI, PLAIN])


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to test libraries that were compiled from other sources: edits would have no effect."""
    if PLAIN or hasattr(config, "workerinput"):
        return
    check = [sys.executable, str(ROOT / "hatch_build.py"), "--check"]
    run = subprocess.run(check, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise pytest.UsageError(run.stderr.strip())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Retries browser and socket tests once: on an overloaded machine even a generous timeout can expire. The
    summary names retried tests."""
    for item in items:
        parts = item.path.relative_to(ROOT / "tests").parts
        if {"browser", "server", "fleet"} & set(parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: place_of(item.nodeid))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Collects garbage only once: by default pytest does it ten times at its end, over all live objects."""
    gc.collect()
    gc.freeze()


def place_of(nodeid: str) -> int:
    """The position of a test in the order of starts."""
    return next((place for place, start in enumerate(FIRST) if nodeid.startswith(start)), len(FIRST))


class InOrder(LoadScopeScheduling):
    """Gives each process whole test files, in the order of collection.

    Fixtures of a file, above all servers, are then created only once.
    """

    def __init__(self, config: pytest.Config, log: Any) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(ONE_BY_ONE) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> InOrder:
    """Selects the scheduler for several processes."""
    return InOrder(config, log)
