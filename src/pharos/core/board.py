"""What an expansion keeps on the table besides the cities: a board of its own.

Pantheon and Agora have a field of the state each, which is the quickest way. Any other expansion returns its
board from `new_board` of its value, and finds it among `state.boards`.
"""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Board:
    """A board of an expansion; it holds numbers only."""

    def clone(self) -> "Board":
        """An independent copy."""
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A number that tells two different boards apart."""
        raise NotImplementedError
