"""Many machines, on a real Ray with two workers: the same games, none lost and none twice."""

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import polars
import pytest

from pharos import cluster
from pharos.ai import learn
from pharos.ai.arena import Match
from pharos.ai.kind import Kind
from pharos.analysis import Budget, Task, think
from pharos.cluster import joined, spread
from pharos.core.errors import PharosError
from pharos.terminal.cli import run
from tests.research.mortal import fatal_game, mortal_game, mortal_thought, wrong_game

MATCH = Match("duel", 2, (), ("greedy", "random"), records=True)


@pytest.fixture(scope="module", autouse=True)
def machines() -> Iterator[None]:
    with joined(workers=2):
        yield


def killed(folder: Path) -> threading.Thread:
    """Kills the first worker that leaves its process id in a folder, without warning."""

    def kill() -> None:
        mark = folder / "worker"
        while not mark.exists():
            time.sleep(0.01)
        os.kill(int(mark.read_text()), signal.SIGKILL)

    hand = threading.Thread(target=kill, daemon=True)
    hand.start()
    return hand


def test_a_lost_worker_costs_no_game(tmp_path: Path) -> None:
    hand = killed(tmp_path)
    tasks = [(MATCH, deal, str(tmp_path) if deal == 4 else "") for deal in range(12)]
    played = list(spread(mortal_game, tasks))
    hand.join(timeout=1)
    assert not hand.is_alive()
    assert [one.deal for one in played] == list(range(12))
    alone = [mortal_game((MATCH, deal, "")) for deal in range(12)]
    assert [one.record for one in played] == [one.record for one in alone]


def test_simulate_writes_what_one_process_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ending in ("jsonl", "parquet"):
        told = []
        for name, where in (("one", []), ("many", ["--cluster"])):
            out = str(tmp_path / f"{name}.{ending}")
            command = ["simulate", "classic", "--players", "3", "--games", "6", "--agents", "greedy,random"]
            assert run([*command, "--seed", "5", "--out", out, "--json", *where]) == 0
            told.append(json.loads(capsys.readouterr().out) | {"seconds": 0})
        assert told[0] == told[1]
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "many.jsonl").read_bytes()
    one, many = (polars.read_parquet(tmp_path / f"{name}.parquet") for name in ("one", "many"))
    assert one.equals(many)
    assert one["game"].n_unique() == 6


def test_arena_counts_the_same_on_many_machines(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for where in ([], ["--cluster"], ["--cluster", "local"]):
        assert run(["arena", "duel", "--agents", "greedy,random", "--games", "12", "--json", *where]) == 0
        found = json.loads(capsys.readouterr().out)
        timed = ("seconds_per_choice", "longest_choice")
        agents = [{name: one[name] for name in one if name not in timed} for one in found["agents"]]
        told.append({**found, "took": 0, "agents": agents})
    assert told[0] == told[1] == told[2]
    assert told[0]["games"] == 12


def test_a_review_is_the_same_on_many_machines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = mortal_game((MATCH, 1, "")).record
    assert record is not None
    made = record["choices"]
    assert isinstance(made, list)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    told = []
    for where in ([], ["--cluster"]):
        assert run(["review", str(file), "--simulations", "8", "--json", *where]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert len(told[0]["choices"]) == len(made)
    # Losing a worker on the way changes nothing in the results.
    hand = killed(tmp_path)
    tasks = [Task(record, number, Budget(simulations=8)) for number in range(1, 13)]
    thoughts = spread(mortal_thought, [(task, str(tmp_path) if task.number == 4 else "") for task in tasks])
    assert list(thoughts) == [think(task) for task in tasks]
    hand.join(timeout=1)
    assert not hand.is_alive()


def test_lessons_are_played_elsewhere(tmp_path: Path) -> None:
    kind = Kind("duel")
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    tasks = [learn.Task(kind, 7 + n, 0.0, 4, (), str(here / f"{n:02}"), games=1) for n in range(2)]
    alone = [learn.play(task) for task in tasks]
    sent = [replace(task, out=str(there / Path(task.out).name)) for task in tasks]
    assert list(learn.Machines(cluster.LOCAL).map(learn.play, sent)) == alone == [1, 1]
    files = sorted(file.name for file in here.iterdir())
    assert len(files) == 16
    assert files == sorted(file.name for file in there.iterdir())
    assert all((here / name).read_bytes() == (there / name).read_bytes() for name in files)


def test_what_goes_wrong_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PharosError, match=r"^Three cannot be played\.$"):
        list(spread(wrong_game, range(6), lot=2))
    monkeypatch.setattr(cluster, "TRIES", 1)
    with pytest.raises(PharosError, match="lost 1 times"):
        list(spread(fatal_game, [0]))
    monkeypatch.setattr("pharos.__version__", "9.9")
    with pytest.raises(PharosError, match=r"has Pharos .*, and this is 9\.9\."):
        list(spread(wrong_game, [0]))
