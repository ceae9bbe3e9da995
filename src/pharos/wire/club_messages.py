"""Messages of clubs: members, evenings, leaderboards, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.wire.tournament_messages import TournamentSummary

Role = Literal["owner", "organizer", "member"]
ClubName = Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
MemberName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewClub(msgspec.Struct, frozen=True):
    """Create a club. Only members can view it unless it is made public."""

    name: ClubName
    season: ClubName
    """The name of its first season."""


class ClubMade(msgspec.Struct, frozen=True):
    """The id of a new club; its page is `/clubs/ID`."""

    id: str


class ClubMember(msgspec.Struct, frozen=True):
    """A member of a club."""

    name: str
    sign: str
    role: Role
    joined: int
    you: bool = False


class LadderRow(msgspec.Struct, frozen=True):
    """A member in the leaderboard of a season. `points` are half points."""

    place: int
    name: str
    sign: str
    points: int
    evenings: int
    played: int
    won: int
    course: tuple[int, ...]
    """The points after each evening of the season, in order."""
    you: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """The leaderboard of one game and player count."""

    game: str
    players: int
    evenings: int
    rows: tuple[LadderRow, ...]


class Podium(msgspec.Struct, frozen=True):
    """A player with a place."""

    name: str
    sign: str
    place: int


class ClubEvening(msgspec.Struct, frozen=True):
    """An evening of a club."""

    summary: TournamentSummary
    first: tuple[Podium, ...] = ()
    """The first three places, once it is over."""
    coming: tuple[Podium, ...] = ()
    """The entrants, before it starts; `place` is their entry number."""
    entered: bool = False
    """Whether you joined."""


class ClubRecord(msgspec.Struct, frozen=True):
    """A club record and its holder."""

    kind: Literal["score", "margin", "streak", "wins", "evenings"]
    """Points in one game, lead over second place, consecutive wins, games won, evenings won."""
    value: int
    name: str
    sign: str
    game: str | None = None


class Season(msgspec.Struct, frozen=True):
    """A season; the last one is the current one."""

    number: int
    name: str
    began: int


class ClubView(msgspec.Struct, frozen=True):
    """The page of a club."""

    id: str
    name: str
    open: bool
    """Whether this page is public."""
    role: Role | None
    """Your role; null if you are not a member."""
    invite: str | None
    """The code of the invitation link, for members."""
    members: tuple[ClubMember, ...]
    seasons: tuple[Season, ...]
    season: int
    ladders: tuple[Ladder, ...]
    next: tuple[ClubEvening, ...]
    """Upcoming and current evenings, in order."""
    past: tuple[ClubEvening, ...]
    records: tuple[ClubRecord, ...]


class ClubSummary(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    role: Role | None
    members: int
    next: ClubEvening | None = None


class Clubs(msgspec.Struct, frozen=True):
    """Your clubs."""

    clubs: tuple[ClubSummary, ...]


class JoinClub(msgspec.Struct, frozen=True):
    """Join a club with the code of an invitation link."""

    invite: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class HeadToHead(msgspec.Struct, frozen=True):
    """Results against another member, in games that both played."""

    name: str
    sign: str
    played: int
    ahead: int
    behind: int


class MemberView(msgspec.Struct, frozen=True):
    """A member's results against the other members."""

    name: str
    sign: str
    played: int
    won: int
    others: tuple[HeadToHead, ...]


class SetClub(msgspec.Struct, frozen=True, tag="set"):
    """Change the name, or whether the page is public (owner only)."""

    name: ClubName
    open: bool


class NewSeason(msgspec.Struct, frozen=True, tag="season"):
    """End the season and start the next one (organizers)."""

    name: ClubName


class NewInvite(msgspec.Struct, frozen=True, tag="invite"):
    """Replace the invitation link; the old one becomes invalid (organizers)."""


class SetRole(msgspec.Struct, frozen=True, tag="role"):
    """Change a member's role (owner only). Setting another owner transfers the club."""

    member: MemberName
    role: Role


class RemoveMember(msgspec.Struct, frozen=True, tag="remove"):
    """Remove a member (organizers)."""

    member: MemberName


ClubCommand = SetClub | NewSeason | NewInvite | SetRole | RemoveMember


class ClubSays(msgspec.Struct, frozen=True):
    """A command of the owner or an organizer."""

    command: ClubCommand


CLUB: tuple[Any, ...] = (
    NewClub,
    ClubMade,
    ClubView,
    ClubSummary,
    Clubs,
    JoinClub,
    MemberView,
    ClubSays,
)
