"""Messages of leagues: divisions, seasons, promotion and relegation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.settings import Settings
from pharos.wire.tournament_messages import Pairing, Ranked

LeagueStatus = Literal["open", "live", "over"]
"""`open`: between seasons or before the first; `live`: during a season; `over`: ended permanently."""
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewLeague(msgspec.Struct, frozen=True):
    """Create a league of turn-based games. You organize it and start its first season."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
    settings: Settings
    """The settings of all tables; the clock must be `days`."""
    size: Annotated[int, msgspec.Meta(ge=3, le=8)] = 6
    """Players per division."""
    movers: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    """Players promoted, and as many relegated, between two divisions."""
    laps: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """Duel: games of each pairing per season. 7 Wonders: games of a division."""
    pause: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    """Days until the next season starts automatically; null if the organizer starts it."""
    club: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    """The club of the league: only its organizers can create it, and only its members can play."""


class LeagueMade(msgspec.Struct, frozen=True):
    """The id of a new league; its page is `/leagues/ID`."""

    id: str


class LeagueSummary(msgspec.Struct, frozen=True):
    """A league in a list."""

    id: str
    name: str
    status: LeagueStatus
    game: str
    expansions: tuple[str, ...]
    days: int
    """Days for each decision."""
    season: int
    members: int
    entered: bool
    """Whether you play in it."""
    club: str | None = None


class Leagues(msgspec.Struct, frozen=True):
    """Lists of leagues."""

    leagues: tuple[LeagueSummary, ...]


class LeaguePlayer(msgspec.Struct, frozen=True):
    """A player of the next season."""

    name: str
    sign: str
    you: bool = False


class Division(msgspec.Struct, frozen=True):
    """A division of a season."""

    tournament: str
    standings: tuple[Ranked, ...]
    moves: tuple[Literal["up", "down"] | None, ...]
    """By row of the standings: current promotion (`up`) or relegation (`down`)."""
    games: tuple[Pairing, ...]
    over: bool
    me: int | None = None
    """Your entry number, if you play in this division."""


class Champion(msgspec.Struct, frozen=True):
    """The winners of the top division of a season."""

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
    """The number of the season shown."""
    divisions: tuple[Division, ...]
    members: tuple[LeaguePlayer, ...]
    """The players of the next season."""
    champions: tuple[Champion, ...]
    """Champions of past seasons, newest first."""
    yours: bool
    """Whether you organize it."""
    may_enter: bool
    begins: int | None = None
    """When the next season starts automatically, in milliseconds since 1970."""
    table: str | None = None
    """One of your current tables."""


class BeginSeason(msgspec.Struct, frozen=True, tag="begin"):
    """Start the next season."""


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove"):
    """Remove a player and resign their unfinished games."""

    player: PlayerName


class CorrectGame(msgspec.Struct, frozen=True, tag="correct"):
    """Set the places at a table of this season, by seat (0 is the best); null restores the game's result."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=8)] | None = (
        None
    )


class EndLeague(msgspec.Struct, frozen=True, tag="end"):
    """End the league."""


LeagueCommand = BeginSeason | RemovePlayer | CorrectGame | EndLeague


class LeagueSays(msgspec.Struct, frozen=True):
    """A command of the organizer."""

    command: LeagueCommand


LEAGUE: tuple[Any, ...] = (NewLeague, LeagueMade, Leagues, LeagueView, LeagueSays)
