"""Zones: the parts of a game's state, such as coins, a card structure, a deck, or a board.

Each zone defines how it is written and to whom it is visible (`write`), its form in views (`shapes`), how
it is read and checked (`read`, and `check` once everything is read), and how its hidden contents are
filled in when a view is completed to a full game (`sample`).
Positions, views, samples and their validation all derive from a list of zones (`zones.py`); an
expansion adds its own.
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
    """Returns the shapes of some parts by name."""
    return shapes


@final
class Eye:
    """A viewer: a seat, a spectator (`seat` None), or `EVERYTHING`, which sees all.

    `partner` is a seat that shows its hidden information to this viewer.
    """

    def __init__(self, seat: int | None, everything: bool = False, partner: int | None = None) -> None:
        self.seat = seat
        self.everything = everything
        self.partner = partner

    def knows(self, seat: int) -> bool:
        """Returns whether the viewer knows what this seat knows."""
        return self.everything or self.seat == seat


EVERYTHING: Final = Eye(None, True)
ANYBODY: Final = Eye(None)


class Zone(Generic[State]):
    """A part of the state, with one or several fields in the data."""

    shapes: Mapping[str, Shape] = MappingProxyType({})
    """The fields that every view contains."""
    sometimes: Mapping[str, Shape] = MappingProxyType({})
    """The fields that only some views contain."""
    hidden: tuple[str, ...] = ()
    """Fields that only positions contain."""
    seen: tuple[str, ...] = ()
    """Fields that only views contain."""
    follows: tuple[str, ...] = ()
    """Fields derived from the rest: a position may omit them, but must not contradict."""
    open_to_all: bool = False
    """Whether all viewers see the same: then it is written once for all of them."""
    partly_open: bool = False
    """Whether part of it is the same for all viewers: that is written once, `write_on` adds the rest."""

    def write(self, state: State, eye: Eye) -> Written:
        """Returns its fields as a viewer sees them."""
        return {}

    def write_on(self, lying: Written, state: State, eye: Eye) -> Written:
        """Returns its fields as a viewer sees them, given the shared fields in `lying`."""
        return self.write(state, eye)

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Reads its fields into a state and records faults."""

    def check(self, reader: Reader, data: Data, state: State, place: str = "") -> None:
        """Records contradictions with the rest, once everything is read."""
        written = self.write(state, ANYBODY) if self.follows else {}
        for name in self.follows:
            if name in written:
                reader.follows(data, name, written[name], place)
            elif name in data:
                reader.fault(f"there is no {name} {place and place + ' '}now")

    def sample(self, drawing: Any) -> None:
        """Fills in the hidden contents of this zone; what the view shows is already set."""


class ContentSets(Zone[State]):
    """Additional content sets, named at the start of every document of a game that uses them."""

    open_to_all: bool = True
    sometimes: Mapping[str, Shape] = parts(content=Anything())
    seen: tuple[str, ...] = ("content",)


class Number(Zone[State]):
    """A number stored in an attribute of the state."""

    def __init__(
        self, name: str, attribute: str, lowest: int, highest: int, default: int | None = None
    ) -> None:
        self.name, self.attribute = name, attribute
        self.bounds = (lowest, highest, default)
        self.open_to_all = True
        self.shapes = {name: Whole(lowest, highest)}

    def write(self, state: State, eye: Eye) -> Written:
        return {self.name: int(getattr(state, self.attribute))}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        setattr(state, self.attribute, reader.number(data, self.name, *self.bounds))


class Coins(Zone[Any]):
    """The coins of a city, visible to all, in every game."""

    open_to_all: bool = True
    shapes: Mapping[str, Shape] = parts(coins=Whole(0, GROWN))

    def write(self, state: Any, eye: Eye) -> Written:
        return {"coins": int(state.city.coins)}

    def read(self, reader: Reader, data: Data, state: Any) -> None:
        state.city.coins = reader.count(data, "coins", MOST_COINS)
