"""A log refuses gaps; who opened a table, and from where; when the server was away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

GAP = "The entries of a game follow each other."

SQLITE = f"""
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.number <> 1
    AND NOT EXISTS (SELECT 1 FROM entries WHERE game = NEW.game AND number = NEW.number - 1)
BEGIN SELECT RAISE(ABORT, '{GAP}'); END
"""
POSTGRESQL = (
    f"""
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE game = NEW.game AND number = NEW.number - 1)
    THEN
        RAISE EXCEPTION '{GAP}' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$
""",
    """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_follow()
""",
)


def upgrade() -> None:
    """Adds the trigger, three columns and two tables."""
    for statement in (SQLITE,) if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
    op.add_column("games", sa.Column("opener", sa.String(24), nullable=True))
    op.add_column("games", sa.Column("origin", sa.String(64), nullable=True))
    op.add_column("games", sa.Column("computers", sa.Integer, nullable=False, server_default="0"))
    op.create_index("games_by_opener", "games", ["opener"])
    op.create_index("games_by_origin", "games", ["origin"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
