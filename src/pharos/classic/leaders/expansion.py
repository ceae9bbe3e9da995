"""Leaders as a `ClassicExpansion`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pharos.classic.expansion import ClassicExpansion, TableZones
from pharos.classic.leaders.steps import EXTRA_LEADER, STEPS
from pharos.classic.leaders.verbs import BIT, NAME, VERBS, WITH_LEADERS

if TYPE_CHECKING:
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.owner import Owner
    from pharos.classic.state import State
    from pharos.classic.zones.city import Holding
    from pharos.classic.zones.place import Size
    from pharos.classic.zones.turn import Asking
    from pharos.core.zone import Zone


class Leaders(ClassicExpansion):
    """Leaders are drafted at the start, and recruited before each age."""

    def readers(self) -> Mapping[str, EffectReader]:
        from pharos.classic.leaders.effects import READERS

        return READERS

    def owner(self) -> Owner:
        from pharos.classic.leaders.turn import LeadersOwner

        return LeadersOwner()

    def direction(self, state: State) -> str | None:
        """Returns the direction of the draft, which is opposite to that of Age I (LEADERS-DRAFT-01)."""
        from pharos.classic.leaders.draft import direction

        return direction(state)

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns the zone of a city's leaders."""
        from pharos.classic.leaders.zones import CityLeaders

        return [CityLeaders()]

    def table_zones(self, size: Size) -> TableZones:
        """Returns the zones of leaders in hands and in the pile."""
        from pharos.classic.leaders.zones import LeaderPile, OwnLeaders, to_pass_on, to_recruit

        hands, passed, pile, own = to_recruit(), to_pass_on(), LeaderPile(), OwnLeaders()
        return TableZones(
            written=[hands, pile, passed, own],
            viewed=[pile, own],
            read=[hands, passed, pile],
            sampled=[pile, hands, passed],
        )

    def asking(self) -> Mapping[int, Asking]:
        from pharos.classic.leaders.zones import ASKING

        return ASKING

    def deal_parts(self) -> tuple[str, ...]:
        """Returns the leaders that were dealt, and the pile."""
        return ("leaders", "leader_pile")

    def deal_data(self, deal: Deal) -> dict[str, object]:
        from pharos.classic.leaders.dealing import leaders_deal_data

        return leaders_deal_data(deal)

    def read_deal(self, deal: Deal, data: Mapping[str, Any]) -> None:
        from pharos.classic.leaders.dealing import read_leaders_deal

        read_leaders_deal(deal, data)


LEADERS = Leaders(
    NAME,
    int(BIT),
    STEPS,
    VERBS,
    answers={"stage": WITH_LEADERS, "discard": WITH_LEADERS, "skip": (int(EXTRA_LEADER),)},
    score=("leaders",),
    before_cards=True,
)
