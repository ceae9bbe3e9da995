"""Messages of rooms (game nights): a big screen, and phones that show the hands."""

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
    """Change your emblem."""

    sign: Sign


class NewRoom(msgspec.Struct, frozen=True):
    """Open a room on this screen for a game night, or to show an existing table."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")] | None = None
    game: GameName = "classic"


class RoomMade(msgspec.Struct, frozen=True):
    """The code to enter on phones, and the token with which this screen acts as the host."""

    code: str
    token: str


class RoomSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player in the room, in seat order."""

    id: str
    sign: str
    name: str | None = None
    """Null if none was given; the name of the emblem is shown instead."""
    host: bool = False
    here: bool = False
    """Whether the phone is connected."""
    account: bool = False
    """Whether the player has an account, and so can return by signing in."""


class RoomClaim(msgspec.Struct, frozen=True):
    """A request by another phone to take over a seat, which the host answers."""

    id: str
    guest: str


class RoomState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room as one viewer sees it."""

    code: str
    phase: Literal["lobby", "table"]
    settings: Settings
    fill: str | None
    """The level of computers in empty seats; null if empty seats are removed."""
    seats: tuple[RoomSeat, ...]
    most: int
    """Maximum number of players."""
    wanted: int
    """With computers in empty seats: the total number of seats."""
    table: str | None = None
    games: int = 0
    """Number of games started in this room."""
    arriving: int = 0
    """Number of phones that are still choosing an emblem."""
    you: str | None = None
    host: bool = False
    """Whether you can act as the host."""
    pin: str | None = None
    """The return code, which moves your seat to another phone."""
    claims: tuple[RoomClaim, ...] = ()
    """For the host: pending requests of phones for a seat."""
    shown: bool = False
    """Whether the room only shows a table created elsewhere."""


class JoinRoom(msgspec.Struct, frozen=True):
    """Take a seat with an emblem and an optional name; repeat to change them."""

    sign: Sign
    name: Name | None = None


class RoomSet(msgspec.Struct, frozen=True, tag="set"):
    """Set the game and its options."""

    game: GameName
    expansions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=8)]
    teams: bool = False
    minutes: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    """Minutes per player for the whole game; 0 for no clock."""
    fill: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 3
    """With computers in empty seats: the total number of seats."""


class RoomOrder(msgspec.Struct, frozen=True, tag="order"):
    """Reorder the seats to match the real seating, clockwise."""

    seats: Annotated[tuple[GuestId, ...], msgspec.Meta(max_length=8)]


class RoomRemove(msgspec.Struct, frozen=True, tag="remove"):
    """Remove a player from the room."""

    guest: GuestId


class RoomStart(msgspec.Struct, frozen=True, tag="start"):
    """Start the game."""


class RoomSkip(msgspec.Struct, frozen=True, tag="skip"):
    """Skip the animation on the big screen."""


class RoomAgain(msgspec.Struct, frozen=True, tag="again"):
    """Start another game with the same seats; with `reseat`, return to the lobby first."""

    reseat: bool = False


class RoomAnswer(msgspec.Struct, frozen=True, tag="answer"):
    """Accept or decline another phone's request for a seat."""

    claim: GuestId
    yes: bool


HostCommand = RoomSet | RoomOrder | RoomRemove | RoomStart | RoomSkip | RoomAgain | RoomAnswer


class HostSays(msgspec.Struct, frozen=True):
    """A command of the host, with the token of the big screen, or from the host's phone."""

    command: HostCommand
    token: RoomToken | None = None


class ReturnToRoom(msgspec.Struct, frozen=True):
    """Take over a seat on another phone, with its return code or by asking the host."""

    guest: GuestId
    pin: Annotated[str, msgspec.Meta(pattern="^[0-9]{6}$")] | None = None


class Claimed(msgspec.Struct, frozen=True):
    """The host was asked; use `secret` to get the answer."""

    claim: str
    secret: str


class CollectClaim(msgspec.Struct, frozen=True):
    """Get the host's answer to a claim."""

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
