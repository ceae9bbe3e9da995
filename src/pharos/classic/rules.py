"""The rules of one game of 7 Wonders: players, expansions, content sets and options.

There is one instance for each combination; deals, states, searches and clients share it. A new option
needs a row of `OPTIONS`, an attribute here, and a check in the rules that depend on it.
"""

from collections.abc import Iterable, Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pharos.classic.expansion import ClassicExpansion
from pharos.classic.expansions import MIXES
from pharos.classic.piece import FIRST_SET, SETUP
from pharos.content.sets import set_bits

OPTIONS: Final[dict[str, tuple[object, ...]]] = {
    "sides": ("random", "a", "b"),
    "choose_wonders": (False, True),
    "teams": (False, True),
    "craftsmens_guild": ("rulebook", "printed"),
    **MIXES.options,
}
"""Each option with its values, the default first (SW-SETUP-05, SW-SETUP-06, SW-GUILD-02)."""
LATER: Final[frozenset[str]] = frozenset({*MIXES.options})
"""Options added after games were stored: they are written only where they are used."""

ANY_SIDE: Final[i64] = 0
SIDE_A: Final[i64] = 1


@final
@mypyc_attr(acyclic=True)
class Rules:
    """Number of players, expansions, content sets and options; immutable."""

    def __init__(self, players: int, mix: int, options: Mapping[str, object]) -> None:
        self.players: i64 = players
        self.mix: i64 = mix
        """Expansions and additional content sets, each a bit."""
        self.of_expansions: dict[str, object] = {name: options[name] for name in MIXES.options}
        """The options of expansions, by name."""
        self.played: list[ClassicExpansion] = list(MIXES.played(mix))
        self.boards: list[ClassicExpansion] = [
            one for one in self.played if type(one).new_board is not ClassicExpansion.new_board
        ]
        """The expansions with a board in `State.boards`."""
        self.dealing: list[ClassicExpansion] = [
            one for one in self.played if type(one).deal is not ClassicExpansion.deal
        ]
        """The expansions that shuffle pieces of their own."""
        self.sides: i64 = OPTIONS["sides"].index(options["sides"])
        self.choose_wonders: bool = options["choose_wonders"] is True
        self.teams: bool = options["teams"] is True
        self.printed_guilds: bool = options["craftsmens_guild"] == "printed"
        self.passed_left: list[bool] = [direction == "left" for direction in SETUP.passing]
        """Whether hands are passed to the left, by age (SW-PASS-01)."""


_KNOWN: Final[dict[tuple[int, int, tuple[object, ...]], Rules]] = {}


def mix_of(expansions: Iterable[str], content: Iterable[str] = ()) -> int:
    """Returns the number of a mix of expansions and content sets."""
    return int(MIXES.bits_of(expansions)) + set_bits(content) * FIRST_SET


def rules_of(players: int, mix: int, options: Mapping[str, object]) -> Rules:
    """Returns the shared instance for a combination; options not named have their defaults."""
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    key = (players, mix, tuple(chosen.values()))
    if key not in _KNOWN:
        _KNOWN[key] = Rules(players, mix, chosen)
    return _KNOWN[key]


def options_of(data: Mapping[str, object]) -> dict[str, object]:
    """Returns the options named in a view or position."""
    options = data.get("options")
    return {str(name): value for name, value in options.items()} if isinstance(options, Mapping) else {}


def content_of(data: Mapping[str, object]) -> list[str]:
    """Returns the additional content sets named in a view or position."""
    content = data.get("content")
    return [str(name) for name in content] if isinstance(content, Mapping) else []
