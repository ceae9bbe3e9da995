"""Debts, diplomacy tokens and losses of a city as plain data, and back."""

from collections.abc import Mapping

from pharos.classic import steps
from pharos.classic.city import City
from pharos.classic.state import State
from pharos.core.bits import lane
from pharos.core.reader import GROWN, Reader
from pharos.core.shape import Parts, Shape, Whole

LOSSES = ("coins", "per_victory_token", "per_stage")
"""The names of what a city's cards cost the others, by lane."""
PARTS_OF_CITIES = ("debt", "diplomacy", "causes", "owes")
MOST_DEBT = 999
MOST_TOKENS = 99
MOST_LOST = 99
CITY_SHAPES_OF_CITIES: dict[str, Shape] = {
    "debt": Whole(0, GROWN),
    "diplomacy": Whole(0, GROWN),
}
MORE_SHAPES_OF_CITIES: dict[str, Shape] = {
    "causes": Parts({}, {name: Whole(0, MOST_LOST) for name in LOSSES}),
    "owes": Whole(0, MOST_LOST),
}


def cities_data(city: City) -> dict[str, object]:
    """What Cities adds to the open part of a city."""
    data: dict[str, object] = {"debt": int(city.debt), "diplomacy": int(city.doves)}
    if city.caused:
        data["causes"] = {
            name: int(lane(city.caused, n)) for n, name in enumerate(LOSSES) if lane(city.caused, n)
        }
    if city.owing:
        data["owes"] = int(city.owing)
    return data


def read_cities(reader: Reader, row: Mapping[str, object], city: City, number: int) -> None:
    """The same from data."""
    city.debt = reader.count(row, "debt", MOST_DEBT, 0)
    city.doves = reader.count(row, "diplomacy", MOST_TOKENS, 0)
    city.owing = reader.number(row, "owes", 0, MOST_LOST, 0)
    causes = row.get("causes", {})
    if not isinstance(causes, Mapping) or not set(causes) <= set(LOSSES):
        reader.fault(f"what city {number} costs the others must be an object of {', '.join(LOSSES)}")
        return
    city.caused = sum(reader.number(causes, name, 0, MOST_LOST, 0) * 256**n for n, name in enumerate(LOSSES))


def check_losses(reader: Reader, state: State, kind: int, asked: list[int]) -> None:
    """Losses are owed in their own step, and caused before it in the same turn."""
    owing = [n for n, city in enumerate(state.cities) if city.owing]
    if kind == steps.LOSSES and owing != sorted(asked):
        reader.fault("the cities that owe coins are not those that are asked")
    elif kind != steps.LOSSES and owing:
        reader.fault("coins are owed at the end of a turn only")
    caused = any(city.caused for city in state.cities)
    if caused and kind in (steps.TURN, steps.LOSSES, steps.BOARD):
        reader.fault("losses that are not settled yet do not fit the step")
    elif caused:
        state.plan(steps.LOSSES, 0, 0)
