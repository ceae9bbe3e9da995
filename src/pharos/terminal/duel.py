"""The table of Duel: structure, military track, progress tokens, and both cities."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pharos.content.duel import load_duel
from pharos.terminal.components import component
from pharos.terminal.lines import (
    OWN,
    Data,
    Line,
    cards_by_color,
    counted,
    counted_words,
    names,
    number,
    objects,
    panel,
    production_words,
    science_symbols,
    show_lines,
    trade_words,
)
from pharos.terminal.listed import show_listed
from pharos.terminal.pantheon import draw_pantheon, pantheon_of_city, tell_pantheon
from pharos.terminal.paper import Paper
from pharos.terminal.pyramid import draw_pyramid, slots_of, tell_pyramid
from pharos.terminal.senate import conspiracies_of_city, draw_senate, tell_senate
from pharos.terminal.track import draw_track, track_lines
from pharos.terminal.words import Words

BUILT, UNBUILT = "■", "□"
SIDE_BY_SIDE = 76


def show_table(paper: Paper, words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> None:
    """Shows everything on the table from the perspective of a seat."""
    if paper.plain:
        _tell(paper, words, data, scores, seat)
    else:
        _draw(paper, words, data, scores, seat)


def _draw(paper: Paper, words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> None:
    paper.heading(_title(words, data))
    if any(slots_of(data)):
        draw_pyramid(paper, words, data)
        paper.line()
    draw_track(paper, words, data, seat)
    for line in _table_lines(words, data):
        paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))
    draw_pantheon(paper, words, data, seat)
    draw_senate(paper, words, data, seat)
    show_listed(paper, words, data)
    panels = [
        panel(
            words,
            _city_title(words, data, scores, owner),
            _city(words, data, owner),
            OWN if owner == seat else "dim",
        )
        for owner in (seat, 1 - seat)
    ]
    if paper.width < SIDE_BY_SIDE:
        for one in panels:
            paper.draw(one)
        return
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*panels)
    paper.draw(grid)


def _tell(paper: Paper, words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> None:
    paper.heading(_title(words, data))
    if any(slots_of(data)):
        tell_pyramid(paper, words, data)
    lines = [*track_lines(words, data, seat), *_table_lines(words, data)]
    show_lines(paper, words.say("table"), lines)
    tell_pantheon(paper, words, data, seat)
    tell_senate(paper, words, data, seat)
    show_listed(paper, words, data)
    for owner in (seat, 1 - seat):
        show_lines(paper, _city_title(words, data, scores, owner), _city(words, data, owner, True))


def _table_lines(words: Words, data: Data) -> list[Line]:
    """Returns the lines about common pieces beside the structure."""
    lines: list[Line] = []
    if tokens := names(data, "progress"):
        lines.append(Line(words.say("progress-tokens"), _tokens(words, tokens)))
    if discard := names(data, "discard"):
        lines.append(Line(words.say("discard-pile"), counted([words.card(card) for card in discard])))
    return lines


def _title(words: Words, data: Data) -> str:
    parts = [
        words.plain("game-duel"),
        *(words.plain(f"expansion-{name}") for name in names(data, "expansions")),
    ]
    parts.append(words.say("draft") if "offer" in data else words.age(number(data, "age")))
    return " · ".join(parts)


def _tokens(words: Words, tokens: list[str]) -> str:
    return ", ".join(words.thing("progress", token) for token in tokens)


def _city_title(words: Words, data: Data, scores: list[dict[str, int]], owner: int) -> str:
    city = objects(data, "cities")[owner]
    points = words.points(scores[owner]["total"])
    return f"{words.seat(owner)}: {words.coins(number(city, 'coins'))}, {points}"


def _city(words: Words, data: Data, owner: int, plain: bool = False) -> list[Line]:
    """Returns the lines of a city, without empty ones."""
    city = objects(data, "cities")[owner]
    wonders = objects(city, "wonders")
    cards = [component("duel", "card", card) for card in names(city, "cards")]
    built = [component("duel", "wonder", str(wonder["id"])) for wonder in wonders if wonder["built"]]
    tokens = [component("duel", "progress", token) for token in names(city, "progress")]
    pieces = [piece for piece in (*cards, *built, *tokens) if piece is not None]
    effects = [effect for piece in pieces for effect in piece.effects]
    symbols = science_symbols(effects)
    chains = [words.symbol(piece.gives) for piece in pieces if piece.gives]
    lines: list[Line] = []
    if made := production_words(words, effects):
        lines.append(Line(words.say("makes"), made))
    if trade := trade_words(words, effects):
        lines.append(Line(words.say("trade"), trade))
    if symbols:
        wanted = load_duel().setup.science_symbols_to_win
        told = words.say(
            "symbols-of", symbols=counted_words(words, symbols), kinds=len(symbols), wanted=wanted
        )
        lines.append(Line(words.say("science"), told))
    if chains:
        lines.append(Line(words.say("chains"), ", ".join(chains)))
    if names(city, "progress"):
        lines.append(Line(words.say("tokens"), _tokens(words, names(city, "progress"))))
    for count, wonder in enumerate(wonders):
        lines.append(Line("" if count else words.say("wonders"), _wonder(words, wonder, plain)))
    lines += pantheon_of_city(words, city)
    lines += conspiracies_of_city(words, city)
    return lines + cards_by_color(words, "duel", names(city, "cards"))


def _wonder(words: Words, wonder: Data, plain: bool) -> str:
    name = words.thing("wonder", str(wonder["id"]))
    if wonder["built"]:
        return f"{name} ({words.say('built')})" if plain else f"{BUILT} {name} ({words.say('built')})"
    return f"{name} ({words.say('not-built')})" if plain else f"{UNBUILT} {name}"
