"""What would happen if the age ended now: the conflicts with their strengths, and what expansions add.

It is public, and part of every view.
"""

from itertools import pairwise

from pharos.classic.conflict import TEAM_TOKENS
from pharos.classic.expansions import MIXES
from pharos.classic.memory import Memory
from pharos.classic.state import State
from pharos.classic.zones.place import Place, Scene, Size
from pharos.core.shape import Parts, Several, Whole
from pharos.core.zone import Written

MOST_STRENGTH = 999


def strength_of(state: State, number: int) -> int:
    """Returns the strength of a city in a conflict, including defeat tokens that count (CITIES-LEAD-10)."""
    city = state.city(number)
    return int(city.shields + city.defeats * city.defeat_shields)


def fights_of(state: State) -> list[dict[str, object]]:
    """Returns the conflicts at the end of the age: two cities each, the second to the left of the first, and
    the number of tokens at stake (SW-WAR-01; CITIES-DIPLO-03 to CITIES-DIPLO-06; CITIES-TEAM-06 to
    CITIES-TEAM-09)."""
    ring = int(state.deal.ring)
    doves = [int(state.city(n).doves) > 0 for n in range(ring)]
    if state.deal.rules.teams:
        return [
            {"cities": [n, (n + 1) % ring], "tokens": int(TEAM_TOKENS[doves[n] + doves[(n + 1) % ring]])}
            for n in range(1, ring, 2)
        ]
    meeting = [n for n in range(ring) if not doves[n]]
    pairs = list(pairwise(meeting))
    if len(meeting) > 2:
        pairs.append((meeting[-1], meeting[0]))
    return [{"cities": list(pair), "tokens": 1} for pair in pairs]


class Outlook(Place):
    """The preview of conflicts, and of expansions; computed from the rest of a view, and never read back."""

    def __init__(self, size: Size) -> None:
        count = Whole(0, MOST_STRENGTH)
        fight = Parts({"cities": Several(size.city, 2, 2), "tokens": Whole(0, 2)})
        strength, fights = Several(count, size.ring, size.ring), Several(fight, size.ring)
        self.sometimes = {"conflicts": Parts({"strength": strength, "fights": fights})}
        for one in MIXES.all:
            self.sometimes |= one.outlook_parts(size)
        self.seen = tuple(self.sometimes)

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        state, ring = scene.state, scene.ring
        data: Written = {
            "conflicts": {"strength": [strength_of(state, n) for n in ring], "fights": fights_of(state)}
        }
        for one in state.deal.rules.played:
            data |= one.outlook(state)
        return data
