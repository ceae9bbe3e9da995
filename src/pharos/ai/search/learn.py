"""Learns the linear weights of a game variant from scratch and writes them into the package.

    python -m pharos.ai.search.learn duel --games 4000 --simulations 150 --workers 8
    python -m pharos.ai.search.learn classic --players 3,5,7
    python -m pharos.ai.search.learn classic --expansion cities --players 2,3,4,5,7,8

Quick players play first, to get initial weights. Then searches with different settings play each other with
these weights, and the shipped weights are fitted to those games. 7 Wonders with expansions starts from the
weights of the base game.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import chain

from librt.vecs import vec

from pharos.ai.search.classic import evaluation as classic_evaluation
from pharos.ai.search.classic import learning as classic
from pharos.ai.search.classic import search as classic_search
from pharos.ai.search.duel import evaluation as duel_evaluation
from pharos.ai.search.duel import learning as duel
from pharos.ai.search.duel import search as duel_search
from pharos.ai.search.weights import save, weights_of
from pharos.classic.rules import mix_of
from pharos.core.chance import Chance

Game = tuple[int, int, list[int]]
"""The seed of the deal, the number of players, and the choices."""

QUICK_GAMES = 16_000
BATCH = 20
ROOM = 20_000
PASSES = 4
QUICK_RATE = 0.08
RATE = 0.05
NOISES = (2.0, 4.0, 8.0)
DUEL_DESIGNS: tuple[dict[str, float], ...] = (
    {},
    {"leaf_share": 1.0, "c_puct": 1.0},
    {"cut": 0, "eager": 1000, "leaf_share": 0.0, "noise": 5.0},
    {"cut": 0, "leaf_share": 0.2},
    {"eager": 0, "cut": 1000},
    {"cut": 0, "noise": 8.0, "leaf_share": 0.0, "temperature": 8.0},
)
CLASSIC_DESIGNS: tuple[dict[str, float], ...] = (
    {},
    {"cut": 1000, "leaf_share": 0.2},
    {"cut": 0, "leaf_share": 0.0},
    {"cut": 500, "leaf_share": 0.2, "c_puct": 1.2},
)
LOOSE = (0, 4, 12, 30)
"""Number of opening choices of a game that are drawn in proportion to visits."""


def designed(settings: object, design: dict[str, float]) -> None:
    """Applies a design to search settings, converted to the type of each setting."""
    for name, value in design.items():
        setattr(settings, name, type(getattr(settings, name))(value))


def duel_games(task: tuple[int, tuple[str, ...], list[float], int]) -> list[Game]:
    """Plays a batch of games of Duel: quick ones without weights, with searches otherwise."""
    first, expansions, weights, simulations = task
    pantheon, agora = "pantheon" in expansions, "agora" in expansions
    games: list[Game] = []
    searches = []
    for design in DUEL_DESIGNS if weights else ():
        settings = duel_search.Settings()
        designed(settings, design)
        evaluation = duel_evaluation.Evaluation(vec[float](weights))
        searches.append(duel_search.DuelSearch(evaluation, settings, ROOM))
    for seed in range(first, first + BATCH):
        chance = Chance(seed, "learning")
        state = duel.new_state(seed, pantheon, agora)
        if not searches:
            games.append((seed, 2, duel.quick_game(state, chance, NOISES[seed % len(NOISES)])))
            continue
        one = int(chance.below(len(searches)))
        other = (one + 1 + int(chance.below(len(searches) - 1))) % len(searches)
        loose = LOOSE[int(chance.below(len(LOOSE)))]
        played = duel.searched_game(state, searches[one], searches[other], [simulations] * 2, chance, loose)
        games.append((seed, 2, played))
    return games


def classic_games(task: tuple[int, tuple[int, ...], int, list[float], int]) -> list[Game]:
    """Plays a batch of games of 7 Wonders, likewise."""
    first, tables, mix, weights, simulations = task
    games: list[Game] = []
    searches = []
    for n in range(classic_evaluation.MOST_SEATS if weights else 0):
        settings = classic_search.Settings()
        designed(settings, CLASSIC_DESIGNS[n % len(CLASSIC_DESIGNS)])
        evaluation = classic_evaluation.Evaluation(vec[float](weights))
        searches.append(classic_search.ClassicSearch(evaluation, settings, ROOM))
    for seed in range(first, first + BATCH):
        chance = Chance(seed, "learning")
        players = tables[seed % len(tables)]
        state = classic.new_state(seed, players, mix)
        noises = [NOISES[int(chance.below(len(NOISES)))] for _ in range(players)]
        if searches:
            shift = int(chance.below(len(searches)))
            seated = (searches[shift:] + searches[:shift])[:players]
            played = classic.searched_game(state, seated, simulations, chance, noises[0])
        else:
            played = classic.quick_game(state, chance, noises)
        games.append((seed, players, played))
    return games


def fitted(
    learn: Callable[[Game, float], None], games: Iterable[Game], rate: float, told: Callable[[], str]
) -> None:
    """Makes several passes over the games with decreasing step size."""
    kept = list(games)
    for number in range(PASSES):
        for game in kept:
            learn(game, rate / (1 + number))
        print(f"pass {number + 1} over {len(kept)} games: {told()}", file=sys.stderr)


def learn_duel(expansions: tuple[str, ...], games: int, simulations: int, workers: int) -> None:
    """Learns Duel with some expansions."""
    learner = duel.Learner()
    pantheon, agora = "pantheon" in expansions, "agora" in expansions

    def learn(game: Game, rate: float) -> None:
        learner.learn(game[0], pantheon, agora, game[2], rate)

    with ProcessPoolExecutor(workers) as pool:
        for count, tried, rate in ((QUICK_GAMES, 0, QUICK_RATE), (games, simulations, RATE)):
            weights = list(learner.weights) if tried else []
            tasks = [(seed, expansions, weights, tried) for seed in range(count, 2 * count, BATCH)]
            played = chain.from_iterable(pool.map(duel_games, tasks))
            fitted(learn, played, rate, lambda: f"{learner.loss / float(learner.positions):.4f}")
    save("+".join(["duel", *sorted(expansions)]), list(learner.weights), {})


def learn_classic(
    tables: tuple[int, ...],
    expansions: tuple[str, ...],
    games: int,
    quick_games: int,
    simulations: int,
    workers: int,
) -> None:
    """Learns 7 Wonders for some player counts; the base game for two players has its own weights."""
    learner = classic.Learner(first_weights(expansions))
    mix = mix_of(expansions)

    def learn(game: Game, rate: float) -> None:
        learner.learn(game[0], game[1], mix, game[2], rate)

    with ProcessPoolExecutor(workers) as pool:
        for count, tried, rate in ((quick_games, 0, QUICK_RATE), (games, simulations, RATE)):
            if count == 0:
                continue
            weights = list(learner.weights) if tried else []
            tasks = [(seed, tables, mix, weights, tried) for seed in range(count, 2 * count, BATCH)]
            played = chain.from_iterable(pool.map(classic_games, tasks))
            fitted(learn, played, rate, lambda: f"{learner.loss / float(learner.positions):.4f}")
    name = "classic2" if tables == (2,) else "classic"
    save("+".join([name, *sorted(expansions)]), list(learner.weights), {})


def first_weights(expansions: tuple[str, ...]) -> list[float]:
    """Returns the initial weights: zeros for the base game, those of the base game for one expansion, and a
    combination of the single expansions for several."""
    stages, names = classic_evaluation.STAGES, classic_evaluation.feature_names()
    if not expansions:
        return [0.0] * (stages * len(names))
    if len(expansions) == 1:
        return weights_of("classic")
    parts = [weights_of(f"classic+{expansion}") for expansion in expansions]
    known = [weight != 0.0 for weight in weights_of("classic")]
    joined = [sum(weights) for weights in zip(*parts, strict=True)]
    # Weights of the base game occur in every part and are averaged; those of an expansion occur in one.
    return [weight / len(parts) if known[place] else weight for place, weight in enumerate(joined)]


def main() -> None:
    """Parses the command line and learns."""
    parser = argparse.ArgumentParser(prog="python -m pharos.ai.search.learn", description=__doc__)
    parser.add_argument("game", choices=("duel", "classic"))
    parser.add_argument("--expansion", action="append", default=[])
    parser.add_argument("--players", default="3,5,7", help="numbers of players, with commas (classic)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--quick-games", type=int, default=QUICK_GAMES, help="before them (classic)")
    parser.add_argument("--simulations", type=int, default=150)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    if asked.game == "duel":
        learn_duel(tuple(asked.expansion), asked.games, asked.simulations, asked.workers)
    else:
        tables = tuple(int(players) for players in asked.players.split(","))
        expansions = tuple(asked.expansion)
        learn_classic(tables, expansions, asked.games, asked.quick_games, asked.simulations, asked.workers)


if __name__ == "__main__":
    main()
