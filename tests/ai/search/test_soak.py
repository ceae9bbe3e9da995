"""Many games of every kind between agents of every level: no illegal choice, no exception, no late choice.

CI plays a few; PHAROS_TEST_SOAK_GAMES=2000 plays as many. Time is that of the searching thread, so that other
load on the machine does not count.
"""

import os
import time
from random import Random

import pharos
from pharos import pure
from pharos.ai import AGENTS, Agent
from pharos.ai.levels import LEVELS, level_agent
from tests.ai.search.kinds import CLASSIC, DUEL, Kind

GAMES = int(os.environ.get("PHAROS_TEST_SOAK_GAMES", "0")) or (16 if pure.compiled() else 4)
SECONDS = 0.003
TOLERANCE = 0.4 if pure.compiled() else 2.0
"""Seconds allowed beyond the time limit: the first choice of an agent allocates memory and loads its weights,
a single simulation or sample is never interrupted, and even the CPU time of a thread grows on a shared
machine. A search that ignores its limit takes far longer."""


class Late(AssertionError):
    """A choice exceeded its time limit."""


def kind_of(number: int) -> Kind:
    """Returns the kind of the n-th game: Duel and 7 Wonders alternate, each cycling through its kinds."""
    kinds = CLASSIC if number % 2 else DUEL
    return kinds[number // 2 * 7 % len(kinds)]


def seated(kind: Kind, seed: int) -> tuple[list[str], list[Agent]]:
    chance = Random(seed)
    names = [chance.choice([*AGENTS, *LEVELS, *LEVELS]) for _ in range(kind.players)]
    return names, [
        AGENTS[name](seed + seat)
        if name in AGENTS
        else level_agent(name, seed + seat, seconds=SECONDS, clock=time.thread_time)
        for seat, name in enumerate(names)
    ]


def soaked(kind: Kind, seed: int) -> float:
    """Plays and checks a game; returns the longest time that a level took for one choice, in seconds."""
    names, agents = seated(kind, seed)
    game = kind.new_game(seed)
    longest = 0.0
    while not game.over:
        for seat in game.waiting:
            if seat not in game.waiting:
                continue
            view = game.view(seat)
            began = time.thread_time()
            choice = agents[seat].choose(view)
            took = time.thread_time() - began
            assert choice in game.choices(seat), f"{kind}, seed {seed}: {names[seat]} chose {choice}"
            if names[seat] in LEVELS:
                longest = max(longest, took)
            game.choose(seat, choice)
    assert game.result is not None
    again = pharos.replay(game.record())
    assert again.result == game.result
    assert again.position() == game.position()
    if longest > SECONDS + TOLERANCE:
        raise Late(f"{kind}, seed {seed}: a choice took {longest:.3f} s among {names}")
    return longest


def test_games_of_every_kind() -> None:
    played: dict[str, int] = {}
    longest = 0.0
    for number in range(GAMES):
        kind = kind_of(number)
        longest = max(longest, soaked(kind, 1000 + number))
        played[str(kind)] = played.get(str(kind), 0) + 1
    assert sum(played.values()) == GAMES
    print(f"{GAMES} games of {len(played)} kinds, the longest choice {longest:.3f} s at {SECONDS} s")
