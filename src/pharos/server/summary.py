"""Results of a table: messages when a game starts, and what its end stores for the players."""

from __future__ import annotations

from pharos.server.bus_messages import BusMessage, GameStarted
from pharos.server.store.commit_log import Finish
from pharos.table import Table
from pharos.wire.summary import persons

LEAST_RATED = 8
"""Choices per player below which a game is not rated: one resigned earlier shows nothing about strength."""


def started_notices(id: str, table: Table) -> list[BusMessage]:
    """Returns the messages to other processes when a game starts."""
    return [GameStarted(id, seat, person.id) for seat, person in persons(table)]


def places_of(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the place (0 is first; ties share a place) and the points of every seat."""
    assert table.outcome is not None
    outcome = table.outcome
    totals = tuple(sheet["total"] for sheet in table.game.scores())
    # Players who resigned or left for good have lost, however the computer fared in their seat.
    gave_up = _gave_up(table)
    order = [
        (gave_up[seat], seat not in outcome.winners, -totals[seat] if outcome.ending == "game" else 0)
        for seat in range(table.players)
    ]
    places = tuple(
        0 if seat in outcome.winners and not gave_up[seat] else sum(other < order[seat] for other in order)
        for seat in range(table.players)
    )
    return places, totals


def finish_of(table: Table) -> Finish:
    """Returns the results of a finished game, for ratings and match histories."""
    assert table.outcome is not None
    outcome = table.outcome
    settings = table.settings
    places, totals = places_of(table)
    gave_up = _gave_up(table)
    people = [(person.id, seat, places[seat], totals[seat]) for seat, person in persons(table)]
    return Finish(
        pool=f"{settings.game}-{table.players}",
        rated=settings.rated and len(people) > 1 and table.choices_made >= LEAST_RATED * table.players,
        victory=outcome.victory,
        ending=outcome.ending,
        at=table.changed_at,
        people=people,
        winners=frozenset(seat for seat in outcome.winners if not gave_up[seat]),
        wonders={seat: _wonders(table, seat) for seat, _ in persons(table)},
    )


def _gave_up(table: Table) -> list[bool]:
    return [seat.person is not None and seat.computer for seat in table.seats]


def _wonders(table: Table, seat: int) -> str:
    """Returns the ids of the Wonders a seat built (Duel), or of its board (7 Wonders)."""
    city = table.game.view(None).data["cities"][seat]
    if "wonder" in city:
        return str(city["wonder"])
    return " ".join(wonder["id"] for wonder in city.get("wonders", ()) if wonder.get("built"))
