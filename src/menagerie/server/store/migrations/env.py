"""How Alembic runs the migrations: in the transaction it is handed."""

from alembic import context

from menagerie.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
