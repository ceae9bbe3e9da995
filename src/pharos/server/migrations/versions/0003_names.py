"""Names that look the same are the same; lines of chat know who is a guest."""

import sqlalchemy as sa
from alembic import op

from pharos.server.store.people import folded

revision = "0003"
down_revision = "0002"

accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("created"))


def upgrade() -> None:
    """Adds a column, and folds all names anew; of two that look the same the younger is known exactly."""
    op.add_column("chat", sa.Column("guest", sa.Boolean, nullable=True))
    connection = op.get_bind()
    named = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.folded.is_not(None))
    rows = connection.execute(named.order_by(accounts.c.created, accounts.c.id)).all()
    looks: dict[str, str] = {}
    taken: set[str] = set()
    for id, name in rows:
        looks[id] = f"={name}" if folded(name) in taken else folded(name)
        taken.add(looks[id])
    # In two steps: what one had before may be what another gets.
    for step in (1, 2):
        for id, look in looks.items():
            changed = sa.update(accounts).where(accounts.c.id == id)
            connection.execute(changed.values(folded=f"#{id}" if step == 1 else look))
