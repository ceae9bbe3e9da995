"""The history of a game as plain data: what every city did, turn by turn.

Entries are in the order in which things were done. For cards put down face down, only who
did it and when is public (SW-STAGE-05, SW-DISCARD-01).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pharos.classic import choices
from pharos.classic.added import ADDED_NUMBERS
from pharos.classic.pieces import CARDS
from pharos.classic.rules import Rules
from pharos.classic.state import AGE_IN_HISTORY, CITY_IN_HISTORY, FREE_CITY, ROOM, TURN_IN_HISTORY, State

LEADER_VERBS = {"stage": "tuck", "discard": "dismiss"}
"""The names of these verbs here when a leader is used, as it always is before the first turn of an age."""
HIDDEN_VERBS = (*choices.HIDDEN_VERBS, *LEADER_VERBS.values())
"""Verbs with a card or leader that is hidden from the other players."""
PLAYING_VERBS = ("build", "stage", "discard", "leave")
"""Verbs that take a card out of a hand."""
DECLINE = "decline"
"""The name of skipping here when an extra leader could have been recruited."""
_EVENTS = {row.name: row.number for row in choices.VERBS_TABLE if not row.choice}
_CARD_NUMBERS = {card.name: int(card.number) for card in CARDS} | ADDED_NUMBERS
WITH_CARD = {
    row.name for row in choices.VERBS_TABLE if {"card", "leader", "card|leader"} & set(row.objects[:1])
}
"""The verbs with a card or a leader."""
KEPT = 4096
"""Size of the caches of entries: every view processes the whole history. Untrusted input is limited in
length (`core/plain.py`), and flooding a cache only evicts entries."""


class Entry(NamedTuple):
    """One action of a city; `card` is None if it is not known."""

    age: int
    turn: int
    city: int
    verb: str
    card: str | None
    choice: str
    left: int = 0
    right: int = 0

    def data(self) -> dict[str, object]:
        """Returns the entry as plain data."""
        parts: dict[str, object] = {
            "age": self.age,
            "turn": self.turn,
            "city": self.city,
            "choice": self.choice,
        }
        if self.left or self.right:
            parts |= {"left": self.left, "right": self.right}
        if self.verb == DECLINE:
            parts["declined"] = "leader"
        return parts

    def redacted(self) -> "Entry":
        """Returns the entry without its card; the payment stays public."""
        prefix = "city:" if self.choice.startswith("city:") else ""
        word = self.choice.removeprefix(prefix).partition(":")[0]
        return Entry(self.age, self.turn, self.city, self.verb, None, prefix + word, self.left, self.right)

    def with_card(self, card: str) -> "Entry":
        """Returns a redacted entry with its card restored."""
        choice = f"{self.choice}:{card}"
        return Entry(self.age, self.turn, self.city, self.verb, card, choice, self.left, self.right)


@lru_cache(KEPT)
def entry_of(packed: int) -> Entry:
    """Returns an entry of the state's history."""
    code = packed % int(CITY_IN_HISTORY)
    named = choices.notation(code & ~int(choices.NAMED))
    row = choices.VERB_ROWS[code & int(choices.VERBS)]
    verb = DECLINE if code == int(choices.DECLINE) else row.name
    card = choices.card_name(code & int(choices.OBJECTS)) if row.name in WITH_CARD else None
    turn = packed // int(TURN_IN_HISTORY) % 16
    return Entry(
        age=packed // int(AGE_IN_HISTORY) % 4,
        turn=turn,
        city=packed // int(CITY_IN_HISTORY) % 16,
        verb=verb if turn else LEADER_VERBS.get(verb, verb),
        card=card,
        choice=named,
        left=int(choices.left_of(code)),
        right=int(choices.right_of(code)),
    )


def entries_of(state: State) -> list[Entry]:
    """Returns the whole history of a state."""
    return [entry_of(int(packed)) for packed in list(state.history)[: int(state.recorded)]]


def read_entry(data: Mapping[str, object]) -> Entry | None:
    """Returns an entry of plain data, with or without its card; None if it is invalid."""
    numbers = (data.get("age"), data.get("turn"), data.get("city"), data.get("left", 0), data.get("right", 0))
    choice, declined = data.get("choice"), data.get("declined", "")
    if type(choice) is not str or type(declined) is not str or ("declined" in data) != bool(declined):
        return None
    # A bool equals an int in Python, and would hit that number's entry in the cache.
    if any(type(number) is not int for number in numbers):
        return None
    return _entry_told(numbers, choice, declined)


@lru_cache(KEPT)
def _entry_told(numbers: tuple[int, int, int, int, int], choice: str, declined: str) -> Entry | None:
    if not all(0 <= number <= most for number, most in zip(numbers, (3, 7, 8, 14, 14), strict=True)):
        return None
    age, turn, city, left, right = numbers
    verb, _, thing = choice.removeprefix("city:").partition("@")[0].partition(":")
    card = thing if thing in _CARD_NUMBERS else None
    if declined:
        if declined != "leader" or verb != "skip":
            return None
        verb = DECLINE
    elif turn == 0:
        verb = LEADER_VERBS.get(verb, verb)
    return Entry(age, turn, city, verb, card, choice, left, right)


@lru_cache(KEPT)
def packed_entry(entry: Entry) -> int | None:
    """Returns the entry as the state stores it, or None if it is incomplete."""
    if entry.verb in _EVENTS:
        if entry.card is None or entry.choice != f"{entry.verb}:{entry.card}":
            return None
        code: int | None = _EVENTS[entry.verb] + _CARD_NUMBERS[entry.card]
    elif entry.verb == DECLINE:
        code = int(choices.DECLINE) if entry.choice == "skip" else None
    else:
        code = choices.parse(entry.choice)
    if code is None or code & int(choices.NAMED):
        return None
    return (
        code
        + entry.left * int(choices.LEFT)
        + entry.right * int(choices.RIGHT)
        + entry.city * int(CITY_IN_HISTORY)
        + entry.age * int(AGE_IN_HISTORY)
        + entry.turn * int(TURN_IN_HISTORY)
    )


def holder_at(age: int, turn: int) -> int:
    """Returns the seat that holds the free city's card in a turn (SW-DUO-05); turn 0 counts as turn 1."""
    return (age + max(turn, 1)) % 2


def hand_held(rules: Rules, seat: int, age: int, turn: int) -> int:
    """Returns the number of the hand that a seat holds in a turn."""
    step = 1 if rules.passed_left[age - 1] else -1
    return (seat - step * (turn - 1)) % int(rules.players)


def hands_seen(state: State, seat: int, entries: list[Entry]) -> list[tuple[int, int, list[str]]]:
    """Returns the hands a seat has held, as far as the history goes: age, turn, cards.

    They are reconstructed backward from the present hands and what was taken out of them since.
    """
    players, rules = int(state.deal.players), state.deal.rules
    hands = [_cards_of(state, hand) for hand in range(players)]
    # Indexed by hand as dealt, whatever offset the state uses.
    age, turn = int(state.age), int(state.turn)
    if age > 0:
        now = [Counter[str]() for _ in range(players)]
        for holder in range(players):
            now[hand_held(rules, holder, age, max(turn, 1))] = hands[int(state.hand_of(holder))]
        hands = now
    seen: list[tuple[int, int, list[str]]] = []
    turns: dict[tuple[int, int], list[Entry]] = {(age, turn): []}
    for entry in entries:
        turns.setdefault((entry.age, entry.turn), []).append(entry)
    for when in sorted((when for when in turns if when[1] > 0), reverse=True):
        if when[0] != age:
            hands, age = [Counter[str]() for _ in range(players)], when[0]
        of_turn = turns[when]
        for number, entry in enumerate(of_turn):
            played = entry.verb in PLAYING_VERBS and not from_pile(of_turn, number)
            if played and entry.card is not None:
                deciding = entry.city if entry.city < players else holder_at(*when)
                hands[hand_held(rules, deciding, *when)][entry.card] += 1
        held = hands[hand_held(rules, seat, *when)]
        seen.append((*when, sorted(held.elements(), key=_CARD_NUMBERS.__getitem__)))
        for entry in of_turn:
            if entry.verb == "draw" and entry.card is not None:
                hands[hand_held(rules, holder_at(*when), *when)][entry.card] -= 1
    return seen[::-1]


def from_pile(of_turn: Sequence[Entry], number: int) -> bool:
    """Returns whether the card of an entry came straight from the free city's pile (SW-DUO-16, SW-DUO-18).

    With two players the third city plays one card from the holder's hand each turn; anything else it
    plays or leaves is the last card of the pile.
    """
    entry = of_turn[number]
    if entry.city != FREE_CITY or all(other.verb != "draw" for other in of_turn):
        return False
    played_before = (other.city == entry.city and other.verb in PLAYING_VERBS for other in of_turn[:number])
    return entry.verb == "leave" or any(played_before)


def _cards_of(state: State, hand: int) -> Counter[str]:
    start = hand * int(ROOM)
    return Counter(CARDS[int(state.hands[n])].name for n in range(start, start + int(state.held[hand])))
