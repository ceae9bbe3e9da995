"""The row types of the Duel files, and ``DuelContent``, which combines them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pharos.content.cost import Cost
from pharos.content.effects import Amount, Color, DuelEffect, Resource, Section, Symbol
from pharos.content.structure import Layout

Age = Annotated[int, Meta(ge=1, le=3)]
EXPANSIONS = ("pantheon", "agora")
"""The folders of expansions next to the base game, in the order of their rows."""
CardKind = Literal["building", "guild", "temple", "politician", "conspirator"]
Mythology = Literal["mesopotamian", "phoenician", "greek", "egyptian", "roman"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the structure: building, guild, Grand Temple or Senator (a Senator has age 0)."""

    id: str
    color: Color
    effects: tuple[DuelEffect, ...]
    age: Annotated[int, Meta(ge=0, le=3)] = 0
    cost: Cost = Cost()
    chain: str | None = None
    """The chain symbol that builds it for free."""
    gives: str | None = None
    """The chain symbol this card gives."""
    mythology: Mythology | None = None
    """A mythology token of this kind makes the card free."""
    section: Section | None = None
    """The section of the Senate printed on a Politician."""
    kind: CardKind = "building"
    chain_from: tuple[str, ...] = ()
    """Ids of the cards that give the symbol of `chain`."""
    chain_to: tuple[str, ...] = ()
    """Ids of the cards that need the symbol of `gives`."""
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""
    in_place_of: str | None = None
    """The printed building of the same age that it replaces in the deck."""


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder; its effects are in printed order."""

    id: str
    cost: Cost
    effects: tuple[DuelEffect, ...]
    on_draft: tuple[DuelEffect, ...] = ()
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """A progress token."""

    id: str
    effects: tuple[DuelEffect, ...]
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""


class ResourceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A resource and whether it is a raw material or a manufactured good."""

    id: Resource
    kind: Literal["raw", "good"]


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces on one side of the track, counted from the middle, and their points at the end of the game."""

    first: Amount
    last: Amount
    points: Amount


class MilitaryToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A military token; it takes effect when the pawn first reaches `space`, for the player moving it."""

    id: str
    seat: Annotated[int, Meta(ge=0, le=1)]
    """The seat on whose side of the track it is."""
    space: Annotated[int, Meta(ge=-9, le=9)]
    effects: tuple[DuelEffect, ...]
    expansion: str = ""


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The military track: spaces -capital … capital, positive toward seat 1's capital."""

    spaces: Amount
    start: int
    capital: Amount
    zones: tuple[Zone, ...]
    tokens: tuple[MilitaryToken, ...] = ()
    agora_tokens: tuple[MilitaryToken, ...] = ()


class DeckSize(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one age's deck before and after set-up."""

    age: Age
    printed: Amount
    laid_out: Amount


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the base rulebook."""

    starting_coins: Amount
    trade_base_price: Amount
    discard_base_coins: Amount
    discard_coins_per_yellow_card: Amount
    progress_tokens_on_board: Amount
    removed_cards_per_deck: Amount
    guilds_added: Amount
    guilds_printed: Amount
    wonders_per_draft_set: Amount
    wonders_per_player: Amount
    max_wonders_built: Amount
    science_symbols_to_win: Amount
    symbols_per_pair: Amount
    coins_per_point: Amount
    draft_order: tuple[Annotated[int, Meta(ge=0, le=1)], ...]
    """Who takes each wonder: 0 is the first player, 1 the second."""
    first_game_wonders: tuple[tuple[str, ...], tuple[str, ...]]
    """The wonders of the first and second player in a game without a draft."""


class God(Struct, frozen=True, forbid_unknown_fields=True):
    """A god of the Pantheon."""

    id: str
    mythology: Mythology
    effects: tuple[DuelEffect, ...]
    expansion: str = ""
    set: str = ""
    """The additional content set it belongs to; empty for printed components."""
    in_place_of: str | None = None
    """The printed god of the same mythology that it replaces."""


class Gate(Struct, frozen=True, forbid_unknown_fields=True):
    """The Gate: its price is that of its slot times `price_factor`."""

    id: str
    price_factor: Amount
    effects: tuple[DuelEffect, ...]


class MythologyKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A mythology and the color of its focus."""

    id: Mythology
    color: Color
    tokens: Amount


class PantheonSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the Pantheon rulebook."""

    gods_per_stack: Amount
    gods_drawn_per_token: Amount
    mythology_tokens_used: Amount
    offerings: tuple[Amount, ...]
    slot_prices: tuple[tuple[Amount, Amount], ...]
    """By slot 1–6: the price for seat 0 and for seat 1."""
    grand_temples_added: Amount
    grand_temple_points: tuple[int, ...]
    """Points for 0, 1, 2, 3 Grand Temples in one city."""


class Pantheon(Struct, frozen=True):
    """What Pantheon adds besides cards, wonders, progress tokens and marks."""

    setup: PantheonSetup
    mythologies: tuple[MythologyKind, ...]
    gods: tuple[God, ...]
    gate: Gate


class Chamber(Struct, frozen=True, forbid_unknown_fields=True):
    """A chamber of the Senate."""

    id: Amount
    section: Section
    points: Amount
    decree_face_up: bool
    adjacent: tuple[Amount, ...]


class Decree(Struct, frozen=True, forbid_unknown_fields=True):
    """A decree; the tokens carry icons only."""

    id: str
    effects: tuple[DuelEffect, ...]
    expansion: str = ""


class Conspiracy(Struct, frozen=True, forbid_unknown_fields=True):
    """A conspiracy; its effects are in printed order."""

    id: str
    effects: tuple[DuelEffect, ...]
    expansion: str = ""


class SenateActionStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A Politician has `actions` Senate actions from `blue_cards` blue cards on."""

    blue_cards: Annotated[int, Meta(ge=0)]
    actions: Amount


class AgoraSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the Agora rulebook."""

    cubes_per_player: Amount
    decrees_used: Amount
    conspiracies_drawn: Amount
    conspiracies_kept: Amount
    triggers_per_turn: Amount
    senators_per_age: tuple[Amount, Amount, Amount]
    senator_price_step: Amount
    """Coins for each Senator already in the city."""
    senate_actions: tuple[SenateActionStep, ...]


class Agora(Struct, frozen=True):
    """What Agora adds besides cards, wonders, progress tokens and layouts."""

    setup: AgoraSetup
    chambers: tuple[Chamber, ...]
    decrees: tuple[Decree, ...]
    conspiracies: tuple[Conspiracy, ...]


class DuelContent(Struct, frozen=True):
    """All printed components of Duel and its expansions."""

    resources: tuple[ResourceKind, ...]
    science_symbols: tuple[Symbol, ...]
    chain_symbols: tuple[str, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[Progress, ...]
    layouts: tuple[Layout, ...]
    track: Track
    setup: Setup
    decks: tuple[DeckSize, ...]
    pantheon: Pantheon
    agora: Agora

    @property
    def gods(self) -> tuple[God, ...]:
        """The gods in their stable order."""
        return self.pantheon.gods

    @property
    def conspiracies(self) -> tuple[Conspiracy, ...]:
        """The conspiracies in their stable order."""
        return self.agora.conspiracies

    @property
    def decrees(self) -> tuple[Decree, ...]:
        """The decrees in their stable order."""
        return self.agora.decrees

    def layout(self, age: int, pantheon: bool = False, agora: bool = False) -> Layout:
        """Returns the structure of an age (1–3) with its token marks."""
        for layout in self.layouts:
            if (layout.age, layout.pantheon, layout.agora) == (age, pantheon, agora):
                return layout
        raise KeyError(f"there is no layout of age {age}")
