"""The cards of a game: those that are always dealt, and groups of which only some are.

Guilds and city cards are drawn face down from more than are dealt (SW-SETUP-03, CITIES-SETUP-02), so
which of them are in the game is unknown until they are seen.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from pharos.classic.deal import AGES, black_cards_of, deck_of, guilds_of, seating_of
from pharos.classic.pieces import CARDS

AGE_OF = {card.name: int(card.age) for card in CARDS}
CARD_NUMBERS = {card.name: int(card.number) for card in CARDS}
LEADER_BACK = 0
"""The back of a leader where the back of a card is its age."""
GUILD_NAMES = {card.name for card in CARDS if card.guild}


def in_order(cards: Iterable[str]) -> list[str]:
    """Returns cards sorted as in the content, so that their order reveals nothing."""
    return sorted(cards, key=CARD_NUMBERS.__getitem__)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of an age of which `dealt` are in the game; `kind` is their name in messages."""

    kind: str
    age: int
    cards: tuple[str, ...]
    dealt: int


@cache
def supply_of(players: int, mix: int) -> "Supply":
    """Returns the shared supply for a number of players and a mix of expansions; it must not be modified."""
    return Supply(players, mix)


class Supply:
    """All cards that may be dealt for a number of players and a mix of expansions."""

    def __init__(self, players: int, mix: int) -> None:
        seating = seating_of(players, mix)
        ages = range(1, int(AGES) + 1)
        self.certain = {
            age: Counter(CARDS[number].name for number in deck_of(players, age, mix)) for age in ages
        }
        guilds = tuple(CARDS[number].name for number in guilds_of(mix))
        self.groups = [Group("guilds", int(AGES), guilds, seating.guilds)]
        if seating.city_cards:
            for age in ages:
                black = tuple(CARDS[number].name for number in black_cards_of(age, mix))
                self.groups.append(Group("city cards", age, black, seating.city_cards))
        self.group_of = {card: group for group in self.groups for card in group.cards}

    def pool(self, age: int) -> Counter[str]:
        """Returns every card of an age that may be dealt."""
        cards = Counter(self.certain[age])
        for group in self.groups:
            if group.age == age:
                cards.update(group.cards)
        return cards
