"""`pharos arena`."""

import json
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pharos.ai.arena import (
    CLOCKS,
    Match,
    Played,
    Sprt,
    Standing,
    deal_means,
    make_agent,
    pentanomial,
    play_match,
    standings,
    write_records,
)
from pharos.core.errors import PharosError
from pharos.products import product_named
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import GivenCluster, GivenOptions, cluster_of, options_of
from pharos.terminal.progress import progress_bar


def arena(
    game: str = "duel",
    /,
    *,
    players: int | None = None,
    expansion: Annotated[list[str] | None, Parameter(negative="")] = None,
    option: GivenOptions = None,
    agents: str = "master,greedy",
    games: int = 20,
    seconds: float | None = None,
    simulations: int | None = None,
    workers: int = 1,
    seed: int = 1,
    clock: str = "wall",
    sprt: str | None = None,
    out: Path | None = None,
    cluster: GivenCluster = None,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> None:
    """Play a match between agents: each deal from every seat, with ratings and confidence intervals.

    With more seats than agents the last agent takes all seats left over: `--agents master,greedy` with five
    players is one master among four greedy ones. An agent may have limits of its own: `master@0.2` thinks
    0.2 seconds, `master#500` tries 500 simulations, `master#500@2` does whichever ends first. In teams
    (`--option teams=true`) partners are the same agent, and a team counts as one.

    `module:Class` is a class of your own in the current folder, with one method `choose(view)`. `cmd:PROGRAM`
    is a program in any language that speaks the engine protocol (docs/engine.md). The arena keeps its time; a
    program that crashes, is too slow or chooses what is not allowed loses the game.

    With `--sprt LOW,HIGH` the match stops as soon as it is clear (at 5 % of errors) whether the first agent
    wins the lower or the higher part of its games; `--games` is the most that are played.

    With `--cluster` the games are played by all processors of this machine, with `--cluster HOST:PORT` by the
    machines of a Ray cluster that is there. What came out is the same where agents count simulations.

    **Examples**

    - `pharos arena duel --agents master,greedy --games 100 --seconds 1 --workers 2`
    - `pharos arena duel --agents master@0.5,master@0.1 --games 200 --clock cpu`
    - `pharos arena duel --agents master,master-0 --seconds 0.02 --clock cpu --sprt 0.5,0.55 --games 2000`
    - `pharos arena classic --players 5 --agents master,greedy --games 50 --json`
    - `pharos arena duel --agents my_bot:MyBot,greedy --games 100`
    - `pharos arena duel --agents "cmd:node my_bot.js,trader" --seconds 1`
    - `pharos arena duel --agents master#2000,master#500 --games 1000 --cluster 10.0.0.1:6379`
    - `pharos arena classic --players 8 --expansion cities --option teams=true --games 8`

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
    agents
        Names of agents, with commas: `NAME[#SIMULATIONS][@SECONDS]`, `module:Class`, `cmd:PROGRAM`.
    games
        How many games; rounded up so that each deal is played from every seat.
    seconds
        The most time for one choice.
    simulations
        So many simulations for one choice, instead of a time: the match can be repeated exactly.
    workers
        How many games are played at once.
    seed
        The seed of the first deal.
    clock
        wall, or cpu: time the processor worked, for machines that are busy otherwise.
    sprt
        Two parts of games won, as LOW,HIGH: stop when it is clear which of them is true.
    out
        A file for the records of all games.
    cluster
        Play on many processors; an address names an existing Ray cluster.
    json_
        Print one JSON object.
    """
    names = tuple(name.strip() for name in agents.split(",") if name.strip())
    if games < 1 or workers < 1:
        raise WrongUsage("There must be at least one game and one worker.")
    if clock not in CLOCKS:
        raise WrongUsage(f"There is no clock {clock!r}; there is {' and '.join(CLOCKS)}.")
    test = _sprt(sprt)
    try:
        setup = product_named(game).check_setup(players, tuple(expansion or ()), options_of(option))
        match = Match(
            setup.game,
            setup.players,
            setup.expansions,
            names,
            seed,
            seconds,
            simulations,
            clock,
            out is not None,
            tuple(setup.options.items()),
        )
        if not 1 <= len(names) <= match.sides:
            raise WrongUsage(f"There must be one to {match.sides} agents.")
        for name in names:
            make_agent(name, seed, match)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    whole = -(-games // match.sides) * match.sides
    began = time.perf_counter()
    played = []
    with progress_bar("arena", whole, json_) as step:
        for one in play_match(match, whole, workers, cluster_of(cluster)):
            played.append(one)
            step()
            if test is not None and test.verdict(deal_means(names[0], played, match.sides)):
                break
    if test is not None:
        # what is counted is what the verdict was found on
        counted = len(deal_means(names[0], played, match.sides))
        played = [one for one in played if one.deal < counted] or played
    table = standings(names, played)
    if out is not None:
        write_records(out, played)
    forfeits = [one.forfeit for one in played if one.forfeit]
    if json_:
        head = {"game": match.game, "players": match.players, "expansions": list(match.expansions)}
        head["options"] = dict(match.options)
        limits = {"seconds": seconds, "simulations": simulations, "clock": clock, "seed": seed}
        told: dict[str, object] = {
            "games": len(played),
            **head,
            **limits,
            "took": round(time.perf_counter() - began, 1),
        }
        told |= _tested(test, names, played, match)
        if forfeits:
            told["forfeits"] = forfeits
        print(json.dumps({**told, "agents": [one.data() for one in table]}))
        return
    print(
        f"{len(played)} games of {' + '.join((match.game, *match.expansions))}, {match.players} players, "
        f"{time.perf_counter() - began:.0f} s"
    )
    for standing in table:
        print(_line(standing))
    if forfeits:
        print(f"{len(forfeits)} games were forfeited; the first: {forfeits[0]}")
    if test is not None:
        found = _tested(test, names, played, match)["sprt"]
        print(
            f"Sequential test of {test.low:g} against {test.high:g}: {found['verdict'] or 'not decided'}, "
            f"log-likelihood ratio {found['ratio']:+.2f}."
        )


def _sprt(told: str | None) -> Sprt | None:
    if told is None:
        return None
    try:
        low, high = (float(part) for part in told.split(","))
    except ValueError:
        raise WrongUsage("--sprt needs two numbers, as LOW,HIGH.") from None
    if not 0 < low < high < 1:
        raise WrongUsage("--sprt needs two parts of the games, the lower one first, between 0 and 1.")
    return Sprt(low, high)


def _tested(
    test: Sprt | None, names: tuple[str, ...], played: list[Played], match: Match
) -> dict[str, dict[str, object]]:
    """What the pairs and the sequential test say, where there are any."""
    told: dict[str, dict[str, object]] = {}
    if len(names) < 2:
        return told
    means = deal_means(names[0], played, match.sides)
    if match.sides == 2:
        told["pairs"] = dict(zip(("0", "0.5", "1", "1.5", "2"), pentanomial(means), strict=True))
    if test is not None:
        told["sprt"] = {
            "low": test.low,
            "high": test.high,
            "ratio": round(test.ratio(means), 3),
            "verdict": test.verdict(means),
        }
    return told


def _line(standing: Standing) -> str:
    kinds = ", ".join(f"{kind} {count:g}" for kind, count in sorted(standing.victories.items()))
    lost = ", ".join(f"{kind} {count}" for kind, count in sorted(standing.losses.items()))
    average = 1000 * standing.thought / max(1, standing.choices)
    return (
        f"{standing.name}: won {100 * standing.share:.1f} % ± {100 * standing.interval:.1f} "
        f"of {standing.seats} "
        f"(by {kinds or 'nothing'}; lost by {lost or 'nothing'}), rating {standing.rating:+.0f} ± "
        f"{standing.rating_interval:.0f}, {standing.points / standing.seats:.1f} points, "
        f"{average:.0f} ms a choice, longest {standing.longest:.2f} s"
    )
