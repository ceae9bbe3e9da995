"""`pharos puzzle`."""

import json
from datetime import UTC, datetime
from typing import Annotated, Any

from cyclopts import Parameter

from pharos.core.errors import PharosError
from pharos.products import GameName
from pharos.puzzles import Puzzle, puzzle_named, puzzle_of_day, puzzles, selected
from pharos.puzzles.puzzle import Theme
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import AsJson, Flag, Language, Plain
from pharos.terminal.paper import Paper
from pharos.terminal.puzzle_session import PuzzleSession
from pharos.terminal.words import Words


def puzzle(
    id: str | None = None,
    /,
    *,
    today: Flag = False,
    theme: Theme | None = None,
    game: GameName | None = None,
    difficulty: int | None = None,
    list_: Annotated[bool, Parameter("--list", negative="")] = False,
    answer: Flag = False,
    lang: Language = "en",
    plain: Plain = False,
    json_: AsJson = False,
) -> None:
    """Solve a puzzle: find the one move that is much better than all others.

    Each puzzle is a position of a game, seen from one seat. You don't need to know hidden cards: the best
    move has the highest win chance over everything that may be hidden. Without an id, you get the puzzle of
    the day or the first one that matches your filters.

    **Examples**

    - `pharos puzzle`
    - `pharos puzzle --theme science --difficulty 3`
    - `pharos puzzle --list --game classic`
    - `pharos puzzle --today --json`

    Parameters
    ----------
    id
        Puzzle id, as shown by --list.
    today
        The puzzle of the day, in UTC.
    theme
        Only puzzles with this theme.
    game
        Only puzzles of this game: duel or classic.
    difficulty
        Only puzzles of this difficulty, from 1 to 5.
    list_
        List the puzzles instead of showing one.
    answer
        Include the answer in the JSON.
    json_
        Print JSON: the puzzle with its view and moves, or the list.
    """
    if difficulty is not None and not 1 <= difficulty <= 5:
        raise WrongUsage("The difficulty must be from 1 to 5.")
    narrowed = theme is not None or game is not None or difficulty is not None
    if id is not None and (today or narrowed or list_):
        raise WrongUsage("Use either a puzzle id or filters.")
    if today and (narrowed or list_):
        raise WrongUsage("--today cannot be combined with filters.")
    found = selected(theme, game, difficulty)
    if list_:
        _list(found, lang, json_)
        return
    chosen = _chosen(id, found if narrowed else None)
    if json_:
        print(json.dumps(_data(chosen, answer), ensure_ascii=False))
        return
    words = Words(lang, chosen.game)
    PuzzleSession(chosen, words, Paper(plain)).play()


def _chosen(id: str | None, found: list[Puzzle] | None) -> Puzzle:
    if id is not None:
        try:
            return puzzle_named(id)
        except PharosError as error:
            raise WrongUsage(f"{str(error).removesuffix('.')}. `pharos puzzle --list` shows them.") from error
    if found is None:
        return puzzle_of_day(datetime.now(UTC).date())
    if not found:
        raise WrongUsage(f"No puzzle of {len(puzzles())} matches these filters.")
    number = datetime.now(UTC).date().toordinal()
    return found[number % len(found)]


def _row(one: Puzzle) -> dict[str, Any]:
    return {
        "id": one.id,
        "game": one.game,
        "expansions": list(one.expansions),
        "players": one.players,
        "goal": one.goal,
        "themes": list(one.themes),
        "difficulty": one.difficulty,
        "rating": one.rating,
    }


def _data(one: Puzzle, answer: bool) -> dict[str, Any]:
    view = one.view()
    told = {
        **_row(one),
        "seat": one.seat,
        "view": view.data,
        "choices": [str(choice) for choice in view.choices],
    }
    if answer:
        told["best"] = [each.data() for each in one.best]
        told["others"] = [each.data() for each in one.others]
        told["solved_by"] = dict(one.solved_by)
    return told


def _list(found: list[Puzzle], lang: str, json_: bool) -> None:
    if json_:
        print(json.dumps([_row(one) for one in found], ensure_ascii=False))
        return
    for one in found:
        words = Words(lang, one.game)
        named = [
            words.plain(f"game-{one.game}"),
            *(words.plain(f"expansion-{name}") for name in one.expansions),
        ]
        themes = ", ".join(words.plain(f"puzzle-theme-{theme}") for theme in one.themes)
        print(f"{one.id}  {'★' * one.difficulty:<5}  {' + '.join(named)} ({one.players})  {themes}".rstrip())
