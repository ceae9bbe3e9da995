"""Judges puzzles that were found before anew, after the search or a network has changed.

    python -m pharos.puzzles.refresh FOLDER

Files that `python -m pharos.puzzles.mine` left in FOLDER are written again: chances are measured anew with
all the thought that finds a puzzle, and what is no puzzle any more is left out. Lines, reasons and difficulty
stay.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from pharos.puzzles.mine import PLANS, read, written
from pharos.puzzles.proof import proof_of
from pharos.puzzles.puzzle import Puzzle, Try, base_of


def judged_anew(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the chances of today; None where it is none any more, or something else is right."""
    ways: dict[str, str] = {}
    view = puzzle.view()
    for choice in map(str, view.choices):
        ways.setdefault(base_of(choice), choice)
    proof = proof_of(view, list(ways.values()))
    if proof is None or {base_of(one.choice) for one in proof.best} != {one.choice for one in puzzle.best}:
        return None
    chances = {base_of(one.choice): (one.chance, 0.0) for one in proof.best}
    chances |= {base_of(one.choice): (one.chance, doubt) for one, doubt in proof.others}

    def anew(one: Try) -> Try:
        chance, doubt = chances[one.choice]
        return replace(one, chance=chance, deviation=doubt)

    best = sorted(map(anew, puzzle.best), key=lambda one: -one.chance)
    if best[0].choice != puzzle.best[0].choice:  # the line belongs to the best way
        return None
    return replace(puzzle, best=tuple(best), others=tuple(map(anew, puzzle.others)))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.puzzles.refresh", description=__doc__)
    parser.add_argument("folder", type=Path, help="where what was found is kept")
    parser.add_argument("--game", help="only puzzles of this game")
    asked = parser.parse_args()
    for kind in PLANS:
        if asked.game not in (None, kind.game):
            continue
        file = asked.folder / f"{kind.name}.jsonl"
        games, found = read(file)
        kept = [one for one in map(judged_anew, found) if one is not None]
        lines = [*map(written, kept), json.dumps({"games": games}) + "\n"]
        file.write_text("".join(lines), encoding="utf-8")
        print(kind.name, len(kept), "of", len(found), flush=True)


if __name__ == "__main__":
    main()
