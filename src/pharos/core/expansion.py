"""An expansion is a value: its name, its bit, and everything that it adds to its game.

What every table of names and numbers is made from stands in its fields: steps, verbs, lines of the score
sheet. What needs the rules of the game (effects, turns, zones, deals, explanations, facts) are methods of
the value of each game, `duel/expansion.py` and `classic/expansion.py`; they import what they need when they
are asked, so that the tables can be made first.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from pharos.core.errors import PharosError
from pharos.core.verb import ANY_EXPANSION, Step, Verb

MOST_EXPANSIONS: Final = 6
"""So many expansions of a game have a bit of their own; the bits of content sets are above them."""


@dataclass(frozen=True)
class Expansion:
    """What tables of names and numbers are made from."""

    name: str
    bit: int
    """Its own bit in a mix; it never changes."""
    steps: tuple[Step, ...] = ()
    verbs: tuple[Verb, ...] = ()
    answers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By name, verbs of others that answer steps of this expansion too."""
    asks: tuple[int, ...] = ()
    """Steps of other expansions that it asks for too."""
    score: tuple[str, ...] = ()
    """Its lines on the score sheet."""
    options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """Its options with their values, the default first; records have them only where they are used."""
    needed: str = ""
    """The rule by which its verbs are refused where it is not played, with the text `refused-without-NAME`;
    if there is none, the rule of the verb is told."""
    listed: Mapping[str, str] = field(default_factory=dict)
    """Parts of a view that clients show as plain lists, each with the kind of the things in it."""

    def __post_init__(self) -> None:
        if self.bit not in [2**n for n in range(MOST_EXPANSIONS)]:
            raise ValueError(f"The expansion {self.name} needs one bit below {2**MOST_EXPANSIONS}.")
        for verb in self.verbs:
            if verb.origin not in (self.name, ANY_EXPANSION):
                raise ValueError(f"The verb {verb.name} stands with {self.name} and has another origin.")


One = TypeVar("One", bound=Expansion)


class Mixes(Generic[One]):
    """The expansions of a game, in the order in which they are named, and the mixes of them."""

    def __init__(self, expansions: Iterable[One]) -> None:
        self.all = tuple(expansions)
        self.names = tuple(one.name for one in self.all)
        self.bits = {one.name: one.bit for one in self.all}
        self.count = 2 * max((one.bit for one in self.all), default=1)
        """Every mix is below this number."""
        if len(set(self.names)) < len(self.all) or len(set(self.bits.values())) < len(self.all):
            raise ValueError("Two expansions share a name or a bit.")

    def bits_of(self, names: Iterable[str]) -> int:
        """The mix of some expansions; the name of the base game, which is empty, adds nothing."""
        mix = 0
        for name in names:
            if name and name not in self.bits:
                raise ValueError(f"The expansion {name} is not in the list of expansions.")
            mix += self.bits[name] if name else 0
        return mix

    def played(self, mix: int) -> tuple[One, ...]:
        """The expansions of a mix, in their usual order."""
        return tuple(one for one in self.all if one.bit & mix)

    def names_of(self, mix: int) -> tuple[str, ...]:
        """Their names."""
        return tuple(one.name for one in self.played(mix))

    @property
    def options(self) -> dict[str, tuple[object, ...]]:
        """The options of all expansions."""
        return {name: values for one in self.all for name, values in one.options.items()}

    def check_options(self, expansions: Collection[str], options: Mapping[str, object]) -> None:
        """Raises `PharosError` where an option is chosen whose expansion is not played."""
        for one in self.all:
            for name, values in one.options.items():
                if one.name not in expansions and options.get(name, values[0]) != values[0]:
                    raise PharosError(f"The option {name} needs the expansion {one.name}.")

    def steps(self, base: Iterable[Step]) -> tuple[Step, ...]:
        """The steps of the game with all its expansions, by number."""
        rows = [*base, *(step for one in self.all for step in one.steps)]
        return tuple(sorted(rows, key=lambda row: row.number))

    def verbs(self, base: Iterable[Verb], options: Iterable[str] = ()) -> tuple[Verb, ...]:
        """The verbs of the game with all its expansions, by number, with all steps that each answers."""
        known = {"", ANY_EXPANSION, *self.names, *options}
        rows = [*base, *(verb for one in self.all for verb in one.verbs)]
        named = {row.name for row in rows}
        for row in rows:
            if row.origin not in known:
                raise ValueError(f"The verb {row.name} needs {row.origin}, which is no expansion or option.")
        for one in self.all:
            for name in one.answers:
                if name not in named:
                    raise ValueError(f"{one.name} is answered by {name}, which is no verb.")
        return tuple(self._answering(row) for row in sorted(rows, key=lambda row: row.number))

    def _answering(self, row: Verb) -> Verb:
        added = [step for one in self.all for step in one.answers.get(row.name, ())]
        return row.answering(added) if added else row
