"""Optional libraries that an extra of the package installs: if one is missing, the error names the extra."""

from collections.abc import Iterator
from contextlib import contextmanager

from pharos.core.errors import PharosError

DISTRIBUTION = "pharos-games"
"""The name under which the package is published; it is imported as `pharos`."""


class MissingExtra(PharosError):
    """A library is missing that an extra installs."""


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Raises `MissingExtra`, naming the extra to install, if an import in the block fails."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "pharos":
            raise
        install = f"pip install '{DISTRIBUTION}[{extra}]'"
        raise MissingExtra(
            f"{what} needs the extra {extra} ({missing.name} is missing): {install}."
        ) from missing
