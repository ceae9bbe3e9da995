"""Lists everything that can be played here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

import pharos
from pharos.content.sets import sets_for
from pharos.core.errors import PharosError
from pharos.core.product import Product
from pharos.products import PRODUCTS
from pharos.wire.messages import PROTOCOL, Offers, OptionOffer, ProductOffer

MOST_PLAYERS = 8


def all_offers(levels: tuple[str, ...]) -> Offers:
    """Returns all games with their player counts, expansions and options, and the computer levels."""
    return Offers(PROTOCOL, pharos.__version__, tuple(offer(name) for name in PRODUCTS), levels)


@cache
def offer(name: str) -> ProductOffer:
    product = PRODUCTS[name]
    return ProductOffer(
        game=name,
        players=player_counts(product, ()),
        expansions=tuple(product.expansions),
        players_with={expansion: player_counts(product, (expansion,)) for expansion in product.expansions},
        options=_options(product),
        sets=sets_for(name),
    )


def fault_of(
    game: str, expansions: tuple[str, ...] = (), options: Mapping[str, object] | None = None
) -> str | None:
    """Returns why a game cannot be played with these expansions and options by any number of players."""
    product, fault = PRODUCTS[game], None
    for players in player_counts(product, expansions) or (None,):
        try:
            product.check_setup(players, expansions, options or {})
        except PharosError as error:
            fault = str(error)
        else:
            return None
    return fault


def counts_of(game: str, option: str) -> tuple[int, ...]:
    """Returns the numbers of players with which an option of a game can be chosen."""
    return next((one.players for one in offer(game).options if one.name == option), ())


def player_counts(
    product: Product[Any], expansions: tuple[str, ...], options: Mapping[str, object] | None = None
) -> tuple[int, ...]:
    """Returns the possible player counts with these expansions and options."""
    counts = []
    for players in range(1, MOST_PLAYERS + 1):
        try:
            product.check_setup(players, expansions, options or {})
        except PharosError:
            continue
        counts.append(players)
    return tuple(counts)


def _options(product: Product[Any]) -> tuple[OptionOffer, ...]:
    """Returns the options of a product, as listed in its module."""
    known = getattr(sys.modules[type(product).__module__], "OPTIONS", {})
    return tuple(_option(product, name, tuple(values)) for name, values in known.items())


def _option(product: Product[Any], name: str, values: tuple[Any, ...]) -> OptionOffer:
    """Returns an option with the expansion it needs, found by trying it against the rules."""
    for needs in (None, *product.expansions):
        players = player_counts(product, (needs,) if needs else (), {name: values[-1]})
        if players:
            return OptionOffer(name, values, needs, players)
    raise AssertionError(f"{name} can never be chosen")
