"""What all tests share: how properties are searched, and that compiled tests test today's sources."""

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
"""What takes longest, in this order: the many short tests fill the time of whoever is done early. Who waits
for a server stands beside who counts; a process with a browser can run no event loop: servers come before."""
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
"""Long tests that share nothing with others of their file: each goes to whatever process is free."""
ON_CI = os.environ.get("CI", "") not in ("", "0", "false")

# The engine's speed depends on whether it is compiled, so no example has a deadline. On CI the
# same examples are tried every time: a change is judged by what it changed.
settings.register_profile("developer", deadline=None, max_examples=100, print_blob=True)
settings.register_profile("ci", settings.get_profile("developer"), derandomize=True)
settings.register_profile("plain", settings.get_profile("developer"), max_examples=20)
settings.register_profile("ci-plain", settings.get_profile("ci"), max_examples=20)
settings.load_profile({(0, 0): "developer", (0, 1): "plain", (1, 0): "ci", (1, 1): "ci-plain"}[ON_CI, PLAIN])


def pytest_configure(config: pytest.Config) -> None:
    """Refuses to test libraries that were compiled from other sources: edits would seem to do nothing."""
    if PLAIN or hasattr(config, "workerinput"):
        return
    check = [sys.executable, str(ROOT / "hatch_build.py"), "--check"]
    run = subprocess.run(check, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise pytest.UsageError(run.stderr.strip())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives what runs in a browser or over sockets a second try: on a machine that stands still for a while
    even a patient wait can end. The summary names what needed one."""
    for item in items:
        parts = item.path.relative_to(ROOT / "tests").parts
        if {"browser", "server", "fleet"} & set(parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: place_of(item.nodeid))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Cleans up once: at its end pytest looks ten times for what was lost, among all that is still there."""
    gc.collect()
    gc.freeze()


def place_of(nodeid: str) -> int:
    """When a test begins, compared with others."""
    return next((place for place, start in enumerate(FIRST) if nodeid.startswith(start)), len(FIRST))


class InOrder(LoadScopeScheduling):
    """Gives the processes the tests of one file after the other, in the order in which they were collected.

    What the tests of a file share, a server before all, is made once.
    """

    def __init__(self, config: pytest.Config, log: Any) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(ONE_BY_ONE) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> InOrder:
    """How tests are given to several processes."""
    return InOrder(config, log)
