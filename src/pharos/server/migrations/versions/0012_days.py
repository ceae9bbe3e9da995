"""Play by days: vacations, mail and webhooks, and which alerts were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds three tables."""
    op.create_table(
        "vacations",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(64), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_channels_account", "channels", ["account"])
    op.create_table(
        "alerts_sent",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("mark", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_alerts_sent_at", "alerts_sent", ["at"])
