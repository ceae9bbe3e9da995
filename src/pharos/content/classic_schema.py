"""The row types of the files of 7 Wonders, and ``ClassicContent``, which combines them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pharos.content.cost import Cost
from pharos.content.effects import Amount, ClassicEffect, Color, Resource, Symbol

Age = Annotated[int, Meta(ge=1, le=3)]
EXPANSIONS = ("leaders", "cities")
"""The folders of expansions next to the base game, in the order of their rows."""
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "black")
"""The colors of cards in the order of their numbers; add new colors at the end."""
Direction = Literal["left", "right"]
PlayerMark = Annotated[int, Meta(ge=3, le=7)]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An age card: structure, guild (purple) or city card (black)."""

    id: str
    age: Age
    color: Color
    effects: tuple[ClassicEffect, ...]
    cost: Cost = Cost()
    players: tuple[PlayerMark, ...] = ()
    """The N+ marks, one per printed copy; guilds and city cards have none and exist once."""
    chain_from: tuple[str, ...] = ()
    """Any one of these structures in the city makes the card free."""
    printed_effects: tuple[ClassicEffect, ...] = ()
    """The effects printed on the card where the rulebook differs; used by an option only."""
    name_key: str = ""
    """Cards with the same key are the same structure; defaults to the id."""
    chain_to: tuple[str, ...] = ()
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""
    in_place_of: str | None = None
    """The printed structure that it replaces in the deck, with the same player marks."""

    def copies(self, deck_players: int) -> int:
        """Returns the number of copies in the deck for `deck_players` players."""
        return sum(mark <= deck_players for mark in self.players)


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    """A leader; the cost is in coins."""

    id: str
    cost: Cost
    effects: tuple[ClassicEffect, ...]
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[ClassicEffect, ...]


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a wonder board; stages are built in order."""

    id: str
    board: str
    side: Literal["a", "b"]
    stages: tuple[Stage, ...]
    resource: Resource | None = None
    """The starting resource, which neighbors may buy."""
    start_effects: tuple[ClassicEffect, ...] = ()
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""


class ResourceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A resource and whether it is a raw material or a manufactured good."""

    id: Resource
    kind: Literal["raw", "good"]


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """The values that depend on the number of players."""

    players: Amount
    deck_players: PlayerMark
    """The player count whose N+ marks make up the decks."""
    hand_size: Amount
    turns_per_age: Amount
    guilds: Amount
    city_cards: Annotated[int, Meta(ge=0)] = 0
    """City cards shuffled into each age."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the base rulebook."""

    starting_coins: Amount
    discard_coins: Amount
    trade_price: Amount
    coins_per_point: Amount
    victory_points: tuple[Amount, Amount, Amount]
    """Points of a victory token, by age."""
    defeat_points: Annotated[int, Meta(le=-1)]
    science_set_points: Amount
    guilds_beyond_players: Amount
    passing: tuple[Direction, Direction, Direction]
    """The direction in which hands are passed, by age."""
    free_city_coins: Amount
    free_city_cities: Amount
    """The number of cities in a two-player game, with the free city."""
    free_city_card_starts: tuple[Direction, Direction, Direction]
    """On which side of the free city its card starts, by age."""


class CitiesSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the Cities rulebook."""

    debt_points: Annotated[int, Meta(le=-1)]
    city_cards_per_age: Amount
    team_players: tuple[Amount, ...]
    team_size: Amount
    team_tokens_by_diplomacy: tuple[int, int, int]
    """Tokens that winner and loser of a team conflict take when 0, 1 or both of them use diplomacy."""
    leaders_printed: Amount


class LeadersSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the Leaders rulebook."""

    starting_coins: Amount
    leaders_printed: Amount
    leaders_dealt: Amount
    draft_passing: Direction
    recruitment_phases: Amount
    discard_coins: Amount


class ClassicContent(Struct, frozen=True):
    """All printed components of 7 Wonders and its expansions."""

    resources: tuple[ResourceKind, ...]
    science_symbols: tuple[Symbol, ...]
    cards: tuple[Card, ...]
    leaders: tuple[Leader, ...]
    wonders: tuple[Wonder, ...]
    setup: Setup
    seatings: tuple[Seating, ...]
    cities_setup: CitiesSetup
    cities_seatings: tuple[Seating, ...]
    leaders_setup: LeadersSetup

    def seating(self, players: int, cities: bool = False) -> Seating:
        """Returns deck, hand size and turns for a number of players."""
        for seating in self.cities_seatings if cities else self.seatings:
            if seating.players == players:
                return seating
        raise KeyError(f"there is no game for {players} players")

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards in their stable order, without repetition."""
        return tuple(dict.fromkeys(wonder.board for wonder in self.wonders))
