"""The database schema. Changes are migrations in `pharos/server/migrations`."""

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
"""The newest migration; databases with another version are rejected."""

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "folded", String(80), unique=True, nullable=True
    ),  # look-alike key of the name (`people.folded`); null for guests
    Column("kind", String(8), nullable=False),
    Column("password", String(200), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=True),  # last use, accurate to some hours
    Column("settings", Text, nullable=True),  # settings of the web client, as JSON
    Column("sign", String(12), nullable=True),  # emblem
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=True),
    Column("seen", BigInteger, nullable=True),
    Column("agent", String(200), nullable=True),  # User-Agent
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
    Column("due", BigInteger, nullable=True, index=True),  # when a process must load it, or null
    Column("summary", LargeBinary, nullable=False),
    Column("opener", String(24), nullable=True),  # the host's account while open or live
    Column("origin", String(64), nullable=True),  # the host's address while open or live
    Column("computers", Integer, nullable=False, server_default="0"),  # number of computer seats
    Column("process", String(24), nullable=True),  # the owning server process, or null
    Column("fence", Integer, nullable=False, server_default="0"),  # increases with every change of owner
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

"""Numbers of a game are consecutive: a database trigger rejects gaps (migration 0002)."""

archive = Table(
    "archive",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("month", String(7), nullable=False, index=True),  # of the end of the game, as 2026-11
    Column("entries", Integer, nullable=False),  # number of packed entries
    Column("dictionary", Integer, nullable=False),  # used to compress `data`; 0 for none
    Column("data", LargeBinary, nullable=False),
)
"""Compressed logs of finished games, one row each (`store/archive.py`)."""

archive_people = Table(
    "archive_people",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Index("archive_people_by_account", "account"),
)
"""Accounts contained in packed logs, needed to anonymize deleted accounts."""

dictionaries = Table(
    "dictionaries",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""Compression dictionaries of the archive. Never change one that rows refer to."""

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
    Column("rating", Integer, nullable=True),  # displayed rating after a rated game
    Column("wonders", Text, nullable=True),  # ids of built Wonders, or of the board
    Column("place", Integer, nullable=True),  # 0 is the best; ties share a place
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
    Column("at", BigInteger, nullable=False),  # time of the first try
    Column("solved", Boolean, nullable=False),  # on the first try, without a hint
    Column("done", BigInteger, nullable=True),  # when it was first solved, or null
    Column("tries", Integer, nullable=False),
    Column("hint", Boolean, nullable=False),  # whether a hint or the solution was shown
    Column("rating", Integer, nullable=True),  # displayed rating after the first try
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
"""Puzzle ratings of accounts; a first try is rated as a game against the puzzle."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(24), nullable=False, index=True),
    Column("room", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("guest", Boolean, nullable=True),  # whether the author was a guest
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account", String(24), nullable=True),  # the author
    Index("chat_by_account", "account"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),  # when it was last opened, accurate to a day
)

recovery = Table(
    "recovery",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""Recovery codes for forgotten passwords; each can be used once."""

ties = Table(
    "ties",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ties_by_other", "other"),
)
"""Relationships: `account` follows, mutes or blocks `other`."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("line", Integer, nullable=False),
    Column("game", String(24), nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("account", String(24), nullable=True, index=True),  # the reported author
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
    Column("session", String(64), nullable=False, index=True),  # the subscription ends with this session
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Web Push subscriptions."""

vacations = Table(
    "vacations",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Vacations, during which clocks of turn-based games stop."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(24), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail or webhook
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("code", String(64)),  # digest of the confirmation code; null once confirmed
    Column("tries", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Mail addresses and webhooks for notifications."""

alerts_sent = Table(
    "alerts_sent",
    metadata,
    Column("account", String(24), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("mark", String(40), primary_key=True),  # reason and decision
    Column("at", BigInteger, nullable=False, index=True),
)
"""Notifications already sent, so that each is sent only once across processes."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Server-wide values: `rights`, a counter raised when another program ends sessions; `vapid`, the Web Push
key; `place`, which tells databases apart on a bus; `timeline`, PostgreSQL's and its start (`ownership`)."""

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
    Column("hosted", Boolean, nullable=False, server_default=false()),  # the organizer starts the rounds
    Column("begins", BigInteger, nullable=True),  # start of the latest drawn round
    Column("held", Integer, nullable=True),  # remaining milliseconds of a paused countdown
    Column("planned", BigInteger, nullable=True),  # planned start of the event
    Column("club", String(24), nullable=True, index=True),  # the club of an evening
    Column("season", Integer, nullable=True),  # of the club or league
    Column("league", String(24), nullable=True, index=True),  # the league of a division
    Column("division", Integer, nullable=True),  # 0 is the highest
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),  # no longer paired
)
"""Participants. `account` of a computer is `computer:LEVEL:NUMBER`."""

matches = Table(
    "matches",
    metadata,
    Column("tournament", String(24), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seats", Text, nullable=False),  # the accounts by seat, as JSON
    Column("game", String(24), nullable=True, index=True),  # null for a bye
    Column("result", Text, nullable=True),  # `Result` as JSON, if not taken from `seats`
    Column("corrected", Boolean, nullable=False, server_default=false()),  # by the organizer
)
"""Pairings. The result is that of the game in `seats`, unless `result` is set: for a table with computers,
which have no row in `seats`, or a result corrected by the organizer."""

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("invite", String(24), nullable=False, unique=True),  # the secret of the invitation link
    Column("open", Boolean, nullable=False),  # whether its pages are public
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
"""The last season of a club is the current one."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("club", String(24), nullable=True, index=True),  # null for a league of the whole server
    Column("settings", Text, nullable=False),
    Column("size", Integer, nullable=False),  # of a division
    Column("movers", Integer, nullable=False),  # players promoted, and as many relegated
    Column("laps", Integer, nullable=False),  # games of each pairing per season
    Column("pause", Integer, nullable=True),  # days between seasons; null: started by the organizer
    Column("status", String(8), nullable=False, index=True),
    Column("season", Integer, nullable=False),  # the number of the last season; 0 before the first
    Column("ended", BigInteger, nullable=True),  # when the last season ended
    Column("created", BigInteger, nullable=False),
)
"""Each division of a season is a tournament; promotion and relegation follow from its standings."""

league_members = Table(
    "league_members",
    metadata,
    Column("league", String(24), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Index("league_members_by_account", "account"),
)
"""The players of the next season."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", BigInteger, nullable=False),  # end of its lease, by the database clock
)
"""Server processes that share this database; empty on SQLite, which has only one."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: the time of the last heartbeat."""

downtimes = Table(
    "downtimes",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""Downtimes, which are credited to the clocks."""

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
    Column("lost", Float, nullable=True),  # win probability given away, once reviewed
    Column("ended", BigInteger, nullable=True),
    Index("daily_tries_by_account", "account", "day"),
)
"""Ranked tries of daily deals; practice games are not stored here."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(60), primary_key=True),  # `tables/ID`, or from one seat's view `tables/ID/0`
    Column("method", String(24), nullable=False),  # version of the review algorithm
    Column("data", LargeBinary, nullable=False),  # JSON, deflated
    Column("at", BigInteger, nullable=False),
)
"""Reviews of games."""

rooms = Table(
    "rooms",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("token", String(64), nullable=False),  # digest of the big screen's token
    Column("version", Integer, nullable=False),  # increases with every change
    Column("data", Text, nullable=False),  # `server.rooms.RoomData` as JSON
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""Rooms: big screens with the phones that joined them."""

conditional_moves = Table(
    "conditional_moves",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(24), nullable=False, index=True),
    Column("account", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("decision", String(24), nullable=False),  # the awaited decision of the opponent
    Column("choices", Integer, nullable=False),  # number of choices in the record at that time
    Column("reply_to", String(120), nullable=False),
    Column("choice", String(120), nullable=False),
    Column("anyway", Boolean, nullable=False),  # also if something was revealed
    Column("dropped", String(12), nullable=True),  # why it was not made
    Column("at", BigInteger, nullable=False),
)
"""Conditional moves. Stored outside the log, where opponents could count the entries."""
