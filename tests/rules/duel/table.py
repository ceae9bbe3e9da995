"""Words to set a table of Duel with: a city, a table, and what is asked of them.

As in the examples of the rules, Anna has the first seat and Boris the second; Anna moves unless a test
says otherwise. Everything is done through the public API.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import pharos
from pharos.content.duel import Card, DuelContent, Progress, Wonder, load_duel

ANNA, BORIS = 0, 1
CONTENT: DuelContent = load_duel()
CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards if not card.expansion}
WONDERS: dict[str, Wonder] = {wonder.id: wonder for wonder in CONTENT.wonders if not wonder.expansion}
TOKENS: dict[str, Progress] = {token.id: token for token in CONTENT.progress if not token.expansion}
MILITARY_TOKENS = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")

# Free or dull cards: one of them lies beside a single card, so that the age goes on after it.
FILLERS = ("theater", "altar", "courthouse", "rostrum", "obelisk", "town_hall", "gardens")
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
    tokens: Iterable[str] = (),
) -> dict[str, Any]:
    """A city: its buildings, treasury, unbuilt and built wonders, progress tokens."""
    standing = [{"id": wonder, "built": True} for wonder in built]
    return {
        "coins": coins,
        "cards": list(cards),
        "wonders": [{"id": wonder, "built": False} for wonder in wonders] + standing,
        "progress": list(tokens),
    }


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    age: int = 2,
    cards: Sequence[str] | Mapping[int, str] = (),
    last: bool = False,
    hidden: Iterable[int] = (),
    pawn: int = 0,
    turn: int = ANNA,
    board: Iterable[str] = (),
    box: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    military: Iterable[str] = MILITARY_TOKENS,
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age, `turn` to move.

    `cards` lie side by side in the first row, with a dull one beside a single card unless it is the
    `last` of the age; or they are given by slot, those in `hidden` face down.
    """
    cities = deepcopy([anna or city(), boris or city()])
    placed = _places(cities, age, cards, last, [*discard])
    for wonder in (w for seat in cities for w in seat["wonders"] if w["built"]):
        used = _used(cities, placed.values(), discard)
        wonder.setdefault("card", next(card for card in UNDER if card not in used))
    pyramid: list[dict[str, Any] | None] = [None] * 20
    face_down = set(hidden)
    for slot, card in placed.items():
        back = "guild" if CARDS[card].kind == "guild" else f"age_{age}"
        pyramid[slot] = {"card": card} | ({"back": back} if slot in face_down else {})
    position = {
        "game": "duel",
        "age": age,
        "turn": turn,
        "pawn": pawn,
        "cities": cities,
        "pyramid": pyramid,
        "progress": list(board),
        "discard": list(discard),
        "military_tokens": list(military),
        **more,
    }
    if box is not None:
        position["box"] = list(box)
    return pharos.from_position(position)


def _used(cities: list[dict[str, Any]], placed: Iterable[str], discard: Iterable[str]) -> set[str]:
    under = {wonder.get("card", "") for seat in cities for wonder in seat["wonders"]}
    return under | {card for seat in cities for card in seat["cards"]} | set(placed) | set(discard)


def _places(
    cities: list[dict[str, Any]],
    age: int,
    cards: Sequence[str] | Mapping[int, str],
    last: bool,
    discard: list[str],
) -> dict[int, str]:
    if isinstance(cards, Mapping):
        return dict(cards)
    assert len(cards) <= (6 if age == 2 else 2), "the first row has no room for so many cards"
    if last or len(cards) > 1:
        return dict(enumerate(cards))
    used = _used(cities, cards, discard)
    return dict(
        enumerate([*cards, next(card for card in FILLERS if CARDS[card].age == age and card not in used)])
    )


def after(game: pharos.Game, *choices: str) -> pharos.Game:
    """A copy of the game after some choices, each made by the seat that must choose then."""
    game = game.copy()
    for choice in choices:
        game.choose(game.waiting[0], choice)
    return game


def options(game: pharos.Game, verb: str = "") -> set[str]:
    """What the seat that must choose may choose, or only its choices with one verb."""
    return {str(choice) for choice in game.choices(game.waiting[0]) if str(choice).startswith(verb)}


def price(game: pharos.Game, choice: str, seat: int | None = None) -> int:
    """What a choice costs, as the game explains it."""
    explained = game.explain(game.waiting[0] if seat is None else seat, choice).price
    assert explained is not None, f"{choice} has no price"
    return explained.coins


def paid(game: pharos.Game, choice: str) -> int:
    """What a choice really takes from the treasury of the seat that must choose."""
    seat = game.waiting[0]
    return coins(game, seat) - coins(after(game, choice), seat)


def coins(game: pharos.Game, seat: int) -> int:
    """The treasury of a seat."""
    return int(_city(game, seat)["coins"])


def gained(game: pharos.Game, *choices: str, seat: int = ANNA) -> int:
    """By how much a treasury grows through some choices."""
    return coins(after(game, *choices), seat) - coins(game, seat)


def cards_of(game: pharos.Game, seat: int) -> set[str]:
    """The buildings of a seat."""
    return set(_city(game, seat)["cards"])


def tokens_of(game: pharos.Game, seat: int) -> set[str]:
    """The progress tokens of a seat."""
    return set(_city(game, seat)["progress"])


def wonders_of(game: pharos.Game, seat: int, built: bool | None = None) -> set[str]:
    """The wonders of a seat: all, or those built or not built."""
    return {w["id"] for w in _city(game, seat)["wonders"] if built is None or w["built"] is built}


def pawn(game: pharos.Game) -> int:
    """The space of the conflict pawn."""
    return int(_data(game)["pawn"])


def seen(game: pharos.Game, seat: int | None, field: str) -> Any:
    """One field of what a seat sees."""
    return game.view(seat).data[field]


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


def dealt(deal: Mapping[str, Any] | None = None, *, seed: int = 1, **options: Any) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    whole = {**pharos.new_game("duel", seed=seed).deal, **(deal or {})}
    return pharos.new_game("duel", deal=whole, options=options)


def drafted(game: pharos.Game) -> pharos.Game:
    """The game after the draft, every seat having taken the first wonder it was offered."""
    while seen(game, None, "steps")[-1]["step"] == "draft":
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    return game


def _data(game: pharos.Game) -> dict[str, Any]:
    return game.view(None).data


def _city(game: pharos.Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = _data(game)["cities"][seat]
    return found
