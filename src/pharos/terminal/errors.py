"""What ends a command, each with its exit code."""

from collections.abc import Iterator
from contextlib import contextmanager

from pharos.core.extras import MissingExtra, needs_extra


class Failure(Exception):
    """It failed: exit code 1."""

    code = 1


class WrongUsage(Failure):
    """It was called in a wrong way: exit code 2."""

    code = 2


@contextmanager
def needs_server() -> Iterator[None]:
    """Says in one sentence what to install where the libraries of the server are missing."""
    try:
        with needs_extra("server", "The server"):
            yield
    except MissingExtra as missing:
        raise Failure(str(missing)) from missing
