"""Caravan as a value: everything that it adds to 7 Wonders is named here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pharos.classic.caravan.steps import NAME, STEPS, VERBS
from pharos.classic.expansion import ClassicExpansion, TableZones

if TYPE_CHECKING:
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.owner import Owner
    from pharos.classic.zones.place import Size
    from pharos.classic.zones.turn import Asking
    from pharos.core.board import Board
    from pharos.core.chance import Chance
    from pharos.core.reader import Data


class Caravan(ClassicExpansion):
    """Before each age every player may buy the ware on top of the pile, unseen."""

    def readers(self) -> Mapping[str, EffectReader]:
        """Its effect."""
        from pharos.classic.caravan.effects import READERS

        return READERS

    def owner(self) -> Owner:
        """Its steps."""
        from pharos.classic.caravan.turn import CaravanOwner

        return CaravanOwner()

    def deal(self, deal: Deal, chance: Chance) -> None:
        """The wares are shuffled (CARAVAN-SETUP-01)."""
        from pharos.classic.caravan.board import WARES
        from pharos.core.chance import shuffled

        deal.added = {**deal.added, "wares": shuffled(chance, list(range(len(WARES))))}

    def new_board(self, deal: Deal) -> Board:
        """The pile of wares."""
        from pharos.classic.caravan.board import CaravanBoard

        return CaravanBoard(deal.added.get("wares", []), deal.ring)

    def drawn(self, data: Data, seat: int | None, chance: Chance) -> dict[str, list[str]]:
        """Wares that a view does not show: those of other cities, and the pile."""
        from pharos.classic.caravan.zones import drawn

        return drawn(data, chance)

    def table_zones(self, size: Size) -> TableZones:
        """The caravan, with what is hidden of it."""
        from pharos.classic.caravan.zones import CaravanZone

        zone = [CaravanZone(size)]
        return TableZones(written=zone, viewed=zone, read=zone, sampled=zone)

    def asking(self) -> Mapping[int, Asking]:
        """When a position may ask its step."""
        from pharos.classic.caravan.zones import ASKING

        return ASKING

    def deal_parts(self) -> tuple[str, ...]:
        """The wares."""
        return ("wares",)

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """The same as plain data, the top of the pile first."""
        from pharos.classic.caravan.board import WARES

        return {"wares": [WARES[n] for n in deal.added["wares"]]}

    def read_deal(self, deal: Deal, data: Mapping[str, Any]) -> None:
        """The same from plain data."""
        from pharos.classic.caravan.board import WARE_NUMBERS, WARES
        from pharos.core.errors import InvalidDeal

        wares = data.get("wares")
        if not isinstance(wares, list | tuple) or sorted(map(str, wares)) != sorted(WARES):
            raise InvalidDeal(f"The wares of a deal are the {len(WARES)} wares, each once.")
        deal.added = {**deal.added, "wares": [WARE_NUMBERS[str(name)] for name in wares]}


CARAVAN = Caravan(
    NAME,
    4,
    STEPS,
    VERBS,
    score=(NAME,),
    options={"free_caravan": (False, True)},
    listed={NAME: "ware"},
    before_cards=True,
)
