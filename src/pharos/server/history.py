"""Statistics of a person's games: by game, opponent, kind of victory, Wonder, and over time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from pharos.wire.messages import Played, Pool
from pharos.wire.personal import OpponentTally, RatingPoint, VictoryTally, WonderTally

SHOWN = 50
OPPONENTS = 12
WONDERS = 12
POINTS = 400


class History:
    """Finished games, newest first."""

    def __init__(self, played: Sequence[Played]) -> None:
        self._played = played

    @property
    def all(self) -> Sequence[Played]:
        """All games that are counted."""
        return self._played

    @property
    def last(self) -> tuple[Played, ...]:
        """The most recent games, for the list."""
        return tuple(self._played[:SHOWN])

    @property
    def pools(self) -> tuple[Pool, ...]:
        """Results by game and player count."""
        by_pool: dict[str, list[Played]] = defaultdict(list)
        for one in self._played:
            by_pool[f"{one.game}-{one.players}"].append(one)
        return tuple(
            Pool(pool, len(ones), sum(one.won for one in ones), sum(one.total for one in ones) / len(ones))
            for pool, ones in sorted(by_pool.items())
        )

    @property
    def opponents(self) -> tuple[OpponentTally, ...]:
        """Results against the most frequent opponents; a computer level counts as one opponent."""
        games: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for one in self._played:
            for name in {name for name in one.others if name is not None}:
                games[name] += 1
                won[name] += one.won
        return tuple(OpponentTally(name, n, won[name]) for name, n in games.most_common(OPPONENTS))

    @property
    def victories(self) -> tuple[VictoryTally, ...]:
        """Results by game and kind of victory, or by another ending (resigned, time)."""
        won: Counter[tuple[str, str]] = Counter()
        lost: Counter[tuple[str, str]] = Counter()
        for one in self._played:
            (won if one.won else lost)[one.game, one.victory or one.ending] += 1
        return tuple(
            VictoryTally(game, kind, won[game, kind], lost[game, kind])
            for game, kind in sorted({*won, *lost})
        )

    @property
    def wonders(self) -> tuple[WonderTally, ...]:
        """Results by Wonder (Duel: built; 7 Wonders: the board), the most frequent first."""
        games: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        for one in self._played:
            for wonder in one.wonders:
                games[one.game, wonder] += 1
                won[one.game, wonder] += one.won
        return tuple(
            WonderTally(game, wonder, n, won[game, wonder])
            for (game, wonder), n in games.most_common(WONDERS)
        )

    @property
    def curve(self) -> tuple[RatingPoint, ...]:
        """Ratings over time, oldest first."""
        rated = [one for one in self._played if one.rating is not None][:POINTS]
        return tuple(
            RatingPoint(f"{one.game}-{one.players}", one.ended, one.rating)
            for one in reversed(rated)
            if one.rating is not None
        )
