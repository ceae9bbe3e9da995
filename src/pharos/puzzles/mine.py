"""Looks for puzzles in games, and writes those that ship.

    python -m pharos.puzzles.mine FOLDER
    python -m pharos.puzzles.mine FOLDER --ship

Games are played by the master, by rushers and by weaker levels, each decision is looked at, and what looks
like a puzzle is thought about from the view of its seat: roughly, then with 600 simulations for each
choice, then with ten times as many; where few cards of base Duel are left, the end is worked out. What is
found stands in a file for each kind of game; a run that was stopped goes on where it was, and the same
seeds give the same puzzles everywhere. `--ship` chooses the most varied ones of those
that are found again, in whatever way they are paid for. `--workers` says how many processes look; the puzzles
are the same.
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
"""How many puzzles of each kind ship."""
GAMES = ("duel", "classic")
SPARE = 1.25
"""So many times as many are looked for, to choose from."""
APART = 6
"""Two puzzles of one game are at least so many choices apart."""
LOT = 48
"""So many games of a kind are looked through before the next kind has its turn."""
MOST_AT_ONCE = 0.12
"""The largest part of puzzles that are won with the very choice."""
MOST_EASY = 0.3
"""The largest part of puzzles of the lowest difficulty."""


def mined(kind: Kind, seed: int) -> Iterator[Puzzle]:
    """The puzzles in the game of a seed."""
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
    """All puzzles in the game of a seed."""
    return list(mined(kind, seed))


def written(puzzle: Puzzle) -> str:
    """A puzzle as one line."""
    return json.dumps(puzzle.data(), separators=(",", ":"), ensure_ascii=False) + "\n"


def read(file: Path) -> tuple[int, list[Puzzle]]:
    """How many games were looked through, and what was found in them; a line cut short does not count."""
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
    """Looks through games until there are enough puzzles of each kind; of one game, if it is named."""
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
    """So many of the puzzles, as varied as they can be: few that are won at once or that all levels find."""
    easy = at_once = 0
    kept: list[Puzzle] = []
    known: set[str] = set()
    themes: dict[str, int] = {}
    # a moment in which something of one's own lies sealed already cannot be set up as a position
    rest = sorted((one for one in found if "|" not in "".join(one.choices)), key=lambda one: one.id)
    while rest and len(kept) < count:
        # what has a theme that is rare so far comes first, then what is harder
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
    """Writes the data that ships; of one game, if it is named."""
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
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.puzzles.mine", description=__doc__)
    parser.add_argument("folder", type=Path, help="where what was found is kept")
    parser.add_argument("--share", type=float, default=1.0, help="look for only this part of the puzzles")
    parser.add_argument("--ship", action="store_true", help="write the data that ships")
    parser.add_argument("--game", choices=GAMES, help="only puzzles of this game")
    parser.add_argument("--workers", type=int, default=1, help="so many processes look")
    asked = parser.parse_args()
    with processes(asked.workers) as asker:
        if asked.ship:
            ship(asked.folder, asker, asked.game)
        else:
            mine(asked.folder, asked.share, asker, asked.game)


if __name__ == "__main__":
    main()
