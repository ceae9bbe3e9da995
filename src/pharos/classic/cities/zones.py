"""The zones of Cities: debt, diplomacy tokens, and losses that are not settled yet."""

from collections.abc import Mapping

from pharos.classic import steps
from pharos.classic.cities import steps as cities_steps
from pharos.classic.zones.city import Holding
from pharos.classic.zones.place import Place, Scene
from pharos.classic.zones.turn import Asking
from pharos.core.bits import lane, members
from pharos.core.reader import GROWN, Data, Reader
from pharos.core.shape import Parts, Whole
from pharos.core.zone import Eye, Written, Zone, parts

LOSSES = ("coins", "per_victory_token", "per_stage")
"""The names of the losses that a city causes, by lane."""
MOST_DEBT = 999
MOST_TOKENS = 99
MOST_LOST = 99


class Debts(Zone[Holding]):
    """Debt and diplomacy tokens of a city, losses it owes, and losses it causes to others this turn."""

    open_to_all: bool = True
    shapes = parts(debt=Whole(0, GROWN), diplomacy=Whole(0, GROWN))
    sometimes = parts(
        causes=Parts({}, {name: Whole(0, MOST_LOST) for name in LOSSES}), owes=Whole(0, MOST_LOST)
    )

    def write(self, state: Holding, eye: Eye) -> Written:
        city = state.city
        data: Written = {"debt": int(city.debt), "diplomacy": int(city.doves)}
        if city.caused:
            caused = [int(lane(city.caused, n)) for n in range(len(LOSSES))]
            data["causes"] = {name: loss for name, loss in zip(LOSSES, caused, strict=True) if loss}
        if city.owing:
            data["owes"] = int(city.owing)
        return data

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        city.debt = reader.count(data, "debt", MOST_DEBT, 0)
        city.doves = reader.count(data, "diplomacy", MOST_TOKENS, 0)
        city.owing = reader.number(data, "owes", 0, MOST_LOST, 0)
        causes = data.get("causes", {})
        if not isinstance(causes, Mapping) or not set(causes) <= set(LOSSES):
            reader.fault(f"what {state.place} costs the others must be an object of {', '.join(LOSSES)}")
            return
        lost = [reader.number(causes, name, 0, MOST_LOST, 0) for name in LOSSES]
        city.caused = sum(loss * 256**n for n, loss in enumerate(lost))


class Losses(Place):
    """Checks that losses are owed in their own step and caused before it in the turn (CITIES-LOSS-05)."""

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game = state.state
        if reader.faults or game.over:
            return
        kind = int(steps.kind_of(game.asked))
        owing = [n for n, city in enumerate(game.cities) if city.owing]
        if kind == cities_steps.LOSSES and owing != members(steps.cities_of(game.asked)):
            reader.fault("the cities that owe coins are not those that are asked")
        elif kind != cities_steps.LOSSES and owing:
            reader.fault("coins are owed at the end of a turn only")
        caused = any(city.caused for city in game.cities)
        if caused and kind in (steps.TURN, cities_steps.LOSSES, steps.BOARD):
            reader.fault("losses that are not settled yet do not fit the step")
        elif caused:
            game.plan(cities_steps.LOSSES, 0, 0)


ASKING: dict[int, Asking] = {int(cities_steps.LOSSES): Asking(fits=lambda state: True, of_one_city=False)}
"""The step of Cities."""
