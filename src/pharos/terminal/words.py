"""Words of one language for one game: names, marks, seats, lists. Every word is from the catalogues."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import get_args

from pharos.content.effects import Color
from pharos.texts import forms, has_attribute, has_text, piece_key, plain_forms, text

COLORS: tuple[str, ...] = get_args(Color)


@dataclass
class Words:
    """How to say things in one language, for one game."""

    lang: str
    game: str
    players: list[str] = field(default_factory=list)
    """What the seats are called."""
    reader: int | None = None
    """The seat that is called “You”."""

    def say(self, key: str, **args: object) -> str:
        """A text of the terminal."""
        return text(self.lang, f"terminal-{key}", **args)

    def knows(self, key: str) -> bool:
        """Whether the terminal has that text."""
        return has_text(self.lang, f"terminal-{key}")

    def plain(self, key: str, **args: object) -> str:
        """Any text of the catalogues."""
        return text(self.lang, key, **args)

    def has(self, key: str) -> bool:
        """Whether the catalogues have a text."""
        return has_text(self.lang, key)

    def thing(self, kind: str, id: str) -> str:
        """The name of a piece of a known kind; the id itself where there is none."""
        key = piece_key(self.lang, self.game, id, kind)
        return self.plain(key) if key else id.replace("_", " ")

    def named(self, id: str) -> str:
        """The name of anything, by its id alone."""
        return self.thing("", id)

    def piece(self, argument: str, id: str, kind: str = "") -> dict[str, str]:
        """A piece as arguments of a sentence, with the forms that the language needs."""
        key = piece_key(self.lang, self.game, id, kind)
        if key is None:
            return plain_forms(self.lang, argument, id.replace("_", " "))
        return forms(self.lang, argument, key)

    def player(self, argument: str, seat: int | None) -> dict[str, str]:
        """A player as arguments of a sentence: the name, and whether it is the reader or the free city."""
        flag = "you" if argument == "who" else f"{argument}_you"
        if seat is not None and seat >= len(self.players) > 0:
            return {argument: self.plain("city-free"), flag: "free"}
        return {argument: self.seat(seat or 0), flag: "yes" if seat == self.reader else "no"}

    def card(self, id: str) -> str:
        """The name of a card."""
        return self.thing("card", id)

    def resource(self, id: str) -> str:
        """A resource in running text."""
        return self.plain(f"resource-{id}").lower()

    def made(self, resource: str, units: int = 1) -> str:
        """Units of a resource as what a city makes or buys: some languages have a case for it."""
        return self.plain(f"units-{resource}-acc", n=units)

    def resource_acc(self, id: str) -> str:
        """A resource as what a city produces or buys: some languages have a case for it."""
        key = f"resource-{id}"
        return self.plain(f"{key}.acc" if has_attribute(self.lang, key, "acc") else key).lower()

    def symbol(self, id: str) -> str:
        """A symbol in running text."""
        return self.plain(f"symbol-{id}").lower()

    def within(self, key: str, **args: object) -> str:
        """A text of the catalogues that stands inside a sentence."""
        told = self.plain(key, **args)
        return told[:1].lower() + told[1:]

    def hue(self, color: str) -> str:
        """The color of a card as a word."""
        return self.plain(f"hue-{color}")

    def mark(self, color: str) -> str:
        """The color of a card in three letters."""
        return self.say(f"mark-{color}")

    def age(self, number: int) -> str:
        """The name of an age."""
        return self.plain(f"age-{number}")

    def back(self, back: str) -> str:
        """What the back of a card shows."""
        if back.startswith("age_"):
            return self.age(int(back.removeprefix("age_")))
        return self.say(f"back-{back}") if self.knows(f"back-{back}") else self.named(back)

    def coins(self, count: int) -> str:
        """So many coins."""
        return self.plain("coins", n=count)

    def coins_paid(self, count: int) -> str:
        """So many coins as what is paid, gained or lost: some languages have a case for it."""
        return self.plain("coins-acc", n=count)

    def points(self, count: int) -> str:
        """So many points."""
        return self.plain("points", n=count)

    def units(self, resource: str, units: int) -> str:
        """So many units of a resource."""
        return self.plain(f"units-{resource}", n=units)

    def all_made(self, units: Iterable[tuple[str, int]]) -> str:
        """Units of several resources as what a city produces."""
        return ", ".join(self.made(resource, count) for resource, count in units)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat", number=seat + 1)
