"""An expansion as a value: its name, its bit, and everything it adds to its game.

The fields hold the data from which tables of names and numbers are built: steps, verbs, lines of the score
sheet. Everything that needs the game's rules (effects, turns, zones, deals, explanations, facts) is a method
of the subclass in `duel/expansion.py` or `classic/expansion.py`. These methods import lazily, so that the
tables can be built first.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from pharos.core.errors import PharosError
from pharos.core.verb import ANY_EXPANSION, Step, Verb

MOST_EXPANSIONS: Final = 6
"""How many expansions of a game can have a bit of their own; content sets use the bits above."""


@dataclass(frozen=True)
class Expansion:
    """The data of an expansion from which tables of names and numbers are built."""

    name: str
    bit: int
    """Its bit in a mix of expansions; it never changes."""
    steps: tuple[Step, ...] = ()
    verbs: tuple[Verb, ...] = ()
    answers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By verb name, the steps of this expansion that a verb defined elsewhere also answers."""
    asks: tuple[int, ...] = ()
    """Steps defined by other expansions that this one also uses."""
    score: tuple[str, ...] = ()
    """Its lines on the score sheet."""
    options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    """Its options with their allowed values, default first; records include only options in use."""
    needed: str = ""
    """The rule that rejects its verbs where it is not played, with the text `refused-without-NAME`.

    If empty, the rule of the verb is reported.
    """
    listed: Mapping[str, str] = field(default_factory=dict)
    """Parts of a view that clients show as plain lists, with the kind of their items."""

    def __post_init__(self) -> None:
        if self.bit not in [2**n for n in range(MOST_EXPANSIONS)]:
            raise ValueError(f"The expansion {self.name} needs one bit below {2**MOST_EXPANSIONS}.")
        for verb in self.verbs:
            if verb.origin not in (self.name, ANY_EXPANSION):
                raise ValueError(f"The verb {verb.name} stands with {self.name} and has another origin.")


One = TypeVar("One", bound=Expansion)


class Mixes(Generic[One]):
    """The expansions of a game in their fixed order, and sets of them as bit masks ("mixes")."""

    def __init__(self, expansions: Iterable[One]) -> None:
        self.all = tuple(expansions)
        self.names = tuple(one.name for one in self.all)
        self.bits = {one.name: one.bit for one in self.all}
        self.count = 2 * max((one.bit for one in self.all), default=1)
        """Exclusive upper bound of all mixes."""
        known: dict[int, str] = {}
        for one in self.all:
            if self.names.count(one.name) > 1:
                raise ValueError(f"Two expansions are called {one.name}.")
            if one.bit in known:
                free = [2**n for n in range(MOST_EXPANSIONS) if 2**n not in self.bits.values()]
                hint = f"{free[0]} is free" if free else f"there is no room for more than {MOST_EXPANSIONS}"
                names = f"{known[one.bit]} and {one.name}"
                raise ValueError(f"The expansions {names} share the bit {one.bit}; {hint}.")
            known[one.bit] = one.name

    def check_content(self, folders: Collection[str], listed_in: str) -> None:
        """Raises `ValueError` for an expansion whose printed content is not read."""
        for name in self.names:
            if name not in folders:
                raise ValueError(f"The expansion {name} is not in EXPANSIONS of {listed_in}.")

    def bits_of(self, names: Iterable[str]) -> int:
        """Returns the mix of the named expansions; the base game's name is empty and adds nothing."""
        mix = 0
        for name in names:
            if name and name not in self.bits:
                raise ValueError(f"The expansion {name} is not in the list of expansions.")
            mix += self.bits[name] if name else 0
        return mix

    def played(self, mix: int) -> tuple[One, ...]:
        """Returns the expansions of a mix in their fixed order."""
        return tuple(one for one in self.all if one.bit & mix)

    def names_of(self, mix: int) -> tuple[str, ...]:
        """Returns the names of the expansions of a mix."""
        return tuple(one.name for one in self.played(mix))

    @property
    def options(self) -> dict[str, tuple[object, ...]]:
        """The options of all expansions."""
        return {name: values for one in self.all for name, values in one.options.items()}

    def check_options(self, expansions: Collection[str], options: Mapping[str, object]) -> None:
        """Raises `PharosError` if an option is set whose expansion is not played."""
        for one in self.all:
            for name, values in one.options.items():
                if one.name not in expansions and options.get(name, values[0]) != values[0]:
                    raise PharosError(f"The option {name} needs the expansion {one.name}.")

    def steps(self, base: Iterable[Step]) -> tuple[Step, ...]:
        """Returns the steps of the game with all expansions, by number."""
        rows = [*base, *(step for one in self.all for step in one.steps)]
        return tuple(sorted(rows, key=lambda row: row.number))

    def verbs(self, base: Iterable[Verb], options: Iterable[str] = ()) -> tuple[Verb, ...]:
        """Returns the verbs of the game with all expansions, by number, each with all steps it answers."""
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
