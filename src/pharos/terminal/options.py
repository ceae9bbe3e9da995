"""Parameters that several commands take: `--option teams=true --option sides=b`, `--cluster`."""

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter

from pharos.cluster import LOCAL
from pharos.terminal.errors import WrongUsage

GivenOptions = Annotated[list[str] | None, Parameter(name="--option", negative="")]
"""The parameter of a command that takes options of the game."""

GivenCluster = Annotated[list[str] | None, Parameter(name="--cluster", negative="", consume_multiple=(0, 1))]
"""The parameter of a command that can work on many machines; its address may be left out."""

SWITCH: dict[str, object] = {"true": True, "false": False}


def options_of(given: Iterable[str] | None) -> dict[str, object]:
    """The options as the game takes them; which there are, and their values, the game itself checks.

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
    """The cluster to work on: none, one of our own on this machine, or one by its address."""
    if given is None:
        return None
    return given[0] if given else LOCAL
