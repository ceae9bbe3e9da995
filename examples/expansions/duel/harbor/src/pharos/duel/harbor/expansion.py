"""The declaration of Harbor: lists everything it adds to Duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pharos.duel.expansion import DuelExpansion, TableZones
from pharos.duel.harbor.steps import NAME, STEPS, VERBS

if TYPE_CHECKING:
    from pharos.core.board import Board
    from pharos.core.chance import Chance
    from pharos.core.reader import Data, Reader
    from pharos.duel.deal import Deal
    from pharos.duel.effects import Reader as EffectReader
    from pharos.duel.owner import Owner


class Harbor(DuelExpansion):
    """Crates are face down in the harbor. A docking player looks at two of them, keeps one, and returns the
    other."""

    def object_names(self) -> dict[str, list[str]]:
        """Returns the names of the crates."""
        from pharos.content.harbor import load_harbor

        return {"crate": [crate.id for crate in load_harbor().crates]}

    def readers(self) -> Mapping[str, EffectReader]:
        """Returns the readers of its effect."""
        from pharos.duel.harbor.effects import READERS

        return READERS

    def owner(self) -> Owner:
        """Returns the implementation of its step and verbs."""
        from pharos.duel.harbor.turn import HarborOwner

        return HarborOwner()

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles the crates (HARBOR-SETUP-01)."""
        from pharos.core.chance import shuffled
        from pharos.duel.harbor.board import CRATES

        deal.added = {**deal.added, "crates": shuffled(chance, list(range(len(CRATES))))}

    def new_board(self, deal: Deal) -> Board:
        """Returns the board with the pile of crates."""
        from pharos.duel.harbor.board import HarborBoard

        return HarborBoard(deal.added.get("crates", []))

    def table_zones(self) -> TableZones:
        """Returns the zones of the harbor, including what is hidden."""
        from pharos.duel.harbor.zones import HarborZone

        return TableZones([HarborZone()])

    def deal_parts(self) -> tuple[str, ...]:
        """Returns the keys of its part of a deal."""
        return ("crates",)

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """Returns its part of a deal as plain data, with the top of the pile first."""
        from pharos.duel.harbor.board import CRATES

        return {"crates": [CRATES[n] for n in deal.added["crates"]]}

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        """Reads its part of a deal from plain data."""
        from pharos.duel.harbor.board import CRATE_NUMBERS, CRATES

        crates = reader.all_named(reader.items(data, "crates"), "crate", CRATE_NUMBERS, "the harbor")
        if len(crates) != len(CRATES):
            reader.fault(f"a deal has {len(CRATES)} crates")
        deal.added = {**deal.added, "crates": crates}


HARBOR = Harbor(
    NAME,
    4,
    STEPS,
    VERBS,
    score=(NAME,),
    options={"open_harbor": (False, True)},
    listed={NAME: "crate"},
    board=NAME,
)
