"""In every product the winners have the highest total of the sheet, then the better tiebreak."""

from random import Random
from typing import Any

import pytest

from pharos.classic import score as classic_score
from pharos.duel import score as duel_score
from tests.measure import many
from tests.properties.damage import KINDS, Kind, step

GAMES = many(6, 2)


def standing(kind: Kind, sheets: Any, position: Any, seat: int) -> tuple[int, int]:
    """The points of a seat, with its partner's in teams, and the tiebreak: coins, or blue points."""
    seats = (seat, seat ^ 1) if kind.teams else (seat,)
    if kind.game == "duel":
        return sheets[seat]["total"], sheets[seat]["civilian"]
    return (
        sum(sheets[one]["total"] for one in seats),
        sum(position["cities"][one]["coins"] for one in seats),
    )


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_winners_are_those_with_the_highest_total(kind: Kind) -> None:
    civilian = 0
    for seed in range(GAMES):
        game = kind.new(seed)
        chance = Random(f"winners {kind} {seed}")
        while not game.over:
            step(game, chance)
        result, position = game.result, game.position()
        assert result is not None
        for seat, sheet in enumerate(result.scores):
            rows = sum(points for row, points in sheet.items() if row != "total")
            assert sheet["total"] == rows
            total = (duel_score if kind.game == "duel" else classic_score).total_points
            assert total(game._state, seat) == rows, "the sum that decides is not that of the rows"
        if kind.game == "duel" and result.victory != "civilian":
            assert len(result.winners) == 1
            continue
        civilian += 1
        standings = [standing(kind, result.scores, position, seat) for seat in range(kind.players)]
        best = [seat for seat in range(kind.players) if standings[seat] == max(standings)]
        assert list(result.winners) == best
    assert civilian
