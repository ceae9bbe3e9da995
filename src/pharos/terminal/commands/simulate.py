"""`pharos simulate`."""

import json
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import pharos
from pharos.ai import agent
from pharos.ai.match import play_quickly
from pharos.content.sets import sets_for
from pharos.core.errors import PharosError
from pharos.products import product_named
from pharos.research.rows import RowWriter
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import GivenOptions, options_of
from pharos.terminal.progress import progress_bar


class Tally:
    """What came out of many games."""

    def __init__(self, agents: list[str]) -> None:
        self.games = 0
        self.choices = 0
        self.victories: dict[str, int] = {}
        self.seats = dict.fromkeys(agents, 0)
        self.wins = dict.fromkeys(agents, 0.0)
        self.points = dict.fromkeys(agents, 0)

    def add(self, seated: list[str], game: pharos.Game, choices: object) -> None:
        """Counts one game; winners share it."""
        result = game.result
        assert result is not None
        assert isinstance(choices, list)
        self.games += 1
        self.choices += len(choices)
        self.victories[result.victory] = self.victories.get(result.victory, 0) + 1
        for seat, name in enumerate(seated):
            self.seats[name] += 1
            self.points[name] += result.scores[seat]["total"]
            if seat in result.winners:
                self.wins[name] += 1 / len(result.winners)

    def data(self, seconds: float) -> dict[str, object]:
        """The summary as plain data."""
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
        }

    def text(self, seconds: float) -> str:
        """The summary in words."""
        victories = ", ".join(f"{name} {count}" for name, count in sorted(self.victories.items()))
        lines = [
            f"{self.games} games in {seconds:.1f} s, {self.choices / self.games:.1f} choices a game; "
            f"victories: {victories}"
        ]
        lines += [
            f"{name}: {self.wins[name]:g} wins in {seats} games, {self.points[name] / seats:.1f} points each"
            for name, seats in self.seats.items()
            if seats
        ]
        return "\n".join(lines)


def simulate(
    game: str = "duel",
    /,
    *,
    players: int | None = None,
    expansion: Annotated[list[str] | None, Parameter(negative="")] = None,
    option: GivenOptions = None,
    games: int = 1,
    agents: str = "random",
    seed: int = 1,
    out: Path | None = None,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> None:
    """Let agents play games against each other and write one record per line.

    With `--out games.parquet` one row for each choice is written instead (docs/data.md).

    Agents take turns over the seats: with `random,greedy` each of them begins every other game. The records
    go to the file of `--out` and the summary to stdout; without a file the records go to stdout and the
    summary to stderr.

    **Examples**

    - `pharos simulate duel --games 100 --agents random,greedy --seed 1 --out games.jsonl`
    - `pharos simulate classic --players 5 --games 20 --agents greedy,random,random`

    Parameters
    ----------
    game
        duel or classic.
    players
        How many play (classic).
    expansion
        An expansion; may be given several times.
    option
        An option of the game, as NAME=VALUE; may be given several times.
    games
        How many games.
    agents
        Names of agents, with commas.
    seed
        The seed of the first game; each game takes the next one.
    out
        A file for the records; one that ends in .parquet gets a row for each choice.
    json_
        Print the summary as one JSON object.
    """
    names = [name.strip() for name in agents.split(",") if name.strip()]
    if not names:
        raise WrongUsage("There must be an agent.")
    if games < 1:
        raise WrongUsage("There must be at least one game.")
    try:
        setup = product_named(game).check_setup(players, tuple(expansion or ()), options_of(option))
        for name in names:
            agent(name)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    tally = Tally(names)
    began = time.perf_counter()
    rows = RowWriter(out) if out and out.suffix == ".parquet" else None
    with (
        out.open("w", encoding="utf-8") if out and not rows else nullcontext(sys.stdout) as file,
        progress_bar("simulate", games, json_) as step,
    ):
        for number in range(games):
            seated = [names[(seat + number) % len(names)] for seat in range(setup.players)]
            played = pharos.new_game(
                game,
                players=setup.players,
                expansions=setup.expansions,
                seed=seed + number,
                options=setup.options,
                content=sets_for(game),
            )
            play_quickly(
                played, [agent(name, (seed + number) * 16 + seat) for seat, name in enumerate(seated)]
            )
            record = played.record({"agents": seated, "seed": seed + number})
            if rows:
                rows.add(record)
            else:
                print(json.dumps(record, ensure_ascii=False, separators=(",", ":")), file=file)
            tally.add(seated, played, record["choices"])
            step()
    if rows:
        rows.close()
    seconds = time.perf_counter() - began
    summary = json.dumps(tally.data(seconds)) if json_ else tally.text(seconds)
    print(summary, file=sys.stdout if out else sys.stderr)
