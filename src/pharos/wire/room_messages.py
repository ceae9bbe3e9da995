"""Messages of a game night: one big screen, and phones that are hands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.products import GameName
from pharos.table.settings import Settings

Code = Annotated[str, msgspec.Meta(pattern="^[0-9]{4,6}$")]
RoomToken = Annotated[str, msgspec.Meta(min_length=20, max_length=64)]
GuestId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]
Sign = Literal[
    "owl", "bee", "dolphin", "turtle", "bull", "crab", "lion", "octopus", "ram", "hare", "snake", "scarab"
]
Name = Annotated[str, msgspec.Meta(min_length=2, max_length=24)]


class NewSign(msgspec.Struct, frozen=True):
    """Another emblem."""

    sign: Sign


class NewRoom(msgspec.Struct, frozen=True):
    """Open a game night on this screen, or show a table that is there already."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    game: GameName = "classic"


class RoomMade(msgspec.Struct, frozen=True):
    """The number that phones type, and the token with which this screen speaks for the host."""

    code: str
    token: str


class RoomSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who joined, in the order of the seats."""

    id: str
    sign: str
    name: str | None = None
    """Null for whoever gave none: the name of the sign is shown then."""
    host: bool = False
    here: bool = False
    """Whether the phone is connected."""
    account: bool = False
    """Whether it is an account: it comes back by signing in."""


class RoomClaim(msgspec.Struct, frozen=True):
    """Another phone asks for a seat; the host says yes or no."""

    id: str
    guest: str


class RoomState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game night as one viewer sees it."""

    code: str
    phase: Literal["lobby", "table"]
    settings: Settings
    fill: str | None
    """The level of computers on empty seats; null where empty seats are removed."""
    seats: tuple[RoomSeat, ...]
    most: int
    """So many may sit down."""
    wanted: int
    """With computers on empty seats: so many seats in all."""
    table: str | None = None
    games: int = 0
    """Games begun in this room."""
    arriving: int = 0
    """Phones that are still choosing a sign."""
    you: str | None = None
    host: bool = False
    """Whether you speak for the host."""
    pin: str | None = None
    """With it your seat can be taken on another phone."""
    claims: tuple[RoomClaim, ...] = ()
    """For the host: phones that ask for a seat."""
    shown: bool = False
    """Whether it only shows a table that was opened elsewhere."""


class JoinRoom(msgspec.Struct, frozen=True):
    """Sit down with a sign, and a name where one is wanted; again, to change them."""

    sign: Sign
    name: Name | None = None


class RoomSet(msgspec.Struct, frozen=True, tag="set"):
    """What is played."""

    game: GameName
    expansions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=8)]
    teams: bool = False
    minutes: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    """Minutes per player for the whole game; 0 for no clock."""
    fill: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 3
    """With computers on empty seats: so many seats in all."""


class RoomOrder(msgspec.Struct, frozen=True, tag="order"):
    """The seats as people really sit, clockwise."""

    seats: Annotated[tuple[GuestId, ...], msgspec.Meta(max_length=8)]


class RoomRemove(msgspec.Struct, frozen=True, tag="remove"):
    """A guest leaves the room."""

    guest: GuestId


class RoomStart(msgspec.Struct, frozen=True, tag="start"):
    """Begin the game."""


class RoomSkip(msgspec.Struct, frozen=True, tag="skip"):
    """Go on at once with what the big screen shows."""


class RoomAgain(msgspec.Struct, frozen=True, tag="again"):
    """Another game: at once with the same seats, or from the lobby with new ones."""

    reseat: bool = False


class RoomAnswer(msgspec.Struct, frozen=True, tag="answer"):
    """Another phone may have the seat it asks for, or not."""

    claim: GuestId
    yes: bool


HostCommand = RoomSet | RoomOrder | RoomRemove | RoomStart | RoomSkip | RoomAgain | RoomAnswer


class HostSays(msgspec.Struct, frozen=True):
    """What the host wants, with the token of the big screen or from the host's phone."""

    command: HostCommand
    token: RoomToken | None = None


class ReturnToRoom(msgspec.Struct, frozen=True):
    """Take a seat back on another phone: by its return code, or by asking the host."""

    guest: GuestId
    pin: Annotated[str, msgspec.Meta(pattern="^[0-9]{6}$")] | None = None


class Claimed(msgspec.Struct, frozen=True):
    """The host was asked; the secret collects the answer."""

    claim: str
    secret: str


class CollectClaim(msgspec.Struct, frozen=True):
    """Has the host answered?"""

    claim: GuestId
    secret: RoomToken


class WatchRoom(msgspec.Struct, frozen=True, tag="watch_room"):
    """Follow a room, or stop following it; the big screen sends its token."""

    code: Code
    token: RoomToken | None = None
    on: bool = True


class RoomTold(msgspec.Struct, frozen=True, tag="room"):
    """The room, sent again whenever it changes; null when it is closed."""

    code: str
    room: RoomState | None


class RoomSkipped(msgspec.Struct, frozen=True, tag="room_skipped"):
    """The host skipped the animation."""

    code: str


ROOM: tuple[Any, ...] = (
    NewSign,
    NewRoom,
    RoomMade,
    RoomState,
    JoinRoom,
    HostSays,
    ReturnToRoom,
    Claimed,
    CollectClaim,
)
