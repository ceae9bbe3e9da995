"""The tables of the database. Changes come as migrations in `pharos/server/migrations`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

HEAD = "0014"
"""The newest migration: a database with another one is not served."""

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "folded", String(80), unique=True, nullable=True
    ),  # what the name of an account looks like; guests: null
    Column("kind", String(8), nullable=False),
    Column("password", String(200), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=True),  # when they last came, to some hours
    Column("settings", Text, nullable=True),  # what they prefer in the pages, as JSON
    Column("sign", String(12), nullable=True),  # the emblem they chose
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=True),
    Column("seen", BigInteger, nullable=True),
    Column("agent", String(200), nullable=True),  # what the browser calls itself
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("digest", String(64), unique=True, nullable=False),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),  # when a process must look after it, or null
    Column("summary", LargeBinary, nullable=False),
    Column("opener", String(24), nullable=True),  # the account that opened it, as long as it is open or live
    Column("origin", String(64), nullable=True),  # the address it was opened from, equally long
    Column("computers", Integer, nullable=False, server_default="0"),  # seats the computer has
    Column("process", String(24), nullable=True),  # the server process that owns it, or null
    Column("fence", Integer, nullable=False, server_default="0"),  # rises with every change of the owner
    Column("packed", Boolean, nullable=False, server_default=false()),  # whether its log is in the archive
    Index("games_by_status", "status", "public", "changed"),
    Index("games_by_opener", "opener"),
    Index("games_by_origin", "origin"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

"""Numbers of a game follow each other: a trigger of the database refuses a gap (migration 0002)."""

archive = Table(
    "archive",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("month", String(7), nullable=False, index=True),  # in which it ended, as 2026-11
    Column("entries", Integer, nullable=False),  # how many are packed
    Column("dictionary", Integer, nullable=False),  # the one used to compress it; 0 is none
    Column("data", LargeBinary, nullable=False),
)
"""Logs of finished games, each compressed as a whole; `store/archive.py` reads and writes them."""

archive_people = Table(
    "archive_people",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Index("archive_people_by_account", "account"),
)
"""Whom the packed logs name: a deleted account is taken out of them."""

dictionaries = Table(
    "dictionaries",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""Dictionaries of the archive's compression. A row is read with the one it was written with."""

seats = Table(
    "seats",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", String(24), nullable=False),
    Column("won", Boolean, nullable=True),
    Column("total", Integer, nullable=True),
    Column("victory", String(16), nullable=True),
    Column("ending", String(16), nullable=True),
    Column("ended", BigInteger, nullable=True),
    Column("rating", Integer, nullable=True),  # as it was shown after the game, where it was rated
    Column("wonders", Text, nullable=True),  # what was built of them, by ids
    Column("place", Integer, nullable=True),  # 0 is the best; ties share one
    Index("seats_by_account", "account", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("pool", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),  # the first try
    Column("solved", Boolean, nullable=False),  # at the first try, without help
    Column("done", BigInteger, nullable=True),  # when it was solved at last, or null
    Column("tries", Integer, nullable=False),
    Column("hint", Boolean, nullable=False),  # whether a step or the answer was shown
    Column("rating", Integer, nullable=True),  # as it was shown after the try that counted
    Index("puzzle_tries_by_time", "account", "at"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("puzzles", Integer, nullable=False),
)
"""How well people solve puzzles: each puzzle that is tried is a game against it."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(24), nullable=False, index=True),
    Column("room", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("guest", Boolean, nullable=True),  # whether whoever said it had no account
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account", String(24), nullable=True),  # who said it
    Index("chat_by_account", "account"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),  # when it was last opened, to a day
)

recovery = Table(
    "recovery",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""Codes for a forgotten password: each opens the account once."""

ties = Table(
    "ties",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ties_by_other", "other"),
)
"""Whom somebody follows, mutes or blocks."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("line", Integer, nullable=False),
    Column("game", String(24), nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("account", String(24), nullable=True, index=True),  # who said it
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=True),
    Index("reports_once", "reporter", "line", unique=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("inviter", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_account", "account"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the endpoint
    Column("account", String(24), nullable=False, index=True),
    Column("session", String(64), nullable=False, index=True),  # it ends with this session
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Where Web Push reaches somebody who is away."""

vacations = Table(
    "vacations",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""When people are away, and their clocks by days stand."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail or webhook
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("code", String(64)),  # the digest of a code that confirms it; null once it is confirmed
    Column("tries", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Where mail and webhooks reach somebody who is away."""

alerts_sent = Table(
    "alerts_sent",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("mark", String(40), primary_key=True),  # why, and for which decision
    Column("at", BigInteger, nullable=False, index=True),
)
"""Which alerts were sent: each goes out once, from whichever process."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server knows of itself: `rights`, raised when rights end from outside; `vapid`, its push key;
`place`, by which a bus tells databases apart; `timeline`, of PostgreSQL, and since when (`ownership`)."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("owner", String(24), nullable=False),
    Column("settings", Text, nullable=False),
    Column("rounds", Integer, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("hosted", Boolean, nullable=False, server_default=false()),  # rounds begin at the organizer's go
    Column("begins", BigInteger, nullable=True),  # when the round drawn last begins, or began
    Column("held", Integer, nullable=True),  # milliseconds left of a countdown that is paused
    Column("planned", BigInteger, nullable=True),  # when people are to come
    Column("club", String(24), nullable=True, index=True),  # whose evening it is
    Column("season", Integer, nullable=True),  # of the club, or of the league
    Column("league", String(24), nullable=True, index=True),  # whose division it is
    Column("division", Integer, nullable=True),  # 0 is the highest
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),  # is paired no more
)
"""Who takes part. A computer has no account: `computer:LEVEL:NUMBER` stands in its place."""

matches = Table(
    "matches",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seats", Text, nullable=False),  # the accounts by seat, as JSON
    Column("game", String(24), nullable=True, index=True),  # null for a bye
    Column("result", Text, nullable=True),  # `Result` as JSON, where the game's own is not in `seats`
    Column("corrected", Boolean, nullable=False, server_default=false()),  # by the organizer
)
"""Who meets whom. How it ended is what the game left in `seats`, unless a result stands here: of a table
with computers, which leave nothing there, or one that the organizer corrected."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("invite", String(24), nullable=False, unique=True),  # whoever has it may join
    Column("open", Boolean, nullable=False),  # whether everybody may read its pages
    Column("created", BigInteger, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Index("club_members_by_account", "account"),
)

club_seasons = Table(
    "club_seasons",
    metadata,
    Column("club", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("began", BigInteger, nullable=False),
)
"""The last season of a club is the one that goes on."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("club", String(24), nullable=True, index=True),  # null for a league of the whole server
    Column("settings", Text, nullable=False),
    Column("size", Integer, nullable=False),  # of a division
    Column("movers", Integer, nullable=False),  # how many go up, and as many down
    Column("laps", Integer, nullable=False),  # how often everybody meets everybody in a season
    Column("pause", Integer, nullable=True),  # days until the next season begins; null: at the organizer's go
    Column("status", String(8), nullable=False, index=True),
    Column("season", Integer, nullable=False),  # the number of the last season; 0 before the first
    Column("ended", BigInteger, nullable=True),  # when the last season ended
    Column("created", BigInteger, nullable=False),
)
"""Each division of each season is a tournament; who moves follows from how those ended."""

league_members = Table(
    "league_members",
    metadata,
    Column("league", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Index("league_members_by_account", "account"),
)
"""Who plays in the next season."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", BigInteger, nullable=False),  # when its lease ends, by the clock of the database
)
"""Server processes that share this database; on SQLite there is one, and it stands nowhere."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server last wrote to this database."""

downtimes = Table(
    "downtimes",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""When no server could write: no clock counts it."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("kind", String(8), primary_key=True),  # the game: duel or classic
    Column("day", String(10), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("game", String(24), nullable=False, index=True),  # the table
    Column("won", Boolean, nullable=True),
    Column("margin", Integer, nullable=True),
    Column("victory", String(16), nullable=True),
    Column("lost", Float, nullable=True),  # the chances given away, once the game was reviewed
    Column("ended", BigInteger, nullable=True),
    Index("daily_tries_by_account", "account", "day"),
)
"""Who played the deal of a day for the ranking; practice stands nowhere."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(60), primary_key=True),  # what was reviewed: `tables/ID`, with a seat `tables/ID/0`
    Column("method", String(24), nullable=False),  # another method reviews anew
    Column("data", LargeBinary, nullable=False),  # the review as JSON, deflated
    Column("at", BigInteger, nullable=False),
)
"""Whole reviews of games, kept with them."""

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("token", String(64), nullable=False),  # the digest of what the big screen shows for the host
    Column("version", Integer, nullable=False),  # rises with every change
    Column("data", Text, nullable=False),  # `server.rooms.RoomData` as JSON
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""Big screens with phones around them."""

conditional_moves = Table(
    "conditional_moves",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(24), nullable=False, index=True),
    Column("account", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("decision", String(24), nullable=False),  # of the opponent, which is waited for
    Column("choices", Integer, nullable=False),  # how many the record held then
    Column("reply_to", String(120), nullable=False),
    Column("choice", String(120), nullable=False),
    Column("anyway", Boolean, nullable=False),  # also when something was revealed
    Column("dropped", String(12), nullable=True),  # why it was not made
    Column("at", BigInteger, nullable=False),
)
"""What people want to answer in Duel by days. It stands beside the log: opponents count the entries there."""
