"""The proof kit with small counts, on its own hosts; it also finds planted faults.

Runs only if `PHAROS_TEST_FAULTS` is more than one; see `python -m tests.fleet.proof --help`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fleet.proof import SKIPPED
from tests.fleet.test_faults import FAULTS

ROOT = Path(__file__).resolve().parent.parent.parent
pytestmark = pytest.mark.skipif(FAULTS <= 1, reason="the proof kit is run by make endurance")


def prove(arguments: str) -> None:
    """Runs the command; skips the test with its message if a requirement is missing."""
    command = [sys.executable, "-m", "tests.fleet.proof", *arguments.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == SKIPPED:
        pytest.skip(done.stdout.strip())
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("bus", ["valkey", "postgres"])
def test_histories_are_possible_whatever_happens_to_hosts(bus: str) -> None:
    prove(
        "--kills 20 --stops 6 --longest-stop 30 --partitions 16 --losses 4 --delays 4 --failovers 2 "
        f"--clocks 3 --bus {bus}"
    )


@pytest.mark.parametrize("planted", ["early --kills 20", "unfenced --stops 20 --longest-stop 10"])
def test_a_planted_fault_is_found_on_hosts(planted: str) -> None:
    prove(f"--planted {planted}")
