"""The measurement of reviews resumes after an interruption, and reports the contents of its files."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks.review import main


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["review", *words])
    monkeypatch.setattr("os.nice", lambda by: by)
    assert main() == 0


def test_a_measurement_continues_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "luck.jsonl"
    asked = ("luck", str(file), "--only", "duel", "--only", "duel+agora")
    run(monkeypatch, *asked, "--games", "1")
    first = file.read_text(encoding="utf-8")
    file.write_text(first + '{"kind": "luck", "pro', encoding="utf-8")  # interrupted while writing
    run(monkeypatch, *asked, "--games", "2")
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert "".join(lines[:2]) == first
    assert [(json.loads(one)["product"], json.loads(one)["seed"]) for one in lines] == [
        ("duel", 0),
        ("duel+agora", 0),
        ("duel", 1),
        ("duel+agora", 1),
    ]
    assert "duel+agora (2): luck by seat" in capsys.readouterr().out


def test_marks_and_times_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    marks, times = tmp_path / "marks.jsonl", tmp_path / "times.jsonl"
    run(monkeypatch, "times", str(times), "--only", "duel", "--games", "1", "--simulations", "12")
    assert "rough" in capsys.readouterr().out
    told = {"kind": "marks", "product": "duel", "seed": 0, "levels": [], "simulations": 2400}
    pairs = [["mistake", "mistake"], ["blunder", "mistake"], ["mistake", "good"]]
    marks.write_text(json.dumps({**told, "marks": pairs}), encoding="utf-8")
    run(monkeypatch, "report", str(marks))
    assert "1 of 3 marks kept" in capsys.readouterr().out
