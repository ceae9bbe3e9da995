"""The harbor: a pile of crates, those that were returned, and those that each player keeps."""

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
    """The crates by number. The order of the pile never changes: `top` says how many have left it."""

    def __init__(self, pile: list[int]) -> None:
        self.pile: vec[i64] = vec[i64](pile)
        self.top: i64 = 0
        self.held0: i64 = 0
        self.held1: i64 = 0
        self.returned: i64 = 0

    def clone(self) -> "HarborBoard":
        """A copy."""
        other = HarborBoard([])
        other.pile = self.pile
        other.top = self.top
        other.held0 = self.held0
        other.held1 = self.held1
        other.returned = self.returned
        return other

    def fingerprint(self) -> i64:
        """All of it."""
        mark = mix(mix(self.held0, self.held1), self.returned)
        n = self.top
        while n < len(self.pile):
            mark = mix(mark, self.pile[n])
            n += 1
        return mark

    def lay(self, pile: list[int]) -> None:
        """Another pile, for callers that are not compiled: a `vec` of theirs would never be freed."""
        self.pile = vec[i64](pile)
        self.top = 0

    def left(self) -> i64:
        """How many crates are in the pile."""
        return len(self.pile) - self.top

    def offered(self) -> i64:
        """How many of them whoever docks looks at (HARBOR-TURN-02)."""
        if self.left() < SEEN:
            return self.left()
        return SEEN

    def held(self, seat: i64) -> i64:
        """The crates of a seat, as a mask."""
        if seat == 0:
            return self.held0
        return self.held1

    def keep(self, seat: i64, crate: i64) -> None:
        """A seat gets a crate."""
        if seat == 0:
            self.held0 |= BIT[crate]
        else:
            self.held1 |= BIT[crate]

    def stow(self, seat: i64, crate: i64) -> None:
        """Of the crates on offer one is kept, the others are returned (HARBOR-TURN-02)."""
        n = self.offered()
        while n > 0:
            lying = self.pile[self.top]
            self.top += 1
            if lying != crate:
                self.returned |= BIT[lying]
            n -= 1
        self.keep(seat, crate)

    def points(self, seat: i64) -> i64:
        """What the crates of a seat are worth (HARBOR-SCORE-01)."""
        scored: i64 = 0
        crates = self.held(seat)
        while crates != 0:
            scored += POINTS[first(crates)]
            crates &= crates - 1
        return scored


def harbor_of(state: State) -> HarborBoard:
    """The harbor of a game that is played with it."""
    for board in state.boards:
        if isinstance(board, HarborBoard):
            return board
    raise LookupError("This game is played without the harbor.")


def harbor_points(state: State, seat: i64) -> i64:
    """What the crates of a seat are worth; a line of the score sheet is asked for in every game."""
    for board in state.boards:
        if isinstance(board, HarborBoard):
            return board.points(seat)
    return 0
