"""Words of one language for one game: names, marks, seats, lists. Every word is from the catalogues."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pharos.texts import has_text, name, text

KINDS: dict[str, tuple[str, ...]] = {
    "duel": (
        "card",
        "wonder",
        "progress",
        "god",
        "senator",
        "conspiracy",
        "decree",
        "token",
        "section",
    ),
    "classic": ("card", "leader", "wonder", "board", "token"),
}
"""The kinds of named things of a game, in the order in which an id is looked up."""
SHARED_KINDS = ("resource", "symbol", "mythology", "hue", "expansion")
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "black", "white")


@dataclass
class Words:
    """How to say things in one language, for one game."""

    lang: str
    game: str
    players: list[str] = field(default_factory=list)
    """What the seats are called."""

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
        """The name of a thing of a known kind; the id itself where there is none."""
        if has_text(self.lang, f"{self.game}-{kind}-{id}"):
            return name(self.lang, self.game, kind, id)
        return self.named(id)

    def named(self, id: str) -> str:
        """The name of anything, by its id alone."""
        for kind in KINDS.get(self.game, ()):
            if has_text(self.lang, f"{self.game}-{kind}-{id}"):
                return name(self.lang, self.game, kind, id)
        for kind in SHARED_KINDS:
            if has_text(self.lang, f"{kind}-{id}"):
                return self.plain(f"{kind}-{id}")
        return id.replace("_", " ")

    def card(self, id: str) -> str:
        """The name of a card."""
        return self.thing("card", id)

    def resource(self, id: str) -> str:
        """A resource in running text."""
        return self.plain(f"resource-{id}").lower()

    def made(self, resource: str, units: int = 1) -> str:
        """Units of a resource as what a city makes or buys: some languages have a case for it."""
        return self.say("units", resource=self.say(f"made-{resource}"), units=units)

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
        return self.say("coins", count=count)

    def units(self, resource: str, units: int) -> str:
        """So many units of a resource."""
        return self.say("units", resource=self.resource(resource), units=units)

    def all_units(self, units: Iterable[tuple[str, int]]) -> str:
        """Units of several resources."""
        return ", ".join(self.units(resource, count) for resource, count in units)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("seat", number=seat + 1)
