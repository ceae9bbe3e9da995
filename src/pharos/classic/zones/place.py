"""Shared parts of all zones of 7 Wonders: the scene they belong to, and the box of components."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from pharos.classic.added import ADDED, ADDED_NUMBERS
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, FREE_CITY_RING, is_played, seating_of
from pharos.classic.history import Entry, entries_of
from pharos.classic.memory import Memory
from pharos.classic.piece import FIRST_ADDED
from pharos.classic.sampling import Sampled
from pharos.classic.state import ROOM, State
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, supply_of
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Name, Several, Whole
from pharos.core.zone import Written, Zone

MOST_CARDS = 200
"""More than any pile has."""
CARD, LEFT = Name("card", CARD_NUMBERS), Whole(0, 99)
CARDS_HELD, CARDS_LYING = Several(CARD, 2 * int(ROOM)), Several(CARD, MOST_CARDS)


@dataclass(frozen=True, slots=True)
class Size:
    """The numbers that the shapes of a view depend on."""

    players: int
    ring: int
    turns: int

    @classmethod
    def of(cls, players: int, mix: int) -> "Size":
        """Returns the size of a game with a mix of expansions."""
        ring = int(FREE_CITY_RING) if players == FREE_CITY_PLAYERS else players
        return cls(players, ring, seating_of(players, mix).turns_per_age)

    @property
    def seat(self) -> Whole:
        """The shape of a seat."""
        return Whole(0, self.players - 1)

    @property
    def seats(self) -> Several:
        """The shape of a list of seats."""
        return Several(self.seat, self.players)

    @property
    def city(self) -> Whole:
        """The shape of a city number."""
        return Whole(0, self.ring - 1)

    @property
    def cities(self) -> Several:
        """The shape of a list of city numbers."""
        return Several(self.city, self.ring)

    @property
    def when(self) -> dict[str, Whole]:
        """The shapes of an age and a turn."""
        return {"age": Whole(0, int(AGES)), "turn": Whole(0, self.turns)}


class Box:
    """The components of a game; each can be placed as often as it has copies, a leader once."""

    def __init__(self, players: int, mix: int) -> None:
        supply = supply_of(players, mix)
        self.left: Counter[str] = Counter()
        for age in range(1, int(AGES) + 1):
            self.left.update(supply.pool(age))
        self.group_of = supply.group_of
        self.missing = {group: group.dealt for group in supply.groups}
        self.leaders_left = {n for n, piece in enumerate(ADDED) if is_played(int(piece.needs), mix)}

    def card(
        self, reader: Reader, value: object, place: str, lowest: int = 1, highest: int = 3
    ) -> int | None:
        """Places a card of an age within bounds; returns its number."""
        if not isinstance(value, str) or value not in CARD_NUMBERS:
            reader.fault(f"there is no card {shown(value)} ({place})")
            return None
        if not lowest <= AGE_OF[value] <= highest:
            reader.fault(f"{value} cannot be in {place} in this age")
            return None
        if not self.left[value]:
            reader.fault(f"there are more copies of {value} than in the box ({place})")
            return None
        group = self.group_of.get(value)
        if group is not None:
            if not self.missing[group]:
                reader.fault(f"there are more {group.kind} than are dealt ({place})")
                return None
            self.missing[group] -= 1
        self.left[value] -= 1
        return CARD_NUMBERS[value]

    def cards(
        self, reader: Reader, values: list[object], place: str, lowest: int = 1, highest: int = 3
    ) -> list[int]:
        """Places several cards."""
        found = [self.card(reader, value, place, lowest, highest) for value in values]
        return [number for number in found if number is not None]

    def leader(self, reader: Reader, value: object, place: str) -> int | None:
        """Places a leader; returns its number."""
        number = ADDED_NUMBERS.get(value) if isinstance(value, str) else None
        if number is None:
            reader.fault(f"there is no leader {shown(value)} ({place})")
            return None
        number -= int(FIRST_ADDED)
        if number not in self.leaders_left:
            reader.fault(f"the leader {value} is not in this game or stands in two places ({place})")
            return None
        self.leaders_left.remove(number)
        return number

    def leaders(self, reader: Reader, values: list[object], place: str) -> list[int]:
        """Places several leaders."""
        found = [self.leader(reader, value, place) for value in values]
        return [number for number in found if number is not None]


class Scene:
    """A state that is written or read, with data that several zones need."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.step: str | None = None
        """The current step according to a position."""

    @cached_property
    def entries(self) -> list[Entry]:
        """The history; it must not be used before it is read."""
        return entries_of(self.state)

    @cached_property
    def box(self) -> Box:
        """The components that are not placed yet."""
        return Box(int(self.state.deal.players), int(self.state.deal.mix))

    @property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.state.deal.players))

    @property
    def ring(self) -> range:
        """All cities."""
        return range(int(self.state.deal.ring))

    @property
    def dealt_age(self) -> int:
        """The last age whose cards are dealt; during recruitment, the previous age."""
        age = int(self.state.age)
        return age if self.state.turn > 0 else max(0, age - 1)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A view to be completed to a position with what was drawn for its hidden pieces."""

    view: Data
    position: Written
    found: Sampled


class Place(Zone[Scene]):
    """A zone of 7 Wonders; it can also infer hidden information, and be dealt anew in a copy of a state."""

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        """Returns its fields with everything that can be inferred from what was seen."""
        return {}

    def lay(self, found: Sampled, scene: Scene) -> None:
        """Puts what was drawn for it into a copy of a state."""
