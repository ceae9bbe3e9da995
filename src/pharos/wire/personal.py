"""Messages of accounts: sessions, recovery, settings, contacts, notifications, vacations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.clock import ClockSettings
from pharos.table.commands import Notation

PersonName = Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Device(msgspec.Struct, frozen=True):
    """A session of your account."""

    id: str
    agent: str
    """The browser's User-Agent."""
    created: int | None
    seen: int | None
    """The time of the last use, accurate to some hours."""
    current: bool


class NewName(msgspec.Struct, frozen=True):
    """Change the name of your account."""

    name: PersonName


class OwnPassword(msgspec.Struct, frozen=True):
    """Confirms a critical action with the password."""

    password: Password


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown only once."""

    codes: tuple[str, ...]


class CodesLeft(msgspec.Struct, frozen=True):
    """The number of unused recovery codes."""

    left: int


class Recovery(msgspec.Struct, frozen=True):
    """Set a new password with a recovery code."""

    name: PersonName
    code: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    password: Password


LessonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class LessonKept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Your progress in a lesson."""

    table: Annotated[str, msgspec.Meta(max_length=24)]
    over: bool = False
    done: Annotated[tuple[LessonName, ...], msgspec.Meta(max_length=64)] = ()
    """The completed steps."""
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    """The last event number that was checked for choices."""
    folded: bool = False


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Settings of the web client; it uses its own defaults for fields left out."""

    theme: Literal["light", "dark", "system"] | None = None
    language: Literal["en", "ru"] | None = None
    pace: Literal["slow", "even", "quick"] | None = None
    """The speed of animations."""
    motion: bool | None = None
    sound: bool | None = None
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    keys: bool | None = None
    contrast: bool | None = None
    marks: bool | None = None
    """Whether to show patterns in addition to colors."""
    confirm: bool | None = None
    alerts: bool | None = None
    """Whether to show system notifications when it is your turn."""
    sheet: Literal["score", "chat"] | None = None
    lessons: Annotated[dict[LessonName, LessonKept], msgspec.Meta(max_length=32)] | None = None
    """Started lessons by name."""


class Neighbour(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player you follow, mute, or block."""

    id: str
    """Used to remove the relationship; guests have one too."""
    name: str
    kind: str
    here: bool = False
    """Whether they are connected now (followed players only)."""
    table: str | None = None
    """A public table where they are sitting now."""


class CircleView(msgspec.Struct, frozen=True):
    """The players you follow, mute, and block."""

    follows: tuple[Neighbour, ...]
    mutes: tuple[Neighbour, ...]
    blocks: tuple[Neighbour, ...]


class NewTie(msgspec.Struct, frozen=True):
    """Follow, mute, or block an account by name; or mute or block the author of a chat message."""

    kind: Literal["follow", "mute", "block"]
    name: PersonName | None = None
    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    line: Annotated[int, msgspec.Meta(ge=1, lt=2**31)] | None = None


class NewReport(msgspec.Struct, frozen=True):
    """Report a chat message to the moderators."""

    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class NewInvitation(msgspec.Struct, frozen=True):
    """Invite a user or bot to a table by account name."""

    name: PersonName


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table."""

    table: dict[str, Any]
    """The table as in the lobby (`TableSummary`)."""
    by: str
    at: int


class Invitations(msgspec.Struct, frozen=True):
    """Your invitations."""

    invitations: tuple[Invitation, ...]


class NewPairing(msgspec.Struct, frozen=True):
    """Find an opponent for a game with these settings; `near`: only one of similar rating."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=16)] = 2
    expansions: Annotated[
        tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=40)], ...], msgspec.Meta(max_length=16)
    ] = ()
    rated: bool = False
    near: bool = False
    clock: ClockSettings | None = None
    """The time control; null accepts any, and creates tables with 15 minutes plus 10 seconds per move."""


class AlertKey(msgspec.Struct, frozen=True):
    """The server's Web Push key, or null if Web Push is unavailable."""

    key: str | None


class NewAlert(msgspec.Struct, frozen=True):
    """A subscription of the browser's push service."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
    key: Annotated[str, msgspec.Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=30, pattern="^[A-Za-z0-9_-]+=*$")]
    language: Literal["en", "ru"] = "en"


class EndAlert(msgspec.Struct, frozen=True):
    """Remove a push subscription."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]


class NewVacation(msgspec.Struct, frozen=True):
    """Start a vacation, which stops your clocks in turn-based games."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


class VacationView(msgspec.Struct, frozen=True):
    """Your vacation."""

    until: int | None
    """The end of your vacation in milliseconds; null if you are not on vacation."""
    left: int
    """Days left this year."""
    longest: int
    """Maximum days of one vacation."""


class NewChannel(msgspec.Struct, frozen=True):
    """A mail address, or a webhook of a chat service."""

    kind: Literal["mail", "webhook"]
    address: Annotated[str, msgspec.Meta(min_length=5, max_length=500)]
    language: Literal["en", "ru"] = "en"


class ChannelView(msgspec.Struct, frozen=True):
    """A mail address or webhook for notifications; of a webhook only the service, as its URL is secret."""

    id: str
    kind: Literal["mail", "webhook"]
    address: str
    confirmed: bool


class ChannelsView(msgspec.Struct, frozen=True):
    """Your channels, and the kinds that this server supports."""

    channels: tuple[ChannelView, ...]
    mail: bool
    webhooks: tuple[str, ...]


class ChannelCode(msgspec.Struct, frozen=True):
    """The confirmation code sent by mail."""

    code: Annotated[str, msgspec.Meta(min_length=8, max_length=8, pattern="^[0-9]+$")]


class OpponentTally(msgspec.Struct, frozen=True):
    """Games against one opponent."""

    name: str
    games: int
    won: int


class VictoryTally(msgspec.Struct, frozen=True):
    """Games won and lost by one kind of victory."""

    game: str
    victory: str
    won: int
    lost: int


class WonderTally(msgspec.Struct, frozen=True):
    """Results with a Wonder that was built, or a Wonder board that was played."""

    game: str
    wonder: str
    games: int
    won: int


class RatingPoint(msgspec.Struct, frozen=True):
    """The rating after one game."""

    pool: str
    at: int
    rating: int


Dropped = Literal["other", "turn", "revealed", "impossible"]
"""Why a conditional move was not made: the opponent chose something else, it was not your turn, something was
revealed, or the move was unavailable."""


class NewConditional(msgspec.Struct, frozen=True):
    """Reply `choice` if the opponent chooses `when`; in turn-based Duel, during the opponent's turn."""

    when: Notation
    choice: Notation
    anyway: bool = False
    """Whether to reply even if the opponent's choice reveals something."""


class ConditionalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A conditional move, visible only to you."""

    id: str
    when: str
    choice: str
    anyway: bool = False
    dropped: Dropped | None = None
    """Why the move was not made."""


class ConditionalMovesView(msgspec.Struct, frozen=True):
    """Your conditional moves at a table."""

    moves: tuple[ConditionalMove, ...]


PERSONAL: tuple[Any, ...] = (
    Device,
    NewName,
    OwnPassword,
    Codes,
    CodesLeft,
    Recovery,
    Preferences,
    CircleView,
    NewTie,
    NewVacation,
    VacationView,
    NewChannel,
    ChannelView,
    ChannelsView,
    NewConditional,
    ConditionalMovesView,
    ChannelCode,
    NewReport,
    NewInvitation,
    NewPairing,
    AlertKey,
    NewAlert,
    EndAlert,
    Invitations,
)
