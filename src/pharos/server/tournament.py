"""Pairings and standings of a tournament. Pure functions: nothing is stored or sent here.

A match is one table of a round: the entrants by seat, and the result. A bye is a match of one entrant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import gcd

WIN, DRAW = 2, 1
"""In half points, so that scores are whole numbers. A bye counts as a win."""


@dataclass(frozen=True, slots=True)
class Match:
    """One table of one round."""

    round: int
    board: int
    seats: tuple[str, ...]
    places: tuple[int, ...] | None = None
    """By seat, 0 is first; None while the match is in progress."""
    totals: tuple[int, ...] = ()
    """Points of the game, by seat."""

    @property
    def bye(self) -> bool:
        """Whether the match is a bye."""
        return len(self.seats) == 1

    @property
    def over(self) -> bool:
        """Whether the match is a bye or has a result."""
        return self.bye or self.places is not None

    def points(self, seat: int) -> int:
        """Returns half points: 2 per opponent placed lower, 1 per tied one; a bye counts as a win."""
        if self.bye:
            return WIN
        if self.places is None:
            return 0
        mine = self.places[seat]
        behind = sum(place > mine for place in self.places)
        level = sum(place == mine for place in self.places) - 1
        return WIN * behind + DRAW * level


@dataclass(slots=True)
class Row:
    """A row of the standings."""

    entrant: str
    points: int = 0
    buchholz: int = 0
    """Sum of all opponents' points (Buchholz): higher with stronger opponents."""
    berger: int = 0
    """Points of beaten opponents twice, and of tied opponents once (Sonneborn–Berger, doubled)."""
    total: int = 0
    """Sum of the points in the games themselves."""
    played: int = 0
    won: int = 0
    byes: int = 0
    place: int = 0


@dataclass(slots=True)
class Field:
    """All entrants, with their matches so far."""

    entrants: Sequence[str]
    matches: Sequence[Match] = ()
    left: frozenset[str] = frozenset()
    """Entrants who have withdrawn."""
    computers: frozenset[str] = frozenset()
    """Computer players: they get byes before people do, and are not paired with each other if avoidable."""
    met: set[frozenset[str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        for match in self.matches:
            self.met |= {frozenset(pair) for pair in combinations(match.seats, 2)}
        self.met |= {frozenset(pair) for pair in combinations(sorted(self.computers), 2)}

    def standings(self) -> list[Row]:
        """Returns the entrants by place; ties share a place."""
        rows = {entrant: Row(entrant) for entrant in self.entrants}
        for match in self.matches:
            for seat, entrant in enumerate(match.seats):
                row = rows[entrant]
                row.points += match.points(seat)
                row.byes += match.bye
                if match.places is not None:
                    row.played += 1
                    row.won += match.places[seat] == 0
                    row.total += match.totals[seat] if match.totals else 0
        for match in self.matches:
            if match.places is None:
                continue
            for seat, entrant in enumerate(match.seats):
                for other, rival in enumerate(match.seats):
                    if other == seat:
                        continue
                    rows[entrant].buchholz += rows[rival].points
                    if match.places[other] > match.places[seat]:
                        rows[entrant].berger += 2 * rows[rival].points
                    elif match.places[other] == match.places[seat]:
                        rows[entrant].berger += rows[rival].points
        order = sorted(rows.values(), key=_rank)
        for n, row in enumerate(order):
            same = n > 0 and _rank(order[n - 1]) == _rank(row)
            row.place = order[n - 1].place if same else n + 1
        return order

    def next_round(self, kind: str, size: int, rounds: int) -> list[tuple[str, ...]] | None:
        """Returns the tables of the next round, each in seat order; None if the tournament is over."""
        number = max((match.round for match in self.matches), default=0) + 1
        present = [row.entrant for row in self.standings() if row.entrant not in self.left]
        if number > rounds or len(present) < 2:
            return None
        if kind == "league":
            there = [one for one in self.entrants if one not in self.left]
            return self._league_round(there, number) if size == 2 else self._ring(there, number)
        if kind == "round_robin":
            tables = _contacts(list(self.entrants), number)
            paired = [tuple(one for one in table if one not in self.left) for table in tables]
            return [self._seated(table) for table in paired if table]
        if size == 2:
            return [self._seated(table) for table in self._swiss(present)]
        return [self._seated(table) for table in self._groups(present, size)]

    def _league_round(self, present: list[str], number: int) -> list[tuple[str, ...]]:
        """Pairs everyone with everyone at once; the first player alternates with the rounds."""
        return [
            (other, one) if (n - m + number) % 2 else (one, other)
            for n, one in enumerate(present)
            for m, other in enumerate(present[:n])
        ]

    def _ring(self, present: list[str], number: int) -> list[tuple[str, ...]] | None:
        """Seats everyone at one table, with different neighbors in each round while possible."""
        many = len(present)
        if many < 3:
            return None
        strides = [step for step in range(1, many // 2 + 1) if gcd(step, many) == 1]
        stride = strides[(number - 1) % len(strides)]
        return [tuple(present[(number - 1 + n * stride) % many] for n in range(many))]

    def _swiss(self, present: list[str]) -> list[tuple[str, ...]]:
        """Pairs neighbors in the standings, without repetitions if possible; the last gets a bye."""
        alone: list[tuple[str, ...]] = []
        if len(present) % 2:
            byes = Counter(match.seats[0] for match in self.matches if match.bye)
            able = [one for one in present if one in self.computers] or present
            fewest = min(byes[one] for one in able)
            out = next(one for one in reversed(able) if byes[one] == fewest)
            present = [one for one in present if one != out]
            alone = [(out,)]
        paired = self._pair(present, [20_000])
        if paired is None:  # everyone has met everyone: neighbors meet again
            paired = [(present[n], present[n + 1]) for n in range(0, len(present), 2)]
        return [*paired, *alone]

    def _pair(self, waiting: list[str], patience: list[int]) -> list[tuple[str, ...]] | None:
        if not waiting:
            return []
        first, rest = waiting[0], waiting[1:]
        for n, other in enumerate(rest):
            patience[0] -= 1
            if patience[0] < 0:
                return None
            if frozenset((first, other)) in self.met:
                continue
            more = self._pair(rest[:n] + rest[n + 1 :], patience)
            if more is not None:
                return [(first, other), *more]
        return None

    def _groups(self, present: list[str], size: int) -> list[tuple[str, ...]]:
        """Groups neighbors in the standings; table sizes differ by at most one, and none is two."""
        tables = max(1, min(-(-len(present) // size), len(present) // 3))
        small, larger = divmod(len(present), tables)
        groups, at = [], 0
        for n in range(tables):
            end = at + small + (n < larger)
            groups.append(tuple(present[at:end]))
            at = end
        return groups

    def _seated(self, table: tuple[str, ...]) -> tuple[str, ...]:
        """Orders seats by how seldom entrants went first; ties go to one who didn't go first last time."""
        fair: Counter[str] = Counter()
        last: dict[str, bool] = {}
        for match in self.matches:
            for seat, one in enumerate(match.seats if not match.bye else ()):
                fair[one] += len(match.seats) - 1 if seat == 0 else -1
                last[one] = seat == 0
        return tuple(
            sorted(table, key=lambda one: (fair[one], last.get(one, False), self.entrants.index(one)))
        )


def rounds_of(kind: str, entrants: int, wished: int | None, size: int) -> int:
    """Returns the number of rounds: all against all, `wished`, or as many as it takes to find a winner.

    >>> rounds_of("round_robin", 5, None, 2), rounds_of("swiss", 16, None, 2), rounds_of("swiss", 9, 3, 3)
    (5, 4, 3)
    """
    if kind == "round_robin":
        return entrants - 1 + entrants % 2
    return wished or max(1, (entrants - 1).bit_length())


def _rank(row: Row) -> tuple[int, ...]:
    return (-row.points, -row.buchholz, -row.berger, -row.won, -row.total)


def _contacts(entrants: list[str], number: int) -> list[tuple[str, ...]]:
    """Returns a round of a round robin by the circle method: one entrant is fixed, the others rotate."""
    ring: list[str | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = (number - 1) % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    half = len(ring) // 2
    pairs = [(ring[n], ring[-1 - n]) for n in range(half)]
    return [tuple(one for one in pair if one is not None) for pair in pairs]
