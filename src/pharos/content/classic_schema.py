"""What a row of each classic file may hold, and ``ClassicContent``, all of them together."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pharos.content.cost import Cost
from pharos.content.effects import Amount, ClassicEffect, Color, Resource, Symbol

Age = Annotated[int, Meta(ge=1, le=3)]
EXPANSIONS = ("leaders", "cities")
"""The folders of expansions beside the base game, in the order of their rows."""
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "black")
"""The colors of cards, in the order of their numbers: a further one is added at the end."""
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
    """What the card shows where the rulebook gives something else; used by option only."""
    name_key: str = ""
    """Cards with the same key are the same structure; the id where the file has none."""
    chain_to: tuple[str, ...] = ()
    expansion: str = ""
    set: str = ""
    """The further content set it belongs to; nothing for what is printed."""
    in_place_of: str | None = None
    """The printed structure whose place in the deck it takes, with the same marks."""

    def copies(self, deck_players: int) -> int:
        """Copies in the deck for so many players."""
        return sum(mark <= deck_players for mark in self.players)


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    """A leader; the cost is in coins."""

    id: str
    cost: Cost
    effects: tuple[ClassicEffect, ...]
    expansion: str = ""
    set: str = ""
    """The further content set it belongs to; nothing for what is printed."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[ClassicEffect, ...]


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a wonder board; stages are built in their order."""

    id: str
    board: str
    side: Literal["a", "b"]
    stages: tuple[Stage, ...]
    resource: Resource | None = None
    """The start resource, which neighbours may buy."""
    start_effects: tuple[ClassicEffect, ...] = ()
    expansion: str = ""
    set: str = ""
    """The further content set it belongs to; nothing for what is printed."""


class ResourceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A resource and whether it is a raw material or a manufactured good."""

    id: Resource
    kind: Literal["raw", "good"]


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    players: Amount
    deck_players: PlayerMark
    """The number whose N+ marks make the decks."""
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
    """Points of a victory token by age."""
    defeat_points: Annotated[int, Meta(le=-1)]
    science_set_points: Amount
    guilds_beyond_players: Amount
    passing: tuple[Direction, Direction, Direction]
    """Where hands go in each age."""
    free_city_coins: Amount
    free_city_cities: Amount
    """Cities of the ring with two players."""
    free_city_card_starts: tuple[Direction, Direction, Direction]
    """On which side of the free city its card starts in each age."""


class CitiesSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the Cities rulebook."""

    debt_points: Annotated[int, Meta(le=-1)]
    city_cards_per_age: Amount
    team_players: tuple[Amount, ...]
    team_size: Amount
    team_tokens_by_diplomacy: tuple[int, int, int]
    """Tokens that winner and loser of a team fight take when 0, 1 or both of them use diplomacy."""
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
    """Everything printed of the classic game and its expansions."""

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
        """Deck, hand size and turns for so many players."""
        for seating in self.cities_seatings if cities else self.seatings:
            if seating.players == players:
                return seating
        raise KeyError(f"there is no game for {players} players")

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards in their stable order, each once."""
        return tuple(dict.fromkeys(wonder.board for wonder in self.wonders))
