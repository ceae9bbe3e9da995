"""Searches games for puzzles, and writes the ones that ship.

    python -m pharos.puzzles.mine FOLDER
    python -m pharos.puzzles.mine FOLDER --ship

Games are played by the master, by rushers, and by weaker levels. Every decision is examined, and candidates
are evaluated from the view of their seat in three steps: roughly, then with 600 simulations per choice, then
with ten times as many. Late endgames of base Duel are solved exactly. Results are appended to a file per
variant, so an interrupted run resumes where it stopped; the same seeds give the same puzzles on every
machine. `--ship` selects the most varied of the puzzles that a new check confirms with every possible
payment. `--workers` sets the number of processes; it does not affect the results.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from pharos.cluster import processes
from pharos.puzzles.check import is_sound
from pharos.puzzles.library import DATA
from pharos.puzzles.proof import looks_like_one, proof_of, puzzle_at, ways_of
from pharos.puzzles.puzzle import Puzzle, puzzle_of
from pharos.puzzles.sources import Kind, moments

FIRST_SEED = 41_000_000
PLANS = {
    Kind("duel", (), 2): 200,
    Kind("duel", ("pantheon",), 2): 140,
    Kind("duel", ("agora",), 2): 140,
    Kind("duel", ("agora", "pantheon"), 2): 140,
    Kind("classic", (), 3): 60,
    Kind("classic", (), 4): 50,
    Kind("classic", (), 5): 25,
    Kind("classic", ("leaders",), 4): 25,
    Kind("classic", ("cities",), 4): 25,
    Kind("classic", ("cities", "leaders"), 4): 25,
}
"""Number of shipped puzzles per variant."""
GAMES = ("duel", "classic")
SPARE = 1.25
"""Factor of additional puzzles to find, so that there is a choice."""
APART = 6
"""Minimum distance of two puzzles of the same game, in choices."""
LOT = 48
"""Number of games of a variant that are searched before switching to the next one."""
MOST_AT_ONCE = 0.12
"""Maximum share of puzzles that are won immediately."""
MOST_EASY = 0.3
"""Maximum share of puzzles of the lowest difficulty."""


def mined(kind: Kind, seed: int) -> Iterator[Puzzle]:
    """Yields the puzzles in the game of a seed."""
    last: dict[int, int] = {}
    for moment in moments(kind, seed):
        number = len(moment.choices)
        if number - last.get(moment.seat, -APART) < APART or not looks_like_one(moment.lines):
            continue
        proof = proof_of(moment.view, ways_of(moment.lines))
        if proof is not None:
            last = dict.fromkeys(range(kind.players), number)
            yield puzzle_at(moment, moment.view, proof)


def found_in(seed: int, kind: Kind) -> list[Puzzle]:
    """Returns all puzzles in the game of a seed."""
    return list(mined(kind, seed))


def written(puzzle: Puzzle) -> str:
    """Returns a puzzle as a line of JSON."""
    return json.dumps(puzzle.data(), separators=(",", ":"), ensure_ascii=False) + "\n"


def read(file: Path) -> tuple[int, list[Puzzle]]:
    """Returns the number of games searched, and the puzzles found in them; ignores a truncated last line."""
    games, found = 0, []
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for line in lines:
        try:
            told = json.loads(line)
        except ValueError:
            break
        if "games" in told:
            games = told["games"]
        else:
            found.append(puzzle_of(told))
    return games, [puzzle for puzzle in found if puzzle.seed < FIRST_SEED + games]


def mine(
    folder: Path, share: float, asker: Callable[..., Iterable[Any]] = map, game: str | None = None
) -> None:
    """Searches games until there are enough puzzles of each variant, optionally of one game only."""
    folder.mkdir(parents=True, exist_ok=True)
    done: dict[Kind, int] = {}
    count: dict[Kind, int] = {}
    plans = {kind: count for kind, count in PLANS.items() if game in (None, kind.game)}
    for kind in plans:
        file = folder / f"{kind.name}.jsonl"
        done[kind], found = read(file)
        count[kind] = len(found)
        with file.open("w", encoding="utf-8") as lines:
            lines.writelines(map(written, found))
            lines.write(json.dumps({"games": done[kind]}) + "\n")
    while missing := [kind for kind in plans if count[kind] < share * SPARE * plans[kind]]:
        kind = min(missing, key=lambda one: count[one] / plans[one])
        seeds = range(FIRST_SEED + done[kind], FIRST_SEED + done[kind] + LOT)
        with (folder / f"{kind.name}.jsonl").open("a", encoding="utf-8") as lines:
            for found in asker(partial(found_in, kind=kind), seeds):
                for puzzle in found:
                    lines.write(written(puzzle))
                    count[kind] += 1
                done[kind] += 1
                lines.write(json.dumps({"games": done[kind]}) + "\n")
        print(kind.name, "games", done[kind], "puzzles", count[kind], flush=True)


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Returns `count` varied puzzles, with few that are won immediately or found by all levels."""
    easy = at_once = 0
    kept: list[Puzzle] = []
    known: set[str] = set()
    themes: dict[str, int] = {}
    # a position with own hidden choices of the current round cannot be set up
    rest = sorted((one for one in found if "|" not in "".join(one.choices)), key=lambda one: one.id)
    while rest and len(kept) < count:
        # rare themes first, then the most difficult
        rest.sort(key=lambda one: (min((themes.get(t, 0) for t in one.themes), default=count), -one.rating))
        puzzle = rest.pop(0)
        if puzzle.id in known:
            continue
        if puzzle.goal == "now" and at_once >= MOST_AT_ONCE * count:
            continue
        if puzzle.difficulty == 1 and easy >= MOST_EASY * count:
            continue
        easy += puzzle.difficulty == 1
        at_once += puzzle.goal == "now"
        known.add(puzzle.id)
        for theme in puzzle.themes:
            themes[theme] = themes.get(theme, 0) + 1
        kept.append(puzzle)
    return sorted(kept, key=lambda one: one.id)


def ship(folder: Path, asker: Callable[..., Iterable[Any]] = map, game: str | None = None) -> None:
    """Writes the shipped data, optionally of one game only."""
    for name in GAMES if game is None else (game,):
        puzzles: list[Puzzle] = []
        for kind, count in PLANS.items():
            if kind.game == name:
                found = read(folder / f"{kind.name}.jsonl")[1]
                sound = asker(is_sound, found)
                puzzles += chosen([one for one, good in zip(found, sound, strict=True) if good], count)
        file = DATA / f"{name}.jsonl"
        file.write_text("".join(map(written, puzzles)), encoding="utf-8")
        print(f"{name}: {len(puzzles)} puzzles, {file.stat().st_size} bytes")


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.puzzles.mine", description=__doc__)
    parser.add_argument("folder", type=Path, help="where what was found is kept")
    parser.add_argument("--share", type=float, default=1.0, help="look for only this part of the puzzles")
    parser.add_argument("--ship", action="store_true", help="write the data that ships")
    parser.add_argument("--game", choices=GAMES, help="only puzzles of this game")
    parser.add_argument("--workers", type=int, default=1, help="number of processes that search")
    asked = parser.parse_args()
    with processes(asked.workers) as asker:
        if asked.ship:
            ship(asked.folder, asker, asked.game)
        else:
            mine(asked.folder, asked.share, asker, asked.game)


if __name__ == "__main__":
    main()
