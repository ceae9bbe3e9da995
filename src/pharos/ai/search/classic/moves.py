"""Heuristic values of choices in points, used for playouts and priors.

Only the cities are used, which are public. The numbers are deliberately rough; the search corrects them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.search.classic.expansions import armed_worth, lasting_worth, more_worth
from pharos.classic.boards import BOARDS
from pharos.classic.build import discard_coins
from pharos.classic.choices import (
    BUILD,
    DISCARD,
    REVIVE,
    STAGE,
    left_of,
    object_of,
    power_of,
    right_of,
    verb_of,
)
from pharos.classic.cities.debt import DEBT_POINTS
from pharos.classic.cities.verbs import PAY
from pharos.classic.conflict import VICTORY_POINTS
from pharos.classic.leaders.rome import leader_price
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.leaders.verbs import COPY, DRAFT, RECRUIT
from pharos.classic.piece import CONTENT, Piece
from pharos.classic.pieces import CARDS
from pharos.classic.science import science_worth
from pharos.classic.score import counted_points
from pharos.classic.state import State
from pharos.core.bits import LANE, LANE_MASK, size, total

COIN: Final = vec[float]([0.5, 0.5, 0.42, 0.34])
"""Value of a coin by age."""
LEFT: Final = vec[float]([1.0, 1.0, 0.5, 0.05])
"""Part of the game in which production is still useful, by age."""
UNIT: Final = vec[float]([3.4, 2.0, 0.9, 0.3, 0.2, 0.1, 0.1, 0.1])
"""Value of a unit of a resource, by the number of units the city already produces."""
CHOICE: Final = 4.0
CUT: Final = 1.2
"""A cheaper resource from one neighbor."""
SYMBOL_TO_COME: Final = vec[float]([3.0, 3.0, 1.5, 0.0])
"""Value of a symbol beyond its current points, by age."""
CHAIN: Final = 0.9
"""A later card that becomes free."""
SHIELD: Final = vec[float]([0.5, 0.5, 0.5, 0.1])
POWER: Final = 5.0
"""A free build, a last card, a copied guild, a card from the discard pile."""
FREE_BUILD_KEPT: Final = 2.5
"""Value lost by using a free build now."""
GIVEN_UP: Final = 0.2
"""Part of a card's or leader's value that is lost when it is used for something else."""
NEIGHBOUR_SHARE: Final = 0.5
"""Extra cost of coins paid to a neighbor, relative to their value."""


def _chains_from() -> vec[float]:
    numbers = {card.name: int(card.number) for card in CARDS}
    given = [0.0] * len(CARDS)
    for row in CONTENT.cards:
        for giver in row.chain_from:
            if giver in numbers:
                given[numbers[giver]] += CHAIN
    return vec[float](given)


CHAINS: Final = _chains_from()


def _plain(piece: Piece) -> float:
    """Returns the value that does not depend on the city."""
    worth = float(total(piece.points)) + 0.4 * float(piece.gain)
    worth += POWER * float(piece.last_card + piece.free_builds + piece.guild_copies + piece.revivals)
    return worth + POWER * len(piece.asks)


CARD_PLAIN: Final = vec[float]([_plain(card) for card in CARDS])


def shields_worth(state: State, number: i64, shields: i64) -> float:
    """Returns the value of shields for a city: conflicts that change at the end of this age, and later
    ones."""
    mine = state.city(number).shields
    age = state.age
    if state.deal.mix != 0:
        return armed_worth(state, number, shields, SHIELD[age])
    victory = float(VICTORY_POINTS[age])
    worth = SHIELD[age] * float(shields)
    side: i64 = 0
    while side < 2:
        other = state.left_of(number)
        if side == 1:
            other = state.right_of(number)
        lead = mine - state.city(other).shields
        if lead < 0 and lead + shields >= 0:
            worth += 1.0
        if lead <= 0 and lead + shields > 0:
            worth += victory + 0.5
        side += 1
    return worth


def made_worth(have: i64, made: i64) -> float:
    """Returns the value of fixed units of resources, packed in lanes."""
    worth = 0.0
    while made != 0:
        units = made & LANE_MASK
        if units != 0:
            owned = have & LANE_MASK
            worth += UNIT[owned & 7]
            if units > 1:
                worth += UNIT[(owned + 1) & 7]
        made >>= LANE
        have >>= LANE
    return worth


def piece_worth(state: State, number: i64, piece: Piece) -> float:
    """Returns the value of a card or stage for a city beyond its plain value."""
    mine = state.city(number)
    worth = 0.0
    left = LEFT[state.age]
    if piece.production != 0:
        worth += left * made_worth(mine.most, piece.production)
    if piece.sold_choice != 0 or piece.own_choice != 0:
        worth += left * CHOICE
    if piece.left_cut != 0:
        worth += left * CUT * float(size(piece.left_cut))
    if piece.right_cut != 0:
        worth += left * CUT * float(size(piece.right_cut))
    if piece.shields != 0:
        worth += shields_worth(state, number, piece.shields)
    if piece.symbols != 0 or piece.wild != 0:
        now = science_worth(mine.symbols, mine.wild, mine.set_bonus)
        then = science_worth(mine.symbols + piece.symbols, mine.wild + piece.wild, mine.set_bonus)
        worth += float(then - now) + SYMBOL_TO_COME[state.age]
    if piece.gain_per != 0:
        counted: i64 = 0
        if piece.gain_own != 0:
            counted = mine.counted(piece.gain_thing)
        if piece.gain_neighbours != 0:
            counted += state.city(state.left_of(number)).counted(piece.gain_thing)
            counted += state.city(state.right_of(number)).counted(piece.gain_thing)
        worth += COIN[state.age] * float(counted * piece.gain_per)
    if piece.points_per != 0:
        worth += float(counted_points(state, number, piece, False)) + 0.5
    if state.deal.mix != 0:
        worth += more_worth(state, number, piece)
    return worth


def leader_worth(state: State, number: i64, thing: i64) -> float:
    """Returns the value of a leader for a city, without its price; also before Age I."""
    leader = LEADERS[thing - FIRST_LEADER]
    return _plain(leader) + piece_worth(state, number, leader) + lasting_worth(state, leader)


def object_worth(state: State, number: i64, thing: i64) -> float:
    """Returns the value of a card or leader for a city, without its price."""
    if thing >= FIRST_LEADER:
        return leader_worth(state, number, thing)
    return card_worth(state, number, thing)


def card_worth(state: State, number: i64, card: i64) -> float:
    """Returns the value of a card for a city, without its price."""
    piece = CARDS[card]
    return CARD_PLAIN[card] + CHAINS[card] + piece_worth(state, number, piece)


def stage_worth(state: State, number: i64) -> float:
    """Returns the value of a city's next stage, without its price."""
    mine = state.city(number)
    stage = BOARDS[mine.board].stages[mine.stages]
    return _plain(stage) + piece_worth(state, number, stage) - float(stage.coins) * COIN[state.age]


def choice_worth(state: State, number: i64, choice: i64) -> float:
    """Returns the heuristic value of a choice for a city. Payments to neighbors are subtracted only if the
    choice names them."""
    verb = verb_of(choice)
    thing = object_of(choice)
    paid = float(left_of(choice) + right_of(choice)) * (1.0 + NEIGHBOUR_SHARE) * COIN[state.age]
    if verb == BUILD:
        worth = card_worth(state, number, thing) - paid
        if power_of(choice) != 0:
            return worth - FREE_BUILD_KEPT * LEFT[state.age]
        mine = state.city(number)
        if not mine.needs_no_payment(CARDS[thing]):
            worth -= float(CARDS[thing].coins) * COIN[state.age]
        return worth
    if verb == STAGE:
        return stage_worth(state, number) - paid - GIVEN_UP * object_worth(state, number, thing)
    if verb == DISCARD:
        return float(discard_coins(thing)) * COIN[state.age] - GIVEN_UP * object_worth(state, number, thing)
    if verb == REVIVE:
        return card_worth(state, number, thing)
    if verb == PAY:
        # A paid coin is lost; an unpaid one becomes debt.
        return -float(thing) * (COIN[state.age] + float(DEBT_POINTS))
    if verb == RECRUIT:
        price = leader_price(state, number, LEADERS[thing - FIRST_LEADER])
        return leader_worth(state, number, thing) - float(price) * COIN[state.age]
    if verb == DRAFT:
        price = LEADERS[thing - FIRST_LEADER].coins
        return leader_worth(state, number, thing) - float(price) * COIN[state.age]
    if verb == COPY:
        return leader_worth(state, number, thing)
    return 0.0
