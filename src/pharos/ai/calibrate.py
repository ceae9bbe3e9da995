"""Fits the calibration curves of a network's win probabilities, from games against itself.

    python -m pharos.ai.calibrate duel --expansion agora --games 6000 --workers 4
    python -m pharos.ai.calibrate classic --players 2,3,4,5,6,7

The network plays itself. At some choices it estimates its win probability as in production: from the view of
the seat and with one of several budgets; the result of the game is recorded. For each stage of a game,
logistic regression on the log odds finds the curve that makes the results most likely. It is written beside
the network. The printed bins are cross-validated: they compare predictions with results for curves fitted to
other games.
"""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from math import exp
from multiprocessing import get_context
from operator import mul
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pharos.ai.kind import Kind
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.calibration import LEAST_SLOPE, SIZE, SURE, Calibration, Curve, facts_of
from pharos.ai.search.calibration import SUFFIX as CURVE
from pharos.ai.search.network import FOLDER, SUFFIX
from pharos.ai.search.samples import picked
from pharos.ai.search.thinker import Thinker
from pharos.ai.search.thinkers import thinkers
from pharos.core.chance import Chance
from pharos.game import View
from pharos.products import product_named

BUDGETS = (200, 800, 3200)
LOOSE = 4
"""Number of opening choices of a game that are drawn in proportion to visits."""
QUICK = 24
"""Simulations for a choice that is not sampled."""
ASKED = 80
"""Per mille of choices that are sampled."""
FIRST_SEED = 700_000_000
GAMES = 6000
LOT = 10
"""Games per task."""
TIE = 8.0
"""Strength of the penalty that ties adjacent stages, and adjacent slopes of a curve, to each other."""
BINS = 10
PARTS = 3
STEPS = 30
SMALLEST_STEP = 1e-6


class Said(NamedTuple):
    """One estimate of a network, and the result of the game."""

    stage: int
    sides: int
    chance: float
    won: float
    game: int


@dataclass(frozen=True, slots=True)
class Asking:
    """The work of one process."""

    kind: Kind
    folder: str
    """Folder with the network, named after its variant, and perhaps its curves."""
    seeds: tuple[int, ...]
    budgets: tuple[int, ...] = BUDGETS
    """Simulations per estimate; the games cycle through these budgets."""

    @property
    def network(self) -> str:
        """The file of the network."""
        return str(Path(self.folder, f"{self.kind.name}{SUFFIX}"))


@cache
def _search(kind: Kind, network: str) -> Any:
    return kind.guided(network)


@cache
def _thinkers(folder: str) -> Callable[[View], Thinker]:
    return thinkers(max(BUDGETS), folder=Path(folder))


def ask(asking: Asking) -> list[Said]:
    """Plays the games of some seeds and returns the sampled estimates."""
    return [said for seed in asking.seeds for said in _game(asking, seed)]


def _game(asking: Asking, seed: int) -> Iterator[Said]:
    kind = asking.kind
    product = product_named(kind.game)
    setup = kind.setup(seed)
    state = product.begin(setup, seed)
    chance = Chance(seed, "calibration")
    budget = asking.budgets[seed // len(kind.tables) % len(asking.budgets)]
    search = _search(kind, asking.network)
    agent = SearchAgent(_thinkers(asking.folder), seed=seed, simulations=budget)
    sides = setup.players // (2 if setup.options.get("teams") else 1)
    answers: list[tuple[int, int, float]] = []
    before = 0
    while waiting := product.waiting(state):
        seat = waiting[0]
        codes = product.codes(state, seat)
        code = codes[0]
        if len(codes) > 1 and chance.below(1000) < ASKED:
            best = agent.analyse(View(seat, product.view(setup, state, seat)))[0]
            code = best.choice.code
            answers.append((kind.stage(state), seat, best.win))
        elif len(codes) > 1:
            where = (seat,) if kind.game == "classic" else ()
            search.begin(product.clone(state), *where, chance)
            search.run(QUICK)
            tried = {number: visits for number, visits, _ in search.results()}
            code = codes[int(picked([tried.get(one, 0) for one in codes], chance, before < LOOSE))]
        before += len(codes) > 1
        product.apply(state, seat, code)
    outcome = product.outcome(state)
    assert outcome is not None
    whole = len(outcome.winners) / (2 if setup.options.get("teams") else 1)
    for stage, seat, told in answers:
        yield Said(stage, sides, told, (seat in outcome.winners) / max(1.0, whole), seed)


def fitted(said: Sequence[Said], stages: int) -> Calibration:
    """Returns the maximum-likelihood curves, by Newton's method for all stages at once."""
    width = stages * SIZE
    usual = [0.0, 0.0, 1.0, 1.0, 1.0, 1.0]
    numbers = usual * stages
    seen = [
        (one.stage * SIZE, facts_of(one.chance, one.sides), one.won)
        for one in said
        if SURE < one.chance < 1 - SURE
    ]
    # penalties: each number to that of the next stage, each slope to the next one of its curve
    ties = [(at, at + SIZE, TIE) for at in range(width - SIZE)]
    ties += [(at, at + 1, TIE) for at in range(width) if at % SIZE in (2, 3, 4)]
    for _ in range(STEPS):
        slope = [usual[at % SIZE] - numbers[at] for at in range(width)]
        bend = [[float(row == column) for column in range(width)] for row in range(width)]
        for at, facts, won in seen:
            likely = 1 / (1 + exp(-sum(map(mul, numbers[at : at + SIZE], facts))))
            wide = likely * (1 - likely)
            for n, fact in enumerate(facts):
                if fact:
                    slope[at + n] += (won - likely) * fact
                    row = bend[at + n]
                    for m, other in enumerate(facts):
                        row[at + m] += wide * fact * other
        for one, other, tie in ties:
            apart = tie * (numbers[one] - numbers[other])
            for here, there, sign in ((one, other, -1), (other, one, 1)):
                slope[here] += sign * apart
                bend[here][here] += tie
                bend[here][there] -= tie
        step = solved(bend, slope)
        numbers = [number + more for number, more in zip(numbers, step, strict=True)]
        if max(map(abs, step)) < SMALLEST_STEP:
            break
    rows = [numbers[at : at + SIZE] for at in range(0, width, SIZE)]
    return Calibration(
        [Curve(row[0], row[1], tuple(max(LEAST_SLOPE, slope) for slope in row[2:])) for row in rows]
    )


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves linear equations with a symmetric positive-definite matrix (Gaussian elimination)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n in range(size):
        for m in range(n + 1, size):
            part = rows[m][n] / rows[n][n]
            if part:
                rows[m] = [one - part * other for one, other in zip(rows[m], rows[n], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum(rows[n][m] * found[m] for m in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found


def checked(said: Sequence[Said], stages: int) -> list[dict[str, float]]:
    """Returns reliability bins by cross-validation: each third of the games is predicted by curves fitted to
    the others."""
    games = {game: n for n, game in enumerate(sorted({one.game for one in said}))}
    told: list[tuple[float, float]] = []
    for part in range(PARTS):
        inside = [one for one in said if games[one.game] * PARTS // len(games) == part]
        curves = fitted([one for one in said if games[one.game] * PARTS // len(games) != part], stages)
        told += [(curves.told(one.stage, one.sides, one.chance), one.won) for one in inside]
    return bins_of(told)


def bins_of(told: Iterable[tuple[float, float]]) -> list[dict[str, float]]:
    """Groups predictions into ten bins: the count, the mean prediction, and the mean result of each."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in told:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        {
            "positions": len(seen),
            "foretold": round(sum(chance for chance, _ in seen) / max(1, len(seen)), 4),
            "won": round(sum(won for _, won in seen) / max(1, len(seen)), 4),
        }
        for seen in bins
    ]


Asker = Callable[[Callable[[Asking], list[Said]], list[Asking]], Iterable[list[Said]]]
"""Runs several tasks at once: the `map` of a pool."""


def heard(asking: Asking, first: int, games: int, asker: Asker) -> list[Said]:
    """Returns the estimates of a network in `games` games, starting at seed `first`."""
    seeds = range(first, first + games)
    lots = [replace(asking, seeds=tuple(seeds[at : at + LOT])) for at in range(0, games, LOT)]
    return [one for lot in asker(ask, lots) for one in lot]


def make(kind: Kind, network: Path, curve: Path, games: int, asker: Asker) -> list[Said]:
    """Fits and writes the curves of a network; returns its estimates. They are made without existing curves,
    from a copy of the network in an empty folder."""
    with TemporaryDirectory() as folder:
        shutil.copy(network, Path(folder, f"{kind.name}{SUFFIX}"))
        said = heard(Asking(kind, folder, ()), FIRST_SEED, games, asker)
    fitted(said, kind.stages).write(curve, {"games": games, "answers": len(said)})
    return said


def main() -> None:
    """Parses the command line, plays, and fits."""
    parser = argparse.ArgumentParser(
        prog="python -m pharos.ai.calibrate",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("game", choices=("duel", "classic"))
    parser.add_argument("--expansion", action="append", default=[], help="may be given several times")
    parser.add_argument("--players", default="3,5,7", help="how many play, in turn (classic)")
    parser.add_argument("--teams", action="store_true", help="every game is one of teams (classic)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--network", default="", help="a file instead of the shipped one")
    asked = parser.parse_args()
    tables = tuple(int(players) for players in asked.players.split(","))
    kind = Kind(asked.game, tuple(sorted(asked.expansion)), tables, asked.teams)
    network = Path(asked.network or FOLDER / f"{kind.name}{SUFFIX}")
    if not network.is_file():
        print(f"There is no network {network.name}.", file=sys.stderr)
        sys.exit(1)
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        said = make(kind, network, network.with_suffix(CURVE), asked.games, pool.map)
    print(json.dumps({"games": asked.games, "network": network.name, "bins": checked(said, kind.stages)}))


if __name__ == "__main__":
    main()
