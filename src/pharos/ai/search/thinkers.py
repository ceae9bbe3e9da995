"""Selects the search for a view."""

from collections.abc import Callable
from pathlib import Path

from pharos.ai.search.classic.classic_thinker import ClassicThinker
from pharos.ai.search.classic.classic_thinker import network_name as classic_network_name
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.network import FOLDER, FORMER_FOLDER, SUFFIX
from pharos.ai.search.thinker import Thinker
from pharos.ai.search.weights import learned_parts
from pharos.core.errors import PharosError
from pharos.game import View

MOST_ROOM = 2_000_000
PLAIN_ROOM = 600_000
"""The size of the tree without a network, as in `master-0`."""
NODES_PER_SIMULATION = 12
LEAST_ROOM = 4096
TEAMS = "teams"


def thinkers(
    simulations: int | None, by_network: bool = True, folder: Path = FOLDER
) -> Callable[[View], Thinker]:
    """Returns a function that finds the search of a view; searches are kept by variant, with their memory.

    A search is guided by the variant's network in `folder` if there is one, unless `by_network` is false. A
    variant without a former network has its current one in `FORMER_FOLDER`, too.
    """
    room = MOST_ROOM if by_network else PLAIN_ROOM
    if simulations is not None:
        room = min(room, max(LEAST_ROOM, NODES_PER_SIMULATION * simulations))
    exact = by_network and simulations is None
    kept: dict[str, Thinker] = {}

    def thinker_of(view: View) -> Thinker:
        data = view.data
        kind = kind_of(data)
        if kind not in kept:
            kept[kind] = _new_thinker(kind, data, room, folder if by_network else None, exact)
        return kept[kind]

    return thinker_of


def network_name(data: dict[str, object]) -> str:
    """Returns the file name of the network that may guide a search from a view."""
    game, *parts, _players = kind_of(data).split("+")
    learned = _learned(game, parts)
    return learned if game == "duel" else classic_network_name(learned, TEAMS in parts)


def _learned(game: str, parts: list[str]) -> str:
    """Returns the variant whose learned weights apply: drops expansions without any."""
    return "+".join([game, *(part for part in parts if part in learned_parts(game))])


def kind_of(data: dict[str, object]) -> str:
    """Returns the variant of a view: game, expansions, teams, and number of players."""
    expansions, options = data.get("expansions"), data.get("options")
    if not isinstance(expansions, list) or not isinstance(options, dict):
        raise PharosError("This view names no expansions or no options.")
    parts = [*sorted(map(str, expansions)), *([TEAMS] if options.get(TEAMS) is True else [])]
    return "+".join([str(data.get("game")), *parts, str(data.get("players"))])


def _new_thinker(
    kind: str, data: dict[str, object], room: int, networks: Path | None, exact: bool
) -> Thinker:
    game, *expansions, players = kind.split("+")
    learned = _learned(game, expansions)
    former = networks == FORMER_FOLDER
    if former and not (FORMER_FOLDER / f"{network_name(data)}{SUFFIX}").is_file():
        networks = FOLDER
    if game == "duel":
        return DuelThinker(data, learned, room, networks, exact)
    if players == "2" and learned == game:
        learned = "classic2"
    return ClassicThinker(learned, room, networks, TEAMS in expansions, former)
