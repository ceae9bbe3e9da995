"""The wonder boards: for each side of a board, the starting resource and the stages in order."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pharos.classic.added import ADDED
from pharos.classic.piece import CONTENT, RESOURCES, STAGE_KIND, WONDER_POINTS, Piece, needs_of
from pharos.classic.pieces import read_cost, read_effects
from pharos.content.classic import Stage

MOST_STAGES: Final[i64] = max(len(wonder.stages) for wonder in CONTENT.wonders)


@final
@mypyc_attr(acyclic=True)
class Board:
    """One side of a wonder board."""

    def __init__(self, name: str, board: str, side: str) -> None:
        self.name = name
        self.board = board
        self.side = side
        self.number: i64 = 0
        self.kind: i64 = 0
        self.needs: i64 = 0
        self.start: Piece = Piece(name)
        self.stages: list[Piece] = []
        self.power: i64 = 0
        """The index in `POWERS` of the free build that a stage gives, or 0."""


def stage_piece(board: str, row: Stage) -> Piece:
    """Returns a stage as a piece."""
    stage = Piece(board)
    stage.points_category = WONDER_POINTS
    stage.kind = int(STAGE_KIND)
    read_cost(stage, row.cost)
    read_effects(stage, row.effects)
    return stage


def _boards() -> list[Board]:
    boards: list[Board] = []
    kinds: list[str] = []
    for number, row in enumerate(CONTENT.wonders):
        board = Board(row.id, row.board, row.side)
        board.number = number
        if row.board not in kinds:
            kinds.append(row.board)
        board.kind = kinds.index(row.board)
        board.needs = needs_of(row.expansion, row.set)
        if row.resource is not None:
            unit = 256 ** RESOURCES.index(row.resource)
            board.start.production = unit
            board.start.sold = unit
        board.start.points_category = WONDER_POINTS
        read_effects(board.start, row.start_effects)
        for stage_row in row.stages:
            board.stages.append(stage_piece(row.id, stage_row))
        boards.append(board)
    return boards


BOARDS: Final[list[Board]] = _boards()
SIDES: Final = ("a", "b")


def _power_names() -> list[str]:
    powers = [""]
    for board in BOARDS:
        if any(stage.free_builds for stage in board.stages):
            powers.append(board.board)
            board.power = len(powers) - 1
    return powers + [piece.name for piece in ADDED if piece.black_builds != 0]


POWERS: Final[list[str]] = _power_names()
"""The boards and added pieces with a power that builds a card for free; index 0 is none."""
BLACK_POWER: Final[i64] = len(POWERS) - 1
"""The power of one leader that builds black cards only (CITIES-LEAD-06)."""
