"""Messages of leagues: divisions, seasons, promotion and relegation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.settings import Settings
from pharos.wire.tournament_messages import Pairing, Ranked

LeagueStatus = Literal["open", "live", "over"]
"""Between two seasons and before the first one; while a season is played; ended for good."""
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewLeague(msgspec.Struct, frozen=True):
    """A league that is played by days. Whoever opens it begins its first season."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
    settings: Settings
    """What is played at every table; the clock counts days."""
    size: Annotated[int, msgspec.Meta(ge=3, le=8)] = 6
    """Players of a division."""
    movers: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    """How many are promoted, and as many relegated, between two divisions."""
    laps: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """Duel: how often everybody meets everybody in a season. 7 Wonders: games of a division."""
    pause: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    """Days after which the next season begins by itself; null: when the organizer says so."""
    club: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The club whose league it is; one of its organizers opens it, and its members play."""


class LeagueMade(msgspec.Struct, frozen=True):
    """The id of a league; its page is `/leagues/ID`."""

    id: str


class LeagueSummary(msgspec.Struct, frozen=True):
    """A league as it is listed."""

    id: str
    name: str
    status: LeagueStatus
    game: str
    expansions: tuple[str, ...]
    days: int
    """For a choice."""
    season: int
    members: int
    entered: bool
    """Whether you play in it."""
    club: str | None = None


class Leagues(msgspec.Struct, frozen=True):
    """Lists of leagues."""

    leagues: tuple[LeagueSummary, ...]


class LeaguePlayer(msgspec.Struct, frozen=True):
    """Somebody who plays in the next season."""

    name: str
    sign: str
    you: bool = False


class Division(msgspec.Struct, frozen=True):
    """A division of a season."""

    tournament: str
    standings: tuple[Ranked, ...]
    moves: tuple[Literal["up", "down"] | None, ...]
    """By row of the standings: who is promoted and who relegated, as it stands."""
    games: tuple[Pairing, ...]
    over: bool
    me: int | None = None
    """Your number, if you play here."""


class Champion(msgspec.Struct, frozen=True):
    """Who won the highest division of a season."""

    season: int
    names: tuple[str, ...]


class LeagueView(msgspec.Struct, frozen=True):
    """A league with one of its seasons."""

    summary: LeagueSummary
    settings: Settings
    size: int
    movers: int
    laps: int
    pause: int | None
    season: int
    """The season that is shown."""
    divisions: tuple[Division, ...]
    members: tuple[LeaguePlayer, ...]
    """Who plays in the next season."""
    champions: tuple[Champion, ...]
    """Of past seasons, the newest first."""
    yours: bool
    """Whether you organize it."""
    may_enter: bool
    begins: int | None = None
    """When the next season begins by itself, in milliseconds since 1970."""
    table: str | None = None
    """Where you are waited for, or play."""


class BeginSeason(msgspec.Struct, frozen=True, tag="begin"):
    """The next season begins."""


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove"):
    """Somebody plays no more: unfinished games are given up."""

    player: PlayerName


class CorrectGame(msgspec.Struct, frozen=True, tag="correct"):
    """The places at a table of this season, by seat, 0 the best; null for what the game itself says."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=8)] | None = (
        None
    )


class EndLeague(msgspec.Struct, frozen=True, tag="end"):
    """There is no further season."""


LeagueCommand = BeginSeason | RemovePlayer | CorrectGame | EndLeague


class LeagueSays(msgspec.Struct, frozen=True):
    """What the organizer of a league asks for."""

    command: LeagueCommand


LEAGUE: tuple[Any, ...] = (NewLeague, LeagueMade, Leagues, LeagueView, LeagueSays)
