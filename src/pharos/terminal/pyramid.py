"""The structure of Duel, drawn or as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.style import Style
from rich.text import Text

from pharos.content.duel import Layout, load_duel
from pharos.terminal.components import component
from pharos.terminal.effects import effects_words, short_words
from pharos.terminal.lines import Data, names, number
from pharos.terminal.paper import Paper, color_style
from pharos.terminal.words import Words

WIDEST_HALF = 9
"""Maximum width of half a card, in columns."""
TALL_BELOW = 13
"""Cards narrower than this need two lines for their name."""
OPEN_MARK = "▸"
BACK = "▒"


def layout_of(data: Data) -> Layout:
    """Returns the layout of the current age."""
    expansions = names(data, "expansions")
    return load_duel().layout(number(data, "age"), "pantheon" in expansions, "agora" in expansions)


def slots_of(data: Data) -> Sequence[Mapping[str, object] | None]:
    """Returns the slots of the structure in a view; empty before it is laid out."""
    pyramid = data.get("pyramid")
    return pyramid if isinstance(pyramid, list) else []


def draw_pyramid(paper: Paper, words: Words, data: Data) -> None:
    """Draws the structure: backs by age, colors with their marks, and available cards."""
    slots, layout = slots_of(data), layout_of(data)
    columns = [slot.x for slot in layout.slots]
    halves = max(columns) - min(columns) + 2
    half = min(WIDEST_HALF, paper.width // halves)
    margin = (paper.width - half * halves) // 2
    size = 2 * half - 1
    tall = size < TALL_BELOW
    for row in sorted({slot.row for slot in layout.slots}):
        places = [
            index for index, slot in enumerate(layout.slots) if slot.row == row and slots[index] is not None
        ]
        if not places:
            continue
        cells = {index: _cell(words, slots[index] or {}, size, tall) for index in places}
        for line in range(3 if tall else 2):
            drawn = Text(no_wrap=True, overflow="crop")
            for index in places:
                left = margin + (layout.slots[index].x - min(columns)) * half
                drawn.append(" " * (left - drawn.cell_len))
                text, style = cells[index][line]
                drawn.append(text, style)
            paper.draw(drawn)


def _cell(words: Words, place: Mapping[str, object], size: int, tall: bool) -> list[tuple[str, str | Style]]:
    """Returns a card as two or three lines of the same width."""
    if "card" not in place:
        back = words.back(str(place.get("back", "")))
        edge = (BACK * size, "dim")
        token = token_words(words, place, True)
        spaced = f" {token} " if len(token) + 2 <= size else _cut(token, size)
        top = (spaced.center(size, BACK), "bold") if token else edge
        return [top, (f" {back} "[:size].center(size, BACK), "dim"), *([edge] if tall else [])]
    card = str(place["card"])
    shown = component("duel", "card", card)
    color = shown.color if shown else ""
    open_ = place.get("open") is True
    style: str | Style = color_style(color)
    if not open_:
        style = Style.parse(color_style(color) or "none")
        style = Style(color=style.bgcolor)
    below = [words.mark(color) if color else "", short_words(words, shown.effects) if shown else ""]
    last = (OPEN_MARK if open_ else " ") + " ".join(part for part in below if part)
    lines = _name_lines(words.card(card), size, 2 if tall else 1)
    drawn = Style.parse(style) if isinstance(style, str) else style
    if open_:
        drawn += Style(bold=True)
    lines = [*lines, _cut(last, size)]
    return [(line.ljust(size), drawn) for line in (*lines, *[""] * ((3 if tall else 2) - len(lines)))]


def token_words(words: Words, place: Mapping[str, object], short: bool = False) -> str:
    """Returns the token on a face-down card: a mythology, or an offering with its value."""
    token = place.get("token")
    if isinstance(token, int):
        return words.say("offering-short" if short else "offering", coins=words.coins(token))
    if not isinstance(token, str):
        return ""
    if short:
        return words.plain(f"mythology-{token}")
    return words.say("mythology-token", **words.piece("mythology", token, "mythology"))


def _name_lines(name: str, size: int, count: int) -> list[str]:
    """Wraps a name to `count` lines; breaks long words and truncates the rest with an ellipsis."""
    if count == 1:
        return [_cut(name, size)]
    lines = wrap(name, size, break_long_words=True)
    if len(lines) > count:
        lines = [*lines[: count - 1], _cut(" ".join(lines[count - 1 :]), size)]
    return lines


def _cut(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


def tell_pyramid(paper: Paper, words: Words, data: Data) -> None:
    """Prints the structure as text: available cards first, then covered ones, row by row."""
    slots, layout = slots_of(data), layout_of(data)
    lying = [(index, place) for index, place in enumerate(slots) if place is not None]
    paper.heading(words.say("structure", cards=len(lying), age=words.age(number(data, "age"))))
    reachable = [place for _, place in lying if place.get("open") is True]
    opened = [words.card(str(place["card"])) for place in reachable if "card" in place]
    if reachable:
        paper.line(words.say("structure-open", cards=", ".join([*opened, *_backs_told(words, reachable)])))
    for row in sorted({slot.row for slot in layout.slots}, reverse=True):
        covered = [
            place
            for index, place in lying
            if layout.slots[index].row == row and place.get("open") is not True
        ]
        if covered:
            told = [_card_told(words, place) for place in covered if "card" in place] + _backs_told(
                words, covered
            )
            paper.line(words.say("structure-row", row=row, cards="; ".join(told)))


def _card_told(words: Words, place: Mapping[str, object]) -> str:
    shown = component("duel", "card", str(place["card"]))
    if shown is None:
        return words.card(str(place["card"]))
    return f"{words.card(shown.id)}, {words.hue(shown.color)}, {effects_words(words, shown.effects, ', ')}"


def _backs_told(words: Words, places: Sequence[Mapping[str, object]]) -> list[str]:
    """Counts face-down cards by their backs; those with a token separately."""
    numbers: dict[tuple[str, str], int] = {}
    for place in places:
        if "card" not in place:
            alike = str(place.get("back", "")), token_words(words, place)
            numbers[alike] = numbers.get(alike, 0) + 1
    told = []
    for (back, token), count in numbers.items():
        cards = words.say("face-down", back=words.back(back), count=count)
        told.append(words.say("with-token", cards=cards, token=token) if token else cards)
    return told
