"""Plays the games for the statistics tables.

    python -m pharos.numbers.play FOLDER

Two to seven players of one strong level play each other from their own views, with a fixed number of
simulations, so the same seeds give the same games on every machine. There is a file for each variant with one
line per game; an interrupted run resumes where it stopped. `--workers` sets the number of processes. `python
-m pharos.numbers.count FOLDER` makes the tables.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from pharos.ai.kind import Kind
from pharos.ai.levels import level_agent
from pharos.ai.match import play_on
from pharos.ai.search.network import FOLDER, SUFFIX
from pharos.cluster import processes
from pharos.core.chance import Chance
from pharos.game import Game, new_game
from pharos.products import product_named

LOT = 100
"""Number of games of a variant that are played before switching to the next one."""
FIRST_SEED = 32_000_000
DRAFT = "draft:"


@dataclass(frozen=True, slots=True)
class Plan:
    """A game variant with the number of games and the level of the players."""

    game: str
    expansions: tuple[str, ...]
    players: int
    games: int
    level: str
    simulations: int
    drawn: bool = False
    """Whether Wonders are drafted at random; otherwise strong players never let one get the two best."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return "+".join([self.game, *self.expansions, *(["drawn"] if self.drawn else []), str(self.players)])


PLANS = (
    Plan("duel", (), 2, 26_000, "strategist", 32),
    Plan("duel", (), 2, 18_000, "strategist", 32, drawn=True),
    Plan("duel", ("pantheon",), 2, 1_000, "strategist", 32),
    Plan("duel", ("agora",), 2, 1_000, "strategist", 32),
    Plan("duel", ("agora", "pantheon"), 2, 1_000, "strategist", 32),
    Plan("classic", (), 3, 600, "strategist", 6),
    Plan("classic", (), 4, 800, "strategist", 6),
    Plan("classic", (), 5, 500, "strategist", 6),
    Plan("classic", (), 6, 200, "strategist", 6),
    Plan("classic", (), 7, 200, "strategist", 6),
    Plan("classic", ("leaders",), 4, 250, "strategist", 6),
    Plan("classic", ("cities",), 4, 200, "strategist", 6),
    Plan("classic", ("cities", "leaders"), 4, 250, "strategist", 6),
)
"""About 50,000 games in total."""


def played(plan: Plan, number: int) -> list[str]:
    """Returns the choices of game `number` (from 0), each as `SEAT CHOICE`."""
    seed = FIRST_SEED + number
    if plan.game == "duel" and not plan.expansions:
        return _searched(plan, seed)
    game = new_game(plan.game, players=plan.players, expansions=plan.expansions, seed=seed)
    agents = [
        level_agent(plan.level, seed * 16 + seat, simulations=plan.simulations)
        for seat in range(plan.players)
    ]
    play_on(game, agents)
    return [f"{seat} {choice}" for seat, choice in game.record()["choices"]]


@cache
def _search(game: str) -> Any:
    return Kind(game).guided(str(FOLDER / f"{game}{SUFFIX}"))


def _searched(plan: Plan, seed: int) -> list[str]:
    """Plays base Duel twice as fast: its search samples hidden information itself, so it needs no view."""
    product = product_named(plan.game)
    state = product.begin(product.check_setup(plan.players, (), {}, ()), seed)
    chance = Chance(seed, "numbers")
    search = _search(plan.game)
    found: list[str] = []
    while waiting := product.waiting(state):
        seat = waiting[0]
        codes = product.codes(state, seat)
        code = codes[0]
        if plan.drawn and product.notation(code).startswith(DRAFT):
            code = codes[int(chance.below(len(codes)))]
        elif len(codes) > 1:
            search.begin(product.clone(state), chance)
            search.run(plan.simulations)
            code = max(search.results(), key=lambda one: (one[1], one[2] if seat == 0 else -one[2]))[0]
        found.append(f"{seat} {product.notation(code)}")
        product.apply(state, seat, code)
    return found


def line_of(choices: list[str], number: int) -> str:
    """Returns the stored form of a game: its number and its choices."""
    return json.dumps({"number": number, "choices": choices}, separators=(",", ":"))


def games_of(plan: Plan, folder: Path) -> Iterator[Game]:
    """Replays and yields the recorded games of a plan."""
    file = folder / f"{plan.name}.jsonl"
    if not file.exists():
        return
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            seed = FIRST_SEED + told["number"]
            game = new_game(plan.game, players=plan.players, expansions=plan.expansions, seed=seed)
            for one in told["choices"]:
                seat, _, choice = one.partition(" ")
                game.choose(int(seat), choice)
            yield game


def main() -> None:
    """Plays the missing games, alternating between variants."""
    parser = argparse.ArgumentParser(prog="python -m pharos.numbers.play", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--share", type=float, default=1.0, help="play only this part of the games")
    parser.add_argument("--game", choices=("duel", "classic"), help="play only this game")
    parser.add_argument("--workers", type=int, default=1, help="number of processes that play")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    plans = [plan for plan in PLANS if asked.game in (None, plan.game)]
    with processes(asked.workers) as asker:
        play(plans, asked.folder, asked.share, asker)


def play(plans: list[Plan], folder: Path, share: float, asker: Callable[..., Iterable[list[str]]]) -> None:
    """Plays the missing games of a folder; `asker` maps a function over numbers, in order."""
    done = {}
    for plan in plans:
        file = folder / f"{plan.name}.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
        if lines and not lines[-1].endswith("\n"):  # truncated by an interruption
            lines.pop()
            file.write_text("".join(lines), encoding="utf-8")
        done[plan.name] = len(lines)
    while open_plans := [plan for plan in plans if done[plan.name] < share * plan.games]:
        plan = min(open_plans, key=lambda one: done[one.name] / one.games)
        numbers = range(done[plan.name], min(plan.games, done[plan.name] + LOT))
        with (folder / f"{plan.name}.jsonl").open("a", encoding="utf-8") as games:
            for number, choices in zip(numbers, asker(partial(played, plan), numbers), strict=True):
                games.write(line_of(choices, number) + "\n")
                done[plan.name] = number + 1
        print(plan.name, done[plan.name], "of", plan.games, flush=True)


if __name__ == "__main__":
    main()
