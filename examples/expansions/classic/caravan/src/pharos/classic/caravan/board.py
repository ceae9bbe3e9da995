"""The caravan: a pile of wares, and those that each city holds."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.state import State
from pharos.content.caravan import load_caravan
from pharos.core.bits import BIT, first, mix, zeros
from pharos.core.board import Board

CONTENT: Final = load_caravan()
WARES: Final[list[str]] = [ware.id for ware in CONTENT.wares]
WARE_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(WARES)}
POINTS: Final = vec[i64]([ware.points for ware in CONTENT.wares])
PRICE: Final[i64] = CONTENT.setup.price


@final
@mypyc_attr(acyclic=True)
class CaravanBoard(Board):
    """The wares by number. The order of the pile never changes: `top` says how many have left it."""

    def __init__(self, pile: list[int], ring: i64) -> None:
        self.pile: vec[i64] = vec[i64](pile)
        self.top: i64 = 0
        self.held: vec[i64] = zeros(ring)
        """By city, as masks."""

    def clone(self) -> "CaravanBoard":
        """A copy."""
        other = CaravanBoard([], 0)
        other.pile = self.pile
        other.top = self.top
        other.held = self.held[:]
        return other

    def fingerprint(self) -> i64:
        """All of it."""
        mark: i64 = 0
        for held in self.held:
            mark = mix(mark, held)
        n = self.top
        while n < len(self.pile):
            mark = mix(mark, self.pile[n])
            n += 1
        return mark

    def lay(self, pile: list[int], held: list[int]) -> None:
        """Everything anew, for callers that are not compiled: a `vec` of theirs would never be freed."""
        self.pile = vec[i64](pile)
        self.top = 0
        self.held = vec[i64](held)

    def left(self) -> i64:
        """How many wares are in the pile."""
        return len(self.pile) - self.top

    def take(self, number: i64) -> None:
        """A city gets the ware on top, if there is one (CARAVAN-LOAD-02)."""
        if self.left() != 0:
            self.held[number] |= BIT[self.pile[self.top]]
            self.top += 1

    def points(self, number: i64) -> i64:
        """What the wares of a city are worth (CARAVAN-SCORE-01)."""
        scored: i64 = 0
        wares = self.held[number]
        while wares != 0:
            scored += POINTS[first(wares)]
            wares &= wares - 1
        return scored


def caravan_of(state: State) -> CaravanBoard:
    """The caravan of a game that is played with it."""
    for board in state.boards:
        if isinstance(board, CaravanBoard):
            return board
    raise LookupError("This game is played without the caravan.")


def caravan_points(state: State, number: i64) -> i64:
    """What the wares of a city are worth; a line of the score sheet is asked for in every game."""
    for board in state.boards:
        if isinstance(board, CaravanBoard):
            return board.points(number)
    return 0
