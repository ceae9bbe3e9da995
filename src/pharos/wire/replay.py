"""Replay views of a finished game or a position, from a seat or with everything revealed."""

from __future__ import annotations

from typing import Any

import pharos
from pharos.game import Game, facts_at
from pharos.table.facts import told
from pharos.table.refusal import CommandRejected
from pharos.wire.messages import ReplayStep
from pharos.wire.summary import names_in


def step_of(record: dict[str, Any], at: int | None, seat: str | None) -> ReplayStep:
    """Returns a record after `at` choices (default: all), as a seat saw it."""
    made = record["choices"]
    at = len(made) if at is None else at
    if at > len(made):
        raise CommandRejected("server-refused-no-such-choice", {"choices": len(made)}, kind="missing")
    result = record["result"] if at == len(made) else None
    game = pharos.replay(record | {"choices": made[:at], "result": result})
    return seen_of(
        game,
        seat,
        choices=len(made),
        at=at,
        names=names_in(record.get("meta")),
        made=(made[at - 1][0], made[at - 1][1]) if at else None,
        facts=tuple(map(told, facts_at(record, at))) if at else (),
        next=(made[at][0], made[at][1]) if at < len(made) else None,
    )


OUTLOOK = ("conflicts", "masks")


def seen_of(game: Game, seat: str | None, **more: Any) -> ReplayStep:
    """Returns a game as a seat sees it (None: a spectator), or with everything revealed (`open`)."""
    if seat == "open":
        view = game.position()
        # Derived data is not part of a position, so it is sent separately.
        seen = game.view(None).data
        more["outlook"] = {name: seen[name] for name in OUTLOOK if name in seen}
    else:
        if seat is not None and int(seat) >= game.players:
            raise CommandRejected("table-refused-no-seat", {"seat": int(seat)}, kind="invalid")
        view = game.view(None if seat is None else int(seat)).data
    return ReplayStep(
        game=game.name,
        expansions=game.expansions,
        players=game.players,
        view=view,
        scores=tuple(game.scores()),
        waiting=game.waiting,
        result=None if game.result is None else game.result.data(),
        **more,
    )
