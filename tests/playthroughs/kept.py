"""Stored records of every kind of game: a game that was played once must replay forever.

`python -m tests.playthroughs.kept` was run once, before any content was added to the printed content. Never
run it again over the stored file: a record that no longer replays is a bug of the change.
"""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pharos
from pharos.ai import agent as agent_named
from tests.ai.search.kinds import CLASSIC, DUEL, Kind

KEPT = Path(__file__).parent / "kept_games.jsonl.gz"
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "duel": ({"pawn_in_middle": "last_player_chooses"}, {"first_game_wonders": True}),
    "classic": (
        {"choose_wonders": True, "sides": "b"},
        {"sides": "a", "craftsmens_guild": "printed"},
    ),
}


def print_of(game: pharos.Game) -> str:
    """A short hash of a position: equal if every fact of it is."""
    plain = json.dumps(game.position(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def played(kind: Kind, seed: int, agent: str, options: dict[str, object] | None = None) -> dict[str, Any]:
    """Plays a game of this kind to its end; returns its record, with the seed and hashes of positions."""
    game = pharos.new_game(
        kind.game,
        players=kind.players,
        expansions=kind.expansions,
        seed=seed,
        options={**({"teams": True} if kind.teams else {}), **(options or {})},
    )
    agents = [agent_named(agent, seed=seed + seat) for seat in range(kind.players)]
    prints: list[str] = [print_of(game)]
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, agents[seat].choose(game.view(seat)))
    prints.append(print_of(game))
    return game.record({"kind": str(kind), "seed": seed, "prints": prints})


def records() -> list[dict[str, Any]]:
    """The stored records."""
    with gzip.open(KEPT, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def keep() -> None:
    """Plays two games of each kind and some with options, and writes them."""
    kinds = [*DUEL, *CLASSIC]
    games = [played(kind, 100 + number, "random") for number, kind in enumerate(kinds)]
    games += [played(kind, 200 + number, "greedy") for number, kind in enumerate(kinds)]
    for number, kind in enumerate([*DUEL, *CLASSIC[::5]]):
        for which, options in enumerate(OPTIONS[kind.game]):
            games.append(played(kind, 300 + 2 * number + which, "random", options))
    lines = "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games)
    KEPT.write_bytes(gzip.compress(lines.encode(), 9, mtime=0))


if __name__ == "__main__":
    if KEPT.exists():
        raise SystemExit("The kept games are kept: they are never played anew.")
    keep()
