"""Checks that no two training seeds share a deal: `python benchmarks/deals.py`.

A thousand batches of a thousand games, each with another seed, deal a million games; every deal (all cards in
order) is serialized and hashed. Then batches with several processes play the games of some of these seeds
beside a batch with one process, until each slot has started its second game; all arrays are compared after
every step.
"""

import argparse
import contextlib
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from typing import Any, TypedDict

import numpy as np

import pharos.research as research

ARRAYS = ("observation", "mask", "offered", "seat", "rewards", "over")


class Kind(TypedDict, total=False):
    """Settings of a game variant."""

    players: int
    expansions: tuple[str, ...]


KINDS: dict[str, Kind] = {
    "duel": {},
    "duel+pantheon+agora": {"expansions": ("pantheon", "agora")},
    "classic": {"players": 3},
    "classic+leaders+cities": {"players": 7, "expansions": ("leaders", "cities")},
}


def deals_of(batch: research.Batch) -> Iterator[bytes]:
    """Yields the hashed deals of a new batch."""
    product = batch.encoding.product
    for state in batch._tables.states:
        told = json.dumps(product.deal(state), sort_keys=True)
        yield hashlib.blake2b(told.encode(), digest_size=16).digest()


def different(kind: str, seeds: range, games: int) -> int:
    """Returns the number of different deals in the batches of some seeds."""
    game = kind.split("+")[0]
    seen: set[bytes] = set()
    for count, seed in enumerate(seeds, 1):
        seen.update(deals_of(research.Batch(game, games, seed=seed, **KINDS[kind])))
        if sys.stderr.isatty():
            print(f"\r{kind}: {count * games:,} deals, {len(seen):,} different", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return len(seen)


def compared(kind: str, seed: int, games: int, processes: tuple[int, ...]) -> int:
    """Plays the same games with different numbers of processes and compares them; returns the number of
    steps."""
    game, settings = kind.split("+")[0], KINDS[kind]
    alone: Any = research.Batch(game, games, seed=seed, **settings)
    ended, steps = np.zeros(games, np.bool_), 0
    with contextlib.ExitStack() as stack:
        others = [
            stack.enter_context(research.ParallelBatch(game, games, processes=count, seed=seed, **settings))
            for count in processes
        ]
        while not ended.all():
            actions = alone.sample()
            for one in (alone, *others):
                one.step(actions)
            for count, other in zip(processes, others, strict=True):
                for name in ARRAYS:
                    if not np.array_equal(getattr(other, name), getattr(alone, name)):
                        raise SystemExit(
                            f"{kind}, seed {seed}, {count} processes: {name} differs after step {steps + 1}"
                        )
            ended |= alone.over
            steps += 1
    return steps


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kind", choices=KINDS, default="duel")
    parser.add_argument("--seeds", type=int, default=1000, help="from 0 on")
    parser.add_argument("--games", type=int, default=1000, help="of each seed")
    parser.add_argument("--compared", type=int, default=10, help="seeds played with several processes too")
    given = parser.parse_args()
    began = time.process_time()
    found = different(given.kind, range(given.seeds), given.games)
    dealt = given.seeds * given.games
    took = time.process_time() - began
    print(f"{given.kind}: {dealt:,} deals of {given.seeds:,} seeds, {found:,} different ({took:.0f} s)")
    steps = [compared(given.kind, seed, given.games, (1, 2, 3)) for seed in range(given.compared)]
    if steps:
        print(f"{given.kind}: {len(steps)} seeds, 1, 2 and 3 processes: the same in all {sum(steps):,} steps")
    sys.exit(found != dealt)


if __name__ == "__main__":
    main()
