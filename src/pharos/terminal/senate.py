"""The Senate in the terminal: six chambers with cubes, control, and decrees; conspiracies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from pharos.content.duel import load_duel
from pharos.content.effects import ExtraBlueForSenate
from pharos.terminal.board import BoardRow, draw_board
from pharos.terminal.components import component
from pharos.terminal.effects import effects_words
from pharos.terminal.lines import Data, Line, names, number, objects, part_of, show_lines
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words

OWN_CUBE, THEIR_CUBE = "■", "□"
IN_CONTROL = "bold cyan"


def draw_senate(paper: Paper, words: Words, data: Data, seat: int) -> None:
    """Draws the chambers side by side, then the pieces beside them."""
    chambers = objects(part_of(data, "senate"), "chambers")
    if not chambers:
        return
    heads = [
        words.say(
            "chamber-head",
            number=printed.id,
            section=words.say(f"section-{printed.section}"),
            points=words.say("short-points", amount=printed.points),
        )
        for printed in load_duel().agora.chambers
    ]
    rows = [
        BoardRow(words.seat(owner), [_cubes(chamber, owner, owner == seat) for chamber in chambers])
        for owner in (seat, 1 - seat)
    ]
    rows.append(BoardRow(words.say("control"), [Text(_control(words, one), IN_CONTROL) for one in chambers]))
    rows.append(BoardRow(words.say("decree"), [Text(_decrees(words, one), "dim") for one in chambers]))
    paper.heading(words.say("senate"))
    draw_board(paper, heads, rows)
    for line in _beside(words, data, seat):
        paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))


def tell_senate(paper: Paper, words: Words, data: Data, seat: int) -> None:
    """Prints the same as plain lines, one per chamber."""
    chambers = objects(part_of(data, "senate"), "chambers")
    if not chambers:
        return
    lines = []
    for printed, chamber in zip(load_duel().agora.chambers, chambers, strict=True):
        parts = [words.within(f"duel-section-{printed.section}"), words.points(printed.points)]
        parts += [
            words.say("cubes-told", who=words.seat(owner), count=_count(chamber, owner))
            for owner in (seat, 1 - seat)
            if _count(chamber, owner)
        ]
        if control := _control(words, chamber):
            parts.append(words.say("control-told", who=control))
        if decrees := _decrees(words, chamber):
            parts.append(words.say("decree-told", decree=decrees))
        lines.append(Line(words.plain(f"duel-chamber-{printed.id}"), ", ".join(parts)))
    show_lines(paper, words.say("senate"), [*lines, *_beside(words, data, seat)])


def conspiracies_of_city(words: Words, city: Data) -> list[Line]:
    """Returns the conspiracies of a city; the opponent's are hidden until triggered."""
    told = []
    for plot in objects(city, "conspiracies"):
        name = words.say("conspiracy-hidden")
        if "id" in plot:
            id = str(plot["id"])
            name = f"{words.thing('conspiracy', id)} ({_does(words, 'conspiracy', id)})"
        if plot.get("triggered") is True:
            name = words.say("conspiracy-triggered", name=words.thing("conspiracy", str(plot["id"])))
        elif "card" in plot:
            name = words.say("conspiracy-prepared", name=name)
        told.append(name)
    return [Line(words.say("conspiracies"), ", ".join(told))] if told else []


def _does(words: Words, kind: str, id: str) -> str:
    key = f"{kind}-does-{id}"
    if words.has(key):
        return words.within(key)
    shown = component("duel", kind, id)
    return effects_words(words, shown.effects) if shown else ""


def _count(chamber: Data, owner: int) -> int:
    cubes = chamber.get("cubes")
    return int(cubes[owner]) if isinstance(cubes, list) else 0


def _cubes(chamber: Data, owner: int, own: bool) -> Text:
    count = _count(chamber, owner)
    if not count:
        return Text()
    cubes = f"{(OWN_CUBE if own else THEIR_CUBE) * count} {count}"
    return Text(cubes, IN_CONTROL if chamber.get("controller") == owner else "")


def _control(words: Words, chamber: Data) -> str:
    controller = chamber.get("controller")
    return words.seat(controller) if isinstance(controller, int) else ""


def _decrees(words: Words, chamber: Data) -> str:
    return "; ".join(
        _does(words, "decree", str(decree["id"])) if "id" in decree else words.say("decree-hidden")
        for decree in objects(chamber, "decrees")
    )


def senate_actions(data: Data, owner: int) -> int:
    """Returns the number of actions a Politician would give a city now (AGORA-POL-01)."""
    blue = 0
    for card in names(objects(data, "cities")[owner], "cards"):
        shown = component("duel", "card", card)
        blue += shown is not None and shown.color == "blue"
    for chamber in objects(part_of(data, "senate"), "chambers"):
        for decree in objects(chamber, "decrees") if chamber.get("controller") == owner else ():
            known = component("duel", "decree", str(decree.get("id", "")))
            for effect in known.effects if known else ():
                blue += effect.amount if isinstance(effect, ExtraBlueForSenate) else 0
    steps = load_duel().agora.setup.senate_actions
    return max(step.actions for step in steps if step.blue_cards <= blue)


def _beside(words: Words, data: Data, seat: int) -> Iterator[Line]:
    """Yields control of chambers, remaining cubes, actions of a Politician, the deck, and removed pieces."""
    senate = part_of(data, "senate")
    chambers, seats = objects(senate, "chambers"), (seat, 1 - seat)
    held = {owner: sum(chamber.get("controller") == owner for chamber in chambers) for owner in seats}
    if any(held.values()):
        told = [words.say("of-seat", who=words.seat(owner), count=held[owner]) for owner in seats]
        yield Line(words.say("chambers-held", all=len(chambers)), ", ".join(told))
    supply = senate.get("supply")
    if isinstance(supply, list):
        told = [words.say("of-seat", who=words.seat(owner), count=supply[owner]) for owner in seats]
        yield Line(words.say("cubes-left"), ", ".join(told))
    told = [
        words.say(
            "of-seat", who=words.seat(owner), count=words.say("actions", count=senate_actions(data, owner))
        )
        for owner in seats
    ]
    yield Line(words.say("politician-worth"), ", ".join(told))
    if senate.get("triggered_this_turn") is True:
        yield Line(words.say("this-turn"), words.say("triggered-this-turn"))
    if deck := number(senate, "deck"):
        parts = [words.say("cards-counted", count=deck), *_put_back(words, senate, seat)]
        yield Line(words.say("conspiracy-deck"), "; ".join(parts))
    yield from _out_of_the_game(words, data, senate)


def _put_back(words: Words, senate: Data, seat: int) -> Iterator[str]:
    """Yields drawn conspiracies that returned to the deck, as far as the reader knows them."""
    for event in objects(senate, "conspiring"):
        if "back" in event:
            kept, who = names(event, "kept"), number(event, "seat")
            returned = [words.thing("conspiracy", plot) for plot in names(event, "drawn") if plot not in kept]
            told = ", ".join(returned) if who == seat else ""
            key = "put-back" if told else "put-back-hidden"
            yield words.say(key, who=words.seat(who), plots=told, end=str(event["back"]))


def _out_of_the_game(words: Words, data: Data, senate: Data) -> Iterator[Line]:
    """Yields the locked progress token, and removed cards that a player has seen."""
    locked = senate.get("locked")
    if isinstance(locked, Mapping):
        label = words.say("locked-by", who=words.seat(number(locked, "seat")))
        among = names(locked, "among") or names(locked, "openly_among")
        if "token" in locked:
            yield Line(label, words.thing("progress", str(locked["token"])))
        else:
            listed = ", ".join(words.thing("progress", token) for token in among)
            yield Line(label, words.say("one-of", things=listed) if listed else words.say("token-hidden"))
    looked = senate.get("removed_seen")
    removed = data.get("removed")
    known = [
        words.card(card)
        for cards in (removed if isinstance(removed, list) else [])
        for card in cards
        if isinstance(card, str)
    ]
    if known:
        yield Line(words.say("removed"), ", ".join(known))
    elif isinstance(looked, Mapping):
        who, age = words.seat(number(looked, "seat")), words.age(number(looked, "age"))
        yield Line(words.say("removed"), words.say("removed-seen", who=who, age=age))
