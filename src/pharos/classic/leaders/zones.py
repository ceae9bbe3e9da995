"""The zones of Leaders: recruited leaders in the cities, hands, the draft, unused leaders.

Leaders in hand and in the draft are known to their seat, and to its teammate (LEADERS-TEAM-01).
"""

from collections.abc import Callable
from dataclasses import replace

from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.city import City
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders.draft import plan_draft
from pharos.classic.leaders.names import (
    draft_hand,
    leader_hand,
    leader_names,
    recruited,
    unused_leaders,
)
from pharos.classic.leaders.purchases import LEFT_SIDE, RIGHT_SIDE
from pharos.classic.leaders.roster import COPIES, FIRST_LEADER, LEADER_NUMBERS, LEADERS, LEADERS_DEALT
from pharos.classic.leaders.sampling import LeaderSampler
from pharos.classic.leaders.story import leaders_seen
from pharos.classic.leaders.verbs import NAME
from pharos.classic.pieces import CARDS
from pharos.classic.sampling import Sampled
from pharos.classic.state import State
from pharos.classic.zones.city import Holding
from pharos.classic.zones.place import LEFT, Drawing, Place, Scene
from pharos.classic.zones.turn import ASKING as BASE_STEPS
from pharos.classic.zones.turn import Asking, before_leftovers, in_turns
from pharos.core.bits import WORD, mask_of
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Name, Parts, Several, Whole
from pharos.core.zone import Eye, Written, Zone, parts

SIDES = {"left": int(LEFT_SIDE), "right": int(RIGHT_SIDE)}
LEADER = Name("leader", LEADER_NUMBERS)
LEADERS_LISTED = Several(LEADER, len(LEADERS))
ROUNDS = int(LEADERS_DEALT)
LEADERS_OF_SEAT = parts(
    leader_hand=LEADERS_LISTED,
    draft_hand=LEADERS_LISTED,
    leaders_seen=Several(Parts({"round": Whole(1, ROUNDS), "leaders": LEADERS_LISTED}), ROUNDS),
)


class CityLeaders(Zone[Holding]):
    """Recruited leaders, what they still give in this age, and the number of leaders in hand."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("leader_cards",)
    shapes = parts(leaders=LEADERS_LISTED)
    sometimes = parts(
        leader_cards=LEFT,
        courtesan=LEADER,
        black_builds_left=LEFT,
        bank_bonus_left=LEFT,
        bought_from=Several(Name("side", SIDES), len(SIDES)),
    )

    def write(self, state: Holding, eye: Eye) -> Written:
        city = state.city
        data: Written = {"leaders": leader_names(recruited(city))}
        if state.number < state.state.deal.players:
            data["leader_cards"] = len(leader_hand(city))
        if city.courtesan >= 0:
            data["courtesan"] = LEADERS[city.courtesan].name
        if city.black_builds:
            data["black_builds_left"] = int(city.black_left)
        if city.bank_bonus:
            data["bank_bonus_left"] = int(city.bonus_left)
        if city.bought:
            data["bought_from"] = [name for name, side in SIDES.items() if city.bought & side]
        return data

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        leaders = state.scene.box.leaders(reader, reader.items(data, "leaders", []), state.place)
        if leaders and state.number >= state.state.deal.players:
            reader.fault("the free city has no leaders")
            return
        for leader in leaders:
            city.add_leader(leader)
            city.gain(LEADERS[leader])
        self._read_copy(reader, data, state)
        most_black, most_bonus = int(city.black_builds), int(city.bank_bonus)
        city.black_left = reader.number(data, "black_builds_left", 0, most_black, most_black)
        city.bonus_left = reader.number(data, "bank_bonus_left", 0, most_bonus, most_bonus)
        for side in reader.items(data, "bought_from", []):
            if isinstance(side, str) and side in SIDES:
                city.bought |= SIDES[side]
            else:
                reader.fault(f"{shown(side)} is no side of {state.place}")

    def _read_copy(self, reader: Reader, data: Data, state: Holding) -> None:
        """Reads the leader that the Courtesans Guild copies (LEADERS-GUILD-03)."""
        name = data.get("courtesan")
        if name is None:
            return
        number = LEADER_NUMBERS.get(name) if isinstance(name, str) else None
        city = state.city
        if number is None or not any(card.copies_leader and city.has(card) for card in CARDS):
            reader.fault(f"{state.place} cannot copy the leader {shown(name)}")
            return
        city.courtesan = number - int(FIRST_LEADER)
        city.gain(COPIES[city.courtesan])

    def check(self, reader: Reader, data: Data, state: Holding, place: str = "") -> None:
        super().check(reader, data, state, place)
        table, copied = state.state, int(state.city.courtesan)
        near = [table.city(side(state.number)) for side in (table.left_of, table.right_of)]
        if copied >= 0 and not any(copied in recruited(city) for city in near):
            reader.fault(f"no neighbour of {state.place} has the leader {shown(data.get('courtesan'))}")


def drawn_leaders(found: Sampled) -> LeaderSampler:
    """Returns what was drawn for hidden leaders."""
    drawn = found.drawn[NAME]
    assert isinstance(drawn, LeaderSampler)
    return drawn


class LeaderHands(Place):
    """Leaders that each seat holds: to recruit, or, in the draft, to keep one and pass the others on."""

    def __init__(
        self,
        part: str,
        place: str,
        held: Callable[[City], list[int]],
        take: Callable[[City, i64, i64], None],
        drawn: Callable[[Sampled], list[list[str]]],
        *,
        if_empty: bool,
    ) -> None:
        self.hidden = (part,)
        self.part, self.place, self.held, self.take, self.drawn = part, place, held, take, drawn
        self.if_empty = if_empty
        """Whether it is written when all hands are empty."""

    def write(self, state: Scene, eye: Eye) -> Written:
        hands = [leader_names(self.held(state.state.city(seat))) for seat in state.seats]
        return {self.part: hands} if eye.everything and (self.if_empty or any(hands)) else {}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        for seat, values in enumerate(reader.lists(data, self.part, len(state.seats))):
            leaders = state.box.leaders(reader, values, f"the {self.place} of seat {seat}")
            self._lay(state, seat, leaders)

    def sample(self, drawing: Drawing) -> None:
        hands = self.drawn(drawing.found)
        if self.if_empty or any(hands):
            drawing.position[self.part] = [sorted(hand, key=LEADER_NUMBERS.__getitem__) for hand in hands]

    def lay(self, found: Sampled, scene: Scene) -> None:
        for seat, leaders in enumerate(self.drawn(found)):
            self._lay(scene, seat, _numbers(leaders))

    def _lay(self, scene: Scene, seat: int, leaders: list[int]) -> None:
        low = mask_of([n for n in leaders if n < WORD])
        self.take(scene.state.city(seat), low, mask_of([n - int(WORD) for n in leaders if n >= WORD]))


def _take_to_recruit(city: City, low: i64, high: i64) -> None:
    city.leader_hand, city.leader_hand_up = low, high


def _take_to_pass_on(city: City, low: i64, high: i64) -> None:
    city.draft_hand, city.draft_hand_up = low, high


def to_recruit() -> LeaderHands:
    """Returns the zone of leaders that each seat holds to recruit."""
    return LeaderHands(
        "leader_hands",
        "leader hand",
        leader_hand,
        _take_to_recruit,
        lambda found: drawn_leaders(found).hands,
        if_empty=True,
    )


def to_pass_on() -> LeaderHands:
    """Returns the zone of leaders that are passed in the draft, by the seat that holds them now."""
    return LeaderHands(
        "draft_hands",
        "draft hand",
        draft_hand,
        _take_to_pass_on,
        lambda found: drawn_leaders(found).draft_hands,
        if_empty=False,
    )


class LeaderPile(Place):
    """The unused leaders in drawing order; viewers see only how many there are."""

    shapes = parts(leader_pile=Whole(0, len(LEADERS)))

    def write(self, state: Scene, eye: Eye) -> Written:
        pile = unused_leaders(state.state)
        return {"leader_pile": pile if eye.everything else len(pile)}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        """Reads the pile; by default all leaders that are nowhere else and were not discarded."""
        dismissed = {entry.card for entry in state.entries if entry.verb == "dismiss"}
        left = [LEADERS[n].name for n in sorted(state.box.leaders_left)]
        unused: list[object] = [name for name in left if name not in dismissed]
        pile = state.box.leaders(reader, reader.items(data, "leader_pile", unused), "the unused leaders")
        state.state.deal.put_leader_pile(pile)
        if dismissed & {LEADERS[n].name for n in pile}:
            reader.fault("a leader that was discarded is still there")

    def sample(self, drawing: Drawing) -> None:
        drawing.position["leader_pile"] = drawn_leaders(drawing.found).pile

    def lay(self, found: Sampled, scene: Scene) -> None:
        scene.state.deal.put_leader_pile(_numbers(drawn_leaders(found).pile))
        scene.state.leaders_drawn = 0


class OwnLeaders(Place):
    """What a seat knows about leaders: its own, those passed in the draft, those of its teammate."""

    sometimes = parts(**LEADERS_OF_SEAT, partner_leaders=Parts(LEADERS_OF_SEAT))
    seen: tuple[str, ...] = (*LEADERS_OF_SEAT, "partner_leaders")

    def write(self, state: Scene, eye: Eye) -> Written:
        if eye.seat is None:
            return {}
        own = self._of(state, eye.seat)
        if not own["draft_hand"]:
            del own["draft_hand"]
        return own if eye.partner is None else own | {"partner_leaders": self._of(state, eye.partner)}

    def _of(self, scene: Scene, seat: int) -> Written:
        city = scene.state.city(seat)
        return {
            "leader_hand": leader_names(leader_hand(city)),
            "draft_hand": leader_names(draft_hand(city)),
            "leaders_seen": leaders_seen(scene.state, seat, scene.entries),
        }


def _numbers(leaders: list[str]) -> list[int]:
    return [LEADER_NUMBERS[name] - int(FIRST_LEADER) for name in leaders]


# How steps are read


def _holding_leaders(reader: Reader, data: Data, state: State) -> list[int]:
    return [n for n in range(int(state.deal.players)) if state.city(n).holds_leaders()]


def _read_draft(reader: Reader, state: State) -> None:
    """Checks that the draft can continue: all hands have the same number of leaders, more than one."""
    seats = range(int(state.deal.players))
    sizes = {len(draft_hand(state.city(seat))) for seat in seats}
    kept = {len(leader_hand(state.city(seat))) for seat in seats}
    if len(sizes) != 1 or len(kept) != 1 or sum(sizes | {0}) + sum(kept | {0}) != ROUNDS:
        reader.fault("every seat must hold the same number of leaders in the draft, four with those kept")
    elif max(sizes) < 2:
        reader.fault("there is nothing to draft")


def _plan_age(reader: Reader, state: State) -> None:
    _read_draft(reader, state)
    state.plan(steps.AGE, 0, 0)


def _plan_boards(reader: Reader, state: State) -> None:
    """Plans the draft, which follows the choice of boards."""
    BASE_STEPS[int(steps.BOARD)].plan(reader, state)
    _read_draft(reader, state)
    plan_draft(state)


def _plan_after_copy(reader: Reader, state: State) -> None:
    """Plans what follows: the guild may be the last card of the age, before the rest is discarded."""
    holding = any(int(count) for count in state.held)
    if state.turn == state.deal.turns and holding:
        before_leftovers(reader, state)
    else:
        BASE_STEPS[int(steps.REVIVE)].plan(reader, state)


ASKING: dict[int, Asking] = {
    int(steps.BOARD): replace(BASE_STEPS[int(steps.BOARD)], plan=_plan_boards),
    int(leaders_steps.DRAFT): Asking(
        fits=lambda state: bool(state.age == 0),
        cities=lambda reader, data, state: list(range(int(state.deal.players))),
        plan=_plan_age,
        of_one_city=False,
        ends_turn=False,
        before_ages=True,
    ),
    int(leaders_steps.RECRUIT): Asking(
        fits=lambda state: not in_turns(state), cities=_holding_leaders, of_one_city=False
    ),
    int(leaders_steps.COPY): Asking(
        fits=lambda state: in_turns(state) and state.age > 0, plan=_plan_after_copy
    ),
    int(leaders_steps.EXTRA_LEADER): Asking(fits=lambda state: bool(state.age > 0), waits=True),
}
"""The steps of Leaders; the choice of boards is followed by the draft."""
