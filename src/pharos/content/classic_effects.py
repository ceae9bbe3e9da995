"""The effects of 7 Wonders, one row each: allowed carriers, requirements, checks."""

from collections.abc import Callable

from pharos.content import effects as printed
from pharos.content.effect_row import (
    BYTE,
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
    scored,
    units_of,
)

LEADERS = frozenset({"leaders"})
CITIES = frozenset({"cities"})
RESOURCES = ("clay", "wood", "stone", "ore", "glass", "papyrus", "cloth")
MOST_UNITS = 40
"""The largest number of units of a resource: the sum over three trading cities must fit in seven bits."""
PIECES = ("a card", "a guild", "a leader", "a stage")
ANYWHERE = (*PIECES, "the start of a board")
"""Carriers of lasting effects; effects that happen once cannot be on the start of a board."""


def _classic_produce(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.Produce)
    if fault := different("one_of")(effect):
        return fault
    return "" if len(effect.one_of) == 1 or effect.count == 1 else "offers a choice of one unit only"


def _one_choice(effect: printed.Effect) -> object:
    """Returns a key: a component may offer one choice of resources to its owner, and one that is tradable."""
    assert isinstance(effect, printed.Produce)
    return effect.tradable, effect.one_of if len(effect.one_of) == 1 else "choice"


def _cheaper(effect: printed.Effect) -> str:
    """Checks that resources are bought for 1 coin instead of the usual 2."""
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
        adds=Sum("units", MOST_UNITS, units_of),
        chapter="SW-PROD",
        picture=DRAWN,
    ),
    EffectRow(
        "points",
        ANYWHERE,
        adds=scored("amount"),
        chapter="SW-SCORE",
        on={"black": "CITIES-PLAIN", "leader": "LEADERS-POINTS"},
        picture=DRAWN,
    ),
    EffectRow(
        "shields",
        ANYWHERE,
        chapter="SW-WAR",
        on={"black": "CITIES-ARMY", "leader": "LEADERS-ARMY"},
        picture=DRAWN,
    ),
    EffectRow(
        "science",
        ANYWHERE,
        differ=itself,
        chapter="SW-SCI",
        on={"leader": "LEADERS-SCI"},
        picture="sci-{symbol}",
    ),
    EffectRow("coins", PIECES, chapter=OF_PIECE, on={"leader": "LEADERS-COINS"}, picture="coin#{amount}"),
    EffectRow("coins_per", PIECES, chapter=OF_PIECE, on={"black": "CITIES-COUNT"}, picture=DRAWN),
    EffectRow(
        "points_per",
        ANYWHERE,
        counts=True,
        chapter="SW-SCORE",
        on={"black": "CITIES-COUNT", "leader": "LEADERS-POINTS"},
        picture=DRAWN,
    ),
    EffectRow(
        "trade_discount",
        ANYWHERE,
        differ=itself,
        fault=all_of(_cheaper, different("resources")),
        chapter="SW-TRADE",
        picture=DRAWN,
    ),
    EffectRow(
        "build_from_discard",
        PIECES,
        asks=by_count,
        fault=must("optional", True),
        chapter=OF_PIECE,
        picture="fx-revive",
    ),
    EffectRow(
        "resource_discount",
        ANYWHERE,
        needs=LEADERS,
        unique=True,
        differ=by("target"),
        fault=_discount,
        chapter=OF_PIECE,
        picture="per:{target}_cards fx-minus.sm",
    ),
    EffectRow(
        "science_choice",
        ANYWHERE,
        fault=all_of(_any_symbol, different("symbols")),
        chapter="SW-SCI",
        picture=DRAWN,
    ),
    EffectRow("play_last_card", ANYWHERE, chapter=OF_PIECE, picture="fx-last"),
    EffectRow(
        "black free_build_per_age", ("a leader",), needs=CITIES, unique=True, chapter=OF_PIECE, picture=DRAWN
    ),
    EffectRow("free_build_per_age", ("a stage",), chapter=OF_PIECE, picture=DRAWN),
    EffectRow("copy_guild", ("a stage",), fault=must("count", 1), chapter=OF_PIECE, picture="fx-copy"),
    EffectRow(
        "science_copy",
        ANYWHERE,
        needs=CITIES,
        most=3,
        chapter=OF_PIECE,
        on={"black": "CITIES-MASK"},
        picture="sci-mask",
    ),
    EffectRow(
        "opponents_lose_coins",
        PIECES,
        needs=CITIES,
        differ=by("per"),
        fault=_lost_per,
        chapter=OF_PIECE,
        on={"black": "CITIES-LOSS"},
        picture=DRAWN,
    ),
    EffectRow(
        "diplomacy_token",
        PIECES,
        needs=CITIES,
        most=7,
        chapter=OF_PIECE,
        on={"black": "CITIES-DIPLO"},
        picture="tok-diplomacy",
    ),
    EffectRow(
        "coins_self_and_neighbours",
        PIECES,
        needs=CITIES,
        chapter=OF_PIECE,
        on={"black": "CITIES-GAMBLE"},
        picture="‹ coin.xs#{each_neighbour} coin#{self} coin.xs#{each_neighbour} ›",
    ),
    EffectRow(
        "trade_rebate_first",
        ANYWHERE,
        needs=CITIES,
        unique=True,
        fault=all_of(_every_resource, must("amount", 1), must("min_price", 0)),
        chapter=OF_PIECE,
        on={"black": "CITIES-DOCK"},
        picture=DRAWN,
    ),
    EffectRow(
        "produce_extra_own",
        ANYWHERE,
        needs=CITIES,
        unique=True,
        fault=must("count", 1),
        chapter=OF_PIECE,
        on={"black": "CITIES-WARE"},
        picture="fx-double",
    ),
    EffectRow(
        "produce_missing",
        ANYWHERE,
        needs=CITIES,
        unique=True,
        fault=must("count", 1),
        chapter=OF_PIECE,
        on={"black": "CITIES-BMKT"},
        picture="fx-missing",
    ),
    EffectRow(
        "free_stage_resources",
        ANYWHERE,
        needs=CITIES,
        chapter=OF_PIECE,
        on={"black": "CITIES-ARCH"},
        picture="fx-stage-free",
    ),
    EffectRow(
        "bank_income_bonus", ANYWHERE, needs=LEADERS, chapter=OF_PIECE, picture="fx-bank.sm coin.sm#+{amount}"
    ),
    EffectRow(
        "coins_on_build",
        ANYWHERE,
        needs=LEADERS,
        differ=by("color"),
        fault=_no_white("color"),
        adds=Sum("coins on build", BYTE // 2, _coins_for),
        chapter=OF_PIECE,
        on={"leader": "LEADERS-COINS"},
        picture="per:{color}_cards : coin.sm#+{amount}",
    ),
    EffectRow(
        "defeat_tokens_as_shields",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        picture="fx-defeat.sm = shield.sm",
    ),
    EffectRow(
        "build_free",
        ANYWHERE,
        needs=LEADERS,
        differ=by("color"),
        fault=_no_white("color"),
        chapter=OF_PIECE,
        picture="per:{color}_cards : coin.sm#0",
    ),
    EffectRow("free_leaders", ANYWHERE, needs=LEADERS, chapter=OF_PIECE, picture="fx-leader-free"),
    EffectRow(
        "leader_cost_discount",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        picture="fx-leader.sm : coin.sm#−{self}",
    ),
    EffectRow(
        "buy_from_bank",
        ANYWHERE,
        needs=LEADERS,
        unique=True,
        fault=_every_resource,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-COINS"},
        picture="fx-missing.sm : coin.sm#{price}",
    ),
    EffectRow(
        "coins_on_purchase",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-COINS"},
        picture="‹ coin.sm#+{amount} ›",
    ),
    EffectRow(
        "coins_on_victory_token",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-COINS"},
        picture="shield-n.won.sm#+ : coin.sm#{amount}",
    ),
    EffectRow(
        "coins_on_chain_build",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-COINS"},
        picture="ui-chain.sm.seal : coin.sm#{amount}",
    ),
    EffectRow(
        "defeat_tokens_to_winner",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-ARMY"},
        picture="fx-defeat.sm » shield.sm",
    ),
    EffectRow(
        "science_set_bonus",
        ANYWHERE,
        needs=LEADERS,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-POINTS"},
        picture=DRAWN,
    ),
    EffectRow(
        "points_per_set",
        ANYWHERE,
        needs=LEADERS,
        counts=True,
        fault=all_of(_no_white("colors"), different("colors")),
        chapter=OF_PIECE,
        on={"leader": "LEADERS-POINTS"},
        picture=DRAWN,
    ),
    EffectRow(
        "points_per_coins",
        ANYWHERE,
        needs=LEADERS,
        counts=True,
        chapter=OF_PIECE,
        on={"leader": "LEADERS-POINTS"},
        picture="laurel.vp.sm#{amount} / coin.sm#{coins}",
    ),
    EffectRow(
        "copy_neighbour_leader",
        ("a guild",),
        needs=LEADERS,
        unique=True,
        chapter=OF_PIECE,
        picture="tok-courtesan",
    ),
    EffectRow("draw_leaders", PIECES, needs=LEADERS, most=8, chapter=OF_PIECE, picture="fx-leader-more"),
    EffectRow(
        "recruit_extra_leader",
        PIECES,
        needs=LEADERS,
        asks=by_count,
        chapter=OF_PIECE,
        picture="fx-leader-more",
    ),
)
