"""Who owns which step, verb and kind of card, and who takes part in a game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.duel.choices import VERB, VERBS
from pharos.duel.expansions import MIXES
from pharos.duel.owner import Owner
from pharos.duel.piece import CARD_KINDS, TEMPLE
from pharos.duel.steps import KINDS

MOST_VERBS: Final = 1024
_OWNERS: Final[dict[str, Owner]] = {one.name: one.owner() for one in MIXES.all}
_NOBODY: Final = Owner()


def _playing(hook: str) -> list[list[Owner]]:
    """By mix, the expansions that do something at a moment of the game, in their usual order."""
    return [
        [_OWNERS[name] for name in MIXES.names_of(mix) if hook in type(_OWNERS[name]).__dict__]
        for mix in range(MIXES.count)
    ]


SETTING_UP: Final[list[list[Owner]]] = _playing("set_up")
RUNNING: Final[list[list[Owner]]] = _playing("run")
FILLING: Final[list[list[Owner]]] = _playing("fill_turn")
DRAWING: Final[list[list[Owner]]] = _playing("draw")
TAKING: Final[list[list[Owner]]] = _playing("take")
ENDING_TURN: Final[list[list[Owner]]] = _playing("end_turn")
BEGINNING_AGE: Final[list[list[Owner]]] = _playing("begin_age")
SCORING: Final[list[list[Owner]]] = _playing("added_points")


def owner_named(name: str) -> Owner:
    """The owner of an expansion."""
    return _OWNERS[name]


def _by_number(numbers: dict[int, str], room: int) -> list[Owner]:
    return [_OWNERS[numbers[n]] if n in numbers else _NOBODY for n in range(room)]


def _bits(numbers: dict[int, int], room: int) -> list[int]:
    return [numbers.get(n, 0) for n in range(room)]


OWNER_OF_STEP: Final[list[Owner]] = _by_number(
    {step.number: one.name for one in MIXES.all for step in one.steps}, KINDS
)
OWNER_OF_VERB: Final[list[Owner]] = _by_number(
    {verb.number // int(VERB): one.name for one in MIXES.all for verb in one.verbs}, MOST_VERBS
)
"""By the number of a verb without its objects."""
BIT_OF_STEP: Final = vec[i64](_bits({step.number: one.bit for one in MIXES.all for step in one.steps}, KINDS))
BIT_OF_VERB: Final = vec[i64](
    _bits({row.number // int(VERB): MIXES.bits.get(row.origin, 0) for row in VERBS}, MOST_VERBS)
)
"""The bit of the expansion that a step or a verb belongs to alone; 0 for all others."""
ADDED_KINDS: Final[i64] = TEMPLE + 1
"""Cards of a kind from this one on are not built: whoever owns the kind says what is done with them."""
OWNER_OF_KIND: Final[list[Owner]] = _by_number(
    {CARD_KINDS.index(kind): one.name for one in MIXES.all for kind in one.card_kinds}, len(CARD_KINDS)
)
