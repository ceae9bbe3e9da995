"""What server processes tell each other: small typed messages.

Whatever they speak of stands in the database; a message that is lost costs time, never truth. A command on
its way to the owner of a table may hold a sealed choice, so a bus is to be as private as the database.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec

from pharos.table import Command, Person
from pharos.table.refusal import Kind
from pharos.wire.messages import Why


class EntryAdded(msgspec.Struct, frozen=True, tag="entry"):
    """The log of a table has grown to this number."""

    table: str
    number: int


class LogChanged(msgspec.Struct, frozen=True, tag="changed"):
    """The log of a table was changed in place."""

    table: str


class ChatSaid(msgspec.Struct, frozen=True, tag="chat"):
    """A line of chat was stored."""

    table: str
    line: int
    process: str
    author: str


class Owned(msgspec.Struct, frozen=True, tag="owned"):
    """A process owns a table from now on; its log has grown to this number."""

    table: str
    process: str
    fence: int
    number: int


class Follow(msgspec.Struct, frozen=True):
    """Who follows a table from one process."""

    table: str
    seats: tuple[int, ...]
    spectators: int
    absent: tuple[int, ...]
    """The seats that this process holds absent; where that is wrong, the owner says so."""


class FollowersReport(msgspec.Struct, frozen=True, tag="followers"):
    """Who follows tables from a process, told to their owner; told again every few seconds."""

    to: str
    process: str
    follows: tuple[Follow, ...]


class PresenceTold(msgspec.Struct, frozen=True, tag="presence"):
    """Who is absent from a table, by seat, and since when; told by its owner."""

    table: str
    process: str
    fence: int
    absent: dict[int, int]


class CommandForwarded(msgspec.Struct, frozen=True, tag="command"):
    """A person's command, for the owner of the table."""

    to: str
    process: str
    request: int
    table: str
    person: Person
    command: Command
    address: str | None


class CommandAnswered(msgspec.Struct, frozen=True, tag="answer"):
    """What became of a forwarded command; `refused` is its key, `owner` false when nothing was decided."""

    to: str
    request: int
    owner: bool
    number: int = 0
    repeated: bool = False
    refused: str | None = None
    kind: Kind = "conflict"
    arguments: dict[str, Any] = {}
    rule: str | None = None


class LobbyChanged(msgspec.Struct, frozen=True, tag="lobby"):
    """The public tables have changed."""


class PersonSeated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody sits at a table that has not begun."""

    table: str
    seat: int
    person: str


class GameStarted(msgspec.Struct, frozen=True, tag="start"):
    """A game with somebody has begun."""

    table: str
    seat: int
    person: str


class GameFinished(msgspec.Struct, frozen=True, tag="finish"):
    """A game with somebody is over."""

    table: str
    seat: int
    person: str


class PersonCalled(msgspec.Struct, frozen=True, tag="call"):
    """A table waits for somebody."""

    table: str
    person: str
    why: Why
    by: str = ""


class PersonRenamed(msgspec.Struct, frozen=True, tag="renamed"):
    """Somebody has another name, or another emblem."""

    person: str
    name: str
    sign: str = ""


class ContactsChanged(msgspec.Struct, frozen=True, tag="circle"):
    """Somebody mutes or blocks others now."""

    person: str


class RoomChanged(msgspec.Struct, frozen=True, tag="room"):
    """A room for a big screen has changed, or its host goes on with what is shown."""

    code: str
    skipped: bool = False


class RightsChanged(msgspec.Struct, frozen=True, tag="rights"):
    """Rights have ended from outside."""


class SessionEnded(msgspec.Struct, frozen=True, tag="logout"):
    """A session has ended."""

    session: str


class ProcessAlive(msgspec.Struct, frozen=True, tag="alive"):
    """A process can be heard."""

    process: str


class ProcessLeft(msgspec.Struct, frozen=True, tag="left"):
    """A process has ended, and owns nothing any more."""

    process: str


class MessagesLost(msgspec.Struct, frozen=True, tag="lost"):
    """A process could not tell everything: whatever is loaded elsewhere is read again."""

    process: str


BusMessage = (
    EntryAdded
    | LogChanged
    | ChatSaid
    | Owned
    | FollowersReport
    | PresenceTold
    | CommandForwarded
    | CommandAnswered
    | LobbyChanged
    | PersonSeated
    | GameStarted
    | GameFinished
    | PersonCalled
    | PersonRenamed
    | ContactsChanged
    | RoomChanged
    | RightsChanged
    | SessionEnded
    | ProcessAlive
    | ProcessLeft
    | MessagesLost
)

_encode = msgspec.json.Encoder().encode
_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
_sender = msgspec.json.Decoder(str).decode
_message: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


def packets(sender: str, messages: Sequence[BusMessage], longest: int) -> list[bytes]:
    """The messages as packets, in order, none of which is longer than that (one message always fits)."""
    made: list[bytes] = []
    head = _encode(sender)
    part, size = [head], len(head) + 2
    for message in messages:
        data = _encode(message)
        if len(part) > 1 and size + len(data) + 1 > longest:
            made.append(b"[" + b",".join(part) + b"]")
            part, size = [head], len(head) + 2
        part.append(data)
        size += len(data) + 1
    if len(part) > 1:
        made.append(b"[" + b",".join(part) + b"]")
    return made


def decode(packet: str | bytes) -> tuple[str, list[BusMessage], int]:
    """Sender and messages, and how many are not understood: a newer process may know more of them.

    >>> decode(packets("one", [LobbyChanged(), ProcessLeft("two")], 7500)[0])
    ('one', [LobbyChanged(), ProcessLeft(process='two')], 0)
    >>> decode(b'["one", {"type": "novelty"}]')
    ('one', [], 1)
    """
    try:
        head, *parts = _parts(packet)
        sender = _sender(head)
    except (msgspec.DecodeError, ValueError):
        return "", [], 1
    messages: list[BusMessage] = []
    for part in parts:
        with contextlib.suppress(msgspec.DecodeError):
            messages.append(_message.decode(part))
    return sender, messages, len(parts) - len(messages)
