"""Checks that a history is consistent with the position it belongs to.

A history may begin anywhere, since a custom position needs no past; from its first turn on, which may
be incomplete, it is whole. So the hands can be reconstructed backward turn by turn, and everything that was
built, put under a wonder, discarded or drawn must be where it is now. Expansions check what they add.
"""

from collections import Counter

from pharos.classic import steps
from pharos.classic.boards import BOARDS
from pharos.classic.choices import VERB_NAMED
from pharos.classic.deal import FREE_CITY_PLAYERS
from pharos.classic.expansions import MIXES
from pharos.classic.history import (
    LEADER_VERBS,
    PLAYING_VERBS,
    WITH_CARD,
    Entry,
    from_pile,
    hand_held,
    holder_at,
)
from pharos.classic.names import cards_in, discarded, hand_of, markers_of
from pharos.classic.state import FREE_CITY, State
from pharos.classic.supply import AGE_OF

Moment = tuple[int, int]
OWN_PLAYS = ("build", "stage", "discard")
CARD_VERBS = (*PLAYING_VERBS, "draw", "revive")
STAGE_VERBS = ("stage", LEADER_VERBS["stage"])


class Story:
    """The history of a state and the pieces of its position, by name."""

    def __init__(self, state: State, entries: list[Entry]) -> None:
        self.state, self.entries = state, entries
        self.of_city: dict[int, list[Entry]] = {}
        self._of_turn: dict[Moment, list[Entry]] = {}
        for entry in entries:
            self.of_city.setdefault(entry.city, []).append(entry)
            self._of_turn.setdefault((entry.age, entry.turn), []).append(entry)
        self.players, self.ring = int(state.deal.players), int(state.deal.ring)
        seats, cities = range(self.players), range(self.ring)
        self.hands, self.discard = [hand_of(state, seat) for seat in seats], discarded(state)
        self.cards = [cards_in(state.city(number)) for number in cities]
        self.markers = [markers_of(state, number) for number in cities]
        self.turns = int(state.deal.turns)
        self.asks_turn = not state.over and steps.kind_of(state.asked) == steps.TURN

    def faults(self) -> list[str]:
        """Returns everything that is inconsistent, as clauses; of related faults only the underlying one."""
        for number, entry in enumerate(self.entries):
            if not self._is_possible(entry):
                return [f"entry {number} of the history makes no sense"]
        return self._of_cities() or self._of_pile() or self._of_hands() or self._of_expansions()

    def _is_possible(self, entry: Entry) -> bool:
        """Returns whether a city can do such a thing at that time."""
        for one in MIXES.all:
            possible = one.is_possible(self, entry)
            if possible is not None:
                return possible
        if entry.verb == "board":
            return entry.age == 0 and entry.city < self.players
        if entry.age == 0:
            return False
        if entry.verb in CARD_VERBS:
            return self._card_is_possible(entry)
        return entry.verb in VERB_NAMED and entry.verb not in WITH_CARD

    def _card_is_possible(self, entry: Entry) -> bool:
        """Returns whether a card is of its age and in a turn; a revived one may be older or before turn 1."""
        if entry.card not in AGE_OF:
            return False
        if entry.verb == "revive":
            return AGE_OF[entry.card] <= entry.age
        if entry.verb == "draw" and (self.players != FREE_CITY_PLAYERS or entry.city != FREE_CITY):
            return False
        return entry.turn > 0 and AGE_OF[entry.card] == entry.age

    # cities, the discard pile

    def _of_cities(self) -> list[str]:
        unfitting = [number for number in range(self.ring) if not self._is_built(number)]
        return [f"the history does not fit what city {number} has built" for number in unfitting]

    def _is_built(self, number: int) -> bool:
        """Returns whether a city has all it built, staged and chose in the history."""
        city, markers = self.state.city(number), self.markers[number]
        built = self.cards_of(number, "build", "revive")
        staged = self.cards_of(number, *STAGE_VERBS)
        boards = [entry for entry in self.of_city.get(number, ()) if entry.verb == "board"]
        return (
            not Counter(built) - Counter(self.cards[number])
            and len(staged) <= len(markers)
            and staged == markers[len(markers) - len(staged) :]
            and all(_board_of(entry) == city.board for entry in boards)
            and all(one.fits_city(self, number) for one in self.state.deal.rules.played)
        )

    def _of_pile(self) -> list[str]:
        pile = Counter(self.discard)
        for entry in reversed(self.entries):
            if entry.card is not None and entry.verb in ("discard", "leave"):
                pile[entry.card] -= 1
                if pile[entry.card] < 0:
                    return [f"the history throws {entry.card} away, and the discard pile does not have it"]
            elif entry.card is not None and entry.verb == "revive":
                pile[entry.card] += 1
        return []

    # hands

    def _of_hands(self) -> list[str]:
        """Checks that every hand had the right size at the start of each turn in the history."""
        state = self.state
        now: Moment = (int(state.age), int(state.turn))
        played = {(entry.age, entry.turn) for entry in self.entries if entry.verb in PLAYING_VERBS}
        if self.asks_turn and any((entry.age, entry.turn) == now for entry in self._but_draws()):
            return ["the history tells of a turn that is not over"]
        drawn = {(entry.age, entry.turn) for entry in self.entries if entry.verb == "draw"}
        if not played | drawn:
            return []
        first = min(played | drawn)
        hands = [Counter[str]() for _ in range(self.players)]
        if now[1] > 0:
            for seat in range(self.players):
                hands[hand_held(self.state.deal.rules, seat, *now)] = Counter(self.hands[seat])
        age = now[0]
        for when in reversed(self._turns(first, now)):
            if when[0] != age:
                hands, age = [Counter[str]() for _ in range(self.players)], when[0]
            if not self._undo(hands, when, when == first):
                return [f"the history does not tell all of turn {when[1]} of age {when[0]} rightly"]
        return []

    def _but_draws(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.verb != "draw"]

    def _turns(self, first: Moment, now: Moment) -> list[Moment]:
        turns = [(age, turn) for age in range(1, now[0] + 1) for turn in range(1, self.turns + 1)]
        return [when for when in turns if first <= when <= now]

    def _undo(self, hands: list[Counter[str]], when: Moment, is_first: bool) -> bool:
        """Undoes a turn: restores the hands at its start; returns False if that is impossible."""
        of_turn = self._of_turn.get(when, [])
        plays = [entry for entry in of_turn if entry.verb in PLAYING_VERBS]
        open_turn = self.asks_turn and when == (int(self.state.age), int(self.state.turn))
        acting = {entry.city for entry in plays if entry.verb in OWN_PLAYS}
        if not open_turn and not is_first and len(acting) != self.ring:
            return False
        if not self._take_back_plays(hands, of_turn, when):
            return False
        for number, hand in enumerate(hands):
            missing = self._hand_size(number, when) - hand.total()
            if missing < 0 or (missing and not is_first):
                return False
        return self.players != FREE_CITY_PLAYERS or self._put_back_draw(hands, of_turn, when, is_first)

    def _take_back_plays(self, hands: list[Counter[str]], of_turn: list[Entry], when: Moment) -> bool:
        """Returns played cards to their hands; at most one came from the pile, and only in a last turn."""
        last = when[1] == self.turns
        from_the_pile = 0
        for number, entry in enumerate(of_turn):
            if entry.verb not in PLAYING_VERBS:
                continue
            if from_pile(of_turn, number):
                from_the_pile += 1
                continue
            seat = entry.city if entry.city < self.players else holder_at(*when)
            hands[hand_held(self.state.deal.rules, seat, *when)][str(entry.card)] += 1
        return from_the_pile <= int(last) and (last or all(entry.verb != "leave" for entry in of_turn))

    def _hand_size(self, number: int, when: Moment) -> int:
        """Returns the size of a hand at the start of a turn; the free city's holder has one more card."""
        holds = self.players == FREE_CITY_PLAYERS and number == self._held_by_holder(when)
        return int(self.state.deal.hand_size) + 1 - when[1] + int(holds)

    def _put_back_draw(
        self, hands: list[Counter[str]], of_turn: list[Entry], when: Moment, is_first: bool
    ) -> bool:
        """Removes the card drawn for the free city from its holder's hand; the first draw may be missing."""
        draws = [entry for entry in of_turn if entry.verb == "draw"]
        if len(draws) != 1 and not (is_first and not draws):
            return False
        for entry in draws:
            hand = hands[self._held_by_holder(when)]
            if not hand[str(entry.card)]:
                return False
            hand[str(entry.card)] -= 1
        return True

    def _held_by_holder(self, when: Moment) -> int:
        return hand_held(self.state.deal.rules, holder_at(*when), *when)

    def _of_expansions(self) -> list[str]:
        return [fault for one in self.state.deal.rules.played for fault in one.history_faults(self)]

    def cards_of(self, number: int, *verbs: str) -> list[str]:
        """Returns the pieces of a city's entries with these verbs."""
        return [str(entry.card) for entry in self.of_city.get(number, ()) if entry.verb in verbs]


def _board_of(entry: Entry) -> int:
    _, board, side = entry.choice.split(":")
    return next(int(known.number) for known in BOARDS if (known.board, known.side) == (board, side))
