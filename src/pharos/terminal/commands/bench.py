"""`pharos bench`."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

from pharos import pure
from pharos.core.errors import PharosError
from pharos.products import PRODUCTS, product_named
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import AsJson, Expansions
from pharos.terminal.progress import progress_bar

SEED = 1
FIRST_BATCH = 8
BATCH_SECONDS = 0.25

STANDARD: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("duel", 2, ()),
    ("duel", 2, ("pantheon",)),
    ("duel", 2, ("agora",)),
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 2, ()),
    ("classic", 3, ()),
    ("classic", 5, ()),
    ("classic", 7, ()),
    ("classic", 4, ("cities",)),
    ("classic", 8, ("cities",)),
    ("classic", 5, ("leaders", "cities")),
)
"""The variants to measure when no game is named."""

Playout = Callable[[int, int], int]
"""Plays a number of random games with a seed; returns the total number of choices."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The speed of one game variant."""

    game: str
    expansions: tuple[str, ...]
    players: int
    playouts_per_second: float
    choices_per_game: float

    def data(self) -> dict[str, object]:
        """Returns plain data for JSON."""
        return {
            "game": self.game,
            "expansions": list(self.expansions),
            "players": self.players,
            "playouts_per_second": round(self.playouts_per_second, 1),
            "choices_per_game": round(self.choices_per_game, 2),
            "compiled": pure.compiled(),
        }


def bench(
    *,
    game: str | None = None,
    players: int | None = None,
    expansion: Expansions = None,
    seconds: float = 2.0,
    json_: AsJson = False,
) -> None:
    """Measure random games per second, from deal to final score, on one thread.

    **Examples**

    - `pharos bench`
    - `pharos bench --game duel --seconds 5 --json`
    - `pharos bench --game classic --players 7`

    Parameters
    ----------
    game
        duel or classic. By default, a standard set is measured.
    players
        Number of players (classic).
    seconds
        Seconds to measure each kind of game.
    json_
        Print JSON.
    """
    if not 0 < seconds <= 3600:
        raise WrongUsage("The seconds must be greater than 0 and at most 3600.")
    if game is None:
        if players is not None or expansion:
            raise WrongUsage("Players and expansions need a game: add --game.")
        kinds = list(standard())
    else:
        kinds = [_kind(game, players, tuple(expansion or ()))]
    measured = []
    with progress_bar("bench", len(kinds), json_) as step:
        for name, seats, expansions in kinds:
            measured.append(measure(name, seats, expansions, seconds))
            step()
    if json_:
        print(json.dumps([one.data() for one in measured]))
        return
    for one in measured:
        what = " + ".join((one.game, *one.expansions))
        print(
            f"{what}, {one.players} players: {one.playouts_per_second:,.0f} games/s, "
            f"{one.choices_per_game:.1f} choices per game"
        )
    if not pure.compiled():
        print("The engine is not compiled.")


def standard() -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Yields the standard set, limited to available games."""
    for name, players, expansions in STANDARD:
        if name in PRODUCTS and set(expansions) <= set(PRODUCTS[name].expansions):
            yield name, players, expansions


def measure(game: str, players: int, expansions: tuple[str, ...], seconds: float) -> Measured:
    """Plays random games for `seconds`, in batches that grow until the clock overhead is negligible."""
    playout = _playout(game, players, expansions)
    playout(1, SEED)
    games, choices, batch, spent, seed = 0, 0, FIRST_BATCH, 0.0, SEED
    while spent < seconds:
        seed += 1
        began = time.perf_counter()
        choices += playout(batch, seed)
        took = time.perf_counter() - began
        games += batch
        spent += took
        if took < BATCH_SECONDS / 2:
            batch *= 2
    return Measured(game, expansions, players, games / spent, choices / games)


def _kind(game: str, players: int | None, expansions: tuple[str, ...]) -> tuple[str, int, tuple[str, ...]]:
    try:
        setup = product_named(game).check_setup(players, expansions, {})
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    return setup.game, setup.players, setup.expansions


def _playout(game: str, players: int, expansions: tuple[str, ...]) -> Playout:
    random_games = import_module(f"pharos.{game}.playout").random_games
    seats = () if game == "duel" else (players,)
    added = (expansions,) if expansions else ()
    return lambda games, seed: int(random_games(games, seed, *seats, *added))
