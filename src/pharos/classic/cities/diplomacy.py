"""Diplomacy: who sits out a conflict, which others then meet, and conflicts of teams (CITIES-DIPLO-*)."""

from mypy_extensions import i64

from pharos.classic.conflict import TEAM_TOKENS, award, lead_of, meet
from pharos.classic.state import State


def fight_with_diplomacy(state: State) -> None:
    """Resolves the conflicts of an age with Cities; every diplomat discards one token (CITIES-DIPLO-02,
    CITIES-DIPLO-07)."""
    if state.deal.rules.teams:
        fight_in_teams(state)
    else:
        fight_closed_up(state)
    for city in state.cities:
        if city.doves > 0:
            city.doves -= 1


def fight_closed_up(state: State) -> None:
    """Resolves the conflicts in the circle of cities without diplomacy; two of them meet once, a single one
    meets none (CITIES-DIPLO-03 to CITIES-DIPLO-06)."""
    ring = state.deal.ring
    first_one: i64 = -1
    before: i64 = -1
    fighting: i64 = 0
    n: i64 = 0
    while n < ring:
        if state.city(n).doves == 0:
            if before >= 0:
                meet(state, before, n)
            else:
                first_one = n
            before = n
            fighting += 1
        n += 1
    if fighting > 2:
        meet(state, before, first_one)


def fight_in_teams(state: State) -> None:
    """Resolves each player's conflict with the adjacent opponent (CITIES-TEAM-06 to CITIES-TEAM-09)."""
    n: i64 = 1
    while n < state.deal.ring:
        meet_opponent(state, n, state.left_of(n))
        n += 2


def meet_opponent(state: State, one: i64, other: i64) -> None:
    """Compares two players of different teams; tokens are doubled, diplomacy reduces them."""
    diplomats: i64 = 0
    if state.city(one).doves > 0:
        diplomats += 1
    if state.city(other).doves > 0:
        diplomats += 1
    lead = lead_of(state, one, other)
    tokens = TEAM_TOKENS[diplomats]
    while tokens > 0:
        if lead > 0:
            award(state, one, other)
        elif lead < 0:
            award(state, other, one)
        tokens -= 1
