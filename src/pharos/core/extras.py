"""Libraries that come with an extra of the package: who lacks one is told which to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from pharos.core.errors import PharosError

DISTRIBUTION = "pharos-games"
"""The name under which the package is published; it is imported as `pharos`."""


class MissingExtra(PharosError):
    """A library is missing that an extra brings."""


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Says in one sentence which extra to install where a library is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "pharos":
            raise
        install = f"pip install '{DISTRIBUTION}[{extra}]'"
        raise MissingExtra(
            f"{what} needs the extra {extra} ({missing.name} is missing): {install}."
        ) from missing
