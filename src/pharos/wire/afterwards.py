"""Messages after a game and beside it: the review, hints, the coach, the deal of the day."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.products import GameName
from pharos.table.commands import Notation, SeatNumber

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]
ReviewPass = Literal["rough", "full"]
Standing = Literal["far_behind", "behind", "even", "ahead", "far_ahead"]
Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

# --- the review ---


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that speaks for the `best` choice or against the `played` one; its words are found by `kind`:
    `review-reason-KIND`, and `coach-reason-KIND` for a warning."""

    kind: str
    of: Literal["best", "played"]
    amount: int = 0
    piece: str = ""


class ReviewLine(msgspec.Struct, frozen=True):
    """A choice that was tried."""

    choice: str
    chance: float
    visits: int


class ReviewedChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of the game, judged by what its seat knew. Chances are those of its seat, 0 to 1."""

    number: int
    """From 1."""
    seat: int
    choice: str
    best: str
    error: float
    """The chance that was given away."""
    deviation: float
    """The standard error of that."""
    mark: Mark
    chance: float | None = None
    """The chance with the choice that was made, where it was judged."""
    best_chance: float | None = None
    lines: tuple[ReviewLine, ...] = ()
    reasons: tuple[Reason, ...] = ()


class ReviewedLuck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What chance gave a seat with the choice of this number."""

    number: int
    seat: int
    amount: float
    deviation: float
    cause: str = ""
    """`reveal`, `draw`, `wonders`, `age`, `deal`, or nothing where it is not told."""


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """A seat in the whole game: `skill`, `luck` and `rest` add up to the last chance less the first."""

    accuracy: float | None
    lost_per_100: float | None
    given_away: float | None
    skill: float
    luck: float
    luck_deviation: float
    rest: float
    adjusted: float


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game looks like afterwards (docs/review.md)."""

    chances: tuple[tuple[float, ...], ...]
    """Before each choice and at the end, by seat."""
    choices: tuple[ReviewedChoice, ...]
    luck: tuple[ReviewedLuck, ...]
    players: tuple[ReviewedPlayer, ...]
    key_moments: tuple[int, ...]
    decided_by: Literal["luck", "skill", "both", "unclear"]
    ages: tuple[int, ...] = ()
    """The number of the first choice of each age."""
    by_victory: tuple[tuple[dict[str, float], ...], ...] = ()
    """In Duel the chances by seat and kind of victory."""


class ReviewProgress(msgspec.Struct, frozen=True, rename={"made": "pass"}):
    """How far a review is. Ask again until the `pass` is `full`."""

    made: ReviewPass | None
    """The pass that is done: `rough` after seconds, then `full`."""
    done: int
    """So many choices of the next pass have been thought about."""
    all: int
    failed: bool
    waiting: int
    """So many other reviews come first."""
    review: Review | None


# --- hints and the coach ---


class AskHint(msgspec.Struct, frozen=True):
    """How am I doing, or what could I do? Only alone against the computer, unrated, not in the daily deal."""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=0)]
    """How many choices the game has, as `state.choices` tells it."""
    kind: Literal["gauge", "ideas"] = "gauge"


class Idea(msgspec.Struct, frozen=True):
    """A choice that is worth a thought."""

    choice: str
    chance: float
    deviation: float
    reasons: tuple[Reason, ...]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance of a seat from what it knows, and at most three ideas, the best first."""

    number: int
    chance: float
    deviation: float
    standing: Standing
    by_victory: dict[str, float] = {}
    """In Duel, the chance of the seat by kind of victory."""
    ideas: tuple[Idea, ...] = ()


class AskCoach(msgspec.Struct, frozen=True):
    """Is this choice a blunder?"""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=0)]
    choice: Notation


class CoachAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A warning, or none. It names a danger and never the best choice."""

    warn: bool
    loss: float = 0.0
    deviation: float = 0.0
    reasons: tuple[Reason, ...] = ()
    pieces: tuple[str, ...] = ()
    """Pieces on the table that the danger is about."""
    left: int = 0
    """So many warnings are left in this game."""


# --- the deal of the day ---


class DailyTry(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody did; `rank` and `of` where it counts."""

    date: str
    game: GameName
    table: str = ""
    """The table, for your own try."""
    state: Literal["playing", "over"] = "over"
    won: bool = False
    margin: int = 0
    """Points ahead of, or behind, the best opponent; 40 for a victory before the end."""
    victory: str | None = None
    lost: float | None = None
    """The chances given away, in whole victories; null until the review is done."""
    rank: int | None = None
    of: int | None = None
    name: str = ""
    you: bool = False
    friend: bool = False
    score: int | None = None
    """In a club: the part of the other members it beats, in percent; equal results count half."""


class DailyClub(msgspec.Struct, frozen=True):
    """The same deal at the tables of a club: its members, ranked by comparison with each other."""

    id: str
    name: str
    places: tuple[DailyTry, ...]


class DailyTeam(msgspec.Struct, frozen=True, omit_defaults=True):
    """A club as a team: the same deal at the tables of its members, each compared with every table of the
    other clubs."""

    id: str
    name: str
    tables: int
    """So many members have played it."""
    score: int
    """The part of its comparisons that it wins, in percent; equal results count half."""
    margin: int
    """The mean margin of its tables, in points."""
    week: int
    """The mean score of the week, from Monday to this day."""
    days: int
    """On so many days of the week it was a team."""
    rank: int = 0
    yours: bool = False


class DailyBin(msgspec.Struct, frozen=True):
    """So many had a margin from `least` to below the next bin."""

    least: int
    count: int
    won: int


class DailyDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal of a day. What others did stays covered until you have played it."""

    game: GameName
    date: str
    id: str
    players: int
    seat: int
    level: str
    """Of all opponents."""
    simulations: int
    today: bool
    ends: int
    """When the day ends, in milliseconds; afterwards it can be played for practice."""
    plays: int
    """So many have played it to the end."""
    mine: DailyTry | None = None
    ranking: tuple[DailyTry, ...] = ()
    friends: tuple[DailyTry, ...] = ()
    clubs: tuple[DailyClub, ...] = ()
    """Your clubs in which somebody has played it."""
    teams: tuple[DailyTeam, ...] = ()
    """Clubs against each other: yours, and those that everybody may read, each with two tables or more."""
    histogram: tuple[DailyBin, ...] = ()


class DailyStart(msgspec.Struct, frozen=True):
    """Play the deal of today, or one of the archive for practice."""

    practice: bool = False
    date: Day | None = None


class DailyCalendar(msgspec.Struct, frozen=True):
    """Your tries, the newest first, and the days of the archive."""

    today: str
    first: str
    tries: tuple[DailyTry, ...]
    streak: dict[GameName, int]
    """By game: on so many days in a row, up to today or yesterday, you played the deal."""


AFTERWARDS: tuple[Any, ...] = (
    Review,
    ReviewProgress,
    AskHint,
    Hint,
    AskCoach,
    CoachAnswer,
    DailyDeal,
    DailyStart,
    DailyCalendar,
)
