"""Options of a game on the command line: `--option teams=true --option sides=b`."""

from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter

from pharos.terminal.errors import WrongUsage

GivenOptions = Annotated[list[str] | None, Parameter(name="--option", negative="")]
"""The parameter of a command that takes options of the game."""

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
            raise WrongUsage(f"An option is written NAME=VALUE, not {one!r}.")
        options[name] = SWITCH.get(value.lower(), value)
    return options
