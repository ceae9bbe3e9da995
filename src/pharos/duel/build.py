"""Building: cards join a city with all their effects, wonders are raised with a card."""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import BIT, lane, size
from pharos.duel.agora.decrees import income
from pharos.duel.military import advance
from pharos.duel.piece import WONDER_INCOME
from pharos.duel.pieces import CARDS, SETUP, WONDERS
from pharos.duel.science import learn
from pharos.duel.state import NOT_OVER, State

MOST_WONDERS: Final[i64] = SETUP.max_wonders_built


def build(state: State, seat: i64, number: i64) -> None:
    """A card is built, paid for or not: lasting effects, coins, shields, symbol, in that order."""
    card = CARDS[number]
    mine = state.city(seat)
    mine.gain(card)
    mine.coins += card.gain
    if card.gain_per != 0:
        counted = mine.counted(card.gain_thing)
        if card.gain_widest:
            others = state.city(1 - seat).counted(card.gain_thing)
            if others > counted:
                counted = others
        mine.coins += card.gain_per * counted
    if card.shields != 0:
        advance(state, seat, card.shields + lane(mine.extra_shields, card.color))
    if state.senate is not None:
        pay_income(state, card.color)
    if card.symbol >= 0:
        learn(state, seat, card.symbol)


def pay_income(state: State, thing: i64) -> None:
    """Decrees pay when either player has built; not to one who has just won (AGORA-DEC-01, -02, -07)."""
    if state.victory == NOT_OVER:
        state.city0.coins += income(state.city0.decrees, thing, state.age)
        state.city1.coins += income(state.city1.decrees, thing, state.age)


def raise_wonder(state: State, seat: i64, number: i64, card: i64) -> None:
    """A wonder is built with a card under it, in the order of DUEL-WONDER-07."""
    wonder = WONDERS[number]
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    state.under[number] = card
    mine.standing |= BIT[number]
    if size(mine.standing) + size(theirs.standing) == MOST_WONDERS:
        # DUEL-WONDER-04: the wonder still unbuilt goes back to the box.
        mine.wonders &= mine.standing
        theirs.wonders &= theirs.standing
    if wonder.turn + mine.wonder_turns > 0:
        state.again = 1
    mine.add_powers(wonder)
    mine.coins += wonder.gain
    theirs.lose_coins(wonder.loss)
    if wonder.shields != 0:
        advance(state, seat, wonder.shields)
    if state.senate is not None:
        pay_income(state, WONDER_INCOME)
    n = len(wonder.asks) - 1
    while n >= 0:
        asked = wonder.asks[n]
        state.push(asked[0], seat, asked[1])
        n -= 1
