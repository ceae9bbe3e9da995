"""The model of many processes: what must hold for it whatever the costs are."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CITY = Path(__file__).parents[2] / "benchmarks" / "city.py"


def city(*arguments: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, str(CITY), *arguments], capture_output=True, text=True, check=True, timeout=100
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_model_is_within_a_fifth_of_what_was_measured() -> None:
    lines = city("--check")
    assert len(lines) == 4
    for line in lines:
        assert line["model"] == pytest.approx(line["measured"], rel=0.2), line["what"]


def test_more_tables_need_more_and_a_bus_for_all_breaks_first() -> None:
    small, large, valkey = (
        city("--tables", tables, "--bus", bus, "--choices", "3000")[0]
        for tables, bus in (("5000", "postgres"), ("400000", "postgres"), ("400000", "valkey"))
    )
    assert small["holds"]
    assert not large["holds"]
    assert small["processes"] < valkey["processes"]
    assert valkey["loads"]["database"] < large["loads"]["database"]
    assert large["first_to_break"] == "database"
