"""What a seat knows, and the games that fit it.

In the base game both players know the same, but for the tokens drawn with the Great Library. A
view is the open part of a position; sampling puts back what is hidden, every way being equally
likely.
"""

from collections.abc import Mapping

from pharos.core.bits import BIT
from pharos.core.chance import Chance, shuffled
from pharos.duel import steps
from pharos.duel.deal import AGE_DECKS, GUILDS, GUILDS_ADDED, pool
from pharos.duel.layout import LAYOUTS
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.position import (
    CARD_NUMBERS,
    TOKEN_NUMBERS,
    WONDER_NUMBERS,
    names_in,
    open_data,
    pyramid_data,
)
from pharos.duel.state import State
from pharos.duel.turn import decider, drawn_tokens

Data = Mapping[str, object]


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
            CARD_NUMBERS[str(wonder["card"])] for wonder in _objects(city, "wonders") if "card" in wonder
        }
    for place in _objects(data, "pyramid"):
        if "card" in place:
            seen.add(CARD_NUMBERS[str(place["card"])])
    return seen


def sample_position(data: Data, seed: int) -> dict[str, object]:
    """A whole position that fits a view; what is hidden is drawn evenly (DUEL-SETUP-05, -06, -09)."""
    chance = Chance(seed, "sample")
    seen = _seen_cards(data)
    drafting = "offer" in data
    age = 0 if drafting else int(str(data["age"]))
    guilds = shuffled(chance, [int(card) for card in GUILDS if card not in seen])
    ages: list[list[str]] = [[], [], []]
    removed: list[list[str]] = []
    pyramid: list[object] = [
        dict(place) if isinstance(place, Mapping) else None for place in _list(data, "pyramid")
    ]
    for n in range(3):
        unseen = shuffled(chance, [int(card) for card in AGE_DECKS[n] if card not in seen])
        if n + 1 == age:
            for place in pyramid:
                if isinstance(place, dict) and "card" not in place:
                    place["card"] = CARDS[(guilds if place["back"] == "guild" else unseen).pop()].name
        removed.append([CARDS[unseen.pop()].name for _ in range(SETUP.removed_cards_per_deck)])
        if n + 1 > age:
            if n == 2:
                unseen = shuffled(chance, unseen + [guilds.pop() for _ in range(int(GUILDS_ADDED))])
            ages[n] = [CARDS[card].name for card in unseen]
            assert len(unseen) == LAYOUTS[n].slots
    position = {name: value for name, value in data.items() if name not in ("drawn", "waiting")}
    position |= {"pyramid": pyramid, "ages": ages, "removed": removed, "box": _sample_box(data, chance)}
    if drafting:
        position["next_wonders"] = _sample_wonders(data, chance)
    return position


def _sample_box(data: Data, chance: Chance) -> list[str]:
    drawn = [str(name) for name in _list(data, "drawn")]
    rest = [TOKEN_NUMBERS[str(name)] for name in _list(data, "box") if name not in drawn]
    return drawn + [PROGRESS[token].name for token in shuffled(chance, rest)]


def _sample_wonders(data: Data, chance: Chance) -> list[str]:
    seen = {WONDER_NUMBERS[str(name)] for name in _list(data, "offer")}
    for city in _objects(data, "cities"):
        seen |= {WONDER_NUMBERS[str(wonder["id"])] for wonder in _objects(city, "wonders")}
    if len(seen) > SETUP.wonders_per_draft_set:
        return []
    unseen = shuffled(chance, [n for n in pool(WONDERS, False, False) if n not in seen])
    return [WONDERS[n].name for n in unseen[: SETUP.wonders_per_draft_set]]


def face_up(state: State, card: int) -> bool:
    """Whether a card lies face up in the structure, where everybody sees it."""
    slot = state.deal.slot_of[card]
    return (
        CARDS[card].age == state.age
        and slot >= 0
        and bool(state.present & state.shown & BIT[slot])
        and state.deal.card_at(state.age, slot) == card
    )
