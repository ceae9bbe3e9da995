"""Choices as numbers and as notation.

A choice is one number: two objects of eight bits each, a third of four (a way to pay), and above
them the verb. Numbers inside the engine, names outside; this is the one place that turns one into the
other. A new verb is a constant and a row of `VERBS`, and what it does in `turn.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import first
from pharos.core.verb import HIDDEN, OPEN, Verb, by_number
from pharos.duel import steps
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, SETUP, WONDERS

FIELD: Final[i64] = 256
THIRD: Final[i64] = 65536
VERB: Final[i64] = 1048576
"""A constant of 2**30 or more is miscompiled, so there is room for 1023 verbs."""

DRAFT: Final[i64] = 1 * 1048576
BUILD: Final[i64] = 2 * 1048576
DISCARD: Final[i64] = 3 * 1048576
WONDER: Final[i64] = 4 * 1048576
PROGRESS_TOKEN: Final[i64] = 5 * 1048576
LIBRARY_TOKEN: Final[i64] = 6 * 1048576
DESTROY_CARD: Final[i64] = 7 * 1048576
REVIVE_CARD: Final[i64] = 8 * 1048576
BEGINS: Final[i64] = 9 * 1048576
PASS: Final[i64] = 10 * 1048576
SKIP: Final[i64] = 11 * 1048576
BID: Final[i64] = 12 * 1048576
CEDE: Final[i64] = 13 * 1048576
# Pantheon: 20 to 49; stealing, striking and claiming are shared with Agora.
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
LAST_OF_PANTHEON: Final[i64] = 49 * 1048576
# Agora: from 50 on.
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

NAMES: Final[dict[str, list[str]]] = {
    "card": [card.name for card in CARDS],
    "wonder": [wonder.name for wonder in WONDERS],
    "progress": [token.name for token in PROGRESS],
    "seat": ["0", "1"],
    "coins": [str(coins) for coins in range(SETUP.starting_coins + 1)],
    "place": [str(slot) for slot in range(max(len(layout.slots) for layout in CONTENT.layouts))],
    "god": [
        *(god.id for god in CONTENT.gods if not god.set),
        CONTENT.pantheon.gate.id,
        *(god.id for god in CONTENT.gods if god.set),
    ],
    "mythology": [mythology.id for mythology in CONTENT.pantheon.mythologies],
    "god_slot": [str(slot + 1) for slot in range(len(CONTENT.pantheon.setup.slot_prices))],
    "space": [str(n) for n in range(-CONTENT.track.capital, CONTENT.track.capital + 1)],
    "token": [token.id for token in CONTENT.track.tokens],
    "chamber": [str(chamber.id) for chamber in CONTENT.agora.chambers],
    "conspiracy": [conspiracy.id for conspiracy in CONTENT.conspiracies],
    "deck_end": ["top", "bottom"],
}
"""What the objects of each kind are called, by number."""
assert all(len(names) <= FIELD for names in NAMES.values()), "An object of a choice has room for 256 names."


def _verb(
    number: i64,
    name: str,
    objects: list[str],
    answered: list[i64],
    rule: str,
    seen: str = OPEN,
    touch: tuple[int, ...] | None = None,
) -> Verb:
    answers = tuple([int(step) for step in answered])
    return Verb(int(number), name, tuple(objects), answers, rule, seen, touch=touch)


CARD_FIRST: Final = (1, 0)
"""A player takes the card first, then points at what it goes under."""


VERBS: Final = (
    _verb(DRAFT, "draft", ["wonder"], [steps.DRAFT], "DUEL-DRAFT-01"),
    _verb(BUILD, "build", ["card"], [steps.TURN], "DUEL-TURN-02"),
    _verb(DISCARD, "discard", ["card"], [steps.TURN], "DUEL-TURN-02"),
    _verb(WONDER, "wonder", ["wonder", "card"], [steps.TURN], "DUEL-WONDER-06", touch=CARD_FIRST),
    _verb(PROGRESS_TOKEN, "progress", ["progress"], [steps.PROGRESS], "DUEL-SCI-02"),
    _verb(LIBRARY_TOKEN, "library", ["progress"], [steps.LIBRARY, steps.SEARCH], "DUEL-WND-05"),
    _verb(DESTROY_CARD, "destroy", ["card"], [steps.DESTROY], "DUEL-WND-18"),
    _verb(REVIVE_CARD, "revive", ["card"], [steps.REVIVE], "DUEL-WND-10"),
    _verb(BEGINS, "begin", ["seat"], [steps.BEGIN], "DUEL-AGE-03"),
    _verb(PASS, "pass", [], [steps.SENATE], "AGORA-POL-02"),
    _verb(SKIP, "skip", [], [steps.MOVE, steps.TRIGGER, steps.CLEAR_MORE], "AGORA-TRIG-05"),
    _verb(BID, "bid", ["coins"], [steps.BID], "DUEL-SETUP-10"),
    _verb(CEDE, "cede", [], [steps.BID], "DUEL-SETUP-10"),
    # Pantheon: a god is placed face down, and the order of a stack is known to one player.
    _verb(PLACE, "place", ["god", "god_slot"], [steps.PLACE], "PAN-TOKEN-02", "?*"),
    _verb(ACTIVATE, "activate", ["god"], [steps.TURN], "PAN-ACT-01"),
    _verb(MYTHOLOGY, "mythology", ["mythology"], [steps.MYTHOLOGY], "PAN-WONDER-04"),
    _verb(GOD, "god", ["god"], [steps.GOD], "PAN-GATE-01"),
    _verb(ORDER, "order", ["god", "god"], [steps.ORDER], "PAN-WONDER-03", HIDDEN, touch=(0,)),
    _verb(ENKI, "enki", ["progress"], [steps.ENKI], "PAN-GOD-ENKI-02"),
    _verb(SNAKE, "snake", ["card"], [steps.SNAKE], "PAN-GOD-NISABA-01"),
    _verb(STEAL, "steal", ["card"], [steps.STEAL], "PAN-GOD-BAAL-01"),
    _verb(STRIKE, "strike", ["place"], [steps.STRIKE, steps.CLEAR, steps.CLEAR_MORE], "PAN-GOD-ZEUS-01"),
    _verb(UNBUILD, "unbuild", ["wonder"], [steps.UNBUILD], "PAN-GOD-ANUBIS-01"),
    _verb(RAISE, "raise", ["wonder", "card"], [steps.RAISE], "PAN-GOD-ISIS-01", touch=CARD_FIRST),
    _verb(CLAIM, "claim", ["wonder"], [steps.CLAIM], "PAN-GOD-RA-01"),
    _verb(MINERVA, "minerva", ["space"], [steps.MINERVA], "PAN-GOD-MINERVA-02"),
    _verb(SINK, "sink", ["token"], [steps.SINK], "PAN-GOD-NEPTUNE-01"),
    _verb(UNLEASH, "unleash", ["token"], [steps.UNLEASH], "PAN-GOD-NEPTUNE-01"),
    # Agora: a conspiracy is secret until it is triggered; where the other one goes is seen.
    _verb(RECRUIT, "recruit", ["card"], [steps.TURN], "AGORA-REC-01"),
    _verb(
        INFLUENCE,
        "influence",
        ["chamber"],
        [steps.SENATE, steps.CONSPIRATOR, steps.INFLUENCE],
        "AGORA-POL-03",
    ),
    _verb(MOVE, "move", ["chamber", "chamber"], [steps.SENATE, steps.MOVE], "AGORA-POL-04"),
    _verb(REMOVE, "remove", ["chamber"], [steps.REMOVE], "AGORA-MIL-02"),
    _verb(CONSPIRE, "conspire", [], [steps.CONSPIRATOR], "AGORA-CONS-02"),
    _verb(KEEP, "keep", ["conspiracy", "deck_end"], [steps.KEEP], "AGORA-CONS-02", "?*"),
    _verb(PREPARE, "prepare", ["conspiracy", "card"], [steps.TURN], "AGORA-PREP-04", "?*", CARD_FIRST),
    _verb(TRIGGER, "trigger", ["conspiracy"], [steps.TURN, steps.TRIGGER], "AGORA-TRIG-01"),
    _verb(LOCK, "lock", ["progress"], [steps.LOCK], "AGORA-CON-OBSCURANTISM-02"),
    _verb(TAKE, "take", ["card"], [steps.TAKE], "AGORA-CON-FRAUD-01"),
    _verb(PLAY, "play", ["card"], [steps.PLAY], "AGORA-CON-TREASON-01"),
    _verb(SWAP, "swap", ["card", "card"], [steps.SWAP], "AGORA-CON-COERCION-01"),
    _verb(SHIFT, "shift", ["chamber", "chamber"], [steps.SHIFT], "AGORA-CON-INSIDER-01"),
    _verb(DEMOLISH, "demolish", ["wonder"], [steps.DEMOLISH], "AGORA-CON-SABOTAGE-01"),
)
"""A row for each verb."""
VERB_ROWS: Final[dict[int, Verb]] = by_number(VERBS, 2**30)
VERB_NAMED: Final[dict[str, Verb]] = {row.name: row for row in VERBS}
GRAMMAR: Final[dict[str, tuple[int, list[list[str]]]]] = {
    row.name: (row.number, [NAMES[kind] for kind in row.objects]) for row in VERBS
}
"""Each verb: its number, and the names its objects may have, first object first."""


def unknown_verb(verb: i64) -> LookupError:
    """A verb that the engine does not know must never be taken for another one."""
    return LookupError(f"There is no verb of the number {int(verb)}.")


def _offerings(used: int) -> str:
    """A set of offering tokens as a payment: `offerings=2+4`."""
    values = [str(value) for n, value in enumerate(CONTENT.pantheon.setup.offerings) if used >> n & 1]
    return f"offerings={'+'.join(values)}" if values else ""


PAYMENTS: Final[dict[str, list[str]]] = {
    "activate": [_offerings(used) for used in range(2 ** len(CONTENT.pantheon.setup.offerings))],
}
"""Ways to pay that are written behind an `@`, by the third object of the choice; the first is not written."""


def verb_of(choice: i64) -> i64:
    """The verb of a choice, as the constants above."""
    return choice & ~1048575


def object_of(choice: i64) -> i64:
    """The first object: what is drafted, built, taken, …"""
    return choice & 255


def second_of(choice: i64) -> i64:
    """The second object: the card put under a wonder, …"""
    return (choice >> 8) & 255


def third_of(choice: i64) -> i64:
    """The third object: the offering tokens spent, …"""
    return (choice >> 16) & 15


def fill_mask(mask: i64, verb: i64, offset: i64, buffer: vec[i64], count: i64) -> i64:
    """One choice for each number in a mask; returns how many choices there are now."""
    while mask != 0:
        buffer[count] = verb + offset + first(mask)
        count += 1
        mask &= mask - 1
    return count


def notation(choice: int) -> str:
    """The notation of a choice: `wonder:the_sphinx:altar`, `activate:mars@offerings=2`."""
    row = VERB_ROWS.get(choice & ~1048575)
    if row is None:
        raise unknown_verb(choice & ~1048575)
    objects = [choice & 255, (choice >> 8) & 255]
    named = [NAMES[kind][number] for kind, number in zip(row.objects, objects, strict=False)]
    text = ":".join([row.name, *named])
    payment = PAYMENTS[row.name][(choice >> 16) & 15] if row.name in PAYMENTS else ""
    return f"{text}@{payment}" if payment else text


def parse(text: str) -> int | None:
    """The choice a notation stands for, or None when there is no such choice."""
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
