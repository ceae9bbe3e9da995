"""Choices in words: what a notation means, for the list of choices and for the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pharos.table.redaction import VERBS
from pharos.terminal.track import space_words, token_words
from pharos.terminal.words import Words

Data = Mapping[str, object]

NUMBERS = ("god_slot", "coins")
WORDS = ("deck_end",)

FREE_CITY = "city"


@dataclass(frozen=True, slots=True)
class Notation:
    """A notation taken apart."""

    verb: str
    objects: tuple[str, ...]
    payment: str = ""
    free_city: bool = False

    @property
    def first(self) -> str:
        """The first object, or nothing."""
        return self.objects[0] if self.objects else ""


def read_notation(text: str) -> Notation:
    """Takes a notation apart: `city:build:altar@left=2,right=0`."""
    body, _, payment = text.partition("@")
    parts = body.split(":")
    free_city = parts[0] == FREE_CITY and len(parts) > 1
    if free_city:
        parts = parts[1:]
    return Notation(parts[0], tuple(parts[1:]), payment, free_city)


def kind_of(game: str, verb: str, place: int) -> str:
    """What the object of a verb is at a place."""
    row = VERBS[game].get(verb)
    return row.objects[place] if row is not None and place < len(row.objects) else "card"


def choice_words(words: Words, text: str, data: Data) -> str:
    """A choice as something to do: `build Altar`."""
    choice = read_notation(text)
    told = _told(words, f"choice-{choice.verb}", choice, data)
    if told is None:
        names = [str(_object(words, choice, place, data)) for place in range(len(choice.objects))]
        told = " ".join([choice.verb, ", ".join(names)]).strip()
    if choice.payment.startswith("offerings="):
        values = choice.payment.partition("=")[2].split("+")
        told += f" ({words.say('offerings', count=len(values), values=', '.join(values))})"
    return words.say("for-free-city", choice=told) if choice.free_city else told


def said_words(words: Words, seat: int, text: str, data: Data, hidden: bool = False) -> str:
    """A choice as something done: `Computer builds Altar`; what is hidden from the reader is left out."""
    choice = read_notation(text)
    who = words.say("free-city-of", who=words.seat(seat)) if choice.free_city else words.seat(seat)
    row = VERBS[words.game].get(choice.verb)
    if hidden and row is not None and row.secret:
        return words.plain(f"secret-{choice.verb}", who=who)
    told = _told(words, f"said-{choice.verb}", choice, data, who=who)
    if told is not None:
        return told
    return words.say("said", who=words.seat(seat), choice=choice_words(words, text, data))


def _told(words: Words, key: str, choice: Notation, data: Data, **more: object) -> str | None:
    if not words.has(key):
        return None
    names: list[str | int] = [_object(words, choice, place, data) for place in range(len(choice.objects))]
    names += [""] * (3 - len(names))
    return words.plain(key, a=names[0], b=names[1], c=names[2], **more)


def _object(words: Words, choice: Notation, place: int, data: Data) -> str | int:
    id, kind = choice.objects[place], kind_of(words.game, choice.verb, place)
    if kind in NUMBERS:
        return int(id) if id.isdigit() else id
    if kind in WORDS:
        return id
    if kind == "space":
        return space_words(words, int(id))
    if kind == "token" and words.game == "duel":
        return token_words(words, data, id)
    if kind == "seat":
        return words.seat(int(id)) if id.isdigit() else id
    if kind == "place":
        return slot_words(words, id, data)
    if kind == "mythology":
        return words.plain(f"mythology-{id}")
    return words.named(id) if "|" in kind else words.thing(kind, id)


def slot_words(words: Words, slot: str, data: Data) -> str:
    """A card of the structure by its place: its name, or its back and the place."""
    pyramid = data.get("pyramid")
    place = (
        pyramid[int(slot)]
        if isinstance(pyramid, list) and slot.isdigit() and int(slot) < len(pyramid)
        else None
    )
    if isinstance(place, Mapping):
        if "card" in place:
            return words.card(str(place["card"]))
        return words.say("face-down-at", back=words.back(str(place.get("back", ""))), place=int(slot) + 1)
    return slot
