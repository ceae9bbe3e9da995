"""Messages of clubs: members, evenings, the ladder of a season, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.wire.tournament_messages import TournamentSummary

Role = Literal["owner", "organizer", "member"]
ClubName = Annotated[str, msgspec.Meta(min_length=2, max_length=60)]
MemberName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewClub(msgspec.Struct, frozen=True):
    """A club; nobody but its members sees it, unless it is opened."""

    name: ClubName
    season: ClubName
    """The name of its first season."""


class ClubMade(msgspec.Struct, frozen=True):
    """The id of a club; its page is `/clubs/ID`."""

    id: str


class ClubMember(msgspec.Struct, frozen=True):
    """Somebody of a club."""

    name: str
    sign: str
    role: Role
    joined: int
    you: bool = False


class LadderRow(msgspec.Struct, frozen=True):
    """How a member stands in a season. Points are counted in halves."""

    place: int
    name: str
    sign: str
    points: int
    evenings: int
    played: int
    won: int
    course: tuple[int, ...]
    """The points after each evening of the season, the first one first."""
    you: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """The members by their points in one game with so many players at a table."""

    game: str
    players: int
    evenings: int
    rows: tuple[LadderRow, ...]


class Podium(msgspec.Struct, frozen=True):
    """Somebody on one of the first places."""

    name: str
    sign: str
    place: int


class ClubEvening(msgspec.Struct, frozen=True):
    """An evening of a club."""

    summary: TournamentSummary
    first: tuple[Podium, ...] = ()
    """The best three, once it is over."""
    coming: tuple[Podium, ...] = ()
    """Who signed up, before it begins; places are their numbers."""
    entered: bool = False
    """Whether you signed up."""


class ClubRecord(msgspec.Struct, frozen=True):
    """The best that somebody of the club has done."""

    kind: Literal["score", "margin", "streak", "wins", "evenings"]
    """Points in one game, lead over the second, games won in a row, games won, evenings won."""
    value: int
    name: str
    sign: str
    game: str | None = None


class Season(msgspec.Struct, frozen=True):
    """A season; the last one goes on."""

    number: int
    name: str
    began: int


class ClubView(msgspec.Struct, frozen=True):
    """A club with everything that its page shows."""

    id: str
    name: str
    open: bool
    """Whether everybody may read this page."""
    role: Role | None
    """Yours; null for a reader who is no member."""
    invite: str | None
    """The code of the invitation link, for members."""
    members: tuple[ClubMember, ...]
    seasons: tuple[Season, ...]
    season: int
    ladders: tuple[Ladder, ...]
    next: tuple[ClubEvening, ...]
    """Evenings that are to come or go on, the nearest first."""
    past: tuple[ClubEvening, ...]
    records: tuple[ClubRecord, ...]


class ClubSummary(msgspec.Struct, frozen=True):
    """A club as its members find it."""

    id: str
    name: str
    role: Role | None
    members: int
    next: ClubEvening | None = None


class Clubs(msgspec.Struct, frozen=True):
    """Your clubs."""

    clubs: tuple[ClubSummary, ...]


class JoinClub(msgspec.Struct, frozen=True):
    """Join by the code of an invitation."""

    invite: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class HeadToHead(msgspec.Struct, frozen=True):
    """How somebody did against another member, at tables where both sat."""

    name: str
    sign: str
    played: int
    ahead: int
    behind: int


class MemberView(msgspec.Struct, frozen=True):
    """A member against the others."""

    name: str
    sign: str
    played: int
    won: int
    others: tuple[HeadToHead, ...]


class SetClub(msgspec.Struct, frozen=True, tag="set"):
    """Another name, or another answer to who may read the page. By the owner."""

    name: ClubName
    open: bool


class NewSeason(msgspec.Struct, frozen=True, tag="season"):
    """The season ends, and the next one begins. By an organizer."""

    name: ClubName


class NewInvite(msgspec.Struct, frozen=True, tag="invite"):
    """Another invitation link; the old one ends. By an organizer."""


class SetRole(msgspec.Struct, frozen=True, tag="role"):
    """Another role for a member. By the owner, who hands the club over by naming another owner."""

    member: MemberName
    role: Role


class RemoveMember(msgspec.Struct, frozen=True, tag="remove"):
    """Somebody is a member no more. By an organizer."""

    member: MemberName


ClubCommand = SetClub | NewSeason | NewInvite | SetRole | RemoveMember


class ClubSays(msgspec.Struct, frozen=True):
    """What an organizer or the owner asks for."""

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
