"""The Pantheon in the terminal: six slots with their gods and prices, decks, and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from rich.text import Text

from pharos.content.duel import load_duel
from pharos.content.effects import ActivationDiscount, ChooseProgressToken, ProtectedCoins
from pharos.terminal.board import BoardRow, draw_board
from pharos.terminal.components import component
from pharos.terminal.effects import effects_words
from pharos.terminal.lines import Data, Line, counted, names, number, objects, part_of, show_lines
from pharos.terminal.paper import Paper, color_style
from pharos.terminal.words import Words

FIRST_AGE_OF_GODS = 2
"""Gods are put into the Pantheon in Age I and activated from Age II on (PAN-ACT-02)."""

Place = Mapping[str, object] | None


def draw_pantheon(paper: Paper, words: Words, data: Data, seat: int) -> None:
    """Draws the board between the cities, then the pieces around it."""
    places = _places(data)
    if not places:
        return
    if any(places) or number(data, "age") < FIRST_AGE_OF_GODS:
        rows = [
            BoardRow("", [Text(_god(words, place), _style(place)) for place in places]),
            BoardRow("", [Text(_power(words, place, True), "dim") for place in places]),
        ]
        for owner in (seat, 1 - seat):
            prices = [price_of(data, owner, slot) for slot in range(len(places))]
            label = words.say("pays", who=words.seat(owner))
            rows.append(BoardRow(label, [Text(words.coins(price)) if price else Text() for price in prices]))
        heads = [words.say("god-place", number=slot + 1) for slot in range(len(places))]
        paper.heading(words.plain("expansion-pantheon"))
        draw_board(paper, heads, rows)
    for line in _around(words, data, seat):
        paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))


def tell_pantheon(paper: Paper, words: Words, data: Data, seat: int) -> None:
    """Prints the same as plain lines."""
    places = _places(data)
    if not places:
        return
    lines = []
    for slot, place in enumerate(places):
        if place is not None:
            parts = [_god(words, place), _power(words, place, False)]
            parts += [
                words.say("pays-told", who=words.seat(owner), coins=words.coins(price_of(data, owner, slot)))
                for owner in (seat, 1 - seat)
            ]
            told = ". ".join(part for part in parts if part)
            lines.append(Line(words.say("god-place", number=slot + 1), told))
    lines += _around(words, data, seat)
    if lines:
        show_lines(paper, words.plain("expansion-pantheon"), lines)


def pantheon_of_city(words: Words, city: Data) -> list[Line]:
    """Returns the lines of a city about the Pantheon."""
    lines: list[Line] = []
    if gods := names(city, "gods"):
        told = [f"{words.thing('god', god)} ({god_words(words, god, True)})" for god in gods]
        lines.append(Line(words.say("gods"), ", ".join(told)))
    if coins := number(city, "god_coins"):
        lines.append(Line(words.say("on-god", god=_god_with(words, ProtectedCoins)), words.coins(coins)))
    if tokens := names(city, "mythology"):
        lines.append(
            Line(words.say("mythology"), counted([words.plain(f"mythology-{one}") for one in tokens]))
        )
    offerings = city.get("offerings")
    if isinstance(offerings, list) and offerings:
        worth = ", ".join(words.coins(value) for value in offerings)
        lines.append(Line(words.say("offerings-held"), worth))
    return lines


def god_words(words: Words, god: str, short: bool) -> str:
    """Returns the effect of a god."""
    key = f"god-{'short' if short else 'does'}-{god}"
    if words.has(key):
        return words.within(key) if short else words.plain(key)
    shown = component("duel", "god", god)
    return effects_words(words, shown.effects) if shown else ""


def _places(data: Data) -> list[Place]:
    """Returns the slots of the board; empty during the Wonder draft."""
    if "offer" in data:
        return []
    slots = part_of(data, "pantheon").get("slots")
    return slots if isinstance(slots, list) else []


def _god(words: Words, place: Place) -> str:
    if place is None:
        return ""
    if "god" in place:
        return words.thing("god", str(place["god"]))
    return words.say("god-hidden", mythology=words.plain(f"mythology-{place['back']}"))


def _style(place: Place) -> str:
    """Returns the style for the color of the mythology, as on the card backs."""
    if place is None:
        return ""
    pantheon = load_duel().pantheon
    mythology = place.get("back") or next(
        (god.mythology for god in pantheon.gods if god.id == place.get("god")), ""
    )
    color = next((kind.color for kind in pantheon.mythologies if kind.id == mythology), "")
    return color_style(color) or "bold"


def _power(words: Words, place: Place, short: bool) -> str:
    return god_words(words, str(place["god"]), short) if place is not None and "god" in place else ""


def price_of(data: Data, owner: int, slot: int) -> int:
    """Returns a city's price for a slot, before offerings (PAN-ACT-03 to PAN-ACT-05); 0 if the slot is
    empty."""
    pantheon, place = load_duel().pantheon, _places(data)[slot]
    if place is None and number(data, "age") >= FIRST_AGE_OF_GODS:
        return 0
    price = pantheon.setup.slot_prices[slot][owner]
    if place is not None and place.get("god") == pantheon.gate.id:
        price *= pantheon.gate.price_factor
    city = objects(data, "cities")[owner]
    pieces = [component("duel", "progress", token) for token in names(city, "progress")]
    pieces += [
        component("duel", "wonder", str(wonder["id"]))
        for wonder in objects(city, "wonders")
        if wonder["built"]
    ]
    for piece in pieces:
        for effect in piece.effects if piece else ():
            if isinstance(effect, ActivationDiscount):
                price = max(0, price - effect.amount)
    return price


def _around(words: Words, data: Data, seat: int) -> Iterator[Line]:
    """Yields the decks, the tokens on a god, and the Snake token."""
    pantheon = part_of(data, "pantheon")
    stacks = pantheon.get("stacks")
    decks = [
        words.say("god-deck", mythology=words.plain(f"mythology-{mythology}"), gods=_deck(words, stack, seat))
        for mythology, stack in (stacks.items() if isinstance(stacks, Mapping) else ())
        if stack
    ]
    if decks:
        yield Line(words.say("god-decks"), "; ".join(decks))
    if tokens := names(pantheon, "tokens"):
        label = words.say("on-god", god=_god_with(words, ChooseProgressToken))
        yield Line(label, ", ".join(words.thing("progress", token) for token in tokens))
    if isinstance(snake := pantheon.get("snake"), str):
        yield Line(words.say("snake"), words.card(snake))


def _deck(words: Words, stack: list[Data], seat: int) -> str:
    """Returns the gods of a deck, top first: known ones by name, the others as a count."""
    parts: list[str] = []
    for (known, theirs), cards in groupby(stack, lambda card: ("god" in card, _known_to(card, 1 - seat))):
        lying = list(cards)
        if known:
            parts += [words.thing("god", str(card["god"])) for card in lying]
        else:
            key = "gods-known-to" if theirs else "gods-face-down"
            parts.append(words.say(key, count=len(lying), who=words.seat(1 - seat)))
    return ", ".join(parts)


def _known_to(card: Data, seat: int) -> bool:
    knowing = card.get("known_to")
    return isinstance(knowing, list) and seat in knowing


def _god_with(words: Words, effect: type) -> str:
    """Returns the name of the only god with this effect."""
    for god in load_duel().gods:
        if any(isinstance(one, effect) for one in god.effects):
            return words.thing("god", god.id)
    return ""
