"""Lookup tables: the owner of each step, verb and kind of card, and the expansions that use each hook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.duel.choices import MOST_VERBS, VERB, VERBS
from pharos.duel.expansions import MIXES
from pharos.duel.owner import Owner
from pharos.duel.piece import CARD_KINDS
from pharos.duel.pieces import CARDS
from pharos.duel.steps import KINDS

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
RUNNING: Final = _playing("run")
FILLING: Final = _playing("fill_turn")
DRAWING: Final = _playing("draw")
TAKING: Final = _playing("take")
ENDING_TURN: Final = _playing("end_turn")
BEGINNING_AGE: Final = _playing("begin_age")
SCORING: Final = _playing("added_points")


def owner_named(name: str) -> Owner:
    """Returns the owner of an expansion."""
    return _OWNERS[name]


def _by_number(numbers: dict[int, str], room: int) -> vec[Owner]:
    return vec[Owner]([_OWNERS[numbers[n]] if n in numbers else _NOBODY for n in range(room)])


def _numbered(numbers: dict[int, int], room: int) -> list[int]:
    return [numbers.get(n, 0) for n in range(room)]


OWNER_OF_STEP: Final = _by_number({step.number: one.name for one in MIXES.all for step in one.steps}, KINDS)
OWNER_OF_VERB: Final = _by_number(
    {verb.number // int(VERB): one.name for one in MIXES.all for verb in one.verbs}, MOST_VERBS
)
"""By verb number, without the bits of the objects."""
BIT_OF_STEP: Final = vec[i64](
    _numbered({step.number: one.bit for one in MIXES.all for step in one.steps}, KINDS)
)
BIT_OF_VERB: Final = vec[i64](
    _numbered({row.number // int(VERB): MIXES.bits.get(row.origin, 0) for row in VERBS}, MOST_VERBS)
)
"""The bit of the expansion that a step or a verb belongs to; 0 for all others."""
OWNER_OF_KIND: Final = _by_number(
    {CARD_KINDS.index(kind): one.name for one in MIXES.all for kind in one.card_kinds}, len(CARD_KINDS)
)
"""The owner by kind of card, for cards that are not built."""
_VERB_OF_KIND: Final = {CARD_KINDS.index(kind): one.card_verb for one in MIXES.all for kind in one.card_kinds}
TAKEN_BY: Final = vec[i64]([_VERB_OF_KIND.get(int(card.kind), 0) for card in CARDS])
"""By card, the verb that takes it in a turn if it is not built; otherwise 0."""
