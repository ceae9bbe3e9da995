"""A puzzle in the terminal: the table, the choices, the user's answer, and its evaluation."""

from __future__ import annotations

from collections.abc import Callable

from pharos.game import Game
from pharos.puzzles import Puzzle, Try, played_on
from pharos.terminal.menu import Menu
from pharos.terminal.notation import choice_words, said_words
from pharos.terminal.paper import Paper
from pharos.terminal.review_page import reason_words
from pharos.terminal.session import Left, Session
from pharos.terminal.table import player_names, show_table
from pharos.terminal.words import Words

REFUTED = 2
SURE = 0.5
"""Levels that find the solution more often than this are listed."""


class PuzzleSession(Session):
    """Asks until the puzzle is solved, revealed, or left."""

    def __init__(self, puzzle: Puzzle, words: Words, paper: Paper, ask: Callable[[str], str] = input) -> None:
        game = puzzle.start()
        super().__init__(game, words, paper, puzzle.seat, {}, ask)
        self.puzzle = puzzle
        words.players = player_names(words, game, puzzle.seat)
        words.reader = puzzle.seat

    def play(self) -> None:
        """Shows the puzzle and asks until it is over."""
        words, paper, puzzle = self.words, self.paper, self.puzzle
        show_table(paper, words, self.game, self.seat)
        tell_head(paper, words, puzzle)
        menu = Menu(words, self.game, self.seat)
        self._show_menu(menu)
        paper.line(words.say("puzzle-commands"))
        try:
            while not self._try(menu):
                pass
        except (Left, EOFError, KeyboardInterrupt):
            paper.line()
            paper.line(words.say("puzzle-left"))

    def _try(self, menu: Menu) -> bool:
        """Handles one input; returns whether the puzzle is over."""
        words, paper, puzzle = self.words, self.paper, self.puzzle
        typed = self.ask(f"{words.say('prompt')} ").strip()
        if typed.casefold() in words.say("command-hint").split():
            verb = puzzle.best[0].choice.partition(":")[0]
            paper.line(words.say("puzzle-hint", step=_verb(words, self.game.name, verb)))
            return False
        if typed.casefold() in words.say("command-answer").split():
            tell_answer(paper, words, puzzle, self.game)
            return True
        choice = self._answer(menu, typed)
        if choice is None:
            return False
        told = puzzle.told_of(str(choice))
        if puzzle.is_right(str(choice)):
            paper.heading(words.plain("puzzle-right"))
            tell_answer(paper, words, puzzle, self.game, told)
            return True
        paper.heading(words.plain("puzzle-wrong"))
        tell_refuted(paper, words, puzzle, self.game, told)
        return False


def _verb(words: Words, game: str, verb: str) -> str:
    """Returns the menu heading of a verb, or the verb itself if there is none."""
    for key in (f"act-{game}-{verb}", f"act-{verb}"):
        if words.has(key):
            return words.plain(key)
    return verb


def tell_head(paper: Paper, words: Words, puzzle: Puzzle) -> None:
    """Prints the task and its difficulty."""
    paper.heading(words.plain("puzzle-title", id=puzzle.id))
    paper.line(words.plain(f"puzzle-goal-{puzzle.goal}"))
    paper.line(words.plain("puzzle-difficulty", n=puzzle.difficulty))
    if puzzle.themes:
        themes = ", ".join(words.plain(f"puzzle-theme-{theme}") for theme in puzzle.themes)
        paper.line(words.plain("puzzle-themes", list=themes))


def tell_answer(paper: Paper, words: Words, puzzle: Puzzle, game: Game, told: Try | None = None) -> None:
    """Prints the solution, its continuation, and why the alternatives are worse."""
    best = puzzle.best[0]
    data = game.view(puzzle.seat).data
    shown = best if told is None else told
    paper.line(words.plain("puzzle-answer", choice=choice_words(words, shown.choice, data)))
    paper.line(words.plain("puzzle-chance", chance=percent(shown.chance)))
    if puzzle.exact:
        paper.line(words.plain("puzzle-exact"))
    if best.line:
        paper.line(words.plain("puzzle-line", line=line_words(words, puzzle, game, best)))
    for one in puzzle.others[:REFUTED]:
        choice = choice_words(words, one.choice, data)
        paper.line(words.plain("puzzle-why-not", choice=choice))
        tell_refuted(paper, words, puzzle, game, one)
    levels = [name for name, part in puzzle.solved_by.items() if part > SURE]
    if levels:
        named = ", ".join(words.plain(f"level-{name}") for name in levels)
        paper.line(words.plain("puzzle-solved-by", list=named))
    else:
        paper.line(words.plain("puzzle-solved-by-none"))


def tell_refuted(paper: Paper, words: Words, puzzle: Puzzle, game: Game, told: Try) -> None:
    """Prints why a choice is worse."""
    paper.line(words.plain("puzzle-chances", chance=percent(told.chance), best=percent(puzzle.chance)))
    if told.line:
        paper.line(words.plain("puzzle-reply", line=line_words(words, puzzle, game, told)))
    reasons = [reason_words(words, reason) for reason in told.reasons if reason["of"] == "best"]
    given = [reason_words(words, reason) for reason in told.reasons if reason["of"] == "played"]
    if reasons:
        paper.line(words.plain("puzzle-why", reasons=", ".join(reasons)))
    if given:
        paper.line(words.plain("puzzle-why-this", reasons=", ".join(given)))


def line_words(words: Words, puzzle: Puzzle, game: Game, told: Try) -> str:
    """Returns the continuation of a choice as text; it is legal in every game consistent with the view."""
    ahead = game.view(puzzle.seat).sample(1)
    said = []
    for number, (seat, choice) in enumerate(played_on(ahead, puzzle.seat, told)):
        if number:
            said.append(said_words(words, seat, choice, ahead.view(puzzle.seat).data, False, None))
        ahead.choose(seat, choice)
    return "; ".join(said)


def percent(chance: float) -> str:
    """Returns a probability as a whole percentage."""
    return f"{100 * chance:.0f}"
