"""The model of many processes: properties that must hold whatever the costs are."""

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


def measured(on: str, processes: int, tables: int, us: float, kB: float) -> dict[str, Any]:
    return {
        "on": on,
        "processes": processes,
        "tables": tables,
        "every_s": 10.0,
        "choices_per_s": tables / 5,
        "us_all": us,
        "kB_per_table": kB,
    }


def test_what_was_measured_to_set_the_model_proves_nothing(tmp_path: Path) -> None:
    """The measurements of two processes set the cost of following; those of four are predicted, and a wrong
    prediction is reported."""
    valkey = "postgres + valkey"
    runs = [
        measured(valkey, 1, 500, 300, 60),
        measured(valkey, 2, 500, 400, 80),
        measured(valkey, 4, 500, 450, 90),
        measured(valkey, 1, 4000, 300, 60),
    ]
    file = tmp_path / "runs.jsonl"
    file.write_text("".join(json.dumps(run) + "\n" for run in runs))
    *lines, last = city_says(file)
    assert last == "6 of 6 predictions are within 20%"
    four = {line["what"]: line for line in map(json.loads, lines) if line["processes"] == 4}
    assert four["microseconds of all processes"]["model"] == 450
    assert four["kB a table"]["model"] == 90
    runs[2]["us_all"] = 700
    file.write_text("".join(json.dumps(run) + "\n" for run in runs))
    assert city_says(file, code=1)[-1] == "5 of 6 predictions are within 20%"


def city_says(file: Path, code: int = 0) -> list[str]:
    command = [sys.executable, str(CITY), "--validate", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == code, done.stderr
    return done.stdout.splitlines()
