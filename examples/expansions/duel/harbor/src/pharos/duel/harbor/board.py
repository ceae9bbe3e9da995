"""The harbor: a pile of crates, the returned crates, and the crates of each player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content.harbor import load_harbor
from pharos.core.bits import BIT, first, mix
from pharos.core.board import Board
from pharos.duel.state import State

CONTENT: Final = load_harbor()
CRATES: Final[list[str]] = [crate.id for crate in CONTENT.crates]
CRATE_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(CRATES)}
POINTS: Final = vec[i64]([crate.points for crate in CONTENT.crates])
PRICE: Final[i64] = CONTENT.setup.price
SEEN: Final[i64] = CONTENT.setup.seen


@final
@mypyc_attr(acyclic=True)
class HarborBoard(Board):
    """The crates by number. The pile itself never changes: `top` is the number of crates taken from it."""

    def __init__(self, pile: list[int]) -> None:
        self.pile: vec[i64] = vec[i64](pile)
        self.top: i64 = 0
        self.held0: i64 = 0
        self.held1: i64 = 0
        self.returned: i64 = 0

    def clone(self) -> "HarborBoard":
        """Returns a copy."""
        other = HarborBoard([])
        other.pile = self.pile
        other.top = self.top
        other.held0 = self.held0
        other.held1 = self.held1
        other.returned = self.returned
        return other

    def fingerprint(self) -> i64:
        """Returns a hash of the whole board."""
        mark = mix(mix(self.held0, self.held1), self.returned)
        n = self.top
        while n < len(self.pile):
            mark = mix(mark, self.pile[n])
            n += 1
        return mark

    def lay(self, pile: list[int]) -> None:
        """Replaces the pile. Needed by callers that are not compiled: a `vec` made there would never be
        freed."""
        self.pile = vec[i64](pile)
        self.top = 0

    def left(self) -> i64:
        """Returns the number of crates in the pile."""
        return len(self.pile) - self.top

    def offered(self) -> i64:
        """Returns the number of crates that a docking player looks at (HARBOR-TURN-02)."""
        if self.left() < SEEN:
            return self.left()
        return SEEN

    def held(self, seat: i64) -> i64:
        """Returns the crates of a seat, as a mask."""
        if seat == 0:
            return self.held0
        return self.held1

    def keep(self, seat: i64, crate: i64) -> None:
        """Gives a crate to a seat."""
        if seat == 0:
            self.held0 |= BIT[crate]
        else:
            self.held1 |= BIT[crate]

    def stow(self, seat: i64, crate: i64) -> None:
        """Keeps one of the crates on offer and returns the others (HARBOR-TURN-02)."""
        n = self.offered()
        while n > 0:
            lying = self.pile[self.top]
            self.top += 1
            if lying != crate:
                self.returned |= BIT[lying]
            n -= 1
        self.keep(seat, crate)

    def points(self, seat: i64) -> i64:
        """Returns the points of a seat's crates (HARBOR-SCORE-01)."""
        scored: i64 = 0
        crates = self.held(seat)
        while crates != 0:
            scored += POINTS[first(crates)]
            crates &= crates - 1
        return scored


def harbor_of(state: State) -> HarborBoard:
    """Returns the harbor of a game; raises an error if it is played without."""
    for board in state.boards:
        if isinstance(board, HarborBoard):
            return board
    raise LookupError("This game is played without the harbor.")


def harbor_points(state: State, seat: i64) -> i64:
    """Returns the points of a seat's crates; 0 in games without the harbor, whose score sheets also ask for
    it."""
    for board in state.boards:
        if isinstance(board, HarborBoard):
            return board.points(seat)
    return 0
