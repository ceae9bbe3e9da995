"""Messages of tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.settings import Settings
from pharos.wire.room_messages import Name, Sign

Kind = Literal["swiss", "round_robin"]
Status = Literal["open", "live", "over"]


class NewTournament(msgspec.Struct, frozen=True):
    """A tournament that people and bots may enter; whoever opens it begins it."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
    kind: Kind
    settings: Settings
    """What is played at every table; `players` is the size of the tables."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    """Of a Swiss tournament; left out, as many as find a winner."""
    hosted: bool = False
    """An evening: rounds begin when the organizer says so, guests may enter, and anybody may come late."""
    planned: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """When people are to come, in milliseconds since 1970."""
    club: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The club whose evening it is; one of its organizers opens it."""
    enter: bool = True
    """Whether whoever opens it takes part."""


class Ranked(msgspec.Struct, frozen=True):
    """How an entrant stands. Points are counted in halves: a win is 2, a shared one 1."""

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
    """The number with which they entered: names may be alike."""
    sign: str = ""
    """The emblem; empty for computers."""
    level: str | None = None
    """The level of a computer that fills in."""
    guest: bool = False
    free: bool = False
    """Whether they are there and sit at no table."""
    before: int = 0
    """The place before the last round; 0 where there was none."""


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table of a round."""

    seats: tuple[str, ...]
    table: str | None = None
    """None for a bye, and until the table is open."""
    places: tuple[int, ...] | None = None
    """By seat, 0 is the best; null while it is played."""
    totals: tuple[int, ...] = ()
    entrants: tuple[int, ...] = ()
    """The numbers of those who sit there, by seat."""
    corrected: bool = False
    """Whether the organizer set the result."""
    age: int = 0
    """How far the game is, where that is known."""


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament as it is listed."""

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
    """The league whose division it is."""


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament with everything that is known of it."""

    summary: TournamentSummary
    settings: Settings
    standings: tuple[Ranked, ...]
    pairings: tuple[tuple[Pairing, ...], ...]
    """By round, by table."""
    entered: bool = False
    """Whether you take part."""
    yours: bool = False
    """Whether you opened it."""
    table: str | None = None
    """Where you play now."""
    me: int | None = None
    """The number with which you entered."""
    waits: bool = False
    """Whether the round that is drawn has not begun: its tables open at the end of the countdown."""
    begins: int | None = None
    """Milliseconds until it begins; null while the countdown is paused."""
    held: int | None = None
    """Milliseconds left of a countdown that is paused."""
    since: int | None = None
    """Milliseconds since the round began."""
    idle: bool = False
    """Whether all results of the last round are in: the organizer may draw the next one."""


class Tournaments(msgspec.Struct, frozen=True):
    """Lists of tournaments."""

    tournaments: tuple[TournamentSummary, ...]


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a new tournament; its page is `/tournaments/ID`."""

    id: str


class EnterEvening(msgspec.Struct, frozen=True):
    """A guest comes in by the link, with a name and an emblem, and takes part."""

    name: Name
    sign: Sign


class DrawRound(msgspec.Struct, frozen=True, tag="draw"):
    """Seat everybody who is there; the round begins after the break."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=120)] = 0


class BeginRound(msgspec.Struct, frozen=True, tag="begin"):
    """The round begins now, whatever is left of the countdown."""


class PauseRound(msgspec.Struct, frozen=True, tag="pause"):
    """The countdown stops, or goes on."""

    on: bool = True


class SetPresent(msgspec.Struct, frozen=True, tag="present"):
    """Somebody is there, or not: whoever is not sits at no further table, and gives up at the present one."""

    entrant: Annotated[int, msgspec.Meta(ge=1)]
    here: bool


class AddComputer(msgspec.Struct, frozen=True, tag="computer"):
    """A computer fills in."""

    level: Annotated[str, msgspec.Meta(min_length=1, max_length=10)]


class CorrectResult(msgspec.Struct, frozen=True, tag="correct"):
    """The places at a table, by seat, 0 the best; null for what the game itself says."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    board: Annotated[int, msgspec.Meta(ge=0)]
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=8)] | None = (
        None
    )


class FinishEvening(msgspec.Struct, frozen=True, tag="finish"):
    """The evening is over."""


OrganizerCommand = (
    DrawRound | BeginRound | PauseRound | SetPresent | AddComputer | CorrectResult | FinishEvening
)


class OrganizerSays(msgspec.Struct, frozen=True):
    """What the organizer of an evening asks for."""

    command: OrganizerCommand


class TableTournament(msgspec.Struct, frozen=True):
    """The tournament in which a table is played, if it is."""

    id: str | None = None
    name: str = ""
    league: str | None = None
    """The league, where it is a division of one: its page is `/leagues/ID`."""


CONTEST: tuple[Any, ...] = (
    NewTournament,
    TournamentView,
    Tournaments,
    TournamentMade,
    EnterEvening,
    OrganizerSays,
    TableTournament,
)
