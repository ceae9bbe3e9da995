"""The effects of Duel, one row each: what may carry it, what it needs, what is checked."""

from collections.abc import Callable

from pharos.content import effects as printed
from pharos.content.effect_row import (
    BYTE,
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
    points_of,
    units_of,
)

RAW = ("clay", "wood", "stone")
GOODS = ("glass", "papyrus")
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
PANTHEON = frozenset({"pantheon"})
AGORA = frozenset({"agora"})
OF_BOTH = PANTHEON | AGORA
UNITS_FOR_SALE = 19
"""With so many units of a resource twelve of them cost less than 256 coins, which is what a price can say."""
PIECES = ("a building", "a guild", "a wonder", "a progress token", "a god")
"""They stay with their owner, and carry whatever lasts."""
DEEDS = (*PIECES, "a conspiracy")
"""What happens at once happens with a conspiracy too."""


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
        "produce", PIECES, differ=itself, fault=_duel_produce, most=3, adds=Sum(UNITS_FOR_SALE, units_of)
    ),
    EffectRow("points", PIECES, adds=Sum(BYTE, points_of)),
    EffectRow("shields", DEEDS),
    EffectRow("science", PIECES),
    EffectRow("coins", DEEDS),
    EffectRow("coins_per", DEEDS),
    EffectRow("points_per", PIECES),
    EffectRow(
        "trade_discount", PIECES, differ=itself, fault=all_of(must("price", 1), different("resources"))
    ),
    EffectRow("build_from_discard", DEEDS, asks=by_count, fault=must("optional", False)),
    EffectRow(
        "resource_discount", (*PIECES, "a decree"), needs=AGORA, fault=must("target", "wonder"), most=12
    ),
    EffectRow("extra_turn", DEEDS),
    EffectRow("opponent_loses_coins", (*DEEDS, "a military token")),
    EffectRow("destroy_card", DEEDS, asks=once, differ=by("color"), fault=_colors("color")),
    EffectRow("draw_progress_token", DEEDS, asks=once, fault=must("keep", 1), most=5),
    EffectRow(
        "cost_reduction",
        (*PIECES, "a decree"),
        differ=by("applies_to"),
        fault=_colors("applies_to"),
        most=12,
        adds=Sum(BYTE, _reduced),
    ),
    EffectRow("gain_opponent_trade_coins", PIECES),
    EffectRow(
        "extra_shields",
        PIECES,
        differ=by("applies_to"),
        fault=_colors("applies_to"),
        adds=Sum(BYTE, _shields_for),
    ),
    EffectRow("grant_extra_turn", PIECES),
    EffectRow("coins_on_chain", PIECES),
    EffectRow("choose_progress_token", ("a god",), needs=PANTHEON, unique=True),
    EffectRow("copy_opponent_science", ("a god",), needs=PANTHEON, unique=True),
    EffectRow("protected_coins", ("a god",), needs=PANTHEON, unique=True),
    EffectRow(
        "take_opponent_building",
        DEEDS,
        needs=OF_BOTH,
        asks=by_count,
        fault=all_of(_colors("colors"), different("colors")),
    ),
    EffectRow("discard_structure_card", DEEDS, needs=PANTHEON, asks=by_count),
    EffectRow("undo_wonder", DEEDS, needs=PANTHEON, asks=once),
    EffectRow("build_wonder_from_discard", DEEDS, needs=PANTHEON, asks=once),
    EffectRow("take_unbuilt_wonder", DEEDS, needs=OF_BOTH, asks=once),
    EffectRow("place_minerva", DEEDS, needs=PANTHEON, asks=once),
    EffectRow("military_tokens", DEEDS, needs=PANTHEON, asks=_tokens_used),
    EffectRow(
        "activate_top_god",
        (
            "a god",
            "the Gate",
        ),
        needs=PANTHEON,
    ),
    EffectRow("activate_stack_god", DEEDS, needs=PANTHEON, asks=once),
    EffectRow("activation_discount", PIECES, needs=PANTHEON),
    EffectRow("opponent_loses_coins_per_space", PIECES, needs=PANTHEON),
    EffectRow("build_chained_for", PIECES, needs=PANTHEON, fault=must("counts_as_chain", False)),
    EffectRow("grand_temple_points", ("a Grand Temple",)),
    EffectRow("senate_actions", ("a Politician",)),
    EffectRow("place_influence", (*DEEDS, "a military token of Agora"), needs=AGORA, asks=by_count),
    EffectRow(
        "move_influence",
        (*DEEDS, "a military token of Agora"),
        needs=AGORA,
        asks=by_count,
        fault=must("optional", True),
    ),
    EffectRow("remove_opponent_influence", (*DEEDS, "a military token of Agora"), needs=AGORA, asks=by_count),
    EffectRow("choose_one", ("a Conspirator",), fault=_options),
    EffectRow("conspire_on_draft", ("the draft of a wonder",)),
    EffectRow("place_influence_on_draft", ("the draft of a wonder",)),
    EffectRow("trigger_unprepared", DEEDS, needs=AGORA, asks=once, fault=must("optional", True)),
    EffectRow("free_senators", ("a progress token",), needs=AGORA),
    EffectRow("conspire_keep_both", ("a progress token",), needs=AGORA),
    EffectRow("steal_half_coins", DEEDS, needs=AGORA),
    EffectRow(
        "discard_opponent_building",
        DEEDS,
        needs=AGORA,
        asks=once,
        fault=all_of(_colors("colors"), _one_color),
    ),
    EffectRow(
        "lock_progress_token",
        DEEDS,
        needs=AGORA,
        asks=once,
        unique=True,
        fault=must("source", ("board", "opponent", "box")),
    ),
    EffectRow("build_last_row", DEEDS, needs=AGORA, asks=once),
    EffectRow("build_removed_card", DEEDS, needs=AGORA, asks=once, unique=True),
    EffectRow("progress_token_from_box", DEEDS, needs=AGORA, asks=once),
    EffectRow("discard_available", DEEDS, needs=AGORA, asks=_cleared, fault=_at_most),
    EffectRow("coins_per_own_cube", DEEDS, needs=AGORA),
    EffectRow("opponent_loses_per_cube", DEEDS, needs=AGORA),
    EffectRow(
        "swap_buildings", DEEDS, needs=AGORA, asks=once, fault=all_of(_colors("colors"), different("colors"))
    ),
    EffectRow("move_decree", DEEDS, needs=AGORA, asks=once, unique=True),
    EffectRow("destroy_wonder", DEEDS, needs=AGORA, asks=once),
    EffectRow("coins_on_build", ("a decree",), fault=_colors("target")),
    EffectRow("ignore_cost_symbol", ("a decree",), fault=_colors("target")),
    EffectRow("control_shield", ("a decree",)),
    EffectRow("trade_reduction", ("a decree",)),
    EffectRow("extra_blue_for_senate", ("a decree",)),
    EffectRow("discard_bonus", ("a decree",)),
    EffectRow("use_opponent_chains", ("a decree",)),
    EffectRow("extra_turn_on", ("a decree",)),
)
