"""Owners of tables: which process decides about a table, with a number that rises at each change."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds two columns and the leases of processes."""
    op.add_column("games", sa.Column("process", sa.String(24), nullable=True))
    op.add_column("games", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
