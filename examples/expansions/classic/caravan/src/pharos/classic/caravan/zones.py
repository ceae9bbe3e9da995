"""The caravan as plain data: who may see what, and how hidden parts are sampled (CARAVAN-HIDE-01)."""

from collections.abc import Mapping
from typing import Any

from pharos.classic.caravan.board import WARE_NUMBERS, WARES, caravan_of
from pharos.classic.caravan.steps import LOAD, NAME
from pharos.classic.sampling import Sampled
from pharos.classic.zones.place import Drawing, Place, Scene, Size
from pharos.classic.zones.turn import Asking, in_turns
from pharos.core.bits import mask_of, members
from pharos.core.chance import Chance, shuffled
from pharos.core.reader import Data, Reader
from pharos.core.shape import Either, Name, Parts, Several, Whole
from pharos.core.zone import Eye, Written

COUNT = Whole(0, len(WARES))
LISTED = Several(Name("ware", WARE_NUMBERS), len(WARES))


def drawn(data: Data, chance: Chance) -> dict[str, list[str]]:
    """Returns the pile and the wares of each city by name; wares hidden from the view are shuffled."""
    part: Any = data[NAME]
    known = {name for held in part["held"] if isinstance(held, list) for name in held}
    unseen = [WARES[n] for n in shuffled(chance, [n for n, name in enumerate(WARES) if name not in known])]
    found = {
        f"{NAME}:{n}": held if isinstance(held, list) else [unseen.pop() for _ in range(held)]
        for n, held in enumerate(part["held"])
    }
    return {**found, NAME: unseen}


class CaravanZone(Place):
    """The number of wares in the pile, and the wares of each city."""

    def __init__(self, size: Size) -> None:
        held = Several(Either(COUNT, LISTED), size.ring, size.ring)
        self.shapes = {NAME: Parts({"pile": COUNT, "held": held})}

    def write(self, state: Scene, eye: Eye) -> Written:
        caravan = caravan_of(state.state)
        pile = [WARES[n] for n in list(caravan.pile)[int(caravan.top) :]]
        held = [[WARES[n] for n in members(int(wares))] for wares in caravan.held]
        return {
            NAME: {
                "pile": pile if eye.everything else len(pile),
                "held": [one if eye.knows(city) else len(one) for city, one in enumerate(held)],
            }
        }

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        """Puts wares that are not mentioned into the pile."""
        part = data.get(NAME, {})
        if not isinstance(part, Mapping):
            reader.fault("caravan must be an object")
            return
        reader.only(part, ("pile", "held"), "the caravan")
        held = [
            mask_of(reader.all_named(wares, "ware", WARE_NUMBERS, f"the wares of city {city}"))
            for city, wares in enumerate(reader.lists(part, "held", len(state.ring)))
        ]
        pile = reader.all_named(reader.items(part, "pile", []), "ware", WARE_NUMBERS, "the caravan")
        rest = [n for n, name in enumerate(WARES) if ("ware", name) not in reader.places]
        caravan_of(state.state).lay(pile + rest, held)

    def sample(self, drawing: Drawing) -> None:
        """Writes the sampled wares to a position."""
        found, cities = drawing.found.added, len(drawing.position["cities"])
        held = [found[f"{NAME}:{n}"] for n in range(cities)]
        drawing.position[NAME] = {"pile": found[NAME], "held": held}

    def lay(self, found: Sampled, scene: Scene) -> None:
        """Puts the sampled wares into a state."""
        held = [mask_of([WARE_NUMBERS[name] for name in found.added[f"{NAME}:{n}"]]) for n in scene.ring]
        caravan_of(scene.state).lay([WARE_NUMBERS[name] for name in found.added[NAME]], held)


ASKING: dict[int, Asking] = {int(LOAD): Asking(fits=lambda state: not in_turns(state), waits=True)}
"""Wares are bought before the cards of an age are dealt, by one city after the other."""
