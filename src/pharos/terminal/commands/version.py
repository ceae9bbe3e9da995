"""`pharos version`."""

import json
import platform
from typing import Annotated

from cyclopts import Parameter

import pharos
from pharos import pure
from pharos.products import PRODUCTS


def version(*, json_: Annotated[bool, Parameter("--json", negative="")] = False) -> None:
    """Show the version, whether the engine is compiled, and the games it can play.

    **Examples**

    - `pharos version`
    - `pharos version --json`

    Parameters
    ----------
    json_
        Print one JSON object.
    """
    games = {name: list(product.expansions) for name, product in PRODUCTS.items()}
    if json_:
        facts = {
            "version": pharos.__version__,
            "compiled": pure.compiled(),
            "python": platform.python_version(),
            "games": games,
        }
        print(json.dumps(facts))
        return
    engine = "compiled" if pure.compiled() else "plain Python"
    print(f"pharos {pharos.__version__}, engine: {engine}, Python {platform.python_version()}")
    for name, expansions in games.items():
        print(f"{name}{': ' if expansions else ''}{', '.join(expansions)}")
