"""The history of the conspiracies: who drew, kept and put back which, and every history that is possible.

Everyone sees who conspires, how many cards are kept and where the other one goes; only the player who
drew the cards knows which they are. So what a seat knows about the deck and the opponent's conspiracies
follows from the history of the game, and so do all possibilities for the rest.
"""

from collections.abc import Mapping
from itertools import product
from math import factorial
from typing import Any

from pharos.core.bits import members
from pharos.core.chance import Chance, shuffled
from pharos.core.reader import Data, Reader
from pharos.duel import steps
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora.conspiracy import CONSPIRACIES, CONSPIRACY_NUMBERS, PAIR
from pharos.duel.agora.senate import DRAWN, KEPT_ALL, MOST_TAKEN, TO_BOTTOM, TO_TOP, Senate
from pharos.duel.deal import Deal
from pharos.duel.expansions import STEP_NAMES
from pharos.duel.piece import CONSPIRATOR
from pharos.duel.pieces import CARDS, WONDERS
from pharos.duel.state import State

Told = Mapping[str, Any]
KEEP = STEP_NAMES[int(agora_steps.KEEP)]
ENDS = {"top": int(TO_TOP), "bottom": int(TO_BOTTOM)}
END_NAMES = {number: name for name, number in ENDS.items()}
CONSPIRATORS = [card for card in CARDS if card.kind == CONSPIRATOR]
MOST_EVENTS = len(CONSPIRATORS) + sum(wonder.on_draft == agora_steps.KEEP for wonder in WONDERS)
"""The maximum number of times that players can conspire in a game."""


def names_of(conspiracies: list[int]) -> list[str]:
    """Returns the names of conspiracies."""
    return [CONSPIRACIES[n].name for n in conspiracies]


def taken_by(senate: Senate, seat: int) -> list[int]:
    """Returns the conspiracies of a seat in the order in which they were taken."""
    order = int(senate.order0 if seat == 0 else senate.order1)
    left = members(int(senate.taken(seat)))
    taken = []
    while left:
        order, place = divmod(order, int(MOST_TAKEN))
        taken.append(left.pop(place))
    return taken[::-1]


def events(senate: Senate) -> list[tuple[int, int]]:
    """Returns seat and fate of the other card (`went`) for each time a player conspired, oldest first."""
    listed = []
    log = int(senate.log)
    while log:
        listed.append(((log % 8 - 1) // 3, (log % 8 - 1) % 3))
        log //= 8
    return listed[::-1]


def drawn_now(state: State) -> list[int]:
    """Returns the conspiracies of a pending step to keep one of them."""
    for packed in list(state.stack)[: int(state.depth)]:
        if steps.kind_of(packed) == agora_steps.KEEP:
            return [int(steps.argument_of(packed) % PAIR), int(steps.argument_of(packed) // PAIR)]
    return []


def history(state: State, senate: Senate) -> tuple[list[dict[str, Any]], list[int]]:
    """Returns all events (who drew, kept and put back which), and the remaining deck, top card first."""
    deck = [int(n) for n in state.deal.conspiracies]
    logged = events(senate)
    hands = []
    for seat in (0, 1):
        kept = sum((2 if went == KEPT_ALL else 1) for who, went in logged if who == seat)
        hands.append(taken_by(senate, seat)[-kept:] if kept else [])
    told: list[dict[str, Any]] = []
    for seat, went in logged:
        drawn, deck = deck[: int(DRAWN)], deck[int(DRAWN) :]
        kept_now = [hands[seat].pop(0) for _ in range(2 if went == KEPT_ALL else 1)]
        event: dict[str, Any] = {"seat": seat, "drawn": names_of(drawn), "kept": names_of(kept_now)}
        back = [n for n in drawn if n not in kept_now]
        if back:
            event["back"] = END_NAMES[went]
        deck = back + deck if went == TO_TOP else deck + back
        told.append(event)
    return told, deck[len(drawn_now(state)) :]


# Reading


def read_deck(
    reader: Reader, data: Data, part: Data, state: State, senate: Senate, hands: list[list[int]]
) -> None:
    """Reads the deck and its history; reconstructs the deck as it was dealt."""
    drawn = _read_drawn(reader, data)
    deck = reader.all_named(reader.items(part, "deck", []), "conspiracy", CONSPIRACY_NUMBERS, "the deck")
    if "deck" not in part:
        deck = [n for n, plot in enumerate(CONSPIRACIES) if ("conspiracy", plot.name) not in reader.places]
    taken = sum(len(hand) for hand in hands)
    if taken + len(deck) + len(drawn) != len(CONSPIRACIES):
        reader.fault(f"there are {len(CONSPIRACIES)} conspiracies in the cities and in the deck together")
        return
    told = reader.objects(part, "conspiring", [])
    recruited = sum(state.city0.has(card) or state.city1.has(card) for card in CONSPIRATORS)
    drafting = sum(wonder.on_draft == agora_steps.KEEP for wonder in WONDERS if state.offer)
    if len(deck) < int(DRAWN) * (len(CONSPIRATORS) - recruited + drafting):
        reader.fault("more conspiracies are taken than Conspirators can have brought")
        return
    faults = len(reader.faults)
    deck = _undo(reader, told, drawn + deck, [list(hand) for hand in hands])
    if len(reader.faults) > faults:
        return
    state.deal.put("conspiracies", deck)
    for event in told:
        _redo(senate, state.deal, event)
    for _ in drawn:
        senate.draw(state.deal)


def _read_drawn(reader: Reader, data: Data) -> list[int]:
    steps_told = data.get("steps", [])
    for entry in steps_told if isinstance(steps_told, list) else []:
        if isinstance(entry, Mapping) and entry.get("step") == STEP_NAMES[int(agora_steps.KEEP)]:
            drawn = reader.all_named(
                reader.items(entry, "drawn", []), "conspiracy", CONSPIRACY_NUMBERS, "the cards drawn"
            )
            if len(drawn) != DRAWN:
                reader.fault(f"{DRAWN} conspiracies are drawn")
            return drawn
    return []


def _undo(reader: Reader, told: list[Data], deck: list[int], hands: list[list[int]]) -> list[int]:
    """Returns the deck before all events, undoing the last event first."""
    for event in reversed(told):
        reader.only(event, ("seat", "drawn", "kept", "back"), "an event of the conspiracies")
        seat = reader.number(event, "seat", 0, 1)
        drawn = [CONSPIRACY_NUMBERS.get(str(name), -1) for name in reader.items(event, "drawn")]
        kept = [CONSPIRACY_NUMBERS.get(str(name), -1) for name in reader.items(event, "kept")]
        back = [n for n in drawn if n not in kept]
        end = event.get("back")
        fits = (
            len(set(drawn)) == DRAWN
            and kept != []
            and all(n in drawn for n in kept)
            and hands[seat][len(hands[seat]) - len(kept) :] == kept
            and (end in ENDS if back else end is None)
        )
        if fits and back:
            fits = (deck[:1] if end == "top" else deck[-1:]) == back
        if not fits:
            reader.fault("what was drawn, kept and put back does not fit the conspiracies that are there")
            return deck
        del hands[seat][len(hands[seat]) - len(kept) :]
        if back:
            deck = deck[1:] if end == "top" else deck[:-1]
        deck = drawn + deck
    return deck


def _redo(senate: Senate, deal: Deal, event: Data) -> None:
    drawn = [int(senate.draw(deal)) for _ in range(int(DRAWN))]
    kept = event["kept"]
    assert isinstance(kept, list | tuple)
    end = ENDS.get(str(event.get("back")), int(KEPT_ALL))
    if end == TO_TOP:
        (senate.top,) = [n for n in drawn if CONSPIRACIES[n].name not in kept]
    senate.note(int(str(event["seat"])), end)


# Sampling


class Story:
    """A possible history: the cards of the deck as unknowns, followed through all events.

    `choices` contains, for every time another player kept one of two cards, whether it was the second. A
    card that was seen assigns a value to its unknown; a history with a contradiction is not possible.
    """

    def __init__(self, position: Told, part: Told, choices: tuple[int, ...]) -> None:
        self.values: dict[int, str] = {}
        self.possible = True
        self.hands: list[list[int]] = [[], []]
        self.events: list[dict[str, Any]] = []
        choosing = iter(choices)
        told: list[Told] = part["conspiring"]
        unknowns = iter(range(len(CONSPIRACIES)))
        for seat, city in enumerate(position["cities"]):
            from_deck = sum(_kept(event) for event in told if event["seat"] == seat)
            before = len(city["conspiracies"]) - from_deck
            self.hands[seat] = [next(unknowns) for _ in range(before)]
        self.deck = list(unknowns)
        for event in told:
            self._tell(event, choosing)
        for seat, city in enumerate(position["cities"]):
            for unknown, plot in zip(self.hands[seat], city["conspiracies"], strict=True):
                if "id" in plot:
                    self.see(unknown, plot["id"])
        self.drawn: list[int] = []
        for step in position["steps"]:
            if step["step"] == KEEP:
                self.drawn, self.deck = self.deck[: int(DRAWN)], self.deck[int(DRAWN) :]
                for unknown, name in zip(self.drawn, step.get("drawn", ()), strict=False):
                    self.see(unknown, name)

    def _tell(self, event: Told, choosing: Any) -> None:
        drawn, self.deck = self.deck[: int(DRAWN)], self.deck[int(DRAWN) :]
        for unknown, name in zip(drawn, event.get("drawn", ()), strict=False):
            self.see(unknown, name)
        if _kept(event) == DRAWN:
            kept = drawn
        elif "drawn" in event:
            kept = [drawn[event["drawn"].index(event["kept"][0])]]
        else:
            kept = [drawn[next(choosing)]]
        back = [unknown for unknown in drawn if unknown not in kept]
        self.hands[event["seat"]] += kept
        self.deck = back + self.deck if event.get("back") == "top" else self.deck + back
        self.events.append({**event, "drawn": drawn, "kept": kept})

    def see(self, unknown: int, name: str) -> None:
        """Assigns a card to an unknown."""
        if self.values.setdefault(unknown, name) != name or list(self.values.values()).count(name) > 1:
            self.possible = False

    def weight(self) -> int:
        """Returns in how many ways the unseen cards can be assigned."""
        return factorial(len(CONSPIRACIES) - len(self.values)) if self.possible else 0

    def fill(self, chance: Chance) -> None:
        """Assigns the unseen cards at random."""
        seen = set(self.values.values())
        unseen = shuffled(chance, [n for n, plot in enumerate(CONSPIRACIES) if plot.name not in seen])
        for unknown in range(len(CONSPIRACIES)):
            if unknown not in self.values:
                self.values[unknown] = CONSPIRACIES[unseen.pop()].name

    def names(self, unknowns: list[int]) -> list[str]:
        """Returns the cards of some unknowns."""
        return [self.values[unknown] for unknown in unknowns]


def _kept(event: Told) -> int:
    kept = event["kept"]
    return kept if isinstance(kept, int) else len(kept)


def _pick(weights: list[int], number: int) -> int:
    """Returns the index that a number falls on, where each index is as wide as its weight."""
    chosen = 0
    while number >= weights[chosen]:
        number -= weights[chosen]
        chosen += 1
    return chosen


def sample_story(position: dict[str, Any], part: dict[str, Any], chance: Chance) -> None:
    """Completes a view with one of all possible histories, weighted by the number of ways to deal it."""
    secret = sum("drawn" not in event and _kept(event) < DRAWN for event in part["conspiring"])
    stories = [Story(position, part, choices) for choices in product((0, 1), repeat=secret)]
    unit = min(story.weight() for story in stories if story.possible)
    weights = [story.weight() // unit for story in stories]
    story = stories[_pick(weights, int(chance.below(sum(weights))))]
    story.fill(chance)
    part["conspiring"] = [
        {**event, "drawn": story.names(event["drawn"]), "kept": story.names(event["kept"])}
        for event in story.events
    ]
    part["deck"] = story.names(story.deck)
    position["cities"] = [
        {
            **city,
            "conspiracies": [
                {**plot, "id": name}
                for plot, name in zip(city["conspiracies"], story.names(hand), strict=True)
            ],
        }
        for city, hand in zip(position["cities"], story.hands, strict=True)
    ]
    position["steps"] = [
        {**step, "drawn": story.names(story.drawn)} if step["step"] == KEEP else step
        for step in position["steps"]
    ]
