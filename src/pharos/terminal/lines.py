"""Lines about a game: a label and what it says. Both ways of showing use them."""

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
"""The borders of the own city and of the partner's."""


class Line(NamedTuple):
    """A label and what it says; a line without a label goes on with the one before."""

    label: str
    said: str
    color: str = ""
    """The line is about cards of this color, and is drawn with its mark."""


def number(data: Data, name: str) -> int:
    """A number of a view; zero where it is not shown."""
    value = data.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def names(data: Data, name: str) -> list[str]:
    """A list of ids of a view."""
    value = data.get(name)
    return [str(item) for item in value if isinstance(item, str)] if isinstance(value, list) else []


def objects(data: Data, name: str) -> list[Data]:
    """A list of objects of a view."""
    value = data.get(name)
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def part_of(data: Data, name: str) -> Data:
    """An object of a view; empty where the game has none."""
    value = data.get(name)
    return value if isinstance(value, Mapping) else {}


def counted(things: Iterable[str]) -> str:
    """Things by name, those of one name counted."""
    numbers: dict[str, int] = {}
    for thing in things:
        numbers[thing] = numbers.get(thing, 0) + 1
    return ", ".join(thing + (f" ×{count}" if count > 1 else "") for thing, count in numbers.items())


def production_words(words: Words, effects: Iterable[Effect], start: Iterable[str] = ()) -> str:
    """What producers make each turn: fixed units, then those that offer a choice."""
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
    """Resources that are bought at a better price."""
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
    """The scientific symbols, counted."""
    counted: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Science):
            counted[effect.symbol] = counted.get(effect.symbol, 0) + 1
    return counted


def counted_words(words: Words, counted: Mapping[str, int]) -> str:
    """Symbols with how many there are of each."""
    return ", ".join(
        words.symbol(symbol) + (f" ×{count}" if count > 1 else "") for symbol, count in counted.items()
    )


def cards_by_color(words: Words, game: str, cards: Iterable[str]) -> list[Line]:
    """The cards of a city, one line per color."""
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
    """A title and its lines, plain."""
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
    """A title and its lines in a box, with a word on its lower edge."""
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
