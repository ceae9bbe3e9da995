"""The master's simulations per second, in this tree and optionally in another one, both compiled.

    python benchmarks/thought.py                     every mix, on one core
    python benchmarks/thought.py --other OTHER_TREE  against an older version, in turns as in pair.py

The positions are spread over whole games between greedy players. Each is searched from scratch with a fixed
number of simulations and without early stopping. Times are processor times of the searching process. Both
trees must visit every choice equally often, so that a changed search is detected.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.pair import Player, interval  # noqa: E402 - found beside this file, wherever it is called from

MIXES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "duel": ("duel", 2, ()),
    "duel-pantheon": ("duel", 2, ("pantheon",)),
    "duel-agora": ("duel", 2, ("agora",)),
    "duel-pantheon-agora": ("duel", 2, ("pantheon", "agora")),
    "classic-3": ("classic", 3, ()),
    "classic-7": ("classic", 7, ()),
    "classic-4-leaders-cities": ("classic", 4, ("leaders", "cities")),
}
EVERY = 7
"""Interval of choices at which a position is searched."""
GAMES = 4
PLAYER = """
import json, sys, time
import pharos
from pharos import pure
from pharos.ai.search.thinkers import thinkers
from pharos.core.chance import Chance

def views_of(name, players, expansions, games, every):
    views = []
    for seed in range(games):
        game = pharos.new_game(name, players=players, expansions=expansions, seed=seed + 1)
        moves = [pharos.agent("greedy", seat) for seat in range(players)]
        made = 0
        while not game.over:
            seat = game.waiting[0]
            made += 1
            if made % every == seed % every and len(game.choices(seat)) > 1:
                views.append(game.view(seat))
            game.choose(seat, moves[seat].choose(game.view(seat)))
    return views

print(json.dumps(pure.compiled()), flush=True)
views, find = [], None
for line in sys.stdin:
    asked = json.loads(line)
    if isinstance(asked, list):
        views, find = views_of(*asked), thinkers(None)
        print(json.dumps(len(views)), flush=True)
        continue
    thinker = find(views[asked["view"]])
    thinker._exact = False
    thinker.begin(views[asked["view"]], Chance(1, "thought"))
    search = thinker._search
    if hasattr(search.settings, "remembers"):
        search.settings.remembers = False
    began = time.process_time()
    thinker.run(asked["simulations"])
    print(json.dumps([time.process_time() - began, thinker.visits()]), flush=True)
"""


def measure(
    name: str, players: list[Player], simulations: int, seconds: float
) -> tuple[list[float], list[float]]:
    """Returns the ratio of each turn (with two players), and the simulations per second of each."""
    game, seats, expansions = MIXES[name]
    counts = [player.ask([game, seats, list(expansions), GAMES, EVERY]) for player in players]
    if len(set(counts)) > 1:
        sys.exit(f"{name}: the two trees play different games of the same seed")
    spent = [0.0] * len(players)
    searched = 0
    ratios: list[float] = []
    while sum(spent) < seconds or searched < counts[0]:
        view = searched % counts[0]
        order = list(range(len(players)))
        took = [0.0] * len(players)
        visits = []
        for one in [*order, *reversed(order)]:
            used, tried = players[one].ask({"view": view, "simulations": simulations})
            took[one] += used
            visits.append(tried)
        if any(tried != visits[0] for tried in visits):
            sys.exit(f"{name}: the two trees think differently about position {view}")
        ratios.append(took[-1] / took[0])
        spent = [before + now for before, now in zip(spent, took, strict=True)]
        searched += 1
    return ratios, [2 * searched * simulations / used for used in spent]


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--other", type=Path, help="the tree to compare with")
    parser.add_argument("--simulations", type=int, default=4000, help="for each position (4000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each mix (20)")
    parser.add_argument("--only", action="append", choices=list(MIXES), help="a mix; may be given again")
    asked = parser.parse_args()
    trees = [ROOT, *([asked.other.resolve()] if asked.other else [])]
    players = [Player(tree, PLAYER) for tree in trees]
    for name in asked.only or MIXES:
        ratios, rates = measure(name, players, asked.simulations, asked.seconds)
        line = f"{name:26} {rates[0]:9,.0f} simulations/s"
        if asked.other:
            low, high = interval(ratios)
            line += f", other {rates[1]:9,.0f}, ratio {statistics.median(ratios):.3f} ({low:.3f}-{high:.3f})"
        print(line, flush=True)


if __name__ == "__main__":
    main()
