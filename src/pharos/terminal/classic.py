"""The table of 7 Wonders: the own city with its stages, both neighbors, and the other cities."""

from __future__ import annotations

from collections.abc import Iterator

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pharos.content.classic import Wonder, load_classic
from pharos.content.effects import Effect, Shields
from pharos.terminal.components import component
from pharos.terminal.effects import cost_words, effects_words
from pharos.terminal.lines import (
    OWN,
    PARTNER,
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
from pharos.terminal.paper import Paper
from pharos.terminal.retinue import (
    conflict_lines,
    debt_lines,
    has_teams,
    leader_lines,
    mask_lines,
    own_leaders,
    partner_leaders,
    team_lines,
)
from pharos.terminal.words import Words
from pharos.texts import has_text

BUILT, UNBUILT = "■", "□"
THREE_WIDE = 110
"""Minimum width to show both neighbors beside the own city."""
FREE_CITY = 2
"""Seat number of the free city in a two-player game."""


def player_names(words: Words, data: Data, seat: int | None) -> list[str]:
    """Returns the names of the cities; in a two-player game the free city comes last."""
    cities = objects(data, "cities")
    named = []
    for place, city in enumerate(cities):
        board = board_of(city)
        key = f"classic-city-{board.board}" if board else ""
        name = words.plain(key) if key and has_text(words.lang, key) else words.say("seat", number=place + 1)
        if number(data, "players") == FREE_CITY and place == FREE_CITY:
            name = words.plain("classic-city-free")
        named.append(words.say("you-are", city=name) if place == seat else name)
    return named


def board_of(city: Data) -> Wonder | None:
    """Returns the Wonder board of a city, or None."""
    return next((wonder for wonder in load_classic().wonders if wonder.id == city.get("wonder")), None)


def show_table(paper: Paper, words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> None:
    """Shows everything on the table from the perspective of a seat; its left neighbor is the next seat."""
    cities = objects(data, "cities")
    if not all(city.get("wonder") for city in cities):
        words.players = player_names(words, data, seat)
    paper.heading(_title(words, data))
    around = list(dict.fromkeys(((seat + 1) % len(cities), (seat - 1) % len(cities))))
    titles = {place: _city_title(words, data, scores, place) for place in range(len(cities))}
    sides = _sides(words, data, seat, around)
    lines = {place: city_lines(words, data, place, paper.plain) for place in range(len(cities))}
    lines[seat] += own_leaders(words, data)
    if paper.plain:
        titles |= {place: words.say("beside", side=side, city=titles[place]) for place, side in sides.items()}
    others = [place for place in range(len(cities)) if place != seat and place not in around]
    if paper.plain:
        for place in (seat, *around):
            show_lines(paper, titles[place], lines[place])
        if others:
            paper.heading(words.say("other-cities"))
        for place in others:
            paper.line(_brief(words, cities[place], titles[place]))
    else:
        own = panel(words, titles[seat], lines[seat], OWN)
        partner = seat ^ 1 if has_teams(data) else None
        neighbours = [
            panel(
                words, titles[place], lines[place], PARTNER if place == partner else "dim", sides.get(place)
            )
            for place in around
        ]
        _draw(paper, own, neighbours)
        for place in others:
            paper.draw(Text(_brief(words, cities[place], titles[place]), "dim"))
    told = [
        *team_lines(words, data, scores, seat),
        *partner_leaders(words, data),
        *conflict_lines(words, data),
        *_piles(words, data),
    ]
    if paper.plain and told:
        show_lines(paper, words.say("table"), told)
    elif told:
        for line in told:
            paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))
    show_listed(paper, words, data)


def _sides(words: Words, data: Data, seat: int, around: list[int]) -> dict[int, str]:
    """Returns the positions of the neighbors, and which of them is the teammate."""
    sides = dict(zip(around, (words.say("on-left"), words.say("on-right")), strict=False))
    if has_teams(data):
        sides[seat ^ 1] = f"{sides[seat ^ 1]}, {words.say('your-partner')}"
    return sides


def _draw(paper: Paper, own: Panel, neighbours: list[Panel]) -> None:
    grid = Table.grid(expand=True)
    if paper.width >= THREE_WIDE and len(neighbours) == 2:
        for _ in range(3):
            grid.add_column(ratio=1)
        grid.add_row(neighbours[0], own, neighbours[1])
        paper.draw(grid)
        return
    for _ in neighbours:
        grid.add_column(ratio=1)
    grid.add_row(*neighbours)
    paper.draw(grid)
    paper.draw(own)


def _title(words: Words, data: Data) -> str:
    parts = [
        words.plain("game-classic"),
        *(words.plain(f"expansion-{name}") for name in names(data, "expansions")),
    ]
    age = number(data, "age")
    if age:
        parts.append(words.age(age))
    if turn := number(data, "turn"):
        parts.append(words.say("turn", turn=turn))
        parts.append(words.say("passing", direction=str(data.get("direction", "left"))))
    return " · ".join(parts)


def _city_title(words: Words, data: Data, scores: list[dict[str, int]], place: int) -> str:
    city = objects(data, "cities")[place]
    parts = [words.seat(place), words.coins(number(city, "coins"))]
    if place < len(scores):
        parts.append(words.points(scores[place]["total"]))
    return f"{parts[0]}: {', '.join(parts[1:])}"


def _effects(city: Data) -> list[Effect]:
    """Returns all effects of a city: its cards and leaders, its initial effects, and the built stages."""
    pieces = [component("classic", "card", card) for card in names(city, "cards")]
    pieces += [component("classic", "leader", leader) for leader in names(city, "leaders")]
    effects: list[Effect] = [effect for piece in pieces if piece is not None for effect in piece.effects]
    board = board_of(city)
    if board is not None:
        effects += board.start_effects
        effects += [effect for stage in board.stages[: number(city, "stages")] for effect in stage.effects]
    return effects


def _shields(city: Data) -> int:
    return sum(effect.amount for effect in _effects(city) if isinstance(effect, Shields))


def city_lines(words: Words, data: Data, place: int, plain: bool) -> list[Line]:
    """Returns the lines of a city, without empty ones."""
    city = objects(data, "cities")[place]
    effects, board = _effects(city), board_of(city)
    lines: list[Line] = []
    start = [board.resource] if board is not None and board.resource is not None else []
    if made := production_words(words, effects, start):
        lines.append(Line(words.say("makes"), made))
    if trade := trade_words(words, effects):
        lines.append(Line(words.say("trade"), trade))
    if _shields(city):
        lines.append(Line(words.say("shields"), str(_shields(city))))
    if number(city, "victories") or number(city, "defeats"):
        told = words.say(
            "conflicts-told",
            victories=number(city, "victories"),
            points=words.points(number(city, "victory_points")),
            defeats=number(city, "defeats"),
        )
        lines.append(Line(words.say("conflicts"), told))
    if symbols := science_symbols(effects):
        lines.append(Line(words.say("science"), counted_words(words, symbols)))
    lines += mask_lines(words, data, place)
    lines += debt_lines(words, city)
    lines += leader_lines(words, city, "markers" in city)
    if board is not None:
        lines += _stages(words, board, number(city, "stages"), plain)
    if number(city, "free_builds_left"):
        lines.append(Line(words.say("free"), words.say("free-card")))
    return lines + cards_by_color(words, "classic", names(city, "cards"))


def _stages(words: Words, board: Wonder, built: int, plain: bool) -> list[Line]:
    lines: list[Line] = []
    for count, stage in enumerate(board.stages):
        stands = count < built
        told = words.say(
            "stage-built" if stands else "stage-unbuilt",
            number=count + 1,
            cost=cost_words(words, stage.cost),
            effects=effects_words(words, stage.effects, ", "),
        )
        mark = "" if plain else BUILT if stands else UNBUILT
        lines.append(Line("" if count else words.say("stages"), f"{mark} {told}".strip()))
    return lines


def _piles(words: Words, data: Data) -> Iterator[Line]:
    """Yields the known part of the discard pile, and the pile of the free city."""
    backs = data.get("discard_backs")
    count = sum(backs) if isinstance(backs, list) else 0
    if count:
        told = words.say("cards-counted", count=count)
        if known := names(data, "discard"):
            told = words.say("known-of-them", cards=told, known=counted([words.card(card) for card in known]))
        yield Line(words.say("discard-pile"), told)
    if isinstance(card := data.get("pile_card"), str):
        yield Line(words.say("pile-card"), words.card(card))


def _brief(words: Words, city: Data, title: str) -> str:
    """Returns one line about a city that is not a neighbor."""
    board = board_of(city)
    parts = [words.say("cards-counted", count=len(names(city, "cards")))]
    if board is not None:
        parts.append(words.say("stages-counted", built=number(city, "stages"), all=len(board.stages)))
    parts.append(words.say("shields-counted", count=_shields(city)))
    if symbols := science_symbols(_effects(city)):
        parts.append(counted_words(words, symbols))
    for line in (*debt_lines(words, city), *leader_lines(words, city)):
        parts.append(f"{line.label.lower()}: {line.said}")
    return f"{title}, {', '.join(parts)}"
