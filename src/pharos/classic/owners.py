"""Lookup tables: the owner of each step, and the expansions that use each hook."""

from typing import Final

from librt.vecs import vec

from pharos.classic.expansions import MIXES
from pharos.classic.owner import Owner
from pharos.classic.steps import KINDS

_OWNERS: Final[dict[str, Owner]] = {one.name: one.owner() for one in MIXES.all}
_NOBODY: Final = Owner()


def _playing(hook: str) -> vec[vec[Owner]]:
    """Returns by mix the expansions that implement a hook, in their fixed order.

    (Unlike items of a list, items of a `vec` need no type check at every use.)
    """
    acting = {
        name for name, owner in _OWNERS.items() if getattr(type(owner), hook) is not getattr(Owner, hook)
    }
    mixes: list[vec[Owner]] = []
    for mix in range(MIXES.count):
        mixes.append(vec[Owner]([_OWNERS[name] for name in MIXES.names_of(mix) if name in acting]))
    return vec[vec[Owner]](mixes)


SETTING_UP: Final = _playing("set_up")
BEGINNING_AGE: Final = _playing("begin_age")
BEGINNING_TURN: Final = _playing("begin_turn")
ENDING_AGE: Final = _playing("end_age")
FIGHTING: Final = _playing("fight")
SCORING: Final = _playing("added_points")


def owner_named(name: str) -> Owner:
    """Returns the owner of an expansion."""
    return _OWNERS[name]


_NAME_OF_STEP: Final = {step.number: one.name for one in MIXES.all for step in one.steps}
OWNER_OF_STEP: Final = vec[Owner](
    [_OWNERS[_NAME_OF_STEP[kind]] if kind in _NAME_OF_STEP else _NOBODY for kind in range(KINDS)]
)
