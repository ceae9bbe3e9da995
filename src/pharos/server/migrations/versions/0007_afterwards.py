"""After the game: reviews that are kept, and tries of the deal of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds two tables."""
    op.create_table(
        "daily_tries",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
        sa.Column("victory", sa.String(16), nullable=True),
        sa.Column("lost", sa.Float, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_daily_tries_game", "daily_tries", ["game"])
    op.create_index("daily_tries_by_account", "daily_tries", ["account", "day"])
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("method", sa.String(24), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
