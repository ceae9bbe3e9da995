"""Words to set a table of Duel with Pantheon: a city, a table, and what is asked of them.

As in the examples of the rules, Anna has the first seat and Boris the second; Anna moves unless a test
says otherwise. Everything is done through the public API.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pharos
from pharos.content.duel import load_duel

ANNA, BORIS = 0, 1
CONTENT = load_duel()
CARDS = {card.id: card for card in CONTENT.cards}
GODS = {god.id: god.mythology for god in CONTENT.gods}
MYTHOLOGIES = [mythology.id for mythology in CONTENT.pantheon.mythologies]
MILITARY_TOKENS = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")
FOUR = ("the_sphinx", "the_pyramids", "the_colossus", "the_appian_way")
# Age I cards to lie under wonders.
UNDER = (
    "logging_camp", "clay_pit", "stone_pit", "lumber_yard", "clay_pool", "quarry", "glassworks", "press",
    "wood_reserve", "stone_reserve", "clay_reserve", "guard_tower", "stable", "palisade", "workshop",
)  # fmt: skip


def city(
    *cards: str,
    coins: int = 20,
    wonders: Iterable[str] = (),
    built: Iterable[str] = (),
    progress: Iterable[str] = (),
    mythology: Iterable[str] = (),
    offerings: Iterable[int] = (),
    gods: Iterable[str] = (),
    god_coins: int = 0,
) -> dict[str, Any]:
    """A city: buildings, treasury, unbuilt and built wonders, tokens, gods."""
    standing = [{"id": wonder, "built": True} for wonder in built]
    return {
        "coins": coins,
        "cards": list(cards),
        "wonders": [{"id": wonder, "built": False} for wonder in wonders] + standing,
        "progress": list(progress),
        "mythology": list(mythology),
        "offerings": list(offerings),
        "gods": list(gods),
        "god_coins": god_coins,
    }


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    age: int = 2,
    cards: Sequence[str] | Mapping[int, str] = (),
    marks: Mapping[int, str | int] | None = None,
    hidden: Iterable[int] = (),
    gods: Mapping[int, str] | None = None,
    known: Mapping[str, list[int]] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    on_enki: Iterable[str] = (),
    snake: str | None = None,
    minerva: int | None = None,
    pawn: int = 0,
    turn: int = ANNA,
    board: Iterable[str] = (),
    discard: Iterable[str] = (),
    military: Iterable[str] = MILITARY_TOKENS,
    expansions: Sequence[str] = ("pantheon",),
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age.

    `cards` lie side by side in the first row, two dull ones if none are named; or they are given by
    slot, those in `hidden` and those with a token in `marks` face down. `gods` lie in the slots of the
    Pantheon, numbered from 1; from Age II on the Gate is in the last slot unless it is named elsewhere.
    """
    cities = [anna or city(), boris or city()]
    dull = {1: ("altar", "theater"), 2: ("rostrum", "courthouse"), 3: ("obelisk", "town_hall")}[age]
    placed = dict(cards) if isinstance(cards, Mapping) else dict(enumerate(cards or dull))
    used = {*placed.values(), *discard, *(card for seat in cities for card in seat["cards"])}
    free = [card for card in UNDER if card not in used]
    for wonder in (w for seat in cities for w in seat["wonders"] if w["built"]):
        wonder.setdefault("card", free.pop())
    return pharos.from_position(
        {
            "game": "duel",
            "expansions": list(expansions),
            "age": age,
            "turn": turn,
            "pawn": pawn,
            "cities": cities,
            "pyramid": _pyramid(age, "agora" in expansions, placed, marks or {}, {*hidden}),
            "progress": list(board),
            "discard": list(discard),
            "military_tokens": list(military),
            "pantheon": {
                "slots": _slots(age, cities, gods or {}, known or {}),
                "stacks": {
                    name: [{"god": god, "known_to": (known or {}).get(god, [])} for god in stack]
                    for name, stack in (stacks or {}).items()
                },
                "tokens": list(on_enki),
                "snake": snake,
                "minerva": minerva,
            },
            **more,
        }
    )


def _pyramid(
    age: int, agora: bool, placed: Mapping[int, str], marks: Mapping[int, str | int], hidden: set[int]
) -> list[dict[str, Any] | None]:
    pyramid: list[dict[str, Any] | None] = [None] * len(CONTENT.layout(age, True, agora).slots)
    for slot, card in placed.items():
        pyramid[slot] = {"card": card}
        if slot in marks or slot in hidden:
            pyramid[slot] = {"card": card, "back": f"age_{age}"}
        if slot in marks:
            pyramid[slot] = {"card": card, "back": f"age_{age}", "token": marks[slot]}
    return pyramid


def _slots(
    age: int, cities: list[dict[str, Any]], gods: Mapping[int, str], known: Mapping[str, list[int]]
) -> list[dict[str, Any] | None]:
    slots: list[dict[str, Any] | None] = [None] * 6
    for number, god in gods.items():
        slots[number - 1] = {"god": god}
        if age == 1:
            slots[number - 1] = {"god": god, "back": GODS.get(god), "known_to": known.get(god, [])}
    if age > 1 and "gate" not in [*gods.values(), *cities[0]["gods"], *cities[1]["gods"]]:
        slots[max(n for n in range(6) if slots[n] is None)] = {"god": "gate"}
    return slots


def after(game: pharos.Game, *choices: str) -> pharos.Game:
    """A copy of the game after some choices, each made by the seat that must choose then."""
    game = game.copy()
    for choice in choices:
        game.choose(game.waiting[0], choice)
    return game


def options(game: pharos.Game, verb: str = "") -> set[str]:
    """What the seat that must choose may choose, or only its choices with one verb."""
    return {str(choice) for choice in game.choices(game.waiting[0]) if str(choice).startswith(verb)}


def asked(game: pharos.Game) -> str:
    """The step that is asked now."""
    return str(data(game)["steps"][-1]["step"])


def price(game: pharos.Game, choice: str, seat: int | None = None) -> int:
    """What a choice costs, as the game explains it."""
    explained = game.explain(game.waiting[0] if seat is None else seat, choice).price
    assert explained is not None, f"{choice} has no price"
    return explained.coins


def coins(game: pharos.Game, seat: int) -> int:
    """The treasury of a seat."""
    return int(city_of(game, seat)["coins"])


def gained(game: pharos.Game, *choices: str, seat: int = ANNA) -> int:
    """By how much a treasury grows through some choices."""
    return coins(after(game, *choices), seat) - coins(game, seat)


def cards_of(game: pharos.Game, seat: int) -> set[str]:
    """The buildings of a seat."""
    return set(city_of(game, seat)["cards"])


def progress_of(game: pharos.Game, seat: int) -> set[str]:
    """The progress tokens of a seat."""
    return set(city_of(game, seat)["progress"])


def wonders_of(game: pharos.Game, seat: int, built: bool | None = None) -> set[str]:
    """The wonders of a seat: all, or those built or not built."""
    return {w["id"] for w in city_of(game, seat)["wonders"] if built is None or w["built"] is built}


def pawn(game: pharos.Game) -> int:
    """The space of the conflict pawn."""
    return int(data(game)["pawn"])


def board_of(game: pharos.Game, seat: int | None = None) -> dict[str, Any]:
    """The Pantheon as a seat sees it."""
    found: dict[str, Any] = data(game, seat)["pantheon"]
    return found


def slots_of(game: pharos.Game, seat: int | None = None) -> dict[int, str]:
    """The gods in the Pantheon that a seat knows, by slot from 1."""
    slots = board_of(game, seat)["slots"]
    return {n + 1: place["god"] for n, place in enumerate(slots) if place and "god" in place}


def stack_of(game: pharos.Game, mythology: str, seat: int | None = None) -> list[str | None]:
    """A stack as a seat knows it, None for a god that it does not know."""
    return [place.get("god") for place in board_of(game, seat)["stacks"][mythology]]


def true_stack(game: pharos.Game, mythology: str) -> list[str]:
    """A stack as it really is."""
    position: Any = game.position()
    return [place["god"] for place in position["pantheon"]["stacks"][mythology]]


def points(game: pharos.Game, seat: int, category: str = "total") -> int:
    """Points of a seat."""
    return game.scores()[seat][category]


def refusal(game: pharos.Game, choice: str, seat: int | None = None) -> str | None:
    """The rule by which a choice is refused; None when it is allowed."""
    return game.explain(game.waiting[0] if seat is None else seat, choice).rule


def won(game: pharos.Game) -> tuple[tuple[int, ...], str] | None:
    """Who won and how, or None while the game goes on."""
    result = game.result
    return (result.winners, result.victory) if result else None


def dealt(seed: int = 1, **changes: Any) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    deal: Any = pharos.new_game("duel", expansions=["pantheon"], seed=seed).deal
    whole = {**deal, **changes}
    return pharos.new_game("duel", expansions=["pantheon"], deal=whole)


def drafted(game: pharos.Game) -> pharos.Game:
    """The game after the draft, every seat having taken the first wonder it was offered."""
    while asked(game) == "draft":
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    return game


def city_of(game: pharos.Game, seat: int) -> dict[str, Any]:
    """What lies in and before a city."""
    found: dict[str, Any] = data(game)["cities"][seat]
    return found


def data(game: pharos.Game, seat: int | None = None) -> dict[str, Any]:
    """All that a seat sees."""
    return game.view(seat).data
