"""Whose turn it is, pending steps, and the end of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pharos.core.bits import mask_of, members
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Flag, Maybe, Name, Parts, Several, Shape, Whole
from pharos.core.zone import Eye, Zone, parts
from pharos.core.zone import Written as Written
from pharos.duel import steps
from pharos.duel.expansions import MIXES, STEP_NAMES
from pharos.duel.layout import layout_of
from pharos.duel.piece import COLORS
from pharos.duel.pieces import PROGRESS
from pharos.duel.state import CIVILIAN, NOT_OVER, POLITICAL, SCIENCE, VICTORIES, State
from pharos.duel.turn import STARTING_COINS, WONDERS_DRAFTED, decider, possible
from pharos.duel.zones.drawing import COLORS_LISTED, SEAT

STEP_KINDS = {name: kind for kind, name in STEP_NAMES.items()}


MOST_STEPS = 8
"""The maximum number of pending steps in the base game."""
EXPANSIONS_ASKING = {
    kind: sum(one.bit for one in MIXES.all if kind in one.asks or kind in [row.number for row in one.steps])
    for mix in MIXES.all
    for kind in [row.number for row in mix.steps]
} | {int(steps.NEXT_WONDER): sum(one.bit for one in MIXES.all if one.drafts)}
"""By step, the expansions that may use it."""
WHILE_DRAFTING = {
    *(int(kind) for kind in (steps.DRAFT, steps.BID, steps.NEXT_WONDER)),
    *(row.number for one in MIXES.all if one.drafts for row in one.steps),
}
"""The steps that may be pending before Age I."""


class Waiting(Zone[State]):
    """The seats that must choose; omitted in positions, where it follows from the steps."""

    open_to_all: bool = True
    shapes = parts(waiting=Several(SEAT, 1))
    seen: tuple[str, ...] = ("waiting",)

    def write(self, state: State, eye: Eye) -> Written:
        deciding = int(decider(state))
        return {} if eye.everything else {"waiting": [] if deciding < 0 else [deciding]}


class Age(Zone[State]):
    """The age, which determines the layout of the structure."""

    open_to_all: bool = True
    shapes = parts(age=Whole(1, 3))

    def write(self, state: State, eye: Eye) -> Written:
        return {"age": int(state.age)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        state.age = reader.number(data, "age", 1, 3)
        state.layout = layout_of(state.age, state.deal.rules.mix)


class Turn(Zone[State]):
    """The first player of the deal, whose turn it is (before Age I: the first player), and extra turns."""

    open_to_all: bool = True
    shapes = parts(first=SEAT, turn=SEAT, extra_turn=Flag())

    def write(self, state: State, eye: Eye) -> Written:
        return {
            "first": int(state.deal.first),
            "turn": int(state.mover),
            "extra_turn": bool(state.again),
        }

    def read(self, reader: Reader, data: Data, state: State) -> None:
        state.deal.first = reader.number(data, "first", 0, 1, 0)
        state.mover = reader.number(data, "turn", 0, 1, int(state.deal.first))
        state.again = int(reader.flag(data, "extra_turn"))


@dataclass(frozen=True)
class Argument:
    """The argument of a kind of step: how it is written, and how it is read (None if it is invalid)."""

    write: Callable[[int], Written]
    read: Callable[[Reader, Data, State], int | None]
    shapes: Mapping[str, Shape] = field(default_factory=dict)
    known_to_its_seat: tuple[str, ...] = ()
    """Parts that only the deciding seat may see."""


def colors_of(sentence: str) -> Argument:
    """Returns an argument that is a set of colors; `sentence` is the fault for invalid ones."""

    def read(reader: Reader, entry: Data, state: State) -> int | None:
        colors = reader.items(entry, "colors")
        if not colors or any(color not in COLORS for color in colors):
            reader.fault(sentence)
            return None
        return mask_of([COLORS.index(str(color)) for color in colors])

    return Argument(
        lambda argument: {"colors": [COLORS[n] for n in members(argument)]}, read, {"colors": COLORS_LISTED}
    )


def _read_color(reader: Reader, entry: Data, state: State) -> int | None:
    if entry.get("color") not in COLORS:
        reader.fault(f"{shown(entry.get('color'))} is not a color")
        return None
    return COLORS.index(str(entry["color"]))


def _read_bid(reader: Reader, entry: Data, state: State) -> int | None:
    if not state.deal.rules.bidding:
        reader.fault("the step bid needs the option bidding")
        return None
    return reader.number(entry, "bid", 0, int(STARTING_COINS))


STEAL = colors_of("the colors of a card to steal are wrong")
"""Used by several expansions."""
ARGUMENTS: dict[int, Argument] = {
    int(steps.DESTROY): Argument(
        lambda color: {"color": COLORS[color]}, _read_color, {"color": Name("color", COLORS)}
    ),
    int(steps.LIBRARY): Argument(
        lambda draw: {"draw": draw},
        lambda reader, entry, _: reader.number(entry, "draw", 1, len(PROGRESS)),
        {"draw": Whole(1, len(PROGRESS))},
    ),
    int(steps.BID): Argument(lambda coins: {"bid": coins}, _read_bid, {"bid": Whole(0, int(STARTING_COINS))}),
}


class Steps(Zone[State]):
    """Pending steps with their arguments; the current one is last."""

    def __init__(self, arguments: Mapping[int, Argument], most: int, word: str) -> None:
        self.arguments, self.most, self.word = arguments, most, word
        about = {name: shape for argument in arguments.values() for name, shape in argument.shapes.items()}
        self.open_to_all = not any(argument.known_to_its_seat for argument in arguments.values())
        step = Parts({"step": Name("step", STEP_KINDS), "seat": SEAT}, about)
        self.shapes = {"steps": Several(step, most)}

    def write(self, state: State, eye: Eye) -> Written:
        return {"steps": [self._step(int(packed), eye) for packed in list(state.stack)[: int(state.depth)]]}

    def _step(self, packed: int, eye: Eye) -> Written:
        kind, seat = int(steps.kind_of(packed)), int(steps.seat_of(packed))
        data: Written = {"step": STEP_NAMES[kind], "seat": seat}
        if kind in self.arguments:
            argument = self.arguments[kind]
            about = argument.write(int(steps.argument_of(packed)))
            hidden = () if eye.knows(seat) else argument.known_to_its_seat
            data |= {name: value for name, value in about.items() if name not in hidden}
        elif steps.argument_of(packed) != 0:
            raise LookupError(f"The step {data['step']} has an argument, which no row of ARGUMENTS writes.")
        return data

    def read(self, reader: Reader, data: Data, state: State) -> None:
        if state.victory != NOT_OVER:
            reader.follows(data, "steps", [])
            return
        entries = reader.objects(data, "steps", [{"step": "turn", "seat": int(state.mover)}])
        if not 0 < len(entries) <= self.most:
            reader.fault(f"there must be one to {self.word} steps")
            return
        for entry in entries:
            self._read_step(reader, entry, state, entry is entries[-1])
        if not reader.faults and not possible(state, state.stack[state.depth - 1]):
            reader.fault("the last step has no choice")

    def _read_step(self, reader: Reader, entry: Data, state: State, is_last: bool) -> None:
        kind = STEP_KINDS.get(str(entry.get("step")))
        if kind is None:
            reader.fault(f"{shown(entry.get('step'))} is not a step")
            return
        seat = reader.number(entry, "seat", 0, 1)
        argument: int | None = 0
        if kind in self.arguments:
            argument = self.arguments[kind].read(reader, entry, state)
        elif not self._is_played(kind, state):
            reader.fault(f"the step {entry['step']} needs an expansion")
            argument = None
        if argument is None:
            return
        drafting = state.drafted < WONDERS_DRAFTED
        elsewhere = kind not in WHILE_DRAFTING
        if (kind == steps.DRAFT and not state.offer) or (drafting and elsewhere):
            reader.fault("drafting needs an offer of wonders, and nothing else is done before it")
        if kind in (steps.TURN, steps.BEGIN) and not state.available and is_last:
            reader.fault("a turn needs a card that is available")
        state.push(kind, seat, argument)
        packed = int(state.stack[state.depth - 1])
        reader.only(entry, self._step(packed, Eye(seat)), f"the step {entry['step']}")

    def _is_played(self, kind: int, state: State) -> bool:
        asking = EXPANSIONS_ASKING.get(kind)
        return asking is None or bool(asking & state.deal.rules.mix)


class Ending(Zone[State]):
    """How the game ended, and who won."""

    open_to_all: bool = True
    shapes = parts(victory=Maybe(Name("victory", VICTORIES[1:])), winners=Several(SEAT, 2))

    def write(self, state: State, eye: Eye) -> Written:
        return {"victory": VICTORIES[int(state.victory)] or None, "winners": members(state.winners)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        victory = data.get("victory")
        if victory is None:
            reader.follows(data, "winners", [])
            return
        if victory not in VICTORIES[1:]:
            reader.fault(f"{shown(victory)} is not a victory")
            return
        winners = reader.items(data, "winners", [])
        state.victory = VICTORIES.index(str(victory))
        seats = [seat for seat in winners if type(seat) is int and 0 <= seat <= 1]
        state.winners = mask_of(seats)
        if len(seats) != len(winners):
            reader.fault("winners must be seats")
        shared = (CIVILIAN, SCIENCE) if state.deal.agora else (CIVILIAN,)  # AGORA-CON-COERCION-03
        if not state.winners or (state.winners == 3 and state.victory not in shared):
            reader.fault("the winners do not fit the victory")
        if state.victory == POLITICAL and not state.deal.agora:
            reader.fault("there is no political victory without Agora")
