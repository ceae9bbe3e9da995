"""Labeled lines about a game, used by both drawn and plain output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pharos.content.effects import Effect, Produce, Science, TradeDiscount
from pharos.terminal.components import component
from pharos.terminal.paper import Paper, color_style
from pharos.terminal.words import COLORS, Words

Data = Mapping[str, object]

OWN, PARTNER = "cyan", "green"
"""Border styles of the own city and the teammate's."""


class Line(NamedTuple):
    """A label and its text; a line without a label continues the previous one."""

    label: str
    said: str
    color: str = ""
    """Color of the cards in this line, drawn with its mark."""


def number(data: Data, name: str) -> int:
    """Returns a number of a view; 0 if it is missing."""
    value = data.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def names(data: Data, name: str) -> list[str]:
    """Returns a list of ids of a view."""
    value = data.get(name)
    return [str(item) for item in value if isinstance(item, str)] if isinstance(value, list) else []


def objects(data: Data, name: str) -> list[Data]:
    """Returns a list of objects of a view."""
    value = data.get(name)
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def part_of(data: Data, name: str) -> Data:
    """Returns an object of a view; empty if it is missing."""
    value = data.get(name)
    return value if isinstance(value, Mapping) else {}


def counted(things: Iterable[str]) -> str:
    """Returns a list of names, with counts for repeated ones."""
    numbers: dict[str, int] = {}
    for thing in things:
        numbers[thing] = numbers.get(thing, 0) + 1
    return ", ".join(thing + (f" ×{count}" if count > 1 else "") for thing, count in numbers.items())


def production_words(words: Words, effects: Iterable[Effect], start: Iterable[str] = ()) -> str:
    """Returns the production per turn: fixed units, then choices."""
    made: dict[str, int] = {}
    offered: list[str] = []
    for resource in start:
        made[resource] = made.get(resource, 0) + 1
    for effect in effects:
        if isinstance(effect, Produce):
            if len(effect.one_of) == 1:
                made[effect.one_of[0]] = made.get(effect.one_of[0], 0) + effect.count
            else:
                offered += [
                    "/".join(words.resource_acc(resource) for resource in effect.one_of)
                ] * effect.count
    return ", ".join([words.made(resource, units) for resource, units in made.items()] + offered)


def trade_words(words: Words, effects: Iterable[Effect]) -> str:
    """Returns the resources with reduced prices."""
    return ", ".join(
        words.say(
            "fixed-price",
            resources="/".join(words.resource_acc(resource) for resource in effect.resources),
            price=effect.price,
            scope=effect.scope,
        )
        for effect in effects
        if isinstance(effect, TradeDiscount)
    )


def science_symbols(effects: Iterable[Effect]) -> dict[str, int]:
    """Returns the number of each scientific symbol."""
    counted: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Science):
            counted[effect.symbol] = counted.get(effect.symbol, 0) + 1
    return counted


def counted_words(words: Words, counted: Mapping[str, int]) -> str:
    """Returns the symbols with their counts."""
    return ", ".join(
        words.symbol(symbol) + (f" ×{count}" if count > 1 else "") for symbol, count in counted.items()
    )


def cards_by_color(words: Words, game: str, cards: Iterable[str]) -> list[Line]:
    """Returns the cards of a city, one line per color."""
    sorted_out: dict[str, list[str]] = {}
    for card in cards:
        shown = component(game, "card", card) or component(game, "leader", card)
        sorted_out.setdefault(shown.color if shown else "", []).append(words.card(card))
    return [
        Line(words.plain(f"hue-many-{color}") if color else "", counted(sorted_out[color]), color)
        for color in (*COLORS, "")
        if color in sorted_out
    ]


def show_lines(paper: Paper, title: str, lines: Iterable[Line]) -> None:
    """Prints a title and its lines as plain text."""
    paper.heading(title)
    told: list[str] = []
    for line in lines:
        if line.label or not told:
            told.append(f"{line.label}: {line.said}" if line.label else line.said)
        else:
            told[-1] += f"; {line.said}"
    for text in told:
        paper.line(text)


def panel(
    words: Words, title: str, lines: Iterable[Line], border: str = "dim", below: str | None = None
) -> Panel:
    """Returns a box with a title, its lines, and an optional label on the lower edge."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for line in lines:
        if line.color:
            table.add_row(Text(words.mark(line.color), color_style(line.color)), line.said)
        else:
            table.add_row(Text(line.label, "dim"), line.said)
    return Panel(
        table,
        title=title,
        title_align="left",
        subtitle=below or None,
        subtitle_align="left",
        border_style=border,
        padding=(0, 1),
    )
