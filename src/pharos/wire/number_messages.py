"""Messages of statistics: of a game variant, and of a player's own games."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A share from 0 to 1 with its 95% interval and the number of cases."""

    cases: int
    share: float
    low: float
    high: float
    few: bool = False
    """Whether there are too few cases to be meaningful: fewer than ten."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95% interval and the number of cases."""

    cases: int
    mean: float
    low: float
    high: float
    few: bool = False


class NumbersRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Statistics of a piece."""

    id: str
    there: Figure
    """The share of games in which a player had it."""
    won: Figure
    """The win rate of players who had it."""
    first: Figure | None = None
    """For Wonders of Duel: how often it was the first taken of its group of four."""
    built: Figure | None = None
    """For Wonders of Duel: how often it was built."""


class PairRow(msgspec.Struct, frozen=True):
    """Two Wonders of Duel: the win rate of a player with both, or of `one` against `other`."""

    one: str
    other: str
    won: Figure


class ScoreRow(msgspec.Struct, frozen=True):
    """A row of the score sheet: mean points of all players, and of winners."""

    row: str
    all: float
    winners: float


class KindOfNumbers(msgspec.Struct, frozen=True):
    """A game variant with statistics."""

    expansions: tuple[str, ...]
    players: int
    games: int


class NumbersView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Statistics of a game variant, from games of one computer level against itself."""

    game: str
    expansions: tuple[str, ...]
    players: int
    level: str
    games: int
    victories: dict[str, Figure]
    scores: tuple[ScoreRow, ...]
    tables: dict[str, tuple[NumbersRow, ...]]
    """`wonders`, `tokens`, `guilds`, `gods`, `conspiracies`, `leaders`, `cards`: best first."""
    pairs: tuple[PairRow, ...] = ()
    against: tuple[PairRow, ...] = ()
    alone: dict[str, Figure] = {}
    """Win rate of each Wonder of Duel in the games used for `pairs`."""
    drawn: int = 0
    """Number of additional games with random Wonders used for `pairs`; 0: the games above are used."""
    first: Figure | None = None
    """Win rate of the first player in Duel."""
    kinds: tuple[KindOfNumbers, ...] = ()
    """All variants of this game with statistics."""


class OwnRow(msgspec.Struct, frozen=True):
    """Your win rate in one category of games."""

    name: str
    won: Figure


class OwnPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of your games, for charts over time."""

    table: str
    at: int
    game: str
    won: bool
    pool: str | None = None
    rating: int | None = None
    accuracy: float | None = None
    given_away: float | None = None


class OwnMistakes(msgspec.Struct, frozen=True):
    """Your choices of one age or kind: the share of mistakes, and the mean loss."""

    name: str
    mistakes: Figure
    given_away: Mean
    """Win chance per choice."""


class OwnCost(msgspec.Struct, frozen=True):
    """The cost of one kind of slip (inaccuracy or worse) in one age."""

    reason: str
    """`science`, `opens`, `again`, `denies`, `shields`, `resources`, `coins`, `points`, `senate`; else
    `later`."""
    age: str
    """`draft`, `1`, `2`, `3`."""
    times: int
    given_away: Mean
    """Win chance, averaged over all your choices of that age; `few` with fewer than ten slips."""


class OwnRating(msgspec.Struct, frozen=True):
    """Your rating in one pool (`duel-2`, `classic-5`); `within` is half its 95% interval."""

    pool: str
    rating: int
    within: int
    games: int


class OwnNumbers(msgspec.Struct, frozen=True):
    """Statistics of your games."""

    game: str | None
    """The requested game; null for all."""
    won: Figure
    reviewed: int
    """Number of games with a stored review, in which mistakes are counted."""
    games: tuple[OwnRow, ...]
    wonders: tuple[OwnRow, ...]
    opponents: tuple[OwnRow, ...]
    first: tuple[OwnRow, ...]
    """Duel: `first` when you played first, else `second`."""
    victories: tuple[OwnRow, ...]
    """By kind of victory, your win rate in games that ended this way."""
    ages: tuple[OwnMistakes, ...]
    """`draft`, `1`, `2`, `3`."""
    kinds: tuple[OwnMistakes, ...]
    """By verb: `draft`, `build`, `discard`, `wonder`, `stage`, `progress`, `recruit`, `activate`,
    `influence`; else `other`."""
    reasons: tuple[OwnRow, ...]
    """Reasons of your mistakes; `won` is the share of mistakes with that reason."""
    costs: tuple[OwnCost, ...]
    """Inaccuracies, mistakes and blunders by first reason and age, most costly first."""
    points: tuple[OwnPoint, ...]
    """Oldest first."""
    skill: Mean | None = None
    """Mean over the reviewed games, in win chance per game."""
    luck: Mean | None = None
    ratings: tuple[OwnRating, ...] = ()


NUMBERS = (NumbersView, OwnNumbers)
