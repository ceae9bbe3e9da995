"""Leaders as plain, readable data, and back: in hands, in the draft, recruited, unused."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.deal import LEADERS_DEALT, is_played_leader
from pharos.classic.history import entries_of
from pharos.classic.leaders.purchases import LEFT_SIDE, RIGHT_SIDE
from pharos.classic.leaders.roster import COPIES, FIRST_LEADER, LEADER_NUMBERS, LEADERS
from pharos.classic.piece import Piece
from pharos.classic.pieces import CARDS
from pharos.classic.state import State
from pharos.core.bits import BIT, members
from pharos.core.plain import shown
from pharos.core.reader import Reader

SIDES = {"left": int(LEFT_SIDE), "right": int(RIGHT_SIDE)}
LEADER_PARTS = ("leader_hands", "draft_hands", "leader_pile")
CITY_LEADERS = (
    "leaders",
    "leader_cards",
    "courtesan",
    "black_builds_left",
    "bank_bonus_left",
    "bought_from",
)
LEADER_BACK = 0
"""What stands for the back of a leader where others name the age of a card."""


def named(leaders: int) -> list[str]:
    """The names of a set of leaders."""
    return [LEADERS[n].name for n in members(leaders)]


def leaders_city_data(state: State, number: int) -> dict[str, object]:
    """What Leaders adds to the open part of a city."""
    city = state.city(number)
    data: dict[str, object] = {"leaders": named(city.leaders)}
    if number < state.deal.players:
        data["leader_cards"] = len(members(city.leader_hand))
    if city.courtesan >= 0:
        data["courtesan"] = LEADERS[int(city.courtesan)].name
    if city.black_builds:
        data["black_builds_left"] = int(city.black_left)
    if city.bank_bonus:
        data["bank_bonus_left"] = int(city.bonus_left)
    if city.bought:
        data["bought_from"] = [name for name, side in SIDES.items() if city.bought & side]
    return data


def leader_hand_data(state: State, seat: int) -> list[str]:
    """The leaders a seat holds."""
    return named(state.city(seat).leader_hand)


def draft_hand_data(state: State, seat: int) -> list[str]:
    """The leaders of the draft that a seat holds now."""
    return named(state.city(seat).draft_hand)


def leader_pile_data(state: State) -> list[str]:
    """The unused leaders, first drawn first."""
    return [LEADERS[int(leader)].name for leader in list(state.deal.leader_pile)[int(state.leaders_drawn) :]]


def hidden_leaders_data(state: State) -> dict[str, object]:
    """What Leaders adds to the hidden part of a position."""
    players = range(int(state.deal.players))
    data: dict[str, object] = {
        "leader_hands": [leader_hand_data(state, seat) for seat in players],
        "leader_pile": leader_pile_data(state),
    }
    if any(state.city(seat).draft_hand for seat in players):
        data["draft_hands"] = [draft_hand_data(state, seat) for seat in players]
    return data


class LeaderReader:
    """Reads leaders; each may stand in one place."""

    def __init__(self, reader: Reader, mix: int) -> None:
        self.reader = reader
        self.left = {n for n in range(len(LEADERS)) if is_played_leader(n, mix)}

    def leader(self, value: object, place: str) -> int | None:
        """The number of a leader in a place."""
        number = LEADER_NUMBERS.get(value) if isinstance(value, str) else None
        if number is None:
            self.reader.fault(f"there is no leader {shown(value)} ({place})")
            return None
        number -= int(FIRST_LEADER)
        if number not in self.left:
            self.reader.fault(f"the leader {value} is not in this game or stands in two places ({place})")
            return None
        self.left.remove(number)
        return number

    def leaders(self, values: list[object], place: str) -> list[int]:
        """Several leaders."""
        found = [self.leader(value, place) for value in values]
        return [number for number in found if number is not None]


def read_city_leaders(leaders: LeaderReader, row: Mapping[str, object], state: State, number: int) -> None:
    """What a city has of Leaders."""
    reader, city = leaders.reader, state.city(number)
    recruited = leaders.leaders(reader.items(row, "leaders", []), f"city {number}")
    if recruited and number >= state.deal.players:
        reader.fault("the free city has no leaders")
        return
    for leader in recruited:
        city.leaders |= BIT[leader]
        city.gain(LEADERS[leader])
    copied = row.get("courtesan")
    if copied is not None:
        name = LEADER_NUMBERS.get(copied) if isinstance(copied, str) else None
        if name is None or not any(card.copies_leader for card in _built(state, number)):
            reader.fault(f"city {number} cannot copy the leader {shown(copied)}")
            return
        city.courtesan = name - int(FIRST_LEADER)
        city.gain(COPIES[int(city.courtesan)])
    city.black_left = reader.number(
        row, "black_builds_left", 0, int(city.black_builds), int(city.black_builds)
    )
    city.bonus_left = reader.number(row, "bank_bonus_left", 0, int(city.bank_bonus), int(city.bank_bonus))
    for side in reader.items(row, "bought_from", []):
        if isinstance(side, str) and side in SIDES:
            city.bought |= SIDES[side]
        else:
            reader.fault(f"{shown(side)} is no side of city {number}")


def read_hidden_leaders(leaders: LeaderReader, data: Mapping[str, object], state: State) -> None:
    """The hands of leaders, the draft and the unused leaders."""
    reader, players = leaders.reader, int(state.deal.players)
    hands = reader.lists(data, "leader_hands", players) if "leader_hands" in data else []
    for seat, values in enumerate(hands):
        for leader in leaders.leaders(values, f"the leader hand of seat {seat}"):
            state.city(seat).leader_hand |= BIT[leader]
    drafting = reader.lists(data, "draft_hands", players) if "draft_hands" in data else []
    for seat, values in enumerate(drafting):
        for leader in leaders.leaders(values, f"the draft hand of seat {seat}"):
            state.city(seat).draft_hand |= BIT[leader]
    dismissed = {entry.card for entry in entries_of(state) if entry.verb == "dismiss"}
    unused: list[object] = [LEADERS[n].name for n in sorted(leaders.left) if LEADERS[n].name not in dismissed]
    pile = leaders.leaders(reader.items(data, "leader_pile", unused), "the unused leaders")
    state.deal.leader_pile = vec[i64](pile)
    if dismissed & {LEADERS[n].name for n in pile}:
        reader.fault("a leader that was discarded is still there")
    for number, row in enumerate(reader.objects(data, "cities")[: int(state.deal.ring)]):
        copied = int(state.city(number).courtesan)
        near = state.city(state.left_of(number)).leaders | state.city(state.right_of(number)).leaders
        if copied >= 0 and not near & BIT[copied]:
            reader.fault(f"no neighbour of city {number} has the leader {shown(row.get('courtesan'))}")


def read_draft(reader: Reader, state: State) -> None:
    """The draft goes on: all hands have the same number of leaders, more than one."""
    seats = range(int(state.deal.players))
    sizes = {len(members(state.city(seat).draft_hand)) for seat in seats}
    kept = {len(members(state.city(seat).leader_hand)) for seat in seats}
    if len(sizes) != 1 or len(kept) != 1 or sum(sizes | {0}) + sum(kept | {0}) != int(LEADERS_DEALT):
        reader.fault("every seat must hold the same number of leaders in the draft, four with those kept")
    elif max(sizes) < 2:
        reader.fault("there is nothing to draft")


def check_leader_step(reader: Reader, state: State, kind: int) -> bool:
    """Whether a step fits the moment: the draft before age I, the recruitment before the first turn."""
    before_cards = (int(steps.RECRUIT), int(steps.REVIVE), int(steps.EXTRA_LEADER), int(steps.LOSSES))
    fits = True
    if kind == steps.DRAFT:
        fits = state.age == 0
    elif kind == steps.RECRUIT:
        fits = state.age > 0 and state.turn == 0
    elif state.age > 0 and state.turn == 0:
        fits = kind in before_cards
    elif kind in (int(steps.COPY), int(steps.EXTRA_LEADER)):
        fits = state.age > 0
    if not fits or (kind in LEADER_STEPS and not state.deal.with_leaders):
        reader.fault(f"the step {steps.STEP_NAMES[kind]} does not fit the moment")
        return False
    return True


LEADER_STEPS = (int(steps.DRAFT), int(steps.RECRUIT), int(steps.COPY), int(steps.EXTRA_LEADER))


def _built(state: State, number: int) -> list[Piece]:
    city = state.city(number)
    return [card for card in CARDS if city.has(card)]
