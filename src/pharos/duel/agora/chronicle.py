"""Facts of what a choice caused in the Senate and among conspiracies, from public information."""

from collections.abc import Iterator
from typing import Any

from pharos.core.fact import Fact
from pharos.duel.agora.conspiracy import CONSPIRACIES, CONSPIRACY_NUMBERS

Data = dict[str, Any]
SEATS = (0, 1)


def facts_of_senate(before: Data, after: Data) -> Iterator[Fact]:
    """Yields facts of cubes, control and conspiracies."""
    yield from _senate(before["senate"], after["senate"])
    yield from _conspiracies(before, after)


def places_in_senate(data: Data) -> dict[str, str]:
    """Returns the places of cards that prepare a conspiracy, and of face-up decrees."""
    places: dict[str, str] = {}
    for seat in SEATS:
        for plot in data["cities"][seat]["conspiracies"]:
            if "card" in plot:
                places[plot["card"]] = f"conspiracy:{seat}"
    for number, chamber in enumerate(data["senate"]["chambers"], start=1):
        for decree in chamber["decrees"]:
            if decree["face_up"]:
                places[decree["id"]] = f"chamber:{number}"
    return places


def steals(words: list[str]) -> bool:
    """Returns whether a choice triggers a conspiracy that takes half of the opponent's coins."""
    return words[0] == "trigger" and bool(CONSPIRACIES[CONSPIRACY_NUMBERS[words[1]]].takes_half)


def _senate(before: Data, after: Data) -> Iterator[Fact]:
    for number, (then, now) in enumerate(zip(before["chambers"], after["chambers"], strict=True), start=1):
        for seat in SEATS:
            change = now["cubes"][seat] - then["cubes"][seat]
            if change:
                yield Fact("cubes", seat, amount=change, place=number)
        if then["controller"] != now["controller"]:
            yield Fact("control", now["controller"], then["controller"], place=number)


def _conspiracies(before: Data, after: Data) -> Iterator[Fact]:
    for seat in SEATS:
        then, now = (data["cities"][seat]["conspiracies"] for data in (before, after))
        for number, plot in enumerate(now):
            old = then[number] if number < len(then) else None
            if old is None:
                yield Fact("conspired", seat)
            if "card" in plot and "card" not in (old or {}):
                yield Fact("prepared", seat, thing=plot["card"])
            if plot.get("triggered") and not (old or {}).get("triggered"):
                yield Fact("triggered", seat, thing=plot["id"])
