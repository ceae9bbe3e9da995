"""Every message between the server and its clients, as one type each.

The JSON schema (`python -m pharos.wire.schema`) and the TypeScript types are made from this module.
Types of a live game come from `pharos.table`; what is stored never appears here. Texts are never sent:
a refusal is a key and arguments for the Fluent catalogue.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pharos.table.commands import Command, Notation, SeatNumber
from pharos.table.event import Event, Fact
from pharos.table.seat import PersonKind
from pharos.table.settings import Settings
from pharos.table.table_state import Explained, TableState
from pharos.table.views import ClassicView, DuelView
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
"""Raised when a client that knows only older messages can no longer play."""

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
    """Who you are."""

    name: str
    kind: PersonKind
    csrf: str | None = None
    """To be sent as `X-CSRF-Token` with every changing request of a browser session."""
    sign: str | None = None
    """Your emblem."""


class Visit(msgspec.Struct, frozen=True):
    """Who comes to the pages: somebody who is known, or nobody yet."""

    me: Me | None
    settings: Preferences | None = None
    """What this person prefers, as it was kept."""


class NewGuest(msgspec.Struct, frozen=True):
    """Play at once, without an account; the name may be left to the server."""

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
    """A token as it is listed."""

    id: str
    label: str
    created: int
    used: int | None


class TokenMade(msgspec.Struct, frozen=True):
    """A new token; its secret is shown this once."""

    id: str
    label: str
    secret: str


class Rating(msgspec.Struct, frozen=True):
    """A rating in one pool (`duel-2`, `classic-5`): skill, doubt, what is shown, games."""

    pool: str
    mu: float
    sigma: float
    shown: int
    games: int


class Played(msgspec.Struct, frozen=True):
    """One finished game of a person."""

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
    """The rating afterwards, where the game was rated."""
    wonders: tuple[str, ...] = ()
    """Wonders that were built, or the board."""
    helped: bool = False
    """Whether the computer helped with a choice."""
    daily: str | None = None
    """The date, where it was the deal of a day."""


class Pool(msgspec.Struct, frozen=True):
    """Simple statistics of one game and player count."""

    pool: str
    games: int
    won: int
    average: float
    """The average score."""


class Profile(msgspec.Struct, frozen=True):
    """What everybody may see of an account."""

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
    """Ratings over time, the oldest first."""
    followed: bool = False
    """Whether you follow this person."""
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
    """For how many players it can be chosen, with that expansion."""


class ProductOffer(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    players: tuple[int, ...]
    expansions: tuple[str, ...]
    players_with: dict[str, tuple[int, ...]]
    """The player counts with each expansion."""
    options: tuple[OptionOffer, ...]
    sets: dict[str, str]
    """The further content sets that have something for this game, with their versions."""


class FurtherContent(msgspec.Struct, frozen=True):
    """The further content sets of a server, for pages that show pieces: rows as written, each with its `set`,
    and names as Fluent."""

    sets: dict[str, str]
    files: dict[str, dict[str, Any]]
    texts: dict[str, str]
    pictures: dict[str, str]
    """Where the pictures of the sets are, by the kind and the id of what they show."""


class Offers(msgspec.Struct, frozen=True):
    """Everything that can be played here, and the levels of the computer, weakest first."""

    protocol: int
    version: str
    games: tuple[ProductOffer, ...]
    levels: tuple[str, ...]


class NewTable(msgspec.Struct, frozen=True):
    """Open a table. `computers` gives seats to the computer at once; `start` begins when all are taken."""

    settings: Settings
    seat: SeatNumber | None = 0
    """Your own seat; null to sit nowhere yet."""
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
    """Whether it is played from a position: whoever prepared it knows every hidden card."""
    spectators: bool = True
    """Whether others may watch."""
    quick: bool = False
    """Whether it begins by itself when all seats are taken."""
    helped: bool = False
    """Whether the computer helped somebody."""
    daily: str | None = None
    """The date, where the deal of a day is played."""
    waiting: tuple[int, ...] = ()
    """Seats that owe a choice: told in your own list, and of games by days."""
    until: tuple[int, ...] = ()
    """In games by days: until when each of these seats has time, in milliseconds."""
    you: int | None = None
    """Your seat, in your own list."""
    rating: int | None = None
    """In the lobby: the average rating of those who play a live game, where they have one."""


class Tables(msgspec.Struct, frozen=True):
    """Lists of tables."""

    tables: tuple[TableSummary, ...]


class CommentedHand(msgspec.Struct, frozen=True):
    """What a seat held."""

    hand: tuple[str, ...]
    leader_hand: tuple[str, ...]
    draft_hand: tuple[str, ...]


class Commentary(msgspec.Struct, frozen=True):
    """A live game as it was some minutes ago, with all hands."""

    minutes: int
    number: int
    """How many entries its log had then."""
    state: TableState
    hands: tuple[CommentedHand, ...]


class WinChances(msgspec.Struct, frozen=True):
    """How a live game stood some minutes ago, from what lay open then."""

    minutes: int
    chances: tuple[float, ...]
    """The chance of each seat to win; partners of a team have one. Empty where nothing is known."""


class TableMade(msgspec.Struct, frozen=True):
    """The id of a new table; its link is `/t/ID`."""

    id: str


class Accepted(msgspec.Struct, frozen=True):
    """The command is granted and stored."""

    number: int
    """Your event number afterwards."""
    repeated: bool = False
    """Whether the same choice had been made before."""


class Question(msgspec.Struct, frozen=True):
    """Why can this be chosen, or not? By you, or by another seat."""

    choice: Notation
    seat: SeatNumber | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat: plain text, to be shown as text."""

    id: int
    room: Room
    name: str
    seat: int | None
    text: str
    at: int
    guest: bool = False
    """Whether whoever said it has no account: anybody may take such a name."""


class NewChatLine(msgspec.Struct, frozen=True):
    """Say something: players at the table, partners to each other alone, spectators among themselves."""

    text: ChatText
    team: bool = False


class TableView(msgspec.Struct, frozen=True):
    """A table as you see it, with your event number."""

    id: str
    number: int
    state: TableState
    chat: tuple[ChatLine, ...]


# --- replays ---


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
    """As the record has them; none where it has none."""


class Records(msgspec.Struct, frozen=True):
    """Imported records, newest first."""

    records: tuple[RecordSummary, ...]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game at one of its choices, seen from a seat, as a spectator, or with everything open."""

    choices: int
    """All choices of the record."""
    at: int
    """So many choices have been made."""
    game: str
    expansions: tuple[str, ...]
    players: int
    view: dict[str, Any]
    """What the seat knows; with everything open, the position."""
    scores: tuple[dict[str, int], ...]
    outlook: dict[str, Any] = {}
    """With everything open: the parts of a view that follow from the position."""
    names: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    made: tuple[int, str] | None = None
    """The choice that led here: seat and notation."""
    facts: tuple[Fact, ...] = ()
    """What it brought about; what a round brought about comes with its last choice."""
    next: tuple[int, str] | None = None
    result: dict[str, Any] | None = None


# --- refusals ---


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done: a key and arguments for the catalogue. Nothing has changed."""

    key: str
    args: dict[str, Any] = {}
    rule: str | None = None


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping", "no_database", "disk_full", "read_only", "damaged"]
    version: str


# --- the live connection: client to server ---


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Follow a table. With `since`, your last event number, you get what you missed."""

    table: TableId
    since: EventNumber | None = None
    chat: LineNumber | None = None
    """With `since`: the id of the last line of chat you have."""
    screen: bool = False
    """For a screen that everybody sees: a spectator's view, even where you have a seat."""


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

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
    """A line of chat; answered by `done` or `refused` with the same id."""

    id: RequestId
    table: TableId
    text: ChatText
    team: bool = False


class WatchLobby(msgspec.Struct, frozen=True, tag="watch_lobby"):
    """Follow the list of public tables, or no longer."""

    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = Watch | Unwatch | Act | Ask | Say | WatchLobby | WatchRoom | Ping

# --- the live connection: server to client ---


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message."""

    protocol: int
    version: str
    you: Me
    now: int


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """A table as it stands. Forget what you knew of it."""

    table: str
    number: int
    state: TableState
    chat: tuple[ChatLine, ...]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened, in order, and the table afterwards. Numbers follow each other without a gap."""

    table: str
    number: int
    events: tuple[Event, ...]
    state: TableState


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is away, by seat, since when (milliseconds)."""

    table: str
    absent: dict[str, int]
    spectators: int
    now: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    table: str
    line: ChatLine


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """Your command is granted and stored: it will not be lost."""

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
    """The public tables, sent anew whenever they change."""

    tables: tuple[TableSummary, ...]


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """You can no longer follow this table."""

    table: str
    key: str


Why = Literal["turn", "began", "invited", "hurry", "rematch"]
"""Why somebody is called to a table."""


class Called(msgspec.Struct, frozen=True, tag="called", omit_defaults=True):
    """Somebody waits for you at a table that this connection does not follow."""

    table: str
    why: Why
    game: str = ""
    by: str = ""
    """Who invites you, or wants to play again."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Yes."""

    now: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server stops or restarts: connect again, with your event numbers."""


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
    """A game with you has begun, or goes on."""

    table: str
    seat: int


class BotGameFinish(msgspec.Struct, frozen=True, tag="game_finish"):
    """A game with you is over."""

    table: str


class BotInvited(msgspec.Struct, frozen=True, tag="seated"):
    """You were seated at a table that has not begun."""

    table: str
    seat: int


class BotAlive(msgspec.Struct, frozen=True, tag="alive"):
    """Nothing happens, and the connection is well."""


class BotAsked(msgspec.Struct, frozen=True, tag="invited"):
    """Somebody asks you to a table: sit down there, or do not."""

    table: str
    by: str
    settings: Settings
    """What is played there; a position is never told, for it holds every hidden card."""


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
"""All types that travel, for the schema."""
