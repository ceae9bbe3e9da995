"""Choices as numbers and as notation.

A choice is one number: the object (a card, a leader or a side of a board), the verb, the coins paid to each
neighbor if the payment is named, the power that pays, and whether it is for the free city.
The engine uses numbers, the API notation; all conversion between them is here.
"""

import re
from typing import Final

from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.added import ADDED_NUMBERS, added_piece
from pharos.classic.boards import BOARDS, POWERS
from pharos.classic.expansions import MIXES
from pharos.classic.piece import FIRST_ADDED, Piece
from pharos.classic.pieces import CARDS
from pharos.core.verb import BASE, HIDDEN, Verb, by_number, unknown_verb

OBJECTS: Final[i64] = 511
VERB: Final[i64] = 512
"""Verbs are multiples of this number; objects are less than it."""
VERBS: Final[i64] = 31 * 512

BUILD: Final[i64] = 1 * 512
STAGE: Final[i64] = 2 * 512
DISCARD: Final[i64] = 3 * 512
REVIVE: Final[i64] = 4 * 512
SKIP: Final[i64] = 5 * 512
BOARD: Final[i64] = 6 * 512
LEAVE: Final[i64] = 7 * 512
"""History only: the last card of an age, discarded without coins (SW-LAST-01)."""

DECLINE: Final[i64] = 5 * 512 + 1
"""History only: skipping a piece that an expansion offers, where SKIP declines the discard pile."""

DRAW: Final[i64] = 8 * 512
"""History only: a card that the holder draws from the free city's pile (SW-DUO-06)."""

LEFT: Final[i64] = 2**14
RIGHT: Final[i64] = 2**18
NAMED: Final[i64] = 2**22
"""The payment is named, because there are several ways to pay."""
POWER: Final[i64] = 2**23
FOR_FREE_CITY: Final[i64] = 2**26
CODE: Final[i64] = 2**27
"""Exclusive upper bound of choices; the history stores city, age and turn in the bits above."""

MOST_PAID: Final = 14
"""Seven units at two coins each: the most that is ever paid to one neighbor."""

_CARD_NUMBERS: Final = {card.name: int(card.number) for card in CARDS}
_BOARD_NUMBERS: Final = {f"{board.board}:{board.side}": int(board.number) for board in BOARDS}
WITH_CARDS: Final[tuple[int, ...]] = (int(steps.TURN), int(steps.LAST_CARD))
"""The steps in which a card of the hand is played."""
BASE_VERBS: Final = (
    Verb(int(BUILD), "build", ("card",), WITH_CARDS, "SW-TURN-03", origin=BASE),
    Verb(int(STAGE), "stage", ("card|leader",), WITH_CARDS, "SW-STAGE-01", HIDDEN, origin=BASE),
    Verb(int(DISCARD), "discard", ("card|leader",), WITH_CARDS, "SW-TURN-03", HIDDEN, origin=BASE),
    Verb(int(REVIVE), "revive", ("card",), (int(steps.REVIVE),), "SW-HAL-05", origin=BASE),
    Verb(int(SKIP), "skip", (), (int(steps.REVIVE),), "SW-HAL-06", origin=BASE),
    Verb(int(BOARD), "board", ("board", "side"), (int(steps.BOARD),), "SW-SETUP-05", origin=BASE),
    Verb(int(LEAVE), "leave", ("card",), (), "SW-LAST-01", HIDDEN, choice=False, origin=BASE),
    Verb(int(DRAW), "draw", ("card",), (), "SW-DUO-06", HIDDEN, choice=False, origin=BASE),
)
"""A row for each verb of the base game."""
VERBS_TABLE: Final = MIXES.verbs(BASE_VERBS)
"""A row for each verb of the game with all expansions, by number."""
VERB_ROWS: Final[dict[int, Verb]] = by_number(
    VERBS_TABLE, int(VERB), int(LEFT) // int(VERB), steps.STEP_NAMES
)
VERB_NAMES: Final[dict[int, str]] = {row.number: row.name for row in VERBS_TABLE}
VERB_NAMED: Final[dict[str, Verb]] = {row.name: row for row in VERBS_TABLE if row.choice}
HIDDEN_VERBS: Final[tuple[str, ...]] = tuple([row.name for row in VERBS_TABLE if row.secret])
"""Verbs with a card that is hidden from the other players."""
COINS: Final = ("coins",)
"""The objects of a verb with a number of coins."""
_FREE_CITY: Final = "city:"
_COINS: Final = re.compile(r"0|[1-9]\d?")
_PAYMENT: Final = re.compile(r"left=(0|[1-9]\d?),right=(0|[1-9]\d?)")


def verb_of(choice: i64) -> i64:
    """Returns the verb of a choice, one of the constants above."""
    return choice & VERBS


def object_of(choice: i64) -> i64:
    """Returns the card, leader or board of a choice."""
    return choice & OBJECTS


def left_of(choice: i64) -> i64:
    """Returns the coins paid to the left neighbor."""
    return (choice >> 14) & 15


def right_of(choice: i64) -> i64:
    """Returns the coins paid to the right neighbor."""
    return (choice >> 18) & 15


def power_of(choice: i64) -> i64:
    """Returns the power that pays, or 0."""
    return (choice >> 23) & 7


def is_added(thing: int) -> bool:
    """Returns whether the object of a choice is a piece that an expansion adds."""
    return thing >= int(FIRST_ADDED)


def piece_of(thing: int) -> Piece:
    """Returns the card or leader that is the object of a choice."""
    return added_piece(thing) if is_added(thing) else CARDS[thing]


def card_name(thing: int) -> str:
    """Returns the name of a card or leader."""
    return piece_of(thing).name


def notation(choice: int) -> str:
    """Returns the notation of a choice: `city:build:forum@left=2,right=0`."""
    verb = choice & int(VERBS)
    row = VERB_ROWS.get(verb)
    if row is None:
        raise unknown_verb(verb // int(VERB))
    text = row.name
    if choice & int(FOR_FREE_CITY):
        text = _FREE_CITY + text
    thing = choice & int(OBJECTS)
    if verb == int(BOARD):
        text += f":{BOARDS[thing].board}:{BOARDS[thing].side}"
    elif row.objects == COINS:
        text += f":{thing}"
    elif row.objects:
        text += f":{card_name(thing)}"
    if choice & int(NAMED):
        text += f"@left={left_of(choice)},right={right_of(choice)}"
    elif power_of(choice):
        text += f"@power={POWERS[power_of(choice)]}"
    return text


def parse(text: str) -> int | None:
    """Returns the choice of a notation, or None if there is no such choice."""
    code = 0
    if text.startswith(_FREE_CITY):
        code = int(FOR_FREE_CITY)
        text = text.removeprefix(_FREE_CITY)
    text, at, payment = text.partition("@")
    verb, _, thing = text.partition(":")
    if verb == "board":
        return None if at or code or thing not in _BOARD_NUMBERS else int(BOARD) + _BOARD_NUMBERS[thing]
    row = VERB_NAMED.get(verb)
    if row is None:
        return None
    if not row.objects:
        return None if at or text != verb else code + row.number
    if row.objects == COINS:
        return None if at or not _COINS.fullmatch(thing) else code + row.number + int(thing)
    if "card" in row.objects[0] and thing in _CARD_NUMBERS:
        code += row.number + _CARD_NUMBERS[thing]
    elif "leader" in row.objects[0] and thing in ADDED_NUMBERS and (not code or verb == "copy"):
        code += row.number + ADDED_NUMBERS[thing]
    else:
        return None
    if not at:
        return code
    way = _way(verb, payment)
    return None if way is None else code + way


def _way(verb: str, payment: str) -> int | None:
    power = payment.removeprefix("power=")
    if power != payment:
        return POWERS.index(power) * int(POWER) if verb == "build" and power in POWERS[1:] else None
    coins = _PAYMENT.fullmatch(payment)
    if coins is None or verb not in ("build", "stage"):
        return None
    left, right = int(coins[1]), int(coins[2])
    if left > MOST_PAID or right > MOST_PAID:
        return None
    return int(NAMED) + left * int(LEFT) + right * int(RIGHT)
