"""What belongs to people: devices, recovery codes, ties, reports, invitations, settings, alerts."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds columns that may be empty, and six tables."""
    op.add_column("accounts", sa.Column("seen", sa.BigInteger, nullable=True))
    op.add_column("accounts", sa.Column("settings", sa.Text, nullable=True))
    for name in ("created", "seen"):
        op.add_column("sessions", sa.Column(name, sa.BigInteger, nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(200), nullable=True))
    op.add_column("seats", sa.Column("rating", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("wonders", sa.Text, nullable=True))
    op.add_column("chat", sa.Column("account", sa.String(24), nullable=True))
    op.create_index("chat_by_account", "chat", ["account"])
    op.add_column("records", sa.Column("used", sa.BigInteger, nullable=True))
    op.create_table(
        "recovery",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(24), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ties",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
    )
    op.create_index("reports_once", "reports", ["reporter", "line"], unique=True)
    op.create_table(
        "invitations",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("inviter", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_account", "invitations", ["account"])
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(24), nullable=False, index=True),
        sa.Column("session", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
