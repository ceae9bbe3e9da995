"""The interface of a 7 Wonders expansion; the defaults add nothing to the game.

`leaders/expansion.py` and `cities/expansion.py` implement it. Methods import lazily, since names and numbers
are built before the rules that use them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pharos.core.expansion import Expansion

if TYPE_CHECKING:
    from pharos.classic.city import City
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.history import Entry
    from pharos.classic.owner import Owner
    from pharos.classic.piece import Piece
    from pharos.classic.sampling import Plan
    from pharos.classic.state import State
    from pharos.classic.story import Story
    from pharos.classic.zones.city import Holding
    from pharos.classic.zones.place import Place, Size
    from pharos.classic.zones.turn import Asking
    from pharos.content.classic import Seating
    from pharos.core.board import Board
    from pharos.core.chance import Chance
    from pharos.core.price import Price
    from pharos.core.reader import Data
    from pharos.core.reason import Refusal
    from pharos.core.shape import Shape
    from pharos.core.zone import Zone


@dataclass(frozen=True)
class TableZones:
    """An expansion's zones on the table, in the order in which each operation visits them."""

    written: Sequence[Place] = field(default=())
    viewed: Sequence[Place] = field(default=())
    """Zones that differ between viewers."""
    read: Sequence[Place] = field(default=())
    read_with_steps: Sequence[Place] = field(default=())
    """Zones that can be read only after the current and pending steps."""
    sampled: Sequence[Place] = field(default=())


@dataclass(frozen=True)
class ClassicExpansion(Expansion):
    """An expansion of 7 Wonders."""

    before_cards: bool = False
    """Whether something happens in an age before its cards are dealt."""
    partner_sees: tuple[str, ...] = ()
    """Verbs of the history whose hidden piece a teammate sees."""

    # names and numbers

    def readers(self) -> Mapping[str, EffectReader]:
        """Returns the readers of its effects, by effect type."""
        return {}

    def pieces(self) -> Sequence[Piece]:
        """Returns its pieces besides cards and boards, numbered in order from `FIRST_ADDED`."""
        return ()

    def seatings(self) -> tuple[Seating, ...]:
        """Returns the values by number of players, if they differ from the base game's."""
        return ()

    def check_setup(self, played: bool, players: int, options: Mapping[str, object]) -> None:
        """Raises `PharosError` if options or players do not fit; called even if it is not played."""

    # the rules

    def owner(self) -> Owner:
        """Returns the implementation of its steps."""
        raise NotImplementedError

    def direction(self, state: State) -> str | None:
        """Returns the direction in which something is passed now, if it is not the hands of the age."""
        return None

    def entries(self, deal: Deal) -> int:
        """Returns how many actions it can add to the history of a game."""
        return 0

    # a board on the table

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles its pieces; those of a board go into `deal.added`."""

    def new_board(self, deal: Deal) -> Board:
        """Returns its board at the start of a game, for an expansion without a field in the state."""
        raise NotImplementedError

    def drawn(self, data: Data, seat: int | None, chance: Chance) -> dict[str, list[str]]:
        """Returns random places for what a view hides of its board, under names of its own, for its zones."""
        return {}

    def plan(self, data: Data, seat: int | None, entries: list[Entry]) -> Plan | None:
        """Returns where its hidden pieces may be according to a view, for an expansion without a board."""
        return None

    # zones and the deal

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns its zones in a city."""
        return []

    def table_zones(self, size: Size) -> TableZones:
        """Returns its zones on the table."""
        return TableZones()

    def asking(self) -> Mapping[int, Asking]:
        """Returns by step how it is read from a position."""
        return {}

    def deal_parts(self) -> tuple[str, ...]:
        """Returns the parts that it adds to a deal."""
        return ()

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """Returns its parts of a deal as plain data."""
        return {}

    def read_deal(self, deal: Deal, data: Mapping[str, Any]) -> None:
        """Reads its parts of a deal."""

    # explanations

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Returns by step what a city could try."""
        return {}

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the price of a choice with one of its verbs."""
        return None

    def free_by(self, mine: City, card: Piece) -> str | None:
        """Returns the name of its piece that makes a card free for a city, or None."""
        return None

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns why a choice is not allowed, or None if this expansion does not decide.

        Expansions are asked in reverse order: a later one also handles what it shares with earlier ones.
        """
        return None

    def outlook_parts(self, size: Size) -> Mapping[str, Shape]:
        """Returns the shapes of what it adds to the preview of the end."""
        return {}

    def outlook(self, state: State) -> Mapping[str, object]:
        """Returns what would happen with its pieces if the game ended now."""
        return {}

    # the history of a position

    def is_possible(self, story: Story, entry: Entry) -> bool | None:
        """Returns whether an entry of the history is possible, or None if it is not about its verbs."""
        return None

    def fits_city(self, story: Story, number: int) -> bool:
        """Returns whether what a city has of it fits the history."""
        return True

    def history_faults(self, story: Story) -> list[str]:
        """Returns further contradictions between the history and the position."""
        return []
