"""Reevaluates puzzles after a change of the search or a network.

    python -m pharos.puzzles.refresh FOLDER --game duel --workers 16

Rewrites the files that `python -m pharos.puzzles.mine` left in FOLDER; a variant without a file starts from
the shipped puzzles. Values, continuations, reasons, and difficulty are computed again with the full effort,
and puzzles that are no longer valid or have another solution are dropped. `mine FOLDER` then searches further
games for replacements, and `mine FOLDER --ship` writes the shipped data.
"""

import argparse
import json
from pathlib import Path

from pharos.cluster import processes
from pharos.puzzles.library import selected
from pharos.puzzles.mine import FIRST_SEED, PLANS, read, written
from pharos.puzzles.proof import proof_of, puzzle_at
from pharos.puzzles.puzzle import Puzzle, base_of
from pharos.puzzles.sources import Kind, Moment


def judged_anew(puzzle: Puzzle) -> Puzzle | None:
    """Returns the reevaluated puzzle, or None if it is no longer valid or has another solution."""
    ways: dict[str, str] = {}
    view = puzzle.view()
    for choice in map(str, view.choices):
        ways.setdefault(base_of(choice), choice)
    proof = proof_of(view, list(ways.values()))
    if proof is None or {base_of(one.choice) for one in proof.best} != {one.choice for one in puzzle.best}:
        return None
    kind = Kind(puzzle.game, puzzle.expansions, puzzle.players)
    return puzzle_at(Moment(kind, puzzle.seed, puzzle.choices, puzzle.seat, view, ()), view, proof)


def known(kind: Kind, file: Path) -> tuple[int, list[Puzzle]]:
    """Returns the number of games searched and the puzzles found; without a file, those that ship."""
    if file.exists():
        return read(file)
    found = [
        one for one in selected(game=kind.game, expansions=kind.expansions) if one.players == kind.players
    ]
    return max((one.seed - FIRST_SEED + 1 for one in found), default=0), found


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.puzzles.refresh", description=__doc__)
    parser.add_argument("folder", type=Path, help="where what was found is kept")
    parser.add_argument("--game", help="only puzzles of this game")
    parser.add_argument("--workers", type=int, default=1, help="number of processes that judge")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with processes(asked.workers) as asker:
        for kind in PLANS:
            file = asked.folder / f"{kind.name}.jsonl"
            if asked.game not in (None, kind.game):
                continue
            games, found = known(kind, file)
            kept = [one for one in asker(judged_anew, found) if one is not None]
            lines = [*map(written, kept), json.dumps({"games": games}) + "\n"]
            file.write_text("".join(lines), encoding="utf-8")
            print(kind.name, len(kept), "of", len(found), flush=True)


if __name__ == "__main__":
    main()
