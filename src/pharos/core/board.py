"""The base class of an expansion's own board: state on the table that belongs to no city.

Pantheon and Agora each have a dedicated field of the state, which is fastest. Any other expansion returns its
board from its `new_board` and finds it in `state.boards`.
"""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Board:
    """The board of an expansion; it holds numbers only."""

    def clone(self) -> "Board":
        """Returns an independent copy."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """Returns a number that differs between different boards."""
        raise NotImplementedError
