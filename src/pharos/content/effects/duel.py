"""The effects of Duel, Pantheon and Agora."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from pharos.content.effects.shared import (
    Amount,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Color,
    Effect,
    Points,
    PointsPer,
    Produce,
    Resource,
    ResourceDiscount,
    Science,
    Section,
    Shields,
    TradeDiscount,
)


class ExtraTurn(Effect, frozen=True, tag="extra_turn"):
    """Another turn right after this one."""


class OpponentLosesCoins(Effect, frozen=True, tag="opponent_loses_coins"):
    """The opponent returns coins to the bank, at most all he has."""

    amount: Amount


class DestroyCard(Effect, frozen=True, tag="destroy_card"):
    """A card of that color in the opponent's city goes to the discard pile."""

    color: Color


class DrawProgressToken(Effect, frozen=True, tag="draw_progress_token"):
    """Draw tokens from the box, keep some, return the others."""

    draw: Amount
    keep: Amount


class CostReduction(Effect, frozen=True, tag="cost_reduction"):
    """Later constructions of that kind cost `resources` units less."""

    applies_to: Color | Literal["wonders"]
    resources: Amount


class GainOpponentTradeCoins(Effect, frozen=True, tag="gain_opponent_trade_coins"):
    """What the opponent pays for resources goes to the owner."""


class ExtraShields(Effect, frozen=True, tag="extra_shields"):
    """Later cards of that color have more shields."""

    applies_to: Color
    amount: Amount


class GrantExtraTurn(Effect, frozen=True, tag="grant_extra_turn"):
    """Later wonders also give an extra turn, never two."""

    applies_to: Literal["wonders"]


class CoinsOnChain(Effect, frozen=True, tag="coins_on_chain"):
    """Coins each time the owner builds a card through a chain."""

    amount: Amount


# Duel: Pantheon


class ChooseProgressToken(Effect, frozen=True, tag="choose_progress_token"):
    """Tokens of the box lie on the card from its reveal on; take one, the others go back."""

    tokens_on_card: Amount


class CopyOpponentScience(Effect, frozen=True, tag="copy_opponent_science"):
    """The Snake on a green card of the opponent: its symbol is the owner's too."""


class ProtectedCoins(Effect, frozen=True, tag="protected_coins"):
    """Coins on the card: may be spent, are never lost, are worth points when left."""

    amount: Amount
    points_each: Amount


class TakeOpponentBuilding(Effect, frozen=True, tag="take_opponent_building"):
    """Built cards of these colors change over to the owner's city."""

    colors: tuple[Color, ...]
    count: Amount = 1


class DiscardStructureCard(Effect, frozen=True, tag="discard_structure_card"):
    """Discard any card of the structure, covered or not, and take the tokens on it."""

    count: Amount = 1


class UndoWonder(Effect, frozen=True, tag="undo_wonder"):
    """Discard the card under a built wonder of either player."""


class BuildWonderFromDiscard(Effect, frozen=True, tag="build_wonder_from_discard"):
    """Build an own wonder free of charge with a card of the discard pile."""


class TakeUnbuiltWonder(Effect, frozen=True, tag="take_unbuilt_wonder"):
    """Take an unbuilt wonder of the opponent."""


class PlaceMinerva(Effect, frozen=True, tag="place_minerva"):
    """Put the Minerva pawn on a space of the track."""


class MilitaryTokens(Effect, frozen=True, tag="military_tokens"):
    """Throw tokens away without effect, then use others."""

    discard_without_effect: Amount
    apply: Amount


class ActivateTopGod(Effect, frozen=True, tag="activate_top_god"):
    """Reveal the top god of every stack and activate one free of charge."""


class ActivateStackGod(Effect, frozen=True, tag="activate_stack_god"):
    """Reveal one stack and activate one god of it free of charge."""


class ActivationDiscount(Effect, frozen=True, tag="activation_discount"):
    """Every activation in the Pantheon costs fewer coins."""

    amount: Amount


class OpponentLosesCoinsPerSpace(Effect, frozen=True, tag="opponent_loses_coins_per_space"):
    """The opponent loses coins for each space the owner moves the pawn forward."""

    amount: Amount


class BuildChainedFor(Effect, frozen=True, tag="build_chained_for"):
    """A card with a chain symbol under its cost may be built for these coins without having the symbol."""

    coins: Amount
    counts_as_chain: bool


class GrandTemplePoints(Effect, frozen=True, tag="grand_temple_points"):
    """Points by the number of Grand Temples in one city."""


# Duel: Agora


class SenateActions(Effect, frozen=True, tag="senate_actions"):
    """So many Senate actions as the blue cards allow, cubes being placed in that section."""

    section: Section


class PlaceInfluence(Effect, frozen=True, tag="place_influence"):
    """Put own cubes into any chamber."""

    where: Literal["any_chamber"]
    count: Amount = 1


class MoveInfluence(Effect, frozen=True, tag="move_influence"):
    """Move own cubes to an adjacent chamber."""

    optional: bool
    count: Amount = 1


class RemoveOpponentInfluence(Effect, frozen=True, tag="remove_opponent_influence"):
    """Return opposing cubes to their owner's supply."""

    count: Amount = 1


class Conspire(Effect, frozen=True, tag="conspire"):
    """Draw conspiracies and keep one."""


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    """Exactly one of the options."""

    options: tuple[PlaceInfluence | Conspire, ...]


class ConspireOnDraft(Effect, frozen=True, tag="conspire_on_draft"):
    """Conspire when the wonder is drafted."""


class PlaceInfluenceOnDraft(Effect, frozen=True, tag="place_influence_on_draft"):
    """Place a cube in any chamber when the wonder is drafted."""


class TriggerUnprepared(Effect, frozen=True, tag="trigger_unprepared"):
    """Trigger an own conspiracy that is not prepared."""

    optional: bool


class FreeSenators(Effect, frozen=True, tag="free_senators"):
    """Senators cost nothing."""


class ConspireKeepBoth(Effect, frozen=True, tag="conspire_keep_both"):
    """All conspiracies drawn are kept."""


class StealHalfCoins(Effect, frozen=True, tag="steal_half_coins"):
    """Take half of the opponent's treasury."""

    rounding: Literal["up"]


class DiscardOpponentBuilding(Effect, frozen=True, tag="discard_opponent_building"):
    """A built card of these colors of the opponent goes to the discard pile."""

    colors: tuple[Color, ...]


class LockProgressToken(Effect, frozen=True, tag="lock_progress_token"):
    """Put a token from one of these places under the card for the rest of the game."""

    source: tuple[Literal["board", "opponent", "box"], ...] = field(name="from")


class BuildLastRow(Effect, frozen=True, tag="build_last_row"):
    """Build a building of row 1 of the structure free of charge, covered or not."""


class BuildRemovedCard(Effect, frozen=True, tag="build_removed_card"):
    """Build one of the cards removed from the age decks so far free of charge."""


class ProgressTokenFromBox(Effect, frozen=True, tag="progress_token_from_box"):
    """Look at all tokens in the box and take one."""


class DiscardAvailable(Effect, frozen=True, tag="discard_available"):
    """Discard available cards of the structure."""

    min: Amount
    max: Amount


class CoinsPerOwnCube(Effect, frozen=True, tag="coins_per_own_cube"):
    """Coins per own cube in the Senate."""

    amount: Amount


class OpponentLosesPerCube(Effect, frozen=True, tag="opponent_loses_per_cube"):
    """The opponent loses coins per cube he has in the Senate."""

    amount: Amount


class SwapBuildings(Effect, frozen=True, tag="swap_buildings"):
    """Exchange a card for one of the same color, which must be one of these."""

    colors: tuple[Color, ...]


class MoveDecree(Effect, frozen=True, tag="move_decree"):
    """Move a decree under the decree of another chamber."""


class DestroyWonder(Effect, frozen=True, tag="destroy_wonder"):
    """A built wonder of the opponent goes to the box for good."""


class CoinsOnAnyBuild(Effect, frozen=True, tag="coins_on_build"):
    """Coins for the controller, by age, when either player builds that color or a wonder."""

    target: Color | Literal["wonder"]
    amount_by_age: tuple[Amount, Amount, Amount]


class IgnoreCostSymbol(Effect, frozen=True, tag="ignore_cost_symbol"):
    """Resource units, or the whole coin price, that need not be paid for cards of that color."""

    target: Color
    count: Amount = 1


class ControlShield(Effect, frozen=True, tag="control_shield"):
    """The pawn goes forward when control is gained and back when it is lost."""

    amount: Amount


class TradeReduction(Effect, frozen=True, tag="trade_reduction"):
    """The price of each bought unit is lower, but never below `min_price`."""

    resources: tuple[Resource, ...]
    amount: Amount
    min_price: Amount


class ExtraBlueForSenate(Effect, frozen=True, tag="extra_blue_for_senate"):
    """Counts as more blue cards for the number of Senate actions."""

    amount: Amount


class DiscardBonus(Effect, frozen=True, tag="discard_bonus"):
    """More coins for discarding a card for coins."""

    amount: Amount


class UseOpponentChains(Effect, frozen=True, tag="use_opponent_chains"):
    """Chain symbols on the opponent's cards work too."""


class ExtraTurnOn(Effect, frozen=True, tag="extra_turn_on"):
    """Another turn after that act."""

    act: Literal["recruit_conspirator"]


DuelEffect = (
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
    | ExtraTurn
    | OpponentLosesCoins
    | DestroyCard
    | DrawProgressToken
    | CostReduction
    | GainOpponentTradeCoins
    | ExtraShields
    | GrantExtraTurn
    | CoinsOnChain
    | ChooseProgressToken
    | CopyOpponentScience
    | ProtectedCoins
    | TakeOpponentBuilding
    | DiscardStructureCard
    | UndoWonder
    | BuildWonderFromDiscard
    | TakeUnbuiltWonder
    | PlaceMinerva
    | MilitaryTokens
    | ActivateTopGod
    | ActivateStackGod
    | ActivationDiscount
    | OpponentLosesCoinsPerSpace
    | BuildChainedFor
    | GrandTemplePoints
    | SenateActions
    | PlaceInfluence
    | MoveInfluence
    | RemoveOpponentInfluence
    | Conspire
    | ChooseOne
    | ConspireOnDraft
    | PlaceInfluenceOnDraft
    | TriggerUnprepared
    | FreeSenators
    | ConspireKeepBoth
    | StealHalfCoins
    | DiscardOpponentBuilding
    | LockProgressToken
    | BuildLastRow
    | BuildRemovedCard
    | ProgressTokenFromBox
    | DiscardAvailable
    | CoinsPerOwnCube
    | OpponentLosesPerCube
    | SwapBuildings
    | MoveDecree
    | DestroyWonder
    | CoinsOnAnyBuild
    | IgnoreCostSymbol
    | ControlShield
    | TradeReduction
    | ExtraBlueForSenate
    | DiscardBonus
    | UseOpponentChains
    | ExtraTurnOn
)
