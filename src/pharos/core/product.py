"""The protocol that each game ("product") implements, so that one `Game` class serves them all.

Each product has its own type of state; choices are numbers. Everything a product returns to `Game`
is plain data or notation.
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
    """What is played: game, expansions, number of players, and all options."""

    game: str
    players: int
    expansions: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    content: Mapping[str, str] = field(default_factory=dict)
    """The additional content sets in the deal, with their versions."""

    def data(self) -> dict[str, object]:
        """Returns the set-up as it appears in views and positions; the printed sets are omitted."""
        return {
            "game": self.game,
            "expansions": list(self.expansions),
            "players": self.players,
            "options": dict(self.options),
            **({"content": dict(self.content)} if self.content else {}),
        }


NOTATIONS = 1 << 14
"""Size of each product's cache of notations."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: winning seats and kind of victory."""

    winners: tuple[int, ...]
    victory: str


StateType = TypeVar("StateType")
State = TypeVar("State", covariant=True)


class Worlds(Protocol[State]):
    """The possible games that match a view, indexed by seed."""

    def state(self, seed: int) -> State:
        """Returns one of them, the same for the same seed."""


class Product(Protocol, Generic[StateType]):
    """A game, such as Duel or 7 Wonders."""

    name: str
    expansions: tuple[str, ...]

    def check_setup(
        self,
        players: int | None,
        expansions: tuple[str, ...],
        options: Mapping[str, object],
        content: object = (),
    ) -> Setup:
        """Returns a valid set-up with all options filled in; raises `PharosError` for the first fault."""

    def begin(self, setup: Setup, seed: int) -> StateType:
        """Returns the state of a new game dealt by a seed: the same deal on every machine."""

    def deal(self, state: StateType) -> dict[str, object]:
        """Returns the deal of a game that was dealt by a seed, as plain data."""

    def start(self, setup: Setup, deal: Mapping[str, object]) -> tuple[StateType, dict[str, object]]:
        """Returns a new game's state and its complete deal; raises `InvalidDeal`."""

    def clone(self, state: StateType) -> StateType:
        """Returns an independent copy."""

    def waiting(self, state: StateType) -> tuple[int, ...]:
        """Returns the seats that must choose."""

    def codes(self, state: StateType, seat: int) -> list[int]:
        """Returns all choices of a seat that must choose."""

    def apply(self, state: StateType, seat: int, code: int) -> None:
        """Carries out (or locks in, where choices are simultaneous) a choice that is known to be allowed."""

    def course(self, state: StateType) -> Course:
        """Returns a `Course` that runs the game from this state on."""

    def notation(self, code: int) -> str:
        """Returns the notation of a choice."""

    def parse(self, text: str) -> int | None:
        """Returns the code of a notation, or None if it has no meaning."""

    def price(self, state: StateType, seat: int, code: int) -> Price | None:
        """Returns what a choice costs, or None if it has no price."""

    def refusal(self, state: StateType, seat: int, code: int | None) -> Refusal:
        """Returns why a choice is not allowed; code None is a notation without meaning."""

    def attempts(self, state: StateType, seat: int) -> list[int]:
        """Returns what a seat that must choose could try with the visible pieces, allowed or not."""

    def price_lists(self, state: StateType) -> list[PriceList]:
        """Returns by seat the prices that follow from public information."""

    def view(
        self,
        setup: Setup,
        state: StateType,
        seat: int | None,
        *,
        partner: bool = True,
        lying_open: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """Returns what a seat (or a spectator) knows, as plain data.

        With `partner=False` it excludes what a teammate shows. `lying_open` is the shared part from
        `lying_open()`, to avoid recomputing it; it becomes part of the view.
        """

    def lying_open(self, state: StateType) -> dict[str, object]:
        """Returns the part of a view that is the same for all viewers, as plain data."""

    def public(
        self, setup: Setup, state: StateType, lying_open: dict[str, object] | None = None
    ) -> dict[str, object]:
        """Returns all public information as plain data: the input of `facts`."""

    def settled(self, state: StateType) -> bool:
        """Returns whether no choice is locked in but not yet revealed."""

    def facts(self, before: dict[str, Any], after: dict[str, Any], made: Sequence[Made]) -> list[Fact]:
        """Returns what the choices between two settled states caused."""

    def check_view(self, data: Mapping[str, object]) -> Setup:
        """Returns the set-up of a view; raises `InvalidView` if the data is not a view."""

    def sample(self, data: Mapping[str, object], seat: int | None, seed: int) -> dict[str, object]:
        """Returns a complete position that matches a view."""

    def worlds(self, data: Mapping[str, object], seat: int | None) -> "tuple[Setup, Worlds[StateType]]":
        """Returns the games that match a view, to be drawn by seed; raises `InvalidPosition` if none does."""

    def position(self, setup: Setup, state: StateType) -> dict[str, object]:
        """Returns the whole state as plain data."""

    def from_position(self, data: Mapping[str, object], grown: bool = False) -> tuple[Setup, StateType]:
        """Returns the state of a position; raises `InvalidPosition`.

        `grown` means that it was reached in play, so counts may exceed the limits for custom positions.
        """

    def scores(self, setup: Setup, state: StateType) -> list[dict[str, int]]:
        """Returns the score sheet by seat, as if the game ended now."""

    def outcome(self, state: StateType) -> Outcome | None:
        """Returns how the game ended, or None while it is in progress."""
