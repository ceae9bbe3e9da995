"""What a seat knows of the Senate, the conspiracies and the box, and what fits it.

Everybody sees who conspires, how many cards are kept and where the other one goes; which cards they
are is known to the one who drew them. So what a seat knows of the deck and of the opponent's
conspiracies follows from the story of the game, and so does every way in which it may be.
"""

from collections.abc import Mapping
from itertools import product
from math import factorial
from typing import Any

from pharos.core.bits import BIT, members
from pharos.core.chance import Chance, shuffled
from pharos.core.shape import Either, Flag, Maybe, Name, Parts, Several, Shape, Whole
from pharos.duel import steps
from pharos.duel.agora.conspiracy import CONSPIRACIES
from pharos.duel.agora.decrees import DECREES
from pharos.duel.agora.senate import CHAMBERS, CUBES, DRAWN, Senate
from pharos.duel.piece import COLORS, CONSPIRATOR, SECTIONS
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import State

Data = Mapping[str, Any]
_PLOT = Name("conspiracy", [plot.name for plot in CONSPIRACIES])
_CARD = Name("card", [card.name for card in CARDS])
_TOKEN = Name("progress token", [token.name for token in PROGRESS])
_SEAT = Whole(0, 1)
MOST_EVENTS = sum(card.kind == CONSPIRATOR for card in CARDS) + sum(w.on_draft == steps.KEEP for w in WONDERS)
"""So often somebody can conspire."""
CITY_SHAPES_OF_PLOTS: dict[str, Shape] = {
    "conspiracies": Several(Parts({}, {"id": _PLOT, "card": _CARD, "triggered": Flag()}), len(CONSPIRACIES))
}
STEP_SHAPES_OF_SENATE: dict[str, Shape] = {
    "section": Name("section", SECTIONS),
    "actions": Whole(1, 9),
    "drawn": Several(_PLOT, int(DRAWN), int(DRAWN)),
    "colors": Several(Name("color", COLORS), len(COLORS)),
}
_DECREE = Parts({"face_up": Flag()}, {"id": Name("decree", [decree.name for decree in DECREES])})
_EVENT = Parts(
    {"seat": _SEAT, "kept": Either(Whole(1, int(DRAWN)), Several(_PLOT, int(DRAWN), 1))},
    {"drawn": Several(_PLOT, int(DRAWN), int(DRAWN)), "back": Name("end of the deck", ("top", "bottom"))},
)
SHAPE_OF_SENATE = Parts(
    {
        "chambers": Several(
            Parts(
                {
                    "cubes": Several(Whole(0, int(CUBES)), 2, 2),
                    "controller": Maybe(_SEAT),
                    "decrees": Several(_DECREE, 2),
                }
            ),
            int(CHAMBERS),
            int(CHAMBERS),
        ),
        "supply": Several(Whole(0, int(CUBES)), 2, 2),
        "triggered_this_turn": Flag(),
        "conspiring": Several(_EVENT, MOST_EVENTS),
        "deck": Whole(0, len(CONSPIRACIES)),
    },
    {
        "removed_seen": Parts({"seat": _SEAT, "age": Whole(1, 3)}),
        "locked": Parts(
            {"seat": _SEAT, "openly_among": Several(_TOKEN, len(PROGRESS), 1), "searched": Flag()},
            {"token": _TOKEN, "among": Several(_TOKEN, len(PROGRESS), 1)},
        ),
    },
)
KEEP = steps.STEP_NAMES[int(steps.KEEP)]


# What is hidden.


def hide_senate(data: dict[str, Any], state: State, senate: Senate, seat: int | None) -> None:
    """Takes what a seat does not know out of its view (AGORA-HIDE-01 to -03, AGORA-CONS-05)."""
    part: dict[str, Any] = data["senate"]
    for chamber in part["chambers"]:
        chamber["decrees"] = [
            decree if decree["face_up"] else {"face_up": False} for decree in chamber["decrees"]
        ]
    part["deck"] = len(part["deck"])
    part["conspiring"] = [
        event if event["seat"] == seat else {**_without(event, "drawn"), "kept": len(event["kept"])}
        for event in part["conspiring"]
    ]
    for owner, city in enumerate(data["cities"]):
        city["conspiracies"] = [
            plot if owner == seat or "triggered" in plot else _without(plot, "id")
            for plot in city["conspiracies"]
        ]
    data["steps"] = [
        step if step["step"] != KEEP or step["seat"] == seat else _without(step, "drawn")
        for step in data["steps"]
    ]
    if "locked" in part:
        part["locked"] = _hide_locked(part["locked"], seat)
    data["box"] = [PROGRESS[n].name for n in members(int(out_of_sight(state, senate, seat)))]


def _without(data: Data, name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


def _hide_locked(locked: Data, seat: int | None) -> dict[str, Any]:
    if seat == locked["seat"]:
        return _without(locked, "among")
    if seat is None:
        locked = {**locked, "among": locked["openly_among"]}
    return dict(locked) if len(locked["among"]) == 1 else _without(locked, "token")


def out_of_sight(state: State, senate: Senate, seat: int | None) -> int:
    """The tokens in the box, and the locked one where a seat cannot tell it from them."""
    suspects = senate.open_suspects if seat is None else senate.suspects
    if senate.locked < 0 or seat == senate.locker or len(members(int(suspects))) == 1:
        return int(state.box)
    return int(state.box | BIT[senate.locked])


def removed_known(state: State, senate: Senate, seat: int | None, removed: list[list[str]]) -> list[Any]:
    """The removed cards, named as far as a seat has looked at them (AGORA-CON-TREASON-01)."""
    looked = int(senate.looked_age) if seat == senate.looked_seat else 0
    return [cards if n < looked else [None] * len(cards) for n, cards in enumerate(removed)]


# What fits.


def sample_senate(position: dict[str, Any], drawn: list[object], chance: Chance) -> None:
    """Fills in what a view hides of the Senate, the conspiracies and the locked token.

    `drawn` are the tokens the seat has drawn from the box just now.
    """
    part = dict(position["senate"])
    position["senate"] = part
    part["chambers"] = _sample_decrees(part["chambers"], chance)
    if "locked" in part:
        part["locked"] = _sample_locked(part["locked"], drawn, chance)
        position["box"] = [name for name in position["box"] if name != part["locked"]["token"]]
    _sample_plots(position, part, chance)


def _sample_decrees(chambers: list[Data], chance: Chance) -> list[dict[str, Any]]:
    seen = {decree.get("id") for chamber in chambers for decree in chamber["decrees"]}
    unseen = shuffled(chance, [n for n, decree in enumerate(DECREES) if decree.name not in seen])
    return [
        {
            **chamber,
            "decrees": [
                decree if "id" in decree else {"id": DECREES[unseen.pop()].name, **decree}
                for decree in chamber["decrees"]
            ],
        }
        for chamber in chambers
    ]


def _sample_locked(locked: Data, drawn: list[object], chance: Chance) -> dict[str, Any]:
    """A token is drawn for what is locked, and what the other seat takes it for."""
    among = locked.get("among", locked["openly_among"])
    left = [token for token in among if token not in drawn]
    token = locked.get("token") or left[int(chance.below(len(left)))]
    if "among" not in locked and locked["searched"]:
        among = [token]
    return {**locked, "token": token, "among": among}


class _Story:
    """The cards of the deck as unknowns, followed through everything that happened to them.

    `choices` says for every time somebody else kept one of two cards whether it was the second. A
    card that was seen gives its unknown a value; a story with a contradiction is not possible.
    """

    def __init__(self, position: Data, part: Data, choices: tuple[int, ...]) -> None:
        self.values: dict[int, str] = {}
        self.possible = True
        self.hands: list[list[int]] = [[], []]
        self.events: list[dict[str, Any]] = []
        choosing = iter(choices)
        told: list[Data] = part["conspiring"]
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

    def _tell(self, event: Data, choosing: Any) -> None:
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
        """An unknown turns out to be a card."""
        if self.values.setdefault(unknown, name) != name or list(self.values.values()).count(name) > 1:
            self.possible = False

    def weight(self) -> int:
        """In how many ways the cards that nobody saw can be dealt out."""
        return factorial(len(CONSPIRACIES) - len(self.values)) if self.possible else 0

    def fill(self, chance: Chance) -> None:
        """Deals out the cards that were not seen."""
        seen = set(self.values.values())
        unseen = shuffled(chance, [n for n, plot in enumerate(CONSPIRACIES) if plot.name not in seen])
        for unknown in range(len(CONSPIRACIES)):
            if unknown not in self.values:
                self.values[unknown] = CONSPIRACIES[unseen.pop()].name

    def names(self, unknowns: list[int]) -> list[str]:
        """The cards that some unknowns are."""
        return [self.values[unknown] for unknown in unknowns]


def _kept(event: Data) -> int:
    kept = event["kept"]
    return kept if isinstance(kept, int) else len(kept)


def _pick(weights: list[int], number: int) -> int:
    """Which of some things a number falls on, each as wide as its weight."""
    chosen = 0
    while number >= weights[chosen]:
        number -= weights[chosen]
        chosen += 1
    return chosen


def _sample_plots(position: dict[str, Any], part: dict[str, Any], chance: Chance) -> None:
    """One of all possible stories, each as likely as it has ways to deal the unseen cards."""
    secret = sum("drawn" not in event and _kept(event) < DRAWN for event in part["conspiring"])
    stories = [_Story(position, part, choices) for choices in product((0, 1), repeat=secret)]
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
