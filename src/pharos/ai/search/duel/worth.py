"""Heuristic values of pieces in points, used for playouts and priors.

Only public information is used. The numbers are deliberately rough; the search corrects them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import LANE, LANE_MASK, lane, size, total
from pharos.duel.military import CAPITAL
from pharos.duel.pantheon.gods import TEMPLE_CARDS, TEMPLE_POINTS
from pharos.duel.piece import POLITICIAN, TEMPLE, Piece
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.science import KINDS_TO_WIN
from pharos.duel.state import City, State
from pharos.duel.trade import card_price, discard_coins, total_of

WIN: Final = 100.0
"""Value of ending the game at once; exceeds everything else."""
DENIAL: Final = 0.3
"""Part of a card's value to the opponent that counts for denying it."""
COIN: Final = vec[float]([0.6, 0.6, 0.45, 0.34])
"""Value of a coin by age."""
LEFT: Final = vec[float]([1.0, 1.0, 0.55, 0.15])
"""Part of the game in which production is still useful, by age."""
UNIT: Final = vec[float]([3.4, 2.2, 1.2, 0.5, 0.3, 0.2, 0.1, 0.1])
"""Value of a unit of a resource, by the number of units the city already produces."""
KIND: Final = vec[float]([1.0, 1.4, 2.2, 3.4, 5.5, WIN, WIN, WIN])
"""Value of a new scientific symbol, by the number of different symbols the city has."""
PAIR: Final = 4.5
SHIELD: Final = 1.0
PRESSURE: Final = vec[float]([0.0, 0.0, 0.1, 0.2, 0.4, 0.7, 1.1, 1.6, 2.2, 3.0])
"""Added for each shield, by the resulting distance of the pawn from the center."""
SCIENCE_TASTE: Final = 6.0
"""Extra value of a symbol for a side that prefers science."""

TOKEN_WORTH: Final[dict[str, float]] = {
    "agriculture": 6.0,
    "architecture": 4.5,
    "economy": 5.0,
    "law": 5.0,
    "masonry": 4.0,
    "mathematics": 5.5,
    "philosophy": 7.0,
    "strategy": 4.5,
    "theology": 6.0,
    "urbanism": 5.5,
    "mysticism": 4.0,
    "poliorcetics": 4.0,
    "engineering": 4.5,
    "corruption": 4.5,
    "organized_crime": 4.0,
}


def fixed_worth(piece: Piece) -> float:
    """Returns the value that does not depend on the city: points, coins, chains."""
    worth = float(total(piece.points)) + 0.45 * float(piece.gain + piece.loss)
    worth += 1.0 if piece.gives else 0.0
    worth += 1.2 * float(piece.gain_per) + 2.6 * float(piece.points_per)
    worth += 0.5 * float(piece.god_coins) + 3.0 * float(piece.takes_half)
    return worth + float(piece.gain_per_cube + piece.loss_per_cube)


def powers_worth(piece: Piece) -> float:
    """Returns the value of a piece's permanent abilities for the rest of the game."""
    worth = 2.0 * float(total(piece.reduction)) + 2.0 * float(piece.wonder_reduction)
    worth += 2.5 * float(total(piece.extra_shields)) + 4.0 * float(piece.takes_trade)
    worth += 5.0 * float(piece.wonder_turns) + 1.3 * float(piece.chain_coins)
    worth += 1.2 * float(piece.god_discount) + 3.0 * float(piece.siege)
    if piece.chained_price != 0:
        worth += 4.5
    return worth


def _lasting_worth(piece: Piece) -> float:
    """Returns the value of permanent price reductions and production choices."""
    lanes = sum(1 for n in range(5) if lane(piece.fixed, n))
    return 1.5 * lanes + 4.0 * float(piece.raw + piece.goods)


def acting_worth(piece: Piece) -> float:
    """Returns the value of immediate effects: an extra turn, and steps."""
    worth = 4.5 if piece.turn else 0.0
    return worth + 3.0 * len(piece.asks)


def lasting_of_card(card: Piece) -> float:
    """Returns the value of a card's permanent effects beyond its fixed production."""
    return _lasting_worth(card) + powers_worth(card)


def wonder_at_sight(wonder: Piece) -> float:
    """Returns the value of a Wonder independent of the city."""
    worth = fixed_worth(wonder) + 0.6 * (_lasting_worth(wonder) + powers_worth(wonder))
    worth += 2.0 * float(total(wonder.production)) + 1.3 * float(wonder.shields)
    if wonder.symbol >= 0:
        worth += PAIR
    return worth + acting_worth(wonder)


CARD_FIXED: Final = vec[float](
    [fixed_worth(card) + (acting_worth(card) if card.kind < POLITICIAN else 0.0) for card in CARDS]
)
CARD_LASTING: Final = vec[float]([lasting_of_card(card) for card in CARDS])


WONDER_FIXED: Final = vec[float]([wonder_at_sight(wonder) for wonder in WONDERS])


def token_at_sight(token: Piece) -> float:
    """Returns the value of a progress token independent of the city, without its symbol."""
    worth = fixed_worth(token) + 0.8 * (_lasting_worth(token) + powers_worth(token))
    worth += 2.5 * float(total(token.production)) + 1.3 * float(token.shields)
    worth += 4.0 * float(token.free_senators) + 4.0 * float(token.keeps_all)
    return worth + acting_worth(token)


TOKENS: Final = vec[float]([TOKEN_WORTH.get(token.name, token_at_sight(token)) for token in PROGRESS])


def symbol_worth(state: State, mine: City, symbol: i64, eager: i64) -> float:
    """Returns the value of a scientific symbol for a city."""
    copies = lane(mine.science, symbol)
    worth = 0.0
    if copies == 0:
        worth = KIND[mine.kinds]
        if mine.kinds + 1 >= KINDS_TO_WIN:
            return WIN
        if eager != 0:
            worth += SCIENCE_TASTE
    elif copies == 1 and state.board != 0:
        worth = PAIR
        if eager != 0:
            worth += 3.0
    return worth


def shields_worth(state: State, seat: i64, shields: i64) -> float:
    """Returns the value of shields for a seat: points, pressure, or the end of the game."""
    reached = state.pawn
    if seat == 1:
        reached = -reached
    reached += shields
    if reached >= CAPITAL:
        return WIN
    far = reached
    if far < 0:
        far = shields - far  # behind on the track: count the pressure that is relieved
    if far > 9:
        far = 9
    return float(shields) * (SHIELD + PRESSURE[far])


def card_worth(state: State, seat: i64, number: i64, eager: i64) -> float:
    """Returns the value of a card for a seat, without its price; `eager` is 1 if the side prefers science."""
    card = CARDS[number]
    mine = state.city(seat)
    worth = CARD_FIXED[number]
    made = card.production
    if made != 0:
        have = mine.production
        left = LEFT[state.age]
        while made != 0:
            if made & LANE_MASK != 0:
                units = have & LANE_MASK
                worth += UNIT[units & 7] * left
                if made & LANE_MASK > 1:
                    worth += UNIT[(units + 1) & 7] * left
            made >>= LANE
            have >>= LANE
    lasting = CARD_LASTING[number]
    if lasting != 0.0:
        worth += lasting * LEFT[state.age]
    if card.shields != 0:
        worth += shields_worth(state, seat, card.shields + lane(mine.extra_shields, card.color))
    if card.symbol >= 0:
        worth += symbol_worth(state, mine, card.symbol, eager)
    if card.kind == TEMPLE:
        temples = size(mine.hi & TEMPLE_CARDS)
        worth += float(TEMPLE_POINTS[temples + 1] - TEMPLE_POINTS[temples])
    return worth


def wonder_worth(state: State, seat: i64, number: i64) -> float:
    """Returns the value of a Wonder for a seat, without its price."""
    wonder = WONDERS[number]
    worth = WONDER_FIXED[number]
    if wonder.turn == 0 and state.city(seat).wonder_turns != 0:
        worth += 4.5
    if wonder.shields != 0:
        reached = state.pawn
        if seat == 1:
            reached = -reached
        if reached + wonder.shields >= CAPITAL:
            return WIN
    return worth


def token_worth(state: State, seat: i64, token: i64, eager: i64) -> float:
    """Returns the value of a progress token for a seat."""
    piece = PROGRESS[token]
    worth = TOKENS[token]
    if piece.symbol >= 0:
        worth += symbol_worth(state, state.city(seat), piece.symbol, eager)
    return worth


def discard_worth(mine: City, age: i64) -> float:
    """Returns the value of the coins for a discarded card."""
    return float(discard_coins(mine)) * COIN[age]


def denied(state: State, seat: i64, card: i64) -> float:
    """Returns the value of a card to the opponent, less its price; at least 0."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    if CARDS[card].kind >= POLITICIAN:
        return 4.0
    coins = total_of(card_price(theirs, mine, card))
    if coins > theirs.purse() + 3:
        return 0.0
    worth = card_worth(state, 1 - seat, card, 0) - float(coins) * COIN[state.age]
    if worth < 0.0:
        return 0.0
    return worth
