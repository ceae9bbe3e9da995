"""`pharos hint`."""

import json
from pathlib import Path
from typing import Any

import pharos
from pharos.analysis import Budget
from pharos.analysis.hint import hint as hint_for
from pharos.core.errors import PharosError
from pharos.game import Game
from pharos.terminal.errors import Failure, WrongUsage
from pharos.terminal.notation import choice_words
from pharos.terminal.options import AsJson, Language, Plain
from pharos.terminal.paper import Paper
from pharos.terminal.records import read_records
from pharos.terminal.review_page import reason_words
from pharos.terminal.table import player_names
from pharos.terminal.words import Words


def hint(
    position: Path,
    /,
    *,
    seat: int | None = None,
    simulations: int | None = None,
    seconds: float | None = None,
    lang: Language = "en",
    plain: Plain = False,
    json_: AsJson = False,
) -> None:
    """Show a player's win chance and three ideas for the next move.

    Only what the player knows is used; hidden cards in the file make no difference. With a number of
    simulations the result is the same on every machine; with seconds it is not.

    **Examples**

    - `pharos hint position.json`
    - `pharos hint game.json --seat 1 --lang ru`
    - `pharos hint position.json --json`

    Parameters
    ----------
    position
        A position, or a saved game that is not over.
    seat
        The seat, from 0. Default: the player whose turn it is.
    simulations
        Simulations for each idea. Default: 2400.
    seconds
        Seconds instead of simulations.
    json_
        Print JSON.
    """
    try:
        budget = Budget(seconds, simulations)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    game = _game_of(position)
    if game.over:
        raise Failure("This game is over.")
    if seat is None:
        seat = game.waiting[0]
    elif not 0 <= seat < game.players:
        raise WrongUsage(f"Seats are 0 to {game.players - 1}.")
    if seat not in game.waiting:
        raise Failure(f"It is not the turn of seat {seat}.")
    view = game.view(seat)
    told = hint_for(view, budget)
    if json_:
        print(json.dumps({"seat": seat, **told}, ensure_ascii=False))
        return
    _tell(Paper(plain), lang, game, seat, told)


def _game_of(file: Path) -> Game:
    """Returns the game of a position or a record."""
    data = next(iter(read_records(file)))[1]
    if "choices" in data and "format" in data:
        return pharos.replay(data)
    return pharos.from_position(dict(data))


def _tell(paper: Paper, lang: str, game: Game, seat: int, told: dict[str, Any]) -> None:
    words = Words(lang, game.name)
    words.players = player_names(words, game, None)
    data = game.view(seat).data
    paper.line(
        words.say(
            "hint-standing",
            who=words.seat(seat),
            standing=words.say(f"hint-{told['standing'].replace('_', '-')}"),
            chance=f"{100 * told['chance']:.0f}",
            deviation=f"{100 * told['deviation']:.0f}",
        )
    )
    for number, idea in enumerate(told["ideas"], start=1):
        paper.line(
            words.say(
                "hint-idea",
                number=number,
                choice=choice_words(words, idea["choice"], data),
                chance=f"{100 * idea['chance']:.0f}",
                deviation=f"{100 * idea['deviation']:.0f}",
            )
        )
        if idea["reasons"]:
            paper.line(
                words.say(
                    "review-reasons", reasons=", ".join(reason_words(words, one) for one in idea["reasons"])
                )
            )
