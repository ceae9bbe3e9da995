"""The discard pile: the number of cards of each age is public, the cards are not (SW-DISCARD-01)."""

from collections import Counter
from collections.abc import Mapping

from pharos.classic import steps
from pharos.classic.deal import AGES
from pharos.classic.memory import Memory
from pharos.classic.names import discarded
from pharos.classic.sampling import Sampled
from pharos.classic.state import State
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, in_order
from pharos.classic.zones.history import MOST_ENTRIES, decider_at
from pharos.classic.zones.place import CARDS_LYING, MOST_CARDS, Drawing, Place, Scene
from pharos.core.bits import members
from pharos.core.reader import Data, Reader
from pharos.core.shape import Parts, Several, Whole
from pharos.core.zone import Eye, Written, parts

THROWN = ("discard", "leave")
"""Verbs that put a card on the pile."""


class DiscardBacks(Place):
    """The number of cards of each age in the pile."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("discard_backs",)
    shapes = parts(discard_backs=Several(Whole(0, MOST_CARDS), int(AGES), int(AGES)))

    def write(self, state: Scene, eye: Eye) -> Written:
        backs = [0] * (1 + int(AGES))
        for name in discarded(state.state):
            backs[AGE_OF[name]] += 1
        return {"discard_backs": backs[1:]}


class DiscardPile(Place):
    """The cards in the pile; a view names those that are certain."""

    shapes = parts(discard=CARDS_LYING)

    def write(self, state: Scene, eye: Eye) -> Written:
        return {"discard": discarded(state.state)} if eye.everything else {}

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        """Returns the cards known to be discarded, and those seen in the pile."""
        history = view["history"]
        concluded = {number: row["known"] for number, row in enumerate(history) if "known" in row}
        thrown = _changed(Counter(), memory, 0, concluded)
        looks = view.get("looks")
        if looks:
            thrown |= _changed(Counter(looks[-1]["cards"]), memory, looks[-1]["entry"], {})
        return {"discard": in_order((+thrown).elements())}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        names = reader.items(data, "discard", [])
        for card in state.box.cards(reader, names, "the discard pile", 1, state.dealt_age):
            state.state.throw_away(card)

    def sample(self, drawing: Drawing) -> None:
        drawing.position["discard"] = in_order(drawing.found.discard.elements())

    def lay(self, found: Sampled, scene: Scene) -> None:
        state = scene.state
        state.once_lo = state.once_hi = state.once_up = state.once_top = 0
        state.twice_lo = state.twice_hi = state.twice_up = state.twice_top = 0
        state.thrice_lo = state.thrice_hi = state.thrice_up = state.thrice_top = 0
        for name, count in found.discard.items():
            for _ in range(count):
                state.throw_away(CARD_NUMBERS[name])


def _changed(pile: Counter[str], memory: Memory, since: int, concluded: Mapping[int, str]) -> Counter[str]:
    """Returns a pile after known discards and builds since an entry."""
    for number, entry in enumerate(memory.entries[since:], since):
        if entry.verb in THROWN:
            card = entry.card or concluded.get(number)
            if card is not None:
                pile[card] += 1
        elif entry.verb == "revive" and entry.card is not None:
            pile[entry.card] -= 1
    return pile


class Looks(Place):
    """The pile as a seat saw it, each time it used the Mausoleum (SW-DISCARD-02)."""

    seen: tuple[str, ...] = ("looks",)
    sometimes = parts(
        looks=Several(Parts({"entry": Whole(0, MOST_ENTRIES), "cards": CARDS_LYING}), MOST_ENTRIES)
    )

    def write(self, state: Scene, eye: Eye) -> Written:
        if eye.seat is None:
            return {}
        entries, players = state.entries, len(state.seats)
        looked = [
            number
            for number, entry in enumerate(entries)
            if entry.verb in ("revive", "skip") and decider_at(players, entry) == eye.seat
        ]
        if _looking(state.state, eye.seat):
            looked.append(len(entries))
        return {"looks": self._piles(state, looked) if looked else []}

    def _piles(self, scene: Scene, looked: list[int]) -> list[Written]:
        """Reconstructs the pile at each look, backward from the present pile."""
        entries, pile = scene.entries, Counter(discarded(scene.state))
        looks = []
        for number in range(len(entries), looked[0] - 1, -1):
            entry = entries[number] if number < len(entries) else None
            if entry is not None and entry.verb == "revive" and entry.card is not None:
                pile[entry.card] += 1
            if number in looked:
                looks.append({"entry": number, "cards": in_order(pile.elements())})
            if entry is not None and entry.verb in THROWN and entry.card is not None:
                pile[entry.card] -= 1
        return looks[::-1]


def _looking(state: State, seat: int) -> bool:
    """Returns whether a seat looks through the discard pile now."""
    if state.over or steps.kind_of(state.asked) != steps.REVIVE:
        return False
    return any(state.decider(number) == seat for number in members(state.owed))
