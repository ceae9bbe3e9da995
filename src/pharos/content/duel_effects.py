"""The effects of Duel, one row each: allowed carriers, requirements, checks."""

from collections.abc import Callable

from pharos.content import effects as printed
from pharos.content.effect_row import (
    BYTE,
    DEED,
    DRAWN,
    OF_PIECE,
    Carried,
    EffectRow,
    Sum,
    all_of,
    by,
    by_count,
    different,
    itself,
    must,
    once,
    scored,
    units_of,
)

RAW = ("clay", "wood", "stone")
GOODS = ("glass", "papyrus")
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
PANTHEON = frozenset({"pantheon"})
AGORA = frozenset({"agora"})
OF_BOTH = PANTHEON | AGORA
UNITS_FOR_SALE = 19
"""The most units of a resource in a city: twelve units then cost the opponent 252 coins, within a byte."""
PIECES = ("a building", "a guild", "a wonder", "a progress token", "a god")
"""Pieces that stay with their owner, and so can carry lasting effects."""
DEEDS = (*PIECES, "a conspiracy")
"""Carriers of immediate effects, which conspiracies can have too."""


def _duel_produce(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.Produce)
    if fault := different("one_of")(effect):
        return fault
    if len(effect.one_of) == 1:
        return ""
    if effect.tradable:
        return "offers a choice, which never raises a price: tradable = false"
    if set(effect.one_of) not in (set(RAW), set(GOODS)):
        return "offers one resource, any raw material or any manufactured good"
    return ""


def _colors(attribute: str) -> Callable[[printed.Effect], str]:
    def fault(effect: printed.Effect) -> str:
        value = getattr(effect, attribute)
        named = value if isinstance(value, tuple) else (value,)
        wrong = [color for color in named if color not in (*COLORS, "wonder", "wonders")]
        return f"names {wrong[0]}, which is no color of a building" if wrong else ""

    return fault


def _one_color(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.DiscardOpponentBuilding)
    return "" if len(effect.colors) == 1 else "must name one color"


def _at_most(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.DiscardAvailable)
    return "" if effect.min <= effect.max else "must have a `max` that is not below its `min`"


def _options(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.ChooseOne)
    wanted = ["place_influence", "conspire"]
    return "" if [option.type for option in effect.options] == wanted else f"offers {' or '.join(wanted)}"


def _reduced(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.CostReduction)
    return [(effect.applies_to, effect.resources)]


def _wonders_reduced(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.ResourceDiscount)
    return [("wonders", effect.amount)]


def _shields_for(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.ExtraShields)
    return [(effect.applies_to, effect.amount)]


def _tokens_used(effect: printed.Effect) -> int:
    assert isinstance(effect, printed.MilitaryTokens)
    return effect.discard_without_effect + effect.apply


def _cleared(effect: printed.Effect) -> int:
    assert isinstance(effect, printed.DiscardAvailable)
    return effect.max


ROWS = (
    EffectRow(
        "produce",
        PIECES,
        differ=itself,
        fault=_duel_produce,
        most=3,
        adds=Sum("units", UNITS_FOR_SALE, units_of),
        chapter="DUEL-TRADE",
        picture=DRAWN,
    ),
    EffectRow("points", PIECES, adds=scored("amount"), chapter="DUEL-SCORE", picture=DRAWN),
    EffectRow("shields", DEEDS, chapter="DUEL-MIL", picture=DRAWN),
    EffectRow("science", PIECES, chapter="DUEL-SCI", picture="sci-{symbol}"),
    EffectRow("coins", DEEDS, chapter=OF_PIECE, picture="coin#{amount}"),
    EffectRow("coins_per", DEEDS, chapter=OF_PIECE, picture=DRAWN),
    EffectRow("points_per", PIECES, counts=True, chapter="DUEL-SCORE", picture=DRAWN),
    EffectRow(
        "trade_discount",
        PIECES,
        differ=itself,
        fault=all_of(must("price", 1), different("resources")),
        chapter="DUEL-TRADE",
        picture=DRAWN,
    ),
    EffectRow(
        "build_from_discard",
        DEEDS,
        asks=by_count,
        fault=must("optional", False),
        chapter="DUEL-DISCARD",
        picture="fx-revive",
    ),
    EffectRow(
        "resource_discount",
        (*PIECES, "a decree"),
        needs=AGORA,
        fault=must("target", "wonder"),
        most=12,
        adds=Sum("reduction", BYTE, _wonders_reduced),
        chapter=OF_PIECE,
        picture="per:{target}_cards fx-minus.sm",
    ),
    EffectRow("extra_turn", DEEDS, chapter=OF_PIECE, picture="ui-extra"),
    EffectRow(
        "opponent_loses_coins",
        (*DEEDS, "a military token"),
        chapter="DUEL-MIL",
        picture="fx-lose.lose#−{amount}",
    ),
    EffectRow(
        "destroy_card",
        DEEDS,
        asks=once,
        differ=by("color"),
        fault=_colors("color"),
        chapter=OF_PIECE,
        picture=DRAWN,
    ),
    EffectRow(
        "draw_progress_token",
        DEEDS,
        asks=once,
        fault=must("keep", 1),
        most=5,
        chapter=OF_PIECE,
        picture="fx-draw",
    ),
    EffectRow(
        "cost_reduction",
        (*PIECES, "a decree"),
        differ=by("applies_to"),
        fault=_colors("applies_to"),
        most=12,
        adds=Sum("reduction", BYTE, _reduced),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("gain_opponent_trade_coins", PIECES, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "extra_shields",
        PIECES,
        differ=by("applies_to"),
        fault=_colors("applies_to"),
        adds=Sum("extra shields", BYTE, _shields_for),
        chapter="DUEL-MIL",
        picture=DEED,
    ),
    EffectRow("grant_extra_turn", PIECES, chapter=OF_PIECE, picture=DEED),
    EffectRow("coins_on_chain", PIECES, chapter="DUEL-CHAIN", picture=DEED),
    EffectRow(
        "choose_progress_token", ("a god",), needs=PANTHEON, unique=True, chapter=OF_PIECE, picture=DEED
    ),
    EffectRow(
        "copy_opponent_science", ("a god",), needs=PANTHEON, unique=True, chapter=OF_PIECE, picture=DEED
    ),
    EffectRow("protected_coins", ("a god",), needs=PANTHEON, unique=True, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "take_opponent_building",
        DEEDS,
        needs=OF_BOTH,
        asks=by_count,
        fault=all_of(_colors("colors"), different("colors")),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("discard_structure_card", DEEDS, needs=PANTHEON, asks=by_count, chapter=OF_PIECE, picture=DEED),
    EffectRow("undo_wonder", DEEDS, needs=PANTHEON, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow("build_wonder_from_discard", DEEDS, needs=PANTHEON, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow("take_unbuilt_wonder", DEEDS, needs=OF_BOTH, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow("place_minerva", DEEDS, needs=PANTHEON, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow("military_tokens", DEEDS, needs=PANTHEON, asks=_tokens_used, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "activate_top_god",
        (
            "a god",
            "the Gate",
        ),
        needs=PANTHEON,
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("activate_stack_god", DEEDS, needs=PANTHEON, asks=once, chapter=OF_PIECE, picture="gate"),
    EffectRow("activation_discount", PIECES, needs=PANTHEON, chapter=OF_PIECE, picture="gate.less#−{amount}"),
    EffectRow("opponent_loses_coins_per_space", PIECES, needs=PANTHEON, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "build_chained_for",
        PIECES,
        needs=PANTHEON,
        fault=must("counts_as_chain", False),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("grand_temple_points", ("a Grand Temple",), chapter=OF_PIECE, picture=DRAWN),
    EffectRow("senate_actions", ("a Politician",), chapter=OF_PIECE, picture="fx-senate-{section}.big"),
    EffectRow(
        "place_influence",
        (*DEEDS, "a military token of Agora"),
        needs=AGORA,
        asks=by_count,
        chapter=OF_PIECE,
        picture="fx-place_influence",
    ),
    EffectRow(
        "move_influence",
        (*DEEDS, "a military token of Agora"),
        needs=AGORA,
        asks=by_count,
        fault=must("optional", True),
        chapter=OF_PIECE,
        picture="fx-move_influence",
    ),
    EffectRow(
        "remove_opponent_influence",
        (*DEEDS, "a military token of Agora"),
        needs=AGORA,
        asks=by_count,
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("choose_one", ("a Conspirator",), fault=_options, chapter=OF_PIECE, picture=DRAWN),
    EffectRow("conspire_on_draft", ("the draft of a wonder",), chapter=OF_PIECE, picture=DEED),
    EffectRow("place_influence_on_draft", ("the draft of a wonder",), chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "trigger_unprepared",
        DEEDS,
        needs=AGORA,
        asks=once,
        fault=must("optional", True),
        chapter=OF_PIECE,
        picture="fx-trigger",
    ),
    EffectRow("free_senators", ("a progress token",), needs=AGORA, chapter=OF_PIECE, picture=DEED),
    EffectRow("conspire_keep_both", ("a progress token",), needs=AGORA, chapter=OF_PIECE, picture=DEED),
    EffectRow("steal_half_coins", DEEDS, needs=AGORA, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "discard_opponent_building",
        DEEDS,
        needs=AGORA,
        asks=once,
        fault=all_of(_colors("colors"), _one_color),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow(
        "lock_progress_token",
        DEEDS,
        needs=AGORA,
        asks=once,
        unique=True,
        fault=must("source", ("board", "opponent", "box")),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("build_last_row", DEEDS, needs=AGORA, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "build_removed_card", DEEDS, needs=AGORA, asks=once, unique=True, chapter=OF_PIECE, picture=DEED
    ),
    EffectRow("progress_token_from_box", DEEDS, needs=AGORA, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "discard_available", DEEDS, needs=AGORA, asks=_cleared, fault=_at_most, chapter=OF_PIECE, picture=DEED
    ),
    EffectRow("coins_per_own_cube", DEEDS, needs=AGORA, chapter=OF_PIECE, picture=DEED),
    EffectRow("opponent_loses_per_cube", DEEDS, needs=AGORA, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "swap_buildings",
        DEEDS,
        needs=AGORA,
        asks=once,
        fault=all_of(_colors("colors"), different("colors")),
        chapter=OF_PIECE,
        picture=DEED,
    ),
    EffectRow("move_decree", DEEDS, needs=AGORA, asks=once, unique=True, chapter=OF_PIECE, picture=DEED),
    EffectRow("destroy_wonder", DEEDS, needs=AGORA, asks=once, chapter=OF_PIECE, picture=DEED),
    EffectRow(
        "coins_on_build",
        ("a decree",),
        fault=_colors("target"),
        chapter=OF_PIECE,
        picture="per:{color}_cards : coin.sm#+{amount}",
    ),
    EffectRow("ignore_cost_symbol", ("a decree",), fault=_colors("target"), chapter=OF_PIECE, picture=DEED),
    EffectRow("control_shield", ("a decree",), chapter=OF_PIECE, picture=DEED),
    EffectRow("trade_reduction", ("a decree",), chapter=OF_PIECE, picture=DEED),
    EffectRow("extra_blue_for_senate", ("a decree",), chapter=OF_PIECE, picture=DEED),
    EffectRow("discard_bonus", ("a decree",), chapter=OF_PIECE, picture=DEED),
    EffectRow("use_opponent_chains", ("a decree",), chapter=OF_PIECE, picture=DEED),
    EffectRow("extra_turn_on", ("a decree",), chapter=OF_PIECE, picture=DEED),
)
