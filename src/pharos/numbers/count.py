"""Computes the statistics tables from recorded games, and writes the ones that ship.

    python -m pharos.numbers.count FOLDER

FOLDER contains the games of `python -m pharos.numbers.play`. The tables contain only counts: occurrences, and
wins (a shared victory is divided). Rates and intervals are computed when the tables are read.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pharos.content.classic import load_classic
from pharos.content.duel import load_duel
from pharos.game import Game
from pharos.numbers.play import PLANS, Plan, games_of
from pharos.numbers.tables import DATA

GUILD = "purple"
DRAFTED = 4
"""Duel offers Wonders four at a time."""
DIGITS = 1


class Tally:
    """Counts occurrences and wins by name."""

    def __init__(self) -> None:
        self.counts: dict[str, list[float]] = {}

    def add(self, name: str, won: float, *more: float) -> None:
        """Adds one case; `more` are additional amounts to sum."""
        row = self.counts.setdefault(name, [0.0] * (2 + len(more)))
        for place, amount in enumerate((1.0, won, *more)):
            row[place] += amount

    def data(self) -> dict[str, list[float]]:
        """Returns the counts by name."""
        return {name: [_short(one) for one in row] for name, row in sorted(self.counts.items())}


def _short(number: float) -> float:
    return int(number) if number == int(number) else round(number, DIGITS)


class Counts:
    """The counts of one game variant."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        content: Any = load_duel() if plan.game == "duel" else load_classic()
        self._guilds = {card.id for card in content.cards if str(card.color) == GUILD}
        self.games = 0
        self.victories: dict[str, int] = {}
        self.tallies: dict[str, Tally] = {}
        self.scores: dict[str, list[float]] = {}

    def add(self, game: Game) -> None:
        """Adds one game."""
        result = game.result
        assert result is not None
        self.games += 1
        self.victories[result.victory] = self.victories.get(result.victory, 0) + 1
        won = [(seat in result.winners) / len(result.winners) for seat in range(game.players)]
        for seat, sheet in enumerate(result.scores):
            for row, points in sheet.items():
                sums = self.scores.setdefault(row, [0.0, 0.0])
                sums[0] += points
                sums[1] += points * won[seat]
        cities = game.position()["cities"]
        if game.name == "duel":
            self._duel(game, cities, won)
        else:
            self._classic(cities, won)

    def _tally(self, name: str) -> Tally:
        return self.tallies.setdefault(name, Tally())

    def _all(self, table: str, names: Iterable[str], won: float) -> None:
        for name in names:
            self._tally(table).add(name, won)

    def _duel(self, game: Game, cities: list[dict[str, Any]], won: list[float]) -> None:
        choices = game.record()["choices"]
        first = choices[0][0]
        self._tally("first").add("first", won[first])
        drafted = [
            (seat, choice.partition(":")[2]) for seat, choice in choices if choice.startswith("draft:")
        ]
        owner = {name: seat for seat, name in drafted}
        built = {one["id"] for city in cities for one in city["wonders"] if one.get("built")}
        for place, (seat, name) in enumerate(drafted):
            self._tally("wonders").add(name, won[seat], place % DRAFTED == 0, name in built)
        for one, seat in owner.items():
            for other, holder in owner.items():
                if seat == holder and one < other:
                    self._tally("pairs").add(f"{one} {other}", won[seat])
                elif seat != holder:
                    self._tally("against").add(f"{one} {other}", won[seat])
        for seat, city in enumerate(cities):
            self._all("tokens", city["progress"], won[seat])
            self._all("guilds", self._guilds.intersection(city["cards"]), won[seat])
            self._all("cards", (card for card in city["cards"] if card not in self._guilds), won[seat])
            self._all("gods", city.get("gods", ()), won[seat])
            plots = city.get("conspiracies", ())
            self._all("conspiracies", (one["id"] for one in plots if one.get("triggered")), won[seat])

    def _classic(self, cities: list[dict[str, Any]], won: list[float]) -> None:
        for seat, city in enumerate(cities[: len(won)]):
            self._tally("wonders").add(str(city["wonder"]), won[seat], float(city["stages"]))
            self._all("guilds", self._guilds.intersection(city["cards"]), won[seat])
            self._all("cards", (card for card in city["cards"] if card not in self._guilds), won[seat])
            self._all("leaders", city.get("leaders", ()), won[seat])

    def data(self) -> dict[str, Any]:
        """Returns the data of the file format."""
        plan = self.plan
        return {
            "game": plan.game,
            "expansions": list(plan.expansions),
            "players": plan.players,
            "level": plan.level,
            "simulations": plan.simulations,
            "games": self.games,
            "victories": self.victories,
            "scores": {row: [_short(one) for one in sums] for row, sums in self.scores.items()},
            **{name: tally.data() for name, tally in self.tallies.items()},
        }


def counted(plan: Plan, folder: Path) -> dict[str, Any]:
    """Returns the tables of a game variant."""
    counts = Counts(plan)
    for game in games_of(plan, folder):
        counts.add(game)
    return counts.data()


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m pharos.numbers.count", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the games are")
    asked = parser.parse_args()
    drawn = {(plan.game, plan.expansions, plan.players): plan for plan in PLANS if plan.drawn}
    for plan in PLANS:
        if plan.drawn:
            continue
        told = counted(plan, asked.folder)
        beside = drawn.get((plan.game, plan.expansions, plan.players))
        if beside is not None:
            # With random drafts, pairs of Wonders are compared without the bias of deliberate picks.
            other = counted(beside, asked.folder)
            told |= {"drawn": other["games"], "pairs": other["pairs"], "against": other["against"]}
        if told["games"]:
            file = DATA / f"{plan.name}.json"
            text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
            file.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")
            print(plan.name, told["games"], "games,", file.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
