"""`pharos play`."""

import secrets
from pathlib import Path

import pharos
from pharos.ai import agent, agent_names
from pharos.content.sets import sets_for
from pharos.core.errors import PharosError
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import STANDARD, Language, Plain, Variant, options_of
from pharos.terminal.paper import Paper
from pharos.terminal.session import Session
from pharos.terminal.table import player_names
from pharos.terminal.words import Words

SEEDS = 2**31


def play(
    game: str = "duel",
    /,
    *,
    variant: Variant = STANDARD,
    level: str = "builder",
    seed: int | None = None,
    seat: int = 0,
    lang: Language = "en",
    plain: Plain = False,
    record: Path | None = None,
) -> None:
    """Play a game in the terminal against the computer.

    Type the number of a move, or a name to read what it does, what it costs, and why you can't have it now.
    `?` shows help, `q` quits.

    **Examples**

    - `pharos play duel`
    - `pharos play duel --level pupil --seed 7 --lang ru`
    - `pharos play classic --players 5 --record game.json`
    - `pharos play classic --players 4 --expansion cities --option teams=true`
    - `pharos play duel --plain`

    Parameters
    ----------
    game
        duel or classic.
    players
        Number of players, including you (classic).
    expansion
        An expansion. Repeat for several.
    option
        A game option as NAME=VALUE. Repeat for several.
    level
        Level of the computer: beginner, pupil, trader, builder, scholar,
        strategist, or master, or the name of an agent.
    seed
        Deal number: the same number deals the same game. Random by default.
    seat
        Your seat, from 0. You are one of the players.
    record
        Save the game to this file when it ends or you quit.
    """
    known = agent_names()
    if level not in known:
        raise WrongUsage(f"There is no level {level!r} (available: {', '.join(known)}).")
    dealt = secrets.randbelow(SEEDS) if seed is None else seed
    try:
        started = pharos.new_game(
            game,
            players=variant.players,
            expansions=variant.expansion or (),
            seed=dealt,
            options=options_of(variant.option),
            content=sets_for(game),
        )
        started.view(seat)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    words = Words(lang, game)
    paper = Paper(plain)
    words.players = player_names(words, started, seat)
    agents = {other: agent(level, dealt + other + 1) for other in range(started.players) if other != seat}
    paper.line(words.say("dealt", seed=str(dealt)))
    Session(started, words, paper, seat, agents, record=record).play()
