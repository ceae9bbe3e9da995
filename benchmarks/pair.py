"""The speed of this tree relative to another one, such as a worktree of an older version, both compiled.

    python benchmarks/pair.py OTHER_TREE              every mix of `pharos bench`
    python benchmarks/pair.py OTHER_TREE --seconds 60 --only duel --only classic-7

A process of each tree plays the same random games in short alternating turns (this, other, other, this) and
measures its processor time. Other load slows both alike, so it cancels out in the ratio of each group of four
turns. Reports the median of these ratios (above 1: this tree is faster) and its 95 % interval. Compile both
engines first: run `make setup` in both trees.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from pharos.terminal.commands.bench import STANDARD

ROOT = Path(__file__).resolve().parents[1]
TURN_SECONDS = 0.05
SLOWEST = 0.97
PLAYER = """
import json, sys, time
from importlib import import_module
from pharos import pure
print(json.dumps(pure.compiled()), flush=True)
for line in sys.stdin:
    game, players, expansions, games, seed = json.loads(line)
    seats = () if game == "duel" else (players,)
    random_games = import_module(f"pharos.{game}.playout").random_games
    began = time.process_time()
    choices = int(random_games(games, seed, *seats, *((tuple(expansions),) if expansions else ())))
    print(json.dumps([time.process_time() - began, choices]), flush=True)
"""
Mix = tuple[str, int, tuple[str, ...]]


class Player:
    """A process that runs a program with the engine of a tree, and answers each input line with a line."""

    def __init__(self, tree: Path, program: str = PLAYER) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=tree,
            env=os.environ | {"PYTHONPATH": str(tree / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if not json.loads(self._line()):
            raise SystemExit(f"The engine of {tree} is not compiled: run `make setup` there.")

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline() or sys.exit("a player has ended")

    def ask(self, question: object) -> Any:
        """Sends a question and returns the program's answer."""
        assert self.process.stdin is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self._line())

    def play(self, mix: Mix, games: int, seed: int) -> tuple[float, int]:
        """Plays games; returns the processor time in seconds and the number of choices."""
        seconds, choices = self.ask([*mix, games, seed])
        return seconds, choices


def name_of(mix: Mix) -> str:
    """Returns the name of the mix for the command line and the table."""
    game, players, expansions = mix
    return "-".join([game, *([str(players)] if game == "classic" else []), *expansions])


def turn_of(player: Player, mix: Mix) -> int:
    """Returns the number of games that fill a turn."""
    games = 4
    while (took := player.play(mix, games, 1)[0]) < TURN_SECONDS / 2:
        games *= 2
    return max(1, round(games * TURN_SECONDS / took))


def ratios_of(this: Player, other: Player, mix: Mix, seconds: float) -> tuple[list[float], float, float]:
    """Returns the ratio of each group of four turns, and the games per second of each tree."""
    games = turn_of(this, mix)
    ratios: list[float] = []
    spent = {this: 0.0, other: 0.0}
    seed = 1
    while sum(spent.values()) < seconds:
        seed += 1
        took = {this: 0.0, other: 0.0}
        choices = set()
        for player in (this, other, other, this):
            one, made = player.play(mix, games, seed)
            took[player] += one
            choices.add(made)
        if len(choices) > 1:
            sys.exit(f"{name_of(mix)}: the two trees play different games of the same seed")
        ratios.append(took[other] / took[this])
        for player, one in took.items():
            spent[player] += one
    played = 2 * games * len(ratios)
    return ratios, played / spent[this], played / spent[other]


def interval(ratios: list[float]) -> tuple[float, float]:
    """Returns the 95 % interval of the median from order statistics, which assumes no distribution."""
    ordered = sorted(ratios)
    half = 0.98 * len(ordered) ** 0.5
    low = max(0, int(len(ordered) / 2 - half))
    high = min(len(ordered) - 1, int(len(ordered) / 2 + half))
    return ordered[low], ordered[high]


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, help="the tree to compare with")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each mix (20)")
    parser.add_argument("--only", action="append", help="a mix, as the table names it; may be given again")
    asked = parser.parse_args()
    mixes = [mix for mix in STANDARD if not asked.only or name_of(mix) in asked.only]
    if not mixes:
        parser.error(f"the mixes are {', '.join(map(name_of, STANDARD))}")
    this, other = Player(ROOT), Player(asked.other.resolve())
    print(f"{'mix':26} {'ratio':>6}  {'95 %':13} {'this':>8} {'other':>8}  games/s")
    slow = []
    for mix in mixes:
        ratios, fast, before = ratios_of(this, other, mix, asked.seconds)
        middle, (low, high) = statistics.median(ratios), interval(ratios)
        print(
            f"{name_of(mix):26} {middle:6.3f}  {low:.3f}-{high:.3f} {fast:9,.0f} {before:8,.0f}", flush=True
        )
        if middle < SLOWEST:
            slow.append(name_of(mix))
    if slow:
        sys.exit(f"slower than {SLOWEST}: {', '.join(slow)}")


if __name__ == "__main__":
    main()
