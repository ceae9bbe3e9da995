"""Tournaments: their entrants, who met whom, and the place somebody came in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds three tables and a column."""
    op.add_column("seats", sa.Column("place", sa.Integer, nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(24), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("game", sa.String(24), nullable=True, index=True),
    )
