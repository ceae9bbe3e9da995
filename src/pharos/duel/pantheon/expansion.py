"""Pantheon as a `DuelExpansion`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from pharos.duel.expansion import DuelExpansion, TableZones
from pharos.duel.pantheon.steps import STEPS
from pharos.duel.pantheon.verbs import NAME, VERBS

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from pharos.core.fact import Fact, Made
    from pharos.core.price import Price
    from pharos.core.reader import Data, Reader
    from pharos.core.reason import Refusal
    from pharos.core.zone import Zone
    from pharos.duel.deal import Deal
    from pharos.duel.effects import Reader as EffectReader
    from pharos.duel.owner import Owner
    from pharos.duel.piece import Piece
    from pharos.duel.rules import Rules
    from pharos.duel.state import City, State
    from pharos.duel.zones.cards import TokenOnCard
    from pharos.duel.zones.city import Holding
    from pharos.duel.zones.turn import Argument


class Pantheon(DuelExpansion):
    """Gods, their tokens, and the Grand Temples."""

    def object_names(self) -> dict[str, list[str]]:
        """Returns gods, their mythologies, and the slots of their board."""
        from pharos.duel.pieces import CONTENT

        gods = CONTENT.gods
        return {
            "god": [
                *(god.id for god in gods if not god.set),
                CONTENT.pantheon.gate.id,
                *(god.id for god in gods if god.set),
            ],
            "mythology": [mythology.id for mythology in CONTENT.pantheon.mythologies],
            "god_slot": [str(slot + 1) for slot in range(len(CONTENT.pantheon.setup.slot_prices))],
        }

    def payments(self) -> dict[str, list[str]]:
        """Returns the sets of offering tokens that can pay for a god: `offerings=2+4`."""
        from pharos.duel.pieces import CONTENT

        values = CONTENT.pantheon.setup.offerings

        def written(used: int) -> str:
            spent = [str(value) for n, value in enumerate(values) if used >> n & 1]
            return f"offerings={'+'.join(spent)}" if spent else ""

        return {"activate": [written(used) for used in range(2 ** len(values))]}

    def readers(self) -> Mapping[str, EffectReader]:
        from pharos.duel.pantheon.effects import READERS

        return READERS

    def put_in_box(self, rules: Rules) -> None:
        """Puts the gods of each mythology into the box."""
        from pharos.duel.pantheon.gods import put_in_box

        put_in_box(rules)

    def pieces_of(self, city: City) -> list[Piece]:
        """Returns the gods of a city."""
        from pharos.core.bits import members
        from pharos.duel.pantheon.gods import GODS

        return [GODS[god] for god in members(int(city.gods))]

    def owner(self) -> Owner:
        from pharos.duel.pantheon.turn import PantheonOwner

        return PantheonOwner()

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns the zone of a player's gods and tokens."""
        from pharos.duel.pantheon.zones import CityGods

        return [CityGods()]

    def table_zones(self) -> TableZones:
        """Returns the zone of the board, and that of random outcomes to come."""
        from pharos.duel.pantheon.zones import Chances, Gods

        return TableZones([Gods()], [Chances()])

    def arguments(self) -> Mapping[int, Argument]:
        from pharos.duel.pantheon.zones import ARGUMENTS

        return ARGUMENTS

    def token_on_card(self) -> TokenOnCard:
        """Returns the zone of mythology and offering tokens."""
        from pharos.duel.pantheon.zones import PantheonToken

        return PantheonToken()

    def box_order(self, state: State) -> vec[i64]:
        """Returns the order of the next draw, since there may be several draws from the box."""
        from pharos.duel.pantheon.zones import coming_orders

        return coming_orders(state)[0]

    def deal_parts(self) -> tuple[str, ...]:
        """Returns tokens, gods, and later draws from the box."""
        return ("mythology", "offerings", "gods", "reshuffles")

    def deal_data(self, deal: Deal) -> dict[str, object]:
        from pharos.duel.pantheon.dealing import deal_gods_data

        return deal_gods_data(deal)

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        from pharos.duel.pantheon.dealing import read_deal_gods

        read_deal_gods(reader, data, deal)

    def blank_deal(self, deal: Deal) -> None:
        from pharos.duel.pantheon.dealing import blank_deal

        blank_deal(deal)

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Returns attempts for cards, wonders and slots that a god may not be allowed to affect."""
        from pharos.duel.pantheon.attempts import OF_STEP

        return OF_STEP

    def turn_attempts(self, state: State, seat: int) -> list[int]:
        """Returns activations of all face-up gods."""
        from pharos.duel.pantheon.attempts import of_turn

        return of_turn(state)

    def prices(self, state: State, seat: int) -> Mapping[str, Price]:
        """Returns the activation prices of all face-up gods."""
        from pharos.duel.pantheon.explain import prices

        return prices(state, seat)

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the price of an activation."""
        from pharos.duel.pantheon.explain import price_of

        return price_of(state, seat, choice)

    def free_by(self, state: State, seat: int, symbol: int) -> str | None:
        """Returns the mythology whose token makes a Grand Temple free."""
        from pharos.duel.pantheon.explain import chain_token

        return chain_token(symbol)

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns refusals of Pantheon's verbs."""
        from pharos.duel.pantheon.explain import refusal_of

        return refusal_of(state, seat, choice)

    def facts(self, before: Any, after: Any, maker: Made) -> Iterable[Fact]:
        """Returns facts of gods that were placed and activated, of the Minerva pawn and the Snake token."""
        from pharos.duel.pantheon.chronicle import facts_of_board

        return facts_of_board(before["pantheon"], after["pantheon"], maker)

    def places(self, data: Any) -> dict[str, str]:
        """Returns the places of tokens on a god, and of gods on the board."""
        from pharos.duel.pantheon.chronicle import places_on_board

        return places_on_board(data["pantheon"])

    def taken_tokens(self, before: Any, after: Any) -> Iterable[Fact]:
        """Returns facts of tokens that were taken from the structure."""
        from pharos.duel.pantheon.chronicle import taken_tokens

        return taken_tokens(before, after)


PANTHEON = Pantheon(NAME, 1, STEPS, VERBS, score=("temples", "gods"), needed="PAN-ACT-01", board="pantheon")
