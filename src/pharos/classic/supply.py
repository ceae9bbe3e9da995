"""The cards of a game: those that are surely dealt, and groups of which only some are.

Guilds and city cards are drawn unseen from more than are dealt (SW-SETUP-03, CITIES-SETUP-02), so
nobody knows which of them are in the game until they turn up.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from pharos.classic.cities.verbs import BIT as CITIES
from pharos.classic.deal import AGES, black_cards_of, deck_of, guilds_of, seating_of
from pharos.classic.pieces import CARDS

AGE_OF = {card.name: int(card.age) for card in CARDS}
CARD_NUMBERS = {card.name: int(card.number) for card in CARDS}
LEADER_BACK = 0
"""What stands for the back of a leader where others name the age of a card."""
GUILD_NAMES = {card.name for card in CARDS if card.guild}


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards sorted as in the content, so that their order tells nothing."""
    return sorted(cards, key=CARD_NUMBERS.__getitem__)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of an age of which so many are dealt; `kind` names them in sentences."""

    kind: str
    age: int
    cards: tuple[str, ...]
    dealt: int


@cache
def supply_of(players: int, mix: int) -> "Supply":
    """The supply for a number of players and a mix of expansions; nobody changes it."""
    return Supply(players, mix)


class Supply:
    """All cards that a number of players and a mix of expansions may deal."""

    def __init__(self, players: int, mix: int) -> None:
        seating = seating_of(players, mix)
        ages = range(1, int(AGES) + 1)
        self.certain = {
            age: Counter(CARDS[number].name for number in deck_of(players, age, mix)) for age in ages
        }
        guilds = tuple(CARDS[number].name for number in guilds_of(mix))
        self.groups = [Group("guilds", int(AGES), guilds, seating.guilds)]
        if mix & int(CITIES):
            for age in ages:
                black = tuple(CARDS[number].name for number in black_cards_of(age, mix))
                self.groups.append(Group("city cards", age, black, seating.city_cards))
        self.group_of = {card: group for group in self.groups for card in group.cards}

    def pool(self, age: int) -> Counter[str]:
        """Every card of an age that may be dealt."""
        cards = Counter(self.certain[age])
        for group in self.groups:
            if group.age == age:
                cards.update(group.cards)
        return cards
