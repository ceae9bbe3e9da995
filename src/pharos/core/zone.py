"""A zone of a table.

A zone is a place where things lie: a city's coins, a structure of cards, a deck, a board. Each says
once how it is written and who knows it (`write`), what a view shows of it (`shapes`), how it is read
and checked (`read`, and `check` once all is read), and how a viewer's game is completed with what it
cannot know (`sample`).
Positions, views, samples and the checks of their parts follow from a list of zones (`zones.py`); an
expansion brings its own.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, final

from pharos.core.reader import GROWN, Data, Reader
from pharos.core.shape import Anything, Shape, Whole

MOST_COINS: Final = 999
State = TypeVar("State")
Written = dict[str, Any]


def parts(**shapes: Shape) -> Mapping[str, Shape]:
    """The shapes of some parts, by name."""
    return shapes


@final
class Eye:
    """Somebody who looks at a table: a seat, a spectator (None), or nobody, who sees everything.

    A partner is a seat that shows what it holds.
    """

    def __init__(self, seat: int | None, everything: bool = False, partner: int | None = None) -> None:
        self.seat = seat
        self.everything = everything
        self.partner = partner

    def knows(self, seat: int) -> bool:
        """Whether it knows what a seat knows."""
        return self.everything or self.seat == seat


EVERYTHING: Final = Eye(None, True)
ANYBODY: Final = Eye(None)


class Zone(Generic[State]):
    """A place of the table, with one or several parts in the data."""

    shapes: Mapping[str, Shape] = MappingProxyType({})
    """What every view shows of it, by part."""
    sometimes: Mapping[str, Shape] = MappingProxyType({})
    """What some views show."""
    hidden: tuple[str, ...] = ()
    """Parts that only positions have."""
    seen: tuple[str, ...] = ()
    """Parts that only views have."""
    follows: tuple[str, ...] = ()
    """Parts that follow from the rest: a position may leave them out, but not tell them otherwise."""
    open_to_all: bool = False
    """Whether every seat and every spectator sees the same of it: then it is written once for all of them."""
    partly_open: bool = False
    """Whether all see some of it alike: then that is written once, and the rest on it (`write_on`)."""

    def write(self, state: State, eye: Eye) -> Written:
        """Its parts as somebody sees them."""
        return {}

    def write_on(self, lying: Written, state: State, eye: Eye) -> Written:
        """Its parts as somebody sees them, where what all see alike is written already."""
        return self.write(state, eye)

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Puts what the data tell into a state, and notes what cannot be."""

    def check(self, reader: Reader, data: Data, state: State, place: str = "") -> None:
        """Notes what does not fit the rest, once all of it is read."""
        written = self.write(state, ANYBODY) if self.follows else {}
        for name in self.follows:
            if name in written:
                reader.follows(data, name, written[name], place)
            elif name in data:
                reader.fault(f"there is no {name} {place and place + ' '}now")

    def sample(self, drawing: Any) -> None:
        """Completes a view with what is hidden here; what a view shows is there already."""


class ContentSets(Zone[State]):
    """Further content sets, which stand at the beginning of every document of a game with them."""

    open_to_all: bool = True
    sometimes: Mapping[str, Shape] = parts(content=Anything())
    seen: tuple[str, ...] = ("content",)


class Number(Zone[State]):
    """A number that stands in the state under a name of its own."""

    def __init__(
        self, name: str, attribute: str, lowest: int, highest: int, default: int | None = None
    ) -> None:
        self.name, self.attribute = name, attribute
        self.bounds = (lowest, highest, default)
        self.open_to_all = True
        self.shapes = {name: Whole(lowest, highest)}

    def write(self, state: State, eye: Eye) -> Written:
        """The number."""
        return {self.name: int(getattr(state, self.attribute))}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """The number, within its bounds."""
        setattr(state, self.attribute, reader.number(data, self.name, *self.bounds))


class Coins(Zone[Any]):
    """The coins of a city, open to all, in every game of the family."""

    open_to_all: bool = True
    shapes: Mapping[str, Shape] = parts(coins=Whole(0, GROWN))

    def write(self, state: Any, eye: Eye) -> Written:
        """How many they are."""
        return {"coins": int(state.city.coins)}

    def read(self, reader: Reader, data: Data, state: Any) -> None:
        """How many they are."""
        state.city.coins = reader.count(data, "coins", MOST_COINS)
