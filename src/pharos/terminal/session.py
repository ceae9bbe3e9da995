"""A game in the terminal: one user against agents."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.table import Table
from rich.text import Text

from pharos import rulebook
from pharos.ai import Agent
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Account, Game
from pharos.terminal.about import about, found_things
from pharos.terminal.happenings import fact_lines
from pharos.terminal.menu import Menu, reason_words
from pharos.terminal.notation import said_words
from pharos.terminal.paper import Paper
from pharos.terminal.retinue import TEAM
from pharos.terminal.table import show_table
from pharos.terminal.words import Words

COMMANDS = ("help", "quit", "table", "choices", "scores", "log", "rule")
RULE_ID = re.compile(r"[A-Za-z]+-[A-Za-z]+-\d\d[a-z]?")
LATELY = 12
"""Number of recent log lines to show."""


class Left(Exception):
    """Raised when the user quits the game."""


class Session:
    """A game with one seat played by the user."""

    def __init__(
        self,
        game: Game,
        words: Words,
        paper: Paper,
        seat: int,
        agents: Mapping[int, Agent],
        ask: Callable[[str], str] = input,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.paper = paper
        self.seat = seat
        self.agents = agents
        self.ask = ask
        self.record = record
        self.news: list[str] = []
        self.log: list[str] = []
        self._account = Account(game)
        self._made: list[str] = []

    def play(self) -> None:
        """Plays to the end, or until the user quits."""
        words, paper = self.words, self.paper
        paper.line(words.say("welcome"))
        try:
            while not self.game.over:
                if self.seat in self.game.waiting:
                    self._own_choice()
                else:
                    self._others_choose()
            self._show_news()
            show_table(paper, words, self.game, self.seat)
            self._show_result()
        except (Left, EOFError, KeyboardInterrupt):
            paper.line()
            paper.line(words.say("left"))
        if self.record is not None:
            self._save(self.record)

    def _others_choose(self) -> None:
        for seat in self.game.waiting:
            if seat in self.game.waiting:
                self._choose(seat, self.agents[seat].choose(self.game.view(seat)))

    def _own_choice(self) -> None:
        """Shows everything and asks for a choice; a forced choice is made automatically."""
        choices = self.game.choices(self.seat)
        if len(choices) == 1:
            self._choose(self.seat, choices[0])
            return
        show_table(self.paper, self.words, self.game, self.seat)
        self._show_news()
        menu = Menu(self.words, self.game, self.seat)
        self._show_menu(menu)
        choice = None
        while choice is None:
            choice = self._answer(menu, self.ask(f"{self.words.say('prompt')} ").strip())
        self._choose(self.seat, choice)

    def _choose(self, seat: int, choice: Choice) -> None:
        """Makes a choice and logs it as far as the user may see it."""
        data = self.game.view(self.seat).data
        hidden = seat != self.seat
        told = said_words(self.words, seat, str(choice), data, hidden, choice.price)
        facts = self._account.choose(self.game, seat, choice)
        self._made.append(str(choice))
        lines = [told, *fact_lines(self.words, facts, self._made)]
        if facts:
            self._made = []
        self.news += lines
        self.log += lines

    def _show_news(self) -> None:
        if not self.news:
            return
        self.paper.heading(self.words.say("news"))
        for line in self.news:
            self.paper.line(f"{line}.")
        self.news = []

    def _show_menu(self, menu: Menu) -> None:
        self.paper.heading(self.words.say("your-choice", question=self._question(menu)))
        menu.show(self.paper)

    def _question(self, menu: Menu) -> str:
        """Returns the prompt for the pending step; a general one if it has no text."""
        steps = menu.data.get("steps")
        step = menu.data.get("step")
        if isinstance(steps, list) and steps and isinstance(steps[-1], Mapping):
            step = steps[-1].get("step")
        for key in (f"ask-{self.game.name}-{step}", f"ask-{step}"):
            if self.words.has(key):
                return self.words.within(key)
        return self.words.say("ask")

    def _answer(self, menu: Menu, typed: str) -> Choice | None:
        """Returns the choice for the user's input, or None after any other input has been handled."""
        if not typed:
            self.paper.line(self.words.say("hint"))
            return None
        if typed.isdecimal():
            if 1 <= int(typed) <= len(menu.choices):
                return menu.choices[int(typed) - 1]
            self.paper.line(self.words.say("no-number", last=len(menu.choices)))
            return None
        command, _, rest = typed.partition(" ")
        for known in COMMANDS:
            if command.casefold() in self.words.say(f"command-{known}").split():
                self._command(known, menu, rest.strip())
                return None
        if RULE_ID.fullmatch(typed):
            self._command("rule", menu, typed)
            return None
        for choice in menu.choices:
            if choice == typed:
                return choice
        if ":" in typed:
            told = self.game.explain(self.seat, typed)
            self.paper.line(f"{reason_words(self.words, told)} ({told.rule})")
            return None
        self._about(menu, typed)
        return None

    def _about(self, menu: Menu, typed: str) -> None:
        things = found_things(self.words, typed)
        if not things:
            self.paper.line(self.words.say("not-understood", typed=typed))
        elif len(things) > 1:
            named = ", ".join(self.words.thing(thing.kind, thing.id) for thing in things[:LATELY])
            self.paper.line(self.words.say("several", names=named))
        else:
            for line in about(self.words, self.game, self.seat, menu, things[0]):
                self.paper.line(line)

    def _command(self, command: str, menu: Menu, rest: str) -> None:
        words, paper = self.words, self.paper
        if command == "quit":
            raise Left
        if command == "help":
            for line in words.say("help").splitlines():
                paper.line(line)
        elif command == "table":
            show_table(paper, words, self.game, self.seat)
            self._show_menu(menu)
        elif command == "choices":
            self._show_menu(menu)
        elif command == "scores":
            self._show_scores()
        elif command == "log":
            for line in self.log[-LATELY:]:
                paper.line(f"{line}.")
        elif command == "rule":
            self._show_rules(rest)

    def _show_rules(self, wanted: str) -> None:
        try:
            found = rulebook.search(wanted, self.words.lang) if wanted else []
        except PharosError as error:
            self.paper.line(str(error))
            return
        if not found:
            self.paper.line(self.words.say("no-rule", wanted=wanted))
        for rule in found[:LATELY]:
            self.paper.line(f"{rule.id}: {rule.text(self.words.lang)}")

    def _show_scores(self) -> None:
        show_scores(self.paper, self.words, self.game)

    def _show_result(self) -> None:
        result = self.game.result
        assert result is not None
        self.paper.heading(self.words.plain(f"victory-{result.victory}"))
        winners = ", ".join(self.words.seat(seat) for seat in result.winners)
        if self.seat in result.winners and len(result.winners) == 1:
            self.paper.line(self.words.say("you-win"))
        elif self.game.options.get("teams"):
            key = "your-team-wins" if self.seat in result.winners else "team-wins"
            self.paper.line(self.words.say(key, who=winners))
        else:
            self.paper.line(self.words.say("winners", who=winners, count=len(result.winners)))
        self._show_scores()

    def _save(self, path: Path) -> None:
        record = json.dumps(self.game.record({"seat": self.seat}), ensure_ascii=False)
        path.write_text(record + "\n", encoding="utf-8")
        self.paper.line(self.words.say("saved", path=str(path)))


def show_scores(paper: Paper, words: Words, game: Game) -> None:
    """Shows the score sheet of every seat."""
    sheets = game.scores()
    teams = [
        sum(sheets[place]["total"] for place in range(first, first + TEAM))
        for first in range(0, len(sheets), TEAM)
        if game.options.get("teams")
    ]
    if paper.plain:
        for seat, sheet in enumerate(sheets):
            parts = [f"{words.plain(f'score-{row}')} {_signed(points)}" for row, points in sheet.items()]
            if teams:
                parts.append(f"{words.say('team-total')} {teams[seat // TEAM]}")
            paper.line(f"{words.seat(seat)}: {', '.join(parts)}.")
        return
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for seat in range(len(sheets)):
        table.add_column(words.seat(seat), justify="right")
    for row in sheets[0]:
        style = "bold" if row == "total" else ""
        cells = [_signed(sheet[row]) for sheet in sheets]
        table.add_row(*(Text(cell, style) for cell in (words.plain(f"score-{row}"), *cells)))
    if teams:
        totals = [str(teams[seat // TEAM]) for seat in range(len(sheets))]
        table.add_row(*(Text(cell, "bold") for cell in (words.say("team-total"), *totals)))
    paper.draw(table)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
