"""`pharos puzzle`: whole puzzles in both languages, JSON for programs, one-sentence errors."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from pharos.game import View
from pharos.puzzles import Puzzle, puzzle_named, puzzle_of_day, puzzles
from pharos.terminal.menu import Menu
from pharos.terminal.paper import Paper
from pharos.terminal.puzzle_session import PuzzleSession
from pharos.terminal.words import Words
from tests.terminal.test_commands import answer, complaint

SOME = [
    next(one for one in puzzles() if one.game == "duel" and len(one.best[0].line) > 2),
    next(one for one in puzzles() if one.exact),
    next(one for one in puzzles() if set(one.expansions) == {"agora", "pantheon"} and one.best[0].line),
    next(one for one in puzzles() if one.game == "classic" and "leaders" in one.expansions),
]


def told(capsys: pytest.CaptureFixture[str], puzzle: Puzzle, lang: str, *typed: str) -> str:
    """Returns the output for these input lines."""
    lines = iter(typed)

    def ask(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    PuzzleSession(puzzle, Words(lang, puzzle.game), Paper(plain=True), ask).play()
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("puzzle", SOME, ids=lambda one: one.id)
def test_a_puzzle_is_tried_wrongly_and_then_solved(
    capsys: pytest.CaptureFixture[str], puzzle: Puzzle, lang: str
) -> None:
    words = Words(lang, puzzle.game)
    game = puzzle.start()
    choices = Menu(words, game, puzzle.seat).choices
    wrong = next(n for n, one in enumerate(choices, start=1) if not puzzle.is_right(str(one)))
    right = next(n for n, one in enumerate(choices, start=1) if puzzle.is_right(str(one)))
    hint = words.say("command-hint").split()[-1]
    said = told(capsys, puzzle, lang, "", hint, "999", str(wrong), str(right))
    assert words.plain("puzzle-wrong") in said
    assert words.plain("puzzle-right") in said
    assert said.index(words.plain("puzzle-wrong")) < said.index(words.plain("puzzle-right"))
    assert words.plain(f"puzzle-goal-{puzzle.goal}") in said
    assert (
        words.plain("puzzle-chance", chance=f"{100 * puzzle.told_of(str(choices[right - 1])).chance:.0f}")
        in said
    )
    if puzzle.best[0].line:
        assert words.plain("puzzle-line", line="").strip() in said
    assert (words.plain("puzzle-exact") in said) is puzzle.exact


def test_whoever_gives_up_or_leaves_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = SOME[0]
    words = Words("en", puzzle.game)
    assert "The answer: " in told(capsys, puzzle, "en", "answer")
    left = told(capsys, puzzle, "en", "q")
    assert words.say("puzzle-left") in left
    assert "The answer: " not in left


def test_json_tells_the_view_and_not_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    today = json.loads(answer(capsys, "puzzle", "--json"))
    assert today["id"] == json.loads(answer(capsys, "puzzle", "--today", "--json"))["id"]
    assert today["id"] == puzzle_of_day(datetime.now(UTC).date()).id
    assert "best" not in today
    view = View(today["seat"], today["view"])
    assert [str(one) for one in view.choices] == today["choices"]
    whole = json.loads(answer(capsys, "puzzle", today["id"], "--json", "--answer"))
    assert puzzle_named(today["id"]).is_right(whole["best"][0]["choice"])
    rows = json.loads(answer(capsys, "puzzle", "--list", "--theme", "gods", "--difficulty", "3", "--json"))
    assert rows
    assert all("gods" in row["themes"] and row["difficulty"] == 3 for row in rows)
    listed = answer(capsys, "puzzle", "--list", "--game", "classic", "--lang", "ru").splitlines()
    assert len(listed) == sum(one.game == "classic" for one in puzzles())


@pytest.mark.parametrize(
    "arguments",
    [
        ["d0000000"],
        ["--theme", "cooking"],
        ["--difficulty", "6"],
        ["--lang", "tlh"],
        ["--today", "--game", "duel"],
        [SOME[0].id, "--list"],
        ["--theme", "gods", "--game", "classic"],
    ],
)
def test_wrong_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    complaint(capsys, 2, "puzzle", *arguments)
