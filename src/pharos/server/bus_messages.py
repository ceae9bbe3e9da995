"""What server processes tell each other: small typed messages.

Whatever they speak of stands in the database; a message that is lost costs time, never truth. A command on
its way to the owner of a table may hold a sealed choice, so a bus is to be as private as the database.
"""

from __future__ import annotations

import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from pharos.server.helpers import HelpQuestion
from pharos.server.search_process import Client, Question
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
    fence: int | None = None
    """The number under which that process owns the table: a command that was late is not for a later one."""


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


class TableWanted(msgspec.Struct, frozen=True, tag="wanted"):
    """A process that owns no tables asks another to own one; by force where its owner does not answer."""

    to: str
    table: str
    by_force: bool = False


class ChoiceWork(msgspec.Struct, frozen=True, tag="choice"):
    """What shall a computer choose?"""

    client: Client
    question: Question


class HelpWork(msgspec.Struct, frozen=True, tag="help"):
    """How does a seat stand, what might it do, is a choice a blunder?"""

    person: str
    question: HelpQuestion


class ReviewWork(msgspec.Struct, frozen=True, tag="review"):
    """How far is the review of a game? With its record, it is begun where nobody has asked for it yet."""

    key: str
    person: str
    seat: int | None = None
    record: dict[str, Any] | None = None


class WorkAsked(msgspec.Struct, frozen=True, tag="work"):
    """Work for a process that thinks or reviews; asked again until it is answered."""

    to: str
    process: str
    request: int
    work: ChoiceWork | HelpWork | ReviewWork


class WorkAnswered(msgspec.Struct, frozen=True, tag="worked"):
    """What became of it: compressed JSON, or the key of a refusal, or nothing when it failed."""

    to: str
    request: int
    result: bytes = b""
    refused: str | None = None
    kind: Kind = "conflict"


class ThinkingLoad(msgspec.Struct, frozen=True, tag="load"):
    """How many seconds a question waits at a process that thinks, by speed of the level."""

    process: str
    quick: float
    slow: float


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
    decision: str = ""
    """The decision that is owed, where one is: an alert about it is sent once."""


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
    | TableWanted
    | WorkAsked
    | WorkAnswered
    | ThinkingLoad
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


class Fragment(msgspec.Struct, frozen=True, array_like=True):
    """A part of a packet that is too long for the bus."""

    packet: str
    number: int
    count: int
    data: bytes


_fragment = msgspec.json.Decoder(Fragment).decode
MARK = b"#"
"""How a fragment begins; a packet begins with a bracket."""
ENVELOPE = 64
"""Bytes around the data of a fragment."""
MOST_PARTIAL = 200
"""Packets of which parts are awaited; the oldest is given up."""


def fragments(packet: bytes, longest: int) -> list[bytes]:
    """The packet, or its parts where it is longer than that."""
    if len(packet) <= longest:
        return [packet]
    size = (longest - ENVELOPE) // 4 * 3  # as base64
    name, count = secrets.token_hex(6), -(-len(packet) // size)
    return [
        MARK + _encode(Fragment(name, number, count, packet[number * size : (number + 1) * size]))
        for number in range(count)
    ]


class Assembly:
    """Puts fragments together again."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, dict[int, bytes]] = OrderedDict()

    def take(self, data: bytes) -> bytes | None:
        """A whole packet, once all of it has come; raises `msgspec.DecodeError` for what is no fragment.

        >>> assembly, packet = Assembly(), b"[" + b"7" * 500 + b"]"
        >>> [assembly.take(part) == packet for part in fragments(packet, 400)]
        [False, False, True]
        >>> assembly.take(packet) == packet
        True
        """
        if not data.startswith(MARK):
            return data
        part = _fragment(data[1:])
        parts = self._parts.setdefault(part.packet, {})
        parts[part.number] = part.data
        if len(parts) < part.count:
            while len(self._parts) > MOST_PARTIAL:
                self._parts.popitem(last=False)
            return None
        del self._parts[part.packet]
        return b"".join(parts[number] for number in range(part.count))


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
