"""Messages between server processes.

Messages only announce what is stored in the database: a lost one costs time, not correctness. A command
forwarded to the owner of a table may contain a hidden choice, so the bus must be as private as the database.
"""

from __future__ import annotations

import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from pharos.server.search_process import Client
from pharos.table import Command, Person
from pharos.table.refusal import Kind
from pharos.table.search_requests import HelpQuestion, Question
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
    """The followers of a table in one process."""

    table: str
    seats: tuple[int, ...]
    spectators: int
    absent: tuple[int, ...]
    """Seats this process believes absent; the owner corrects it where that is wrong."""


class FollowersReport(msgspec.Struct, frozen=True, tag="followers"):
    """The followers of tables in a process, sent to the tables' owner, and repeated every few seconds."""

    to: str
    process: str
    follows: tuple[Follow, ...]


class PresenceTold(msgspec.Struct, frozen=True, tag="presence"):
    """The absent seats of a table, and since when, as determined by its owner."""

    table: str
    process: str
    fence: int
    absent: dict[int, int]


class CommandForwarded(msgspec.Struct, frozen=True, tag="command"):
    """A user's command, forwarded to the owner of the table."""

    to: str
    process: str
    request: int
    table: str
    person: Person
    command: Command
    address: str | None
    fence: int | None = None
    """The fence under which that process owns the table, so that a later owner rejects a delayed command."""


class CommandAnswered(msgspec.Struct, frozen=True, tag="answer"):
    """The result of a forwarded command: `refused` is an error key; `owner` false means no decision."""

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
    """Asks a process to take ownership of a table; `by_force` if its current owner does not answer."""

    to: str
    table: str
    by_force: bool = False


class ChoiceWork(msgspec.Struct, frozen=True, tag="choice"):
    """Asks for a computer player's move."""

    client: Client
    question: Question


class HelpWork(msgspec.Struct, frozen=True, tag="help"):
    """Asks for win chances, a hint, or whether a move is a blunder."""

    person: str
    question: HelpQuestion


class ReviewWork(msgspec.Struct, frozen=True, tag="review"):
    """Asks for the state of a review; with a `record`, the review is started if it does not exist."""

    key: str
    person: str
    seat: int | None = None
    record: dict[str, Any] | None = None
    address: str = ""
    """The address of the client, if one asks."""


class WorkAsked(msgspec.Struct, frozen=True, tag="work"):
    """Work for a process that searches or reviews; resent until it is answered."""

    to: str
    process: str
    request: int
    work: ChoiceWork | HelpWork | ReviewWork


class WorkAnswered(msgspec.Struct, frozen=True, tag="worked"):
    """The result of the work: compressed JSON, an error key, or neither if the work failed."""

    to: str
    request: int
    result: bytes = b""
    refused: str | None = None
    kind: Kind = "conflict"


class ThinkingLoad(msgspec.Struct, frozen=True, tag="load"):
    """Expected wait, in seconds, for a search at a process, for quick and slow levels."""

    process: str
    quick: float
    slow: float


class LobbyChanged(msgspec.Struct, frozen=True, tag="lobby"):
    """The public tables have changed."""


class PersonSeated(msgspec.Struct, frozen=True, tag="seated"):
    """A person took a seat at a table that has not started."""

    table: str
    seat: int
    person: str


class GameStarted(msgspec.Struct, frozen=True, tag="start"):
    """A game of a person has started."""

    table: str
    seat: int
    person: str


class GameFinished(msgspec.Struct, frozen=True, tag="finish"):
    """A game of a person is over."""

    table: str
    seat: int
    person: str


class PersonCalled(msgspec.Struct, frozen=True, tag="call"):
    """A table waits for a person."""

    table: str
    person: str
    why: Why
    by: str = ""
    decision: str = ""
    """The decision that the person has to make, if any: only one notification is sent for each."""


class PersonRenamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A person changed their name or emblem."""

    person: str
    name: str
    sign: str = ""


class ContactsChanged(msgspec.Struct, frozen=True, tag="circle"):
    """A person changed whom they mute or block."""

    person: str


class RoomChanged(msgspec.Struct, frozen=True, tag="room"):
    """A room for a big screen has changed, or its host skips what is shown."""

    code: str
    skipped: bool = False


class RightsChanged(msgspec.Struct, frozen=True, tag="rights"):
    """Sessions or tokens were ended outside the server."""


class SessionEnded(msgspec.Struct, frozen=True, tag="logout"):
    """A session has ended."""

    session: str


class ProcessAlive(msgspec.Struct, frozen=True, tag="alive"):
    """A process is alive."""

    process: str


class ProcessLeft(msgspec.Struct, frozen=True, tag="left"):
    """A process has ended and owns no tables any more."""

    process: str


class MessagesLost(msgspec.Struct, frozen=True, tag="lost"):
    """A process could not send all its messages: the others must reload everything."""

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
    """A part of a packet that exceeds the size limit of the bus."""

    packet: str
    number: int
    count: int
    data: bytes


_fragment = msgspec.json.Decoder(Fragment).decode
MARK = b"#"
"""The first byte of a fragment; a packet starts with a bracket."""
ENVELOPE = 64
"""Bytes of a fragment around its data."""
MOST_PARTIAL = 200
"""Incomplete packets that are kept; beyond that, the oldest is dropped."""


def fragments(packet: bytes, longest: int) -> list[bytes]:
    """Splits a packet into parts of at most `longest` bytes, if it is longer than that."""
    if len(packet) <= longest:
        return [packet]
    size = (longest - ENVELOPE) // 4 * 3  # as base64
    name, count = secrets.token_hex(6), -(-len(packet) // size)
    return [
        MARK + _encode(Fragment(name, number, count, packet[number * size : (number + 1) * size]))
        for number in range(count)
    ]


class Assembly:
    """Reassembles packets from fragments."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, dict[int, bytes]] = OrderedDict()

    def take(self, data: bytes) -> bytes | None:
        """Returns a packet once it is complete; raises `msgspec.DecodeError` for an invalid fragment.

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
    """Packs messages, in order, into packets of at most `longest` bytes; one message must fit alone."""
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
    """Returns the sender, the messages, and how many were not understood, as those of a newer version.

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
