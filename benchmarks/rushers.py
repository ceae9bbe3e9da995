"""The results of the strongest Duel players, current and former, against opponents that pursue one goal.

    python -m benchmarks.rushers --games 200 --seconds 0.02 --workers 16

`war` and `science` are the network with its search, with little value for any victory but the preferred one.
`wonders` and `greedy` choose by the position after a choice; the former prefers Wonders. Every deal is played
from both seats, with limits in processor time.
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor

import pharos
from pharos.ai import AGENTS, Agent
from pharos.ai.kind import CONTEMPT
from pharos.ai.levels import LOOK, Level, SimpleAgent, level_agent
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.thinker import Thinker
from pharos.ai.search.thinkers import thinkers
from pharos.duel.state import MILITARY, SCIENCE
from pharos.game import View

MASTERS = ("master", "master-0")
LIKED = {"war": int(MILITARY), "science": int(SCIENCE)}
RUSHERS = (*LIKED, "wonders", "greedy")
FOND = 0.4
"""Bonus for a Wonder, as a win probability."""


def rusher(name: str, seed: int, seconds: float) -> Agent:
    """Returns an agent that pursues one goal."""
    if name == "greedy":
        return AGENTS[name](seed)
    if name == "wonders":
        fond = SimpleAgent(Level(name, LOOK, seconds=seconds, taste=FOND), seed)
        fond._taste = name
        return fond
    found = thinkers(None)

    def thinker_of(view: View) -> Thinker:
        thinker = found(view)
        assert isinstance(thinker, DuelThinker)
        thinker.prefer(LIKED[name], CONTEMPT)
        return thinker

    return SearchAgent(thinker_of, name=name, seed=seed, seconds=seconds, clock=time.process_time)


def play(task: tuple[str, str, int, float]) -> tuple[float, dict[str, int]]:
    """Returns a master's share of both games of a deal, and how it lost the others."""
    master, other, seed, seconds = task
    won, losses = 0.0, dict[str, int]()
    for side in (0, 1):
        game = pharos.new_game("duel", seed=seed)
        agents: list[Agent] = [rusher(other, seed, seconds)] * 2
        agents[side] = level_agent(master, seed, seconds=seconds, clock=time.process_time)
        while not game.over:
            seat = game.waiting[0]
            game.choose(seat, agents[seat].choose(game.view(seat)))
        assert game.result is not None
        part = float(side in game.result.winners) / len(game.result.winners)
        won += part / 2
        if not part:
            losses[game.result.victory] = losses.get(game.result.victory, 0) + 1
    return won, losses


def main() -> None:
    """Plays, and prints a line of JSON for each match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.02)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=300_000)
    asked = parser.parse_args()
    deals = max(2, asked.games // 2)
    with ProcessPoolExecutor(asked.workers) as pool:
        for other in RUSHERS:
            for master in MASTERS:
                tasks = [(master, other, asked.seed + n, asked.seconds) for n in range(deals)]
                played = list(pool.map(play, tasks))
                mean = sum(won for won, _ in played) / deals
                spread = sum((won - mean) ** 2 for won, _ in played) / (deals - 1)
                losses: dict[str, int] = {}
                for _, lost in played:
                    for kind, times in lost.items():
                        losses[kind] = losses.get(kind, 0) + times
                told = {"agent": master, "against": other, "games": 2 * deals, "won": round(mean, 4)}
                told |= {"interval": round(1.96 * (spread / deals) ** 0.5, 4), "losses": losses}
                print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
