"""The interface of a Duel expansion; the defaults add nothing to the game.

`pantheon/expansion.py` and `agora/expansion.py` implement it. Methods import lazily, since names and numbers
are built before the rules that use them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pharos.core.expansion import Expansion

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from pharos.core.board import Board
    from pharos.core.chance import Chance
    from pharos.core.fact import Fact, Made
    from pharos.core.price import Price
    from pharos.core.reader import Data, Reader
    from pharos.core.reason import Refusal
    from pharos.core.zone import Eye, Zone
    from pharos.duel.deal import Deal
    from pharos.duel.effects import Reader as EffectReader
    from pharos.duel.owner import Owner
    from pharos.duel.piece import Piece
    from pharos.duel.rules import Rules
    from pharos.duel.state import City, State
    from pharos.duel.zones.cards import Decks, TokenOnCard
    from pharos.duel.zones.city import Holding
    from pharos.duel.zones.turn import Argument


@dataclass(frozen=True)
class TableZones:
    """An expansion's zones on the table."""

    lying: list[Zone[State]] = field(default_factory=list)
    """Zones that are visible, at least in part."""
    hidden: list[Zone[State]] = field(default_factory=list)
    """Zones that are hidden from everyone."""
    before_structure: bool = False
    """Whether the visible zones are read and sampled before the structure of cards instead of after it."""


@dataclass(frozen=True)
class DuelExpansion(Expansion):
    """An expansion of Duel."""

    most_steps: int = 8
    """The maximum number of pending steps in a position."""
    card_kinds: tuple[str, ...] = ()
    """Kinds of cards in the structure that are taken but not built."""
    card_verb: int = 0
    """The verb that takes such a card in a turn; `Owner.fee` is its price."""

    drafts: bool = False
    """Whether its steps may be pending during the Wonder draft."""

    board: str = ""
    """The part of a view that only this expansion has."""
    loots: bool = True
    """Whether military tokens take coins when it is played."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.card_kinds and self.card_verb not in [verb.number for verb in self.verbs]:
            raise ValueError(f"The expansion {self.name} adds kinds of cards and no verb that takes them.")

    # names and numbers

    def object_names(self) -> dict[str, list[str]]:
        """Returns the names of objects by kind of object."""
        return {}

    def payments(self) -> dict[str, list[str]]:
        """Returns by verb the payments written after an `@`; the first is omitted."""
        return {}

    def readers(self) -> Mapping[str, EffectReader]:
        """Returns the readers of its effects, by effect type."""
        return {}

    # the rules

    def put_in_box(self, rules: Rules) -> None:
        """Puts its components into the box of a game; called for all expansions, played or not."""

    def pieces_of(self, city: City) -> list[Piece]:
        """Returns its pieces with lasting effects in a city."""
        return []

    def owner(self) -> Owner:
        """Returns the implementation of its steps and verbs."""
        raise NotImplementedError

    # a board on the table

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles the pieces of its board into `deal.added`; called only if it has a board (`new_board`)."""

    def new_board(self, deal: Deal) -> Board:
        """Returns its board at the start of a game, for an expansion without a field in the state."""
        raise NotImplementedError

    # zones and the deal

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns its zones in a city."""
        return []

    def table_zones(self) -> TableZones:
        """Returns its zones on the table."""
        return TableZones()

    def arguments(self) -> Mapping[int, Argument]:
        """Returns by step how the argument of the step is written and read."""
        return {}

    def token_on_card(self) -> TokenOnCard | None:
        """Returns the zone of tokens on cards of the structure."""
        return None

    def decks(self) -> Decks | None:
        """Returns the zone of the decks, if viewers may know something about them."""
        return None

    def box_order(self, state: State) -> vec[i64] | None:
        """Returns the order in which the next draw takes tokens from the box, or None for the deal's."""
        return None

    def out_of_sight(self) -> Callable[[State, Eye], int] | None:
        """Returns a function for the tokens that may be in the box, if that depends on the viewer."""
        return None

    def faults(self, state: State) -> list[str]:
        """Returns why a game cannot continue from a position."""
        return []

    def deal_parts(self) -> tuple[str, ...]:
        """Returns the parts that it adds to a deal."""
        return ()

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """Returns its parts of a deal as plain data."""
        return {}

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        """Reads its parts of a deal."""

    def blank_deal(self, deal: Deal) -> None:
        """Fills its parts of a position's deal with placeholders; reading the position replaces them."""

    # explanations and facts

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Returns by step what a seat could try with the visible pieces."""
        return {}

    def turn_attempts(self, state: State, seat: int) -> list[int]:
        """Returns what a seat could try in its turn."""
        return []

    def prices(self, state: State, seat: int) -> Mapping[str, Price]:
        """Returns by notation what its visible pieces cost a seat, except cards of the structure."""
        return {}

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the price of a choice with one of its verbs, also for a seat that is not to move."""
        return None

    def free_by(self, state: State, seat: int, symbol: int) -> str | None:
        """Returns the name of its piece that makes a card with a chain symbol free, or None."""
        return None

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns why a choice that fits the step is not allowed, or None if this expansion does not decide.

        Expansions are asked in reverse order: a later one also handles what it shares with earlier ones.
        """
        return None

    def facts(self, before: Any, after: Any, maker: Made) -> Iterable[Fact]:
        """Returns what a choice caused on its boards."""
        return ()

    def places(self, data: Any) -> dict[str, str]:
        """Returns the places of visible pieces on its boards, by name."""
        return {}

    def taken_tokens(self, before: Any, after: Any) -> Iterable[Fact]:
        """Returns facts of its tokens that were taken from the structure."""
        return ()

    def steals(self, words: list[str]) -> bool:
        """Returns whether a choice, split into words, takes coins from the opponent."""
        return False
