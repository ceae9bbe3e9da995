"""The available games, by name."""

from typing import Any, Literal

from pharos.classic.product import ClassicProduct
from pharos.core.errors import UnknownName
from pharos.core.plain import shown
from pharos.core.product import Product
from pharos.duel.product import DuelProduct

GameName = Literal["duel", "classic"]

PRODUCTS: dict[str, Product[Any]] = {"duel": DuelProduct(), "classic": ClassicProduct()}


def product_named(name: object) -> Product[Any]:
    """Returns the product of a name; raises `UnknownName`."""
    if isinstance(name, str) and name in PRODUCTS:
        return PRODUCTS[name]
    raise UnknownName(f"There is no game {shown(name)} (available: {', '.join(PRODUCTS)}).")
