"""Messages of a person's own affairs: devices, recovery, settings, the people around them, alerts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.clock import ClockSettings
from pharos.table.commands import Notation

PersonName = Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Device(msgspec.Struct, frozen=True):
    """A session as its owner lists it."""

    id: str
    agent: str
    """What the browser calls itself."""
    created: int | None
    seen: int | None
    """When it was last used, to some hours."""
    current: bool


class NewName(msgspec.Struct, frozen=True):
    """Another name for the same account."""

    name: PersonName


class OwnPassword(msgspec.Struct, frozen=True):
    """The password once more, for what cannot be undone."""

    password: Password


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


class CodesLeft(msgspec.Struct, frozen=True):
    """How many recovery codes are left."""

    left: int


class Recovery(msgspec.Struct, frozen=True):
    """A new password by one of the recovery codes."""

    name: PersonName
    code: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    password: Password


LessonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class LessonKept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How far somebody is in a lesson."""

    table: Annotated[str, msgspec.Meta(max_length=24)]
    over: bool = False
    done: Annotated[tuple[LessonName, ...], msgspec.Meta(max_length=64)] = ()
    """The steps that are over."""
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    """Up to this event the choices have been looked at."""
    folded: bool = False


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the pages look and behave for somebody; what is left out is the page's own choice."""

    theme: Literal["light", "dark", "system"] | None = None
    language: Literal["en", "ru"] | None = None
    pace: Literal["slow", "even", "quick"] | None = None
    """How long motion takes."""
    motion: bool | None = None
    sound: bool | None = None
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    keys: bool | None = None
    contrast: bool | None = None
    marks: bool | None = None
    """Letters on what is told apart by its colour."""
    confirm: bool | None = None
    alerts: bool | None = None
    """Whether the system tells that it is one's turn."""
    sheet: Literal["score", "chat"] | None = None
    lessons: Annotated[dict[LessonName, LessonKept], msgspec.Meta(max_length=32)] | None = None
    """Guided games that were begun, by name."""


class Neighbour(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in one's circle."""

    id: str
    """By which a tie is ended, also of a guest."""
    name: str
    kind: str
    here: bool = False
    """Whether they are connected now (those who are followed)."""
    table: str | None = None
    """A public table at which they sit now."""


class CircleView(msgspec.Struct, frozen=True):
    """The people around you."""

    follows: tuple[Neighbour, ...]
    mutes: tuple[Neighbour, ...]
    blocks: tuple[Neighbour, ...]


class NewTie(msgspec.Struct, frozen=True):
    """Follow, mute or block: an account by its name, or whoever said a line of chat."""

    kind: Literal["follow", "mute", "block"]
    name: PersonName | None = None
    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    line: Annotated[int, msgspec.Meta(ge=1, lt=2**31)] | None = None


class NewReport(msgspec.Struct, frozen=True):
    """What is wrong with a line of chat, for whoever runs the server."""

    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class NewInvitation(msgspec.Struct, frozen=True):
    """Ask somebody to a table, a person or a bot, by the name of the account."""

    name: PersonName


class Invitation(msgspec.Struct, frozen=True):
    """You are asked to a table."""

    table: dict[str, Any]
    """As the lobby lists it (`TableSummary`)."""
    by: str
    at: int


class Invitations(msgspec.Struct, frozen=True):
    """The tables you are asked to."""

    invitations: tuple[Invitation, ...]


class NewPairing(msgspec.Struct, frozen=True):
    """A game with whoever wants the same, against somebody of about the same strength or anybody."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=16)] = 2
    expansions: Annotated[
        tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=40)], ...], msgspec.Meta(max_length=16)
    ] = ()
    rated: bool = False
    near: bool = False
    clock: ClockSettings | None = None
    """How long people may think; null for whatever others wait with, else a quarter of an hour each."""


class AlertKey(msgspec.Struct, frozen=True):
    """The server's key for Web Push, or null where it sends none."""

    key: str | None


class NewAlert(msgspec.Struct, frozen=True):
    """A subscription of a browser's push service."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
    key: Annotated[str, msgspec.Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=30, pattern="^[A-Za-z0-9_-]+=*$")]
    language: Literal["en", "ru"] = "en"


class EndAlert(msgspec.Struct, frozen=True):
    """A subscription that ends."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]


class NewVacation(msgspec.Struct, frozen=True):
    """So many days in which your clocks by days stand."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


class VacationView(msgspec.Struct, frozen=True):
    """Your vacation."""

    until: int | None
    """Until when you are away, in milliseconds; null where you are not."""
    left: int
    """Days left within a year."""
    longest: int
    """Days of one vacation at most."""


class NewChannel(msgspec.Struct, frozen=True):
    """A mail address, or a webhook of a chat service."""

    kind: Literal["mail", "webhook"]
    address: Annotated[str, msgspec.Meta(min_length=5, max_length=500)]
    language: Literal["en", "ru"] = "en"


class ChannelView(msgspec.Struct, frozen=True):
    """Where alerts reach you; of a webhook the service alone, since its address is a secret."""

    id: str
    kind: Literal["mail", "webhook"]
    address: str
    confirmed: bool


class ChannelsView(msgspec.Struct, frozen=True):
    """Your channels, and what this server can send."""

    channels: tuple[ChannelView, ...]
    mail: bool
    webhooks: tuple[str, ...]


class ChannelCode(msgspec.Struct, frozen=True):
    """The code that came by mail."""

    code: Annotated[str, msgspec.Meta(min_length=8, max_length=8, pattern="^[0-9]+$")]


class OpponentTally(msgspec.Struct, frozen=True):
    """Games against one opponent."""

    name: str
    games: int
    won: int


class VictoryTally(msgspec.Struct, frozen=True):
    """How games of one kind ended: by this victory, so many won and lost."""

    game: str
    victory: str
    won: int
    lost: int


class WonderTally(msgspec.Struct, frozen=True):
    """A wonder that was built, or a board that was played."""

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
"""Why a conditional move was not made: the opponent did something else, or goes on; something was revealed;
it was not allowed."""


class NewConditional(msgspec.Struct, frozen=True):
    """If the opponent chooses this, you answer that; in Duel by days, while the opponent owes a choice."""

    when: Notation
    choice: Notation
    anyway: bool = False
    """Also when the opponent's choice reveals something."""


class ConditionalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A conditional move; only you see it."""

    id: str
    when: str
    choice: str
    anyway: bool = False
    dropped: Dropped | None = None
    """Why it was not made."""


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
