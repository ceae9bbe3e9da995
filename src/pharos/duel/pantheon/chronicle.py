"""Facts of what a choice caused on the Pantheon board, from public information."""

from collections.abc import Iterator
from typing import Any

from pharos.core.fact import Fact, Made

Data = dict[str, Any]
SEATS = (0, 1)


def facts_of_board(before: Data, after: Data, maker: Made) -> Iterator[Fact]:
    """Yields facts of gods that were placed and activated, of the Minerva pawn and the Snake token."""
    for slot, (then, now) in enumerate(zip(before["slots"], after["slots"], strict=True), start=1):
        if not then and now and "back" in now:
            yield Fact("placed", maker.seat, thing=now["back"], place=slot)
    if maker.words[0] in ("activate", "god"):
        yield Fact("activated", maker.seat, thing=maker.words[1])
    if before["minerva"] != after["minerva"]:
        yield Fact("minerva", maker.seat, place=after["minerva"])
    if before["snake"] != after["snake"] and after["snake"] is not None:
        yield Fact("snake", maker.seat, thing=after["snake"])


def places_on_board(board: Data) -> dict[str, str]:
    """Returns the places of progress tokens on a god, and of gods on the board."""
    places = dict.fromkeys(board["tokens"], "god:enki")
    for slot, card in enumerate(board["slots"], start=1):
        if card and "god" in card:
            places[card["god"]] = f"slot:{slot}"
    return places


def taken_tokens(before: Data, after: Data) -> Iterator[Fact]:
    """Yields facts of tokens that were taken from the structure (PAN-TOKEN-01)."""
    seats = {seat: [*_owned(before, seat)] for seat in SEATS}
    for slot, (then, now) in enumerate(zip(before["pyramid"], after["pyramid"], strict=True)):
        if not then or "token" not in then or (now and "token" in now):
            continue
        token = str(then["token"])
        for seat in SEATS:
            if [*_owned(after, seat)].count(token) > seats[seat].count(token):
                seats[seat].append(token)
                yield Fact("moved", seat, thing=token, start=f"structure:{slot}", end=f"city:{seat}")
                break


def _owned(data: Data, seat: int) -> Iterator[str]:
    city = data["cities"][seat]
    yield from map(str, [*city.get("mythology", ()), *city.get("offerings", ())])
