"""Texts for choices in notation, for the menu and the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pharos.core.price import Price
from pharos.table.redaction import VERBS
from pharos.terminal.prices import paid_arguments
from pharos.terminal.track import space_words, token_words
from pharos.terminal.words import Words
from pharos.texts import plain_forms

Data = Mapping[str, object]

PLAIN = ("god_slot", "chamber", "deck_end")
"""Kinds of objects that appear in a sentence as in the notation."""

FREE_CITY = "city"


@dataclass(frozen=True, slots=True)
class Notation:
    """A parsed notation."""

    verb: str
    objects: tuple[str, ...]
    payment: str = ""
    free_city: bool = False

    @property
    def first(self) -> str:
        """The first object, or an empty string."""
        return self.objects[0] if self.objects else ""


def read_notation(text: str) -> Notation:
    """Parses a notation such as `city:build:altar@left=2,right=0`."""
    body, _, payment = text.partition("@")
    parts = body.split(":")
    free_city = parts[0] == FREE_CITY and len(parts) > 1
    if free_city:
        parts = parts[1:]
    return Notation(parts[0], tuple(parts[1:]), payment, free_city)


def kind_of(game: str, verb: str, place: int) -> str:
    """Returns the kind of a verb's object at an index."""
    row = VERBS[game].get(verb)
    return row.objects[place] if row is not None and place < len(row.objects) else "card"


def choice_words(words: Words, text: str, data: Data) -> str:
    """Returns a choice as an imperative: `build Altar`."""
    choice = read_notation(text)
    told = _told(words, "choice", choice, data)
    if told is None:
        told = " ".join([choice.verb, ", ".join(words.named(id) for id in choice.objects)]).strip()
    if choice.payment.startswith("offerings="):
        values = choice.payment.partition("=")[2].split("+")
        told += f" ({words.say('offerings', count=len(values), values=', '.join(values))})"
    return words.say("for-free-city", choice=told) if choice.free_city else told


def said_words(
    words: Words, seat: int, text: str, data: Data, hidden: bool = False, price: Price | None = None
) -> str:
    """Returns a log sentence: `Computer built the Altar for 2 coins`; hidden pieces are not named."""
    choice = read_notation(text)
    more: dict[str, object] = {**words.player("who", seat), **paid_arguments(words, price)}
    if choice.free_city:
        who = words.say("you").lower() if seat == words.reader else words.seat(seat)
        more |= {"who": words.say("free-city-of", who=who), "you": "free"}
    row = VERBS[words.game].get(choice.verb)
    if hidden and row is not None and row.secret:
        return words.plain(f"secret-{choice.verb}", **more)
    told = _told(words, "said", choice, data, **more)
    if told is not None:
        return told
    return words.say("said", who=words.seat(seat), choice=choice_words(words, text, data))


def _told(words: Words, prefix: str, choice: Notation, data: Data, **more: object) -> str | None:
    """Returns the sentence of a verb; a game-specific text takes precedence over a common one."""
    keys = (f"{prefix}-{words.game}-{choice.verb}", f"{prefix}-{choice.verb}")
    key = next((key for key in keys if words.has(key)), None)
    if key is None:
        return None
    for place, argument in enumerate("ab"[: len(choice.objects)]):
        more |= _object(words, choice, place, argument, data)
    return words.plain(key, **more)


def _object(words: Words, choice: Notation, place: int, argument: str, data: Data) -> Mapping[str, object]:
    """Returns an object of a move as arguments of its sentence."""
    id, kind = choice.objects[place], kind_of(words.game, choice.verb, place)
    if kind == "coins":
        return {"n": int(id)}
    if kind in PLAIN:
        return {argument: id}
    if kind == "space":
        return {argument: space_words(words, int(id))}
    if kind == "token" and words.game == "duel":
        token = words.say("military-token-named", token=token_words(words, data, id))
        return plain_forms(words.lang, argument, token)
    if kind == "seat":
        return words.player(argument, int(id))
    if kind == "side":
        return {argument: words.plain(f"classic-side-{id}")}
    if kind == "place":
        return slot_forms(words, argument, id, data)
    return words.piece(argument, id, "" if "|" in kind else kind)


def slot_forms(words: Words, argument: str, slot: str, data: Data) -> dict[str, str]:
    """Returns a card of the structure by its slot: its name, or its back and slot number."""
    pyramid = data.get("pyramid")
    place = (
        pyramid[int(slot)]
        if isinstance(pyramid, list) and slot.isdigit() and int(slot) < len(pyramid)
        else None
    )
    if isinstance(place, Mapping):
        if "card" in place:
            return words.piece(argument, str(place["card"]), "card")
        covered = {"back": words.back(str(place.get("back", ""))), "place": int(slot) + 1}
        found = plain_forms(words.lang, argument, words.say("face-down-at", **covered))
        case = f"{argument}_the" if words.lang == "en" else f"{argument}_acc"
        return found | {case: words.say("face-down-at.acc", **covered)}
    return plain_forms(words.lang, argument, slot)
