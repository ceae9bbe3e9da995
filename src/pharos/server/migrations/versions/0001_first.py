"""Accounts, sessions, tokens, games with their entries, seats, ratings, chat, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), unique=True, nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("digest", sa.String(64), unique=True, nullable=False),
        sa.Column("account", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True, index=True),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("games_by_status", "games", ["status", "public", "changed"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("total", sa.Integer, nullable=True),
        sa.Column("victory", sa.String(16), nullable=True),
        sa.Column("ending", sa.String(16), nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("seats_by_account", "seats", ["account", "ended"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("pool", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(24), nullable=False, index=True),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), nullable=False, index=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
