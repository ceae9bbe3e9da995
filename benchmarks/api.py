"""Games per second of processor time through the public API, with random play and between agents.

    python benchmarks/api.py [SECONDS]

`pharos bench` measures the engine alone.
"""

import sys
import time
from collections.abc import Callable
from random import Random

import pharos
from pharos import pure
from pharos.ai import agent
from pharos.ai.match import play_on
from pharos.products import PRODUCTS

KINDS = (("duel", 2), ("classic", 3), ("classic", 7))


def random_game(name: str, players: int, seed: int) -> None:
    """Plays a random game, with every choice through the public API."""
    game = pharos.new_game(name, players=players, seed=seed)
    chance = Random(seed)
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, chance.choice(game.choices(seat)))


def greedy_game(name: str, players: int, seed: int) -> None:
    """Plays a game between greedy agents, which only see their views."""
    game = pharos.new_game(name, players=players, seed=seed)
    play_on(game, [agent("greedy", players * seed + seat) for seat in range(players)])


def games_per_second(play: Callable[[str, int, int], None], name: str, players: int, seconds: float) -> float:
    """Plays for `seconds` of processor time, at least one game."""
    began, games = time.process_time(), 0
    while games == 0 or time.process_time() - began < seconds:
        play(name, players, games)
        games += 1
    return games / (time.process_time() - began)


def main() -> None:
    """Prints one line per variant."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print("engine: compiled" if pure.compiled() else "engine: plain Python")
    for name, players in KINDS:
        if name in PRODUCTS:
            api = games_per_second(random_game, name, players, seconds)
            greedy = games_per_second(greedy_game, name, players, seconds)
            print(f"{name}, {players} players: {api:,.0f} random games/s, {greedy:,.1f} greedy games/s")


if __name__ == "__main__":
    main()
