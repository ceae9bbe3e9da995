"""The deal: all random outcomes, fixed before the first choice.

A deal never changes after it is created, so all copies of a game share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.added import ADDING
from pharos.classic.boards import BOARDS
from pharos.classic.expansions import MIXES
from pharos.classic.piece import COLORS, CONTENT, EXPANSION_BITS, SETUP
from pharos.classic.pieces import CARDS
from pharos.classic.rules import ANY_SIDE, SIDE_A, Rules
from pharos.content.classic import Seating
from pharos.core.bits import nones
from pharos.core.chance import Chance

AGES: Final[i64] = 3
FREE_CITY_RING: Final[i64] = SETUP.free_city_cities
FREE_CITY_PLAYERS: Final[i64] = 2


def seatings_of(mix: int) -> tuple[Seating, ...]:
    """Returns the seatings (values by number of players) of a mix of expansions."""
    for one in MIXES.played(mix):
        if one.seatings():
            return one.seatings()
    return CONTENT.seatings


def seating_of(players: int, mix: int) -> Seating:
    """Returns the values for a number of players (SW-SETUP-02, CITIES-SETUP-01, CITIES-EIGHT-01)."""
    return next(seating for seating in seatings_of(mix) if seating.players == players)


MOST_PLAYERS: Final = max(seating.players for seating in CONTENT.seatings)
"""The maximum without expansions; an expansion may allow more."""
_ROWS: Final[i64] = 1 + max(row.players for mix in range(MIXES.count) for row in seatings_of(mix))


def _by_seating(numbers: list[dict[int, int]]) -> vec[i64]:
    return vec[i64]([row.get(players, 0) for row in numbers for players in range(int(_ROWS))])


_SEATINGS: Final = [{seating.players: seating for seating in seatings_of(mix)} for mix in range(MIXES.count)]
HAND_SIZE: Final = _by_seating([{n: row.hand_size for n, row in rows.items()} for rows in _SEATINGS])
TURNS: Final = _by_seating([{n: row.turns_per_age for n, row in rows.items()} for rows in _SEATINGS])
GUILDS_DEALT: Final = _by_seating([{n: row.guilds for n, row in rows.items()} for rows in _SEATINGS])
BLACK_DEALT: Final = _by_seating([{n: row.city_cards for n, row in rows.items()} for rows in _SEATINGS])
"""By mix and number of players, see `Deal.seating`."""
_NOTHING_ADDED: Final[dict[str, list[int]]] = {}


@final
@mypyc_attr(acyclic=True)
class Deal:
    """One deal, as numbers of components."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        players = rules.players
        mix = rules.mix
        self.players: i64 = players
        self.ring: i64 = players
        if players == FREE_CITY_PLAYERS:
            self.ring = FREE_CITY_RING
        self.mix: i64 = mix
        self.expansions: i64 = mix & EXPANSION_BITS
        self.seating: i64 = self.expansions * _ROWS + players
        self.cities: bool = BLACK_DEALT[self.seating] != 0
        """Whether city cards are dealt."""
        self.with_leaders: bool = mix & ADDING != 0
        """Whether the game has pieces that are neither cards nor boards."""
        self.hand_size: i64 = HAND_SIZE[self.seating]
        self.turns: i64 = TURNS[self.seating]
        self.wonders: vec[i64] = nones(self.ring)
        self.hands: vec[i64] = nones(AGES * players * self.hand_size)
        self.piles: vec[i64] = vec[i64]()
        if players == FREE_CITY_PLAYERS:
            self.piles = nones(AGES * self.hand_size)
        # the leaders dealt to each seat, seat by seat, and the unused ones in drawing order
        self.leaders: vec[i64] = vec[i64]()
        self.leader_pile: vec[i64] = vec[i64]()
        self.added: dict[str, list[int]] = _NOTHING_ADDED
        """What other expansions shuffle, by part of the deal."""

    def put_leaders(self, dealt: list[int], pile: list[int]) -> None:
        """Sets the leaders; for callers that are not compiled, since mypyc would leak a `vec` passed in."""
        self.leaders = vec[i64](dealt)
        self.put_leader_pile(pile)

    def put_leader_pile(self, pile: list[int]) -> None:
        """Sets the unused leaders."""
        self.leader_pile = vec[i64](pile)

    def copy(self) -> "Deal":
        """Returns an independent copy, for a game whose hidden cards are dealt anew."""
        other = Deal(self.rules)
        other.wonders = self.wonders[:]
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.leaders = self.leaders[:]
        other.leader_pile = self.leader_pile[:]
        other.added = self.added
        return other

    def hand_start(self, age: i64, seat: i64) -> i64:
        """Returns the index of a seat's hand in the list of hands (ages from 1)."""
        return ((age - 1) * self.players + seat) * self.hand_size


def _sides(kind: int) -> list[int]:
    return [int(board.number) for board in BOARDS if board.kind == kind]


def deck_of(players: int, age: int, mix: int) -> list[int]:
    """Returns the cards of an age that are always dealt to a number of players (SW-SETUP-02); a replacement
    has the place of the card it replaces."""
    marks = seating_of(players, mix).deck_players
    rows = [row for card, row in zip(CARDS, CONTENT.cards, strict=True) if is_played(int(card.needs), mix)]
    instead = {row.in_place_of: row.id for row in rows if row.in_place_of is not None}
    places = {row.id: n for n, row in enumerate(CONTENT.cards)}
    numbers: list[int] = []
    for row in rows:
        if row.age == age and row.in_place_of is None:
            numbers += [places[instead.get(row.id, row.id)]] * row.copies(marks)
    return numbers


def guilds_of(mix: int) -> list[int]:
    """Returns the guilds of which some are dealt (SW-SETUP-03, CITIES-SETUP-03, CITIES-SETUP-06)."""
    return [int(card.number) for card in CARDS if card.guild and is_played(int(card.needs), mix)]


def black_cards_of(age: int, mix: int) -> list[int]:
    """Returns the city cards of an age of which some are dealt (CITIES-SETUP-02)."""
    black = COLORS.index("black")
    played = [card for card in CARDS if is_played(int(card.needs), mix)]
    return [int(card.number) for card in played if card.color == black and card.age == age]


def is_played(needs: int, mix: int) -> bool:
    """Returns whether a component is in a game with this mix of expansions and content sets."""
    return needs & ~mix == 0


@final
@mypyc_attr(acyclic=True)
class Box:
    """What is shuffled for a number of players and a mix: decks, guilds, city cards, boards."""

    def __init__(self, players: int, mix: int) -> None:
        seating = seating_of(players, mix)
        drawn = [seating.city_cards, seating.city_cards, seating.city_cards + seating.guilds]
        self.decks: list[vec[i64]] = [
            vec[i64](deck_of(players, age, mix) + [-1] * drawn[age - 1]) for age in range(1, int(AGES) + 1)
        ]
        """The decks by age, with room at the end for the guilds of age III and the black cards."""
        self.guilds: vec[i64] = vec[i64](guilds_of(mix))
        self.black: list[vec[i64]] = [vec[i64](black_cards_of(age, mix)) for age in range(1, int(AGES) + 1)]
        self.kinds: vec[i64] = vec[i64](
            sorted({int(board.kind) for board in BOARDS if is_played(int(board.needs), mix)})
        )
        """The kinds of boards."""


_BOXES: Final[dict[tuple[int, int], Box]] = {}


def box_of(players: i64, mix: i64) -> Box:
    """Returns the shared box for a number of players and a mix."""
    key = (int(players), int(mix))
    if key not in _BOXES:
        _BOXES[key] = Box(int(players), int(mix))
    return _BOXES[key]


BOARD_AT: Final = vec[i64]([n for kind in range(len(BOARDS) // 2) for n in _sides(kind)])
"""The number of a side of a board; the index is the kind times two, plus 1 for side B."""


def deal_cards(chance: Chance, rules: Rules) -> Deal:
    """Returns a random deal (SW-SETUP-02 to SW-SETUP-05, SW-DUO-01, SW-DUO-03)."""
    deal = Deal(rules)
    box = box_of(rules.players, rules.mix)
    deal_wonders(deal, box, chance)
    age: i64 = 1
    while age <= AGES:
        deal_age(deal, box, age, chance)
        age += 1
    for one in rules.dealing:
        one.deal(deal, chance)
    return deal


def deal_wonders(deal: Deal, box: Box, chance: Chance) -> None:
    """Deals each city a board on a random side."""
    kinds = box.kinds[:]
    chance.shuffle(kinds, len(kinds))
    city: i64 = 0
    while city < deal.ring:
        side = chance.below(2)
        if deal.rules.sides != ANY_SIDE:
            side = deal.rules.sides - SIDE_A
        deal.wonders[city] = BOARD_AT[kinds[city] * 2 + side]
        city += 1


def deal_age(deal: Deal, box: Box, age: i64, chance: Chance) -> None:
    """Shuffles the deck of an age and deals all of it."""
    deck = box.decks[age - 1][:]
    size: i64 = len(deck)
    free = size
    if age == AGES:
        free = draw(box.guilds, GUILDS_DEALT[deal.seating], deck, free, chance)
    if deal.cities:
        free = draw(box.black[age - 1], BLACK_DEALT[deal.seating], deck, free, chance)
    chance.shuffle(deck, size)
    start = deal.hand_start(age, 0)
    dealt = deal.players * deal.hand_size
    n: i64 = 0
    while n < dealt:
        deal.hands[start + n] = deck[n]
        n += 1
    while n < size:
        deal.piles[(age - 1) * deal.hand_size + n - dealt] = deck[n]
        n += 1


def draw(cards: vec[i64], added: i64, deck: vec[i64], end: i64, chance: Chance) -> i64:
    """Puts `added` random cards into a deck before index `end`; returns the new end of the free places."""
    drawn = cards[:]
    chance.shuffle(drawn, len(drawn))
    n: i64 = 0
    while n < added:
        deck[end - added + n] = drawn[n]
        n += 1
    return end - added
