"""Information on a piece by name: its description, and its available moves or why there are none."""

from __future__ import annotations

from pharos.core.price import Explanation
from pharos.game import Game
from pharos.terminal.components import Component, components
from pharos.terminal.effects import cost_words, effects_words
from pharos.terminal.lines import objects
from pharos.terminal.menu import Menu, reason_words
from pharos.terminal.notation import choice_words, read_notation
from pharos.terminal.prices import price_detail, price_words
from pharos.terminal.words import Words

TRIED = {
    "card": "build",
    "wonder": "wonder",
    "progress": "progress",
    "god": "activate",
    "conspiracy": "trigger",
    "leader": "recruit",
}
"""The move to explain for each kind of piece."""


def found_things(words: Words, typed: str) -> list[Component]:
    """Returns the pieces with this name; otherwise those whose name starts with it, then those that contain
    it."""
    wanted = typed.casefold()
    named = [(words.thing(kind, id).casefold(), one) for (kind, id), one in components(words.game).items()]
    by_id = [one for _, one in named if one.id == wanted]
    if by_id:
        return by_id
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [one for name, one in named if fits(name, wanted) is True]
        if found:
            return found
    return []


def about(words: Words, game: Game, seat: int, menu: Menu, thing: Component) -> list[str]:
    """Describes a piece, then lists its moves with their numbers, or the reason and the rule against them."""
    lines = [_printed(words, thing)]
    offered = [
        f"{number}  {choice_words(words, str(choice), menu.data)}"
        + (f": {price_words(words, choice.price, seat)}" if choice.price else "")
        for number, choice in enumerate(menu.choices, start=1)
        if thing.id in read_notation(str(choice)).objects
    ]
    tried = _tried(thing, menu, seat)
    told = game.explain(seat, tried) if tried else None
    if told is not None and told.price is not None and told.price.chain is None:
        lines.append(words.say("your-price", price=price_detail(words, told.price, seat)))
    if words.game == "duel" and tried and told is not None and told.price is not None:
        theirs = game.explain(1 - seat, tried).price
        if theirs is not None:
            who = words.seat(1 - seat)
            lines.append(words.say("their-price", who=who, price=price_words(words, theirs, 1 - seat)))
    if told is not None and not told.allowed:
        lines.append(refusal_words(words, told))
    return lines + offered


def refusal_words(words: Words, told: Explanation) -> str:
    """Returns why a move is not possible, with the rule."""
    return words.say("refused", reason=reason_words(words, told), rule=told.rule or "")


def _tried(thing: Component, menu: Menu, seat: int) -> str:
    verb = TRIED.get(thing.kind)
    if verb is None:
        return ""
    if verb != "wonder":
        return f"{verb}:{thing.id}"
    if "offer" in menu.data:
        return f"draft:{thing.id}"
    opened = [
        str(place["card"])
        for place in objects(menu.data, "pyramid")
        if place.get("open") is True and "card" in place
    ]
    return f"wonder:{thing.id}:{opened[0]}" if opened else ""


def _printed(words: Words, thing: Component) -> str:
    parts = [words.thing(thing.kind, thing.id)]
    if thing.color:
        parts.append(words.plain(f"color-{thing.color}"))
    if thing.cost is not None:
        parts.append(words.say("costs", cost=cost_words(words, thing.cost)))
    if thing.effects:
        parts.append(effects_words(words, thing.effects))
    if thing.chain_from:
        parts.append(words.say("chain-from", cards=", ".join(words.card(card) for card in thing.chain_from)))
    if thing.chain_to:
        parts.append(words.say("chain-to", cards=", ".join(words.card(card) for card in thing.chain_to)))
    return ". ".join(parts) + "."
