"""Agents by name, with limits, as custom classes and as programs, wherever agents are named."""

import json
from pathlib import Path

import pytest

import pharos
from pharos.ai.naming import Named, agent_named, is_own, parse_name
from pharos.terminal.cli import run

OWN = """
import pharos

class Last:
    def __init__(self, seed=None):
        self.seed = seed

    def choose(self, view):
        return view.choices[-1]

class Plain:
    def choose(self, view):
        return str(view.choices[0])

class Cheat:
    def choose(self, view):
        return "build:nothing"

class Broken:
    def choose(self, view):
        return view.no_such_thing

class NoAgent:
    pass

class Unmade:
    def __init__(self):
        raise RuntimeError("no weights")

    def choose(self, view):
        return view.choices[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a working directory with custom agents."""
    (tmp_path / "own_agents.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_name_has_limits() -> None:
    assert parse_name("master") == Named("master")
    assert parse_name("master#500") == Named("master", None, 500)
    assert parse_name("master@0.5") == Named("master", 0.5, None)
    assert parse_name("my.bots:Best#5@2") == Named("my.bots:Best", 2.0, 5)
    assert parse_name("cmd:./bot --deep@3") == Named("cmd:./bot --deep", 3.0, None)
    assert [is_own(name) for name in ("greedy", "master@1", "a:B", "cmd:x")] == [False, False, True, True]
    for wrong in (
        "master#",
        "master#few",
        "master@soon",
        "master@0",
        "master#-1",
        "master@inf",
        "master#0.5",
    ):
        with pytest.raises(pharos.UnknownName, match="limit"):
            parse_name(wrong)


def test_a_class_of_ones_own_plays(folder: Path) -> None:
    game = pharos.new_game("duel", seed=1)
    last = agent_named("own_agents:Last", 7)
    assert last.choose(game.view(game.waiting[0])) == game.choices(game.waiting[0])[-1]
    assert vars(last) == {"seed": 7}
    for wrong in ("own_agents:Nobody", "no_such_module:X", "own_agents:NoAgent", "own_agents:", ":X"):
        with pytest.raises(pharos.UnknownName):
            agent_named(wrong)
    with pytest.raises(pharos.PharosError, match="no weights"):
        agent_named("own_agents:Unmade")


def test_every_command_takes_every_name(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = "own_agents:Last,master#4@5"
    assert run(["arena", "duel", "--agents", names, "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["agent"] for one in told["agents"]} == set(names.split(","))
    assert run(["simulate", "duel", "--agents", names, "--games", "2", "--out", "games.jsonl", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["agents"]) == set(names.split(","))
    records = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]
    assert [record["meta"]["agents"][0] for record in records] == names.split(",")
    assert (
        run(["simulate", "duel", "--agents", "master", "--simulations", "3", "--json", "--out", "a.jsonl"])
        == 0
    )
    assert run(["simulate", "duel", "--agents", "master#3", "--json", "--out", "b.jsonl"]) == 0
    capsys.readouterr()
    played = [json.loads(Path(file).read_text())["choices"] for file in ("a.jsonl", "b.jsonl")]
    assert played[0] == played[1]
    assert run(["ladder", "duel", "--agents", "own_agents:Plain,greedy", "--games", "2", "--json"]) == 0
    assert [one["level"] for one in json.loads(capsys.readouterr().out)["levels"]][1] == "greedy"


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_what_goes_wrong_is_one_sentence(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, code, words in (
        ("own_agents:Cheat", 1, "own_agents:Cheat chose build:nothing"),
        ("own_agents:Broken", 1, "own_agents.py, line 21: AttributeError"),
        ("own_agents:Unmade", 2, "no weights"),
        ("own_agents:Nobody", 2, "no agent 'own_agents:Nobody'"),
        ("master#many", 2, "'many' of master is not a number"),
        ("deep_thought", 2, "module:Class"),
        ("cmd:no_such_program_at_all", 2, "no program 'no_such_program_at_all'"),
        ("cmd:", 2, "cmd:PROGRAM"),
        ("cmd:'", 2, "cannot be read"),
    ):
        assert run([command, "duel", "--agents", f"{name},random", "--games", "2"]) == code, name
        said = capsys.readouterr().err
        assert words in said, said
        assert said.count("\n") == 1


def test_names_from_strangers_name_agents_of_pharos_alone(folder: Path) -> None:
    for name in ("own_agents:Last", "cmd:true", "master#100000000"):
        with pytest.raises(pharos.UnknownName):
            pharos.agent(name)
