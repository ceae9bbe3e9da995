"""Diplomacy: who stays out of a conflict, how the others close up, and how teams fight (CITIES-DIPLO-*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.conflict import award, lead_of, meet
from pharos.classic.piece import CONTENT
from pharos.classic.state import State

TEAM_TOKENS: Final = vec[i64](list(CONTENT.cities_setup.team_tokens_by_diplomacy))
"""Tokens for winner and loser of a fight between teams when none, one or both of them use diplomacy."""


def fight_with_diplomacy(state: State) -> None:
    """The conflicts of an age with Cities; every diplomat discards one token (CITIES-DIPLO-02,
    CITIES-DIPLO-07)."""
    if state.deal.rules.teams:
        fight_in_teams(state)
    else:
        fight_closed_up(state)
    for city in state.cities:
        if city.doves > 0:
            city.doves -= 1


def fight_closed_up(state: State) -> None:
    """Cities without diplomacy form the circle; two of them meet once, one meets nobody
    (CITIES-DIPLO-03 to CITIES-DIPLO-06)."""
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
    """Each player fights only the opponent next to him (CITIES-TEAM-06 to CITIES-TEAM-09)."""
    n: i64 = 1
    while n < state.deal.ring:
        meet_opponent(state, n, state.left_of(n))
        n += 2


def meet_opponent(state: State, one: i64, other: i64) -> None:
    """Two opponents of different teams compare their shields; tokens are doubled, diplomacy lowers them."""
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
