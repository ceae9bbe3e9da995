"""`pharos ladder`."""

import json
from itertools import pairwise
from typing import Any

from pharos.ai.arena import CLOCKS, Match, Played, ahead_of, play_match, standings
from pharos.ai.levels import LEVELS, measured_in
from pharos.ai.naming import agent_named
from pharos.core.errors import PharosError
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import STANDARD, AsJson, Flag, Variant
from pharos.terminal.progress import progress_bar

LOWEST = 1000
"""Rating of the weakest level; a lead of 200 points wins three of four games."""
SIDES = 2
"""With two sides, finishing ahead means winning."""


def ladder(
    game: str = "duel",
    /,
    *,
    variant: Variant = STANDARD,
    agents: str | None = None,
    games: int = 24,
    seconds: float = 0.2,
    workers: int = 1,
    seed: int = 1,
    clock: str = "wall",
    known: Flag = False,
    json_: AsJson = False,
) -> None:
    """Measure the levels of the computer on one rating scale.

    Each deal is played from every seat. With more than 2 players, one seat has the stronger level and all
    others the weaker one. Ratings count how often the stronger one finishes ahead of each of them. The
    weakest level has 1000 points.

    **Examples**

    - `pharos ladder duel --games 100 --workers 2`
    - `pharos ladder classic --players 3 --expansion cities --json`
    - `pharos ladder duel --expansion agora --known`
    - `pharos ladder duel --agents greedy,my_bot:MyBot,master#200 --games 100`

    Parameters
    ----------
    game
        duel or classic.
    agents
        The agents to measure instead of the levels, weakest first: `NAME[#SIMULATIONS][@SECONDS]`,
        `module:Class`, `cmd:PROGRAM`.
    games
        Games for each pair of neighboring levels, rounded up so that each deal is played from every seat.
    seconds
        Time limit for each move, in seconds.
    workers
        Number of games played in parallel.
    seed
        Seed of the first deal.
    clock
        wall, or cpu to count processor time on a busy machine.
    known
        Show the measured ratings that come with Pharos instead of playing.
    json_
        Print one JSON object.
    """
    if games < 1 or workers < 1 or not seconds > 0:
        raise WrongUsage("At least 1 game, 1 worker, and some time for each move are needed.")
    if clock not in CLOCKS:
        raise WrongUsage(f"There is no clock {clock!r} (available: {', '.join(CLOCKS)}).")
    setup = variant.setup(game)
    if known:
        measured = measured_in(
            setup.game, setup.players, setup.expansions, setup.options.get("teams") is True
        )
        if measured is None:
            raise WrongUsage("The levels have not been measured in this kind of game. Leave out --known.")
        show(measured, json_)
        return
    names = list(LEVELS) if agents is None else [name.strip() for name in agents.split(",") if name.strip()]
    if len(names) < SIDES or len(set(names)) < len(names):
        raise WrongUsage("A ladder needs at least two different agents.")
    try:
        for name in names:
            agent_named(name, seed, seconds=seconds)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    steps: list[tuple[Match, list[Played]]] = []
    for n, (weaker, stronger) in enumerate(pairwise(names)):
        match = Match(
            setup.game,
            setup.players,
            setup.expansions,
            (stronger, weaker),
            seed + n * games,
            seconds,
            None,
            clock,
            False,
            tuple(setup.options.items()),
        )
        whole = -(-games // match.sides) * match.sides
        with progress_bar(f"{stronger}, {weaker}", whole, json_) as step:
            played = []
            for one in play_match(match, whole, workers):
                played.append(one)
                step()
        steps.append((match, played))
    head = {"game": setup.game, "players": setup.players, "expansions": list(setup.expansions)}
    head |= {"teams": setup.options.get("teams") is True}
    show({**head, "seconds": seconds, "clock": clock, "seed": seed, "levels": rungs(names, steps)}, json_)


def show(told: dict[str, Any], as_json: bool) -> None:
    """Prints a ladder, the strongest level first."""
    if as_json:
        print(json.dumps(told))
        return
    kind = " + ".join((told["game"], *told["expansions"], *(["teams"] if told["teams"] else [])))
    print(f"{kind}, {told['players']} players, {told['seconds']:g} s per move")
    for rung in reversed(told["levels"]):
        against = ""
        if rung["against"]:
            ahead, interval = 100 * rung["ahead"], 100 * rung["ahead_interval"]
            against = f"ahead of {rung['against']} in {ahead:.1f}% ± {interval:.1f} of {rung['games']}"
            if told["players"] > SIDES:
                against += f", won {100 * rung['won']:.1f}%"
            if "seconds" in rung:  # a pair with its own time limit
                against += f", {rung['seconds']:g} s"
        print(f"{rung['level']:<12} {rung['rating']:>5} ± {rung['rating_interval']:<4} {against}".rstrip())


def rungs(names: list[str], steps: list[tuple[Match, list[Played]]]) -> list[dict[str, object]]:
    """Returns the levels with their ratings, weakest first, and their results against the next weaker one."""
    games: list[Played] = []
    for _, played in steps:
        first = max((one.deal for one in games), default=-1) + 1
        for one in played:  # deal numbers must be distinct across pairs
            one.deal += first
            games.append(one)
    table = {one.name: one for one in standings(names, games)}
    low = table[names[0]].rating
    rated: list[dict[str, object]] = []
    for n, name in enumerate(names):
        told: dict[str, object] = {
            "level": name,
            "rating": round(table[name].rating - low + LOWEST),
            "rating_interval": round(table[name].rating_interval),
            "against": "",
        }
        if n > 0:
            match, played = steps[n - 1]
            won = {one.name: one for one in standings(match.agents, played)}[name]
            ahead, ahead_interval = ahead_of(name, played)
            told |= {
                "against": names[n - 1],
                "ahead": round(ahead, 4),
                "ahead_interval": round(ahead_interval, 4),
                "won": round(won.share, 4),
                "interval": round(won.interval, 4),
                "games": won.seats,
                "fair": round(1 / match.sides, 4),
            }
        rated.append(told)
    return rated
