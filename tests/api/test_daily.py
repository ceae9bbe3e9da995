"""The deal of a date is the same compiled and in plain Python, and so are the choices of its opponents."""

import json
import os
import subprocess
import sys

import pytest

import pharos
from pharos import pure, texts
from pharos.terminal.cli import run
from tests.local.fingerprints import daily_game

STORIES = (
    ("duel", "2026-11-18", 24),
    ("duel", "2026-11-20", 14),
    ("duel", "2026-11-22", 11),
    ("duel", "2026-11-16", 11),
    ("classic", "2026-11-20", 7),
    ("classic", "2026-11-22", 4),
)
"""Games with dates and numbers of choices, covering every level of the week."""
ELSEWHERE = "from tests.api.test_daily import stories; print(stories())"


def stories() -> str:
    return json.dumps([daily_game(*one) for one in STORIES])


@pytest.mark.skipif(not pure.compiled(), reason="it compares both engines")
def test_the_deal_of_a_date_is_the_same_compiled_and_plain() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        env={**os.environ, "PHAROS_PURE": "1", "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == json.loads(stories())


def test_the_command_tells_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "--date", "2026-11-18", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["game"] for one in told] == ["duel", "classic"]
    for one in told:
        game = pharos.new_game(one["game"], players=one["players"], seed=one["seed"])
        assert json.loads(json.dumps(game.deal)) == one["deal"]
    for lang in texts.languages():
        assert run(["daily", "--game", "duel", "--date", "2026-11-18", "--lang", lang, "--plain"]) == 0
        assert "2026-11-18" in capsys.readouterr().out
    for more, words in (
        (["--game", "chess"], "no daily deal"),
        (["--date", "yesterday"], "not a date"),
        (["--date", "20261118"], "not a date"),
        (["--date", "2026-W47-3"], "not a date"),
        (["--date", "2020-01-01"], "archive"),
        (["--date", "2999-01-01"], "not available yet"),
        (["--lang", "xx"], "language"),
    ):
        assert run(["daily", *more]) == 2
        assert words in capsys.readouterr().err
