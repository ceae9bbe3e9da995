"""The deal of a date is the same compiled and in plain Python, and so are the choices of its opponents."""

import json
import os
import subprocess
import sys

import pytest

import pharos
from pharos import pure, texts
from pharos.table import AddComputer, CommandContext, Person, Settings, Sit, Start, Table, entry_of, opening
from pharos.table.command_handlers import chosen
from pharos.table.computer import choice_of, fixed_thought
from pharos.table.daily import deal_of_day
from pharos.table.settings import Daily
from pharos.terminal.cli import run

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


def story(game: str, date: str, choices: int) -> str:
    """Returns a deal and the choices of its opponents while the player always takes the first option."""
    deal = deal_of_day(game, date)
    me = Person("me", "Me")
    context = CommandContext(me, 0, levels=(deal.level,), seed=lambda: 1)
    table = Table()
    table.apply(opening(me, Settings(game, players=deal.players, daily=Daily(date)), 0))
    table.apply(entry_of(table, Sit(deal.seat), context))
    for seat in deal.opponents:
        table.apply(entry_of(table, AddComputer(seat, deal.level), context))
    table.apply(entry_of(table, Start(), context))
    made: list[str] = []
    while len(made) < choices and table.round is not None and table.status == "live":
        seat = table.thinking[0]
        decision = table.round.decision(seat)
        assert decision is not None
        options = [str(option) for option in table.options(seat)]
        choice = options[0]
        if seat != deal.seat and len(options) > 1:
            fixed = fixed_thought(table, seat)
            assert fixed is not None
            choice = choice_of(deal.level, fixed.seed, seat, table.view(seat).data, fixed.simulations)
        table.apply(chosen(table, seat, decision, choice, 0, computer=seat != deal.seat))
        made.append(f"{seat} {choice}")
    return json.dumps([table.game.deal, made])


def stories() -> str:
    return json.dumps([story(*one) for one in STORIES])


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
        (["--date", "2020-01-01"], "archive"),
        (["--date", "2999-01-01"], "not open yet"),
        (["--lang", "xx"], "language"),
    ):
        assert run(["daily", *more]) == 2
        assert words in capsys.readouterr().err
