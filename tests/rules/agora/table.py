"""Helpers that set up a table of Duel with Agora: conspiracies, the Senate, its cubes and decrees."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pharos
from tests.rules import duel_table
from tests.rules.duel_table import ANNA, CONTENT, laid, new_game, view

DECREES = [decree.id for decree in CONTENT.decrees]
CONSPIRACIES = [conspiracy.id for conspiracy in CONTENT.conspiracies]
DULL = (
    "discard_bonus",
    "coins_on_yellow",
    "conspirator_extra_turn",
    "coins_on_wonder",
    "trade_grey",
    "senate_blue",
)
"""Decrees that do not affect an ordinary test; they fill the chambers for which a test names none."""


def city(
    *cards: str, plots: Iterable[str] = (), ready: Iterable[str] = (), used: Iterable[str] = (), **more: Any
) -> dict[str, Any]:
    """A city with its conspiracies: unprepared, prepared and triggered."""
    conspiracies: list[dict[str, Any]] = [{"id": plot} for plot in plots]
    conspiracies += [{"id": plot, "card": None} for plot in ready]
    conspiracies += [{"id": plot, "triggered": True} for plot in used]
    return duel_table.city(*cards, conspiracies=conspiracies, **more)


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    cards: Sequence[str] | Mapping[int, str] = (),
    cubes: Mapping[int, tuple[int, int]] | None = None,
    decrees: Mapping[int, str] | None = None,
    face_down: Iterable[int] = (),
    expansions: Sequence[str] = ("agora",),
    senate: Mapping[str, Any] | None = None,
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age; two filler cards are in the first row if none are given.

    `cubes` and `decrees` are given by chamber, from 1; decrees are face up except in the chambers of
    `face_down`.
    """
    lying = {**(decrees or {})}
    dull_decrees = [decree for decree in DULL if decree not in lying.values()]
    for chamber in range(1, 7):
        lying[chamber] = lying.get(chamber) or dull_decrees.pop(0)
    down = {*face_down}
    chambers = [
        {
            "cubes": list((cubes or {}).get(chamber, (0, 0))),
            "decrees": [{"id": lying[chamber], "face_up": chamber not in down}],
        }
        for chamber in range(1, 7)
    ]
    whole = {"senate": {"chambers": chambers, **(senate or {})}, **more}
    return laid(anna, boris, cards=cards, fillers=0 if cards else 2, expansions=expansions, **whole)


def asked(game: pharos.Game) -> list[tuple[str, int]]:
    """The stack of pending steps with their seats, the next one last."""
    return [(step["step"], step["seat"]) for step in view(game)["steps"]]


def plots_of(game: pharos.Game, seat: int, viewer: int | None = None) -> list[dict[str, Any]]:
    """The conspiracies of a seat, as its owner or another viewer sees them."""
    plots: list[dict[str, Any]] = view(game, seat if viewer is None else viewer)["cities"][seat][
        "conspiracies"
    ]
    return plots


def chamber(game: pharos.Game, number: int) -> dict[str, Any]:
    """A chamber of the Senate, from 1, as everybody sees it."""
    found: dict[str, Any] = view(game)["senate"]["chambers"][number - 1]
    return found


def cubes_of(game: pharos.Game, seat: int) -> list[int]:
    """The cubes of a seat by chamber."""
    return [place["cubes"][seat] for place in view(game)["senate"]["chambers"]]


def supply(game: pharos.Game, seat: int) -> int:
    """The cubes of a seat that are not in the Senate."""
    return int(view(game)["senate"]["supply"][seat])


def controller(game: pharos.Game, number: int) -> int | None:
    """Who controls a chamber."""
    found: int | None = chamber(game, number)["controller"]
    return found


def dealt(deal: Mapping[str, Any] | None = None, *, seed: int = 1, both: bool = False) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    return new_game(deal, seed=seed, expansions=["pantheon", "agora"] if both else ["agora"])


def drafting(*wonders: str, seed: int = 1, **deal: Any) -> pharos.Game:
    """A new game in which these Wonders are offered first; seat 0 begins."""
    base = [wonder.id for wonder in CONTENT.wonders if not wonder.expansion and wonder.id not in wonders]
    return dealt({"wonders": [*wonders, *base][:8], "first": ANNA, **deal}, seed=seed)
