"""Texts in one language for one game: names, marks, seats, lists; all from the message catalogs."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import get_args

from pharos.content.effects import Color
from pharos.texts import forms, has_attribute, has_text, piece_key, plain_forms, text

COLORS: tuple[str, ...] = get_args(Color)
TWICE = re.compile(r"(\bигрок\w+) Игрок (?=\d)")
"""A name such as «Игрок 1», which is not declined, after the word that stands before names in other cases."""


@dataclass
class Words:
    """Access to the texts in one language for one game."""

    lang: str
    game: str
    players: list[str] = field(default_factory=list)
    """The names of the seats."""
    reader: int | None = None
    """The seat that is called “You”."""

    def say(self, key: str, **args: object) -> str:
        """Returns a text of the terminal."""
        return self.plain(f"terminal-{key}", **args)

    def knows(self, key: str) -> bool:
        """Whether the terminal has this text."""
        return has_text(self.lang, f"terminal-{key}")

    def plain(self, key: str, **args: object) -> str:
        """Returns any text of the catalogs."""
        return TWICE.sub(r"\1 ", text(self.lang, key, **args))

    def has(self, key: str) -> bool:
        """Whether the catalogs have a text."""
        return has_text(self.lang, key)

    def thing(self, kind: str, id: str) -> str:
        """Returns the name of a piece of a known kind, or its id if it has none."""
        key = piece_key(self.lang, self.game, id, kind)
        return self.plain(key) if key else id.replace("_", " ")

    def named(self, id: str) -> str:
        """Returns the name of any piece by its id alone."""
        return self.thing("", id)

    def piece(self, argument: str, id: str, kind: str = "") -> dict[str, str]:
        """Returns a piece as arguments of a sentence, with the grammatical forms the language needs."""
        key = piece_key(self.lang, self.game, id, kind)
        if key is None:
            return plain_forms(self.lang, argument, id.replace("_", " "))
        return forms(self.lang, argument, key)

    def player(self, argument: str, seat: int | None) -> dict[str, str]:
        """Returns a player as arguments of a sentence: the name, and whether it is the reader or the free
        city."""
        flag = "you" if argument == "who" else f"{argument}_you"
        if seat is not None and self._is_free_city(seat):
            return {argument: self.plain("city-free-log"), flag: "free"}
        if seat is not None and seat == self.reader:
            return {argument: self.say("you"), flag: "yes"}
        return {argument: self.seat(seat or 0), flag: "no"}

    def _is_free_city(self, seat: int) -> bool:
        if seat < len(self.players):
            return self.game == "classic" and self.players[seat] == self.plain("classic-city-free")
        return bool(self.players)

    def card(self, id: str) -> str:
        """Returns the name of a card."""
        return self.thing("card", id)

    def resource(self, id: str) -> str:
        """Returns the name of a resource within a sentence."""
        return self.plain(f"resource-{id}").lower()

    def made(self, resource: str, units: int = 1) -> str:
        """Returns units of a resource as an object (accusative in some languages)."""
        return self.plain(f"units-{resource}-acc", n=units)

    def resource_acc(self, id: str) -> str:
        """Returns a resource as an object (accusative in some languages)."""
        key = f"resource-{id}"
        return self.plain(f"{key}.acc" if has_attribute(self.lang, key, "acc") else key).lower()

    def symbol(self, id: str) -> str:
        """Returns the name of a symbol within a sentence."""
        return self.plain(f"symbol-{id}").lower()

    def within(self, key: str, **args: object) -> str:
        """Returns a text of the catalogs for use within a sentence."""
        told = self.plain(key, **args)
        return told[:1].lower() + told[1:]

    def hue(self, color: str) -> str:
        """Returns the color of a card as a word."""
        return self.plain(f"hue-{color}")

    def mark(self, color: str) -> str:
        """Returns the color of a card as three letters."""
        return self.say(f"mark-{color}")

    def age(self, number: int) -> str:
        """Returns the name of an age."""
        return self.plain(f"age-{number}")

    def back(self, back: str) -> str:
        """Returns the text of a card back."""
        if back.startswith("age_"):
            return self.age(int(back.removeprefix("age_")))
        return self.say(f"back-{back}") if self.knows(f"back-{back}") else self.named(back)

    def coins(self, count: int) -> str:
        """Returns an amount of coins."""
        return self.plain("coins", n=count)

    def coins_paid(self, count: int) -> str:
        """Returns an amount of coins as an object (accusative in some languages)."""
        return self.plain("coins-acc", n=count)

    def points(self, count: int) -> str:
        """Returns a number of points."""
        return self.plain("points", n=count)

    def units(self, resource: str, units: int) -> str:
        """Returns an amount of a resource."""
        return self.plain(f"units-{resource}", n=units)

    def all_made(self, units: Iterable[tuple[str, int]]) -> str:
        """Returns units of several resources as objects."""
        return ", ".join(self.made(resource, count) for resource, count in units)

    def seat(self, seat: int) -> str:
        """Returns the name of a seat."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat", number=seat + 1)
