"""The effects of Duel, Pantheon and Agora."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from pharos.content.effects.shared import (
    Amount,
    Color,
    Effect,
    Resource,
    Section,
    SharedEffect,
)


class ExtraTurn(Effect, frozen=True, tag="extra_turn"):
    """An extra turn right after this one."""


class OpponentLosesCoins(Effect, frozen=True, tag="opponent_loses_coins"):
    """The opponent returns coins to the bank, at most all they have."""

    amount: Amount


class DestroyCard(Effect, frozen=True, tag="destroy_card"):
    """A card of this color in the opponent's city is discarded."""

    color: Color


class DrawProgressToken(Effect, frozen=True, tag="draw_progress_token"):
    """Draws `draw` tokens from the box, keeps `keep` of them and returns the others."""

    draw: Amount
    keep: Amount


class CostReduction(Effect, frozen=True, tag="cost_reduction"):
    """Later buildings of this kind cost `resources` units less."""

    applies_to: Color | Literal["wonders"]
    resources: Amount


class GainOpponentTradeCoins(Effect, frozen=True, tag="gain_opponent_trade_coins"):
    """The owner receives what the opponent pays for resources."""


class ExtraShields(Effect, frozen=True, tag="extra_shields"):
    """Later cards of this color have more shields."""

    applies_to: Color
    amount: Amount


class GrantExtraTurn(Effect, frozen=True, tag="grant_extra_turn"):
    """Later wonders also give an extra turn, but never two."""

    applies_to: Literal["wonders"]


class CoinsOnChain(Effect, frozen=True, tag="coins_on_chain"):
    """Coins each time the owner builds a card by chain."""

    amount: Amount


# Pantheon


class ChooseProgressToken(Effect, frozen=True, tag="choose_progress_token"):
    """Tokens from the box are put on the card when it is revealed; take one, return the others."""

    tokens_on_card: Amount


class CopyOpponentScience(Effect, frozen=True, tag="copy_opponent_science"):
    """The Snake token goes on a green card of the opponent, whose symbol then counts for the owner too."""


class ProtectedCoins(Effect, frozen=True, tag="protected_coins"):
    """Coins on the card: they may be spent, cannot be lost, and are worth points if left."""

    amount: Amount
    points_each: Amount


class TakeOpponentBuilding(Effect, frozen=True, tag="take_opponent_building"):
    """A built card of one of these colors moves to the owner's city, `count` times."""

    colors: tuple[Color, ...]
    count: Amount = 1


class DiscardStructureCard(Effect, frozen=True, tag="discard_structure_card"):
    """Discards any card of the structure, covered or not, and takes the tokens on it."""

    count: Amount = 1


class UndoWonder(Effect, frozen=True, tag="undo_wonder"):
    """Discards the card under a built wonder of either player."""


class BuildWonderFromDiscard(Effect, frozen=True, tag="build_wonder_from_discard"):
    """Builds one of the owner's wonders for free with a card of the discard pile."""


class TakeUnbuiltWonder(Effect, frozen=True, tag="take_unbuilt_wonder"):
    """Takes an unbuilt wonder of the opponent."""


class PlaceMinerva(Effect, frozen=True, tag="place_minerva"):
    """Places the Minerva pawn on a space of the track."""


class MilitaryTokens(Effect, frozen=True, tag="military_tokens"):
    """Discards military tokens without effect, then applies others."""

    discard_without_effect: Amount
    apply: Amount


class ActivateTopGod(Effect, frozen=True, tag="activate_top_god"):
    """Reveals the top god of every stack and activates one for free."""


class ActivateStackGod(Effect, frozen=True, tag="activate_stack_god"):
    """Reveals one stack and activates one of its gods for free."""


class ActivationDiscount(Effect, frozen=True, tag="activation_discount"):
    """Every activation in the Pantheon costs fewer coins."""

    amount: Amount


class OpponentLosesCoinsPerSpace(Effect, frozen=True, tag="opponent_loses_coins_per_space"):
    """The opponent loses coins for each space that the owner moves the pawn forward."""

    amount: Amount


class BuildChainedFor(Effect, frozen=True, tag="build_chained_for"):
    """A card with a chain symbol in its cost may be built for these coins without having the symbol."""

    coins: Amount
    counts_as_chain: bool


class GrandTemplePoints(Effect, frozen=True, tag="grand_temple_points"):
    """Points by the number of Grand Temples in a city."""


# Agora


class SenateActions(Effect, frozen=True, tag="senate_actions"):
    """As many Senate actions as the blue cards allow; cubes are placed in this section."""

    section: Section


class PlaceInfluence(Effect, frozen=True, tag="place_influence"):
    """Places own cubes in any chamber."""

    where: Literal["any_chamber"]
    count: Amount = 1


class MoveInfluence(Effect, frozen=True, tag="move_influence"):
    """Moves own cubes to an adjacent chamber."""

    optional: bool
    count: Amount = 1


class RemoveOpponentInfluence(Effect, frozen=True, tag="remove_opponent_influence"):
    """Returns the opponent's cubes to their supply."""

    count: Amount = 1


class Conspire(Effect, frozen=True, tag="conspire"):
    """Draws conspiracies and keeps one."""


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    """Exactly one of the options."""

    options: tuple[PlaceInfluence | Conspire, ...]


class ConspireOnDraft(Effect, frozen=True, tag="conspire_on_draft"):
    """Draws conspiracies when the wonder is drafted."""


class PlaceInfluenceOnDraft(Effect, frozen=True, tag="place_influence_on_draft"):
    """Places a cube in any chamber when the wonder is drafted."""


class TriggerUnprepared(Effect, frozen=True, tag="trigger_unprepared"):
    """Triggers an own conspiracy that is not prepared."""

    optional: bool


class FreeSenators(Effect, frozen=True, tag="free_senators"):
    """Senators are free."""


class ConspireKeepBoth(Effect, frozen=True, tag="conspire_keep_both"):
    """All conspiracies drawn are kept."""


class StealHalfCoins(Effect, frozen=True, tag="steal_half_coins"):
    """Takes half of the opponent's treasury."""

    rounding: Literal["up"]


class DiscardOpponentBuilding(Effect, frozen=True, tag="discard_opponent_building"):
    """A built card of one of these colors in the opponent's city is discarded."""

    colors: tuple[Color, ...]


class LockProgressToken(Effect, frozen=True, tag="lock_progress_token"):
    """Puts a token from one of these places under the card for the rest of the game."""

    source: tuple[Literal["board", "opponent", "box"], ...] = field(name="from")


class BuildLastRow(Effect, frozen=True, tag="build_last_row"):
    """Builds a building of row 1 of the structure for free, covered or not."""


class BuildRemovedCard(Effect, frozen=True, tag="build_removed_card"):
    """Builds for free one of the cards removed from the age decks so far."""


class ProgressTokenFromBox(Effect, frozen=True, tag="progress_token_from_box"):
    """Looks at all tokens in the box and takes one."""


class DiscardAvailable(Effect, frozen=True, tag="discard_available"):
    """Discards available cards of the structure."""

    min: Amount
    max: Amount


class CoinsPerOwnCube(Effect, frozen=True, tag="coins_per_own_cube"):
    """Coins per own cube in the Senate."""

    amount: Amount


class OpponentLosesPerCube(Effect, frozen=True, tag="opponent_loses_per_cube"):
    """The opponent loses coins for each of their cubes in the Senate."""

    amount: Amount


class SwapBuildings(Effect, frozen=True, tag="swap_buildings"):
    """Exchanges a card for one of the opponent's of the same color, which must be one of these."""

    colors: tuple[Color, ...]


class MoveDecree(Effect, frozen=True, tag="move_decree"):
    """Moves a decree under the decree of another chamber."""


class DestroyWonder(Effect, frozen=True, tag="destroy_wonder"):
    """A built wonder of the opponent is removed from the game."""


class CoinsOnAnyBuild(Effect, frozen=True, tag="coins_on_build"):
    """Coins for the controller, by age, when either player builds this color or a wonder."""

    target: Color | Literal["wonder"]
    amount_by_age: tuple[Amount, Amount, Amount]


class IgnoreCostSymbol(Effect, frozen=True, tag="ignore_cost_symbol"):
    """Resource units, or the whole coin cost, that need not be paid for cards of this color."""

    target: Color
    count: Amount = 1


class ControlShield(Effect, frozen=True, tag="control_shield"):
    """The pawn moves forward when control is gained and back when it is lost."""

    amount: Amount


class TradeReduction(Effect, frozen=True, tag="trade_reduction"):
    """Each bought unit is cheaper, but never below `min_price`."""

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
    """Chain symbols on the opponent's cards can be used too."""


class ExtraTurnOn(Effect, frozen=True, tag="extra_turn_on"):
    """An extra turn after this act."""

    act: Literal["recruit_conspirator"]


DuelEffect = (
    SharedEffect
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
