"""The server's cost of one choice before it reaches the network: validation, execution, and both updates.

    python benchmarks/choice.py              microseconds of processor time for a choice of Duel
    python benchmarks/choice.py --tables 1   one game after the other

Tables take turns, as on a server: hundreds of others are served between two turns of a table, so that little
of it is left in the processor's caches. The database and the sockets are not included;
`benchmarks/server_load.py` measures everything with real clients.
"""

from __future__ import annotations

import argparse
import json
import random
import time

from pharos.server.broadcast import Broadcast
from pharos.table import Choose, CommandContext, Person, Settings, Sit, Start, Table, entry_of, log, opening

PEOPLE = [Person(name, name, "guest") for name in ("ada", "bruno")]
Made = list[tuple[int, str, str]]
LEAST = 15
"""Minimum number of games to play."""


def begun(seed: int) -> tuple[Table, list[CommandContext]]:
    """Returns a game of Duel between two people, dealt by a seed."""
    table = Table()
    askers = [CommandContext(person, 0, seed=lambda: seed) for person in PEOPLE]
    table.apply(opening(PEOPLE[0], Settings("duel"), 0, ()))
    for seat, context in enumerate(askers):
        table.apply(entry_of(table, Sit(seat), context))
    table.apply(entry_of(table, Start(), askers[0]))
    return table, askers


def random_game(seed: int) -> Made:
    """Returns the choices of a random game: seat, decision, and notation."""
    chance = random.Random(seed)
    table, askers = begun(seed)
    made: Made = []
    while table.status == "live" and table.round is not None:
        seat = table.thinking[0]
        decision, choice = table.round.decision(seat), str(chance.choice(table.options(seat)))
        assert decision is not None
        made.append((seat, decision, choice))
        table.apply(entry_of(table, Choose(decision, choice), askers[seat]))
    return made


def seconds(games: dict[int, Made]) -> float:
    """Returns the processor time for the choices of interleaved games, including the updates for both
    players."""
    tables = [(*begun(seed), made) for seed, made in games.items()]
    began = time.process_time()
    for turn in range(max(map(len, games.values()))):
        for table, askers, made in tables:
            if turn < len(made):
                choose(table, askers, *made[turn])
    return time.process_time() - began


def choose(table: Table, askers: list[CommandContext], seat: int, decision: str, choice: str) -> None:
    """Processes a choice as the server does."""
    entry = entry_of(table, Choose(decision, choice), askers[seat])
    told = table.apply(entry)
    log.written(entry)
    telling = Broadcast("table", table, 0, {})
    for viewer in range(table.players):
        telling.update(viewer, told.of(viewer))
    assert table.round is not None
    table.round.moment.pass_by()


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300, help="so many take turns")
    tables = parser.parse_args().tables
    games = {seed: random_game(seed) for seed in range(max(tables, LEAST))}
    seeds = list(games)
    groups = [{seed: games[seed] for seed in seeds[n : n + tables]} for n in range(0, len(seeds), tables)]
    choices = sum(map(len, games.values()))
    best = min(sum(map(seconds, groups)) for _ in range(3))
    print(json.dumps({"tables": tables, "choices": choices, "us_per_choice": round(1e6 * best / choices, 1)}))


if __name__ == "__main__":
    main()
