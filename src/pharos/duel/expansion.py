"""What an expansion of Duel may add to the game; the base game adds nothing.

`pantheon/expansion.py` and `agora/expansion.py` are the two values. A method imports what it needs when it is
asked: names and numbers are there before the rules that use them.
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
    from pharos.duel.state import State
    from pharos.duel.zones.cards import Decks, TokenOnCard
    from pharos.duel.zones.city import Holding
    from pharos.duel.zones.turn import Argument


@dataclass(frozen=True)
class TableZones:
    """The zones on the table that belong to an expansion."""

    lying: list[Zone[State]] = field(default_factory=list)
    """What lies open, at least in part."""
    hidden: list[Zone[State]] = field(default_factory=list)
    """What nobody sees."""
    before_structure: bool = False
    """Whether what lies open is read and sampled before the structure of cards; else behind it."""


@dataclass(frozen=True)
class DuelExpansion(Expansion):
    """An expansion of Duel."""

    most_steps: int = 8
    """So many steps may wait for each other in a position."""
    card_kinds: tuple[str, ...] = ()
    """Kinds of cards in the structure that are not built."""
    card_verb: int = 0
    """The verb that takes such a card in a turn; its owner says what that costs."""

    drafts: bool = False
    """Whether its steps may be pending while wonders are drafted."""

    board: str = ""
    """The part of a view that it alone has."""
    loots: bool = True
    """Whether military tokens still take coins."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.card_kinds and self.card_verb not in [verb.number for verb in self.verbs]:
            raise ValueError(f"The expansion {self.name} adds kinds of cards and no verb that takes them.")

    # names and numbers

    def object_names(self) -> dict[str, list[str]]:
        """By kind of object of a choice, what its objects are called."""
        return {}

    def payments(self) -> dict[str, list[str]]:
        """By verb, the ways to pay that are written behind an `@`; the first is not written."""
        return {}

    def readers(self) -> Mapping[str, EffectReader]:
        """What its effects mean, by type."""
        return {}

    # the rules

    def owner(self) -> Owner:
        """What carries out its steps and verbs."""
        raise NotImplementedError

    # a board on the table

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles what lies on its board, into `deal.added`; asked where it has a board (`new_board`)."""

    def new_board(self, deal: Deal) -> Board:
        """Its board at the beginning of a game, for an expansion without a field of the state."""
        raise NotImplementedError

    # places on the table, and the deal

    def city_zones(self) -> list[Zone[Holding]]:
        """What lies before a player."""
        return []

    def table_zones(self) -> TableZones:
        """What lies on the table."""
        return TableZones()

    def arguments(self) -> Mapping[int, Argument]:
        """What its steps are about, by step."""
        return {}

    def token_on_card(self) -> TokenOnCard | None:
        """A token that lies on a card of the structure."""
        return None

    def decks(self) -> Decks | None:
        """The decks, where more is known of them than that nobody sees them."""
        return None

    def box_order(self, state: State) -> vec[i64] | None:
        """The order in which the next draw takes progress tokens from the box, if not that of the deal."""
        return None

    def out_of_sight(self) -> Callable[[State, Eye], int] | None:
        """What somebody takes for the tokens in the box, if that differs from viewer to viewer."""
        return None

    def faults(self, state: State) -> list[str]:
        """Why a game cannot go on in a position."""
        return []

    def deal_parts(self) -> tuple[str, ...]:
        """The parts that a deal has more."""
        return ()

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """What it adds to a deal, as plain data."""
        return {}

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        """Reads what it adds to a deal."""

    def blank_deal(self, deal: Deal) -> None:
        """Makes room in the deal of a position, which tells itself where things lie."""

    # what people are told

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """By step, what a seat might try with what lies open."""
        return {}

    def turn_attempts(self, state: State, seat: int) -> list[int]:
        """What a seat might try in its turn."""
        return []

    def prices(self, state: State, seat: int) -> Mapping[str, Price]:
        """What its open things cost a seat, by notation; cards of the structure apart."""
        return {}

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """The price of a choice with one of its verbs, also for a seat that is not to move."""
        return None

    def free_by(self, state: State, seat: int, symbol: int) -> str | None:
        """What of it makes a card with a chain symbol free."""
        return None

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Why a choice that answers the step is none of its options, where that is for this expansion to say.

        The last expansion of a game is asked first: it knows what it shares with those before it.
        """
        return None

    def facts(self, before: Any, after: Any, maker: Made) -> Iterable[Fact]:
        """What a choice brought about on its boards."""
        return ()

    def places(self, data: Any) -> dict[str, str]:
        """Where what lies open on its boards is, by name."""
        return {}

    def taken_tokens(self, before: Any, after: Any) -> Iterable[Fact]:
        """Its tokens that were taken from the structure."""
        return ()

    def steals(self, words: list[str]) -> bool:
        """Whether a choice, in words, takes coins of the opponent for the chooser."""
        return False
