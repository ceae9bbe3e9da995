"""`pharos replay`."""

import json
from collections.abc import Mapping
from pathlib import Path

import pharos
from pharos.game import Account
from pharos.terminal.errors import WrongUsage
from pharos.terminal.happenings import fact_lines
from pharos.terminal.notation import said_words
from pharos.terminal.options import AsJson, Language, Plain
from pharos.terminal.paper import Paper
from pharos.terminal.progress import progress_bar
from pharos.terminal.records import chosen_records, replayed
from pharos.terminal.session import show_scores
from pharos.terminal.table import player_names, show_table
from pharos.terminal.words import Words


def replay(
    file: Path,
    /,
    *,
    game: int | None = None,
    at: int | None = None,
    lang: Language = "en",
    plain: Plain = False,
    json_: AsJson = False,
) -> None:
    """Check saved games and show a game move by move.

    A file with one game is shown move by move. A file with several games is checked and listed: choose one
    with `--game`. `--at` shows the table after that many moves.

    **Examples**

    - `pharos replay game.json`
    - `pharos replay games.jsonl --game 3 --at 20`
    - `pharos replay games.jsonl --json`

    Parameters
    ----------
    file
        A saved game, or several, one per line.
    game
        Which game of the file, from 1.
    at
        Show the table after this many moves.
    json_
        Print JSON: a summary of every game, or the position asked for with --at.
    """
    records = chosen_records(file, game)
    if at is not None and len(records) > 1:
        raise WrongUsage("The file has several games. Choose one with --game.")
    if at is not None:
        _show_at(records[0], at, lang, plain, json_)
        return
    summaries = []
    with progress_bar("replay", len(records), json_) as step:
        for line, record in records:
            summaries.append(_summary(line, record, replayed(line, record)))
            step()
    if json_:
        print(json.dumps(summaries, ensure_ascii=False))
    elif len(records) == 1:
        _tell(records[0][1], lang, plain)
    else:
        for summary in summaries:
            print(_listed(summary, lang))


def _choices(record: Mapping[str, object]) -> list[list[object]]:
    choices = record.get("choices")
    return choices if isinstance(choices, list) else []


def _until(line: int, record: Mapping[str, object], count: int) -> pharos.Game:
    return replayed(line, {**record, "choices": _choices(record)[:count], "result": None})


def _show_at(
    numbered: tuple[int, Mapping[str, object]], at: int, lang: str, plain: bool, as_json: bool
) -> None:
    line, record = numbered
    replayed(line, record)
    if not 0 <= at <= len(_choices(record)):
        raise WrongUsage(f"--at must be from 0 to {len(_choices(record))}, the number of moves.")
    game = _until(line, record, at)
    if as_json:
        shown = {
            "at": at,
            "waiting": list(game.waiting),
            "position": game.position(),
            "scores": game.scores(),
        }
        print(json.dumps(shown, ensure_ascii=False))
        return
    words, paper = Words(lang, game.name), Paper(plain)
    words.players = player_names(words, game, None)
    if at:
        before = _until(line, record, at - 1)
        paper.line(_said(words, before, _choices(record)[at - 1], at))
    show_table(paper, words, game, None)


def _said(words: Words, before: pharos.Game, choice: list[object], number: int) -> str:
    seat, notation = int(str(choice[0])), str(choice[1])
    return f"{number}. {said_words(words, seat, notation, before.view(seat).data)}"


def _tell(record: Mapping[str, object], lang: str, plain: bool) -> None:
    """Prints the whole game, choice by choice."""
    game = _until(1, record, 0)
    words, paper = Words(lang, game.name), Paper(plain)
    words.players = player_names(words, game, None)
    account, made = Account(game), list[str]()
    for number, choice in enumerate(_choices(record), start=1):
        paper.line(_said(words, game, choice, number))
        facts = account.choose(game, int(str(choice[0])), str(choice[1]))
        made.append(str(choice[1]))
        for line in fact_lines(words, facts, made):
            paper.line(f"    {line}")
        if facts:
            made = []
    result = game.result
    if result is None:
        paper.line(words.say("not-over"))
    else:
        paper.heading(words.plain(f"victory-{result.victory}"))
        winners = ", ".join(words.seat(seat) for seat in result.winners)
        paper.line(words.say("winners", who=winners, count=len(result.winners)))
    show_scores(paper, words, game)


def _summary(line: int, record: Mapping[str, object], game: pharos.Game) -> dict[str, object]:
    result = game.result
    return {
        "line": line,
        "game": game.name,
        "expansions": list(game.expansions),
        "players": game.players,
        "choices": len(_choices(record)),
        "result": None if result is None else result.data(),
        "meta": record.get("meta", {}),
    }


def _listed(summary: Mapping[str, object], lang: str) -> str:
    words = Words(lang, str(summary["game"]))
    result = summary["result"]
    told = words.say("not-over")
    if isinstance(result, Mapping):
        winners = result["winners"]
        totals = ":".join(str(sheet["total"]) for sheet in result["scores"])
        who = ", ".join(words.seat(seat) for seat in winners)
        told = f"{words.plain('victory-' + str(result['victory']))}, {who}, {totals}"
    return f"{summary['line']}. {words.plain('game-' + str(summary['game']))}: {told}"
