"""Conspiracies: drawing, keeping, preparing and triggering them, and the effects of each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.duel import Conspiracy
from pharos.core.bits import BIT, ONE, lane, mask_of
from pharos.duel import steps
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora.senate import DRAWN, KEPT_ALL, TO_BOTTOM, TO_TOP, Senate
from pharos.duel.build import build
from pharos.duel.discard import throw_away
from pharos.duel.gain import gain, lose_token, lose_wonder, renew_prices
from pharos.duel.piece import SYMBOLS, Piece
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, read_effects
from pharos.duel.pyramid import take
from pharos.duel.science import KINDS_TO_WIN
from pharos.duel.state import NOT_OVER, SCIENCE, City, State

assert DRAWN == CONTENT.agora.setup.conspiracies_kept + 1 == 2  # the other one is put back


def conspiracy_piece(number: int, row: Conspiracy) -> Piece:
    """Returns a conspiracy as a piece."""
    conspiracy = Piece(row.id)
    conspiracy.number = number
    read_effects(conspiracy, row.effects)
    return conspiracy


CONSPIRACIES: Final = vec[Piece]([conspiracy_piece(n, row) for n, row in enumerate(CONTENT.conspiracies)])
CONSPIRACY_NUMBERS: Final = {conspiracy.name: int(conspiracy.number) for conspiracy in CONSPIRACIES}
KEEPING: Final[i64] = mask_of([int(token.number) for token in PROGRESS if token.keeps_all])
PAIR: Final[i64] = 64
"""The argument of a step to keep one of two conspiracies is `one + other * PAIR`."""


def conspire(state: State, senate: Senate, seat: i64) -> None:
    """Draws two conspiracies; one is kept, or both with the token for it (AGORA-CONS-02, AGORA-CONS-03)."""
    one = senate.draw(state.deal)
    other = senate.draw(state.deal)
    if state.city(seat).progress & KEEPING != 0:
        senate.take_conspiracy(seat, one)
        senate.take_conspiracy(seat, other)
        senate.note(seat, KEPT_ALL)
    else:
        state.push(agora_steps.KEEP, seat, one + other * PAIR)


def keep(senate: Senate, pending: i64, kept: i64, to_bottom: i64) -> None:
    """Keeps one of two drawn conspiracies and puts the other on top or at the bottom of the deck."""
    pair = steps.argument_of(pending)
    seat = steps.seat_of(pending)
    other = pair % PAIR + pair // PAIR - kept
    senate.take_conspiracy(seat, kept)
    if to_bottom != 0:
        senate.note(seat, TO_BOTTOM)
    else:
        senate.top = other
        senate.note(seat, TO_TOP)


def prepare(state: State, senate: Senate, conspiracy: i64, card: i64) -> None:
    """Puts a card of the structure under a conspiracy (AGORA-PREP-01, AGORA-PREP-02)."""
    take(state, state.deal.slot_of[card])
    senate.prepared |= BIT[conspiracy]
    senate.under[conspiracy] = card


def trigger(state: State, senate: Senate, seat: i64, number: i64) -> None:
    """Triggers a conspiracy: automatic effects first, then its steps in order (AGORA-TRIG-04 to
    AGORA-TRIG-06)."""
    senate.triggered |= BIT[number]
    gain(state, seat, CONSPIRACIES[number])


def build_last_row(state: State, seat: i64, card: i64) -> None:
    """Builds a building of the last row for free (AGORA-CON-FRAUD-01 to AGORA-CON-FRAUD-03)."""
    take(state, state.deal.slot_of[card])
    build(state, seat, card)


def clear(state: State, seat: i64, slot: i64) -> None:
    """Discards an available card; cards it uncovers are turned up at once (AGORA-CON-EVENTS-01,
    AGORA-CON-EVENTS-02)."""
    take(state, slot)
    throw_away(state, state.deal.card_at(state.age, slot))
    state.push(agora_steps.REVEAL, seat, 0)
    state.due = 1


def lock(state: State, senate: Senate, seat: i64, token: i64) -> None:
    """Removes a progress token from the game (AGORA-CON-OBSCURANTISM-01 to AGORA-CON-OBSCURANTISM-03)."""
    senate.locked = token
    senate.locker = seat
    senate.suspects = BIT[token]
    theirs = state.city(1 - seat)
    if state.board & BIT[token] != 0:
        state.board &= ~BIT[token]
    elif theirs.progress & BIT[token] != 0:
        lose_token(state, 1 - seat, token)
    else:
        senate.suspects = state.box  # the opponent does not learn which one
        state.box &= ~BIT[token]
    senate.open_suspects = senate.suspects


def demolish(state: State, seat: i64, wonder: i64) -> None:
    """Returns a built wonder to the box and discards the card under it (AGORA-CON-SABOTAGE-01 to
    AGORA-CON-SABOTAGE-03)."""
    theirs = state.city(1 - seat)
    lose_wonder(state, 1 - seat, wonder)
    theirs.wonders &= ~BIT[wonder]
    throw_away(state, state.under[wonder])
    state.under[wonder] = -1


def swap(state: State, seat: i64, given: i64, taken: i64) -> None:
    """Exchanges two buildings of one color, with their symbols (AGORA-CON-COERCION-01 to
    AGORA-CON-COERCION-03)."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    symbols = mine.science
    their_symbols = theirs.science
    mine.lose(CARDS[given])
    theirs.lose(CARDS[taken])
    mine.gain(CARDS[taken])
    theirs.gain(CARDS[given])
    renew_prices(mine)
    renew_prices(theirs)
    move_symbol(state, mine, theirs, given)
    move_symbol(state, theirs, mine, taken)
    mine.kinds = kinds_of(mine.science)
    theirs.kinds = kinds_of(theirs.science)
    if mine.kinds >= KINDS_TO_WIN or theirs.kinds >= KINDS_TO_WIN:
        if theirs.kinds < KINDS_TO_WIN:
            state.win(seat, SCIENCE)
        elif mine.kinds < KINDS_TO_WIN:
            state.win(1 - seat, SCIENCE)
        else:
            state.victory = SCIENCE
            state.winners = 3
    if state.victory == NOT_OVER:
        if new_pair(their_symbols, theirs.science):
            state.push(steps.PROGRESS, 1 - seat, 0)
        if new_pair(symbols, mine.science):
            state.push(steps.PROGRESS, seat, 0)


def move_symbol(state: State, giver: City, taker: City, card: i64) -> None:
    """Moves the symbol of a card with it; removes a Snake on it and its copied symbol (PAN-GOD-NISABA-04)."""
    symbol = CARDS[card].symbol
    if symbol < 0:
        return
    giver.science -= ONE[symbol]
    taker.science += ONE[symbol]
    pantheon = state.pantheon
    if pantheon is not None and pantheon.snake == card:
        pantheon.snake = -1
        taker.science -= ONE[symbol]


def kinds_of(science: i64) -> i64:
    """Returns the number of different symbols."""
    kinds: i64 = 0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if lane(science, symbol) != 0:
            kinds += 1
        symbol += 1
    return kinds


def new_pair(before: i64, after: i64) -> bool:
    """Returns whether some symbol's count rose to two or more (AGORA-CON-COERCION-02, PAN-GOD-NISABA-05)."""
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if lane(after, symbol) >= 2 and lane(before, symbol) < 2:
            return True
        symbol += 1
    return False
