"""The steps of Pantheon. Agora also uses STEAL, STRIKE and CLAIM."""

from typing import Final

from mypy_extensions import i64

from pharos.core.verb import Step

PLACE: Final[i64] = 10
MYTHOLOGY: Final[i64] = 11
GOD: Final[i64] = 12
ORDER: Final[i64] = 13
ENKI: Final[i64] = 14
SNAKE: Final[i64] = 15
STEAL: Final[i64] = 16
STRIKE: Final[i64] = 17
UNBUILD: Final[i64] = 18
RAISE: Final[i64] = 19
CLAIM: Final[i64] = 20
MINERVA: Final[i64] = 21
SINK: Final[i64] = 22
UNLEASH: Final[i64] = 23

STEPS: Final = (
    Step(int(PLACE), "place"),
    Step(int(MYTHOLOGY), "mythology", rule="PAN-GATE-01"),
    Step(int(GOD), "god"),
    Step(int(ORDER), "order", rule="PAN-GATE-01"),
    Step(int(ENKI), "enki", rule="PAN-GOD-ENKI-01"),
    Step(int(SNAKE), "snake"),
    Step(int(STEAL), "steal"),
    Step(int(STRIKE), "strike"),
    Step(int(UNBUILD), "unbuild"),
    Step(int(RAISE), "raise"),
    Step(int(CLAIM), "claim"),
    Step(int(MINERVA), "minerva", rule="PAN-GOD-MINERVA-01"),
    Step(int(SINK), "sink"),
    Step(int(UNLEASH), "unleash"),
)
"""A row for each step."""
