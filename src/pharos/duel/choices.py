"""Choices as numbers and as notation.

A choice is one number: up to three objects of eight bits each (the third may be a way to pay), and
above them the verb. Numbers inside the engine, names outside; this is the one place that turns one
into the other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import first
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, WONDERS

FIELD: Final[i64] = 256
THIRD: Final[i64] = 65536
VERB: Final[i64] = 16777216

DRAFT: Final[i64] = 1 * 16777216
BUILD: Final[i64] = 2 * 16777216
DISCARD: Final[i64] = 3 * 16777216
WONDER: Final[i64] = 4 * 16777216
PROGRESS_TOKEN: Final[i64] = 5 * 16777216
LIBRARY_TOKEN: Final[i64] = 6 * 16777216
DESTROY_CARD: Final[i64] = 7 * 16777216
REVIVE_CARD: Final[i64] = 8 * 16777216
BEGINS: Final[i64] = 9 * 16777216
PASS: Final[i64] = 10 * 16777216
SKIP: Final[i64] = 11 * 16777216
# Pantheon: 20 to 49; stealing, striking and claiming are shared with Agora.
PLACE: Final[i64] = 20 * 16777216
ACTIVATE: Final[i64] = 21 * 16777216
MYTHOLOGY: Final[i64] = 22 * 16777216
GOD: Final[i64] = 23 * 16777216
ORDER: Final[i64] = 24 * 16777216
ENKI: Final[i64] = 25 * 16777216
SNAKE: Final[i64] = 26 * 16777216
STEAL: Final[i64] = 27 * 16777216
STRIKE: Final[i64] = 28 * 16777216
UNBUILD: Final[i64] = 29 * 16777216
RAISE: Final[i64] = 30 * 16777216
CLAIM: Final[i64] = 31 * 16777216
MINERVA: Final[i64] = 32 * 16777216
SINK: Final[i64] = 33 * 16777216
UNLEASH: Final[i64] = 34 * 16777216
LAST_OF_PANTHEON: Final[i64] = 49 * 16777216
# Agora: 50 to 63 (a constant of 2**30 or more is miscompiled).
RECRUIT: Final[i64] = 50 * 16777216
INFLUENCE: Final[i64] = 51 * 16777216
MOVE: Final[i64] = 52 * 16777216
REMOVE: Final[i64] = 53 * 16777216
CONSPIRE: Final[i64] = 54 * 16777216
KEEP: Final[i64] = 55 * 16777216
PREPARE: Final[i64] = 56 * 16777216
TRIGGER: Final[i64] = 57 * 16777216
LOCK: Final[i64] = 58 * 16777216
TAKE: Final[i64] = 59 * 16777216
PLAY: Final[i64] = 60 * 16777216
SWAP: Final[i64] = 61 * 16777216
SHIFT: Final[i64] = 62 * 16777216
DEMOLISH: Final[i64] = 63 * 16777216

_CARD_NAMES: Final = [card.name for card in CARDS]
_WONDER_NAMES: Final = [wonder.name for wonder in WONDERS]
_TOKEN_NAMES: Final = [token.name for token in PROGRESS]
_SEAT_NAMES: Final = ["0", "1"]
_PLACE_NAMES: Final = [str(slot) for slot in range(max(len(layout.slots) for layout in CONTENT.layouts))]
_GOD_NAMES: Final = [*(god.id for god in CONTENT.gods), CONTENT.pantheon.gate.id]
_MYTHOLOGY_NAMES: Final[list[str]] = [mythology.id for mythology in CONTENT.pantheon.mythologies]
_GOD_SLOT_NAMES: Final = [str(slot + 1) for slot in range(len(CONTENT.pantheon.setup.slot_prices))]
_SPACE_NAMES: Final = [str(n) for n in range(-CONTENT.track.capital, CONTENT.track.capital + 1)]
_MILITARY_NAMES: Final = [token.id for token in CONTENT.track.tokens]
_CHAMBER_NAMES: Final = [str(chamber.id) for chamber in CONTENT.agora.chambers]
_CONSPIRACY_NAMES: Final = [conspiracy.id for conspiracy in CONTENT.conspiracies]
_DECK_ENDS: Final = ["top", "bottom"]

GRAMMAR: Final[dict[str, tuple[int, list[list[str]]]]] = {
    "draft": (int(DRAFT), [_WONDER_NAMES]),
    "build": (int(BUILD), [_CARD_NAMES]),
    "discard": (int(DISCARD), [_CARD_NAMES]),
    "wonder": (int(WONDER), [_WONDER_NAMES, _CARD_NAMES]),
    "progress": (int(PROGRESS_TOKEN), [_TOKEN_NAMES]),
    "library": (int(LIBRARY_TOKEN), [_TOKEN_NAMES]),
    "destroy": (int(DESTROY_CARD), [_CARD_NAMES]),
    "revive": (int(REVIVE_CARD), [_CARD_NAMES]),
    "begin": (int(BEGINS), [_SEAT_NAMES]),
    "pass": (int(PASS), []),
    "skip": (int(SKIP), []),
    # Pantheon
    "place": (int(PLACE), [_GOD_NAMES, _GOD_SLOT_NAMES]),
    "activate": (int(ACTIVATE), [_GOD_NAMES]),
    "mythology": (int(MYTHOLOGY), [_MYTHOLOGY_NAMES]),
    "god": (int(GOD), [_GOD_NAMES]),
    "order": (int(ORDER), [_GOD_NAMES, _GOD_NAMES]),
    "enki": (int(ENKI), [_TOKEN_NAMES]),
    "snake": (int(SNAKE), [_CARD_NAMES]),
    "steal": (int(STEAL), [_CARD_NAMES]),
    "strike": (int(STRIKE), [_PLACE_NAMES]),
    "unbuild": (int(UNBUILD), [_WONDER_NAMES]),
    "raise": (int(RAISE), [_WONDER_NAMES, _CARD_NAMES]),
    "claim": (int(CLAIM), [_WONDER_NAMES]),
    "minerva": (int(MINERVA), [_SPACE_NAMES]),
    "sink": (int(SINK), [_MILITARY_NAMES]),
    "unleash": (int(UNLEASH), [_MILITARY_NAMES]),
    # Agora
    "recruit": (int(RECRUIT), [_CARD_NAMES]),
    "influence": (int(INFLUENCE), [_CHAMBER_NAMES]),
    "move": (int(MOVE), [_CHAMBER_NAMES, _CHAMBER_NAMES]),
    "remove": (int(REMOVE), [_CHAMBER_NAMES]),
    "conspire": (int(CONSPIRE), []),
    "keep": (int(KEEP), [_CONSPIRACY_NAMES, _DECK_ENDS]),
    "prepare": (int(PREPARE), [_CONSPIRACY_NAMES, _CARD_NAMES]),
    "trigger": (int(TRIGGER), [_CONSPIRACY_NAMES]),
    "lock": (int(LOCK), [_TOKEN_NAMES]),
    "take": (int(TAKE), [_CARD_NAMES]),
    "play": (int(PLAY), [_CARD_NAMES]),
    "swap": (int(SWAP), [_CARD_NAMES, _CARD_NAMES]),
    "shift": (int(SHIFT), [_CHAMBER_NAMES, _CHAMBER_NAMES]),
    "demolish": (int(DEMOLISH), [_WONDER_NAMES]),
}
"""Each verb: its number, and the names its objects may have, first object first."""
assert all(0 < code < 2**30 for code, _ in GRAMMAR.values())


def _offerings(used: int) -> str:
    """A set of offering tokens as a payment: `offerings=2+4`."""
    values = [str(value) for n, value in enumerate(CONTENT.pantheon.setup.offerings) if used >> n & 1]
    return f"offerings={'+'.join(values)}" if values else ""


PAYMENTS: Final[dict[str, list[str]]] = {
    "activate": [_offerings(used) for used in range(2 ** len(CONTENT.pantheon.setup.offerings))],
}
"""Ways to pay that are written behind an `@`, by the third object of the choice; the first is not written."""

_VERBS: Final = {code: (verb, names) for verb, (code, names) in GRAMMAR.items()}


def verb_of(choice: i64) -> i64:
    """The verb of a choice, as the constants above."""
    return choice & ~16777215


def object_of(choice: i64) -> i64:
    """The first object: what is drafted, built, taken, …"""
    return choice & 255


def second_of(choice: i64) -> i64:
    """The second object: the card put under a wonder, …"""
    return (choice >> 8) & 255


def third_of(choice: i64) -> i64:
    """The third object: the offering tokens spent, …"""
    return (choice >> 16) & 255


def fill_mask(mask: i64, verb: i64, offset: i64, buffer: vec[i64], count: i64) -> i64:
    """One choice for each number in a mask; returns how many choices there are now."""
    while mask != 0:
        buffer[count] = verb + offset + first(mask)
        count += 1
        mask &= mask - 1
    return count


def notation(choice: int) -> str:
    """The notation of a choice: `wonder:the_sphinx:altar`, `activate:mars@offerings=2`."""
    verb, names = _VERBS[choice & ~16777215]
    objects = [choice & 255, (choice >> 8) & 255, (choice >> 16) & 255]
    text = ":".join([verb, *(named[number] for named, number in zip(names, objects, strict=False))])
    payment = PAYMENTS[verb][objects[2]] if verb in PAYMENTS else ""
    return f"{text}@{payment}" if payment else text


def parse(text: str) -> int | None:
    """The choice a notation stands for, or None when there is no such choice."""
    text, at, payment = text.partition("@")
    verb, *objects = text.split(":")
    if verb not in GRAMMAR:
        return None
    code, names = GRAMMAR[verb]
    if len(objects) != len(names):
        return None
    factor = 1
    for named, name in zip(names, objects, strict=True):
        if name not in named:
            return None
        code += named.index(name) * factor
        factor *= 256
    if at:
        if not payment or payment not in PAYMENTS.get(verb, []):
            return None
        code += PAYMENTS[verb].index(payment) * 65536
    return code
