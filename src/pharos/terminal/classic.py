"""The table of 7 Wonders: the own city with its stages, both neighbours, the other cities."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pharos.content.classic import Wonder, load_classic
from pharos.content.effects import Effect, Shields
from pharos.terminal.components import component
from pharos.terminal.effects import cost_words, effects_words
from pharos.terminal.lines import (
    Data,
    Line,
    cards_by_color,
    counted_words,
    names,
    number,
    objects,
    panel,
    production_words,
    rest_lines,
    science_symbols,
    show_lines,
    trade_words,
)
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words
from pharos.texts import has_text

BUILT, UNBUILT = "■", "□"
THREE_WIDE = 110
"""From this width on both neighbours stand beside the own city."""
FREE_CITY = 2
"""The place of the free city in the ring of a game of two."""
SHOWN = frozenset(
    {
        "game",
        "expansions",
        "players",
        "options",
        "waiting",
        "age",
        "turn",
        "direction",
        "step",
        "step_cities",
        "steps",
        "owed",
        "pending",
        "conflicts",
        "masks",
        "cities",
        "hand",
        "hands",
        "known",
        "history",
        "seen",
        "looks",
        "pile",
        "discard_backs",
        "victory",
        "winners",
        "sealed",
        "ready",
        "free_city_holder",
    }
)
"""What has its own place, or is no news at the table; everything else of a view is listed."""
SHOWN_OF_CITY = frozenset(
    {
        "wonder",
        "coins",
        "cards",
        "stages",
        "marker_backs",
        "victories",
        "victory_points",
        "defeats",
        "leaders",
        "markers",
    }
)


def player_names(words: Words, data: Data, seat: int | None) -> list[str]:
    """The cities by their names; the free city of a game of two comes last."""
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
    """The side of a board that a city has."""
    return next((wonder for wonder in load_classic().wonders if wonder.id == city.get("wonder")), None)


def show_table(paper: Paper, words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> None:
    """Everything that lies on the table, seen from a seat: the left neighbour is the next seat."""
    cities = objects(data, "cities")
    if not all(city.get("wonder") for city in cities):
        words.players = player_names(words, data, seat)
    paper.heading(_title(words, data))
    around = list(dict.fromkeys(((seat + 1) % len(cities), (seat - 1) % len(cities))))
    titles = {place: _city_title(words, data, scores, place) for place in range(len(cities))}
    sides = ("left-of", "right-of")
    for place, side in zip(around, sides, strict=False):
        titles[place] = words.say(side, city=titles[place])
    lines = {place: city_lines(words, cities[place], paper.plain) for place in range(len(cities))}
    others = [place for place in range(len(cities)) if place != seat and place not in around]
    if paper.plain:
        for place in (seat, *around):
            show_lines(paper, titles[place], lines[place])
        if others:
            show_lines(
                paper,
                words.say("other-cities"),
                [Line("", _brief(words, cities[place], titles[place])) for place in others],
            )
    else:
        _draw(paper, words, seat, around, titles, lines)
        for place in others:
            paper.draw(Text(_brief(words, cities[place], titles[place]), "dim"))
    for line in rest_lines(words, data, SHOWN):
        paper.line(f"{line.label}: {line.said}")


def _draw(
    paper: Paper,
    words: Words,
    seat: int,
    around: list[int],
    titles: dict[int, str],
    lines: dict[int, list[Line]],
) -> None:
    own = panel(words, titles[seat], lines[seat], True)
    neighbours = [panel(words, titles[place], lines[place]) for place in around]
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
        parts += [words.age(age), words.say("turn", turn=number(data, "turn"))]
        parts.append(words.say("passing", direction=str(data.get("direction", "left"))))
    return " · ".join(parts)


def _city_title(words: Words, data: Data, scores: list[dict[str, int]], place: int) -> str:
    city = objects(data, "cities")[place]
    parts = [words.seat(place), words.coins(number(city, "coins"))]
    if place < len(scores):
        parts.append(words.say("points", count=scores[place]["total"]))
    return f"{parts[0]}: {', '.join(parts[1:])}"


def _effects(city: Data) -> list[Effect]:
    """Everything a city has: its cards and leaders, its start effects, the stages that stand."""
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


def city_lines(words: Words, city: Data, plain: bool) -> list[Line]:
    """A city in lines; what is empty is left out."""
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
            points=words.say("points", count=number(city, "victory_points")),
            defeats=number(city, "defeats"),
        )
        lines.append(Line(words.say("conflicts"), told))
    if symbols := science_symbols(effects):
        lines.append(Line(words.say("science"), counted_words(words, symbols)))
    if names(city, "leaders"):
        told = ", ".join(words.thing("leader", leader) for leader in names(city, "leaders"))
        lines.append(Line(words.say("leaders"), told))
    if board is not None:
        lines += _stages(words, board, number(city, "stages"), plain)
    lines += rest_lines(words, city, SHOWN_OF_CITY)
    return lines + cards_by_color(words, "classic", names(city, "cards"))


def _stages(words: Words, board: Wonder, built: int, plain: bool) -> list[Line]:
    lines: list[Line] = []
    for count, stage in enumerate(board.stages):
        stands = count < built
        told = words.say(
            "stage-built" if stands else "stage-unbuilt",
            number=count + 1,
            cost=cost_words(words, stage.cost),
            effects=effects_words(words, stage.effects),
        )
        mark = "" if plain else BUILT if stands else UNBUILT
        lines.append(Line("" if count else words.say("stages"), f"{mark} {told}".strip()))
    return lines


def _brief(words: Words, city: Data, title: str) -> str:
    """A city that is no neighbour, on one line."""
    board = board_of(city)
    parts = [words.say("cards-counted", count=len(names(city, "cards")))]
    if board is not None:
        parts.append(words.say("stages-counted", built=number(city, "stages"), all=len(board.stages)))
    parts.append(words.say("shields-counted", count=_shields(city)))
    if symbols := science_symbols(_effects(city)):
        parts.append(counted_words(words, symbols))
    return f"{title}, {', '.join(parts)}"
