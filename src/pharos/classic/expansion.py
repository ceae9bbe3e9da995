"""What an expansion of 7 Wonders may add to the game; the base game adds nothing.

`leaders/expansion.py` and `cities/expansion.py` are the two values. A method imports what it needs when it is
asked: names and numbers are there before the rules that use them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pharos.core.expansion import Expansion

if TYPE_CHECKING:
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.owner import Owner
    from pharos.classic.state import State
    from pharos.classic.zones.city import Holding
    from pharos.classic.zones.place import Place, Size
    from pharos.classic.zones.turn import Asking
    from pharos.content.classic import Seating
    from pharos.core.board import Board
    from pharos.core.chance import Chance
    from pharos.core.reader import Data
    from pharos.core.zone import Zone


@dataclass(frozen=True)
class TableZones:
    """The zones on the table that belong to an expansion, in the orders in which each is done."""

    written: Sequence[Place] = field(default=())
    viewed: Sequence[Place] = field(default=())
    """Those of which not everybody sees the same."""
    read: Sequence[Place] = field(default=())
    read_with_steps: Sequence[Place] = field(default=())
    """What can be read only when it is known what is asked and pending."""
    sampled: Sequence[Place] = field(default=())


@dataclass(frozen=True)
class ClassicExpansion(Expansion):
    """An expansion of 7 Wonders."""

    before_cards: bool = False
    """Whether something is done in an age before its cards are dealt."""

    # names and numbers

    def readers(self) -> Mapping[str, EffectReader]:
        """What its effects mean, by type."""
        return {}

    def seatings(self) -> tuple[Seating, ...]:
        """What depends on the number of players, where that differs from the base game."""
        return ()

    def check_setup(self, played: bool, players: int, options: Mapping[str, object]) -> None:
        """Raises `PharosError` where options or players do not fit it, played or not."""

    # the rules

    def owner(self) -> Owner:
        """What carries out its steps."""
        raise NotImplementedError

    def direction(self, state: State) -> str | None:
        """Where something goes round now, if that is not the hands of the age."""
        return None

    # a board on the table

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles what lies on its board, into `deal.added`; asked where it has a board (`new_board`)."""

    def new_board(self, deal: Deal) -> Board:
        """Its board at the beginning of a game, for an expansion without a field of the state."""
        raise NotImplementedError

    def drawn(self, data: Data, seat: int | None, chance: Chance) -> dict[str, list[str]]:
        """Places for what a view does not tell of its board, by names of its own; zones put them there."""
        return {}

    # places on the table, and the deal

    def city_zones(self) -> list[Zone[Holding]]:
        """What lies before a player."""
        return []

    def table_zones(self, size: Size) -> TableZones:
        """What lies on the table."""
        return TableZones()

    def asking(self) -> Mapping[int, Asking]:
        """What its steps say when a position is read, by step."""
        return {}

    def deal_parts(self) -> tuple[str, ...]:
        """The parts that a deal has more."""
        return ()

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """What it adds to a deal, as plain data."""
        return {}

    def read_deal(self, deal: Deal, data: Mapping[str, Any]) -> None:
        """Reads what it adds to a deal."""
