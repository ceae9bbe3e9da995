"""What a seat knows.

A view is the open part of a position with what the seat itself has seen: its hand, its markers, the
hands it has held, the discard pile when it looked through it. Everything else it may conclude comes
from `memory`, which reads nothing but that.
"""

from collections import Counter
from functools import cache

from pharos.classic import steps
from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.cities.losses import CITY_SHAPES_OF_CITIES, MORE_SHAPES_OF_CITIES
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, Deal
from pharos.classic.history import HIDDEN_VERBS, Entry, entries_of, hands_seen, holder_at
from pharos.classic.leaders.roster import LEADER_NUMBERS
from pharos.classic.leaders.view import (
    CITY_SHAPES_OF_LEADERS,
    LEADER_ENTRIES,
    SHAPES_OF_LEADERS,
    leaders_view,
)
from pharos.classic.memory import Memory
from pharos.classic.outlook import outlook_data, outlook_shapes
from pharos.classic.position import (
    discard_data,
    hand_data,
    marker_data,
    open_data,
    pile_data,
    sealed_data,
)
from pharos.classic.rules import rules_of
from pharos.classic.state import AGENDA, ROOM, State
from pharos.classic.supply import CARD_NUMBERS, in_order
from pharos.core.bits import members
from pharos.core.reader import GROWN
from pharos.core.shape import SET_UP, Anything, Maybe, Name, Parts, Several, Shape, Whole

MOST_CARDS = 200
"""More than any pile has."""
MOST_ENTRIES = 500
"""More than any game has."""


_CARD = Name("card", CARD_NUMBERS)
_HELD = Several(_CARD, 2 * int(ROOM))
_PILE = Several(_CARD, MOST_CARDS)
_COUNT = Whole(0, MOST_CARDS)
_LEFT = Whole(0, 99)


@cache
def shape_of(players: int, mix: int) -> Shape:
    """What a view looks like for so many players and with a mix of expansions."""
    deal = Deal(rules_of(players, mix, {}))
    ring, turns = int(deal.ring), int(deal.turns)
    number, when = Whole(0, ring - 1), {"age": Whole(0, int(AGES)), "turn": Whole(0, turns)}
    marker = Name("card or leader", [*CARD_NUMBERS, *LEADER_NUMBERS])
    city: dict[str, Shape] = {
        "wonder": Maybe(Name("wonder", [board.name for board in BOARDS])),
        "coins": Whole(0, GROWN),
        "cards": _PILE,
        "stages": Whole(0, int(MOST_STAGES)),
        "marker_backs": Several(Whole(0, int(AGES)), int(MOST_STAGES)),
        "victories": Whole(0, GROWN),
        "victory_points": Whole(0, GROWN),
        "defeats": Whole(0, GROWN),
    }
    of_city: dict[str, Shape] = {"free_builds_left": _LEFT, "markers": Several(marker, int(MOST_STAGES))}
    step = Name("step", steps.STEP_NAMES.values())
    parts: dict[str, Shape] = {
        **SET_UP,
        **when,
        "direction": Name("direction", ("left", "right")),
        "waiting": Several(Whole(0, players - 1), players),
        "step": Maybe(Name("step", steps.ASKING)),
        "step_cities": Several(number, ring),
        "owed": Several(number, ring),
        "pending": Several(
            Parts({"step": step, "cities": Several(number, ring)}, {"order": _LEFT}), int(AGENDA)
        ),
        "discard_backs": Several(_COUNT, int(AGES), int(AGES)),
        "victory": Maybe(Name("victory", ("points",))),
        "winners": Several(Whole(0, players - 1), players),
        "hands": Several(
            Parts({"cards": Whole(0, int(ROOM))}, {"known": _HELD, "possible": _HELD}), players, players
        ),
        "history": Several(
            Parts(
                {**when, "city": number, "choice": Name("choice")},
                {
                    "left": _LEFT,
                    "right": _LEFT,
                    "declined": Name("thing", ("leader",)),
                    "known": Name("card or leader", marker.names),
                },
            ),
            MOST_ENTRIES,
        ),
        "discard": _PILE,
    }
    held = Parts({**when, "cards": _HELD}, {"seat": Whole(0, players - 1)})
    others: dict[str, Shape] = {
        "content": Anything(),
        "step_order": _LEFT,
        "hand": _HELD,
        "seen": Several(held, 2 * int(AGES) * turns),
        "looks": Several(Parts({"entry": Whole(0, MOST_ENTRIES), "cards": _PILE}), MOST_ENTRIES),
        "sealed": Several(Maybe(Name("choice")), ring, ring),
        **outlook_shapes(ring),
    }
    if players == FREE_CITY_PLAYERS:
        parts |= {"free_city_holder": Whole(0, players - 1), "pile": Whole(0, int(ROOM))}
        others["pile_card"] = _CARD
    if deal.cities:
        city |= CITY_SHAPES_OF_CITIES
        of_city |= MORE_SHAPES_OF_CITIES
    if deal.with_leaders:
        city["leaders"] = SHAPES_OF_LEADERS["leader_hand"]
        of_city |= CITY_SHAPES_OF_LEADERS
        parts["leader_pile"] = _LEFT
        others |= SHAPES_OF_LEADERS | {"partner_leaders": Parts(SHAPES_OF_LEADERS)}
    return Parts(parts | {"cities": Several(Parts(city, of_city), ring, ring)}, others)


def decider_at(players: int, entry: Entry) -> int:
    """The seat that decided for a city, and so saw its card (SW-DUO-17, SW-DUO-21)."""
    return entry.city if entry.city < players else holder_at(entry.age, entry.turn)


def known_entries(state: State, seat: int | None, entries: list[Entry], partner: bool = True) -> list[Entry]:
    """The history without the cards that a seat did not see."""
    players = int(state.deal.players)
    known = []
    for entry in entries:
        # The last card of the pile is left by nobody: its holder does not see it either.
        unseen = entry.verb == "leave" and entry.city >= players
        shown = partner and state.deal.rules.teams and seat is not None and entry.city == seat ^ 1
        if shown and entry.verb in LEADER_ENTRIES:
            pass  # LEADERS-TEAM-01
        elif entry.verb in HIDDEN_VERBS and (unseen or decider_at(players, entry) != seat):
            entry = entry.redacted()
        known.append(entry)
    return known


def piles_looked_through(state: State, seat: int | None, entries: list[Entry]) -> list[dict[str, object]]:
    """The discard pile as a seat saw it, each time it used the Mausoleum (SW-DISCARD-02)."""
    players = int(state.deal.players)
    pile = Counter(discard_data(state))
    looks: list[dict[str, object]] = []
    if looking(state, seat):
        looks.append({"entry": len(entries), "cards": in_order(pile.elements())})
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        if entry.verb in ("revive", "skip"):
            if entry.card is not None:
                pile[entry.card] += 1
            if decider_at(players, entry) == seat:
                looks.append({"entry": number, "cards": in_order(pile.elements())})
        elif entry.verb in ("discard", "leave") and entry.card is not None:
            pile[entry.card] -= 1
    return looks[::-1]


def looking(state: State, seat: int | None) -> bool:
    """Whether a seat looks through the discard pile now."""
    if seat is None or state.over or steps.kind_of(state.asked) != steps.REVIVE:
        return False
    return any(state.decider(number) == seat for number in members(state.owed))


def playing_from_pile(state: State, seat: int) -> bool:
    """Whether a seat plays the last card of the free city's pile now, and so sees it (SW-DUO-18)."""
    if state.over or steps.kind_of(state.asked) != steps.LAST_CARD:
        return False
    return any(number >= state.deal.players for number in members(state.owed)) and state.holder() == seat


def seen_data(
    state: State,
    seat: int | None,
    entries: list[Entry],
    known: list[Entry],
    partner: bool = True,
    lying_open: dict[str, object] | None = None,
) -> dict[str, object]:
    """The open part and what a seat has seen with its own eyes, or was shown by its partner."""
    data = open_data(state) if lying_open is None else dict(lying_open)
    players = int(state.deal.players)
    ring = range(int(state.deal.ring))
    data["hands"] = [{"cards": len(hand_data(state, other))} for other in range(players)]
    data["history"] = [entry.data() for entry in known]
    if players == FREE_CITY_PLAYERS:
        data["pile"] = len(pile_data(state))
    if state.deal.with_leaders:
        data |= leaders_view(state, seat, entries, partner)
    if seat is None:
        return data
    data["hand"] = hand_data(state, seat)
    own_hands: list[dict[str, object]] = [
        {"age": age, "turn": turn, "cards": cards} for age, turn, cards in hands_seen(state, seat, entries)
    ]
    data["seen"] = own_hands
    if state.deal.rules.teams and partner:
        # CITIES-TEAM-02: partners show each other their cards.
        shown = [
            {"age": age, "turn": turn, "cards": cards, "seat": seat ^ 1}
            for age, turn, cards in hands_seen(state, seat ^ 1, entries)
        ]
        data["seen"] = [*own_hands, *shown]
    data["looks"] = piles_looked_through(state, seat, entries)
    if playing_from_pile(state, seat):
        data["pile_card"] = pile_data(state)[0]
    cities = data["cities"]
    assert isinstance(cities, list)
    data["cities"] = [
        city | {"markers": marker_data(state, number)} if number == seat else city
        for number, city in enumerate(cities)
    ]
    data["sealed"] = [
        sealed_data(state, number) if state.decider(number) == seat else None for number in ring
    ]
    return data


def view_data(
    state: State,
    seat: int | None,
    setup: dict[str, object],
    *,
    partner: bool = True,
    lying_open: dict[str, object] | None = None,
) -> dict[str, object]:
    """The view of a seat, or of a spectator, with everything a perfect memory concludes."""
    entries = entries_of(state)
    known = known_entries(state, seat, entries, partner)
    data = setup | seen_data(state, seat, entries, known, partner, lying_open)
    memory = Memory(data, seat, entries=known)
    hands: list[dict[str, object]] = []
    for other, hand in enumerate(memory.hands):
        shown: dict[str, object] = {"cards": len(hand_data(state, other))}
        if other == seat:
            shown["known"] = data["hand"]
        else:
            sure = memory.sure(hand)
            possible = memory.possible(hand)
            if sure:
                shown["known"] = sure
            if possible is not None and len(possible) > len(sure):
                shown["possible"] = possible
        hands.append(shown)
    if hands:
        data["hands"] = hands
    history = []
    thrown: Counter[str] = Counter()
    for number, entry in enumerate(memory.entries):
        row = entry.data()
        card = entry.card or memory.card_of_entry(number)
        if entry.card is None and card is not None:
            row["known"] = card
        history.append(row)
        if entry.verb in ("discard", "leave") and card is not None:
            thrown[card] += 1
        elif entry.verb == "revive" and entry.card is not None:
            thrown[entry.card] -= 1
    data["history"] = history
    data["discard"] = in_order(_surely_discarded(data, memory, +thrown).elements())
    return data | outlook_data(state)


def _surely_discarded(data: dict[str, object], memory: Memory, thrown: Counter[str]) -> Counter[str]:
    """Cards that must lie in the discard pile: what was known to be thrown away, and what was seen there."""
    looks = data.get("looks")
    if not isinstance(looks, list) or not looks:
        return thrown
    last = looks[-1]
    pile = Counter(last["cards"])
    for entry in memory.entries[last["entry"] :]:
        if entry.verb == "revive" and entry.card is not None:
            pile[entry.card] -= 1
        elif entry.verb in ("discard", "leave") and entry.card is not None:
            pile[entry.card] += 1
    sure: Counter[str] = Counter(pile)
    return +(sure | thrown)
