"""Ranking of clubs by daily deals, scored like teams in a duplicate tournament.

Every member who finished a deal is a table of the club, and each table is compared with every table of the
other clubs: a better result counts 1, an equal one 1/2. The score is the share of comparisons won, so clubs
of different size are comparable.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import msgspec

from pharos.wire.afterwards import DailyTeam

FEWEST_TABLES = 2
"""Members who must have finished a deal for their club to be ranked that day."""
SHOWN = 12


@dataclass(slots=True)
class _Team:
    """The tables of a club by day: the rank and the margin of each account."""

    name: str
    open: bool
    own: bool
    ranks: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    margins: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def compare(own: Mapping[str, int], others: Sequence[Mapping[str, int]]) -> float | None:
    """Returns the percentage of comparisons a team wins, given the ranks of accounts; None without any.

    An account that belongs to both teams is not compared with itself.

    >>> compare({"ann": 1, "ben": 4}, [{"cleo": 2, "dan": 3}])
    50.0
    >>> compare({"ann": 1, "ben": 2}, [{"cleo": 2, "dan": 3}, {"ann": 1, "eve": 5}])
    78.57142857142857
    """
    ranks = sorted(rank for other in others for rank in other.values())
    elsewhere = Counter(account for other in others for account in other)
    won = count = 0.0
    for account, rank in own.items():
        same = elsewhere[account]
        worse = len(ranks) - bisect_right(ranks, rank)
        equal = bisect_right(ranks, rank) - bisect_left(ranks, rank) - same
        won += worse + equal / 2
        count += len(ranks) - same
    return 100 * won / count if count else None


def teams_of_day(rows: Iterable[Any], day: str) -> tuple[DailyTeam, ...]:
    """Returns the clubs ranked on a day, best first, each with its mean score over all days in `rows`.

    Clubs that are not open are visible only to their members, and are compared with the open ones.
    """
    teams: dict[str, _Team] = {}
    for row in rows:
        team = teams.setdefault(row.id, _Team(row.name, bool(row.open), bool(row.own)))
        team.ranks[row.day][row.account] = int(row.rank)
        team.margins[row.day].append(int(row.margin))
    found = []
    for id, team in teams.items():
        scores = {}
        for one, ranks in team.ranks.items():
            if len(ranks) >= FEWEST_TABLES:
                score = compare(ranks, _opponents(teams, id, one))
                if score is not None:
                    scores[one] = score
        if day in scores:
            margin = mean(team.margins[day])
            told = DailyTeam(
                id=id,
                name=team.name,
                tables=len(team.ranks[day]),
                score=_rounded(scores[day]),
                margin=_rounded(margin),
                week=_rounded(mean(scores.values())),
                days=len(scores),
                yours=team.own,
            )
            found.append(((-scores[day], -margin), told))
    found.sort(key=lambda one: (one[0], one[1].name))
    keys = [key for key, _ in found]
    placed = [(keys.index(key) + 1, told) for key, told in found]
    return tuple(
        msgspec.structs.replace(told, rank=rank)
        for n, (rank, told) in enumerate(placed)
        if n < SHOWN or told.yours
    )


def _opponents(teams: Mapping[str, _Team], id: str, day: str) -> list[dict[str, int]]:
    return [
        other.ranks[day]
        for name, other in teams.items()
        if name != id and other.open and day in other.ranks and len(other.ranks[day]) >= FEWEST_TABLES
    ]


def _rounded(number: float) -> int:
    """Rounds to the nearest integer, halves away from zero."""
    return int(number + 0.5) if number >= 0 else -int(0.5 - number)
