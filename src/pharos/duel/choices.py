"""Choices as numbers and as notation.

A choice is one number: two objects of eight bits each, a third of four (a way to pay), and the verb in the
bits above. The engine uses numbers, the API notation; all conversion between them is here. A new verb needs a
constant, a row of `VERBS`, and its implementation in `turn.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import first
from pharos.core.verb import BASE, CARD_FIRST, Verb, by_number
from pharos.core.verb import unknown_verb as unknown_number
from pharos.duel import steps
from pharos.duel.expansions import MIXES, STEP_NAMES
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, SETUP, WONDERS

FIELD: Final[i64] = 256
THIRD: Final[i64] = 65536
VERB: Final[i64] = 1048576
"""mypyc miscompiles constants of 2**30 or more, so verb numbers stay below 1024."""
MOST_VERBS: Final = 128
"""Exclusive upper bound of verb numbers; `pharos.research` has a table of this length."""

DRAFT: Final[i64] = 1 * 1048576
BUILD: Final[i64] = 2 * 1048576
DISCARD: Final[i64] = 3 * 1048576
WONDER: Final[i64] = 4 * 1048576
PROGRESS_TOKEN: Final[i64] = 5 * 1048576
LIBRARY_TOKEN: Final[i64] = 6 * 1048576
DESTROY_CARD: Final[i64] = 7 * 1048576
REVIVE_CARD: Final[i64] = 8 * 1048576
BEGINS: Final[i64] = 9 * 1048576
BID: Final[i64] = 12 * 1048576
CEDE: Final[i64] = 13 * 1048576

NAMES: Final[dict[str, list[str]]] = {
    "card": [card.name for card in CARDS],
    "wonder": [wonder.name for wonder in WONDERS],
    "progress": [token.name for token in PROGRESS],
    "seat": ["0", "1"],
    "coins": [str(coins) for coins in range(SETUP.starting_coins + 1)],
    "place": [str(slot) for slot in range(max(len(layout.slots) for layout in CONTENT.layouts))],
    "space": [str(n) for n in range(-CONTENT.track.capital, CONTENT.track.capital + 1)],
    "token": [token.id for token in CONTENT.track.tokens],
    **{kind: names for one in MIXES.all for kind, names in one.object_names().items()},
}
"""The names of the objects of each kind, by number."""
assert all(len(names) <= FIELD for names in NAMES.values()), "An object of a choice has room for 256 names."


OPTIONS_WITH_VERBS: Final = ("bidding",)
"""Options with verbs of their own."""
BASE_VERBS: Final = (
    Verb(int(DRAFT), "draft", ("wonder",), (int(steps.DRAFT),), "DUEL-DRAFT-01", origin=BASE),
    Verb(int(BUILD), "build", ("card",), (int(steps.TURN),), "DUEL-TURN-02", origin=BASE),
    Verb(int(DISCARD), "discard", ("card",), (int(steps.TURN),), "DUEL-TURN-02", origin=BASE),
    Verb(
        int(WONDER),
        "wonder",
        ("wonder", "card"),
        (int(steps.TURN),),
        "DUEL-WONDER-06",
        touch=CARD_FIRST,
        origin=BASE,
    ),
    Verb(int(PROGRESS_TOKEN), "progress", ("progress",), (int(steps.PROGRESS),), "DUEL-SCI-02", origin=BASE),
    Verb(int(LIBRARY_TOKEN), "library", ("progress",), (int(steps.LIBRARY),), "DUEL-WND-05", origin=BASE),
    Verb(int(DESTROY_CARD), "destroy", ("card",), (int(steps.DESTROY),), "DUEL-WND-18", origin=BASE),
    Verb(int(REVIVE_CARD), "revive", ("card",), (int(steps.REVIVE),), "DUEL-WND-10", origin=BASE),
    Verb(int(BEGINS), "begin", ("seat",), (int(steps.BEGIN),), "DUEL-AGE-03", origin=BASE),
    Verb(int(BID), "bid", ("coins",), (int(steps.BID),), "DUEL-SETUP-10", origin="bidding"),
    Verb(int(CEDE), "cede", (), (int(steps.BID),), "DUEL-SETUP-10", origin="bidding"),
)
"""A row for each verb of the base game."""
VERBS: Final = MIXES.verbs(BASE_VERBS, OPTIONS_WITH_VERBS)
"""A row for each verb of the game with all expansions, by number."""
VERB_ROWS: Final[dict[int, Verb]] = by_number(VERBS, int(VERB), MOST_VERBS, STEP_NAMES)
VERB_NAMED: Final[dict[str, Verb]] = {row.name: row for row in VERBS}
GRAMMAR: Final[dict[str, tuple[int, list[list[str]]]]] = {
    row.name: (row.number, [NAMES[kind] for kind in row.objects]) for row in VERBS
}
"""By verb, its number and the possible names of its objects, in order."""


def unknown_verb(verb: i64) -> LookupError:
    """Returns the error for a verb that no rule carries out; it must never be mistaken for another one."""
    row = VERB_ROWS.get(int(verb))
    if row is not None:
        return LookupError(f"No turn.py carries out the verb {row.name}.")
    return unknown_number(int(verb) // int(VERB))


PAYMENTS: Final[dict[str, list[str]]] = {
    verb: ways for one in MIXES.all for verb, ways in one.payments().items()
}
"""By verb, the payments written after an `@`, by the third object of the choice; the first is omitted."""


def verb_of(choice: i64) -> i64:
    """Returns the verb of a choice, one of the constants above."""
    return choice & ~1048575


def object_of(choice: i64) -> i64:
    """Returns the first object: the piece drafted, built, taken, …"""
    return choice & 255


def second_of(choice: i64) -> i64:
    """Returns the second object: the card put under a wonder, …"""
    return (choice >> 8) & 255


def third_of(choice: i64) -> i64:
    """Returns the third object: the offering tokens spent, …"""
    return (choice >> 16) & 15


def fill_mask(mask: i64, verb: i64, offset: i64, buffer: vec[i64], count: i64) -> i64:
    """Adds one choice for each number in a mask to the buffer; returns the new number of choices."""
    while mask != 0:
        buffer[count] = verb + offset + first(mask)
        count += 1
        mask &= mask - 1
    return count


def notation(choice: int) -> str:
    """Returns the notation of a choice: `wonder:the_sphinx:altar`, `activate:mars@offerings=2`."""
    row = VERB_ROWS.get(choice & ~1048575)
    if row is None:
        raise unknown_verb(choice & ~1048575)
    objects = [choice & 255, (choice >> 8) & 255]
    named = [NAMES[kind][number] for kind, number in zip(row.objects, objects, strict=False)]
    text = ":".join([row.name, *named])
    payment = PAYMENTS[row.name][(choice >> 16) & 15] if row.name in PAYMENTS else ""
    return f"{text}@{payment}" if payment else text


def parse(text: str) -> int | None:
    """Returns the choice of a notation, or None if there is no such choice."""
    text, at, payment = text.partition("@")
    verb, *objects = text.split(":")
    row = VERB_NAMED.get(verb)
    if row is None or len(objects) != len(row.objects):
        return None
    code = row.number
    factor = 1
    for kind, name in zip(row.objects, objects, strict=True):
        if name not in NAMES[kind]:
            return None
        code += NAMES[kind].index(name) * factor
        factor *= 256
    if at:
        if not payment or payment not in PAYMENTS.get(verb, []):
            return None
        code += PAYMENTS[verb].index(payment) * 65536
    return code
