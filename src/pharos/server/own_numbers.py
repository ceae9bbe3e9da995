"""Statistics of a person's games: results by category, mistakes, and development over time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from pharos.numbers.tables import FEW, Z
from pharos.server.store.own_games import unpacked
from pharos.server.store.ratings import POINTS as POINTS_OF_SKILL
from pharos.wire.messages import Played, Rating
from pharos.wire.number_messages import Mean, OwnCost, OwnMistakes, OwnNumbers, OwnPoint, OwnRating, OwnRow
from pharos.wire.number_tables import share_of

MISTAKES = ("mistake", "blunder")
SLIPS = ("inaccuracy", *MISTAKES)
GROUPS = {
    "token": "science",
    "symbol": "science",
    "opens": "opens",
    "opens_unknown": "opens",
    "again": "again",
    "denies": "denies",
    "prevents_military": "denies",
    "prevents_science": "denies",
    "prevents_political": "denies",
    "shields": "shields",
    "coins": "coins",
    "free": "coins",
    "wonder": "coins",
    "stage": "coins",
    "points": "points",
    "wins": "points",
    "control": "senate",
    "resource": "resources",
}
"""Category of a slip (inaccuracy or worse), by its first reason."""
NO_REASON = "later"
DEEDS = ("draft", "build", "discard", "wonder", "stage", "progress", "recruit", "activate", "influence")
OTHER_DEED = "other"
UNJUDGED = "only"
POINTS = 400
ROWS = 24
DRAFT = "draft"


class Tally:
    """Counts games and wins by category."""

    def __init__(self) -> None:
        self._counts: dict[str, list[float]] = {}

    def add(self, name: str, won: float) -> None:
        """Adds a game."""
        row = self._counts.setdefault(name, [0, 0])
        row[0] += 1
        row[1] += won

    def rows(self) -> tuple[OwnRow, ...]:
        """Returns the categories, the most frequent first."""
        ordered = sorted(self._counts.items(), key=lambda one: (-one[1][0], one[0]))
        return tuple(OwnRow(name, share_of(won, cases)) for name, (cases, won) in ordered[:ROWS])


class Choices:
    """Counts reviewed choices and their errors by category."""

    def __init__(self) -> None:
        self._errors: dict[str, list[tuple[bool, float]]] = {}

    def add(self, name: str, mistaken: bool, error: float) -> None:
        """Adds a choice."""
        self._errors.setdefault(name, []).append((mistaken, error))

    def rows(self) -> tuple[OwnMistakes, ...]:
        """Returns the categories, the most costly first."""
        rows = [
            OwnMistakes(
                name,
                share_of(sum(mistaken for mistaken, _ in found), len(found)),
                mean_of([error for _, error in found]),
            )
            for name, found in self._errors.items()
        ]
        return tuple(sorted(rows, key=lambda row: (-row.given_away.mean, row.name)))


class Costs:
    """What slips cost, by category and age."""

    def __init__(self) -> None:
        self._choices: dict[str, int] = {}
        self._slips: dict[tuple[str, str], list[float]] = {}

    def add(self, age: str, choice: Mapping[str, Any]) -> None:
        """Adds a reviewed choice."""
        self._choices[age] = self._choices.get(age, 0) + 1
        if choice["mark"] in SLIPS:
            first = next((reason["kind"] for reason in choice.get("reasons", ())), "")
            self._slips.setdefault((GROUPS.get(first, NO_REASON), age), []).append(choice["error"])

    def rows(self) -> tuple[OwnCost, ...]:
        """Returns the rows, the most costly first."""
        rows = []
        for (reason, age), errors in self._slips.items():
            mean = mean_of([*errors, *[0.0] * (self._choices[age] - len(errors))])
            rows.append(
                OwnCost(reason, age, len(errors), msgspec.structs.replace(mean, few=len(errors) < FEW))
            )
        return tuple(sorted(rows, key=lambda row: (-row.given_away.mean, row.reason, row.age)))


def mean_of(values: Sequence[float]) -> Mean:
    """Returns a mean with its 95% interval; for a single value the interval is ±1.

    >>> mean_of([0.0, 0.2])
    Mean(cases=2, mean=0.1, low=-0.096, high=0.296, few=True)
    """
    count = len(values)
    mean = sum(values) / count
    spread = 1.0
    if count > 1:
        spread = Z * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Mean(count, round(mean, 4), round(mean - spread, 4), round(mean + spread, 4), count < FEW)


def own_numbers(
    played: Sequence[Played],
    reviews: Mapping[str, bytes],
    began: Mapping[str, int],
    game: str | None,
    ratings: Sequence[Rating] = (),
) -> OwnNumbers:
    """Computes the statistics; `played` is ordered newest first, `reviews` and `began` are keyed by table."""
    tallies = {name: Tally() for name in ("games", "wonders", "opponents", "first", "victories", "reasons")}
    ages, kinds, costs = Choices(), Choices(), Costs()
    skill: list[float] = []
    luck: list[float] = []
    points: list[OwnPoint] = []
    reviewed = mistakes = 0
    reasons: dict[str, int] = {}
    for one in played:
        won = float(one.won)
        tallies["games"].add("+".join([one.game, *sorted(one.expansions)]), won)
        for wonder in one.wonders:
            tallies["wonders"].add(wonder, won)
        for name in {name for name in one.others if name is not None}:
            tallies["opponents"].add(name, won)
        if one.table in began:
            tallies["first"].add("first" if began[one.table] == one.seat else "second", won)
        tallies["victories"].add(one.victory or one.ending, won)
        accuracy = given_away = None
        if one.table in reviews:
            told = msgspec.json.decode(unpacked(reviews[one.table]))
            reviewed += 1
            player = told["players"][one.seat]
            accuracy, given_away = player.get("accuracy"), player.get("given_away")
            skill.append(player["skill"])
            luck.append(player["luck"])
            for age, choice in _own_choices(told, one.seat):
                mistaken = choice["mark"] in MISTAKES
                ages.add(age, mistaken, choice["error"])
                costs.add(age, choice)
                deed = choice["choice"].partition(":")[0]
                kinds.add(deed if deed in DEEDS else OTHER_DEED, mistaken, choice["error"])
                mistakes += mistaken
                for kind in {reason["kind"] for reason in choice.get("reasons", ()) if mistaken}:
                    reasons[kind] = reasons.get(kind, 0) + 1
        if len(points) < POINTS:
            pool = None if one.rating is None else f"{one.game}-{one.players}"
            points.append(
                OwnPoint(one.table, one.ended, one.game, one.won, pool, one.rating, accuracy, given_away)
            )
    return OwnNumbers(
        game,
        share_of(sum(one.won for one in played), len(played)),
        reviewed,
        tallies["games"].rows(),
        tallies["wonders"].rows(),
        tallies["opponents"].rows(),
        tallies["first"].rows(),
        tallies["victories"].rows(),
        ages.rows(),
        kinds.rows(),
        tuple(
            OwnRow(kind, share_of(count, mistakes))
            for kind, count in sorted(reasons.items(), key=lambda one: (-one[1], one[0]))
        ),
        costs.rows(),
        tuple(reversed(points)),
        mean_of(skill) if skill else None,
        mean_of(luck) if luck else None,
        tuple(
            OwnRating(one.pool, one.shown, round(Z * one.sigma * POINTS_OF_SKILL), one.games)
            for one in ratings
            if game in (None, one.pool.partition("-")[0])
        ),
    )


def _own_choices(told: Mapping[str, Any], seat: int) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Yields the reviewed choices of a seat, each with its age; forced choices are left out."""
    begin = told.get("ages", ())
    for choice in told["choices"]:
        if choice["seat"] == seat and choice["mark"] != UNJUDGED:
            age = bisect_right(begin, choice["number"])
            yield str(age) if age else DRAFT, choice
