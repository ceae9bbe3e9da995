"""Messages of tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.settings import Settings

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


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table of a round."""

    seats: tuple[str, ...]
    table: str | None = None
    """None for a bye, and until the table is open."""
    places: tuple[int, ...] | None = None
    """By seat, 0 is the best; null while it is played."""
    totals: tuple[int, ...] = ()


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament as it is listed."""

    id: str
    name: str
    kind: Kind
    status: Status
    game: str
    expansions: tuple[str, ...]
    players: int
    owner: str
    entrants: int
    round: int
    rounds: int | None
    created: int


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


class Tournaments(msgspec.Struct, frozen=True):
    """Lists of tournaments."""

    tournaments: tuple[TournamentSummary, ...]


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a new tournament; its page is `/tournaments/ID`."""

    id: str


CONTEST: tuple[Any, ...] = (NewTournament, TournamentView, Tournaments, TournamentMade)
