"""Whole games in a few letters: the same letters are the same games, in whatever engine they are played."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pharos

KINDS: dict[str, dict[str, Any]] = {
    "duel": {"name": "duel"},
    "duel with both": {"name": "duel", "expansions": ("agora", "pantheon")},
    "7 Wonders, three": {"name": "classic", "players": 3},
    "7 Wonders, five": {"name": "classic", "players": 5},
    "7 Wonders, five with both": {"name": "classic", "players": 5, "expansions": ("cities", "leaders")},
}


def new(kind: str, seed: int) -> pharos.Game:
    settings = dict(KINDS[kind])
    return pharos.new_game(settings.pop("name"), seed=seed, **settings)


def played(game: pharos.Game, level: str, seed: int, **limits: Any) -> str:
    """Plays a game to its end; its record as text."""
    agents = [pharos.agent(level, seed * 16 + seat, **limits) for seat in range(game.players)]
    while not game.over:
        for seat in game.waiting:
            if seat in game.waiting:
                game.choose(seat, agents[seat].choose(game.view(seat)))
    return json.dumps(game.record({}), sort_keys=True)


def fingerprints(games: int, searched: int = 0) -> dict[str, str]:
    """Of random games of each kind, and of games with a search of fixed length."""
    found = {}
    for kind in KINDS:
        digest = hashlib.sha256()
        for seed in range(games):
            digest.update(played(new(kind, seed), "random", seed).encode())
        found[kind] = digest.hexdigest()[:16]
    kinds = list(KINDS)
    for number in range(searched):
        game = new(kinds[number % len(kinds)], 1000 + number)
        record = played(game, "master", number, simulations=40)
        found[f"searched {number}"] = hashlib.sha256(record.encode()).hexdigest()[:16]
    return found
