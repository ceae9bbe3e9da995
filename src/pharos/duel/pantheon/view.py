"""What a seat knows of the gods, and the gods that fit it.

Who knows which face-down card is open, since everybody sees who draws it; which god it is is not.
"""

from collections.abc import Mapping

from pharos.core.bits import members
from pharos.core.chance import Chance, shuffled
from pharos.core.shape import Either, Flag, Maybe, Name, Parts, Several, Shape, Whole
from pharos.duel.deal import RESHUFFLES
from pharos.duel.military import CAPITAL
from pharos.duel.pantheon.activation import OFFERINGS
from pharos.duel.pantheon.gods import GODS, MYTHOLOGY_NAMES, SLOT_COUNT, STACK
from pharos.duel.piece import COLORS
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.rules import Rules

_MYTHOLOGY = Name("mythology", MYTHOLOGY_NAMES)
_GOD = Name("god", [god.name for god in GODS])
_OFFERING = Whole(0, 9)
_FACE_DOWN = Parts(
    {}, {"god": _GOD, "back": _MYTHOLOGY, "known_to": Several(Whole(0, 1), 2), "shown": Flag()}
)
CITY_SHAPES_OF_GODS: dict[str, Shape] = {
    "mythology": Several(_MYTHOLOGY, 10),
    "offerings": Several(_OFFERING, 3),
    "gods": Several(_GOD, len(GODS)),
    "god_coins": Whole(0, 99),
}
STEP_SHAPES_OF_GODS: dict[str, Shape] = {
    "mythology": _MYTHOLOGY,
    "god": _GOD,
    "colors": Several(Name("color", COLORS), len(COLORS)),
}
TOKEN_ON_CARD = Either(_OFFERING, _MYTHOLOGY)
SHAPE_OF_PANTHEON = Parts(
    {
        "slots": Several(Maybe(_FACE_DOWN), int(SLOT_COUNT), int(SLOT_COUNT)),
        "stacks": Parts({name: Several(_FACE_DOWN, int(STACK)) for name in MYTHOLOGY_NAMES}),
        "tokens": Several(Name("progress token", [token.name for token in PROGRESS]), len(PROGRESS)),
        "snake": Maybe(Name("card", [card.name for card in CARDS])),
        "minerva": Maybe(Whole(-int(CAPITAL), int(CAPITAL))),
    }
)
TOKEN_NUMBERS = {token.name: int(token.number) for token in PROGRESS}


def hide_gods(data: dict[str, object], seat: int | None) -> None:
    """Takes the gods that a seat does not know out of its view (PAN-TOKEN-07, PAN-WONDER-05)."""
    pantheon = data["pantheon"]
    assert isinstance(pantheon, dict)
    pantheon["slots"] = [place and _hidden(place, seat) for place in pantheon["slots"]]
    pantheon["stacks"] = {
        name: [_hidden({"back": name, **place}, seat) for place in stack]
        for name, stack in pantheon["stacks"].items()
    }


def _hidden(place: dict[str, object], seat: int | None) -> dict[str, object]:
    known_to = place.get("known_to", [])
    assert isinstance(known_to, list)
    if "back" not in place or "shown" in place or seat in known_to:
        return place
    return {name: value for name, value in place.items() if name != "god"}


def sample_gods(position: dict[str, object], drawn: list[str], chance: Chance, rules: Rules) -> None:
    """Puts a god on every card that a seat does not know, and orders what chance has yet to give."""
    shown = position["pantheon"]
    assert isinstance(shown, Mapping)
    pantheon = dict(shown)
    slots = [place and dict(place) for place in pantheon["slots"]]
    stacks = {name: [dict(place) for place in stack] for name, stack in pantheon["stacks"].items()}
    position["pantheon"] = {**pantheon, "slots": slots, "stacks": stacks}
    seen = _gods_in_cities(position) | {entry.get("god") for entry in _objects(position["steps"])}
    for n, name in enumerate(MYTHOLOGY_NAMES):
        places = [place for place in [*slots, *stacks[name]] if place and place.get("back") == name]
        named = seen | {place.get("god") for place in [*places, *(slot for slot in slots if slot)]}
        unknown = shuffled(chance, [int(god) for god in rules.gods[n] if GODS[god].name not in named])
        for place in places:
            if "god" not in place:
                place["god"] = GODS[unknown.pop()].name
    _sample_chance(position, drawn, chance)


def _objects(items: object) -> list[Mapping[str, object]]:
    return [item for item in items if isinstance(item, Mapping)] if isinstance(items, list) else []


def _gods_in_cities(position: Mapping[str, object]) -> set[object]:
    found: set[object] = set()
    for city in _objects(position["cities"]):
        gods = city["gods"]
        assert isinstance(gods, list)
        found |= set(gods)
    return found


def _sample_chance(position: dict[str, object], drawn: list[str], chance: Chance) -> None:
    pantheon, box = position["pantheon"], position["box"]
    assert isinstance(pantheon, dict)
    assert isinstance(box, list)
    tokens = [TOKEN_NUMBERS[str(name)] for name in [*box, *pantheon["tokens"]]]
    orders = [[PROGRESS[n].name for n in shuffled(chance, tokens)] for _ in range(1 + RESHUFFLES)]
    orders[0] = drawn + [name for name in orders[0] if name not in drawn]
    position["draws"] = orders
    position["box"] = [name for name in orders[0] if name in box]
    if position["age"] == 1:
        places = shuffled(chance, members(2 ** len(OFFERINGS) - 1))
        position["next_offerings"] = [OFFERINGS[n] for n in places]
