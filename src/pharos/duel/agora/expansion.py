"""Agora as a value."""

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
        """Chambers, conspiracies, and the two ends of their deck."""
        from pharos.duel.pieces import CONTENT

        return {
            "chamber": [str(chamber.id) for chamber in CONTENT.agora.chambers],
            "conspiracy": [conspiracy.id for conspiracy in CONTENT.conspiracies],
            "deck_end": ["top", "bottom"],
        }

    def readers(self) -> Mapping[str, EffectReader]:
        """Its effects."""
        from pharos.duel.agora.effects import READERS

        return READERS

    def owner(self) -> Owner:
        """Its turn."""
        from pharos.duel.agora.turn import AgoraOwner

        return AgoraOwner()

    def city_zones(self) -> list[Zone[Holding]]:
        """The conspiracies of a player."""
        from pharos.duel.agora.zones import Plots

        return [Plots()]

    def table_zones(self) -> TableZones:
        """The Senate, which counts what stands in the cities."""
        from pharos.duel.agora.zones import SenateBoard

        return TableZones([SenateBoard()], before_structure=True)

    def arguments(self) -> Mapping[int, Argument]:
        """What its steps are about."""
        from pharos.duel.agora.zones import ARGUMENTS

        return ARGUMENTS

    def decks(self) -> Decks:
        """The removed cards matter: a conspiracy looks at them."""
        from pharos.duel.agora.zones import KnownDecks

        return KnownDecks()

    def out_of_sight(self) -> Callable[[State, Eye], int]:
        """A locked token may be taken for one in the box."""
        from pharos.duel.agora.zones import out_of_sight

        return out_of_sight

    def faults(self, state: State) -> list[str]:
        """Whoever controls every chamber has won."""
        from pharos.duel.agora.zones import is_supreme, senate_of

        supreme = is_supreme(senate_of(state))
        return ["a player controls every chamber, so the game is over"] if supreme else []

    def deal_parts(self) -> tuple[str, ...]:
        """Decrees and conspiracies."""
        return ("decrees", "conspiracies")

    def deal_data(self, deal: Deal) -> dict[str, object]:
        """The same as plain data."""
        from pharos.duel.agora.dealing import deal_senate_data

        return deal_senate_data(deal)

    def read_deal(self, reader: Reader, data: Data, deal: Deal) -> None:
        """The same from plain data."""
        from pharos.duel.agora.dealing import read_deal_senate

        read_deal_senate(reader, data, deal)

    def attempts(self) -> Mapping[int, Callable[[State, int], list[int]]]:
        """Chambers, wonders and places that may not be chosen."""
        from pharos.duel.agora.attempts import OF_STEP

        return OF_STEP

    def turn_attempts(self, state: State, seat: int) -> list[int]:
        """Each own conspiracy that is not triggered."""
        from pharos.duel.agora.attempts import of_turn

        return of_turn(state, seat)

    def price(self, state: State, seat: int, choice: int) -> Price | None:
        """Of a Senator."""
        from pharos.duel.agora.explain import price_of

        return price_of(state, seat, choice)

    def free_by(self, state: State, seat: int, symbol: int) -> str | None:
        """A decree lends the symbols of the opponent."""
        from pharos.duel.agora.explain import lent_chain

        return lent_chain(state, seat, symbol)

    def refusal(self, state: State, seat: int, choice: int) -> Refusal | None:
        """Of its own steps and verbs, of building a Senator, and of what a conspiracy lets discard."""
        from pharos.duel.agora.explain import refusal_of

        return refusal_of(state, seat, choice)

    def facts(self, before: Any, after: Any, maker: Made) -> Iterable[Fact]:
        """Cubes, control, and conspiracies."""
        from pharos.duel.agora.chronicle import facts_of_senate

        return facts_of_senate(before, after)

    def places(self, data: Any) -> dict[str, str]:
        """Decrees that lie face up."""
        from pharos.duel.agora.chronicle import places_in_senate

        return places_in_senate(data)

    def steals(self, words: list[str]) -> bool:
        """A conspiracy may take coins of the opponent."""
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
    loots=False,  # AGORA-MIL-01: military tokens do something else
    card_kinds=("politician", "conspirator"),
    card_verb=int(RECRUIT),
)
