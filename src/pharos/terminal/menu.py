"""The numbered list of choices with exact prices; choices about the same card are grouped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pharos.core.choice import Choice
from pharos.core.price import Explanation
from pharos.game import Game
from pharos.terminal.components import component
from pharos.terminal.effects import cost_words, effects_words
from pharos.terminal.notation import FREE_CITY, Notation, choice_words, kind_of, read_notation
from pharos.terminal.paper import Paper, color_style
from pharos.terminal.prices import price_words
from pharos.terminal.words import Words
from pharos.texts import reason

ABOUT_A_CARD = frozenset({"build", "recruit"})
"""Verbs that act on one card: each card has a row."""
USES_OF_A_CARD = frozenset({"wonder", "stage", "discard", "prepare"})
"""Verbs that only use up a card: the possible cards are listed side by side."""
USES_FOR = {"wonder": "wonder", "prepare": "conspiracy"}
"""Of those, verbs whose first object is what the card is used for, with the kind of that object."""
NAMES_ITS_PRICE = frozenset({"pay"})
"""Verbs whose text already contains the payment."""
NUMBER_STYLE = "bold cyan"
WIDE = 100
MARK = 4
"""Width of the color mark before a name."""
GAP = 2
INDENT = 4


@dataclass
class Option:
    """One choice with its number."""

    number: int
    choice: Choice
    label: str
    price: str = ""

    def __str__(self) -> str:
        return f"{self.label}: {self.price}" if self.price else self.label


@dataclass
class Row:
    """A group of choices, and what they are about."""

    title: str
    note: str = ""
    color: str = ""
    options: list[Option] = field(default_factory=list)
    price: str = ""
    """The price, if it is the same for all of them."""
    refused: str = ""
    """Why the main choice is not available."""


class Menu:
    """All choices of a seat, in rows, numbered from 1."""

    def __init__(self, words: Words, game: Game, seat: int) -> None:
        self.words = words
        self.data = game.view(seat).data
        self.seat = seat
        self._cards: dict[str, Row] = {}
        self._uses: dict[str, Row] = {}
        self._others: list[Row] = []
        for choice in game.choices(seat):
            self._add(choice)
        self._explain(game)
        self.rows: list[Row] = [*self._cards.values(), *self._uses.values(), *self._others]
        self.choices: list[Choice] = []
        for row in self.rows:
            for option in row.options:
                self.choices.append(option.choice)
                option.number = len(self.choices)

    def _add(self, choice: Choice) -> None:
        words, told = self.words, str(choice)
        parts = read_notation(told)
        price = "" if parts.verb in NAMES_ITS_PRICE else price_words(words, choice.price, self.seat)
        if parts.verb in ABOUT_A_CARD and len(parts.objects) == 1:
            row = self._card_row(parts)
            row.options.append(Option(0, choice, words.say(f"verb-{parts.verb}"), price))
        elif parts.verb in USES_OF_A_CARD and parts.objects:
            if len(parts.objects) == 1:
                self._card_row(parts)
            row = self._use_row(parts, price)
            used = words.thing("leader" if self._is_leader(parts.objects[-1]) else "card", parts.objects[-1])
            row.options.append(Option(0, choice, used))
        else:
            note = self._note(kind_of(words.game, parts.verb, 0), parts.first)
            leader = component(words.game, "leader", parts.first)
            if leader is not None and leader.cost is not None and not price:
                note = f"{cost_words(words, leader.cost)}: {note}"
            self._others.append(
                Row(choice_words(words, told, self.data), note, options=[Option(0, choice, "", price)])
            )

    def _is_leader(self, id: str) -> bool:
        return component(self.words.game, "leader", id) is not None

    def _use_row(self, parts: Notation, price: str) -> Row:
        """Returns the row of a Wonder, a stage, or a discard, for which any of several cards can be used."""
        kind = USES_FOR.get(parts.verb)
        key = f"{parts.verb}:{parts.first if kind else ''}:{parts.free_city}:{price}"
        if key not in self._uses:
            title = self.words.say(
                f"use-{parts.verb}", name=self.words.thing(kind, parts.first) if kind else ""
            )
            note = self._note(kind, parts.first) if kind else ""
            if parts.free_city:
                title = self.words.say("for-free-city", choice=title)
            self._uses[key] = Row(title, note, price=price)
        return self._uses[key]

    def _card_row(self, parts: Notation) -> Row:
        """Returns the row of a card; every card within reach has one, buildable or not."""
        key = f"{FREE_CITY}:{parts.first}" if parts.free_city else parts.first
        if key not in self._cards:
            kind = "leader" if self._is_leader(parts.first) else "card"
            shown = component(self.words.game, kind, parts.first)
            title = self.words.thing(kind, parts.first)
            if parts.free_city:
                title = self.words.say("for-free-city", choice=title)
            self._cards[key] = Row(title, self._note(kind, parts.first), shown.color if shown else "")
        return self._cards[key]

    def _note(self, kind: str, id: str) -> str:
        shown = component(self.words.game, kind, id)
        return effects_words(self.words, shown.effects) if shown else ""

    def _explain(self, game: Game) -> None:
        """Adds the reasons why cards and Wonders within reach are not available."""
        for key, row in self._cards.items():
            if not row.options:
                verb = "recruit" if row.color == "white" else "build"
                prefix, _, card = key.rpartition(":")
                tried = f"{prefix}:{verb}:{card}" if prefix else f"{verb}:{card}"
                row.refused = self._refused(game.explain(self.seat, tried))
        if not self._cards:
            return
        if self.words.game != "duel":
            self._explain_stage(game)
            return
        cities = self.data.get("cities")
        city = cities[self.seat] if isinstance(cities, list) else {}
        offered = {
            read_notation(str(option.choice)).first for row in self._uses.values() for option in row.options
        }
        for wonder in city.get("wonders", ()) if isinstance(city, Mapping) else ():
            id = str(wonder["id"])
            if not wonder["built"] and id not in offered:
                told = game.explain(self.seat, f"wonder:{id}:{next(iter(self._cards))}")
                title = self.words.say("use-wonder", name=self.words.thing("wonder", id))
                self._uses[id] = Row(title, self._note("wonder", id), refused=self._refused(told))

    def _explain_stage(self, game: Game) -> None:
        """Adds why the next stage cannot be built, for the own city and the free city."""
        for prefix in {key.rpartition(":")[0] for key in self._cards}:
            if not any(key.startswith(f"stage::{bool(prefix)}:") for key in self._uses):
                card = next(key for key in self._cards if key.rpartition(":")[0] == prefix).rpartition(":")[2]
                told = game.explain(self.seat, f"{prefix}:stage:{card}" if prefix else f"stage:{card}")
                title = self.words.say("use-stage")
                if prefix:
                    title = self.words.say("for-free-city", choice=title)
                self._uses[f"stage::{bool(prefix)}:"] = Row(title, refused=self._refused(told))

    def _refused(self, told: Explanation) -> str:
        if told.allowed:
            return ""
        if told.key == "refused-too-few-coins" and told.price is not None:
            return self.words.say("too-dear", price=self.words.coins(told.price.coins))
        return reason_words(self.words, told)

    def show(self, paper: Paper) -> None:
        """Prints the list."""
        if paper.plain:
            self._show_plain(paper)
        else:
            self._show_drawn(paper)

    def _show_plain(self, paper: Paper) -> None:
        for row in self.rows:
            color = f", {self.words.hue(row.color)}" if row.color else ""
            note = f". {row.note[:1].upper()}{row.note[1:]}" if row.note else ""
            if len(row.options) == 1 and not row.options[0].label:
                option = row.options[0]
                price = f": {option.price}" if option.price else ""
                paper.line(f"{option.number}. {row.title}{price}{note}")
                continue
            price = f". {row.price}" if row.price else ""
            refused = f". {row.refused.removesuffix('.')}" if row.refused else ""
            paper.line(f"{row.title}{color}{note}{price}{refused}.")
            for option in row.options:
                paper.line(f"  {option.number}. {option}")

    def _show_drawn(self, paper: Paper) -> None:
        if self._cards:
            self._draw_cards(paper)
        for row in self._uses.values():
            note = f" ({row.note})" if row.note else ""
            if row.options:
                price = f": {row.price}" if row.price else ""
                paper.draw(Text.assemble((row.title, "bold"), (note, "dim"), price))
                paper.draw(Padding(self._options(row, paper.width - INDENT), (0, 0, 0, INDENT)))
            else:
                paper.draw(Text(f"{row.title}: {row.refused}", "dim"))
        for row in self._others:
            option = row.options[0]
            told = f"  {option.price}" if option.price else ""
            number = Text(f"{option.number:>3}) ", NUMBER_STYLE)
            paper.draw(Text.assemble(number, (row.title, "bold"), told, (f"  {row.note}", "dim")))

    def _draw_cards(self, paper: Paper) -> None:
        wide = paper.width >= WIDE
        rows = list(self._cards.values())
        title = min(max(len(row.title) for row in rows) + MARK, 34 if wide else 24)
        note = min(max(len(row.note) for row in rows), 40 if wide else 20)
        left = paper.width - title - note - 2 * GAP
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=title)
        table.add_column(width=note, style="dim")
        table.add_column(width=left)
        for row in rows:
            name = Text(self.words.mark(row.color) if row.color else "   ", color_style(row.color))
            table.add_row(Text.assemble(name, (f" {row.title}", "bold")), row.note, self._options(row, left))
        paper.draw(table)

    def _options(self, row: Row, width: int) -> Text:
        """Returns the choices of a row side by side, as many per line as fit."""
        shown, used = Text(), 0
        parts = [(f"{option.number}) ", str(option), "") for option in row.options]
        if row.refused:
            parts.append(("", row.refused, "dim"))
        for number, label, style in parts:
            size = len(number) + len(label)
            if used and used + GAP + size > width:
                shown.append("\n")
                used = 0
            elif used:
                shown.append(" " * GAP)
                used += GAP
            shown.append(number, NUMBER_STYLE)
            shown.append(label, style)
            used += size
        return shown


def reason_words(words: Words, told: Explanation) -> str:
    """Returns why something is not available, in the user's language."""
    if not told.key:
        return told.reason or ""
    return reason(words.lang, words.game, told.key, told.arguments)
