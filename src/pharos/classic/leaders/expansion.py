"""Leaders as a `ClassicExpansion`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from pharos.classic.expansion import ClassicExpansion, TableZones
from pharos.classic.leaders.steps import EXTRA_LEADER, STEPS
from pharos.classic.leaders.verbs import BIT, NAME, VERBS, WITH_LEADERS

if TYPE_CHECKING:
    from pharos.classic.city import City
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.history import Entry
    from pharos.classic.owner import Owner
    from pharos.classic.piece import Piece
    from pharos.classic.sampling import Plan
    from pharos.classic.state import State
    from pharos.classic.story import Story
    from pharos.classic.zones.city import Holding
    from pharos.classic.zones.place import Size
    from pharos.classic.zones.turn import Asking
    from pharos.core.chance import Chance
    from pharos.core.price import Price
    from pharos.core.reason import Refusal
    from pharos.core.zone import Zone

LEADER_ENTRIES: Final = 12
"""Room in the history for a city's leaders."""


class Leaders(ClassicExpansion):
    """Leaders are drafted at the start, and recruited before each age."""

    def readers(self) -> Mapping[str, EffectReader]:
        from pharos.classic.leaders.effects import READERS

        return READERS

    def pieces(self) -> Sequence[Piece]:
        """Returns the leaders."""
        from pharos.classic.leaders.roster import LEADERS

        return LEADERS

    def owner(self) -> Owner:
        from pharos.classic.leaders.turn import LeadersOwner

        return LeadersOwner()

    def direction(self, state: State) -> str | None:
        """Returns the direction of the draft, which is opposite to that of Age I (LEADERS-DRAFT-01)."""
        from pharos.classic.leaders.draft import direction

        return direction(state)

    def entries(self, deal: Deal) -> int:
        """Returns room for a city's leaders: drafted, used, drawn, copied."""
        return LEADER_ENTRIES * int(deal.ring)

    def deal(self, deal: Deal, chance: Chance) -> None:
        """Deals leaders to draft (LEADERS-SETUP-04)."""
        from pharos.classic.leaders.draft import deal_leaders

        deal_leaders(deal, chance)

    def plan(self, data: Any, seat: int | None, entries: list[Entry]) -> Plan:
        """Returns where the hidden leaders may be."""
        from pharos.classic.leaders.sampling import LeaderPlan

        return LeaderPlan(data, seat, entries)

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

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Returns the recruitment of each leader of the hand."""
        from pharos.classic.leaders.explain import recruitments

        return dict.fromkeys(WITH_LEADERS, recruitments)

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the price of a leader."""
        from pharos.classic.leaders.explain import price_of

        return price_of(state, seat, choice)

    def free_by(self, mine: City, card: Piece) -> str | None:
        """Returns the leader that makes cards of this color free."""
        from pharos.classic.leaders.explain import free_by_color

        return free_by_color(mine, card)

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns refusals of leaders, and of everything else in the steps of Leaders."""
        from pharos.classic.leaders.explain import refusal_of

        return refusal_of(state, seat, choice)

    def is_possible(self, story: Story, entry: Entry) -> bool | None:
        from pharos.classic.leaders.past import is_possible

        return is_possible(story, entry)

    def fits_city(self, story: Story, number: int) -> bool:
        from pharos.classic.leaders.past import fits_city

        return fits_city(story, number)

    def history_faults(self, story: Story) -> list[str]:
        from pharos.classic.leaders.past import faults

        return faults(story)


LEADERS = Leaders(
    NAME,
    int(BIT),
    STEPS,
    VERBS,
    answers={"stage": WITH_LEADERS, "discard": WITH_LEADERS, "skip": (int(EXTRA_LEADER),)},
    score=("leaders",),
    before_cards=True,
    partner_sees=("draft", "tuck", "dismiss", "gather"),
)
