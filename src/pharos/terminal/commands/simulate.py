"""`pharos simulate`."""

import json
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pharos
from pharos.ai.arena import chosen_by, end_agents, make_choice
from pharos.ai.chooser import Agent
from pharos.ai.naming import agent_named
from pharos.ai.program import Forfeit
from pharos.cluster import spread
from pharos.content.sets import sets_for
from pharos.core.errors import PharosError
from pharos.core.product import Setup
from pharos.game import Game
from pharos.research.rows import RowWriter, rows_of
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import STANDARD, AsJson, GivenCluster, Variant, cluster_of
from pharos.terminal.progress import progress_bar

LOT = 50
"""Maximum number of games sent to a cluster worker at a time."""
LOTS = 64
"""Minimum number of batches, if there are enough games."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of the simulation."""

    setup: Setup
    agents: tuple[str, ...]
    seed: int
    rows: bool
    """Whether rows are requested."""
    seconds: float | None = None
    simulations: int | None = None

    def agent(self, name: str, seed: int) -> Agent:
        """Makes an agent with the limits of the plan."""
        return agent_named(name, seed, seconds=self.seconds, simulations=self.simulations)


def play_one(task: tuple[Plan, int]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Plays one game by its number; returns its record, and its rows if requested."""
    plan, number = task
    setup, seed = plan.setup, plan.seed + number
    seated = [plan.agents[(seat + number) % len(plan.agents)] for seat in range(setup.players)]
    game = pharos.new_game(
        setup.game,
        players=setup.players,
        expansions=setup.expansions,
        seed=seed,
        options=setup.options,
        content=sets_for(setup.game),
    )
    meta: dict[str, object] = {"agents": seated, "seed": seed}
    agents = [plan.agent(name, seed * 16 + seat) for seat, name in enumerate(seated)]
    try:
        forfeit = _play(game, agents, seated)
    finally:
        end_agents(agents, game)
    if forfeit is not None:
        meta["forfeit"] = forfeit
    record = game.record(meta)
    return record, list(rows_of(record, number)) if plan.rows and game.over else []


def _play(game: Game, agents: Sequence[Agent], names: Sequence[str]) -> dict[str, object] | None:
    """Plays a game to its end; if a program forfeits, returns its seat and the reason."""
    inside: list[Any] = [getattr(agent, "choose_in", None) for agent in agents]
    while not game.over:
        for seat in game.waiting:
            if seat not in game.waiting:
                continue
            choose_in = inside[seat]
            if choose_in is not None:
                game.choose(seat, choose_in(game, seat))
                continue
            try:
                choice = chosen_by(agents[seat], names[seat], game.view(seat))
            except Forfeit as forfeit:
                return {"seat": seat, "reason": str(forfeit)}
            make_choice(game, seat, choice, names[seat])
    return None


class Tally:
    """The results of many games."""

    def __init__(self, agents: list[str]) -> None:
        self.games = 0
        self.choices = 0
        self.victories: dict[str, int] = {}
        self.seats = dict.fromkeys(agents, 0)
        self.wins = dict.fromkeys(agents, 0.0)
        self.points = dict.fromkeys(agents, 0)
        self.forfeits: list[str] = []
        """Agents that lost by forfeit, and why."""

    def add(self, record: Mapping[str, Any]) -> None:
        """Counts one game; a shared victory is divided. If a game was forfeited, all others win."""
        result = record["result"]
        forfeit = record["meta"].get("forfeit")
        if result is None:
            winners = [seat for seat in range(record["players"]) if seat != forfeit["seat"]]
            result = {"victory": "forfeit", "winners": winners}
            self.forfeits.append(f"{record['meta']['agents'][forfeit['seat']]}: {forfeit['reason']}")
        self.games += 1
        self.choices += len(record["choices"])
        self.victories[result["victory"]] = self.victories.get(result["victory"], 0) + 1
        for seat, name in enumerate(record["meta"]["agents"]):
            self.seats[name] += 1
            self.points[name] += result["scores"][seat]["total"] if "scores" in result else 0
            if seat in result["winners"]:
                self.wins[name] += 1 / len(result["winners"])

    def data(self, seconds: float) -> dict[str, object]:
        """Returns the summary as plain data."""
        return {
            "games": self.games,
            "seconds": round(seconds, 3),
            "choices_per_game": round(self.choices / self.games, 2),
            "victories": self.victories,
            "agents": {
                name: {
                    "seats": seats,
                    "wins": round(self.wins[name], 2),
                    "points": round(self.points[name] / seats, 2),
                }
                for name, seats in self.seats.items()
                if seats
            },
            **({"forfeits": self.forfeits} if self.forfeits else {}),
        }

    def text(self, seconds: float) -> str:
        """Returns the summary as text."""
        victories = ", ".join(f"{name} {count}" for name, count in sorted(self.victories.items()))
        lines = [
            f"{self.games} games in {seconds:.1f} s, {self.choices / self.games:.1f} choices per game; "
            f"victories: {victories}"
        ]
        lines += [
            f"{name}: {self.wins[name]:g} wins in {seats} games, {self.points[name] / seats:.1f} points each"
            for name, seats in self.seats.items()
            if seats
        ]
        if self.forfeits:
            lines.append(f"{len(self.forfeits)} games were forfeited; the first by {self.forfeits[0]}")
        return "\n".join(lines)


def simulate(
    game: str = "duel",
    /,
    *,
    variant: Variant = STANDARD,
    games: int = 1,
    agents: str = "random",
    seed: int = 1,
    seconds: float | None = None,
    simulations: int | None = None,
    out: Path | None = None,
    cluster: GivenCluster = None,
    json_: AsJson = False,
) -> None:
    """Play games between agents and write one game per line.

    With `--out games.parquet`, one row is written for each move instead (docs/data.md).

    Agents rotate through the seats: with `random,greedy`, each starts every other game. With `--out`, games
    go to the file and the summary to stdout. Without it, games go to stdout and the summary to stderr.

    Agents are named as in `pharos arena`: `master#500@2`, `module:Class` for your own class, `cmd:PROGRAM`
    for a program that speaks the engine protocol.

    `--cluster` uses all processors of this machine, `--cluster HOST:PORT` the machines of an existing Ray
    cluster. The games are the same and in the same order.

    **Examples**

    - `pharos simulate duel --games 100 --agents random,greedy --seed 1 --out games.jsonl`
    - `pharos simulate classic --players 5 --games 20 --agents greedy,random,random`
    - `pharos simulate duel --games 10 --agents master#200,my_bot:MyBot --out games.jsonl`
    - `pharos simulate duel --games 100000 --out games.parquet --cluster`

    Parameters
    ----------
    game
        duel or classic.
    games
        Number of games.
    agents
        Comma-separated agents: `NAME[#SIMULATIONS][@SECONDS]`, `module:Class`, `cmd:PROGRAM`.
    seed
        Seed of the first game. Each further game uses the next number.
    seconds
        Time limit for each move, in seconds.
    simulations
        Simulations for each move instead of a time limit, so that the games can be repeated exactly.
    out
        File for the games. With the ending .parquet, one row for each move.
    cluster
        Use many processors, or the Ray cluster at an address.
    json_
        Print the summary as JSON.
    """
    names = [name.strip() for name in agents.split(",") if name.strip()]
    if not names:
        raise WrongUsage("Name at least 1 agent.")
    if games < 1:
        raise WrongUsage("At least 1 game is needed.")
    as_rows = out is not None and out.suffix == ".parquet"
    setup = variant.setup(game)
    try:
        plan = Plan(setup, tuple(names), seed, as_rows, seconds, simulations)
        for name in names:
            plan.agent(name, seed)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    tally = Tally(names)
    began = time.perf_counter()
    rows = RowWriter(out) if out and as_rows else None
    tasks = [(plan, number) for number in range(games)]
    machines = cluster_of(cluster)
    played: Iterable[tuple[dict[str, Any], list[dict[str, Any]]]] = map(play_one, tasks)
    if machines is not None:
        played = spread(play_one, tasks, cluster=machines, lot=max(1, min(LOT, games // LOTS)))
    with (
        out.open("w", encoding="utf-8") if out and not rows else nullcontext(sys.stdout) as file,
        progress_bar("simulate", games, json_) as step,
    ):
        for record, its_rows in played:
            if rows:
                rows.add_rows(its_rows)
            else:
                print(json.dumps(record, ensure_ascii=False, separators=(",", ":")), file=file)
            tally.add(record)
            step()
    if rows:
        rows.close()
    seconds = time.perf_counter() - began
    summary = json.dumps(tally.data(seconds)) if json_ else tally.text(seconds)
    print(summary, file=sys.stdout if out else sys.stderr)
