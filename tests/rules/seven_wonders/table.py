"""Helpers that set up a table of 7 Wonders without expansions."""

from pharos.content.classic import Card
from tests.rules.classic_table import CONTENT, seating

CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards if not card.expansion}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonders if not wonder.expansion}


def deck(players: int, age: int) -> list[str]:
    """The cards of an age for this many players, with all guilds in the last."""
    marks = seating(players).deck_players
    cards = [card for card in CARDS.values() if card.age == age]
    return [card.id for card in cards for _ in range(card.copies(marks) if card.players else 1)]
