"""The score pad agrees with the engine: final positions entered into it give the same scores."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pharos
from tests.browser.asking import ask

GAMES = int(os.environ.get("PHAROS_TEST_PAD_GAMES", "60"))
VICTORY_TOKENS = (1, 3, 5)


def ways() -> list[tuple[str, int, tuple[str, ...], dict[str, Any]]]:
    """Returns every product with every number of players."""
    found: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = []
    for expansions in ((), ("pantheon",), ("agora",), ("pantheon", "agora")):
        found += [("duel", 2, expansions, {})] * 3
    for expansions in ((), ("leaders",), ("cities",), ("leaders", "cities")):
        most = 8 if "cities" in expansions else 7
        for players in range(2, most + 1):
            found.append(("classic", players, expansions, {"craftsmens_guild": "printed"}))
            if "cities" in expansions and players in (4, 6, 8):
                found.append(("classic", players, expansions, {"teams": True}))
    return found


def final(number: int) -> pharos.Game:
    """Plays a random game to its end; in some games players prefer building."""
    game_name, players, expansions, options = ways()[number % len(ways())]
    game = pharos.new_game(
        game_name, players=players, expansions=list(expansions), seed=number, options=options
    )
    chance = random.Random(number)
    builds = number % 3 != 0
    while not game.over:
        seat = game.waiting[0]
        choices = game.choices(seat)
        liked = [choice for choice in choices if not str(choice).removeprefix("city:").startswith("discard")]
        game.choose(seat, chance.choice(liked if builds and liked else choices))
    return game


def victories(tokens: int, points: int) -> list[int]:
    """Returns a combination of victory tokens with this number and value; all such score the same."""
    one, three, five = VICTORY_TOKENS
    for fives in range(tokens + 1):
        for threes in range(tokens - fives + 1):
            if one * (tokens - fives - threes) + three * threes + five * fives == points:
                return [tokens - fives - threes, threes, fives]
    raise AssertionError((tokens, points))


def pad_of(game: pharos.Game) -> dict[str, Any]:
    """Returns the pad as a user would enter it at the table."""
    data = game.position()
    pad: dict[str, Any] = {
        "game": data["game"],
        "expansions": data["expansions"],
        "players": data["players"],
    }
    if data["game"] == "duel":
        pad["pawn"] = data["pawn"]
        pad["chambers"] = [chamber["controller"] for chamber in data.get("senate", {}).get("chambers", [])]
        pad["ended"] = "" if data["victory"] == "civilian" else data["victory"]
        pad["winner"] = data["winners"][0]
        pad["cities"] = [
            {
                "cards": city["cards"],
                "wonders": [wonder["id"] for wonder in city["wonders"] if wonder["built"]],
                "progress": city["progress"],
                "gods": city.get("gods", []),
                "godCoins": city.get("god_coins", 0),
                "tokens": len(city.get("mythology", [])) + len(city.get("offerings", [])),
                "coins": city["coins"],
            }
            for city in data["cities"]
        ]
        return pad
    pad["teams"] = data["options"]["teams"]
    pad["printed"] = data["options"]["craftsmens_guild"] == "printed"
    pad["cities"] = [
        {
            "board": city["wonder"],
            "stages": city["stages"],
            "cards": city["cards"],
            "leaders": city.get("leaders", []),
            "courtesan": city.get("courtesan", ""),
            "coins": city["coins"],
            "victories": victories(city["victories"], city["victory_points"]),
            "defeats": city["defeats"],
            "debt": city.get("debt", 0),
        }
        for city in data["cities"]
    ]
    return pad


def test_the_score_pad_agrees_with_the_engine() -> None:
    games = [final(number) for number in range(GAMES)]
    answers = ask("/src/pad/score.ts", "counted", [pad_of(game) for game in games])
    assert len(answers) == len(games)
    scored: Counter[str] = Counter()
    for number, (game, answer) in enumerate(zip(games, answers, strict=True)):
        way = (number, *ways()[number % len(ways())])
        sheets = [dict(sheet) for sheet in game.scores()]
        for seat, (sheet, counted) in enumerate(zip(sheets, answer["scores"], strict=True)):
            total = sheet.pop("total")
            assert counted == sheet, (way, seat)
            assert sum(counted.values()) == total
            scored.update(row for row, points in sheet.items() if points)
        assert answer["winners"] == list(game.result.winners), way
    # Agreement proves nothing for a row that is zero in all games.
    assert all(scored[row] >= 2 for row in game_rows()), scored


def game_rows() -> set[str]:
    """Returns all rows that a score sheet may have."""
    rows: set[str] = set()
    for name, players, expansions, _ in ways():
        rows |= set(pharos.new_game(name, players=players, expansions=list(expansions), seed=1).scores()[0])
    return rows - {"total"}
