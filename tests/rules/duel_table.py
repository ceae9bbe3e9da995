"""Helpers that set up a table of Duel with any expansions: a city, a table, and queries.

As in the examples of the rules, Anna has the first seat and Boris the second; Anna moves unless a test says
otherwise. Everything uses the public API.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import pharos
from pharos.content.duel import Card, DuelContent, load_duel
from pharos.content.structure import Layout

ANNA, BORIS = 0, 1
CONTENT: DuelContent = load_duel()
CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards}
SENATORS = [card.id for card in CONTENT.cards if card.kind in ("politician", "conspirator")]
MILITARY_TOKENS = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")
FILLERS = ("theater", "altar", "courthouse", "rostrum", "obelisk", "town_hall", "gardens")
"""Free cards or cards without side effects: they fill the structure, so that the age continues."""
UNDER = (
    "logging_camp", "clay_pit", "stone_pit", "lumber_yard", "clay_pool", "quarry", "glassworks", "press",
    "wood_reserve", "stone_reserve", "clay_reserve", "guard_tower", "stable", "palisade", "workshop",
)  # fmt: skip
"""Age I cards to place under Wonders and conspiracies."""


def city(
    *cards: str,
    coins: int = 20,
    wonders: Iterable[str] = (),
    built: Iterable[str] = (),
    progress: Iterable[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A city: its buildings, treasury, unbuilt and built Wonders, progress tokens, and parts of
    expansions."""
    standing = [{"id": wonder, "built": True} for wonder in built]
    return {
        "coins": coins,
        "cards": list(cards),
        "wonders": [{"id": wonder, "built": False} for wonder in wonders] + standing,
        "progress": list(progress),
        **more,
    }


def laid(
    anna: dict[str, Any] | None,
    boris: dict[str, Any] | None,
    *,
    age: int = 2,
    cards: Sequence[str] | Mapping[int, str] = (),
    fillers: int = 2,
    hidden: Iterable[int] = (),
    marks: Mapping[int, str | int] | None = None,
    pawn: int = 0,
    turn: int = ANNA,
    board: Iterable[str] = (),
    discard: Iterable[str] = (),
    military: Iterable[str] = MILITARY_TOKENS,
    expansions: Sequence[str] = (),
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age, `turn` to move.

    `cards` are side by side in the first row, with fillers beside them up to `fillers`; or they are given by
    slot. Those in `hidden` and those with a token of `marks` are face down.
    """
    cities = deepcopy([anna or city(), boris or city()])
    layout = CONTENT.layout(age, "pantheon" in expansions, "agora" in expansions)
    named = list(cards.values()) if isinstance(cards, Mapping) else list(cards)
    used = {*named, *discard, *(card for seat in cities for card in seat["cards"])}
    used |= {place.get("card") for place in _covers(cities)}
    if isinstance(cards, Mapping):
        placed = dict(cards)
    else:
        dull = [card for card in FILLERS if CARDS[card].age == age and card not in used]
        placed = dict(enumerate([*cards, *dull[: max(fillers - len(cards), 0)]]))
        room = sum(slot.row == 1 for slot in layout.slots)
        assert len(placed) <= room, "the first row has no room for so many cards"
    under = iter([card for card in UNDER if card not in used and card not in placed.values()])
    for place in _covers(cities):
        place["card"] = place.get("card") or next(under)
    return pharos.from_position(
        {
            "game": "duel",
            "expansions": list(expansions),
            "age": age,
            "turn": turn,
            "pawn": pawn,
            "cities": cities,
            "pyramid": _pyramid(layout, placed, {*hidden}, marks or {}),
            "progress": list(board),
            "discard": list(discard),
            "military_tokens": list(military),
            **more,
        }
    )


def _covers(cities: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """All Wonders and conspiracies with a card under them."""
    places = [place for seat in cities for place in [*seat["wonders"], *seat.get("conspiracies", ())]]
    return [place for place in places if place.get("built") or "card" in place]


def _pyramid(
    layout: Layout, placed: Mapping[int, str], hidden: set[int], marks: Mapping[int, str | int]
) -> list[dict[str, Any] | None]:
    pyramid: list[dict[str, Any] | None] = [None] * len(layout.slots)
    for slot, card in placed.items():
        pyramid[slot] = {"card": card}
        if slot in hidden or slot in marks:
            pyramid[slot] = {"card": card, "back": _back(card, layout.age)}
        if slot in marks:
            pyramid[slot] = {"card": card, "back": _back(card, layout.age), "token": marks[slot]}
    return pyramid


def _back(card: str, age: int) -> str:
    if card in SENATORS:
        return "senator"
    return "guild" if CARDS[card].kind == "guild" else f"age_{age}"


def after(game: pharos.Game, *choices: str) -> pharos.Game:
    """Returns a copy of the game after some choices, each made by the seat that has to choose."""
    game = game.copy()
    for choice in choices:
        game.choose(game.waiting[0], choice)
    return game


def options(game: pharos.Game, verb: str = "") -> set[str]:
    """The choices of the seat that has to choose, or only those with this prefix."""
    return {str(choice) for choice in game.choices(game.waiting[0]) if str(choice).startswith(verb)}


def asking(game: pharos.Game) -> str:
    """The pending step."""
    return str(view(game)["steps"][-1]["step"])


def view(game: pharos.Game, seat: int | None = None) -> dict[str, Any]:
    """The view of a seat or a spectator."""
    return game.view(seat).data


def city_of(game: pharos.Game, seat: int) -> dict[str, Any]:
    """The public view of a city."""
    found: dict[str, Any] = view(game)["cities"][seat]
    return found


def price(game: pharos.Game, choice: str, seat: int | None = None) -> int:
    """The price of a choice, as the game explains it."""
    explained = game.explain(game.waiting[0] if seat is None else seat, choice).price
    assert explained is not None, f"{choice} has no price"
    return explained.coins


def paid(game: pharos.Game, choice: str) -> int:
    """The coins that a choice really takes from the treasury of the seat that has to choose."""
    seat = game.waiting[0]
    return coins(game, seat) - coins(after(game, choice), seat)


def coins(game: pharos.Game, seat: int) -> int:
    """The treasury of a seat."""
    return int(city_of(game, seat)["coins"])


def gained(game: pharos.Game, *choices: str, seat: int = ANNA) -> int:
    """By how much a treasury grows through some choices."""
    return coins(after(game, *choices), seat) - coins(game, seat)


def cards_of(game: pharos.Game, seat: int) -> set[str]:
    """The cards of a seat."""
    return set(city_of(game, seat)["cards"])


def tokens_of(game: pharos.Game, seat: int) -> set[str]:
    """The progress tokens of a seat."""
    return set(city_of(game, seat)["progress"])


def wonders_of(game: pharos.Game, seat: int, built: bool | None = None) -> set[str]:
    """The Wonders of a seat: all, or the built or unbuilt ones."""
    return {w["id"] for w in city_of(game, seat)["wonders"] if built is None or w["built"] is built}


def pawn(game: pharos.Game) -> int:
    """The space of the conflict pawn."""
    return int(view(game)["pawn"])


def points(game: pharos.Game, seat: int, category: str = "total") -> int:
    """Points of a seat."""
    return game.scores()[seat][category]


def refusal(game: pharos.Game, choice: str, seat: int | None = None) -> str | None:
    """The rule by which a choice is rejected, or None if it is legal."""
    return game.explain(game.waiting[0] if seat is None else seat, choice).rule


def won(game: pharos.Game) -> tuple[tuple[int, ...], str] | None:
    """Who won and how, or None while the game is in progress."""
    result = game.result
    return (result.winners, result.victory) if result else None


def new_game(
    deal: Mapping[str, Any] | None = None, *, seed: int = 1, expansions: Sequence[str] = (), **options: Any
) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    whole = {**pharos.new_game("duel", expansions=expansions, seed=seed).deal, **(deal or {})}
    return pharos.new_game("duel", expansions=expansions, deal=whole, options=options)


def drafted(game: pharos.Game) -> pharos.Game:
    """The game after the draft, in which each seat takes the first Wonder on offer."""
    while asking(game) == "draft":
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    return game
