"""Messages of reviews, hints, the coach, and daily deals."""

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
    """An argument for the `best` choice or against the `played` one. Its text is `review-reason-KIND`, or
    `coach-reason-KIND` for a warning."""

    kind: str
    of: Literal["best", "played"]
    amount: int = 0
    piece: str = ""


class ReviewLine(msgspec.Struct, frozen=True):
    """A choice examined by the search."""

    choice: str
    chance: float
    visits: int


class ReviewedChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice of the game, judged by what its seat knew. Chances are its seat's win chances, 0 to 1."""

    number: int
    """From 1."""
    seat: int
    choice: str
    best: str
    error: float
    """The win chance given away."""
    deviation: float
    """The standard error of `error`."""
    mark: Mark
    chance: float | None = None
    """The win chance with the choice made, if it was judged."""
    best_chance: float | None = None
    lines: tuple[ReviewLine, ...] = ()
    reasons: tuple[Reason, ...] = ()


class ReviewedLuck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The luck of a seat at the choice with this number."""

    number: int
    seat: int
    amount: float
    deviation: float
    cause: str = ""
    """`reveal`, `draw`, `wonders`, `age`, `deal`, or empty."""


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """Totals of a seat: `skill`, `luck` and `rest` add up to the last chance minus the first."""

    accuracy: float | None
    lost_per_100: float | None
    given_away: float | None
    skill: float
    luck: float
    luck_deviation: float
    rest: float
    adjusted: float


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """The review of a game (docs/review.md)."""

    chances: tuple[tuple[float, ...], ...]
    """Win chances by seat, before each choice and at the end."""
    choices: tuple[ReviewedChoice, ...]
    luck: tuple[ReviewedLuck, ...]
    players: tuple[ReviewedPlayer, ...]
    key_moments: tuple[int, ...]
    decided_by: Literal["luck", "skill", "both", "unclear"]
    ages: tuple[int, ...] = ()
    """The number of the first choice of each age."""
    by_victory: tuple[tuple[dict[str, float], ...], ...] = ()
    """In Duel, the chances by seat and kind of victory."""


class ReviewProgress(msgspec.Struct, frozen=True, rename={"made": "pass"}):
    """The progress of a review. Poll until `pass` is `full`."""

    made: ReviewPass | None
    """The last finished pass: `rough` after seconds, then `full`."""
    done: int
    """Choices finished in the current pass."""
    all: int
    failed: bool
    waiting: int
    """Number of other reviews ahead in the queue."""
    review: Review | None


# --- hints and the coach ---


class AskHint(msgspec.Struct, frozen=True):
    """Request a hint. Only alone against the computer, in casual games, and not in daily deals."""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=0)]
    """The number of choices made, as in `state.choices`."""
    kind: Literal["gauge", "ideas"] = "gauge"


class Idea(msgspec.Struct, frozen=True):
    """A suggested choice."""

    choice: str
    chance: float
    deviation: float
    reasons: tuple[Reason, ...]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The win chance of a seat from what it knows, and at most three suggested choices, best first."""

    number: int
    chance: float
    deviation: float
    standing: Standing
    by_victory: dict[str, float] = {}
    """In Duel, the chance of the seat by kind of victory."""
    ideas: tuple[Idea, ...] = ()


class AskCoach(msgspec.Struct, frozen=True):
    """Check whether a choice is a blunder."""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=0)]
    choice: Notation


class CoachAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of the check. A warning contains the danger, but never the best choice."""

    warn: bool
    loss: float = 0.0
    deviation: float = 0.0
    reasons: tuple[Reason, ...] = ()
    pieces: tuple[str, ...] = ()
    """The pieces concerned."""
    left: int = 0
    """Number of warnings left in this game."""


# --- daily deals ---


class DailyTry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result in a daily deal; ranked tries have `rank` and `of` (number of tries)."""

    date: str
    game: GameName
    table: str = ""
    """The table, for your own try."""
    state: Literal["playing", "over"] = "over"
    won: bool = False
    margin: int = 0
    """Points ahead of or behind the best opponent; ±40 if the game ended early."""
    victory: str | None = None
    lost: float | None = None
    """Total win chance given away (1 is one game); null until the review is done."""
    rank: int | None = None
    of: int | None = None
    name: str = ""
    you: bool = False
    friend: bool = False
    score: int | None = None
    """In a club: the percentage of other members beaten; equal results count half."""


class DailyClub(msgspec.Struct, frozen=True):
    """The results of a club's members in the same deal, compared with each other."""

    id: str
    name: str
    places: tuple[DailyTry, ...]


class DailyTeam(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a club as a team: each member's result is compared with all those of other clubs."""

    id: str
    name: str
    tables: int
    """Number of members who finished the deal."""
    score: int
    """Percentage of comparisons won; equal results count half."""
    margin: int
    """The mean margin of its members, in points."""
    week: int
    """The mean score of the week, from Monday to this day."""
    days: int
    """Number of days of the week on which the club was ranked."""
    rank: int = 0
    yours: bool = False


class DailyBin(msgspec.Struct, frozen=True):
    """Number of tries with a margin from `least` up to the next bin."""

    least: int
    count: int
    won: int


class DailyDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A daily deal. The results of others are hidden until you have played or the day is over."""

    game: GameName
    date: str
    id: str
    players: int
    seat: int
    level: str
    """The level of all opponents."""
    simulations: int
    today: bool
    ends: int
    """The end of the day in milliseconds; afterwards, the deal can only be practiced."""
    plays: int
    """Number of finished tries."""
    mine: DailyTry | None = None
    ranking: tuple[DailyTry, ...] = ()
    friends: tuple[DailyTry, ...] = ()
    clubs: tuple[DailyClub, ...] = ()
    """Your clubs with finished tries."""
    teams: tuple[DailyTeam, ...] = ()
    """Ranking of clubs: yours and public ones, with at least two finished tries each."""
    histogram: tuple[DailyBin, ...] = ()


class DailyStart(msgspec.Struct, frozen=True):
    """Play today's deal, or practice one from the archive."""

    practice: bool = False
    date: Day | None = None


class DailyCalendar(msgspec.Struct, frozen=True):
    """Your tries, newest first, and the date range of the archive."""

    today: str
    first: str
    tries: tuple[DailyTry, ...]
    streak: dict[GameName, int]
    """By game: the number of consecutive days played, up to today or yesterday."""


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
