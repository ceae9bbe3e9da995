"""Converts printed effects of Agora to numbers: one function per effect type."""

from typing import Final

from pharos.content import effects as printed
from pharos.content.effect_reader import adds, asks, each_of, sets
from pharos.duel import steps
from pharos.duel.agora import steps as agora_steps
from pharos.duel.effects import Reader
from pharos.duel.piece import COLORS, RESOURCES, SECTIONS, WONDER_INCOME, Piece


def _senate_actions(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.SenateActions)
    piece.section = SECTIONS.index(effect.section)


def _choose_one(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ChooseOne)
    assert [option.type for option in effect.options] == ["place_influence", "conspire"]
    piece.asks.append((int(agora_steps.CONSPIRATOR), 0))


def _move_influence(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.MoveInfluence)
    assert effect.optional  # AGORA-TRIG-04
    piece.asks += [(int(agora_steps.MOVE), 0)] * effect.count


def _trigger_unprepared(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TriggerUnprepared)
    assert effect.optional
    piece.asks.append((int(agora_steps.TRIGGER), 0))


def _steal_half_coins(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.StealHalfCoins)
    assert effect.rounding == "up"
    piece.takes_half = True


def _discard_opponent_building(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DiscardOpponentBuilding)
    (color,) = effect.colors
    piece.asks.append((int(steps.DESTROY), COLORS.index(color)))


def _lock_progress_token(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.LockProgressToken)
    assert effect.source == ("board", "opponent", "box")
    piece.looks_at_box = True
    piece.asks.append((int(agora_steps.LOCK), 0))


def _discard_available(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.DiscardAvailable)
    # uncovered cards are turned up before the next one is chosen
    piece.asks += [(int(agora_steps.REVEAL), 0), (int(agora_steps.CLEAR), 0)] * effect.min
    piece.leaves_work = True
    piece.asks += [(int(agora_steps.CLEAR_MORE), 0)] * (effect.max - effect.min)


def _swap_buildings(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.SwapBuildings)
    piece.asks.append((int(agora_steps.SWAP), sum(2 ** COLORS.index(color) for color in effect.colors)))


def _coins_on_build(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.CoinsOnAnyBuild)
    piece.income_for = WONDER_INCOME if effect.target == "wonder" else COLORS.index(effect.target)
    piece.income = sum(amount * 256**age for age, amount in enumerate(effect.amount_by_age))


def _ignore_cost_symbol(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.IgnoreCostSymbol)
    piece.ignored += effect.count * 256 ** COLORS.index(effect.target)


def _resource_discount(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ResourceDiscount)
    assert effect.target == "wonder"
    piece.wonder_reduction += effect.amount


def _trade_reduction(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.TradeReduction)
    piece.rebate = sum(effect.amount * 256 ** RESOURCES.index(resource) for resource in effect.resources)


def _extra_turn_on(piece: Piece, effect: printed.Effect) -> None:
    assert isinstance(effect, printed.ExtraTurnOn)
    assert effect.act == "recruit_conspirator"
    piece.conspirator_turn = True


READERS: Final[dict[str, Reader]] = {
    "senate_actions": _senate_actions,
    "choose_one": _choose_one,
    "place_influence": asks(int(agora_steps.INFLUENCE), "count"),
    "move_influence": _move_influence,
    "remove_opponent_influence": asks(int(agora_steps.REMOVE), "count"),
    "conspire_on_draft": sets(on_draft=int(agora_steps.KEEP)),
    "place_influence_on_draft": sets(on_draft=int(agora_steps.INFLUENCE)),
    "trigger_unprepared": _trigger_unprepared,
    "free_senators": sets(free_senators=True),
    "conspire_keep_both": sets(keeps_all=True),
    "steal_half_coins": _steal_half_coins,
    "discard_opponent_building": _discard_opponent_building,
    "lock_progress_token": _lock_progress_token,
    "build_last_row": asks(int(agora_steps.TAKE)),
    "build_removed_card": each_of(sets(looks_at_removed=True), asks(int(agora_steps.PLAY))),
    "progress_token_from_box": each_of(sets(looks_at_box=True), asks(int(agora_steps.SEARCH))),
    "discard_available": _discard_available,
    "coins_per_own_cube": sets(gain_per_cube="amount"),
    "opponent_loses_per_cube": sets(loss_per_cube="amount"),
    "swap_buildings": _swap_buildings,
    "move_decree": asks(int(agora_steps.SHIFT)),
    "destroy_wonder": asks(int(agora_steps.DEMOLISH)),
    "coins_on_build": _coins_on_build,
    "ignore_cost_symbol": _ignore_cost_symbol,
    "resource_discount": _resource_discount,
    "control_shield": sets(control_shield="amount"),
    "trade_reduction": _trade_reduction,
    "extra_blue_for_senate": sets(senate_blue="amount"),
    "discard_bonus": adds(discard_bonus="amount"),
    "use_opponent_chains": sets(borrowing=1),
    "extra_turn_on": _extra_turn_on,
}
