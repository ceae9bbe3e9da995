"""The harbor as plain data: who may see what, and how hidden parts are sampled (HARBOR-HIDE-01)."""

from collections.abc import Mapping
from typing import Any

from pharos.core.bits import BIT, members
from pharos.core.chance import shuffled
from pharos.core.reader import Data, Reader
from pharos.core.shape import Either, Name, Parts, Several, Whole
from pharos.core.zone import Eye, Written, Zone, parts
from pharos.duel import steps
from pharos.duel.harbor.board import CRATE_NUMBERS, CRATES, SEEN, harbor_of
from pharos.duel.harbor.steps import NAME, STOW
from pharos.duel.state import State
from pharos.duel.turn import decider
from pharos.duel.zones.drawing import SEATS, Drawing

COUNT = Whole(0, len(CRATES))
LISTED = Several(Name("crate", CRATE_NUMBERS), len(CRATES))


def _names(crates: int) -> list[str]:
    return [CRATES[n] for n in members(crates)]


class HarborZone(Zone[State]):
    """The number of crates in the pile, those returned, those kept, and those a docking player looks at."""

    shapes = parts(
        harbor=Parts(
            {"pile": COUNT, "returned": LISTED, "held": Several(Either(COUNT, LISTED), 2, 2)},
            {"offered": Several(Name("crate", CRATE_NUMBERS), int(SEEN))},
        )
    )

    def write(self, state: State, eye: Eye) -> Written:
        harbor, open_to_all = harbor_of(state), state.deal.rules.of_expansions["open_harbor"] is True
        pile = [CRATES[n] for n in list(harbor.pile)[int(harbor.top) :]]
        part: Written = {
            "pile": pile if eye.everything else len(pile),
            "returned": _names(int(harbor.returned)),
            "held": [
                _names(int(harbor.held(seat)))
                if open_to_all or eye.knows(seat)
                else len(members(int(harbor.held(seat))))
                for seat in SEATS
            ],
        }
        asked = int(decider(state))
        docked = asked >= 0 and steps.kind_of(state.stack[state.depth - 1]) == STOW
        if docked and not eye.everything and (open_to_all or eye.seat == asked):
            part["offered"] = pile[: int(harbor.offered())]
        return {NAME: part}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Puts crates that are not mentioned into the pile."""
        harbor, part = harbor_of(state), data.get(NAME, {})
        if not isinstance(part, Mapping):
            reader.fault("harbor must be an object")
            return
        reader.only(part, ("pile", "returned", "held"), "the harbor")
        for crate in reader.all_named(
            reader.items(part, "returned", []), "crate", CRATE_NUMBERS, "the returned crates"
        ):
            harbor.returned |= BIT[crate]
        for seat, held in enumerate(reader.lists(part, "held", len(SEATS))):
            for crate in reader.all_named(held, "crate", CRATE_NUMBERS, f"the crates of seat {seat}"):
                harbor.keep(seat, crate)
        pile = reader.all_named(reader.items(part, "pile", []), "crate", CRATE_NUMBERS, "the harbor")
        harbor.lay(pile + [n for n, name in enumerate(CRATES) if ("crate", name) not in reader.places])

    def sample(self, drawing: Drawing) -> None:
        """Distributes the crates hidden from the viewer at random between the other seat and the pile."""
        part: Any = dict(drawing.position[NAME])
        offered = part.pop("offered", [])
        known = {
            *offered,
            *part["returned"],
            *(name for held in part["held"] if isinstance(held, list) for name in held),
        }
        unseen = [
            CRATES[n]
            for n in shuffled(drawing.chance, [n for n, name in enumerate(CRATES) if name not in known])
        ]
        part["held"] = [
            held if isinstance(held, list) else [unseen.pop() for _ in range(held)] for held in part["held"]
        ]
        part["pile"] = offered + unseen
        drawing.position[NAME] = part
