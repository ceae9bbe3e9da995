"""The shape of a product: what a game must offer so that one `Game` can serve it.

A product works on its own kind of state; choices are numbers. Everything that leaves it is plain
data or notation.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from pharos.core.course import Course
from pharos.core.fact import Fact, Made
from pharos.core.price import Price, PriceList
from pharos.core.reason import Refusal


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played: a game, its expansions, how many play, and the options, all of them named."""

    game: str
    players: int
    expansions: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    content: Mapping[str, str] = field(default_factory=dict)
    """The further content sets that the game is dealt from, with their versions."""

    def data(self) -> dict[str, object]:
        """The set-up as it stands in views and positions; printed sets are not named."""
        return {
            "game": self.game,
            "expansions": list(self.expansions),
            "players": self.players,
            "options": dict(self.options),
            **({"content": dict(self.content)} if self.content else {}),
        }


NOTATIONS = 1 << 14
"""So many notations of choices are kept by each product."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, in seats and the name of the victory."""

    winners: tuple[int, ...]
    victory: str


StateType = TypeVar("StateType")
State = TypeVar("State", covariant=True)


class Worlds(Protocol[State]):
    """The games that fit a view, one for each seed."""

    def state(self, seed: int) -> State:
        """One of them, the same for the same seed."""


class Product(Protocol, Generic[StateType]):
    """A game of the family."""

    name: str
    expansions: tuple[str, ...]

    def check_setup(
        self,
        players: int | None,
        expansions: tuple[str, ...],
        options: Mapping[str, object],
        content: object = (),
    ) -> Setup:
        """A valid set-up with all options filled in, or an error that says what is wrong."""

    def begin(self, setup: Setup, seed: int) -> StateType:
        """A new game dealt by a seed: the same deal on every machine."""

    def deal(self, state: StateType) -> dict[str, object]:
        """The deal of a game that was dealt by a seed, as plain data."""

    def start(self, setup: Setup, deal: Mapping[str, object]) -> tuple[StateType, dict[str, object]]:
        """A new game and its deal in full; raises `InvalidDeal`."""

    def clone(self, state: StateType) -> StateType:
        """An independent copy."""

    def waiting(self, state: StateType) -> tuple[int, ...]:
        """The seats that owe a choice."""

    def codes(self, state: StateType, seat: int) -> list[int]:
        """All choices of a seat that owes one."""

    def apply(self, state: StateType, seat: int, code: int) -> None:
        """Carries out (or seals) a choice that is known to be allowed."""

    def course(self, state: StateType) -> Course:
        """What goes through a game from a state on: who owes a choice, what was chosen."""

    def notation(self, code: int) -> str:
        """The notation of a choice."""

    def parse(self, text: str) -> int | None:
        """The choice of a notation, or None."""

    def price(self, state: StateType, seat: int, code: int) -> Price | None:
        """What a choice costs, or None when it has no price."""

    def refusal(self, state: StateType, seat: int, code: int | None) -> Refusal:
        """Why a choice is not allowed; None stands for a notation that means nothing."""

    def attempts(self, state: StateType, seat: int) -> list[int]:
        """What a seat that owes a choice might try with what lies open before it, allowed or not."""

    def price_lists(self, state: StateType) -> list[PriceList]:
        """By seat, the prices that everybody can work out; nothing hidden is in them."""

    def view(
        self,
        setup: Setup,
        state: StateType,
        seat: int | None,
        *,
        partner: bool = True,
        lying_open: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """What a seat (or a spectator) knows, as plain data; with or without what a partner shows it.

        `lying_open` spares writing what is the same for all who look, and becomes a part of the view.
        """

    def lying_open(self, state: StateType) -> dict[str, object]:
        """What is the same for all who look, as plain data."""

    def public(
        self, setup: Setup, state: StateType, lying_open: dict[str, object] | None = None
    ) -> dict[str, object]:
        """What lies open for everybody, as plain data: what facts are made from."""

    def settled(self, state: StateType) -> bool:
        """Whether no choice lies sealed."""

    def facts(self, before: dict[str, Any], after: dict[str, Any], made: Sequence[Made]) -> list[Fact]:
        """What the choices between two settled moments brought about."""

    def check_view(self, data: Mapping[str, object]) -> Setup:
        """The set-up of a view; raises `InvalidView` where it is not what `view` makes."""

    def sample(self, data: Mapping[str, object], seat: int | None, seed: int) -> dict[str, object]:
        """A whole position that fits a view."""

    def worlds(self, data: Mapping[str, object], seat: int | None) -> "tuple[Setup, Worlds[StateType]]":
        """The games that fit a view, to be drawn by seeds; raises `InvalidPosition` where none does."""

    def position(self, setup: Setup, state: StateType) -> dict[str, object]:
        """The whole state as plain data."""

    def from_position(self, data: Mapping[str, object], grown: bool = False) -> tuple[Setup, StateType]:
        """The state of a position, which somebody set up or has grown in play; raises `InvalidPosition`."""

    def scores(self, setup: Setup, state: StateType) -> list[dict[str, int]]:
        """The score sheet, by seat, as if the game ended now."""

    def outcome(self, state: StateType) -> Outcome | None:
        """How the game ended, or None while it goes on."""
