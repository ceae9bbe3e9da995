"""Parameters shared by several commands: `--option teams=true --option sides=b`, `--cluster`."""

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter

from pharos.cluster import LOCAL
from pharos.terminal.errors import WrongUsage

GivenOptions = Annotated[list[str] | None, Parameter(name="--option", negative="")]
"""Parameter for game options."""

GivenCluster = Annotated[list[str] | None, Parameter(name="--cluster", negative="", consume_multiple=(0, 1))]
"""Parameter for running on many machines; the address is optional."""

SWITCH: dict[str, object] = {"true": True, "false": False}


def options_of(given: Iterable[str] | None) -> dict[str, object]:
    """Parses the options; names and values are validated by the game.

    >>> options_of(["teams=true", "sides=b"])
    {'teams': True, 'sides': 'b'}
    """
    options: dict[str, object] = {}
    for one in given or ():
        name, _, value = one.partition("=")
        if not name or not value:
            raise WrongUsage(f"Write an option as NAME=VALUE, not {one!r}.")
        options[name] = SWITCH.get(value.lower(), value)
    return options


def cluster_of(given: list[str] | None) -> str | None:
    """Returns the cluster address: None without the option, a local cluster without an address."""
    if given is None:
        return None
    return given[0] if given else LOCAL
