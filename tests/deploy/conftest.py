"""Servers on SQLite and on a real PostgreSQL."""

from tests.server.conftest import (  # noqa: F401
    new_server,
    nursery,
    one_list_of_authorities,
    postgres,
    restarting,
)
