"""Leagues: divisions, seasons, promotion and relegation."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Adds two tables, and columns of tournaments."""
    op.add_column("tournaments", sa.Column("league", sa.String(24), nullable=True))
    op.add_column("tournaments", sa.Column("division", sa.Integer, nullable=True))
    op.create_index("ix_tournaments_league", "tournaments", ["league"])
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("club", sa.String(24), nullable=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("movers", sa.Integer, nullable=False),
        sa.Column("laps", sa.Integer, nullable=False),
        sa.Column("pause", sa.Integer, nullable=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_leagues_club", "leagues", ["club"])
    op.create_index("ix_leagues_status", "leagues", ["status"])
    op.create_table(
        "league_members",
        sa.Column("league", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("league_members_by_account", "league_members", ["account"])
