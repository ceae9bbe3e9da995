"""The engine protocol: programs in other languages can play, must respect time limits, and cannot block the
arena.
"""

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import pharos
from pharos.ai import program
from pharos.ai.arena import Match, play_game
from pharos.ai.program import Forfeit, ProgramAgent
from pharos.terminal.cli import run
from web_build import node_folder

ROOT = Path(__file__).resolve().parents[2]
NODE = node_folder() / ("node.exe" if sys.platform == "win32" else "node")
MISER = f"cmd:{NODE} {ROOT / 'examples/engine/miser.js'}"
SPEAKS = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol="pharos-engine/1")
    elif message["type"] == "think":
        number, choices = message["id"], message["choices"]
        BODY
    elif message["type"] == "quit":
        break
"""
GOOD = 'say(type="choice", id=number, choice=choices[0])'


def bot(folder: Path, body: str, whole: str = SPEAKS) -> str:
    """Returns the command of a program that runs `body` for each question."""
    file = folder / "bot.py"
    file.write_text(whole.replace("BODY", body))
    return f"cmd:{sys.executable} {file}"


def forfeit(command: str, **limits: Any) -> str:
    """Returns why a program forfeits at its first choice."""
    agent = ProgramAgent(command.removeprefix("cmd:"), **limits)
    game = pharos.new_game("duel", seed=1)
    try:
        agent.choose(game.view(game.waiting[0]))
    except Forfeit as reason:
        return str(reason)
    finally:
        agent.end(None)
    return ""


def test_a_program_in_javascript_plays_both_games() -> None:
    for match in (
        Match("duel", 2, ("pantheon", "agora"), (MISER, "random"), seed=5),
        Match("classic", 3, ("leaders",), (MISER, "random"), seed=5),
    ):
        played = play_game(match, 0, 0)
        assert played.forfeit == ""
        assert played.victory != "forfeit"
        assert min(played.choices) > 10


def test_the_arena_and_simulate_and_evaluate_take_a_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "duel", "--agents", f"{MISER},random", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "forfeits" not in told
    assert {one["agent"] for one in told["agents"]} == {MISER, "random"}
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "duel", "--agents", f"{MISER},greedy", "--out", str(file)]) == 0
    assert pharos.replay(json.loads(file.read_text())).over
    import pharos.research as research

    (score,) = research.evaluate(MISER, against=["random"], games=2)
    assert score.games == 2
    assert score.forfeits == ()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ('say(type="choice", id=number, choice="build:nothing")', "build:nothing, which is not allowed"),
        ('say(type="choice", id=number)', "None, which is not allowed"),
        ('say(type="choice", id=number, choice=["draft"])', "which is not allowed"),
        ('say(type="error", id=number, message="lost my mind")', "lost my mind"),
        ('print("I think", flush=True)', "which is not JSON"),
        ("print([1], flush=True)", "which is not JSON"),
        ('print("x" * 3_000_000, flush=True)', "line that is too long"),
        ('sys.exit("out of memory")', "ended with code 1: out of memory"),
        ("import os; os.kill(os.getpid(), 9)", "ended with code"),
        ("import os; os.close(1); time.sleep(60)", "closed its output"),
    ],
)
def test_a_crash_or_an_illegal_choice_loses(tmp_path: Path, body: str, reason: str) -> None:
    assert reason in forfeit(bot(tmp_path, body))


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(60)",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        'while True: say(type="info", id=number, text="thinking")',
        'while True: say(type="choice", id=0, choice="late")',
        "import subprocess; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])",
    ],
)
def test_time_is_kept_by_the_arena(tmp_path: Path, body: str) -> None:
    began = time.monotonic()
    assert "did not answer within 0.1 s" in forfeit(bot(tmp_path, body), seconds=0.1)
    assert time.monotonic() - began < 30  # its start, grace period and end, on a busy machine


def test_a_program_that_says_no_hello_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", 0.5)
    deaf = "import time\ntime.sleep(60)"  # it does not even read its input
    assert "did not say hello" in forfeit(bot(tmp_path, "", deaf))
    monkeypatch.setattr(program, "STARTING", 30.0)
    other = SPEAKS.replace("pharos-engine/1", "uci")
    assert "It speaks uci, not pharos-engine/1" in forfeit(bot(tmp_path, GOOD, other))
    file = tmp_path / "no_program"
    file.write_text("this is no program")
    file.chmod(0o755)
    assert "cannot be started" in forfeit(f"cmd:{file}")


def test_a_program_that_ends_at_once_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on a busy machine, where the program may have ended before all its threads run."""

    class Slow(threading.Thread):
        def start(self) -> None:
            super().start()
            time.sleep(0.3)

    monkeypatch.setattr(program, "threading", SimpleNamespace(Thread=Slow))
    monkeypatch.setattr(program, "STARTING", 5.0)
    assert "ended with code 3" in forfeit(f"{sys.executable} -c 'raise SystemExit(3)'")


def test_a_stop_is_answered_with_the_best_so_far(tmp_path: Path) -> None:
    waits = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": "pharos-engine/1"}), flush=True)
    elif message["type"] == "think":
        best = message["choices"][-1]
    elif message["type"] == "stop":
        print(json.dumps({"type": "choice", "id": message["id"], "choice": best}), flush=True)
"""
    assert forfeit(bot(tmp_path, "", waits), seconds=0.2) == ""


def test_whoever_forfeits_loses_and_the_match_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crash = bot(tmp_path, f"{GOOD} if number < 4 else sys.exit('crashed')")
    assert (
        run(["arena", "classic", "--players", "3", "--agents", f"{crash},random", "--games", "3", "--json"])
        == 0
    )
    told = json.loads(capsys.readouterr().out)
    standing = {one["agent"]: one for one in told["agents"]}
    assert standing[crash]["wins"] == 0
    assert standing[crash]["losses"] == {"forfeit": 3}
    assert standing["random"]["victories"] == {"forfeit": 3.0}
    assert len(told["forfeits"]) == 3
    assert "crashed" in told["forfeits"][0]
    out = tmp_path / "games.jsonl"
    assert run(["simulate", "duel", "--agents", f"{crash},random", "--games", "2", "--out", str(out)]) == 0
    assert "2 games were forfeited" in capsys.readouterr().out
    record = json.loads(out.read_text().splitlines()[0])
    assert record["result"] is None
    assert record["meta"]["forfeit"] == {"seat": 0, "reason": "It ended with code 1: crashed"}
    pharos.replay(record)
    rows = tmp_path / "games.parquet"
    assert run(["simulate", "duel", "--agents", f"{crash},random", "--games", "2", "--out", str(rows)]) == 0


# --- Pharos itself as an engine ---


def talk(*messages: object, agent: str = "trader") -> list[dict[str, Any]]:
    """Returns the responses of `pharos engine` to some messages."""
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    done = subprocess.run(
        [sys.executable, "-m", "pharos.terminal.cli", "engine", "--agent", agent],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_pharos_answers_views_and_positions() -> None:
    game = pharos.new_game("duel", seed=3)
    seat = game.waiting[0]
    allowed = {str(choice) for choice in game.choices(seat)}
    hello, *answers = talk(
        {"type": "hello", "protocol": "pharos-engine/1"},
        {"type": "think", "id": 1, "seat": seat, "view": game.view(seat).data, "limits": {"simulations": 5}},
    )
    assert hello["protocol"] == "pharos-engine/1"
    assert answers[0]["id"] == 1
    assert answers[0]["choice"] in allowed
    position = {"type": "think", "id": "p", "position": game.position(), "info": True}
    info, choice = talk(position, agent="master#5")
    assert (info["type"], info["id"], choice["type"]) == ("info", "p", "choice")
    assert {line["choice"] for line in info["lines"]} == allowed
    assert choice["choice"] == info["lines"][0]["choice"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense", "one JSON object"),
        ("[]", "one JSON object"),
        ({"type": "fly"}, "no message of type 'fly'"),
        ({"type": "think", "id": 4}, "a view or a position"),
        ({"type": "think", "id": 4, "view": 3, "seat": 0}, "A view must be an object"),
        ({"type": "think", "id": 4, "position": {"game": "chess"}}, "chess"),
        ({"type": "think", "id": 4, "view": {"game": "duel"}, "seat": 0}, "view"),
    ],
)
def test_what_pharos_cannot_answer_is_one_sentence(line: object, words: str) -> None:
    (answer,) = talk(line)
    assert answer["type"] == "error"
    assert words in answer["message"]


def test_an_agent_that_fails_is_answered_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing.py").write_text("class Agent:\n    def choose(self, view):\n        return 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    question = {"type": "think", "id": 2, "position": pharos.new_game("duel", seed=3).position()}
    (answer,) = talk(question, agent="failing:Agent")
    assert answer == {"type": "error", "id": 2, "message": "ZeroDivisionError: division by zero"}


def test_pharos_plays_against_itself_through_the_protocol() -> None:
    command = f"cmd:{sys.executable} -m pharos.terminal.cli engine --agent greedy"
    match = Match("duel", 2, (), (command, "greedy"), seed=4)
    played = play_game(match, 0, 0)
    assert played.forfeit == ""
    both = play_game(Match("duel", 2, (), ("greedy", "greedy"), seed=4), 0, 0)
    assert played.totals == both.totals
