"""Words to set a table of Duel with Agora: a city, a table, and what is asked of them.

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
DECREES = [decree.id for decree in CONTENT.decrees]
CONSPIRACIES = [conspiracy.id for conspiracy in CONTENT.conspiracies]
SENATORS = [card.id for card in CONTENT.cards if card.kind in ("politician", "conspirator")]
MILITARY_TOKENS = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")
# Decrees that nothing in an ordinary test touches; they lie where a test names no other.
DULL = (
    "discard_bonus",
    "coins_on_yellow",
    "conspirator_extra_turn",
    "coins_on_wonder",
    "trade_grey",
    "senate_blue",
)
# Age I cards to lie under wonders and conspiracies.
UNDER = (
    "logging_camp", "clay_pit", "stone_pit", "lumber_yard", "clay_pool", "quarry", "glassworks", "press",
    "wood_reserve", "stone_reserve", "clay_reserve", "guard_tower", "garrison", "palisade", "workshop",
)  # fmt: skip


def city(
    *cards: str,
    coins: int = 20,
    wonders: Iterable[str] = (),
    built: Iterable[str] = (),
    progress: Iterable[str] = (),
    plots: Iterable[str] = (),
    ready: Iterable[str] = (),
    used: Iterable[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A city: cards, treasury, wonders, tokens; conspiracies unprepared, prepared and triggered."""
    return {
        "coins": coins,
        "cards": list(cards),
        "wonders": [{"id": wonder, "built": False} for wonder in wonders]
        + [{"id": wonder, "built": True} for wonder in built],
        "progress": list(progress),
        "conspiracies": [{"id": plot} for plot in plots]
        + [{"id": plot, "card": None} for plot in ready]
        + [{"id": plot, "triggered": True} for plot in used],
        **more,
    }


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    age: int = 2,
    cards: Sequence[str] | Mapping[int, str] = (),
    hidden: Iterable[int] = (),
    cubes: Mapping[int, tuple[int, int]] | None = None,
    decrees: Mapping[int, str] | None = None,
    face_down: Iterable[int] = (),
    pawn: int = 0,
    turn: int = ANNA,
    board: Iterable[str] = (),
    discard: Iterable[str] = (),
    military: Iterable[str] = MILITARY_TOKENS,
    expansions: Sequence[str] = ("agora",),
    senate: Mapping[str, Any] | None = None,
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age.

    `cards` lie side by side in the first row, two dull ones if none are named; or they are given by
    slot, those in `hidden` face down. `cubes` and `decrees` are given by chamber, from 1; decrees lie
    face up except in the chambers of `face_down`.
    """
    cities = [anna or city(), boris or city()]
    dull = {1: ("altar", "theater"), 2: ("rostrum", "courthouse"), 3: ("obelisk", "town_hall")}[age]
    placed = dict(cards) if isinstance(cards, Mapping) else dict(enumerate(cards or dull))
    taken = {*placed.values(), *discard, *(card for seat in cities for card in seat["cards"])}
    free = [card for card in UNDER if card not in taken]
    for place in (place for seat in cities for place in [*seat["wonders"], *seat["conspiracies"]]):
        if place.get("built") or place.get("card", "") is None:
            place["card"] = free.pop()
    lying = {**(decrees or {})}
    dull_decrees = [decree for decree in DULL if decree not in lying.values()]
    for chamber in range(1, 7):
        lying[chamber] = lying.get(chamber) or dull_decrees.pop(0)
    down = {*face_down}
    chambers = [
        {
            "cubes": list((cubes or {}).get(chamber, (0, 0))),
            "decrees": [{"id": lying[chamber], "face_up": chamber not in down}],
        }
        for chamber in range(1, 7)
    ]
    slots = len(CONTENT.layout(age, "pantheon" in expansions, True).slots)
    pyramid: list[dict[str, Any] | None] = [None] * slots
    face_down_slots = {*hidden}
    for slot, card in placed.items():
        back = {"back": "senator" if card in SENATORS else f"age_{age}"} if slot in face_down_slots else {}
        pyramid[slot] = {"card": card, **back}
    return pharos.from_position(
        {
            "game": "duel",
            "expansions": list(expansions),
            "age": age,
            "turn": turn,
            "pawn": pawn,
            "cities": cities,
            "pyramid": pyramid,
            "progress": list(board),
            "discard": list(discard),
            "military_tokens": list(military),
            "senate": {"chambers": chambers, **(senate or {})},
            **more,
        }
    )


def asking(game: pharos.Game) -> str:
    """What is asked now."""
    return str(view(game)["steps"][-1]["step"])


def asked(game: pharos.Game) -> list[tuple[str, int]]:
    """All that is owed, the next thing last: the step and its seat."""
    return [(step["step"], step["seat"]) for step in view(game)["steps"]]


def after(game: pharos.Game, *choices: str) -> pharos.Game:
    """A copy of the game after some choices, each made by the seat that must choose then."""
    game = game.copy()
    for choice in choices:
        game.choose(game.waiting[0], choice)
    return game


def options(game: pharos.Game, verb: str = "") -> set[str]:
    """What the seat that must choose may choose, or only its choices that begin so."""
    return {str(choice) for choice in game.choices(game.waiting[0]) if str(choice).startswith(verb)}


def view(game: pharos.Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat or a spectator sees."""
    return game.view(seat).data


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
    return int(view(game)["cities"][seat]["coins"])


def gained(game: pharos.Game, *choices: str, seat: int = ANNA) -> int:
    """By how much a treasury grows through some choices."""
    return coins(after(game, *choices), seat) - coins(game, seat)


def cards_of(game: pharos.Game, seat: int) -> set[str]:
    """The cards of a seat."""
    return set(view(game)["cities"][seat]["cards"])


def tokens_of(game: pharos.Game, seat: int) -> set[str]:
    """The progress tokens of a seat."""
    return set(view(game)["cities"][seat]["progress"])


def wonders_of(game: pharos.Game, seat: int, built: bool | None = None) -> set[str]:
    """The wonders of a seat: all, or those built or not built."""
    wonders = view(game)["cities"][seat]["wonders"]
    return {wonder["id"] for wonder in wonders if built is None or wonder["built"] is built}


def plots_of(game: pharos.Game, seat: int, viewer: int | None = None) -> list[dict[str, Any]]:
    """The conspiracies of a seat, as its owner or somebody else sees them."""
    plots: list[dict[str, Any]] = view(game, seat if viewer is None else viewer)["cities"][seat][
        "conspiracies"
    ]
    return plots


def pawn(game: pharos.Game) -> int:
    """The space of the conflict pawn."""
    return int(view(game)["pawn"])


def chamber(game: pharos.Game, number: int) -> dict[str, Any]:
    """A chamber of the Senate, from 1, as everybody sees it."""
    found: dict[str, Any] = view(game)["senate"]["chambers"][number - 1]
    return found


def cubes_of(game: pharos.Game, seat: int) -> list[int]:
    """The cubes of a seat by chamber."""
    return [place["cubes"][seat] for place in view(game)["senate"]["chambers"]]


def supply(game: pharos.Game, seat: int) -> int:
    """The cubes of a seat that are not in the Senate."""
    return int(view(game)["senate"]["supply"][seat])


def controller(game: pharos.Game, number: int) -> int | None:
    """Who controls a chamber."""
    found: int | None = chamber(game, number)["controller"]
    return found


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


def dealt(deal: Mapping[str, Any] | None = None, *, seed: int = 1, both: bool = False) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    expansions = ["pantheon", "agora"] if both else ["agora"]
    whole = {**pharos.new_game("duel", expansions=expansions, seed=seed).deal, **(deal or {})}
    return pharos.new_game("duel", expansions=expansions, deal=whole)


def drafting(*wonders: str, seed: int = 1, **deal: Any) -> pharos.Game:
    """A new game in which these wonders are the first ones offered; seat 0 begins."""
    base = [wonder.id for wonder in CONTENT.wonders if not wonder.expansion and wonder.id not in wonders]
    return dealt({"wonders": [*wonders, *base][:8], "first": ANNA, **deal}, seed=seed)
