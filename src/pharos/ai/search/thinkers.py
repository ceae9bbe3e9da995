"""Which search thinks about which game."""

from collections.abc import Callable

from pharos.ai.search.classic.classic_thinker import ClassicThinker
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.thinker import Thinker
from pharos.core.errors import PharosError
from pharos.game import View

MOST_ROOM = 2_000_000
FORMER_ROOM = 600_000
NODES_PER_SIMULATION = 12
LEAST_ROOM = 4096


def thinkers(simulations: int | None, by_network: bool = True) -> Callable[[View], Thinker]:
    """Finds the thinker of a view; those of one agent are kept, with their memory.

    A search is guided by the network of the game where there is one, unless that is not wanted.
    """
    room = MOST_ROOM if by_network else FORMER_ROOM
    if simulations is not None:
        room = min(room, max(LEAST_ROOM, NODES_PER_SIMULATION * simulations))
    kept: dict[str, Thinker] = {}

    def thinker_of(view: View) -> Thinker:
        data = view.data
        kind = kind_of(data)
        if kind not in kept:
            kept[kind] = _new_thinker(kind, data, room, by_network)
        return kept[kind]

    return thinker_of


def kind_of(data: dict[str, object]) -> str:
    """The kind of game of a view: its name, the expansions and how many play."""
    expansions = data.get("expansions")
    if not isinstance(expansions, list):
        raise PharosError("This view names no expansions.")
    return "+".join([str(data.get("game")), *sorted(map(str, expansions)), str(data.get("players"))])


def _new_thinker(kind: str, data: dict[str, object], room: int, by_network: bool) -> Thinker:
    game, *expansions, players = kind.split("+")
    if game == "duel":
        return DuelThinker(data, "+".join([game, *expansions]), room, by_network)
    if players == "2" and not expansions:
        game = "classic2"
    return ClassicThinker("+".join([game, *expansions]), room, by_network)
