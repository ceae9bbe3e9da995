"""What many games say: who wins, how, how long it takes, and what cards and wonders are worth.

Every rate has an interval of 95 % (Wilson's). The worth of a card is how much likelier its owner won, all
other cards held equal: a linear regression over seats, with its standard error.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any

Z = 1.96
LEAST = 20
"""What was seen more seldom is not judged."""
OWNED = {"build", "wonder", "stage", "draft", "progress", "recruit", "board", "place"}
"""Verbs after which a seat has something it may win with."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Study:
    """Counts rows of games; `data` is what came out."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.victories: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.seats: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0])
        self.agents: dict[str, list[float]] = defaultdict(lambda: [0.0, 0])
        self.totals: Counter[int] = Counter()
        self.options: Counter[int] = Counter()
        self._had: dict[tuple[int, int], dict[str, Any]] = {}
        self._games: set[int] = set()

    def add(self, row: Mapping[str, Any]) -> None:
        """One choice of one game."""
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
            for tally in (
                self.seats[kind, seat],
                self.agents[str(row["agent"])] if row["agent"] else [0.0, 0],
            ):
                tally[0] += float(row["share"])
                tally[1] += 1
            self.totals[int(row["total"])] += 1
        self.options[int(row["options"])] += 1
        if row["verb"] in OWNED and row["object"]:
            self._had[key]["has"].add((row["verb"], row["object"]))

    def data(self) -> dict[str, Any]:
        """Everything as plain data, rates in percent with their intervals."""
        games = len(self._games)
        lengths = sorted(self.lengths.elements())
        return {
            "games": games,
            "kinds": dict(self.kinds.most_common()),
            "victories": [self._rate(name, count, games) for name, count in self.victories.most_common()],
            "seats": [
                self._rate(f"{kind}: seat {seat}", wins, int(played))
                for (kind, seat), (wins, played) in sorted(self.seats.items())
            ],
            "agents": [
                self._rate(name, wins, int(played)) for name, (wins, played) in sorted(self.agents.items())
            ],
            "length": {"least": lengths[0], "median": lengths[games // 2], "most": lengths[-1]}
            if games
            else {},
            "totals": sorted(self.totals.items()),
            "options": {"mean": round(_mean(self.options), 2), "most": max(self.options, default=0)},
            "wonders": self._held(("wonder", "draft", "stage")),
            "things": self._held(("build", "progress", "recruit", "board", "place")),
            "worth": self._worth(),
        }

    def _rate(self, name: str, wins: float, games: int) -> dict[str, Any]:
        low, high = interval(wins, games)
        percent = {"percent": round(100 * wins / games, 2) if games else None}
        return {
            "name": name,
            "games": games,
            **percent,
            "low": round(100 * low, 2),
            "high": round(100 * high, 2),
        }

    def _held(self, verbs: tuple[str, ...]) -> list[dict[str, Any]]:
        tallies: dict[str, list[float]] = defaultdict(lambda: [0.0, 0])
        for had in self._had.values():
            for verb, thing in had["has"]:
                if verb in verbs:
                    tallies[f"{verb}:{thing}"][0] += had["share"]
                    tallies[f"{verb}:{thing}"][1] += 1
        rates = [self._rate(name, wins, int(seen)) for name, (wins, seen) in tallies.items() if seen >= LEAST]
        return sorted(rates, key=lambda rate: -rate["percent"])

    def _worth(self) -> list[dict[str, Any]]:
        """How much each thing adds to the chance of its owner, in points of a percent."""
        import numpy as np

        seen = Counter(thing for had in self._had.values() for thing in had["has"] if thing[0] != "draft")
        things = sorted(thing for thing, count in seen.items() if LEAST <= count <= len(self._had) - LEAST)
        if not things or len(self._had) <= len(things) + LEAST:
            return []
        place = {thing: n for n, thing in enumerate(things)}
        had = np.zeros((len(self._had), len(things) + 1))
        had[:, -1] = 1
        share = np.zeros(len(self._had))
        for row, seat in enumerate(self._had.values()):
            share[row] = seat["share"]
            for thing in seat["has"]:
                if thing in place:
                    had[row, place[thing]] = 1
        inverse = np.linalg.pinv(had.T @ had)
        worth = inverse @ had.T @ share
        rest = share - had @ worth
        # Robust errors: seats of one game are not alike.
        error = np.sqrt(np.maximum(np.diag(inverse @ (had.T * rest**2) @ had @ inverse), 0))
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


def _spread(lengths: list[int]) -> dict[str, int]:
    if not lengths:
        return {}
    return {"least": lengths[0], "median": lengths[len(lengths) // 2], "most": lengths[-1]}


def _mean(counts: Counter[int]) -> float:
    total = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / total if total else 0.0


def studied(rows: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The study of some rows."""
    study = Study()
    for row in rows:
        study.add(row)
    return study.data()
