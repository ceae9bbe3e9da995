"""The vocabulary of effects (resources, colors, counted things), and the effects that both games share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Resource = Literal["clay", "wood", "stone", "ore", "glass", "papyrus", "cloth"]
Color = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple", "black", "white"]
Symbol = Literal[
    "quill", "mortar", "plumb", "wheel", "sundial", "globe", "scales", "compass", "gear", "tablet"
]
Section = Literal["left", "centre", "right"]
Side = Literal["left", "right", "both"]
Counted = Literal[
    "brown_cards",
    "grey_cards",
    "brown_and_grey_cards",
    "blue_cards",
    "green_cards",
    "red_cards",
    "yellow_cards",
    "purple_cards",
    "black_cards",
    "brown_grey_purple_cards",
    "wonders",
    "wonder_stages",
    "coin_sets_of_3",
    "progress_tokens",
    "mythology_and_offering_tokens",
    "defeat_tokens",
    "victory_tokens",
    "leaders_recruited",
]
Scope = Literal["self", "max_city", "neighbours", "both"]
Amount = Annotated[int, Meta(ge=1)]
"""A printed number, always positive."""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="effect"):
    """Base class of all effects; files never use it."""

    @property
    def type(self) -> str:
        """The effect type as written in the files."""
        return str(self.__struct_config__.tag)


class Produce(Effect, frozen=True, tag="produce"):
    """`count` units of one of these resources each turn; `tradable` ones also affect the other cities."""

    one_of: tuple[Resource, ...]
    tradable: bool
    count: Amount = 1


class Points(Effect, frozen=True, tag="points"):
    """Points at the end of the game."""

    amount: Amount


class Shields(Effect, frozen=True, tag="shields"):
    """Duel: the pawn moves at once. 7 Wonders: strength in every later conflict."""

    amount: Amount


class Science(Effect, frozen=True, tag="science"):
    """One scientific symbol."""

    symbol: Symbol


class Coins(Effect, frozen=True, tag="coins"):
    """Coins from the bank, once."""

    amount: Amount


class CoinsPer(Effect, frozen=True, tag="coins_per"):
    """Coins from the bank, once, per counted thing; the piece being built counts too."""

    per: Counted
    scope: Scope
    amount: Amount


class PointsPer(Effect, frozen=True, tag="points_per"):
    """Points at the end of the game per counted thing."""

    per: Counted
    scope: Scope
    amount: Amount


class TradeDiscount(Effect, frozen=True, tag="trade_discount"):
    """From the next turn on these resources cost `price` each when bought from `scope`."""

    resources: tuple[Resource, ...]
    scope: Literal["bank", "left", "right", "both"]
    price: Amount


class BuildFromDiscard(Effect, frozen=True, tag="build_from_discard"):
    """Builds cards of the discard pile for free."""

    count: Amount = 1
    optional: bool = False


class ResourceDiscount(Effect, frozen=True, tag="resource_discount"):
    """`amount` resource units less for this color, for wonders or stages; coins are not reduced."""

    target: Color | Literal["wonder", "wonder_stage"]
    amount: Amount


SharedEffect = (
    Produce
    | Points
    | Shields
    | Science
    | Coins
    | CoinsPer
    | PointsPer
    | TradeDiscount
    | BuildFromDiscard
    | ResourceDiscount
)
"""The effects of both games."""
