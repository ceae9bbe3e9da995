"""Parameters shared by several commands: `--option teams=true --option sides=b`, `--lang`, `--cluster`."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from pharos import texts
from pharos.cluster import LOCAL
from pharos.core.errors import PharosError
from pharos.core.product import Setup
from pharos.products import product_named
from pharos.terminal.errors import WrongUsage


def _check_language(type_: object, lang: str) -> None:
    if lang not in texts.languages():
        raise WrongUsage(f"There is no language {lang!r} (available: {', '.join(texts.languages())}).")


Language = Annotated[str, Parameter(validator=_check_language, help="Language: en or ru.")]
"""Parameter for the language of the output."""

Flag = Annotated[bool, Parameter(negative="")]
"""Parameter that is off by default and cannot be negated."""

Plain = Annotated[
    bool, Parameter(negative="", help="Plain lines without boxes and colors, for a screen reader.")
]
"""Parameter for output without boxes and colors."""

AsJson = Annotated[bool, Parameter("--json", negative="")]
"""Parameter for output as JSON."""

Expansions = Annotated[
    list[str] | None, Parameter("--expansion", negative="", help="An expansion. Repeat for several.")
]
"""Parameter for the expansions."""

GivenCluster = Annotated[list[str] | None, Parameter(name="--cluster", negative="", consume_multiple=(0, 1))]
"""Parameter for running on many machines; the address is optional."""

SWITCH: dict[str, object] = {"true": True, "false": False}


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True, slots=True)
class Variant:
    """Parameters for the variant of a game."""

    players: int | None = None
    """Number of players (classic)."""
    expansion: Expansions = None
    option: Annotated[list[str] | None, Parameter(negative="")] = None
    """A game option as NAME=VALUE. Repeat for several."""

    def setup(self, game: str) -> Setup:
        """Returns the setup; names and values are validated by the game."""
        options = options_of(self.option)
        try:
            return product_named(game).check_setup(self.players, tuple(self.expansion or ()), options)
        except PharosError as error:
            raise WrongUsage(str(error)) from error


STANDARD = Variant()
"""The standard variant of a game."""


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
