"""What is turned up in the base game of Duel, as chance of its own.

A game is dealt beforehand, so a card that nobody has seen may still be exchanged for any other with the same
back: that is what chance does when it is turned up. A new age turns many up at once, one after the other.
"""

from typing import Any

from pharos.duel.names import CARD_NUMBERS
from pharos.duel.pieces import CARDS
from pharos.game import Game, from_position


class Reveals:
    """The places whose cards were turned up last and still wait for chance."""

    def __init__(self) -> None:
        self._age = 0
        self._seen: set[int] = set()
        self.pending: list[int] = []

    def look(self, game: Game) -> None:
        """Notes what has been turned up since the last look."""
        data = game.view(None).data
        pyramid: Any = data["pyramid"]
        age = int(str(data["age"])) if pyramid else 0
        if age != self._age:
            self._age, self._seen = age, set()
        shown = [place for place, card in enumerate(pyramid) if card and "card" in card]
        self.pending = [place for place in shown if place not in self._seen] if not game.over else []
        self._seen |= set(shown)

    def outcomes(self, game: Game) -> list[int]:
        """The numbers of the cards that may turn up in the next place."""
        position: Any = game.position()
        return sorted(CARD_NUMBERS[name] for name in self._unseen(position))

    def turn_up(self, game: Game, card: int) -> Game:
        """The game in which a card turned up in the next place."""
        position: Any = game.position()
        place = self.pending[0]
        was, becomes = str(position["pyramid"][place]["card"]), CARDS[card].name
        self.pending = self.pending[1:]
        if was == becomes:
            return game
        return from_position(
            _exchanged(position, {was: becomes, becomes: was}, self._hidden(position) | {place})
        )

    def _hidden(self, position: Any) -> set[int]:
        later = set(self.pending)
        return {n for n, card in enumerate(position["pyramid"]) if card and ("back" in card or n in later)}

    def _unseen(self, position: Any) -> set[str]:
        """Every card with the back of the next place that nobody has seen, laid out or in the box."""
        back = _back(position["pyramid"][self.pending[0]]["card"])
        places = self._hidden(position) | {self.pending[0]}
        names = {position["pyramid"][n]["card"] for n in places}
        names |= {card for cards in position["removed"][self._age - 1 : self._age] for card in cards}
        if back == "guild":  # those that were not dealt lie in the box
            dealt = {c for cards in position["ages"] for c in cards} | _visible(position)
            names |= {card.name for card in CARDS if _back(card.name) == back and card.name not in dealt}
        return {name for name in names if _back(name) == back and not CARDS[CARD_NUMBERS[name]].expansion}


def _back(name: str) -> str:
    card = CARDS[CARD_NUMBERS[name]]
    return "guild" if card.color == 6 else str(int(card.age))


def _visible(position: Any) -> set[str]:
    seen = set(position["discard"])
    for city in position["cities"]:
        seen |= set(city["cards"]) | {wonder["card"] for wonder in city["wonders"] if "card" in wonder}
    return seen | {card["card"] for card in position["pyramid"] if card}


def _exchanged(position: Any, other: dict[str, str], places: set[int]) -> Any:
    pyramid = [
        {**card, "card": other.get(card["card"], card["card"])} if card and n in places else card
        for n, card in enumerate(position["pyramid"])
    ]
    removed = [[other.get(name, name) for name in cards] for cards in position["removed"]]
    return {**position, "pyramid": pyramid, "removed": removed}
