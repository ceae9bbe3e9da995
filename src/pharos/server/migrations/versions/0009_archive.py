"""The archive: packed logs of finished games, and dictionaries to compress them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

GAP = "The entries of a game follow each other."
FOLLOWS = """(NEW.number = 1 AND NOT EXISTS (SELECT 1 FROM archive WHERE game = NEW.game))
        OR EXISTS (SELECT 1 FROM entries WHERE game = NEW.game AND number = NEW.number - 1)
        OR EXISTS (SELECT 1 FROM archive WHERE game = NEW.game AND entries = NEW.number - 1)"""
"""An entry follows the one before it, which may be the last packed one; no number is used twice."""

SQLITE = (
    "DROP TRIGGER entries_follow",
    f"""
CREATE TRIGGER entries_follow BEFORE INSERT ON entries WHEN NOT ({FOLLOWS})
BEGIN SELECT RAISE(ABORT, '{GAP}'); END
""",
)
POSTGRESQL = (
    f"""
CREATE OR REPLACE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT ({FOLLOWS}) THEN
        RAISE EXCEPTION '{GAP}' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$
""",
)


def upgrade() -> None:
    """Adds a column and three tables; the trigger on the log learns that its beginning may be packed."""
    op.add_column("games", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "archive",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("month", sa.String(7), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("dictionary", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_archive_month", "archive", ["month"])
    op.create_table(
        "archive_people",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), primary_key=True),
    )
    op.create_index("archive_people_by_account", "archive_people", ["account"])
    op.create_table(
        "dictionaries",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
