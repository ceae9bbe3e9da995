"""Puzzles: what people tried, and how well they do."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds tries and ratings."""
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("hint", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=True),
    )
    op.create_index("puzzle_tries_by_time", "puzzle_tries", ["account", "at"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("puzzles", sa.Integer, nullable=False),
    )
