"""What may carry which effect: a row is refused when its effect would be lost on it.

An effect works on a component only if the rules ask that component for it. Here stands, once for each
game, which kinds of components carry which effects, which effects need an expansion, and what a field
of an effect may say. Rows of this package and of anybody's content set are checked alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from pharos.content import effects as printed
from pharos.content.loader import ContentError


@dataclass(frozen=True, slots=True)
class Carried:
    """A row that carries effects: its place, what it is, and the expansions it can rely on."""

    where: str
    kind: str
    effects: tuple[printed.Effect, ...]
    expansions: frozenset[str] = frozenset()
    color: str = ""
    alone: str = ""
    """Whatever only one of can be in a city, as the two sides of a board, has one name here."""
    place: str = ""
    """Rows of which at most one is in a game, a printed card and the one that replaces it, share a place."""


@dataclass(frozen=True, slots=True)
class Carriers:
    """The rules of one game about carriers."""

    kinds: Mapping[str, frozenset[str]]
    """By kind of component, the effects it may carry."""
    needs: Mapping[str, frozenset[str]]
    """By effect, the expansions of which the component must belong to one."""
    scored_colors: frozenset[str]
    """The colors of cards that have a row on the score sheet."""
    repeated: Mapping[str, Callable[[printed.Effect], object]]
    """Effects that may stand several times on one component, and what must differ in them then."""
    unique: frozenset[str]
    """Effects that only one component of all may carry, since a city keeps no count of them."""
    fields: Mapping[str, Callable[[printed.Effect], str]] = field(default_factory=dict)
    """By effect, what is wrong with its fields, or nothing."""
    most: Mapping[str, int] = field(default_factory=dict)
    """By effect, the largest number in its fields; `MOST` for all others."""
    sums: Mapping[str, Sum] = field(default_factory=dict)
    """By effect, what a city adds up of it."""
    together: Mapping[str, int] = field(default_factory=dict)
    """By kind of component, how many of them one city can have; any number of the others."""

    def check(self, row: Carried) -> None:
        """Raises `ContentError` for the first effect that would be lost."""
        seen: list[object] = []
        for effect in row.effects:
            name = _name(effect)
            stands = name if name not in self.repeated else (name, self.repeated[name](effect))
            if name not in self.kinds[row.kind]:
                raise ContentError(f"{row.where}: {row.kind} and the effect `{name}` do not go together.")
            needs = self.needs.get(name, frozenset())
            if isinstance(effect, printed.CoinsPer | printed.PointsPer | printed.OpponentsLoseCoins):
                needs |= self.needs.get(str(effect.per), frozenset())
            if needs and not needs & row.expansions:
                wanted = " or ".join(sorted(needs))
                raise ContentError(f"{row.where}: the effect `{name}` needs a component of {wanted}.")
            if stands in seen or (name in COUNTING and COUNTING.intersection(seen)):
                raise ContentError(f"{row.where}: the effect `{name}` stands here more than once.")
            if name in SCORING and row.color and row.color not in self.scored_colors:
                raise ContentError(f"{row.where}: {row.color} cards have no row on the score sheet.")
            fault = self.fields[name](effect) if name in self.fields else ""
            if fault:
                raise ContentError(f"{row.where}: the effect `{name}` {fault}.")
            largest, most = _largest(effect), self.most.get(name, MOST)
            if largest > most:
                raise ContentError(f"{row.where}: the effect `{name}` has a {largest}; at most {most} works.")
            seen.append(stands)
        asked = sum(map(_steps, row.effects))
        if asked > MOST_STEPS:
            raise ContentError(f"{row.where}: {asked} things are asked at once; at most {MOST_STEPS} can be.")

    def check_all(self, rows: Iterable[Carried]) -> None:
        """Every row for itself, and effects of which there may be only one in all of them."""
        first: dict[tuple[str, str], Carried] = {}
        rows = tuple(rows)
        for row in rows:
            self.check(row)
            for effect in row.effects:
                name = _name(effect)
                if name not in self.unique:
                    continue
                key = (name, _target(effect))
                earlier = first.setdefault(key, row)
                if earlier is not row and not (row.alone and row.alone == earlier.alone):
                    raise ContentError(
                        f"{row.where}: the effect `{name}` works once in a game, and {earlier.where} has it."
                    )

        self._check_sums(rows)

    def _check_sums(self, rows: Iterable[Carried]) -> None:
        """No city can have more of anything than it can keep."""
        amounts: dict[tuple[str, str], dict[str, dict[str, int]]] = {}
        last: dict[tuple[str, str], Carried] = {}
        for row in rows:
            own: dict[tuple[str, str], int] = {}
            for effect in row.effects:
                name = _name(effect)
                if name in self.sums:
                    for lane, amount in self.sums[name].lanes(row, effect):
                        own[name, lane] = own.get((name, lane), 0) + amount
            for key, amount in own.items():
                places = amounts.setdefault(key, {}).setdefault(row.kind, {})
                if row.alone:  # the stages of a board add up
                    amount += places.get(row.place, 0)
                places[row.place] = max(amount, places.get(row.place, 0))
                last[key] = row
        for key, kinds in amounts.items():
            found = sum(
                sum(sorted(places.values(), reverse=True)[: self.together.get(kind, len(places))])
                for kind, places in kinds.items()
            )
            most = self.sums[key[0]].most
            if found > most:
                raise ContentError(
                    f"{last[key].where}: a city could have {found} by the effect `{key[0]}` ({key[1]});"
                    f" there is room for {most}."
                )


@dataclass(frozen=True, slots=True)
class Sum:
    """What a city adds up of an effect: the lanes of a row's effect with their amounts, and their room."""

    most: int
    lanes: Callable[[Carried, printed.Effect], list[tuple[str, int]]]


MOST = 20
"""The largest number that an effect may have unless something else is said of it."""
MOST_STEPS = 4
"""So many decisions one component may ask for, so that what is pending finds its room."""
REPEATED = frozenset(
    {
        "build_from_discard",
        "take_opponent_building",
        "discard_structure_card",
        "place_influence",
        "move_influence",
        "remove_opponent_influence",
        "recruit_extra_leader",
    }
)
"""Effects that ask as often as their `count` says."""


def _numbers(effect: printed.Effect) -> list[int]:
    """All numbers of an effect."""
    values = [getattr(effect, name) for name in effect.__struct_fields__]
    flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return [one for one in flat if isinstance(one, int) and not isinstance(one, bool)]


def _largest(effect: printed.Effect) -> int:
    return max(_numbers(effect), default=0)


def _steps(effect: printed.Effect) -> int:
    """How many decisions an effect asks for."""
    if isinstance(effect, printed.DiscardAvailable):
        return effect.max
    if isinstance(effect, printed.MilitaryTokens):
        return effect.discard_without_effect + effect.apply
    if effect.type in REPEATED:
        return int(getattr(effect, "count", 1))
    return int(effect.type in _ASKING)


COUNTING = frozenset({"points_per", "points_per_set", "points_per_coins"})
"""Points for counted things; one component counts one thing."""
SCORING = COUNTING | {"points"}


def _name(effect: printed.Effect) -> str:
    """What an effect is called here: its type, and of which cards where that makes it another one."""
    if isinstance(effect, printed.FreeBuildPerAge) and effect.color is not None:
        return f"{effect.color} {effect.type}"
    return effect.type


def _target(effect: printed.Effect) -> str:
    return str(getattr(effect, "target", getattr(effect, "scope", "")))


def _must(attribute: str, *allowed: object) -> Callable[[printed.Effect], str]:
    """A field of an effect has one of these values: the rules know no other."""

    def fault(effect: printed.Effect) -> str:
        if getattr(effect, attribute) in allowed:
            return ""
        return f"must have {attribute} = {' or '.join(map(repr, allowed))}"

    return fault


def _different(attribute: str) -> Callable[[printed.Effect], str]:
    """A list of an effect names something, and nothing twice."""

    def fault(effect: printed.Effect) -> str:
        named = getattr(effect, attribute)
        if not named:
            return f"names nothing in {attribute}"
        return "" if len(set(named)) == len(named) else f"names something twice in {attribute}"

    return fault


def _itself(effect: printed.Effect) -> object:
    """Two of them differ somewhere."""
    return effect


def _by(attribute: str) -> Callable[[printed.Effect], object]:
    """Two of them differ in this field."""
    return lambda effect: getattr(effect, attribute)


def _all_of(*faults: Callable[[printed.Effect], str]) -> Callable[[printed.Effect], str]:
    return lambda effect: next((found for check in faults if (found := check(effect))), "")


# Duel

_RAW = ("clay", "wood", "stone")
_GOODS = ("glass", "papyrus")
_DUEL_COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

_LASTING = frozenset(
    {
        "produce",
        "trade_discount",
        "cost_reduction",
        "resource_discount",
        "gain_opponent_trade_coins",
        "extra_shields",
        "grant_extra_turn",
        "coins_on_chain",
        "opponent_loses_coins_per_space",
        "build_chained_for",
        "activation_discount",
        "points",
        "points_per",
        "science",
    }
)
_AT_ONCE = frozenset(
    {
        "coins",
        "coins_per",
        "shields",
        "extra_turn",
        "opponent_loses_coins",
        "steal_half_coins",
        "coins_per_own_cube",
        "opponent_loses_per_cube",
    }
)
_ASKING = frozenset(
    {
        "destroy_card",
        "build_from_discard",
        "draw_progress_token",
        "take_opponent_building",
        "discard_structure_card",
        "undo_wonder",
        "build_wonder_from_discard",
        "take_unbuilt_wonder",
        "place_minerva",
        "military_tokens",
        "activate_stack_god",
        "place_influence",
        "move_influence",
        "remove_opponent_influence",
        "trigger_unprepared",
        "discard_opponent_building",
        "lock_progress_token",
        "build_last_row",
        "build_removed_card",
        "progress_token_from_box",
        "discard_available",
        "swap_buildings",
        "move_decree",
        "destroy_wonder",
    }
)
_ANYTHING = _LASTING | _AT_ONCE | _ASKING
_PANTHEON = frozenset({"pantheon"})
_AGORA = frozenset({"agora"})
_OF_BOTH = _PANTHEON | _AGORA


def _duel_produce(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.Produce)
    if fault := _different("one_of")(effect):
        return fault
    if len(effect.one_of) == 1:
        return ""
    if effect.tradable:
        return "offers a choice, which never raises a price: tradable = false"
    if set(effect.one_of) not in (set(_RAW), set(_GOODS)):
        return "offers one resource, any raw material or any manufactured good"
    return ""


def _colors(attribute: str) -> Callable[[printed.Effect], str]:
    def fault(effect: printed.Effect) -> str:
        value = getattr(effect, attribute)
        named = value if isinstance(value, tuple) else (value,)
        wrong = [color for color in named if color not in (*_DUEL_COLORS, "wonder", "wonders")]
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


def _points_of(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.Points)
    return [(row.color or row.kind, effect.amount)]


def _units_of(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.Produce)
    return [(resource, effect.count) for resource in effect.one_of] if len(effect.one_of) == 1 else []


def _reduced(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.CostReduction)
    return [(effect.applies_to, effect.resources)]


def _shields_for(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.ExtraShields)
    return [(effect.applies_to, effect.amount)]


def _coins_for(row: Carried, effect: printed.Effect) -> list[tuple[str, int]]:
    assert isinstance(effect, printed.CoinsOnBuild)
    return [(effect.color, effect.amount)]


BYTE = 255
"""What is added up by color, resource or row of the score sheet has eight bits."""
UNITS_FOR_SALE = 19
"""With so many units of a resource twelve of them cost less than 256 coins, which is what a price can say."""

DUEL = Carriers(
    kinds={
        "a building": _ANYTHING,
        "a guild": _ANYTHING,
        "a Grand Temple": frozenset({"grand_temple_points"}),
        "a Politician": frozenset({"senate_actions"}),
        "a Conspirator": frozenset({"choose_one"}),
        "a wonder": _ANYTHING,
        "the draft of a wonder": frozenset({"conspire_on_draft", "place_influence_on_draft"}),
        "a progress token": _ANYTHING | {"free_senators", "conspire_keep_both"},
        "a god": _ANYTHING
        | {"choose_progress_token", "copy_opponent_science", "protected_coins", "activate_top_god"},
        "the Gate": frozenset({"activate_top_god"}),
        "a decree": frozenset(
            {
                "coins_on_build",
                "ignore_cost_symbol",
                "resource_discount",
                "cost_reduction",
                "control_shield",
                "trade_reduction",
                "extra_blue_for_senate",
                "discard_bonus",
                "use_opponent_chains",
                "extra_turn_on",
            }
        ),
        "a conspiracy": _AT_ONCE | _ASKING,
        "a military token": frozenset({"opponent_loses_coins"}),
        "a military token of Agora": frozenset(
            {"place_influence", "move_influence", "remove_opponent_influence"}
        ),
    },
    needs={
        "mythology_and_offering_tokens": _PANTHEON,
        "activation_discount": _PANTHEON,
        "opponent_loses_coins_per_space": _PANTHEON,
        "build_chained_for": _PANTHEON,
        "discard_structure_card": _PANTHEON,
        "undo_wonder": _PANTHEON,
        "build_wonder_from_discard": _PANTHEON,
        "place_minerva": _PANTHEON,
        "military_tokens": _PANTHEON,
        "activate_stack_god": _PANTHEON,
        "choose_progress_token": _PANTHEON,
        "copy_opponent_science": _PANTHEON,
        "protected_coins": _PANTHEON,
        "activate_top_god": _PANTHEON,
        "take_opponent_building": _OF_BOTH,
        "take_unbuilt_wonder": _OF_BOTH,
        "resource_discount": _AGORA,
        "steal_half_coins": _AGORA,
        "coins_per_own_cube": _AGORA,
        "opponent_loses_per_cube": _AGORA,
        "place_influence": _AGORA,
        "move_influence": _AGORA,
        "remove_opponent_influence": _AGORA,
        "trigger_unprepared": _AGORA,
        "discard_opponent_building": _AGORA,
        "lock_progress_token": _AGORA,
        "build_last_row": _AGORA,
        "build_removed_card": _AGORA,
        "progress_token_from_box": _AGORA,
        "discard_available": _AGORA,
        "swap_buildings": _AGORA,
        "move_decree": _AGORA,
        "destroy_wonder": _AGORA,
        "free_senators": _AGORA,
        "conspire_keep_both": _AGORA,
    },
    scored_colors=frozenset({"blue", "green", "yellow", "purple"}),
    repeated={
        "produce": _itself,
        "trade_discount": _itself,
        "cost_reduction": _by("applies_to"),
        "extra_shields": _by("applies_to"),
        "destroy_card": _by("color"),
    },
    unique=frozenset(
        {
            "choose_progress_token",
            "copy_opponent_science",
            "protected_coins",
            "lock_progress_token",
            "build_removed_card",
            "move_decree",
        }
    ),
    fields={
        "produce": _duel_produce,
        "trade_discount": _all_of(_must("price", 1), _different("resources")),
        "build_from_discard": _must("optional", False),
        "draw_progress_token": _must("keep", 1),
        "destroy_card": _colors("color"),
        "take_opponent_building": _all_of(_colors("colors"), _different("colors")),
        "swap_buildings": _all_of(_colors("colors"), _different("colors")),
        "discard_opponent_building": _all_of(_colors("colors"), _one_color),
        "cost_reduction": _colors("applies_to"),
        "extra_shields": _colors("applies_to"),
        "coins_on_build": _colors("target"),
        "ignore_cost_symbol": _colors("target"),
        "resource_discount": _must("target", "wonder"),
        "build_chained_for": _must("counts_as_chain", False),
        "move_influence": _must("optional", True),
        "trigger_unprepared": _must("optional", True),
        "discard_available": _at_most,
        "choose_one": _options,
        "lock_progress_token": _must("source", ("board", "opponent", "box")),
    },
    most={"produce": 3, "draw_progress_token": 5, "cost_reduction": 12, "resource_discount": 12},
    sums={
        "points": Sum(BYTE, _points_of),
        "produce": Sum(UNITS_FOR_SALE, _units_of),
        "cost_reduction": Sum(BYTE, _reduced),
        "extra_shields": Sum(BYTE, _shields_for),
    },
    together={"a guild": 12, "a wonder": 8, "a progress token": 12, "a god": 12},
)
DUEL_CARDS = {
    "building": "a building",
    "guild": "a guild",
    "temple": "a Grand Temple",
    "politician": "a Politician",
    "conspirator": "a Conspirator",
}
"""What a card of each kind is called here."""


# 7 Wonders

_LEADERS = frozenset({"leaders"})
_CITIES = frozenset({"cities"})
_SEVEN = ("clay", "wood", "stone", "ore", "glass", "papyrus", "cloth")

_CLASSIC_ANY = frozenset(
    {
        "produce",
        "points",
        "shields",
        "science",
        "coins",
        "coins_per",
        "points_per",
        "trade_discount",
        "build_from_discard",
        "resource_discount",
        "science_choice",
        "play_last_card",
        "science_copy",
        "opponents_lose_coins",
        "diplomacy_token",
        "coins_self_and_neighbours",
        "trade_rebate_first",
        "produce_extra_own",
        "produce_missing",
        "free_stage_resources",
        "bank_income_bonus",
        "coins_on_build",
        "defeat_tokens_as_shields",
        "build_free",
        "free_leaders",
        "leader_cost_discount",
        "buy_from_bank",
        "coins_on_purchase",
        "coins_on_victory_token",
        "coins_on_chain_build",
        "defeat_tokens_to_winner",
        "science_set_bonus",
        "points_per_set",
        "points_per_coins",
        "draw_leaders",
        "recruit_extra_leader",
    }
)
_CLASSIC_LASTING = _CLASSIC_ANY - {
    "coins",
    "coins_per",
    "build_from_discard",
    "opponents_lose_coins",
    "diplomacy_token",
    "coins_self_and_neighbours",
    "draw_leaders",
    "recruit_extra_leader",
}


def _classic_produce(effect: printed.Effect) -> str:
    assert isinstance(effect, printed.Produce)
    if fault := _different("one_of")(effect):
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
    return "" if set(getattr(effect, "resources", ())) == set(_SEVEN) else "must name all resources"


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


MOST_UNITS = 40
"""So many units of a resource in each of three cities that trade are counted with seven bits."""

CLASSIC = Carriers(
    kinds={
        "a card": _CLASSIC_ANY,
        "a guild": _CLASSIC_ANY | {"copy_neighbour_leader"},
        "a leader": _CLASSIC_ANY | {"black free_build_per_age"},
        "a stage": _CLASSIC_ANY | {"free_build_per_age", "copy_guild"},
        "the start of a board": _CLASSIC_LASTING,
    },
    needs={
        "leaders_recruited": _LEADERS,
        "black_cards": _CITIES,
        "resource_discount": _LEADERS,
        "bank_income_bonus": _LEADERS,
        "coins_on_build": _LEADERS,
        "defeat_tokens_as_shields": _LEADERS,
        "build_free": _LEADERS,
        "free_leaders": _LEADERS,
        "leader_cost_discount": _LEADERS,
        "buy_from_bank": _LEADERS,
        "coins_on_purchase": _LEADERS,
        "coins_on_victory_token": _LEADERS,
        "coins_on_chain_build": _LEADERS,
        "defeat_tokens_to_winner": _LEADERS,
        "science_set_bonus": _LEADERS,
        "points_per_set": _LEADERS,
        "points_per_coins": _LEADERS,
        "copy_neighbour_leader": _LEADERS,
        "draw_leaders": _LEADERS,
        "recruit_extra_leader": _LEADERS,
        "science_copy": _CITIES,
        "opponents_lose_coins": _CITIES,
        "diplomacy_token": _CITIES,
        "coins_self_and_neighbours": _CITIES,
        "trade_rebate_first": _CITIES,
        "produce_extra_own": _CITIES,
        "produce_missing": _CITIES,
        "free_stage_resources": _CITIES,
        "black free_build_per_age": _CITIES,
    },
    scored_colors=frozenset({"blue", "yellow", "purple", "black"}),
    repeated={
        "produce": _one_choice,
        "trade_discount": _itself,
        "science": _itself,
        "resource_discount": _by("target"),
        "opponents_lose_coins": _by("per"),
        "coins_on_build": _by("color"),
        "build_free": _by("color"),
    },
    unique=frozenset(
        {
            "resource_discount",
            "buy_from_bank",
            "produce_extra_own",
            "produce_missing",
            "trade_rebate_first",
            "copy_neighbour_leader",
            "black free_build_per_age",
        }
    ),
    fields={
        "produce": _classic_produce,
        "trade_discount": _all_of(_cheaper, _different("resources")),
        "build_from_discard": _must("optional", True),
        "resource_discount": _discount,
        "science_choice": _all_of(_any_symbol, _different("symbols")),
        "copy_guild": _must("count", 1),
        "opponents_lose_coins": _lost_per,
        "trade_rebate_first": _all_of(_every_resource, _must("amount", 1), _must("min_price", 0)),
        "produce_extra_own": _must("count", 1),
        "produce_missing": _must("count", 1),
        "coins_on_build": _no_white("color"),
        "build_free": _no_white("color"),
        "buy_from_bank": _every_resource,
        "points_per_set": _all_of(_no_white("colors"), _different("colors")),
    },
    most={"produce": 3, "science_copy": 3, "diplomacy_token": 7, "draw_leaders": 8},
    sums={
        "points": Sum(BYTE, _points_of),
        "produce": Sum(MOST_UNITS, _units_of),
        "coins_on_build": Sum(BYTE // 2, _coins_for),
    },
    together={"a guild": 24, "a leader": 12, "a stage": 1, "the start of a board": 1},
)
