"""Cities as a `ClassicExpansion`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pharos.classic.cities.steps import STEPS
from pharos.classic.cities.verbs import BIT, NAME, VERBS
from pharos.classic.expansion import ClassicExpansion, TableZones
from pharos.core.errors import PharosError

if TYPE_CHECKING:
    from pharos.classic.deal import Deal
    from pharos.classic.effects import Reader as EffectReader
    from pharos.classic.owner import Owner
    from pharos.classic.state import State
    from pharos.classic.zones.city import Holding
    from pharos.classic.zones.place import Size
    from pharos.classic.zones.turn import Asking
    from pharos.content.classic import Seating
    from pharos.core.price import Price
    from pharos.core.reason import Refusal
    from pharos.core.shape import Shape
    from pharos.core.zone import Zone


class Cities(ClassicExpansion):
    """Black cards, debt, diplomacy, an eighth player, and teams."""

    def readers(self) -> Mapping[str, EffectReader]:
        from pharos.classic.cities.effects import READERS

        return READERS

    def seatings(self) -> tuple[Seating, ...]:
        """Returns the larger hands and decks (CITIES-SETUP-01, CITIES-EIGHT-01)."""
        from pharos.classic.piece import CONTENT

        return CONTENT.cities_seatings

    def check_setup(self, played: bool, players: int, options: Mapping[str, object]) -> None:
        """Checks that teams are played with Cities, and that players divide into pairs (CITIES-TEAM-01)."""
        from pharos.classic.piece import CONTENT

        if not options["teams"]:
            return
        if not played:
            raise PharosError("The team game needs the Cities expansion.")
        if players not in CONTENT.cities_setup.team_players:
            allowed = " or ".join(map(str, CONTENT.cities_setup.team_players))
            raise PharosError(f"The team game is for {allowed} players, not {players}.")

    def owner(self) -> Owner:
        from pharos.classic.cities.turn import CitiesOwner

        return CitiesOwner()

    def entries(self, deal: Deal) -> int:
        """Returns room for payments of losses."""
        return 3 * int((deal.turns + 1) * deal.ring)

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns the zone of a city's debt and diplomacy."""
        from pharos.classic.cities.zones import Debts

        return [Debts()]

    def table_zones(self, size: Size) -> TableZones:
        """Returns the zone of losses that are settled at the end of a turn."""
        from pharos.classic.cities.zones import Losses

        return TableZones(read_with_steps=[Losses()])

    def asking(self) -> Mapping[int, Asking]:
        from pharos.classic.cities.zones import ASKING

        return ASKING

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the coins paid of a loss."""
        from pharos.classic.cities.explain import price_of

        return price_of(state, seat, choice)

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns why a city cannot pay this part of a loss."""
        from pharos.classic.cities.explain import refusal_of

        return refusal_of(state, seat, choice)

    def outlook_parts(self, size: Size) -> Mapping[str, Shape]:
        from pharos.classic.cities.outlook import shapes

        return shapes(size)

    def outlook(self, state: State) -> Mapping[str, object]:
        """Returns what masks would copy."""
        from pharos.classic.cities.outlook import outlook

        return outlook(state)


CITIES = Cities(NAME, int(BIT), STEPS, VERBS, score=("cities", "debt"))
