"""The verbs of Agora. A conspiracy is hidden until it is triggered; where the other one goes is public."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import ANY_EXPANSION, CARD_FIRST, Verb
from pharos.duel import steps as game_steps
from pharos.duel.agora import steps

NAME: Final = "agora"

PASS: Final[i64] = 10 * 1048576
SKIP: Final[i64] = 11 * 1048576
RECRUIT: Final[i64] = 50 * 1048576
INFLUENCE: Final[i64] = 51 * 1048576
MOVE: Final[i64] = 52 * 1048576
REMOVE: Final[i64] = 53 * 1048576
CONSPIRE: Final[i64] = 54 * 1048576
KEEP: Final[i64] = 55 * 1048576
PREPARE: Final[i64] = 56 * 1048576
TRIGGER: Final[i64] = 57 * 1048576
LOCK: Final[i64] = 58 * 1048576
TAKE: Final[i64] = 59 * 1048576
PLAY: Final[i64] = 60 * 1048576
SWAP: Final[i64] = 61 * 1048576
SHIFT: Final[i64] = 62 * 1048576
DEMOLISH: Final[i64] = 63 * 1048576

VERBS: Final = (
    Verb(int(PASS), "pass", (), (int(steps.SENATE),), "AGORA-POL-02", origin=ANY_EXPANSION),
    Verb(
        int(SKIP),
        "skip",
        (),
        (int(steps.MOVE), int(steps.TRIGGER), int(steps.CLEAR_MORE)),
        "AGORA-TRIG-05",
        origin=ANY_EXPANSION,
    ),
    Verb(int(RECRUIT), "recruit", ("card",), (int(game_steps.TURN),), "AGORA-REC-01", origin=NAME),
    Verb(
        int(INFLUENCE),
        "influence",
        ("chamber",),
        (int(steps.SENATE), int(steps.CONSPIRATOR), int(steps.INFLUENCE)),
        "AGORA-POL-03",
        origin=NAME,
    ),
    Verb(
        int(MOVE),
        "move",
        ("chamber", "chamber"),
        (int(steps.SENATE), int(steps.MOVE)),
        "AGORA-POL-04",
        origin=NAME,
    ),
    Verb(int(REMOVE), "remove", ("chamber",), (int(steps.REMOVE),), "AGORA-MIL-02", origin=NAME),
    Verb(int(CONSPIRE), "conspire", (), (int(steps.CONSPIRATOR),), "AGORA-CONS-02", origin=NAME),
    Verb(
        int(KEEP), "keep", ("conspiracy", "deck_end"), (int(steps.KEEP),), "AGORA-CONS-02", "?*", origin=NAME
    ),
    Verb(
        int(PREPARE),
        "prepare",
        ("conspiracy", "card"),
        (int(game_steps.TURN),),
        "AGORA-PREP-04",
        "?*",
        touch=CARD_FIRST,
        origin=NAME,
    ),
    Verb(
        int(TRIGGER),
        "trigger",
        ("conspiracy",),
        (int(game_steps.TURN), int(steps.TRIGGER)),
        "AGORA-TRIG-01",
        origin=NAME,
    ),
    Verb(int(LOCK), "lock", ("progress",), (int(steps.LOCK),), "AGORA-CON-OBSCURANTISM-02", origin=NAME),
    Verb(int(TAKE), "take", ("card",), (int(steps.TAKE),), "AGORA-CON-FRAUD-01", origin=NAME),
    Verb(int(PLAY), "play", ("card",), (int(steps.PLAY),), "AGORA-CON-TREASON-01", origin=NAME),
    Verb(int(SWAP), "swap", ("card", "card"), (int(steps.SWAP),), "AGORA-CON-COERCION-01", origin=NAME),
    Verb(
        int(SHIFT), "shift", ("chamber", "chamber"), (int(steps.SHIFT),), "AGORA-CON-INSIDER-01", origin=NAME
    ),
    Verb(
        int(DEMOLISH), "demolish", ("wonder",), (int(steps.DEMOLISH),), "AGORA-CON-SABOTAGE-01", origin=NAME
    ),
)
"""A row for each verb."""
