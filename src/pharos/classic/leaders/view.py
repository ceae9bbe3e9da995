"""What a seat knows of the leaders: its own, and those that passed by in the draft."""

from pharos.classic.deal import LEADERS_DEALT
from pharos.classic.history import Entry
from pharos.classic.leaders.position import SIDES, draft_hand_data, leader_hand_data, leader_pile_data
from pharos.classic.leaders.roster import LEADER_NUMBERS
from pharos.classic.piece import CONTENT
from pharos.classic.state import State
from pharos.core.shape import Name, Parts, Several, Shape, Whole

_LEADERS = Several(Name("leader", LEADER_NUMBERS), len(LEADER_NUMBERS))
_LEFT = Whole(0, 99)
CITY_SHAPES_OF_LEADERS: dict[str, Shape] = {
    "leader_cards": _LEFT,
    "courtesan": Name("leader", LEADER_NUMBERS),
    "black_builds_left": _LEFT,
    "bank_bonus_left": _LEFT,
    "bought_from": Several(Name("side", SIDES), len(SIDES)),
}
SHAPES_OF_LEADERS: dict[str, Shape] = {
    "leader_hand": _LEADERS,
    "draft_hand": _LEADERS,
    "leaders_seen": Several(
        Parts({"round": Whole(1, int(LEADERS_DEALT)), "leaders": _LEADERS}), int(LEADERS_DEALT)
    ),
}
LEADER_ENTRIES = ("draft", "tuck", "dismiss", "gather")
"""What is done with a leader that the others do not see."""
DRAFT_STEP = 1 if CONTENT.leaders_setup.draft_passing == "left" else -1


def holder_of(players: int, dealt_to: int, turn: int) -> int:
    """The seat that holds, in a round of the draft (from 0), the leaders dealt to a seat."""
    return (dealt_to + DRAFT_STEP * turn) % players


def kept_leaders(entries: list[Entry], players: int) -> list[list[str | None]]:
    """The leaders each seat kept in the draft, round by round, as far as they are known."""
    return [
        [entry.card for entry in entries if entry.verb == "draft" and entry.city == seat]
        for seat in range(players)
    ]


def leaders_seen(state: State, seat: int, entries: list[Entry]) -> list[dict[str, object]]:
    """The leaders a seat held in each round of the draft, as far as the history goes."""
    players, rounds = int(state.deal.players), int(LEADERS_DEALT)
    kept = kept_leaders(entries, players)
    now = [draft_hand_data(state, other) for other in range(players)]
    held = len(now[seat])
    done = rounds - held
    if any(len(leaders) != done for leaders in kept):
        return [{"round": done + 1, "leaders": now[seat]}] if held else []
    seen: list[dict[str, object]] = []
    for turn in range(min(done + 1, rounds)):
        dealt_to = (seat - DRAFT_STEP * turn) % players
        leaders = [kept[holder_of(players, dealt_to, later)][later] for later in range(turn, done)]
        if held:
            leaders += now[holder_of(players, dealt_to, done)]
        seen.append({"round": turn + 1, "leaders": sorted(map(str, leaders))})
    return seen


def leaders_view(
    state: State, seat: int | None, entries: list[Entry], partner: bool = True
) -> dict[str, object]:
    """What Leaders adds to the view of a seat, with or without what its partner shows."""
    data: dict[str, object] = {"leader_pile": len(leader_pile_data(state))}
    if seat is None:
        return data
    data["leader_hand"] = leader_hand_data(state, seat)
    if state.city(seat).draft_hand:
        data["draft_hand"] = draft_hand_data(state, seat)
    data["leaders_seen"] = leaders_seen(state, seat, entries)
    if state.deal.rules.teams and partner:  # LEADERS-TEAM-01
        other = seat ^ 1
        data["partner_leaders"] = {
            "leader_hand": leader_hand_data(state, other),
            "draft_hand": draft_hand_data(state, other),
            "leaders_seen": leaders_seen(state, other, entries),
        }
    return data
