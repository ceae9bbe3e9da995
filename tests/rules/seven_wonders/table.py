"""Words to set a table of 7 Wonders with: cities, hands, and what is asked of them.

Seat 0 is the one looked at; its left neighbour is seat 1, its right neighbour the last seat. Everything
is done through the public API.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pharos
from pharos.content.classic import Card, ClassicContent, load_classic

CONTENT: ClassicContent = load_classic()
CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards if not card.expansion}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonders if not wonder.expansion}
DULL_BOARDS = ("babylon_a", "rhodes_a", "olympia_a", "giza_a", "halicarnassus_a", "alexandria_a", "ephesus_a")
LEFT, RIGHT = 1, 2
"""The neighbours of seat 0 with three players."""


def city(*cards: str, wonder: str = "", coins: int = 3, stages: int = 0, **more: Any) -> dict[str, Any]:
    """A city: its structures, board, treasury and built stages."""
    return {"wonder": wonder, "cards": list(cards), "coins": coins, "stages": stages, **more}


def deck(players: int, age: int) -> list[str]:
    """The cards of an age for so many players, all guilds with the last."""
    marks = CONTENT.seating(players).deck_players
    cards = [card for card in CARDS.values() if card.age == age]
    return [card.id for card in cards for _ in range(card.copies(marks) if card.players else 1)]


def table(
    *cities: dict[str, Any],
    players: int = 3,
    age: int = 1,
    turn: int = 4,
    hand: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    discard: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> pharos.Game:
    """A game in a turn of an age. Cities and hands that are not given are filled with what is left."""
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
    left = {n: _rest(players, n, used) for n in (1, 2, 3)}
    for row in rows:
        row["markers"] = row.get("markers") or [left[1].pop() for _ in range(row["stages"])]
    holder = (age + turn) % 2 if players == 2 else -1
    size = CONTENT.seating(players).hand_size + 1 - turn
    full = []
    for seat in range(players):
        cards = held.get(seat, [])
        needed = size + (seat == holder)
        assert len(cards) <= needed, "no room for so many cards in a hand"
        full.append(cards + [left[age].pop() for _ in range(needed - len(cards))])
    position: dict[str, Any] = {
        "game": "classic",
        "players": players,
        "options": dict(options or {}),
        "age": age,
        "turn": turn,
        "step": "turn",
        "cities": rows,
        "hands": full,
        "discard": list(discard),
    }
    if players == 2:
        position["pile"] = [left[age].pop() for _ in range(size - 1)]
    return pharos.from_position(position | more)


def _rest(players: int, age: int, used: Counter[str]) -> list[str]:
    """Cards nobody has, guilds left out, the dullest last (they are taken from the end)."""
    cards = Counter(deck(players, age)) - used
    rest = sorted(cards.elements(), key=lambda card: CARDS[card].color == "blue")
    return [card for card in rest if CARDS[card].players]


def after(game: pharos.Game, choice: str = "", *, others: Mapping[int, str] | None = None) -> pharos.Game:
    """A copy of the game after a turn: seat 0 chooses `choice`, the others discard unless they choose."""
    game = game.copy()
    chosen = {0: choice} if choice else {}
    chosen |= dict(others or {})
    for seat in game.waiting:
        game.choose(seat, chosen.get(seat) or discarding(game, seat))
    return game


def discarding(game: pharos.Game, seat: int = 0) -> str:
    """A choice of a seat that throws its first card away."""
    return next(str(choice) for choice in game.choices(seat) if str(choice).startswith("discard"))


def options(game: pharos.Game, verb: str = "", seat: int = 0) -> set[str]:
    """What a seat may choose, or only its choices that begin with a verb."""
    return {str(choice) for choice in game.choices(seat) if str(choice).startswith(verb)}


def coins(game: pharos.Game, number: int = 0) -> int:
    """The treasury of a city."""
    return int(open_city(game, number)["coins"])


def open_city(game: pharos.Game, number: int = 0) -> dict[str, Any]:
    """What everybody sees of a city."""
    cities: Any = game.view(None).data["cities"]
    return dict(cities[number])


def position(game: pharos.Game) -> dict[str, Any]:
    """Everything, hidden things included."""
    return dict(game.position())


def refused(game: pharos.Game, choice: str, seat: int = 0) -> str:
    """The rule that forbids a choice; the choice must not be allowed."""
    explained = game.explain(seat, choice)
    assert not explained.allowed
    assert explained.rule is not None
    return explained.rule


def score(game: pharos.Game, row: str, seat: int = 0) -> int:
    """One row of a score sheet."""
    return game.scores()[seat][row]


def spent(game: pharos.Game, choice: str) -> int:
    """What a build or stage of seat 0 takes from its treasury, nobody buying from it."""
    before = coins(game)
    return before - coins(after(game, choice))
