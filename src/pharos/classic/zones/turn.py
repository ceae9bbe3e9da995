"""The age and turn, the current step, pending steps, locked-in choices, and the end of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pharos.classic import choices, steps
from pharos.classic.deal import AGES
from pharos.classic.expansions import MIXES
from pharos.classic.score import finish
from pharos.classic.state import AGENDA, State
from pharos.classic.turn import choices_of, waiting
from pharos.classic.zones.place import LEFT, Drawing, Place, Scene, Size
from pharos.core.bits import BIT, mask_of, members
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Maybe, Name, Parts, Several
from pharos.core.zone import Eye, Written, parts

STEP_KINDS = {name: kind for kind, name in steps.STEP_NAMES.items()}
MOST_PENDING = 8


class Moment(Place):
    """The age, the turn, and the direction in which hands are passed next."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("direction",)

    def __init__(self, size: Size) -> None:
        self.shapes = {**size.when, "direction": Name("direction", ("left", "right"))}

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        return {"age": int(game.age), "turn": int(game.turn), "direction": _direction(game)}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game = state.state
        game.age = reader.number(data, "age", 0, int(AGES))
        game.turn = reader.number(data, "turn", 0, int(game.deal.turns))
        if (game.age == 0) != (game.turn == 0) and (game.age == 0 or not _before_cards(game)):
            reader.fault("the first turn of an age is turn 1, and before age I there is no turn")


def _direction(state: State) -> str:
    """Returns the direction of passing: of the hands, or of what an expansion passes now."""
    for one in MIXES.played(int(state.deal.expansions)):
        direction = one.direction(state)
        if direction is not None:
            return direction
    return "left" if state.deal.rules.passed_left[max(int(state.age), 1) - 1] else "right"


def _before_cards(state: State) -> bool:
    """Returns whether something may happen in an age before its cards are dealt."""
    return any(one.before_cards for one in MIXES.played(int(state.deal.expansions)))


class Waiting(Place):
    """The seats that must choose."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("waiting",)

    def __init__(self, size: Size) -> None:
        self.shapes = {"waiting": size.seats}

    def write(self, state: Scene, eye: Eye) -> Written:
        return {"waiting": members(waiting(state.state))}

    def sample(self, drawing: Drawing) -> None:
        """Removes the part, since it follows from the choices that will be locked in."""
        drawing.position.pop("waiting", None)


class Step(Place):
    """The current step; None if the game is over."""

    open_to_all: bool = True
    shapes = parts(step=Maybe(Name("step", steps.ASKING)))

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        return {"step": None if game.over else steps.STEP_NAMES[int(steps.kind_of(game.asked))]}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        step = data.get("step")
        if step is None or step in steps.ASKING:
            state.step = None if step is None else str(step)
        else:
            reader.fault(f"{shown(step)} is not a step that asks")
            state.step = "turn"


# How a kind of step is read from a position


def read_cities(
    reader: Reader, data: Data, name: str, state: State, default: list[int] | None = None
) -> list[int]:
    """Reads numbers of cities, each once."""
    values = reader.items(data, name, default)
    numbers = [value for value in values if type(value) is int and 0 <= value < state.deal.ring]
    if len(numbers) != len(values) or len(set(numbers)) != len(numbers):
        reader.fault(f"{name} must be numbers of cities, each once")
        return []
    return numbers


def told(reader: Reader, data: Data, state: State) -> list[int]:
    """Returns the cities that a position names."""
    return read_cities(reader, data, "step_cities", state)


def in_turns(state: State) -> bool:
    """Returns whether the cards of the age are dealt, or no age has begun."""
    return bool(state.age == 0 or state.turn > 0)


def _to_its_end(reader: Reader, state: State) -> None:
    """Plans the end of the turn, which follows an extra action."""
    state.plan(steps.END_OF_TURN, 0, 0)


def before_leftovers(reader: Reader, state: State) -> None:
    """Plans the discarding of the cards left at the end of the age."""
    _to_its_end(reader, state)
    state.plan(steps.LEFTOVERS, 0, 0)


@dataclass(frozen=True)
class Asking:
    """How a kind of step is read: when it is allowed, its cities, what follows it, and its argument."""

    fits: Callable[[State], bool] = in_turns
    cities: Callable[[Reader, Data, State], list[int]] = told
    plan: Callable[[Reader, State], None] = _to_its_end
    argument: Callable[[Reader, Data, list[int]], int] = lambda reader, data, cities: 0
    of_one_city: bool = True
    ends_turn: bool = True
    """Whether extra actions may be pending, followed by the end of the turn."""
    waits: bool = False
    """Whether it is an extra action that may be pending while another one is current."""
    before_ages: bool = False
    """Whether it occurs before Age I, and at no other time."""


def _plan_boards(reader: Reader, state: State) -> None:
    """Plans the choice of boards in order, then the age."""
    for n in _without_board(state)[1:]:
        state.plan(steps.BOARD, n, BIT[n])
    state.plan(steps.AGE, 0, 0)


def _without_board(state: State) -> list[int]:
    return [n for n in range(int(state.deal.players)) if state.city(n).board < 0]


ASKING: dict[int, Asking] = {
    int(steps.BOARD): Asking(
        cities=lambda reader, data, state: _without_board(state)[:1],
        plan=_plan_boards,
        argument=lambda reader, data, cities: cities[0],
        ends_turn=False,
        before_ages=True,
    ),
    int(steps.TURN): Asking(
        cities=lambda reader, data, state: list(range(int(state.deal.ring))),
        plan=lambda reader, state: None,
        of_one_city=False,
        ends_turn=False,
    ),
    int(steps.LAST_CARD): Asking(plan=before_leftovers, waits=True),
    int(steps.REVIVE): Asking(
        fits=lambda state: True,
        argument=lambda reader, data, cities: reader.number(data, "step_order", 0, 2, 0),
        waits=True,
    ),
}
"""The steps of the base game."""


class Asked(Place):
    """The cities of the current step, and those that must still choose; read after everything else."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("step_cities",)

    def __init__(self, size: Size, asking: Mapping[int, Asking]) -> None:
        self.asking = asking
        self.shapes = {"step_cities": size.cities, "owed": size.cities}

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        asked = [] if game.over else members(steps.cities_of(game.asked))
        return {"step_cities": asked, "owed": members(game.owed)}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game = state.state
        if reader.faults:
            return
        if state.step is None:
            self._read_end(reader, data, game)
            return
        kind = STEP_KINDS[state.step]
        row = self.asking.get(kind)
        if row is None or not row.fits(game):
            reader.fault(f"the step {state.step} does not fit the moment")
        elif row.before_ages != (game.age == 0):
            reader.fault("boards are chosen before age I, and nothing else")
        else:
            cities = row.cities(reader, data, game)
            owed = read_cities(reader, data, "owed", game, cities)
            if self._fits(reader, game, kind, cities, owed):
                row.plan(reader, game)
                game.ask(steps.step(kind, row.argument(reader, data, cities), mask_of(cities)))
                game.owed = mask_of(owed)

    def _read_end(self, reader: Reader, data: Data, state: State) -> None:
        """Reads the end of the game, when there is no current step."""
        if state.age != AGES or state.turn != state.deal.turns:
            reader.fault("only a game that is over asks nothing")
        else:
            reader.follows(data, "owed", [])
            finish(state)

    def _fits(self, reader: Reader, state: State, kind: int, cities: list[int], owed: list[int]) -> bool:
        """Returns whether a step can concern these cities, and `owed` of them can still have to choose."""
        if not owed or not set(owed) <= set(cities) or (self.asking[kind].of_one_city and len(cities) != 1):
            reader.fault("the cities that owe a choice do not fit the step")
            return False
        last_turn = state.turn == state.deal.turns
        if kind == steps.LAST_CARD and not (last_turn and state.city(cities[0]).last_card):
            reader.fault("this city does not play the last card of the age now")
            return False
        return True


class Pending(Place):
    """Pending extra actions; `order` determines who builds first from the discard pile."""

    open_to_all: bool = True

    def __init__(self, size: Size, asking: Mapping[int, Asking]) -> None:
        self.asking = asking
        step = Name("step", steps.STEP_NAMES.values())
        pending = Parts({"step": step, "cities": size.cities}, {"order": LEFT})
        self.shapes = {"pending": Several(pending, int(AGENDA))}

    def write(self, state: Scene, eye: Eye) -> Written:
        planned = list(state.state.agenda)[: int(state.state.planned)][::-1]
        return {"pending": [_step(int(packed)) for packed in planned if self._waits(int(packed))]}

    def _waits(self, packed: int) -> bool:
        row = self.asking.get(int(steps.kind_of(packed)))
        return row is not None and row.waits

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game = state.state
        if reader.faults:
            return
        if game.over or not self.asking[int(steps.kind_of(game.asked))].ends_turn:
            reader.follows(data, "pending", [])
            return
        for pending in reader.objects(data, "pending", [])[:MOST_PENDING]:
            reader.only(pending, ("step", "cities", "order"), "a pending step")
            cities = read_cities(reader, pending, "cities", game)
            kind = STEP_KINDS.get(str(pending.get("step")), 0)
            if len(cities) != 1 or kind not in self.asking or not self.asking[kind].waits:
                reader.fault("only an extra action of one city can be pending")
                return
            game.plan(kind, reader.number(pending, "order", 0, 2, 0), BIT[cities[0]])


def _step(packed: int) -> Written:
    data: Written = {
        "step": steps.STEP_NAMES[int(steps.kind_of(packed))],
        "cities": members(steps.cities_of(packed)),
    }
    if steps.argument_of(packed):
        data["order"] = int(steps.argument_of(packed))
    return data


class StepOrder(Place):
    """Who builds first from the discard pile, if several do; read with the step."""

    open_to_all: bool = True
    sometimes = parts(step_order=LEFT)
    follows: tuple[str, ...] = ("step_order",)

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        if game.over or steps.kind_of(game.asked) != steps.REVIVE or not steps.argument_of(game.asked):
            return {}
        return {"step_order": int(steps.argument_of(game.asked))}


class Sealed(Place):
    """Locked-in choices, hidden until the last one is in; known to the seat that decided (SW-TURN-02)."""

    def __init__(self, size: Size) -> None:
        self.sometimes = {"sealed": Several(Maybe(Name("choice")), size.ring, size.ring)}

    def write(self, state: Scene, eye: Eye) -> Written:
        if eye.seat is None and not eye.everything:
            return {}
        game = state.state
        return {
            "sealed": [
                choices.notation(int(code)) if code and eye.knows(int(game.decider(number))) else None
                for number, code in enumerate(game.sealed)
            ]
        }

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        """Checks each choice as if it were made now; the free city's comes after the holder's own."""
        game = state.state
        nothing = [None] * len(state.ring)
        if game.over:
            reader.follows(data, "sealed", nothing)
        if reader.faults or game.over:
            return
        values = reader.items(data, "sealed", nothing)
        if len(values) != len(state.ring):
            reader.fault("sealed must have an entry for each city")
            return
        ready = members(steps.cities_of(game.asked) & ~game.owed)
        game.owed = steps.cities_of(game.asked)
        for number, value in enumerate(values):
            if (value is not None) != (number in ready):
                reader.fault(f"city {number} owes a choice or has sealed one, not both")
                return
            if value is None:
                continue
            seat = int(game.decider(number))
            code = choices.parse(value) if isinstance(value, str) else None
            if game.asked_city(seat) != number or code is None or code not in choices_of(game, seat):
                reader.fault(f"city {number} cannot have sealed {shown(value)}")
                return
            game.sealed[number] = code
            game.owed &= ~BIT[number]
        for seat in members(waiting(game)):
            if not any(code & int(choices.VERBS) != choices.SKIP for code in choices_of(game, seat)):
                reader.fault(f"seat {seat} has nothing to choose")

    def sample(self, drawing: Drawing) -> None:
        """Keeps the choices that the view shows; the others are drawn once everything else is placed."""
        shown_ones = drawing.view.get("sealed")
        unseen = [None] * len(drawing.position["cities"])
        drawing.position["sealed"] = list(shown_ones) if isinstance(shown_ones, list) else unseen


class Ending(Place):
    """How the game ended, and who won."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("victory", "winners")

    def __init__(self, size: Size) -> None:
        self.shapes = {"victory": Maybe(Name("victory", ("points",))), "winners": size.seats}

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        return {"victory": "points" if game.over else None, "winners": members(game.winners)}
