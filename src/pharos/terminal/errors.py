"""Errors that end a command, with their exit codes."""

from collections.abc import Iterator
from contextlib import contextmanager

from pharos.core.extras import MissingExtra, needs_extra


class Failure(Exception):
    """The command failed: exit code 1."""

    code = 1


class WrongUsage(Failure):
    """Wrong usage: exit code 2."""

    code = 2


@contextmanager
def needs_server() -> Iterator[None]:
    """Reports which extra to install if the libraries of the server are missing."""
    try:
        with needs_extra("server", "The server"):
            yield
    except MissingExtra as missing:
        raise Failure(str(missing)) from missing
