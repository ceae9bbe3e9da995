"""Conflicts: at the end of an age every city compares its shields with both neighbors."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.piece import CONTENT, SETUP
from pharos.classic.state import State

VICTORY_POINTS: Final = vec[i64]([0] + list(SETUP.victory_points))
"""The value of a victory token by age (SW-WAR-02)."""
DEFEAT_POINTS: Final[i64] = SETUP.defeat_points
TEAM_TOKENS: Final = vec[i64](list(CONTENT.cities_setup.team_tokens_by_diplomacy))
"""Tokens for winner and loser of a team conflict when none, one or both of them use diplomacy."""


def fight(state: State) -> None:
    """Resolves all conflicts of an age (SW-WAR-01 to SW-WAR-05); each pair of neighbors meets once."""
    n: i64 = 0
    while n < state.deal.ring:
        meet(state, n, state.left_of(n))
        n += 1


def meet(state: State, one: i64, other: i64) -> None:
    """Compares the shields of two neighbors."""
    lead = lead_of(state, one, other)
    if lead > 0:
        award(state, one, other)
    elif lead < 0:
        award(state, other, one)


def lead_of(state: State, one: i64, other: i64) -> i64:
    """Returns how many more shields one city has than another."""
    return state.city(one).strength - state.city(other).strength


def muster(state: State) -> None:
    """Sets the strength of every city before the conflicts; tokens won in them count only later."""
    for city in state.cities:
        city.strength = city.shields + city.defeats * city.defeat_shields  # CITIES-LEAD-10


def award(state: State, winner: i64, loser: i64) -> None:
    """Gives out the tokens of a conflict."""
    victor = state.city(winner)
    victor.victories += 1
    victor.earn(victor.victory_coins)  # LEADERS-COINS-02
    victor.victory_points += VICTORY_POINTS[state.age]
    if state.city(loser).passes_defeats:
        victor.defeats += 1  # LEADERS-ARMY-02, LEADERS-ARMY-03
    else:
        state.city(loser).defeats += 1
