"""The calibration of the strongest player's win probabilities: predictions against results.

    python -m benchmarks.calibration --games 2000
    python -m benchmarks.calibration --games 2000 --expansion agora
    python -m benchmarks.calibration classic --players 3 --games 2000

The network plays against itself. At about one choice in twelve it runs a longer search from the view of the
seat and records its win probability. The results are reported in ten bins; with `--raw` without the
calibration curves that are stored beside the network (`pharos.ai.calibrate`).
"""

import argparse
import json
import shutil
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from pharos.ai.calibrate import Asking, bins_of, heard
from pharos.ai.kind import Kind
from pharos.ai.search.network import FOLDER, SUFFIX

FIRST_SEED = 800_000_000


def main() -> None:
    """Plays, and prints one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="duel", choices=("duel", "classic"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--expansion", action="append", default=[])
    parser.add_argument("--players", default="3,5,7", help="how many play, in turn (classic)")
    parser.add_argument("--teams", action="store_true", help="every game is one of teams (classic)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--raw", action="store_true", help="as the network says it, without its curves")
    asked = parser.parse_args()
    tables = tuple(int(players) for players in asked.players.split(","))
    kind = Kind(asked.game, tuple(sorted(asked.expansion)), tables, asked.teams)
    with ExitStack() as stack:
        folder = FOLDER
        if asked.raw:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            shutil.copy(FOLDER / f"{kind.name}{SUFFIX}", folder)
        asker = map if asked.workers < 2 else stack.enter_context(ProcessPoolExecutor(asked.workers)).map
        said = heard(Asking(kind, str(folder), (), (asked.simulations,)), asked.seed, asked.games, asker)
    rows = bins_of((one.chance, one.won) for one in said)
    print(json.dumps({"games": asked.games, "network": kind.name, "raw": asked.raw, "bins": rows}))


if __name__ == "__main__":
    main()
