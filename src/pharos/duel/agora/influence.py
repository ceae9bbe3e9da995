"""Influence: cubes are placed, moved and removed; control of chambers and decrees follows at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.effects import Effect
from pharos.core.bits import BIT, ONE, first
from pharos.duel.agora.decrees import DECREES
from pharos.duel.agora.senate import ALL_CHAMBERS, CHAMBER_POINTS, MILITARY_TOKENS, Senate
from pharos.duel.gain import ask
from pharos.duel.military import TRACK, advance
from pharos.duel.piece import Piece
from pharos.duel.pieces import read_effects
from pharos.duel.state import NOT_OVER, POLITICAL, City, State


def _token_piece(name: str, effects: tuple[Effect, ...]) -> Piece:
    piece = Piece(name)
    read_effects(piece, effects)
    return piece


TOKENS: Final = vec[Piece]([_token_piece(token.id, token.effects) for token in TRACK.agora_tokens])
"""The tokens of Agora, in the order of the base game's tokens that they replace (AGORA-SETUP-09)."""
assert [(token.id, token.seat, token.space) for token in TRACK.agora_tokens] == [
    (token.id, token.seat, token.space) for token in TRACK.tokens
]


def place_cube(state: State, senate: Senate, seat: i64, chamber: i64) -> None:
    """Places a cube from the supply in a chamber."""
    senate.put(seat, chamber)
    check_control(state, senate, chamber)
    check_supremacy(state, senate)


def move_cube(state: State, senate: Senate, seat: i64, chamber: i64, target: i64) -> None:
    """Moves a cube to an adjacent chamber as one action (AGORA-CTRL-04): control of the chamber left is
    updated first, then of the chamber entered, and only then is supremacy checked."""
    senate.lift(seat, chamber)
    senate.put(seat, target)
    check_control(state, senate, chamber)
    check_control(state, senate, target)
    check_supremacy(state, senate)


def remove_cube(state: State, senate: Senate, seat: i64, chamber: i64) -> None:
    """Returns a cube of a seat to its supply (AGORA-INF-03)."""
    senate.lift(seat, chamber)
    check_control(state, senate, chamber)
    check_supremacy(state, senate)


def check_control(state: State, senate: Senate, chamber: i64) -> None:
    """Updates control of a chamber; its decrees change with it (AGORA-CTRL-01, AGORA-CTRL-03)."""
    before = senate.controller(chamber)
    now = senate.majority(chamber)
    if now == before:
        return
    senate.set_controller(chamber, now)
    if before >= 0:
        lose_decrees(state, before, senate.decrees_in(chamber))
    if now >= 0:
        gain_decrees(state, senate, now, senate.decrees_in(chamber))


def check_supremacy(state: State, senate: Senate) -> None:
    """Ends the game if a seat controls all chambers, unless it is over (AGORA-END-01, AGORA-END-04)."""
    if state.victory != NOT_OVER:
        return
    if senate.control0 == ALL_CHAMBERS:
        state.win(0, POLITICAL)
    elif senate.control1 == ALL_CHAMBERS:
        state.win(1, POLITICAL)


def gain_decrees(state: State, senate: Senate, seat: i64, decrees: i64) -> None:
    """Puts decrees into force for a seat, face up from now on (AGORA-INF-01, AGORA-INF-02,
    AGORA-DEC-20)."""
    senate.face_up |= decrees
    while decrees != 0:
        decree = state.deal.decrees[first(decrees)]
        decrees &= decrees - 1
        enforce(state.city(seat), decree)
        shift_pawn(state, seat, DECREES[decree].control_shield)


def lose_decrees(state: State, seat: i64, decrees: i64) -> None:
    """Ends the effects of decrees for a seat (AGORA-DEC-12, AGORA-DEC-21)."""
    while decrees != 0:
        decree = state.deal.decrees[first(decrees)]
        decrees &= decrees - 1
        city = state.city(seat)
        city.decrees &= ~BIT[decree]
        city.lose(DECREES[decree])
        shift_pawn(state, 1 - seat, DECREES[decree].control_shield)


def enforce(city: City, decree: i64) -> None:
    """Puts a decree into force for a city."""
    city.decrees |= BIT[decree]
    city.gain(DECREES[decree])


def shift_pawn(state: State, seat: i64, shields: i64) -> None:
    """Moves the pawn in favor of a seat, as if that seat had moved it (AGORA-DEC-11 to AGORA-DEC-14)."""
    if shields != 0 and state.victory == NOT_OVER:
        advance(state, seat, shields)


def shift_decree(state: State, senate: Senate, chamber: i64, target: i64) -> None:
    """Moves a decree under that of another chamber (AGORA-CON-INSIDER-01 to AGORA-CON-INSIDER-04)."""
    decrees = senate.decrees_in(chamber)
    senate.decrees -= decrees * ONE[chamber]
    senate.decrees += decrees * ONE[target]
    before = senate.controller(chamber)
    now = senate.controller(target)
    if now == before:
        if now >= 0:
            senate.face_up |= decrees
        return
    if before >= 0:
        lose_decrees(state, before, decrees)
    if now >= 0:
        gain_decrees(state, senate, now, decrees)


def use_tokens(state: State, senate: Senate) -> None:
    """Applies the military tokens reached, each for its seat, the inner one first (AGORA-MIL-01 to
    AGORA-MIL-04)."""
    met = senate.met
    senate.met = 0
    n = 2 * MILITARY_TOKENS - 1
    while n >= 0:
        if met & BIT[n] != 0:
            ask(state, n // MILITARY_TOKENS, TOKENS[n % MILITARY_TOKENS])
        n -= 1


def senate_points(state: State, seat: i64) -> i64:
    """Returns the points of the chambers a seat controls (AGORA-END-02)."""
    senate = state.senate
    if senate is None:
        return 0
    scored: i64 = 0
    controlled = senate.control(seat)
    while controlled != 0:
        scored += CHAMBER_POINTS[first(controlled)]
        controlled &= controlled - 1
    return scored
