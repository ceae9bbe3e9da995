"""The verbs of Pantheon. A god is placed face down, and only one player knows the order of a stack.

Agora also uses `steal`, `strike` and `claim`.
"""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import ANY_EXPANSION, CARD_FIRST, HIDDEN, Verb
from pharos.duel import steps as game_steps
from pharos.duel.pantheon import steps

NAME: Final = "pantheon"

PLACE: Final[i64] = 20 * 1048576
ACTIVATE: Final[i64] = 21 * 1048576
MYTHOLOGY: Final[i64] = 22 * 1048576
GOD: Final[i64] = 23 * 1048576
ORDER: Final[i64] = 24 * 1048576
ENKI: Final[i64] = 25 * 1048576
SNAKE: Final[i64] = 26 * 1048576
STEAL: Final[i64] = 27 * 1048576
STRIKE: Final[i64] = 28 * 1048576
UNBUILD: Final[i64] = 29 * 1048576
RAISE: Final[i64] = 30 * 1048576
CLAIM: Final[i64] = 31 * 1048576
MINERVA: Final[i64] = 32 * 1048576
SINK: Final[i64] = 33 * 1048576
UNLEASH: Final[i64] = 34 * 1048576

VERBS: Final = (
    Verb(int(PLACE), "place", ("god", "god_slot"), (int(steps.PLACE),), "PAN-TOKEN-02", "?*", origin=NAME),
    Verb(int(ACTIVATE), "activate", ("god",), (int(game_steps.TURN),), "PAN-ACT-01", origin=NAME),
    Verb(int(MYTHOLOGY), "mythology", ("mythology",), (int(steps.MYTHOLOGY),), "PAN-WONDER-04", origin=NAME),
    Verb(int(GOD), "god", ("god",), (int(steps.GOD),), "PAN-GATE-01", origin=NAME),
    Verb(
        int(ORDER),
        "order",
        ("god", "god"),
        (int(steps.ORDER),),
        "PAN-WONDER-03",
        HIDDEN,
        touch=(0,),
        origin=NAME,
    ),
    Verb(int(ENKI), "enki", ("progress",), (int(steps.ENKI),), "PAN-GOD-ENKI-02", origin=NAME),
    Verb(int(SNAKE), "snake", ("card",), (int(steps.SNAKE),), "PAN-GOD-NISABA-01", origin=NAME),
    Verb(int(STEAL), "steal", ("card",), (int(steps.STEAL),), "PAN-GOD-BAAL-01", origin=ANY_EXPANSION),
    Verb(int(STRIKE), "strike", ("place",), (int(steps.STRIKE),), "PAN-GOD-ZEUS-01", origin=ANY_EXPANSION),
    Verb(int(UNBUILD), "unbuild", ("wonder",), (int(steps.UNBUILD),), "PAN-GOD-ANUBIS-01", origin=NAME),
    Verb(
        int(RAISE),
        "raise",
        ("wonder", "card"),
        (int(steps.RAISE),),
        "PAN-GOD-ISIS-01",
        touch=CARD_FIRST,
        origin=NAME,
    ),
    Verb(int(CLAIM), "claim", ("wonder",), (int(steps.CLAIM),), "PAN-GOD-RA-01", origin=ANY_EXPANSION),
    Verb(int(MINERVA), "minerva", ("space",), (int(steps.MINERVA),), "PAN-GOD-MINERVA-02", origin=NAME),
    Verb(int(SINK), "sink", ("token",), (int(steps.SINK),), "PAN-GOD-NEPTUNE-01", origin=NAME),
    Verb(int(UNLEASH), "unleash", ("token",), (int(steps.UNLEASH),), "PAN-GOD-NEPTUNE-01", origin=NAME),
)
"""A row for each verb."""
