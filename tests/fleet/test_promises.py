"""The command for the whole list resumes where it was stopped, and writes its own summary."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.fleet import promises
from tests.fleet.promises import Part, Proof


def said(folder: Path) -> list[str]:
    return (folder / "said").read_text().split()


def test_what_has_passed_is_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def part(name: str, rest: str) -> Part:
        program = f"open({str(tmp_path / 'said')!r}, 'a').write('{name} ');{rest}"
        return Part(name, [sys.executable, "-c", program], 1, {})

    fails = f"import os; assert os.path.exists({str(tmp_path / 'mended')!r})"
    monkeypatch.setattr(
        promises, "parts", lambda _folder, *, quick: iter([part("good", ""), part("bad", fails)])
    )
    assert not Proof(tmp_path, quick=False).run(())
    assert not Proof(tmp_path, quick=False).run(("good",))
    assert said(tmp_path) == ["good", "bad"]
    assert "| bad | failed (1) |" in (tmp_path / "summary.md").read_text()
    (tmp_path / "mended").touch()
    assert Proof(tmp_path, quick=False).run(())
    assert said(tmp_path) == ["good", "bad", "bad"]
    assert "| bad | passed |" in (tmp_path / "summary.md").read_text()


def test_rounds_of_the_kit_run_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def part(name: str, other: str) -> Part:
        program = f"""
import pathlib, time
folder = pathlib.Path({str(tmp_path)!r})
(folder / {name!r}).touch()
while not (folder / {other!r}).exists():
    time.sleep(0.01)
"""
        return Part(name, [sys.executable, "-c", f"import signal; signal.alarm(30); {program}"], 1, {})

    rounds = [part("kit-01", "kit-02"), part("kit-02", "kit-01")]
    monkeypatch.setattr(promises, "parts", lambda _folder, *, quick: iter(rounds))
    assert Proof(tmp_path, quick=False).run((), together=2)
    text = (tmp_path / "summary.md").read_text()
    assert text.count("| passed |") == 2


def test_the_summary_counts_faults_of_all_rounds(tmp_path: Path) -> None:
    took = [("a kill", 1.0), ("a partition (bus)", 6.0), ("a partition (database)", 2.0)]
    end = {"games": 5, "acknowledged": 70, "checked": 900, "found": "nothing"}
    for number in (1, 2):
        lines = [{"kind": kind, "took": seconds} for kind, seconds in took]
        file = tmp_path / f"kit-{number:02}.jsonl"
        file.write_text("".join(json.dumps(line) + "\n" for line in [*lines, end]))
    text = Proof(tmp_path, quick=False).summary()
    assert "10 games, 140 acknowledged commands, 1,800 calls and views checked." in text
    assert "Found: nothing." in text
    assert "| a kill | 2 | 300 | 1.0 s | 1.0 s | 0 |" in text
    assert "| a partition | 4 | 50 | 6.0 s | 6.0 s | 2 |" in text


@pytest.mark.parametrize("quick", [True, False])
def test_every_part_has_a_name_of_its_own(tmp_path: Path, quick: bool) -> None:
    names = [part.name for part in promises.parts(tmp_path, quick=quick)]
    assert len(set(names)) == len(names)
    assert {"throughput", "model", "soak", "upgrade", "planted-older"} <= set(names)


def test_the_counts_of_the_list_are_those_that_were_promised(tmp_path: Path) -> None:
    rounds = [part.command for part in promises.parts(tmp_path, quick=False) if part.name.startswith("kit")]
    kinds = {"kills": "a kill", "stops": "a stop", "partitions": "a partition", "failovers": "a fail-over"}
    for word, kind in kinds.items():
        asked = sum(int(command[command.index(f"--{word}") + 1]) for command in rounds)
        assert asked >= promises.WANTED[kind]
    planted = next(part for part in promises.parts(tmp_path, quick=False) if part.name == "planted-early")
    assert tuple(planted.command[planted.command.index("--kills") :][:2]) == ("--kills", "20")
