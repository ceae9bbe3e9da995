"""Statistics of many games: win rates, kinds of victory, game lengths, and the value of cards and Wonders.

Rates have 95 % intervals (Wilson). The value of a card is how much it raises its owner's win probability,
other cards being equal: a linear regression over seats, with standard errors. Seats of one game are
correlated, since one wins what the others lose, so all intervals are clustered by game.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any

Z = 1.96
LEAST = 20
"""Minimum number of observations."""
LEAST_KEPT = 0.05
"""Lower limit for the eigenvalues in the CR2 correction: residuals grow by at most 1/sqrt of this."""
OWNED = {"build", "wonder", "stage", "draft", "progress", "recruit", "board", "place"}
"""Verbs after which a seat owns the object."""


def interval(wins: float, games: float) -> tuple[float, float]:
    """Returns the 95 % interval of a rate (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """Wins and seats of one category, grouped by game."""

    __slots__ = ("_by_game",)

    def __init__(self) -> None:
        self._by_game: dict[int, list[float]] = {}

    def add(self, game: int, share: float) -> None:
        """Adds a seat with its share of the victory."""
        entry = self._by_game.setdefault(game, [0.0, 0])
        entry[0] += share
        entry[1] += 1

    @property
    def seats(self) -> int:
        """Number of seats counted."""
        return int(sum(seats for _, seats in self._by_game.values()))

    def rate(self, name: str) -> dict[str, Any]:
        """Returns the win rate with an interval based on the variance between games."""
        seats, games = self.seats, len(self._by_game)
        if seats == 0:
            return _rate(name, 0, 0.0, 0)
        wins = sum(won for won, _ in self._by_game.values())
        share = wins / seats
        counted = float(games)
        if games > 1:
            # effective sample size: the number of coin tosses with the same variance
            squares = sum((won - share * had) ** 2 for won, had in self._by_game.values())
            variance = squares / seats**2 * games / (games - 1)
            if variance > 0 and 0 < share < 1:
                counted = share * (1 - share) / variance
        return _rate(name, wins, counted, seats)


def _rate(name: str, wins: float, counted: float, seats: int) -> dict[str, Any]:
    share = wins / seats if seats else 0.0
    low, high = interval(share * counted, counted)
    return {
        "name": name,
        "games": seats,
        "percent": round(100 * share, 2) if seats else None,
        "low": round(100 * low, 2),
        "high": round(100 * high, 2),
    }


class Study:
    """Aggregates rows of games; `data` returns the statistics."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.victories: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.seats: dict[tuple[str, int], Tally] = defaultdict(Tally)
        self.agents: dict[str, Tally] = defaultdict(Tally)
        self.totals: Counter[int] = Counter()
        self.options: Counter[int] = Counter()
        self._had: dict[tuple[int, int], dict[str, Any]] = {}
        self._games: set[int] = set()

    def add(self, row: Mapping[str, Any]) -> None:
        """Adds one choice of one game."""
        game, seat = int(row["game"]), int(row["seat"])
        kind = (
            "+".join(part for part in (row["product"], row["expansions"]) if part)
            + f", {row['players']} players"
        )
        if game not in self._games:
            self._games.add(game)
            self.kinds[kind] += 1
            self.victories[row["victory"]] += 1
            self.lengths[int(row["length"])] += 1
        key = (game, seat)
        if key not in self._had:
            self._had[key] = {"share": float(row["share"]), "has": set()}
            self.seats[kind, seat].add(game, float(row["share"]))
            if row["agent"]:
                self.agents[str(row["agent"])].add(game, float(row["share"]))
            self.totals[int(row["total"])] += 1
        self.options[int(row["options"])] += 1
        if row["verb"] in OWNED and row["object"]:
            self._had[key]["has"].add((row["verb"], row["object"]))

    def data(self) -> dict[str, Any]:
        """Returns the statistics as plain data, rates in percent with their intervals."""
        games = len(self._games)
        lengths = sorted(self.lengths.elements())
        return {
            "games": games,
            "kinds": dict(self.kinds.most_common()),
            "victories": [_rate(name, count, games, games) for name, count in self.victories.most_common()],
            "seats": [
                tally.rate(f"{kind}: seat {seat}") for (kind, seat), tally in sorted(self.seats.items())
            ],
            "agents": [tally.rate(name) for name, tally in sorted(self.agents.items())],
            "length": {"least": lengths[0], "median": lengths[games // 2], "most": lengths[-1]}
            if games
            else {},
            "totals": sorted(self.totals.items()),
            "options": {"mean": round(_mean(self.options), 2), "most": max(self.options, default=0)},
            "wonders": self._held(("wonder", "draft", "stage")),
            "things": self._held(("build", "progress", "recruit", "board", "place")),
            "worth": self._worth(),
        }

    def _held(self, verbs: tuple[str, ...]) -> list[dict[str, Any]]:
        tallies: dict[str, Tally] = defaultdict(Tally)
        for (game, _), had in self._had.items():
            for verb, thing in had["has"]:
                if verb in verbs:
                    tallies[f"{verb}:{thing}"].add(game, had["share"])
        rates = [tally.rate(name) for name, tally in tallies.items() if tally.seats >= LEAST]
        return sorted(rates, key=lambda rate: -rate["percent"])

    def _worth(self) -> list[dict[str, Any]]:
        """Returns how much each thing adds to its owner's win probability, in percentage points."""
        import numpy as np

        seen = Counter(thing for had in self._had.values() for thing in had["has"] if thing[0] != "draft")
        things = sorted(thing for thing, count in seen.items() if LEAST <= count <= len(self._had) - LEAST)
        if not things or len(self._had) <= len(things) + LEAST:
            return []
        place = {thing: n for n, thing in enumerate(things)}
        had = np.zeros((len(self._had), len(things) + 1))
        had[:, -1] = 1
        share = np.zeros(len(self._had))
        numbers = {game: number for number, game in enumerate(sorted(self._games))}
        whose = np.zeros(len(self._had), np.int64)
        for row, ((game, _), seat) in enumerate(self._had.items()):
            share[row] = seat["share"]
            whose[row] = numbers[game]
            for thing in seat["has"]:
                if thing in place:
                    had[row, place[thing]] = 1
        inverse = np.linalg.pinv(had.T @ had)
        worth = inverse @ had.T @ share
        rest = share - had @ worth
        # Cluster-robust standard errors by game (CR2): seats with high leverage have residuals that are too
        # small, so the residuals of a game are corrected together.
        by_game = np.zeros((len(numbers), had.shape[1]))
        seats = np.bincount(whose)
        order = np.argsort(whose, kind="stable")
        starts = np.cumsum(seats) - seats
        for players in np.unique(seats):
            games = np.flatnonzero(seats == players)
            rows = order[starts[games][:, None] + np.arange(players)]
            of_game = had[rows]  # games, seats, things
            kept, axes = np.linalg.eigh(np.eye(players) - of_game @ inverse @ of_game.transpose(0, 2, 1))
            turned = np.einsum("gji,gj->gi", axes, rest[rows]) / np.sqrt(np.maximum(kept, LEAST_KEPT))
            by_game[games] = np.einsum("gpk,gpi,gi->gk", of_game, axes, turned)
        scores = by_game @ inverse
        small = len(numbers) / max(1, len(numbers) - 1)
        error = np.sqrt(np.maximum(small * (scores**2).sum(axis=0), 0))
        found = [
            {
                "name": f"{verb}:{thing}",
                "seen": seen[verb, thing],
                "worth": round(100 * float(worth[n]), 2),
                "low": round(100 * float(worth[n] - Z * error[n]), 2),
                "high": round(100 * float(worth[n] + Z * error[n]), 2),
            }
            for n, (verb, thing) in enumerate(things)
        ]
        return sorted(found, key=lambda entry: -entry["worth"])


def _mean(counts: Counter[int]) -> float:
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else 0.0


def studied(rows: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Returns the statistics of some rows."""
    study = Study()
    for row in rows:
        study.add(row)
    return study.data()
