"""The military track: the conflict pawn, the military tokens, military supremacy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.effects import Effect, OpponentLosesCoins
from pharos.core.bits import BIT
from pharos.duel.pieces import CONTENT
from pharos.duel.state import MILITARY, State

TRACK: Final = CONTENT.track
CAPITAL: Final[i64] = TRACK.capital
TOKENS_A_SIDE: Final[i64] = len(TRACK.tokens) // 2
ALL_TOKENS: Final[i64] = 2 ** len(TRACK.tokens) - 1
TOKEN_NAMES: Final = [token.id for token in TRACK.tokens]
"""The tokens in the order of their bits: those on seat 0's side, nearest first, then seat 1's."""


def _points(distance: int) -> int:
    return next((zone.points for zone in TRACK.zones if zone.first <= distance <= zone.last), 0)


def _token(distance: int) -> int:
    near_to_far = [token.space for token in TRACK.tokens if token.seat == 1]
    return near_to_far.index(distance) if distance in near_to_far else -1


def _loss(effects: tuple[Effect, ...]) -> int:
    return sum(effect.amount for effect in effects if isinstance(effect, OpponentLosesCoins))


ZONE_POINTS: Final = vec[i64]([_points(distance) for distance in range(int(CAPITAL) + 1)])
"""Points by distance of the pawn from the middle (DUEL-MIL-09)."""
TOKEN_AT: Final = vec[i64]([_token(distance) for distance in range(int(CAPITAL) + 1)])
"""By distance, which token of a side the pawn reaches, 0 being the nearest; -1 for none."""
TOKEN_LOSS: Final = vec[i64]([_loss(token.effects) for token in TRACK.tokens])


def advance(state: State, seat: i64, spaces: i64) -> None:
    """Moves the pawn toward the opponent's capital, space by space (DUEL-MIL-01 to DUEL-MIL-08)."""
    forward: i64 = 1
    if seat == 1:
        forward = -1
    siege = state.city(seat).siege
    pantheon = state.pantheon
    while spaces > 0:
        if pantheon is not None and pantheon.stops(state.pawn + forward):
            return
        state.pawn += forward
        spaces -= 1
        if siege != 0:
            state.city(1 - seat).lose_coins(siege)  # PAN-PROG-02
        distance = state.pawn * forward
        if distance > 0:
            token = TOKEN_AT[distance]
            if token >= 0:
                meet_token(state, 1 - seat, token)
            if distance == CAPITAL:
                state.win(seat, MILITARY)
                return


def meet_token(state: State, loser: i64, token: i64) -> None:
    """Applies a token when the pawn enters its zone, once per game (DUEL-MIL-02 to DUEL-MIL-06)."""
    number = loser * TOKENS_A_SIDE + token
    if state.military & BIT[number] != 0:
        use_token(state, 1 - loser, number)


def use_token(state: State, seat: i64, number: i64) -> None:
    """Applies a military token for a seat and removes it (PAN-GOD-NEPTUNE-02)."""
    state.military &= ~BIT[number]
    senate = state.senate
    if senate is not None:
        senate.meet(seat, number)  # AGORA-MIL-04: it requires a choice after the movement
        state.due = 1
    else:
        state.city(1 - seat).lose_coins(TOKEN_LOSS[number])


def track_points(state: State, seat: i64) -> i64:
    """Returns the points of the track for a seat (DUEL-MIL-09)."""
    lead = state.pawn
    if seat == 1:
        lead = -lead
    if lead <= 0:
        return 0
    return ZONE_POINTS[lead]
