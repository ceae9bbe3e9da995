"""Helpers that set up a table of 7 Wonders with any expansions: cities, hands, and queries.

Seat 0 is the seat under test; its left neighbor is seat 1, its right neighbor the last seat. Everything uses
the public API.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pharos
from pharos.content.classic import Card, ClassicContent, Seating, load_classic

CONTENT: ClassicContent = load_classic()
CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonders}
DULL_BOARDS = (
    "babylon_a",
    "rhodes_a",
    "olympia_a",
    "giza_a",
    "halicarnassus_a",
    "alexandria_a",
    "ephesus_a",
    "petra_a",
)
LEFT, RIGHT = 1, 2
"""The neighbours of seat 0 with three players."""


def city(*cards: str, wonder: str = "", coins: int = 3, stages: int = 0, **more: Any) -> dict[str, Any]:
    """A city: its structures, board, treasury, built stages, and in `leaders` the recruited leaders."""
    return {"wonder": wonder, "cards": list(cards), "coins": coins, "stages": stages, **more}


def seating(players: int, expansions: Sequence[str] = ()) -> Seating:
    """What depends on the number of players."""
    return CONTENT.seating(players, cities="cities" in expansions)


def deck(players: int, age: int, expansions: Sequence[str] = ()) -> list[str]:
    """The cards of an age that are always dealt."""
    marks = seating(players, expansions).deck_players
    return [card.id for card in CARDS.values() if card.age == age for _ in range(card.copies(marks))]


def laid(
    *cities: dict[str, Any],
    players: int = 3,
    age: int = 1,
    turn: int = 4,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    discard: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    expansions: Sequence[str] = (),
    **more: Any,
) -> pharos.Game:
    """A game in a turn of an age, or in the recruitment before it (turn 0).

    Cities and hands that are not given are filled with the remaining cards.
    """
    ring = max(players, 3)
    rows = [dict(row) for row in cities] + [city() for _ in range(ring - len(cities))]
    boards = iter(DULL_BOARDS)
    taken = {WONDERS[row["wonder"]].board for row in rows if row["wonder"]}
    for row in rows:
        while not row["wonder"]:
            board = next(boards)
            if WONDERS[board].board not in taken:
                row["wonder"] = board
    held = {0: list(hand), **{seat: list(cards) for seat, cards in (hands or {}).items()}}
    used = Counter(card for row in rows for card in row["cards"])
    used.update(card for row in rows for card in row.get("markers", []))
    used.update(discard)
    used.update(card for cards in held.values() for card in cards)
    left = {n: _rest(players, n, used, expansions) for n in (1, 2, 3)}
    for row in rows:
        row["markers"] = row.get("markers") or [left[1].pop() for _ in range(row["stages"])]
    holder = (age + turn) % 2 if players == 2 else -1
    size = seating(players, expansions).hand_size + 1 - turn
    full = []
    for seat in range(players):
        cards = held.get(seat, [])
        needed = size + (seat == holder) if turn else 0
        assert len(cards) <= needed, "no room for so many cards in a hand"
        full.append(cards + [left[age].pop() for _ in range(needed - len(cards))])
    position: dict[str, Any] = {
        "game": "classic",
        "expansions": list(expansions),
        "players": players,
        "options": dict(options or {}),
        "age": age,
        "turn": turn,
        "step": "turn" if turn else "recruit",
        "cities": rows,
        "hands": full,
        "discard": list(discard),
    }
    if players == 2:
        position["pile"] = [left[age].pop() for _ in range(size - 1)] if turn else []
    return pharos.from_position(position | more)


def _rest(players: int, age: int, used: Counter[str], expansions: Sequence[str]) -> list[str]:
    """Cards that nobody has, except guilds and city cards; those with the least effect last (they are taken
    from the end)."""
    cards = Counter(deck(players, age, expansions)) - used
    return sorted(cards.elements(), key=lambda card: CARDS[card].color == "blue")


def played(game: pharos.Game, choice: str = "", others: Mapping[int, str] | None = None) -> pharos.Game:
    """Returns a copy of the game after all have chosen: seat 0 makes `choice`, the others discard unless
    given a choice. Losses are not settled yet."""
    game = game.copy()
    chosen = {0: choice} if choice else {}
    chosen |= dict(others or {})
    for seat in game.waiting:
        game.choose(seat, chosen.get(seat) or discarding(game, seat))
    return game


def settled(game: pharos.Game, pays: Mapping[int, int] | None = None) -> pharos.Game:
    """Returns a copy of the game after losses: everybody pays as much as possible, or as given."""
    game = game.copy()
    while step(game) == "losses":
        for seat in game.waiting:
            amounts = options_in_order(game, seat)
            game.choose(seat, f"pay:{pays[seat]}" if pays and seat in pays else amounts[-1])
    return game


def after(
    game: pharos.Game,
    choice: str = "",
    *,
    others: Mapping[int, str] | None = None,
    pays: Mapping[int, int] | None = None,
) -> pharos.Game:
    """Returns a copy of the game after a whole turn or a recruitment."""
    return settled(played(game, choice, others), pays)


def discarding(game: pharos.Game, seat: int = 0) -> str:
    """The choice of a seat that discards its first card, or leader."""
    return next(str(choice) for choice in game.choices(seat) if str(choice).startswith("discard"))


def step(game: pharos.Game) -> object:
    """The pending step."""
    return game.view(None).data["step"]


def options_in_order(game: pharos.Game, seat: int = 0) -> list[str]:
    """The choices of a seat."""
    return [str(choice) for choice in game.choices(seat)]


def options(game: pharos.Game, verb: str = "", seat: int = 0) -> set[str]:
    """The choices of a seat, or only those that begin with a verb."""
    return {choice for choice in options_in_order(game, seat) if choice.startswith(verb)}


def can_build(game: pharos.Game, card: str, seat: int = 0) -> bool:
    """Whether a seat can build a card of its hand."""
    return bool(options(game, f"build:{card}", seat))


def open_city(game: pharos.Game, number: int = 0) -> dict[str, Any]:
    """The public view of a city."""
    cities: Any = game.view(None).data["cities"]
    return dict(cities[number])


def coins(game: pharos.Game, number: int = 0) -> int:
    """The treasury of a city."""
    return int(open_city(game, number)["coins"])


def tokens(game: pharos.Game, number: int = 0) -> tuple[int, int]:
    """Victory and defeat tokens of a city."""
    row = open_city(game, number)
    return row["victories"], row["defeats"]


def position(game: pharos.Game) -> dict[str, Any]:
    """Everything, including hidden information."""
    return dict(game.position())


def refused(game: pharos.Game, choice: str, seat: int = 0) -> str:
    """The rule that forbids a choice; the choice must be illegal."""
    explained = game.explain(seat, choice)
    assert not explained.allowed
    assert explained.rule is not None
    return explained.rule


def score(game: pharos.Game, row: str, seat: int = 0) -> int:
    """One row of a score sheet."""
    return game.scores()[seat][row]


def spent(game: pharos.Game, choice: str) -> int:
    """The coins that a choice of seat 0 takes from its treasury, when nobody buys from it."""
    return coins(game) - coins(after(game, choice))
