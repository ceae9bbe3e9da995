"""The declaration of Caravan: lists everything it adds to 7 Wonders."""

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
    """Before each age, every player may buy the top ware of the pile, face down."""

    def readers(self) -> Mapping[str, EffectReader]:
        """Returns the readers of its effect."""
        from pharos.classic.caravan.effects import READERS

        return READERS

    def owner(self) -> Owner:
        """Returns the implementation of its steps."""
        from pharos.classic.caravan.turn import CaravanOwner

        return CaravanOwner()

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Shuffles the wares (CARAVAN-SETUP-01)."""
        from pharos.classic.caravan.board import WARES
        from pharos.core.chance import shuffled

        deal.added = {**deal.added, "wares": shuffled(chance, list(range(len(WARES))))}

    def new_board(self, deal: Deal) -> Board:
        """Returns the board with the pile of wares."""
        from pharos.classic.caravan.board import CaravanBoard

        return CaravanBoard(deal.added.get("wares", []), deal.ring)

    def drawn(self, data: Data, seat: int | None, chance: Chance) -> dict[str, list[str]]:
        """Samples the wares that a view does not show: those of other cities, and the pile."""
        from pharos.classic.caravan.zones import drawn

        return drawn(data, chance)

    def table_zones(self, size: Size) -> TableZones:
        """Returns the zones of the caravan, including what is hidden."""
        from pharos.classic.caravan.zones import CaravanZone

        zone = [CaravanZone(size)]
        return TableZones(written=zone, viewed=zone, read=zone, sampled=zone)

    def asking(self) -> Mapping[int, Asking]:
        """Returns when a position may have its step pending."""
        from pharos.classic.caravan.zones import ASKING

        return ASKING

    def deal_parts(self) -> tuple[str, ...]:
        """Returns the keys of its part of a deal."""
        return ("wares",)

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """Returns its part of a deal as plain data, with the top of the pile first."""
        from pharos.classic.caravan.board import WARES

        return {"wares": [WARES[n] for n in deal.added["wares"]]}

    def read_deal(self, deal: Deal, data: Mapping[str, Any]) -> None:
        """Reads its part of a deal from plain data."""
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
