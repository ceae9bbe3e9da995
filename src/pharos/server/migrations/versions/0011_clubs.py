"""Evenings at the organizer's pace, and clubs with their seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds three tables, and columns of tournaments."""
    for column in (
        sa.Column("hosted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("begins", sa.BigInteger, nullable=True),
        sa.Column("held", sa.Integer, nullable=True),
        sa.Column("planned", sa.BigInteger, nullable=True),
        sa.Column("club", sa.String(24), nullable=True),
        sa.Column("season", sa.Integer, nullable=True),
    ):
        op.add_column("tournaments", column)
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.add_column("matches", sa.Column("result", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("corrected", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("invite", sa.String(24), nullable=False, unique=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("club_members_by_account", "club_members", ["account"])
    op.create_table(
        "club_seasons",
        sa.Column("club", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )
