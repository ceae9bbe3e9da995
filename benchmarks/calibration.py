"""How true the win chances of the strongest Duel player are: what it foretold, and what came.

    python -m benchmarks.calibration --games 2000
    python -m benchmarks.calibration --games 500 --expansion agora

The network plays against itself; at one choice in twelve it thinks for longer and says how likely it
is to win. The chances are told in ten bins.
"""

import argparse
import json
from pathlib import Path

from pharos.ai.learn import Kind
from pharos.ai.search.network import FOLDER, SUFFIX
from pharos.core.chance import Chance

BINS = 10
LOOSE = 4
QUICK = 24
ASKED = 80
"""Of a thousand choices, so many are asked about."""


def main() -> None:
    """Plays, and prints one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--expansion", action="append", default=[])
    parser.add_argument("--network", default="", help="a file instead of the shipped one")
    asked = parser.parse_args()
    kind = Kind("duel", tuple(sorted(asked.expansion)))
    file = Path(asked.network or FOLDER / f"{kind.name}{SUFFIX}")
    search, lessons = kind.guided(str(file)), kind.lessons(kind.network(file))
    for seed in range(asked.games):
        state = kind.new_state(800_000_000 + seed)
        chance = Chance(seed, "calibration")
        lessons.play(state, [search, search], [True, True], chance, LOOSE, QUICK, asked.simulations, ASKED)
    worths = kind.names["worths"]
    assert isinstance(worths, tuple)
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for value, end in zip(lessons.pages.values, lessons.pages.ends, strict=True):
        told = (value + 1) / 2
        bins[min(BINS - 1, int(told * BINS))].append((told, worths[end]))
    rows = [
        {
            "positions": len(seen),
            "foretold": round(sum(told for told, _ in seen) / max(1, len(seen)), 4),
            "won": round(sum(won for _, won in seen) / max(1, len(seen)), 4),
        }
        for seen in bins
    ]
    print(json.dumps({"games": asked.games, "network": file.name, "bins": rows}))


if __name__ == "__main__":
    main()
