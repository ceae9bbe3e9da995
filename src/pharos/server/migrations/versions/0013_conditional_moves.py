"""Conditional moves of Duel by days."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds one table."""
    op.create_table(
        "conditional_moves",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.String(24), nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("reply_to", sa.String(120), nullable=False),
        sa.Column("choice", sa.String(120), nullable=False),
        sa.Column("anyway", sa.Boolean, nullable=False),
        sa.Column("dropped", sa.String(12), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_conditional_moves_game", "conditional_moves", ["game"])
    op.create_index("ix_conditional_moves_account", "conditional_moves", ["account"])
