"""The effects of 7 Wonders, one row each: what may carry it, what it needs, what is checked."""

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
    points_of,
    units_of,
)

LEADERS = frozenset({"leaders"})
CITIES = frozenset({"cities"})
RESOURCES = ("clay", "wood", "stone", "ore", "glass", "papyrus", "cloth")
MOST_UNITS = 40
"""So many units of a resource in each of three cities that trade are counted with seven bits."""
PIECES = ("a card", "a guild", "a leader", "a stage")
ANYWHERE = (*PIECES, "the start of a board")
"""What lasts works from the start of a board too; what comes once does not."""


def _classic_produce(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.Produce)
    if fault := different("one_of")(effect):
        return fault
    return "" if len(effect.one_of) == 1 or effect.count == 1 else "offers a choice of one unit only"


def _one_choice(effect: printed.Effect) -> object:
    """A component offers one choice of resources to its owner, and one that is for sale."""
    assert isinstance(effect, printed.Produce)
    return effect.tradable, effect.one_of if len(effect.one_of) == 1 else "choice"


def _cheaper(effect: printed.Effect) -> str:
    """Bought for less than the usual two coins."""
    assert isinstance(effect, printed.TradeDiscount)
    return "" if effect.price == 1 else "must have price = 1"


def _every_resource(effect: printed.Effect) -> str:
    return "" if set(getattr(effect, "resources", ())) == set(RESOURCES) else "must name all resources"


def _discount(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.ResourceDiscount)
    if effect.target in ("wonder", "white"):
        return f"cannot lower the cost of {effect.target}"
    return "" if effect.amount == 1 else "must have amount = 1"


def _lost_per(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.OpponentsLoseCoins)
    return "" if effect.per in (None, "victory_tokens", "wonder_stages") else f"cannot count {effect.per}"


def _no_white(attribute: str) -> Callable[[printed.Effect], str]:
    def fault(effect: printed.Effect) -> str:
        named = getattr(effect, attribute)
        return "names white, which no card is" if "white" in (named, *(named or ())) else ""

    return fault


def _any_symbol(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.ScienceChoice)
    return "" if set(effect.symbols) == {"compass", "gear", "tablet"} else "must offer all three symbols"


def _coins_for(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.CoinsOnBuild)
    return [(effect.color, effect.amount)]


ROWS = (
    EffectRow(
        "produce",
        ANYWHERE,
        differ=_one_choice,
        fault=_classic_produce,
        most=3,
        adds=Sum(MOST_UNITS, units_of),
    ),
    EffectRow("points", ANYWHERE, adds=Sum(BYTE, points_of)),
    EffectRow("shields", ANYWHERE),
    EffectRow("science", ANYWHERE, differ=itself),
    EffectRow("coins", PIECES),
    EffectRow("coins_per", PIECES),
    EffectRow("points_per", ANYWHERE),
    EffectRow("trade_discount", ANYWHERE, differ=itself, fault=all_of(_cheaper, different("resources"))),
    EffectRow("build_from_discard", PIECES, asks=by_count, fault=must("optional", True)),
    EffectRow(
        "resource_discount", ANYWHERE, needs=LEADERS, unique=True, differ=by("target"), fault=_discount
    ),
    EffectRow("science_choice", ANYWHERE, fault=all_of(_any_symbol, different("symbols"))),
    EffectRow("play_last_card", ANYWHERE),
    EffectRow("black free_build_per_age", ("a leader",), needs=CITIES, unique=True),
    EffectRow("free_build_per_age", ("a stage",)),
    EffectRow("copy_guild", ("a stage",), fault=must("count", 1)),
    EffectRow("science_copy", ANYWHERE, needs=CITIES, most=3),
    EffectRow("opponents_lose_coins", PIECES, needs=CITIES, differ=by("per"), fault=_lost_per),
    EffectRow("diplomacy_token", PIECES, needs=CITIES, most=7),
    EffectRow("coins_self_and_neighbours", PIECES, needs=CITIES),
    EffectRow(
        "trade_rebate_first",
        ANYWHERE,
        needs=CITIES,
        unique=True,
        fault=all_of(_every_resource, must("amount", 1), must("min_price", 0)),
    ),
    EffectRow("produce_extra_own", ANYWHERE, needs=CITIES, unique=True, fault=must("count", 1)),
    EffectRow("produce_missing", ANYWHERE, needs=CITIES, unique=True, fault=must("count", 1)),
    EffectRow("free_stage_resources", ANYWHERE, needs=CITIES),
    EffectRow("bank_income_bonus", ANYWHERE, needs=LEADERS),
    EffectRow(
        "coins_on_build",
        ANYWHERE,
        needs=LEADERS,
        differ=by("color"),
        fault=_no_white("color"),
        adds=Sum(BYTE // 2, _coins_for),
    ),
    EffectRow("defeat_tokens_as_shields", ANYWHERE, needs=LEADERS),
    EffectRow("build_free", ANYWHERE, needs=LEADERS, differ=by("color"), fault=_no_white("color")),
    EffectRow("free_leaders", ANYWHERE, needs=LEADERS),
    EffectRow("leader_cost_discount", ANYWHERE, needs=LEADERS),
    EffectRow("buy_from_bank", ANYWHERE, needs=LEADERS, unique=True, fault=_every_resource),
    EffectRow("coins_on_purchase", ANYWHERE, needs=LEADERS),
    EffectRow("coins_on_victory_token", ANYWHERE, needs=LEADERS),
    EffectRow("coins_on_chain_build", ANYWHERE, needs=LEADERS),
    EffectRow("defeat_tokens_to_winner", ANYWHERE, needs=LEADERS),
    EffectRow("science_set_bonus", ANYWHERE, needs=LEADERS),
    EffectRow(
        "points_per_set", ANYWHERE, needs=LEADERS, fault=all_of(_no_white("colors"), different("colors"))
    ),
    EffectRow("points_per_coins", ANYWHERE, needs=LEADERS),
    EffectRow("copy_neighbour_leader", ("a guild",), needs=LEADERS, unique=True),
    EffectRow("draw_leaders", PIECES, needs=LEADERS, most=8),
    EffectRow("recruit_extra_leader", PIECES, needs=LEADERS, asks=by_count),
)
