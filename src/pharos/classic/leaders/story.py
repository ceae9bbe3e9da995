"""The draft of leaders as a seat saw it: who kept which leaders, and the hands that were passed."""

from pharos.classic.history import Entry
from pharos.classic.leaders.names import draft_hand, leader_names
from pharos.classic.leaders.roster import LEADERS_DEALT
from pharos.classic.piece import CONTENT
from pharos.classic.state import State

DRAFT_STEP = 1 if CONTENT.leaders_setup.draft_passing == "left" else -1


def holder_of(players: int, dealt_to: int, turn: int) -> int:
    """Returns the seat that holds, in a round of the draft (from 0), the leaders dealt to a seat."""
    return (dealt_to + DRAFT_STEP * turn) % players


def kept_leaders(entries: list[Entry], players: int) -> list[list[str | None]]:
    """Returns the leaders each seat kept in the draft, round by round; None if not known."""
    kept: list[list[str | None]] = [[] for _ in range(players)]
    for entry in entries:
        if entry.verb == "draft":
            kept[entry.city].append(entry.card)
    return kept


def leaders_seen(state: State, seat: int, entries: list[Entry]) -> list[dict[str, object]]:
    """Returns the leaders a seat held in each round of the draft, as far as the history goes."""
    players, rounds = int(state.deal.players), int(LEADERS_DEALT)
    kept = kept_leaders(entries, players)
    now = [leader_names(draft_hand(state.city(other))) for other in range(players)]
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
