"""What ends a command, each with its exit code."""

from collections.abc import Iterator
from contextlib import contextmanager


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
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "pharos":
            raise
        raise Failure(
            f"The server's libraries are not installed ({missing.name} is missing): "
            "install Pharos with its extra, as in pip install 'pharos[server] @ file:///path/to/pharos.whl'."
        ) from missing
