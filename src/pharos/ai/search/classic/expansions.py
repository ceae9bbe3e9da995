"""Heuristic values, in points, of the components of Cities and Leaders.

Everything is derived from the numbers of a piece; the weights are deliberately rough, as in `moves`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.boards import BOARDS
from pharos.classic.cities.effects import PER_STAGE, PER_VICTORY
from pharos.classic.cities.masks import green_symbols, masked_worth
from pharos.classic.conflict import DEFEAT_POINTS, VICTORY_POINTS
from pharos.classic.leaders.courtesans import leader_next_to
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.piece import COLOR_COUNT, THING_OF_COLOR, THINGS, Piece
from pharos.classic.state import NOBODY, State
from pharos.core.bits import lane, lane_of, size, total

TO_COME: Final = vec[float]([1.0, 1.0, 0.65, 0.35])
"""Part of the game that remains at the start of an age; the leader draft is before the first."""
_USUAL: Final = {
    "brown_cards": 2.5,
    "grey_cards": 1.6,
    "blue_cards": 3.6,
    "green_cards": 3.0,
    "yellow_cards": 3.0,
    "red_cards": 2.8,
    "purple_cards": 1.0,
    "black_cards": 2.2,
    "brown_grey_purple_cards": 5.0,
    "wonder_stages": 2.6,
    "defeat_tokens": 1.6,
    "victory_tokens": 2.8,
    "leaders_recruited": 2.5,
}
USUAL: Final = vec[float]([_USUAL.get(thing, 0.0) for thing in THINGS])
"""Typical number of each counted thing in a city at the end."""

DAILY: Final = 3.6
"""An additional unit per turn, of a kind that can be chosen."""
REBATE: Final = 2.2
FREE_STAGE: Final = 1.6
"""A stage without resource cost."""
LOSS: Final = 0.3
"""A coin lost by every opponent."""
GIFT: Final = 0.25
"""A coin for a neighbor."""
PEACE: Final = 0.6
MASK_TO_COME: Final = vec[float]([2.5, 2.5, 1.5, 0.0])
COPIED_LEADER: Final = 4.0
DRAWN_LEADER: Final = 0.6
EXTRA_LEADER: Final = 3.0
DISCOUNT: Final = 3.0
BANK: Final = 5.0
PURCHASE: Final = 4.0
ON_VICTORY: Final = 1.0
ON_CHAIN: Final = 1.2
ON_BUILD: Final = 0.4
FREE_COLOR: Final = 1.8
"""A free card of a color, multiplied by how many of them a city typically has."""
FREE_LEADERS: Final = 4.0
LEADER_CUT: Final = 1.2
PASSED_DEFEAT: Final = 1.5
SET_BONUS: Final = 0.9
DEFEAT_SHIELD: Final = 2.5
BANK_BONUS: Final = 3.0
BLACK_BUILD: Final = 4.5
LASTING_SHIELD: Final = 1.5
COINS_AT_END: Final = 8.0
SETS_AT_END: Final = 1.4
FEW_COLORS: Final[i64] = 4
ALL_COLORS_AT_END: Final = 0.8


def opponent_of(state: State, number: i64, to_left: bool) -> i64:
    """Returns the city's opponent on a side in the next conflicts, or NOBODY: diplomats are skipped. In teams
    there is one opponent, on the side away from the teammate (CITIES-DIPLO-03, CITIES-TEAM-06)."""
    if state.deal.rules.teams:
        if (number & 1 == 1) != to_left:
            return NOBODY
        if to_left:
            return state.left_of(number)
        return state.right_of(number)
    other = number
    steps: i64 = 1
    while steps < state.deal.ring:
        if to_left:
            other = state.left_of(other)
        else:
            other = state.right_of(other)
        if state.city(other).doves == 0:
            return other
        steps += 1
    return NOBODY


def strength_of(state: State, number: i64) -> i64:
    """Returns the shields that count in the next conflicts."""
    mine = state.city(number)
    return mine.shields + mine.defeats * mine.defeat_shields


def conflicts_worth(state: State, number: i64, more: i64) -> float:
    """Returns the points of a city's next conflicts with `more` additional shields and unchanged
    opponents."""
    mine = strength_of(state, number) + more
    worth = 0.0
    tokens = 1.0
    if state.deal.rules.teams:
        tokens = 2.0
    side: i64 = 0
    while side < 2:
        other = opponent_of(state, number, side == 0)
        side += 1
        if other == NOBODY:
            continue
        lead = mine - strength_of(state, other)
        if lead > 0:
            worth += tokens * (float(VICTORY_POINTS[state.age]) + 0.5)
        elif lead < 0:
            worth += tokens * float(DEFEAT_POINTS)
    return worth


def armed_worth(state: State, number: i64, shields: i64, later: float) -> float:
    """Returns the value of shields with Cities (diplomacy, teams); `later` is each shield's long-term
    value."""
    worth = later * float(shields)
    if state.city(number).doves > 0 and not state.deal.rules.teams:
        return worth
    return worth + conflicts_worth(state, number, shields) - conflicts_worth(state, number, 0)


def peace_worth(state: State, number: i64) -> float:
    """Returns the value of a diplomacy token: the city sits out the next conflicts, good or bad
    (CITIES-DIPLO-01, CITIES-DIPLO-02)."""
    if state.city(number).doves > 0:
        return PEACE
    return PEACE - 0.6 * conflicts_worth(state, number, 0)


def losses_worth(state: State, number: i64, losses: i64) -> float:
    """Returns the value of coins lost by all opponents: the mean loss."""
    lost = 0.0
    n: i64 = 0
    while n < state.deal.ring:
        if n != number and not (state.deal.rules.teams and n == number ^ 1):
            other = state.city(n)
            lost += float(lane(losses, 0))
            lost += float(lane(losses, PER_VICTORY) * other.victories)
            lost += float(lane(losses, PER_STAGE) * other.stages)
        n += 1
    return LOSS * lost / float(state.deal.ring - 1)


def masks_worth(state: State, number: i64, masks: i64) -> float:
    """Returns the value of symbols copied from the neighbors' green cards (CITIES-MASK-*)."""
    mine = state.city(number)
    near = green_symbols(state.city(state.left_of(number)))
    near += green_symbols(state.city(state.right_of(number)))
    now = masked_worth(mine.symbols, mine.wild, mine.masks, near, mine.set_bonus)
    then = masked_worth(mine.symbols, mine.wild, mine.masks + masks, near, mine.set_bonus)
    return float(then - now) + MASK_TO_COME[state.age]


def more_worth(state: State, number: i64, piece: Piece) -> float:
    """Returns the value of a piece's effects that only the expansions have."""
    worth = 0.0
    if piece.of_cities:
        worth += kept_of_cities(state, number, piece)
    if piece.of_leaders:
        worth += kept_of_leaders(state, piece)
    if piece.doves != 0:
        worth += peace_worth(state, number)
    if piece.losses != 0:
        worth += losses_worth(state, number, piece.losses)
    worth -= GIFT * 2.0 * float(piece.neighbours_gain)
    if piece.copies_leader and leader_next_to(state, number, -1) >= 0:
        worth += COPIED_LEADER
    worth += DRAWN_LEADER * TO_COME[state.age] * float(piece.leaders_drawn)
    if piece.extra_leaders != 0 and state.city(number).holds_leaders():
        worth += EXTRA_LEADER
    return worth


def kept_of_cities(state: State, number: i64, piece: Piece) -> float:
    """Returns the value of the permanent effects of a card of Cities."""
    mine = state.city(number)
    left = TO_COME[state.age]
    worth = REBATE * left * float(piece.left_rebate + piece.right_rebate)
    if piece.masks != 0:
        worth += masks_worth(state, number, piece.masks)
    if piece.warehouse or piece.black_market:
        worth += DAILY * left
    if piece.free_stages:
        worth += FREE_STAGE * float(len(BOARDS[mine.board].stages) - mine.stages)
    return worth


def kept_of_leaders(state: State, piece: Piece) -> float:
    """Returns the value of the permanent effects of a leader or of the board of Rome."""
    left = TO_COME[state.age]
    worth = DISCOUNT * left * float(size(piece.discounts))
    if piece.bank_price != 0:
        worth += BANK * left
    worth += PURCHASE * left * float(piece.purchase_coins)
    worth += left * float(piece.victory_coins) * ON_VICTORY
    worth += left * float(piece.chain_coins) * ON_CHAIN
    color: i64 = 0
    while color < COLOR_COUNT:
        usual = USUAL[THING_OF_COLOR[color]]
        coins = lane_of(piece.build_coins, piece.further_build_coins, color)
        worth += ON_BUILD * left * usual * float(coins)
        if (piece.free_colors >> color) & 1 != 0:
            worth += FREE_COLOR * usual * (0.5 + left)
        color += 1
    if piece.free_leaders:
        worth += FREE_LEADERS * left
    worth += LEADER_CUT * left * float(piece.leader_cut)
    if piece.passes_defeats:
        worth += PASSED_DEFEAT * left
    worth += SET_BONUS * float(piece.set_bonus)
    if piece.defeat_shields != 0:
        worth += DEFEAT_SHIELD * left
    worth += BANK_BONUS * left * float(piece.bank_bonus)
    worth += BLACK_BUILD * left * float(piece.black_builds)
    return worth


def lasting_worth(state: State, piece: Piece) -> float:
    """Returns a leader's value in later ages: its shields keep counting, and what it scores grows."""
    left = TO_COME[state.age]
    worth = LASTING_SHIELD * left * float(piece.shields)
    if piece.points_per == 0:
        return worth
    usual = USUAL[piece.points_thing]
    if piece.points_coins != 0:
        usual = COINS_AT_END / float(piece.points_coins)
    elif piece.points_set | piece.further_points_set != 0:
        usual = SETS_AT_END
        if total(piece.points_set) + total(piece.further_points_set) > FEW_COLORS:
            usual = ALL_COLORS_AT_END
    return worth + left * usual * float(piece.points_per)


assert all(leader.color < 0 for leader in LEADERS), "leaders have no color of a card"
