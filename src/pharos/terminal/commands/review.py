"""`pharos review`."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pharos
from pharos.analysis import Budget, reviews, tasks_of
from pharos.core.errors import PharosError
from pharos.game import Game
from pharos.terminal.errors import WrongUsage
from pharos.terminal.notation import choice_words, said_words
from pharos.terminal.options import AsJson, GivenCluster, Language, Plain, cluster_of
from pharos.terminal.paper import Paper
from pharos.terminal.progress import progress_bar
from pharos.terminal.records import chosen_records, replayed
from pharos.terminal.review_page import FAULTS, page_of, percent, reason_words
from pharos.terminal.table import player_names
from pharos.terminal.words import Words


def review(
    file: Path,
    /,
    *,
    game: int | None = None,
    seat: int | None = None,
    simulations: int | None = None,
    seconds: float | None = None,
    cluster: GivenCluster = None,
    lang: Language = "en",
    html: Path | None = None,
    plain: Plain = False,
    json_: AsJson = False,
) -> None:
    """Review a game: what each move was worth, from what the player knew.

    The strongest search looks at every move again: which move was best, how much win chance was lost and
    why, and where luck decided. Skill, luck, and an unclear rest add up to the change of the win chance
    over the game. With a number of simulations the result is the same on every machine; with seconds it is
    not.

    `--cluster` uses all processors of this machine, `--cluster HOST:PORT` the machines of an existing Ray
    cluster. The result is the same.

    **Examples**

    - `pharos review game.json`
    - `pharos review game.json --html review.html --lang ru`
    - `pharos review games.jsonl --game 3 --seat 0 --simulations 9600`
    - `pharos review games.jsonl --json --cluster`

    Parameters
    ----------
    file
        A saved game, or several, one per line.
    game
        Which game of the file, from 1. Default: all.
    seat
        Review only the moves of this seat, from 0.
    simulations
        Simulations for each move that is compared. Default: 2400.
    seconds
        Seconds for each move instead of simulations.
    cluster
        Use many processors, or the Ray cluster at an address.
    html
        Write the review of one game to this file, as a self-contained page.
    json_
        Print JSON: an object, or a list if the file has several games.
    """
    records = chosen_records(file, game)
    for line, record in records:
        _check(replayed(line, record), seat)
    try:
        budget = Budget(seconds, simulations)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    games: list[Mapping[str, Any]] = [record for _, record in records]
    if html is not None and len(games) != 1:
        raise WrongUsage("A page shows one game. Choose it with --game.")
    thoughts = sum(len(tasks_of(one, budget, seat)) for one in games)
    with progress_bar("review", thoughts, json_) as step:
        found = list(reviews(games, budget, seat=seat, cluster=cluster_of(cluster), step=step))
    if html is not None:
        html.write_text(page_of(games[0], found[0], lang), encoding="utf-8")
    if json_:
        print(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False))
        return
    if html is not None:
        print(f"The review is in {html}")
        return
    paper = Paper(plain)
    for record, told in zip(games, found, strict=True):
        _tell(paper, lang, record, told)


def _check(game: Game, seat: int | None) -> None:
    if seat is None:
        return
    try:
        game.choices(seat)
    except PharosError as error:
        raise WrongUsage(str(error)) from error


def _tell(paper: Paper, lang: str, record: Mapping[str, Any], told: Mapping[str, Any]) -> None:
    """Prints each player's results, and the choices that could have been better."""
    game = pharos.replay({**record, "choices": [], "result": None})
    words = Words(lang, game.name)
    words.players = player_names(words, game, None)
    paper.heading(words.plain("review-title-of", game=words.plain(f"game-{game.name}")))
    decided = words.plain(f"review-decided-{told['decided_by']}")
    paper.line(f"{words.plain('review-decided')}: {decided.lower()}")
    for seat, player in enumerate(told["players"]):
        if player["accuracy"] is not None:
            paper.line(
                words.say(
                    "review-player",
                    who=words.seat(seat),
                    accuracy=f"{player['accuracy']:.0f}",
                    lost=player["lost_per_100"],
                    skill=percent(player["skill"]),
                    luck=percent(player["luck"]),
                    rest=percent(player["rest"]),
                )
            )
    judged = {one["number"]: one for one in told["choices"]}
    faults = 0
    for number, (seat, choice) in enumerate(record["choices"], start=1):
        one = judged.get(number)
        if one is not None and one["mark"] in FAULTS:
            faults += 1
            data = game.view(seat).data
            paper.line(
                words.say(
                    "review-choice",
                    number=number,
                    said=said_words(words, seat, choice, data),
                    mark=words.say(f"review-{one['mark']}"),
                    best=choice_words(words, one["best"], data),
                    error=percent(-one["error"]),
                    deviation=f"{100 * one['deviation']:.0f}",
                )
            )
            if one.get("reasons"):
                told_reasons = [reason_words(words, reason) for reason in one["reasons"]]
                paper.line(words.say("review-reasons", reasons=", ".join(told_reasons)))
        game.choose(seat, choice)
    if not faults:
        paper.line(words.say("review-no-faults"))
