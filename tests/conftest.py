"""What all tests share: how properties are searched, and that compiled tests test today's sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
PLAIN = os.environ.get("PHAROS_PURE", "") not in ("", "0")
LONG = (
    "test_packages.py",
    "test_kill.py",
    "test_games.py",
    "test_hostile.py",
    "test_tournaments.py",
    "test_soak.py",
    # in the browser
    "test_people.py",
    "test_access.py",
    "test_lessons.py",
    "test_reader.py",
)
"""Files with the longest tests."""
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
    """Gives what runs over sockets or in a browser a second try: on a machine that stands still for a while
    even a patient wait can end. What fails twice fails, and the summary names what needed the second try."""
    for item in items:
        if {"browser", "server"} & set(item.path.relative_to(ROOT / "tests").parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    # Long ones first: the many short ones fill the time of whoever is done early.
    items.sort(key=lambda item: item.path.name not in LONG)
