"""Solves the shipped puzzles again and reports those that are no longer valid.

python -m pharos.puzzles.check            all, with the search effort that found them
python -m pharos.puzzles.check --quick    all, with a small fixed search
python -m pharos.puzzles.check --summary  the number of puzzles by mix, difficulty, and theme
"""

import argparse
import sys
from collections import Counter

from pharos.core.errors import PharosError
from pharos.game import View
from pharos.puzzles.judge import Effort, Worth, gap_of, judged, worked_out
from pharos.puzzles.library import puzzles
from pharos.puzzles.proof import DOUBT, GAP, THOUGHT
from pharos.puzzles.puzzle import DIFFICULTIES, Puzzle, base_of

QUICK = Effort(4, 30)
LEAST = 0.08
"""Minimum advantage of the solution in a small search."""
ROUNDED = 0.006
"""Rounding error of stored exact values."""


def fault_of(puzzle: Puzzle, effort: Effort = QUICK) -> str | None:
    """Returns what is wrong with a puzzle, or None."""
    try:
        game = puzzle.start()
    except PharosError as error:
        return f"its game cannot be played: {error}"
    if puzzle.seat not in game.waiting:
        return "its seat owes no choice"
    view = game.view(puzzle.seat)
    kept = {one.choice for one in (*puzzle.best, *puzzle.others)}
    ways = [str(choice) for choice in game.choices(puzzle.seat)]
    changed = kept ^ {base_of(choice) for choice in ways}
    if changed:
        return f"its choices have changed: {sorted(changed)}"
    if puzzle.id != Puzzle._id(puzzle):
        return "its id does not belong to its game"
    return _exact_fault(puzzle, view) if puzzle.exact else _searched_fault(puzzle, view, ways, effort)


def is_sound(puzzle: Puzzle) -> bool:
    """Whether a small search and the full search both confirm the puzzle, and no alternative that got only a
    rough search comes close."""
    far = all(puzzle.chance - one.chance - DOUBT * one.deviation >= GAP - ROUNDED for one in puzzle.others)
    return far and fault_of(puzzle) is None and fault_of(puzzle, THOUGHT) is None


def _exact_fault(puzzle: Puzzle, view: View) -> str | None:
    """Checks the values of an exactly solved puzzle."""
    worths = {base_of(one.choice): one.chance for one in worked_out(view)}
    if not worths:
        return "its end cannot be worked out any more"
    for one in (*puzzle.best, *puzzle.others):
        if abs(worths[one.choice] - one.chance) > ROUNDED:
            return f"{one.choice} was worth {one.chance} and is worth {worths[one.choice]:.3f}"
    return None


def _searched_fault(puzzle: Puzzle, view: View, ways: list[str], effort: Effort) -> str | None:
    """Checks that the solution, with any payment, still beats every alternative by the margin for this
    effort."""
    found = judged(view, ways, effort)
    right = [one for one in found if puzzle.is_right(one.choice)]
    worst: Worth = min(right, key=lambda one: one.chance)
    for one in found:
        if one not in right and gap_of(worst, one)[0] < (LEAST if effort == QUICK else GAP - LEAST):
            return f"{one.choice} is worth {one.chance:.2f}, and {worst.choice} {worst.chance:.2f}"
    return None


def summary() -> str:
    """Returns the number of puzzles of each game by mix, difficulty, and theme."""
    lines = []
    for game in sorted({puzzle.game for puzzle in puzzles()}, reverse=True):
        found = [puzzle for puzzle in puzzles() if puzzle.game == game]
        mixes = Counter("+".join(one.expansions) or "base" for one in found)
        by_difficulty = Counter(one.difficulty for one in found)
        themes = Counter(theme for one in found for theme in one.themes)
        told = [
            f"{game}: {len(found)}",
            ", ".join(f"{mix} {count}" for mix, count in mixes.items()),
            "difficulty " + ", ".join(str(by_difficulty[one]) for one in DIFFICULTIES),
            ", ".join(f"{theme} {count}" for theme, count in themes.most_common()),
        ]
        lines.append("; ".join(told))
    return "\n".join(lines)


def main() -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.puzzles.check", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="with a small counted search")
    parser.add_argument("--summary", action="store_true", help="only how many there are")
    asked = parser.parse_args()
    if asked.summary:
        print(summary())
        return 0
    faults = 0
    for puzzle in puzzles():
        fault = fault_of(puzzle, QUICK if asked.quick else THOUGHT)
        if fault is not None:
            faults += 1
            print(f"{puzzle.id}: {fault}")
    print(f"{len(puzzles())} puzzles, {faults} with a fault")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
