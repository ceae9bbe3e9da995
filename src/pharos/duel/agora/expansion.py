"""Agora as a `DuelExpansion`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from pharos.duel.agora.steps import CLEAR, CLEAR_MORE, SEARCH, STEPS
from pharos.duel.agora.verbs import NAME, RECRUIT, VERBS
from pharos.duel.expansion import DuelExpansion, TableZones
from pharos.duel.pantheon.steps import CLAIM, STEAL, STRIKE

if TYPE_CHECKING:
    from pharos.core.fact import Fact, Made
    from pharos.core.price import Price
    from pharos.core.reader import Data, Reader
    from pharos.core.reason import Refusal
    from pharos.core.zone import Eye, Zone
    from pharos.duel.deal import Deal
    from pharos.duel.effects import Reader as EffectReader
    from pharos.duel.owner import Owner
    from pharos.duel.state import State
    from pharos.duel.zones.cards import Decks
    from pharos.duel.zones.city import Holding
    from pharos.duel.zones.turn import Argument


class Agora(DuelExpansion):
    """The Senate, its decrees, Senators and conspiracies."""

    def object_names(self) -> dict[str, list[str]]:
        """Returns chambers, conspiracies, and the two ends of their deck."""
        from pharos.duel.pieces import CONTENT

        return {
            "chamber": [str(chamber.id) for chamber in CONTENT.agora.chambers],
            "conspiracy": [conspiracy.id for conspiracy in CONTENT.conspiracies],
            "deck_end": ["top", "bottom"],
        }

    def readers(self) -> Mapping[str, EffectReader]:
        from pharos.duel.agora.effects import READERS

        return READERS

    def owner(self) -> Owner:
        from pharos.duel.agora.turn import AgoraOwner

        return AgoraOwner()

    def city_zones(self) -> list[Zone[Holding]]:
        """Returns the zone of a player's conspiracies."""
        from pharos.duel.agora.zones import Plots

        return [Plots()]

    def table_zones(self) -> TableZones:
        """Returns the zone of the Senate, which depends on the cards in the cities."""
        from pharos.duel.agora.zones import SenateBoard

        return TableZones([SenateBoard()], before_structure=True)

    def arguments(self) -> Mapping[int, Argument]:
        from pharos.duel.agora.zones import ARGUMENTS

        return ARGUMENTS

    def decks(self) -> Decks:
        """Returns a zone that includes removed cards, since a conspiracy looks at them."""
        from pharos.duel.agora.zones import KnownDecks

        return KnownDecks()

    def out_of_sight(self) -> Callable[[State, Eye], int]:
        """Returns the function that includes a locked token that may be in the box."""
        from pharos.duel.agora.zones import out_of_sight

        return out_of_sight

    def faults(self, state: State) -> list[str]:
        """Returns a fault if a player controls every chamber, since the game is then over."""
        from pharos.duel.agora.zones import is_supreme, senate_of

        supreme = is_supreme(senate_of(state))
        return ["a player controls every chamber, so the game is over"] if supreme else []

    def deal_parts(self) -> tuple[str, ...]:
        """Returns decrees and conspiracies."""
        return ("decrees", "conspiracies")

    def deal_data(self, deal: Deal) -> dict[str, object]:
        from pharos.duel.agora.dealing import deal_senate_data

        return deal_senate_data(deal)

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        from pharos.duel.agora.dealing import read_deal_senate

        read_deal_senate(reader, data, deal)

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Returns attempts for chambers, wonders and slots that may not be allowed."""
        from pharos.duel.agora.attempts import OF_STEP

        return OF_STEP

    def turn_attempts(self, state: State, seat: int) -> list[int]:
        """Returns triggers of the seat's untriggered conspiracies."""
        from pharos.duel.agora.attempts import of_turn

        return of_turn(state, seat)

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Returns the price of a Senator."""
        from pharos.duel.agora.explain import price_of

        return price_of(state, seat, choice)

    def free_by(self, state: State, seat: int, symbol: int) -> str | None:
        """Returns the opponent's card whose symbol a decree makes available."""
        from pharos.duel.agora.explain import lent_chain

        return lent_chain(state, seat, symbol)

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Returns refusals of Agora's steps and verbs, of building Senators, and of conspiracy discards."""
        from pharos.duel.agora.explain import refusal_of

        return refusal_of(state, seat, choice)

    def facts(self, before: Any, after: Any, maker: Made) -> Iterable[Fact]:
        """Returns facts of cubes, control, and conspiracies."""
        from pharos.duel.agora.chronicle import facts_of_senate

        return facts_of_senate(before, after)

    def places(self, data: Any) -> dict[str, str]:
        """Returns the places of face-up decrees."""
        from pharos.duel.agora.chronicle import places_in_senate

        return places_in_senate(data)

    def steals(self, words: list[str]) -> bool:
        """Returns whether a conspiracy takes coins from the opponent."""
        from pharos.duel.agora.chronicle import steals

        return steals(words)


AGORA = Agora(
    NAME,
    2,
    STEPS,
    VERBS,
    answers={"library": (int(SEARCH),), "strike": (int(CLEAR), int(CLEAR_MORE))},
    asks=(int(STEAL), int(STRIKE), int(CLAIM)),
    score=("senate",),
    needed="AGORA-TURN-01",
    most_steps=16,
    drafts=True,
    board="senate",
    loots=False,  # AGORA-MIL-01: military tokens have other effects
    card_kinds=("politician", "conspirator"),
    card_verb=int(RECRUIT),
)
