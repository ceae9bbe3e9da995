"""Types of all messages between the server and its clients.

The JSON schema (`python -m pharos.wire.schema`) and the TypeScript types are generated from this module.
Types of a live game come from `pharos.table`; stored types never appear here. Texts are never sent: a
rejection is a key and arguments for the Fluent catalog.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from pharos.table.commands import Command, Notation, SeatNumber
from pharos.table.event import Event, Fact
from pharos.table.seat import PersonKind
from pharos.table.settings import Settings
from pharos.table.table_state import Explained, TableState
from pharos.table.views import ClassicPosition, ClassicView, DuelPosition, DuelView, Outlook
from pharos.wire.afterwards import AFTERWARDS
from pharos.wire.club_messages import CLUB
from pharos.wire.league_messages import LEAGUE
from pharos.wire.number_messages import NUMBERS
from pharos.wire.personal import (
    PERSONAL,
    OpponentTally,
    Preferences,
    RatingPoint,
    VictoryTally,
    WonderTally,
)
from pharos.wire.puzzle_messages import PUZZLES
from pharos.wire.room_messages import ROOM, RoomSkipped, RoomTold, WatchRoom
from pharos.wire.tournament_messages import CONTEST

PROTOCOL = 1
"""Incremented when a change makes older clients incompatible."""

TableId = Annotated[str, msgspec.Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
PersonName = Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
LineNumber = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
EventNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Room = Literal["table", "spectators", "team"]

# --- people ---


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """The authenticated user."""

    name: str
    kind: PersonKind
    csrf: str | None = None
    """To be sent as `X-CSRF-Token` with every changing request of a browser session."""
    sign: str | None = None
    """Your emblem."""


class Visit(msgspec.Struct, frozen=True):
    """The current user, or null if not signed in."""

    me: Me | None
    settings: Preferences | None = None
    """The stored preferences of this account."""


class NewGuest(msgspec.Struct, frozen=True):
    """Sign in as a guest; the server chooses a name if none is given."""

    name: PersonName | None = None


class NewAccount(msgspec.Struct, frozen=True):
    """An account that keeps a name, history and rating. A guest's games are kept with it."""

    name: PersonName
    password: Password


class Login(msgspec.Struct, frozen=True):
    """Name and password of an account."""

    name: PersonName
    password: Password


class PasswordChange(msgspec.Struct, frozen=True):
    """The old password and the new one; all other sessions end."""

    old: Password
    new: Password


class NewToken(msgspec.Struct, frozen=True):
    """A bearer token for a program; the label reminds you what it is for."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Token(msgspec.Struct, frozen=True):
    """A token in a list."""

    id: str
    label: str
    created: int
    used: int | None


class TokenMade(msgspec.Struct, frozen=True):
    """A new token; its secret is shown only once."""

    id: str
    label: str
    secret: str


class Rating(msgspec.Struct, frozen=True):
    """A rating in one pool (`duel-2`, `classic-5`): skill, uncertainty, displayed rating, games."""

    pool: str
    mu: float
    sigma: float
    shown: int
    games: int


class Played(msgspec.Struct, frozen=True):
    """One finished game of an account."""

    table: str
    game: str
    expansions: tuple[str, ...]
    players: int
    seat: int
    won: bool
    victory: str | None
    ending: str
    total: int
    rated: bool
    ended: int
    others: tuple[str | None, ...] = ()
    """The other seats: a name, `computer:LEVEL`, or null."""
    rating: int | None = None
    """The rating after the game, if it was rated."""
    wonders: tuple[str, ...] = ()
    """Wonders that were built, or the board."""
    helped: bool = False
    """Whether the computer helped with a choice."""
    daily: str | None = None
    """The date, if it was a daily deal."""


class Pool(msgspec.Struct, frozen=True):
    """Simple statistics of one game and player count."""

    pool: str
    games: int
    won: int
    average: float
    """The average score."""


class Profile(msgspec.Struct, frozen=True):
    """The public profile of an account."""

    name: str
    kind: PersonKind
    since: int
    ratings: tuple[Rating, ...]
    statistics: tuple[Pool, ...]
    history: tuple[Played, ...]
    opponents: tuple[OpponentTally, ...] = ()
    victories: tuple[VictoryTally, ...] = ()
    wonders: tuple[WonderTally, ...] = ()
    curve: tuple[RatingPoint, ...] = ()
    """Ratings over time, oldest first."""
    followed: bool = False
    """Whether you follow this player."""
    blocked: bool = False
    itself: bool = False
    """Whether this is you."""


# --- tables ---


class OptionOffer(msgspec.Struct, frozen=True):
    """An option of a game with its values, the default first."""

    name: str
    values: tuple[bool | int | str, ...]
    needs: str | None = None
    """The expansion that must be played for any value but the default."""
    players: tuple[int, ...] = ()
    """The player counts for which it is available, with that expansion."""


class ProductOffer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    players: tuple[int, ...]
    expansions: tuple[str, ...]
    players_with: dict[str, tuple[int, ...]]
    """The player counts with each expansion."""
    options: tuple[OptionOffer, ...]
    sets: dict[str, str]
    """The content sets that add to this game, with their versions."""


class FurtherContent(msgspec.Struct, frozen=True):
    """The content sets of a server, for pages that show pieces: rows as written, each with its `set`,
    and names as Fluent."""

    sets: dict[str, str]
    files: dict[str, dict[str, Any]]
    texts: dict[str, str]
    pictures: dict[str, str]
    """URLs of the pictures, by the kind and id of the piece."""


class Offers(msgspec.Struct, frozen=True):
    """Everything that can be played here, and the levels of the computer, weakest first."""

    protocol: int
    version: str
    games: tuple[ProductOffer, ...]
    levels: tuple[str, ...]


class NewTable(msgspec.Struct, frozen=True):
    """Create a table. `computers` gives seats to the computer; `start` starts a full table."""

    settings: Settings
    seat: SeatNumber | None = 0
    """Your own seat; null to take none yet."""
    computers: Annotated[
        dict[
            Annotated[str, msgspec.Meta(pattern="^[0-9]{1,2}$")],
            Annotated[str, msgspec.Meta(min_length=1, max_length=40)],
        ],
        msgspec.Meta(max_length=16),
    ] = {}
    start: bool = False


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    status: Literal["open", "live", "over", "closed"]
    game: str
    expansions: tuple[str, ...]
    players: int
    rated: bool
    public: bool
    seats: tuple[str | None, ...]
    """By seat: a name, `computer:LEVEL`, or null."""
    owner: str
    changed: int
    clock: str
    """`none`, `pool` or `days`."""
    prepared: bool = False
    """Whether it starts from a custom position, whose creator knows every hidden card."""
    spectators: bool = True
    """Whether spectators are allowed."""
    quick: bool = False
    """Whether it starts automatically when all seats are taken."""
    helped: bool = False
    """Whether a player used hints or the coach."""
    daily: str | None = None
    """The date, if it is a daily deal."""
    waiting: tuple[int, ...] = ()
    """Seats whose turn it is: in your own list, and for turn-based games."""
    until: tuple[int, ...] = ()
    """In turn-based games: the deadline of each of these seats, in milliseconds."""
    you: int | None = None
    """Your seat, in your own list."""
    rating: int | None = None
    """In the lobby: the average rating of the players of a live game, if they have ratings."""


class Tables(msgspec.Struct, frozen=True):
    """Lists of tables."""

    tables: tuple[TableSummary, ...]


class CommentedHand(msgspec.Struct, frozen=True):
    """The hand of a seat."""

    hand: tuple[str, ...]
    leader_hand: tuple[str, ...]
    draft_hand: tuple[str, ...]


class Commentary(msgspec.Struct, frozen=True):
    """A live game with all hands, delayed by `minutes`."""

    minutes: int
    number: int
    """The number of log entries at that time."""
    state: TableState
    hands: tuple[CommentedHand, ...]


class WinChances(msgspec.Struct, frozen=True):
    """The win chances in a live game from public information, delayed by `minutes`."""

    minutes: int
    chances: tuple[float, ...]
    """The win chance of each seat; teammates share one. Empty if unknown."""


class TableMade(msgspec.Struct, frozen=True):
    """The id of a new table; its link is `/t/ID`."""

    id: str


class Accepted(msgspec.Struct, frozen=True):
    """The command was accepted and stored."""

    number: int
    """Your event number after the command."""
    repeated: bool = False
    """Whether the same choice had already been made."""


class Question(msgspec.Struct, frozen=True):
    """Asks why a choice is possible or not, for you or another seat."""

    choice: Notation
    seat: SeatNumber | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message. `text` is plain text and must be escaped."""

    id: int
    room: Room
    name: str
    seat: int | None
    text: str
    at: int
    guest: bool = False
    """Whether the author is a guest, whose name anyone may have taken."""


class NewChatLine(msgspec.Struct, frozen=True):
    """A chat message: players to the table, teammates to each other, spectators among themselves."""

    text: ChatText
    team: bool = False


class TableView(msgspec.Struct, frozen=True):
    """A table as you see it, with your event number."""

    id: str
    number: int
    state: TableState
    chat: tuple[ChatLine, ...]


# --- replays ---


class GameResult(TypedDict):
    """How a game ended: winning seats, kind of victory, and the score sheet of each seat."""

    winners: list[int]
    victory: str
    scores: list[dict[str, int]]


class GameRecord(TypedDict):
    """The record of a game, which begins with a deal or a position."""

    format: Literal["pharos-record/1"]
    game: str
    expansions: list[str]
    players: int
    options: dict[str, bool | str]
    content: NotRequired[dict[str, str]]
    deal: NotRequired[dict[str, Any]]
    position: NotRequired[dict[str, Any]]
    choices: list[tuple[int, str]]
    """Seat and notation."""
    result: GameResult | None
    meta: dict[str, Any]


class RecordMade(msgspec.Struct, frozen=True):
    """The id under which a record was imported."""

    id: str


class RecordSummary(msgspec.Struct, frozen=True):
    """An imported record as lists show it."""

    id: str
    at: int
    """When it was imported."""
    game: str
    players: int
    expansions: tuple[str, ...]
    names: tuple[str, ...]
    """As in the record; none if the record has none."""


class Records(msgspec.Struct, frozen=True):
    """Imported records, newest first."""

    records: tuple[RecordSummary, ...]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game after one of its choices, seen from a seat, as a spectator, or with all cards."""

    choices: int
    """All choices of the record."""
    at: int
    """The number of choices made so far."""
    game: str
    expansions: tuple[str, ...]
    players: int
    view: dict[str, Any]
    """The view of the seat (`DuelView`, `ClassicView`); with all cards, the position: it has a `format`."""
    scores: tuple[dict[str, int], ...]
    outlook: Outlook = {}
    """With all cards: the parts of a view that follow from the position."""
    names: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    made: tuple[int, str] | None = None
    """The choice that led here: seat and notation."""
    facts: tuple[Fact, ...] = ()
    """Its effects; the effects of a round come with its last choice."""
    next: tuple[int, str] | None = None
    result: dict[str, Any] | None = None
    """How the game ended (`GameResult`)."""


# --- refusals ---


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was rejected: a key and arguments for the catalog. Nothing has changed."""

    key: str
    args: dict[str, Any] = {}
    rule: str | None = None


class Health(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: Literal["ok", "stopping", "no_database", "disk_full", "read_only", "damaged"]
    version: str


# --- the live connection: client to server ---


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Follow a table. With `since`, your last event number, you get the updates you missed."""

    table: TableId
    since: EventNumber | None = None
    chat: LineNumber | None = None
    """With `since`: the id of the last chat message you have."""
    screen: bool = False
    """For a shared screen: a spectator's view, even if you have a seat."""


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: TableId


class Act(msgspec.Struct, frozen=True, tag="act"):
    """A command at a table; answered by `done` or `refused` with the same id."""

    id: RequestId
    table: TableId
    command: Command


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A question about a choice; answered by `answer` or `refused` with the same id."""

    id: RequestId
    table: TableId
    question: Question


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A chat message; answered by `done` or `refused` with the same id."""

    id: RequestId
    table: TableId
    text: ChatText
    team: bool = False


class WatchLobby(msgspec.Struct, frozen=True, tag="watch_lobby"):
    """Follow the list of public tables, or stop following it."""

    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Checks the connection; answered by `pong`."""


ClientMessage = Watch | Unwatch | Act | Ask | Say | WatchLobby | WatchRoom | Ping

# --- the live connection: server to client ---


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message."""

    protocol: int
    version: str
    you: Me
    now: int


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The complete state of a table. It replaces everything you knew about the table."""

    table: str
    number: int
    state: TableState
    chat: tuple[ChatLine, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The events, in order, and the state after them. Numbers are consecutive."""

    table: str
    number: int
    events: tuple[Event, ...]
    state: TableState


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Absent players by seat, with the time since when (milliseconds)."""

    table: str
    absent: dict[str, int]
    spectators: int
    now: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A chat message."""

    table: str
    line: ChatLine


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """Your command was accepted and stored. It cannot be lost."""

    id: int
    repeated: bool = False


class Refused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """Your command is rejected and nothing has changed. `id` is null if the message could not be read."""

    id: int | None
    key: str
    args: dict[str, Any] = {}
    rule: str | None = None
    table: str | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to a question."""

    id: int
    explained: Explained


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """The public tables, sent again whenever they change."""

    tables: tuple[TableSummary, ...]


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """You can no longer follow this table."""

    table: str
    key: str


Why = Literal["turn", "began", "invited", "hurry", "rematch"]
"""The reason for a notification about a table."""


class Called(msgspec.Struct, frozen=True, tag="called", omit_defaults=True):
    """A table that this connection does not follow is waiting for you."""

    table: str
    why: Why
    game: str = ""
    by: str = ""
    """The player who invites you or wants a rematch."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    now: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server stops or restarts: reconnect with your event numbers."""


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Presence
    | Said
    | Done
    | Refused
    | Answer
    | Lobby
    | Gone
    | Called
    | RoomTold
    | RoomSkipped
    | Pong
    | Closing
)

# --- the stream of a bot (one JSON object per line) ---


class BotGameStart(msgspec.Struct, frozen=True, tag="game_start"):
    """A game with you has started or is in progress."""

    table: str
    seat: int


class BotGameFinish(msgspec.Struct, frozen=True, tag="game_finish"):
    """A game with you is over."""

    table: str


class BotInvited(msgspec.Struct, frozen=True, tag="seated"):
    """You were seated at a table that has not started."""

    table: str
    seat: int


class BotAlive(msgspec.Struct, frozen=True, tag="alive"):
    """A keep-alive message."""


class BotAsked(msgspec.Struct, frozen=True, tag="invited"):
    """An invitation to a table. Take a seat there to accept it."""

    table: str
    by: str
    settings: Settings
    """The settings of the table, without a position, which would contain every hidden card."""


BotEvent = BotGameStart | BotGameFinish | BotInvited | BotAsked | BotAlive


class BotChoice(msgspec.Struct, frozen=True):
    """A choice of a bot."""

    decision: Annotated[str, msgspec.Meta(min_length=3, max_length=24)]
    choice: Notation


BotTableEvent = Snapshot | Update | Gone | BotAlive

WIRE = (
    FurtherContent,
    DuelView,
    ClassicView,
    DuelPosition,
    ClassicPosition,
    ClientMessage,
    ServerMessage,
    BotEvent,
    BotTableEvent,
    Me,
    Visit,
    NewGuest,
    NewAccount,
    Login,
    PasswordChange,
    NewToken,
    Token,
    TokenMade,
    Profile,
    Offers,
    NewTable,
    Tables,
    TableMade,
    Commentary,
    WinChances,
    TableView,
    Accepted,
    Question,
    Explained,
    NewChatLine,
    GameRecord,
    RecordMade,
    Records,
    ReplayStep,
    Refusal,
    Health,
    BotChoice,
    *PERSONAL,
    *CONTEST,
    *CLUB,
    *LEAGUE,
    *AFTERWARDS,
    *PUZZLES,
    *NUMBERS,
    *ROOM,
)
"""All message types, for the schema."""
