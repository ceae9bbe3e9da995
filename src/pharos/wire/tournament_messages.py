"""Messages of tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.settings import Settings
from pharos.wire.room_messages import Name, Sign

Kind = Literal["swiss", "round_robin"]
Status = Literal["open", "live", "over"]


class NewTournament(msgspec.Struct, frozen=True):
    """Create a tournament for users and bots. You organize and start it."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
    kind: Kind
    settings: Settings
    """The settings of all tables; `players` is the table size."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    """Rounds of a Swiss tournament; by default, as many as are needed to find a winner."""
    hosted: bool = False
    """An evening: the organizer starts each round, guests can join, and joining late is possible."""
    planned: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The planned start, in milliseconds since 1970."""
    club: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The club of an evening; only its organizers can create it."""
    enter: bool = True
    """Whether you play too."""


class Ranked(msgspec.Struct, frozen=True):
    """A row of the standings. `points` are half points: a win is 2, a shared win 1."""

    place: int
    name: str
    points: int
    buchholz: int
    berger: int
    total: int
    played: int
    won: int
    byes: int
    left: bool = False
    number: int = 0
    """The entry number, since names can be alike."""
    sign: str = ""
    """The emblem; empty for computers."""
    level: str | None = None
    """The level of a fill-in computer."""
    guest: bool = False
    free: bool = False
    """Whether they are present and not at a table."""
    before: int = 0
    """The place before the last round; 0 if none."""


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table of a round."""

    seats: tuple[str, ...]
    table: str | None = None
    """Null for a bye, and until the table exists."""
    places: tuple[int, ...] | None = None
    """By seat, 0 is the best; null during the game."""
    totals: tuple[int, ...] = ()
    entrants: tuple[int, ...] = ()
    """The entry numbers by seat."""
    corrected: bool = False
    """Whether the organizer set the result."""
    age: int = 0
    """The current age of the game, if known; else 0."""


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    kind: Kind | Literal["league"]
    status: Status
    game: str
    expansions: tuple[str, ...]
    players: int
    owner: str
    entrants: int
    round: int
    rounds: int | None
    created: int
    hosted: bool = False
    planned: int | None = None
    club: str | None = None
    league: str | None = None
    """The league, if this is a division of one."""


class TournamentView(msgspec.Struct, frozen=True):
    """The page of a tournament."""

    summary: TournamentSummary
    settings: Settings
    standings: tuple[Ranked, ...]
    pairings: tuple[tuple[Pairing, ...], ...]
    """By round and table."""
    entered: bool = False
    """Whether you joined."""
    yours: bool = False
    """Whether you organize it."""
    table: str | None = None
    """Your current table."""
    me: int | None = None
    """Your entry number."""
    waits: bool = False
    """Whether the drawn round has not started: its tables open at the end of the countdown."""
    begins: int | None = None
    """Milliseconds until the round starts; null while the countdown is paused."""
    held: int | None = None
    """Remaining milliseconds of a paused countdown."""
    since: int | None = None
    """Milliseconds since the round started."""
    idle: bool = False
    """Whether all results of the last round are in, so that the next one can be drawn."""


class Tournaments(msgspec.Struct, frozen=True):
    """Lists of tournaments."""

    tournaments: tuple[TournamentSummary, ...]


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a new tournament; its page is `/tournaments/ID`."""

    id: str


class EnterEvening(msgspec.Struct, frozen=True):
    """Join an evening by its link, with a name and an emblem."""

    name: Name
    sign: Sign


class DrawRound(msgspec.Struct, frozen=True, tag="draw"):
    """Draw a round for all present players; it starts after a break of `minutes`."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=120)] = 0


class BeginRound(msgspec.Struct, frozen=True, tag="begin"):
    """Start the drawn round now."""


class PauseRound(msgspec.Struct, frozen=True, tag="pause"):
    """Pause or resume the countdown."""

    on: bool = True


class SetPresent(msgspec.Struct, frozen=True, tag="present"):
    """Mark a player present or absent. Absent players resign their current game and are not paired."""

    entrant: Annotated[int, msgspec.Meta(ge=1)]
    here: bool


class AddComputer(msgspec.Struct, frozen=True, tag="computer"):
    """Add a fill-in computer."""

    level: Annotated[str, msgspec.Meta(min_length=1, max_length=10)]


class CorrectResult(msgspec.Struct, frozen=True, tag="correct"):
    """Set the places at a table, by seat (0 is the best); null restores the game's result."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    board: Annotated[int, msgspec.Meta(ge=0)]
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=8)] | None = (
        None
    )


class FinishEvening(msgspec.Struct, frozen=True, tag="finish"):
    """Finish the evening."""


OrganizerCommand = (
    DrawRound | BeginRound | PauseRound | SetPresent | AddComputer | CorrectResult | FinishEvening
)


class OrganizerSays(msgspec.Struct, frozen=True):
    """A command of the organizer of an evening."""

    command: OrganizerCommand


class TableTournament(msgspec.Struct, frozen=True):
    """The tournament of a table, if any."""

    id: str | None = None
    name: str = ""
    league: str | None = None
    """The league, if the tournament is a division of one; its page is `/leagues/ID`."""


CONTEST: tuple[Any, ...] = (
    NewTournament,
    TournamentView,
    Tournaments,
    TournamentMade,
    EnterEvening,
    OrganizerSays,
    TableTournament,
)
