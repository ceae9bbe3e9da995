"""The leaders of a game, by place and name."""

from pharos.classic.city import City
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.state import State
from pharos.core.bits import both_words, members


def recruited(city: City) -> list[int]:
    """Returns the numbers of the leaders that a city has recruited."""
    return members(both_words(city.leaders, city.leaders_up))


def leader_hand(city: City) -> list[int]:
    """Returns the numbers of the leaders in the hand of a city."""
    return members(both_words(city.leader_hand, city.leader_hand_up))


def draft_hand(city: City) -> list[int]:
    """Returns the numbers of the leaders that are passed in the draft and are at a city now."""
    return members(both_words(city.draft_hand, city.draft_hand_up))


def leader_names(leaders: list[int]) -> list[str]:
    """Returns the names of leaders."""
    return [LEADERS[n].name for n in leaders]


def unused_leaders(state: State) -> list[str]:
    """Returns the unused leaders in drawing order."""
    return [LEADERS[int(leader)].name for leader in list(state.deal.leader_pile)[int(state.leaders_drawn) :]]
