"""Who owns which step, and who takes part in a game."""

from typing import Final

from pharos.classic.expansions import MIXES
from pharos.classic.owner import Owner
from pharos.classic.steps import KINDS

_OWNERS: Final[dict[str, Owner]] = {one.name: one.owner() for one in MIXES.all}
_NOBODY: Final = Owner()
PLAYED: Final[list[list[Owner]]] = [
    [_OWNERS[name] for name in MIXES.names_of(mix)] for mix in range(MIXES.count)
]
"""By mix, the expansions that are played, in their usual order."""


def owner_named(name: str) -> Owner:
    """The owner of an expansion."""
    return _OWNERS[name]


_NAME_OF_STEP: Final = {step.number: one.name for one in MIXES.all for step in one.steps}
OWNER_OF_STEP: Final[list[Owner]] = [
    _OWNERS[_NAME_OF_STEP[kind]] if kind in _NAME_OF_STEP else _NOBODY for kind in range(KINDS)
]
