"""Hashes of whole games: equal hashes mean equal games, whichever engine plays them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pharos
from pharos.ai.match import play_quickly
from pharos.table import AddComputer, CommandContext, Person, Settings, Sit, Start, Table, entry_of, opening
from pharos.table.command_handlers import chosen
from pharos.table.computer import choice_of, fixed_thought
from pharos.table.daily import deal_of_day
from pharos.table.settings import Daily

SEEN = 25
"""One of this many random games is played from views, which takes hundreds of times as long."""
Kind = tuple[str, int, tuple[str, ...], dict[str, Any]]


def all_kinds() -> dict[str, Kind]:
    """Both games, all mixes of their expansions, all player counts, teams."""
    found: dict[str, Kind] = {}
    for name, boxes in (("duel", ("pantheon", "agora")), ("classic", ("leaders", "cities"))):
        for expansions in ((), boxes[:1], boxes[1:], boxes):
            for players in (2,) if name == "duel" else range(2, 9):
                for options in ({}, {"teams": True}):
                    try:
                        pharos.new_game(name, players=players, expansions=expansions, seed=0, options=options)
                    except pharos.PharosError:
                        continue
                    word = " ".join([name, str(players), *expansions, *options])
                    found[word] = (name, players, expansions, options)
    return found


def new(kind: Kind, seed: int) -> pharos.Game:
    name, players, expansions, options = kind
    return pharos.new_game(name, players=players, expansions=expansions, seed=seed, options=options)


def played(game: pharos.Game, level: str, seed: int, seen: bool = True, **limits: Any) -> str:
    """Plays a game to its end, with `seen` from the players' views; returns its record as text."""
    agents = [pharos.agent(level, seed * 16 + seat, **limits) for seat in range(game.players)]
    if not seen:
        play_quickly(game, agents)
    while not game.over:
        for seat in game.waiting:
            if seat in game.waiting:
                game.choose(seat, agents[seat].choose(game.view(seat)))
    return json.dumps(game.record({}), sort_keys=True)


def fingerprints(games: int, searched: int = 0) -> dict[str, str]:
    """The hashes of random games, all kinds in turn, and of games with a search of fixed length."""
    kinds = all_kinds()
    digests = {word: hashlib.sha256() for word in kinds}
    for number in range(games):
        word = list(kinds)[number * 5 % len(kinds)]  # a few games of very different kinds
        seen = number % SEEN == 0
        digests[word].update(played(new(kinds[word], number), "random", number, seen).encode())
    found = {word: digest.hexdigest()[:16] for word, digest in digests.items()}
    for number in range(searched):
        word = list(kinds)[number * 7 % len(kinds)]
        record = played(new(kinds[word], 1000 + number), "master", number, simulations=40)
        found[f"searched {number}: {word}"] = hashlib.sha256(record.encode()).hexdigest()[:16]
    return found


def daily_game(game: str, date: str, choices: int) -> str:
    """The deal of a date, and the choices of its opponents while the player always takes the first option."""
    deal = deal_of_day(game, date)
    me = Person("me", "Me")
    context = CommandContext(me, 0, levels=(deal.level,), seed=lambda: 1)
    table = Table()
    table.apply(opening(me, Settings(game, players=deal.players, daily=Daily(date)), 0))
    table.apply(entry_of(table, Sit(deal.seat), context))
    for seat in deal.opponents:
        table.apply(entry_of(table, AddComputer(seat, deal.level), context))
    table.apply(entry_of(table, Start(), context))
    made: list[str] = []
    while len(made) < choices and table.round is not None and table.status == "live":
        seat = table.thinking[0]
        decision = table.round.decision(seat)
        assert decision is not None
        options = [str(option) for option in table.options(seat)]
        choice = options[0]
        if seat != deal.seat and len(options) > 1:
            fixed = fixed_thought(table, seat)
            assert fixed is not None
            choice = choice_of(deal.level, fixed.seed, seat, table.view(seat).data, fixed.simulations)
        table.apply(chosen(table, seat, decision, choice, 0, computer=seat != deal.seat))
        made.append(f"{seat} {choice}")
    return json.dumps([table.game.deal, made])
