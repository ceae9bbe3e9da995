"""What a seat knows, and the games that fit it.

In the base game both players know the same, but for the tokens drawn with the Great Library. A
view is the open part of a position; sampling puts back what is hidden, every way being equally
likely.
"""

from collections.abc import Mapping

from pharos.core.bits import BIT
from pharos.core.chance import Chance, shuffled
from pharos.core.reader import GROWN
from pharos.core.shape import SET_UP, Anything, Flag, Maybe, Name, Parts, Several, Shape, Whole
from pharos.duel import steps
from pharos.duel.agora.position import removed_data
from pharos.duel.agora.view import (
    CITY_SHAPES_OF_PLOTS,
    SHAPE_OF_SENATE,
    STEP_SHAPES_OF_SENATE,
    hide_senate,
    removed_known,
    sample_senate,
)
from pharos.duel.deal import GUILDS_ADDED, SENATORS_ADDED, SLOTS
from pharos.duel.military import CAPITAL, TOKEN_NAMES
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, back_of, names_in
from pharos.duel.pantheon.view import (
    CITY_SHAPES_OF_GODS,
    SHAPE_OF_PANTHEON,
    STEP_SHAPES_OF_GODS,
    TOKEN_ON_CARD,
    hide_gods,
    sample_gods,
)
from pharos.duel.piece import COLORS, RESOURCES
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.position import STEP_KINDS, open_data, pyramid_data
from pharos.duel.rules import Rules
from pharos.duel.state import VICTORIES, State
from pharos.duel.turn import decider, drawn_tokens

Data = Mapping[str, object]

CARD, WONDER, TOKEN = (
    Name("card", CARD_NUMBERS),
    Name("wonder", WONDER_NUMBERS),
    Name("progress token", TOKEN_NUMBERS),
)
SEAT, TOKENS, CARDS_LISTED = Whole(0, 1), Several(TOKEN, len(PROGRESS)), Several(CARD, len(CARDS))
BACKS = sorted({back_of(int(card.number)) for card in CARDS})


def shape_of(pantheon: bool, agora: bool) -> Shape:
    """What a view looks like with these expansions."""
    city: dict[str, Shape] = {
        "coins": Whole(0, GROWN),
        "cards": CARDS_LISTED,
        "wonders": Several(Parts({"id": WONDER, "built": Flag()}, {"card": CARD}), len(WONDERS)),
        "progress": TOKENS,
    }
    step: dict[str, Shape] = {"color": Name("color", COLORS), "draw": Whole(1, len(PROGRESS))}
    parts: dict[str, Shape] = {
        **SET_UP,
        "waiting": Several(SEAT, 1),
        "age": Whole(1, 3),
        "first": SEAT,
        "turn": SEAT,
        "extra_turn": Flag(),
        "pawn": Whole(-int(CAPITAL), int(CAPITAL)),
        "military_tokens": Several(Name("military token", TOKEN_NAMES), len(TOKEN_NAMES)),
        "progress": TOKENS,
        "discard": CARDS_LISTED,
        "victory": Maybe(Name("victory", VICTORIES[1:])),
        "winners": Several(SEAT, 2),
        "box": TOKENS,
    }
    others: dict[str, Shape] = {"offer": Several(WONDER, 4), "drawn": TOKENS, "content": Anything()}
    place: dict[str, Shape] = {"card": CARD, "back": Name("back", BACKS)}
    if pantheon:
        city |= CITY_SHAPES_OF_GODS
        step |= STEP_SHAPES_OF_GODS
        parts["pantheon"] = SHAPE_OF_PANTHEON
        place["token"] = TOKEN_ON_CARD
    if agora:
        city |= CITY_SHAPES_OF_PLOTS
        step |= STEP_SHAPES_OF_SENATE
        parts["senate"] = SHAPE_OF_SENATE
        parts["removed"] = Several(Several(Maybe(CARD), int(SETUP.removed_cards_per_deck)), 3, 3)
    discounts: dict[str, Shape] = {"discounts_from_next_turn": Several(Name("resource", RESOURCES), 5)}
    parts["cities"] = Several(Parts(city, discounts), 2, 2)
    parts["steps"] = Several(Parts({"step": Name("step", STEP_KINDS), "seat": SEAT}, step), 16)
    parts["pyramid"] = Several(Maybe(Parts({"open": Flag()}, place)), int(SLOTS))
    return Parts(parts, others)


SHAPES = {mix: shape_of(*mix) for mix in ((False, False), (False, True), (True, False), (True, True))}
"""The shape of a view by whether Pantheon and Agora are played."""


def view_data(state: State, seat: int | None) -> dict[str, object]:
    """The view of a seat, or of a spectator."""
    deciding = int(decider(state))
    data = {"waiting": [] if deciding < 0 else [deciding], **open_data(state)}
    data["pyramid"] = [
        {name: value for name, value in place.items() if name != "card" or "back" not in place}
        if place
        else None
        for place in pyramid_data(state)
    ]
    data["box"] = names_in(state.box, PROGRESS)
    if state.pantheon is not None:
        hide_gods(data, seat)
    if state.senate is not None:
        hide_senate(data, state, state.senate, seat)
        data["removed"] = removed_known(state, state.senate, seat, [removed_data(state, n) for n in range(3)])
    if deciding == seat and deciding >= 0:
        top = state.stack[state.depth - 1]
        if steps.kind_of(top) == steps.LIBRARY:
            data["drawn"] = names_in(drawn_tokens(state, steps.argument_of(top)), PROGRESS)
    return data


def _list(data: Data, name: str) -> list[object]:
    value = data.get(name, [])
    return value if isinstance(value, list) else []


def _objects(data: Data, name: str) -> list[Data]:
    return [item for item in _list(data, name) if isinstance(item, Mapping)]


def _seen_cards(data: Data) -> set[int]:
    seen = {CARD_NUMBERS[str(name)] for name in _list(data, "discard")}
    for city in _objects(data, "cities"):
        seen |= {CARD_NUMBERS[str(name)] for name in _list(city, "cards")}
        seen |= {
            CARD_NUMBERS[str(place["card"])]
            for place in _objects(city, "wonders") + _objects(city, "conspiracies")
            if "card" in place
        }
    for place in _objects(data, "pyramid"):
        if "card" in place:
            seen.add(CARD_NUMBERS[str(place["card"])])
    removed = [card for cards in _list(data, "removed") if isinstance(cards, list) for card in cards]
    return seen | {CARD_NUMBERS[str(card)] for card in removed if card is not None}


def sample_position(data: Data, seed: int, rules: Rules) -> dict[str, object]:
    """A whole position that fits a view; what is hidden is drawn evenly (DUEL-SETUP-05, -06, -09)."""
    chance = Chance(seed, "sample")
    expansions = _list(data, "expansions")
    seen = _seen_cards(data)
    pyramid: list[object] = [
        dict(place) if isinstance(place, Mapping) else None for place in _list(data, "pyramid")
    ]
    age = int(str(data["age"])) if pyramid else 0
    last_pile = rules.temples if rules.pantheon else rules.guilds
    decks = (*rules.decks, last_pile, rules.senators)
    piles = [shuffled(chance, [int(card) for card in deck if card not in seen]) for deck in decks]
    by_back = {back_of(int(deck[0])): pile for deck, pile in zip(decks, piles, strict=True)}
    for place in pyramid:
        if isinstance(place, dict) and "card" not in place:
            place["card"] = CARDS[by_back[str(place["back"])].pop()].name
    ages: list[list[str]] = [[], [], []]
    removed: list[list[str]] = []
    for n in range(3):
        unseen = piles[n]
        out = _list(data, "removed")[n] if "removed" in data else [None] * SETUP.removed_cards_per_deck
        assert isinstance(out, list)
        removed.append([card or CARDS[unseen.pop()].name for card in out])
        if n + 1 > age:
            if n == 2:
                unseen += [piles[3].pop() for _ in range(int(GUILDS_ADDED))]
            if "agora" in expansions:
                unseen += [piles[4].pop() for _ in range(int(SENATORS_ADDED[n]))]
            ages[n] = [CARDS[card].name for card in shuffled(chance, unseen)]
    position = {name: value for name, value in data.items() if name not in ("drawn", "waiting")}
    position |= {"pyramid": pyramid, "ages": ages, "removed": removed}
    if "agora" in expansions:
        sample_senate(position, _list(data, "drawn"), chance)
    position["box"] = _sample_box({**data, "box": position["box"]}, chance)
    if "pantheon" in expansions:
        sample_gods(position, [str(name) for name in _list(data, "drawn")], chance, rules)
    if "offer" in data:
        position["next_wonders"] = _sample_wonders(data, chance, rules)
    return position


def _sample_box(data: Data, chance: Chance) -> list[str]:
    drawn = [str(name) for name in _list(data, "drawn")]
    rest = [TOKEN_NUMBERS[str(name)] for name in _list(data, "box") if name not in drawn]
    return drawn + [PROGRESS[token].name for token in shuffled(chance, rest)]


def _sample_wonders(data: Data, chance: Chance, rules: Rules) -> list[str]:
    seen = {WONDER_NUMBERS[str(name)] for name in _list(data, "offer")}
    for city in _objects(data, "cities"):
        seen |= {WONDER_NUMBERS[str(wonder["id"])] for wonder in _objects(city, "wonders")}
    if len(seen) > SETUP.wonders_per_draft_set:
        return []
    unseen = shuffled(chance, [int(n) for n in rules.wonders if n not in seen])
    return [WONDERS[n].name for n in unseen[: SETUP.wonders_per_draft_set]]


def face_up(state: State, card: int) -> bool:
    """Whether a card lies face up in the structure, where everybody sees it."""
    slot = state.deal.slot_of[card]
    return (
        CARDS[card].age in (0, state.age)
        and slot >= 0
        and bool(state.present & state.shown & BIT[slot])
        and state.deal.card_at(state.age, slot) == card
    )
