"""One team of a level among teams of another agent, in 7 Wonders with Cities.

    python benchmarks/teams.py --players 4 --agents master,greedy --deals 10 --seconds 0.1
    python benchmarks/teams.py --players 8 --expansion leaders

Every deal is played from the place of every team; ± is 95 %, from the spread over deals. Time is that of
the processor. `pharos arena` plays everybody for himself.
"""

import argparse
import time
from math import sqrt
from statistics import mean, stdev

import pharos
from pharos.ai import AGENTS, Agent
from pharos.ai.levels import level_agent
from pharos.ai.match import play_on

CONFIDENCE = 1.96


def agent_of(name: str, seed: int, seconds: float) -> Agent:
    """An agent or a level by name."""
    if name in AGENTS:
        return AGENTS[name](seed)
    return level_agent(name, seed, seconds=seconds, clock=time.process_time)


def team_game(
    players: int, expansions: list[str], pair: list[str], seed: int, team: int, seconds: float
) -> tuple[float, float, float]:
    """What the first agent's team has of the victory, its points and the mean points of the others."""
    game = pharos.new_game(
        "classic", players=players, expansions=expansions, seed=seed, options={"teams": True}
    )
    agents = [
        agent_of(pair[0] if seat // 2 == team else pair[1], seed * 64 + seat, seconds)
        for seat in range(players)
    ]
    play_on(game, agents)
    result = game.result
    assert result is not None
    totals = [sheet["total"] for sheet in result.scores]
    own = [2 * team, 2 * team + 1]
    share = sum(seat in result.winners for seat in own) / len(result.winners)
    others = [total for seat, total in enumerate(totals) if seat not in own]
    return share, mean(totals[seat] for seat in own), mean(others)


def main() -> None:
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(prog="benchmarks/teams.py", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--expansion", action="append", default=[])
    parser.add_argument("--agents", default="master,greedy")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    expansions = sorted({"cities", *asked.expansion})
    pair = asked.agents.split(",")
    shares: list[float] = []
    own: list[float] = []
    others: list[float] = []
    for seed in range(asked.seed, asked.seed + asked.deals):
        games = [
            team_game(asked.players, expansions, pair, seed, team, asked.seconds)
            for team in range(asked.players // 2)
        ]
        shares.append(mean(game[0] for game in games))
        own.append(mean(game[1] for game in games))
        others.append(mean(game[2] for game in games))
    spread = CONFIDENCE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    print(
        f"{'+'.join(expansions)}, {asked.players} players in teams, {pair[0]} v {pair[1]}: "
        f"won {100 * mean(shares):.1f} ± {100 * spread:.1f} % of {len(shares) * asked.players // 2} games, "
        f"{mean(own):.1f} points to {mean(others):.1f}"
    )


if __name__ == "__main__":
    main()
