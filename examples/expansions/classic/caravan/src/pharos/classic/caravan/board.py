"""The caravan: a pile of wares, and the wares of each city."""

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
    """The wares by number. The pile itself never changes: `top` is the number of wares taken from it."""

    def __init__(self, pile: list[int], ring: i64) -> None:
        self.pile: vec[i64] = vec[i64](pile)
        self.top: i64 = 0
        self.held: vec[i64] = zeros(ring)
        """Wares of each city, as masks."""

    def clone(self) -> "CaravanBoard":
        """Returns a copy."""
        other = CaravanBoard([], 0)
        other.pile = self.pile
        other.top = self.top
        other.held = self.held[:]
        return other

    def fingerprint(self) -> i64:
        """Returns a hash of the whole board."""
        mark: i64 = 0
        for held in self.held:
            mark = mix(mark, held)
        n = self.top
        while n < len(self.pile):
            mark = mix(mark, self.pile[n])
            n += 1
        return mark

    def lay(self, pile: list[int], held: list[int]) -> None:
        """Resets all wares. Needed by callers that are not compiled: a `vec` made there would never be
        freed."""
        self.pile = vec[i64](pile)
        self.top = 0
        self.held = vec[i64](held)

    def left(self) -> i64:
        """Returns the number of wares in the pile."""
        return len(self.pile) - self.top

    def take(self, number: i64) -> None:
        """Gives the top ware to a city, if there is one (CARAVAN-LOAD-02)."""
        if self.left() != 0:
            self.held[number] |= BIT[self.pile[self.top]]
            self.top += 1

    def points(self, number: i64) -> i64:
        """Returns the points of a city's wares (CARAVAN-SCORE-01)."""
        scored: i64 = 0
        wares = self.held[number]
        while wares != 0:
            scored += POINTS[first(wares)]
            wares &= wares - 1
        return scored


def caravan_of(state: State) -> CaravanBoard:
    """Returns the caravan of a game; raises an error if it is played without."""
    for board in state.boards:
        if isinstance(board, CaravanBoard):
            return board
    raise LookupError("This game is played without the caravan.")


def caravan_points(state: State, number: i64) -> i64:
    """Returns the points of a city's wares; 0 in games without the caravan, whose score sheets also ask for
    it."""
    for board in state.boards:
        if isinstance(board, CaravanBoard):
            return board.points(number)
    return 0
