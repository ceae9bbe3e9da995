"""`pharos arena`."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

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
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import STANDARD, AsJson, GivenCluster, Variant, cluster_of
from pharos.terminal.progress import progress_bar


def arena(
    game: str = "duel",
    /,
    *,
    variant: Variant = STANDARD,
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
    json_: AsJson = False,
) -> None:
    """Play a match between agents: each deal from every seat, with ratings and confidence intervals.

    If there are more seats than agents, the last agent takes the remaining seats: `--agents master,greedy`
    with 5 players is 1 master against 4 greedy agents. An agent can have its own limits: `master@0.2`
    searches for 0.2 seconds, `master#500` runs 500 simulations, and `master#500@2` stops at whichever comes
    first. In teams (`--option teams=true`) teammates are the same agent, and a team counts as one.

    `module:Class` is your own class in the current folder, with one method `choose(view)`. `cmd:PROGRAM` is
    a program in any language that speaks the engine protocol (docs/engine.md). The arena keeps its time. A
    program that crashes, is too slow, or makes an illegal move loses the game.

    With `--sprt LOW,HIGH`, the match stops as soon as it is clear (with 5% error) whether the first agent
    wins the lower or the higher share of its games. `--games` is the maximum.

    `--cluster` uses all processors of this machine, `--cluster HOST:PORT` the machines of an existing Ray
    cluster. The results are the same if the agents are limited by simulations.

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
    agents
        Comma-separated agents: `NAME[#SIMULATIONS][@SECONDS]`, `module:Class`, `cmd:PROGRAM`.
    games
        Number of games, rounded up so that each deal is played from every seat.
    seconds
        Time limit for each move, in seconds.
    simulations
        Simulations for each move instead of a time limit, so that the match can be repeated exactly.
    workers
        Number of games played in parallel.
    seed
        Seed of the first deal.
    clock
        wall, or cpu to count processor time on a busy machine.
    sprt
        Two win rates as LOW,HIGH. The match stops when it is clear which one is true.
    out
        File for the saved games.
    cluster
        Use many processors, or the Ray cluster at an address.
    json_
        Print JSON.
    """
    names = tuple(name.strip() for name in agents.split(",") if name.strip())
    if games < 1 or workers < 1:
        raise WrongUsage("At least 1 game and 1 worker are needed.")
    if clock not in CLOCKS:
        raise WrongUsage(f"There is no clock {clock!r} (available: {', '.join(CLOCKS)}).")
    test = _sprt(sprt)
    setup = variant.setup(game)
    try:
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
            raise WrongUsage(f"Name 1 to {match.sides} agents.")
        for name in names:
            make_agent(name, seed, match)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    began = time.perf_counter()
    played = _played(match, games, workers, cluster, test, quiet=json_)
    took = time.perf_counter() - began
    if out is not None:
        write_records(out, played)
    if json_:
        print(json.dumps(_data(match, played, test, took)))
    else:
        print("\n".join(_lines(match, played, test, took)))


def _played(
    match: Match, games: int, workers: int, cluster: GivenCluster, test: Sprt | None, *, quiet: bool
) -> list[Played]:
    """Plays whole deals, until the sequential test is decided if there is one."""
    whole = -(-games // match.sides) * match.sides
    first = match.agents[0]
    played: list[Played] = []
    with progress_bar("arena", whole, quiet) as step:
        for one in play_match(match, whole, workers, cluster_of(cluster)):
            played.append(one)
            step()
            if test is not None and test.verdict(deal_means(first, played, match.sides)):
                break
    if test is None:
        return played
    # report exactly the games on which the verdict is based
    counted = len(deal_means(first, played, match.sides))
    return [one for one in played if one.deal < counted] or played


def _data(match: Match, played: list[Played], test: Sprt | None, took: float) -> dict[str, object]:
    data: dict[str, object] = {
        "games": len(played),
        "game": match.game,
        "players": match.players,
        "expansions": list(match.expansions),
        "options": dict(match.options),
        "seconds": match.seconds,
        "simulations": match.simulations,
        "clock": match.clock,
        "seed": match.seed,
        "took": round(took, 1),
        **_tested(test, match.agents, played, match),
    }
    forfeits = [one.forfeit for one in played if one.forfeit]
    if forfeits:
        data["forfeits"] = forfeits
    return data | {"agents": [one.data() for one in standings(match.agents, played)]}


def _lines(match: Match, played: list[Played], test: Sprt | None, took: float) -> Iterator[str]:
    kind = " + ".join((match.game, *match.expansions))
    yield f"{len(played)} games of {kind}, {match.players} players, {took:.0f} s"
    yield from map(_line, standings(match.agents, played))
    forfeits = [one.forfeit for one in played if one.forfeit]
    if forfeits:
        yield f"{len(forfeits)} games were forfeited; the first: {forfeits[0]}"
    if test is not None:
        found = _tested(test, match.agents, played, match)["sprt"]
        yield (
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
        raise WrongUsage("--sprt needs two win rates between 0 and 1, the lower one first.")
    return Sprt(low, high)


def _tested(
    test: Sprt | None, names: tuple[str, ...], played: list[Played], match: Match
) -> dict[str, dict[str, object]]:
    """Returns the results of pairs and of the sequential test, if any."""
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
    ways = "; ".join(f"{how} by {by}" for how, by in (("won", kinds), ("lost", lost)) if by)
    average = 1000 * standing.thought / max(1, standing.choices)
    return (
        f"{standing.name}: won {100 * standing.share:.1f}% ± {100 * standing.interval:.1f} "
        f"of {standing.seats} ({ways}), rating {standing.rating:+.0f} ± "
        f"{standing.rating_interval:.0f}, {standing.points / standing.seats:.1f} points, "
        f"{average:.0f} ms per move, longest {standing.longest:.2f} s"
    )
