"""Checks that the leaders of a history are consistent with the position it belongs to."""

from collections import Counter

from pharos.classic.history import DECLINE, Entry
from pharos.classic.leaders.names import draft_hand, leader_hand, leader_names, recruited
from pharos.classic.leaders.roster import FIRST_LEADER, LEADER_NUMBERS, LEADERS_DEALT
from pharos.classic.story import Story

EARLY = ("draft", "tuck", "dismiss")
"""Verbs that are possible only before the first turn of an age."""
VERBS = (*EARLY, "recruit", "gather", "copy")


def is_possible(story: Story, entry: Entry) -> bool | None:
    """Returns whether a leader fits, or None if the entry is not about a leader."""
    if entry.verb not in (*VERBS, DECLINE):
        return None
    if not story.state.deal.with_leaders or (entry.age == 0 and entry.verb != "draft"):
        return False
    if entry.verb == DECLINE:
        return True
    if entry.card not in LEADER_NUMBERS:
        return False
    if entry.verb == "copy":
        return True
    return entry.city < story.players and (entry.turn == 0 or entry.verb not in EARLY)


def fits_city(story: Story, number: int) -> bool:
    """Returns whether a city has the leaders that it recruited and copied."""
    city = story.state.city(number)
    copied = int(city.courtesan + FIRST_LEADER)
    return not Counter(story.cards_of(number, "recruit")) - Counter(leader_names(recruited(city))) and all(
        LEADER_NUMBERS[name] == copied for name in story.cards_of(number, "copy")
    )


def faults(story: Story) -> list[str]:
    """Returns what does not fit of the draft and of the leaders that a seat has or has used."""
    seats = range(story.players)
    kept = [story.cards_of(seat, "draft") for seat in seats]
    rounds = int(LEADERS_DEALT) - max(len(draft_hand(story.state.city(seat))) for seat in seats)
    told = max(map(len, kept))
    if any(len(leaders) != told for leaders in kept) or told > rounds:
        return ["the history does not tell of the draft rightly"]
    for seat in seats:
        if not _owns(story, seat, kept[seat], told == rounds):
            return [f"the history does not fit the leaders of city {seat}"]
    return []


def _owns(story: Story, seat: int, kept: list[str], whole: bool) -> bool:
    city = story.state.city(seat)
    came = kept + story.cards_of(seat, "gather")
    tucked = [name for name in story.markers[seat] if name in LEADER_NUMBERS]
    gone = story.cards_of(seat, "dismiss")
    has = Counter([*leader_names(leader_hand(city) + recruited(city)), *tucked, *gone])
    if max(has.values(), default=0) > 1 or Counter(came) - has:
        return False
    if whole and Counter(came) != has:
        return False
    return all(_came_before_use(story, seat, name) for name in story.cards_of(seat, "gather"))


def _came_before_use(story: Story, seat: int, name: str) -> bool:
    about = [entry.verb for entry in story.of_city[seat] if entry.card == name]
    return about[0] == "gather"
