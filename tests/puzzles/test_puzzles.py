"""The shipped puzzles are sound, none needs what a player cannot know, and drift is detected."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from pharos.puzzles import (
    DIFFICULTIES,
    GOALS,
    THEMES,
    Puzzle,
    played_on,
    puzzle_of_day,
    puzzles,
    selected,
)
from pharos.puzzles.check import fault_of
from pharos.puzzles.judge import Effort, judged
from pharos.puzzles.library import DATA
from pharos.puzzles.mine import FIRST_SEED, chosen, mined
from pharos.puzzles.proof import GAP, THOUGHT, asked_levels, difficulty_of, followed
from pharos.puzzles.puzzle import puzzle_of
from pharos.puzzles.refresh import judged_anew, known
from pharos.puzzles.sources import Kind

EVERY = os.environ.get("PHAROS_TEST_PUZZLES") == "all"
DRAWN = 100
DEEP = 8
SMALL = Effort(3, 8)
LARGEST = 2_000_000


def drawn(count: int) -> list[Puzzle]:
    """Some puzzles, different ones for every release of the data."""
    return Random(len(puzzles())).sample(puzzles(), count)


def test_there_are_enough_of_every_kind() -> None:
    assert len(selected(game="duel")) >= 600
    assert len(selected(game="classic")) >= 200
    for mix in ((), ("agora",), ("pantheon",), ("agora", "pantheon")):
        assert len(selected(game="duel", expansions=mix)) >= 100
    assert {puzzle.players for puzzle in selected(game="classic")} >= {3, 4, 5}
    assert {theme for puzzle in puzzles() for theme in puzzle.themes} == set(THEMES)
    assert {puzzle.difficulty for puzzle in puzzles()} == set(DIFFICULTIES)
    assert {puzzle.goal for puzzle in puzzles()} == set(GOALS)
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    assert sum(file.stat().st_size for file in DATA.iterdir()) < LARGEST


def test_the_right_choice_is_better_by_far_in_all_of_them() -> None:
    for puzzle in puzzles():
        assert puzzle.others, puzzle.id
        for one in puzzle.others:
            assert puzzle.chance - one.chance - 2 * one.deviation >= GAP - 0.006, (puzzle.id, one.choice)


@pytest.mark.parametrize("puzzle", puzzles() if EVERY else drawn(DRAWN), ids=lambda puzzle: puzzle.id)
def test_a_small_search_solves_it_again(puzzle: Puzzle) -> None:
    assert fault_of(puzzle) is None


@pytest.mark.parametrize("puzzle", puzzles() if EVERY else drawn(DEEP), ids=lambda puzzle: puzzle.id)
def test_the_thought_that_found_it_finds_it_again(puzzle: Puzzle) -> None:
    assert fault_of(puzzle, THOUGHT) is None


def test_drift_is_noticed() -> None:
    puzzle = next(one for one in puzzles() if one.game == "duel" and not one.exact and len(one.others) > 2)
    assert fault_of(puzzle) is None
    other_deal = replace(puzzle, seed=puzzle.seed + 1)
    assert "cannot be played" in str(fault_of(other_deal)) or "changed" in str(fault_of(other_deal))
    assert "changed" in str(fault_of(replace(puzzle, others=puzzle.others[:-1])))
    assert "owes no choice" in str(fault_of(replace(puzzle, seat=1 - puzzle.seat)))
    worse = replace(puzzle, best=puzzle.others[:1], others=(*puzzle.best, *puzzle.others[1:]))
    assert "is worth" in str(fault_of(worse))
    exact = next(one for one in puzzles() if one.exact)
    assert fault_of(exact) is None
    wrong = replace(exact, best=(replace(exact.best[0], chance=exact.chance - 0.05), *exact.best[1:]))
    assert "was worth" in str(fault_of(wrong))


@pytest.mark.parametrize("puzzle", drawn(6), ids=lambda puzzle: puzzle.id)
def test_nothing_hidden_changes_a_puzzle(puzzle: Puzzle) -> None:
    """With every hidden card dealt again the seat sees the same, and the judgment is the same."""
    view = puzzle.view()
    ways = [str(choice) for choice in view.choices][:6]
    before = judged(view, ways, SMALL)
    for seed in (1, 2):
        other = view.sample(seed)
        again = other.view(puzzle.seat)
        assert again.data == view.data
        assert judged(again, ways, SMALL) == before
        assert [str(choice) for choice in other.choices(puzzle.seat)] == [str(one) for one in view.choices]


def test_lines_go_on_only_with_what_everybody_knows() -> None:
    for puzzle in drawn(40):
        view = puzzle.view()
        for told in (*puzzle.best, *puzzle.others):
            for seed in (1, 2, 3) if told.line else ():
                made = played_on(view.sample(seed), puzzle.seat, told)
                assert tuple(choice for _, choice in made[1:]) == told.line, (puzzle.id, told.choice)


def test_a_puzzle_is_kept_as_it_was() -> None:
    for puzzle in drawn(20):
        again = puzzle_of(json.loads(json.dumps(puzzle.data())))
        assert again == puzzle
        assert again.id == puzzle.id


def test_every_day_has_its_puzzle() -> None:
    first = date(2026, 1, 1)
    days = [puzzle_of_day(first + timedelta(days=n)) for n in range(300)]
    assert len({puzzle.id for puzzle in days}) > 250
    assert sum(puzzle.game == "classic" for puzzle in days) in (42, 43)
    assert puzzle_of_day(first) is puzzle_of_day(first)


def test_a_puzzle_is_judged_anew() -> None:
    """With the same network it stays as it is; if the answer changes, it is dropped."""
    puzzle = next(one for one in puzzles() if one.game == "duel" and not one.exact and len(one.others) > 2)
    again = judged_anew(puzzle)
    assert again is not None
    assert (again.id, again.goal, again.difficulty) == (puzzle.id, puzzle.goal, puzzle.difficulty)
    assert [one.choice for one in again.best] == [one.choice for one in puzzle.best]
    assert (
        judged_anew(replace(puzzle, best=puzzle.others[:1], others=(*puzzle.best, *puzzle.others[1:])))
        is None
    )


def test_shipped_puzzles_are_where_judging_anew_begins(tmp_path: Path) -> None:
    kind = Kind("duel", ("agora",), 2)
    games, found = known(kind, tmp_path / "none.jsonl")
    assert found == selected(game="duel", expansions=("agora",))
    assert games == max(one.seed for one in found) - FIRST_SEED + 1


def test_the_miner_finds_the_same_again() -> None:
    """The last seed that found something was searched with the current network."""
    puzzle = max(selected(game="duel", expansions=()), key=lambda one: one.seed)
    again = next(one for one in mined(Kind("duel", (), 2), puzzle.seed) if one.id == puzzle.id)
    assert (again.best[0].choice, again.goal, again.themes) == (
        puzzle.best[0].choice,
        puzzle.goal,
        puzzle.themes,
    )
    kept = {one.choice: one.chance for one in (*puzzle.best, *puzzle.others)}
    for one in (*again.best, *again.others):  # a better search sees a little more
        assert one.chance == pytest.approx(kept[one.choice], abs=0.05)
    assert chosen([puzzle, puzzle], 5) == [puzzle]
    view = puzzle.view()
    solved, _ = asked_levels(view, {one.choice for one in puzzle.best})
    assert difficulty_of(solved) == puzzle.difficulty
    assert followed(view, puzzle.best[0].choice, 4) == puzzle.best[0].line
