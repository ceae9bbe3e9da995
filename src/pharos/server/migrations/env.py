"""How alembic reaches the database: by the connection, and in the transaction, of `store/migrate.py`."""

from alembic import context

from pharos.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
