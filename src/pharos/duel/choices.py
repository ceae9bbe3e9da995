"""Choices as numbers and as notation.

A choice is one number: a verb and up to two objects, eight bits each. Numbers inside the engine,
names outside; this is the one place that turns one into the other.
"""

from typing import Final

from mypy_extensions import i64

from pharos.duel.pieces import CARDS, PROGRESS, WONDERS

FIELD: Final[i64] = 256
VERB: Final[i64] = 65536

DRAFT: Final[i64] = 1 * 65536
BUILD: Final[i64] = 2 * 65536
DISCARD: Final[i64] = 3 * 65536
WONDER: Final[i64] = 4 * 65536
PROGRESS_TOKEN: Final[i64] = 5 * 65536
LIBRARY_TOKEN: Final[i64] = 6 * 65536
DESTROY_CARD: Final[i64] = 7 * 65536
REVIVE_CARD: Final[i64] = 8 * 65536
BEGINS: Final[i64] = 9 * 65536

_CARD_NAMES: Final = [card.name for card in CARDS]
_WONDER_NAMES: Final = [wonder.name for wonder in WONDERS]
_TOKEN_NAMES: Final = [token.name for token in PROGRESS]
_SEAT_NAMES: Final = ["0", "1"]

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
}
"""Each verb: its number, and the names its objects may have, first object first."""

_VERBS: Final = {code: (verb, names) for verb, (code, names) in GRAMMAR.items()}


def verb_of(choice: i64) -> i64:
    """The verb of a choice, as the constants above."""
    return choice & ~65535


def object_of(choice: i64) -> i64:
    """The first object: what is drafted, built, taken, …"""
    return choice & 255


def second_of(choice: i64) -> i64:
    """The second object: the card put under a wonder."""
    return (choice >> 8) & 255


def notation(choice: int) -> str:
    """The notation of a choice: `wonder:the_sphinx:altar`."""
    verb, names = _VERBS[choice & ~65535]
    objects = [choice & 255, (choice >> 8) & 255]
    return ":".join([verb, *(named[number] for named, number in zip(names, objects, strict=False))])


def parse(text: str) -> int | None:
    """The choice a notation stands for, or None when there is no such choice."""
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
    return code
