"""Messages about numbers: the tables of a kind of game, and somebody's own games."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A share from 0 to 1 with its 95 % interval and the number of cases."""

    cases: int
    share: float
    low: float
    high: float
    few: bool = False
    """Whether there are too few cases to say anything: fewer than ten."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval and the number of cases."""

    cases: int
    mean: float
    low: float
    high: float
    few: bool = False


class NumbersRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece in numbers."""

    id: str
    there: Figure
    """In how many games somebody had it."""
    won: Figure
    """How often whoever had it won."""
    first: Figure | None = None
    """Of wonders of Duel: how often it was the first to be taken of its four."""
    built: Figure | None = None
    """Of wonders of Duel: how often it was built."""


class PairRow(msgspec.Struct, frozen=True):
    """Two wonders of Duel: both of one player, or the first one's against the other's."""

    one: str
    other: str
    won: Figure


class ScoreRow(msgspec.Struct, frozen=True):
    """A line of the score sheet: mean points of all players, and of winners."""

    row: str
    all: float
    winners: float


class KindOfNumbers(msgspec.Struct, frozen=True):
    """A kind of game that there are numbers for."""

    expansions: tuple[str, ...]
    players: int
    games: int


class NumbersView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of game in numbers, from games of one level against itself."""

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
    """How often each wonder of Duel wins in the games that pairs are counted in."""
    drawn: int = 0
    """Pairs are counted in so many further games, in which wonders were drawn; 0: in the games themselves."""
    first: Figure | None = None
    """How often whoever begins wins, in Duel."""
    kinds: tuple[KindOfNumbers, ...] = ()
    """All kinds of this game that there are numbers for."""


class OwnRow(msgspec.Struct, frozen=True):
    """Some of your games, by what they have in common."""

    name: str
    won: Figure


class OwnPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of your games, over time."""

    table: str
    at: int
    game: str
    won: bool
    pool: str | None = None
    rating: int | None = None
    accuracy: float | None = None
    given_away: float | None = None


class OwnMistakes(msgspec.Struct, frozen=True):
    """Your choices of one age, or of one kind: how many were mistakes, and what each choice gave away."""

    name: str
    mistakes: Figure
    given_away: Mean
    """In win chance a choice."""


class OwnCost(msgspec.Struct, frozen=True):
    """What one kind of slip costs you in one age."""

    reason: str
    """`science`, `opens`, `again`, `denies`, `shields`, `resources`, `coins`, `points`, `senate`; else
    `later`."""
    age: str
    """`draft`, `1`, `2`, `3`."""
    times: int
    given_away: Mean
    """In win chance, spread over all your choices of that age; `few` with fewer than ten cases."""


class OwnRating(msgspec.Struct, frozen=True):
    """Your rating in one pool (`duel-2`, `classic-5`) with half its 95 % interval."""

    pool: str
    rating: int
    within: int
    games: int


class OwnNumbers(msgspec.Struct, frozen=True):
    """Your games in numbers."""

    game: str | None
    """The game that was asked for; null for all."""
    won: Figure
    reviewed: int
    """Mistakes are counted in so many games: those whose review is kept."""
    games: tuple[OwnRow, ...]
    wonders: tuple[OwnRow, ...]
    opponents: tuple[OwnRow, ...]
    first: tuple[OwnRow, ...]
    """Duel: `first` where you began, `second` where not."""
    victories: tuple[OwnRow, ...]
    """By kind of victory, how many of the games that ended so you won."""
    ages: tuple[OwnMistakes, ...]
    """`draft`, `1`, `2`, `3`."""
    kinds: tuple[OwnMistakes, ...]
    """By what was done: `draft`, `build`, `discard`, `wonder`, `stage`, `progress`, `recruit`, `activate`,
    `influence`; else `other`."""
    reasons: tuple[OwnRow, ...]
    """Of your mistakes, how many have each reason; `won` is the share."""
    costs: tuple[OwnCost, ...]
    """Inaccuracies, mistakes and blunders by their first reason and their age: what cost most, first."""
    points: tuple[OwnPoint, ...]
    """Oldest first."""
    skill: Mean | None = None
    """Of the reviewed games, in win chance a game."""
    luck: Mean | None = None
    ratings: tuple[OwnRating, ...] = ()


NUMBERS = (NumbersView, OwnNumbers)
