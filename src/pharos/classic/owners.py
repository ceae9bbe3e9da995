"""Who owns which step, and who takes part in a game."""

from typing import Final

from pharos.classic.expansions import MIXES
from pharos.classic.owner import Owner
from pharos.classic.steps import KINDS

_OWNERS: Final[dict[str, Owner]] = {one.name: one.owner() for one in MIXES.all}
_NOBODY: Final = Owner()


def _playing(hook: str) -> list[list[Owner]]:
    """By mix, the expansions that do something at a moment of the game, in their usual order."""
    return [
        [_OWNERS[name] for name in MIXES.names_of(mix) if hook in type(_OWNERS[name]).__dict__]
        for mix in range(MIXES.count)
    ]


SETTING_UP: Final[list[list[Owner]]] = _playing("set_up")
BEGINNING_AGE: Final[list[list[Owner]]] = _playing("begin_age")
BEGINNING_TURN: Final[list[list[Owner]]] = _playing("begin_turn")
ENDING_AGE: Final[list[list[Owner]]] = _playing("end_age")
FIGHTING: Final[list[list[Owner]]] = _playing("fight")
SCORING: Final[list[list[Owner]]] = _playing("added_points")


def owner_named(name: str) -> Owner:
    """The owner of an expansion."""
    return _OWNERS[name]


_NAME_OF_STEP: Final = {step.number: one.name for one in MIXES.all for step in one.steps}
OWNER_OF_STEP: Final[list[Owner]] = [
    _OWNERS[_NAME_OF_STEP[kind]] if kind in _NAME_OF_STEP else _NOBODY for kind in range(KINDS)
]
