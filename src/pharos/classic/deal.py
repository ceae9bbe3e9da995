"""The deal: everything chance decides, fixed before the first choice.

Nothing changes a deal after it is made, so all copies of a game share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.boards import BOARD_KINDS, BOARDS
from pharos.classic.pieces import CARDS, CONTENT, SETUP
from pharos.core.chance import Chance

AGES: Final[i64] = 3
FEWEST_PLAYERS: Final = min(seating.players for seating in CONTENT.seatings)
MOST_PLAYERS: Final = max(seating.players for seating in CONTENT.seatings)
FREE_CITY_RING: Final[i64] = SETUP.free_city_cities
FREE_CITY_PLAYERS: Final[i64] = 2

HAND_SIZE: Final = vec[i64]([0] * FEWEST_PLAYERS + [seating.hand_size for seating in CONTENT.seatings])
TURNS: Final = vec[i64]([0] * FEWEST_PLAYERS + [seating.turns_per_age for seating in CONTENT.seatings])
GUILDS_DEALT: Final = vec[i64]([0] * FEWEST_PLAYERS + [seating.guilds for seating in CONTENT.seatings])
"""By number of players."""

ANY_SIDE: Final[i64] = 0
SIDE_A: Final[i64] = 1
SIDE_B: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class Deal:
    """One deal, in numbers of components, with the options that shape the game."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.ring: i64 = players
        if players == FREE_CITY_PLAYERS:
            self.ring = FREE_CITY_RING
        self.hand_size: i64 = HAND_SIZE[players]
        self.turns: i64 = TURNS[players]
        self.sides: i64 = ANY_SIDE
        self.choose_wonders: bool = False
        self.printed_guilds: bool = False
        self.wonders: vec[i64] = vec[i64]([-1] * int(self.ring))
        self.hands: vec[i64] = vec[i64]([-1] * int(AGES * players * self.hand_size))
        self.piles: vec[i64] = vec[i64]()
        if players == FREE_CITY_PLAYERS:
            self.piles = vec[i64]([-1] * int(AGES * self.hand_size))

    def hand_start(self, age: i64, seat: i64) -> i64:
        """Where the hand of a seat begins in the list of hands (ages from 1)."""
        return ((age - 1) * self.players + seat) * self.hand_size


def _sides(kind: int) -> list[int]:
    return [int(board.number) for board in BOARDS if board.kind == kind]


def deck_of(players: int, age: int) -> list[int]:
    """The cards of an age with so many players, guilds left out (SW-SETUP-02)."""
    numbers: list[int] = []
    for card in CARDS:
        if card.age == age and not card.guild:
            copies = CONTENT.cards[int(card.number)].copies(CONTENT.seating(players).deck_players)
            numbers += [int(card.number)] * copies
    return numbers


def _deck(players: int, age: int) -> vec[i64]:
    guilds = CONTENT.seating(players).guilds if age == AGES else 0
    return vec[i64](deck_of(players, age) + [-1] * guilds)


DECKS: Final[list[list[vec[i64]]]] = [
    [_deck(players, age) for age in range(1, int(AGES) + 1)] if players >= FEWEST_PLAYERS else []
    for players in range(MOST_PLAYERS + 1)
]
"""The decks by number of players and age, with room for the guilds of age III at the end."""
GUILDS: Final = vec[i64]([int(card.number) for card in CARDS if card.guild])
BOARD_AT: Final = vec[i64]([n for kind in range(int(BOARD_KINDS)) for n in _sides(kind)])
"""The number of a side of a board, at its kind times two plus 0 for side A, 1 for side B."""


def deal_cards(chance: Chance, players: i64, sides: i64) -> Deal:
    """A random deal (SW-SETUP-02 to -05, SW-DUO-01, -03)."""
    deal = Deal(players)
    deal.sides = sides
    deal_wonders(deal, chance)
    age: i64 = 1
    while age <= AGES:
        deal_age(deal, age, chance)
        age += 1
    return deal


def deal_wonders(deal: Deal, chance: Chance) -> None:
    """A board for each city, lying one or the other way up."""
    kinds = vec[i64](list(range(int(BOARD_KINDS))))
    chance.shuffle(kinds, BOARD_KINDS)
    city: i64 = 0
    while city < deal.ring:
        side = chance.below(2)
        if deal.sides != ANY_SIDE:
            side = deal.sides - SIDE_A
        deal.wonders[city] = BOARD_AT[kinds[city] * 2 + side]
        city += 1


def deal_age(deal: Deal, age: i64, chance: Chance) -> None:
    """Shuffles the deck of an age and deals all of it."""
    deck = DECKS[deal.players][age - 1][:]
    size: i64 = len(deck)
    n: i64 = 0
    if age == AGES:
        guilds = GUILDS[:]
        chance.shuffle(guilds, len(guilds))
        added = GUILDS_DEALT[deal.players]
        while n < added:
            deck[size - added + n] = guilds[n]
            n += 1
    chance.shuffle(deck, size)
    start = deal.hand_start(age, 0)
    dealt = deal.players * deal.hand_size
    n = 0
    while n < dealt:
        deal.hands[start + n] = deck[n]
        n += 1
    while n < size:
        deal.piles[(age - 1) * deal.hand_size + n - dealt] = deck[n]
        n += 1
