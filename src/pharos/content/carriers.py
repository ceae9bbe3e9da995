"""Which component may carry which effect: a row is rejected if its effect would be ignored.

An effect works on a component only if the engine looks for it there. Each game has one row for each
effect (`duel_effects.py`, `classic_effects.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from pharos.content import classic_effects, duel_effects
from pharos.content import effects as printed
from pharos.content.effect_row import Carried as Carried
from pharos.content.effect_row import EffectRow, Fault, Sum
from pharos.content.loader import ContentError


@dataclass(frozen=True, slots=True)
class Carriers:
    """The carrier rules of one game."""

    kinds: Mapping[str, frozenset[str]]
    """By kind of component, the effects it may carry."""
    needs: Mapping[str, frozenset[str]]
    """By effect, the expansions of which the component must belong to at least one."""
    scored_colors: frozenset[str]
    """The card colors that have a line on the score sheet."""
    repeated: Mapping[str, Callable[[printed.Effect], object]]
    """Effects that may appear several times on one component, and the key that must differ between them."""
    unique: frozenset[str]
    """Effects that only one component in the game may carry, since a city does not count them."""
    fields: Mapping[str, Fault]
    """By effect, the check of its fields; it returns a fault or an empty string."""
    most: Mapping[str, int]
    """By effect, the largest number allowed in its fields."""
    asks: Mapping[str, Callable[[printed.Effect], int]]
    """By effect, how many decisions it requires."""
    sums: Mapping[str, Sum]
    """By effect, how a city adds it up."""
    counting: frozenset[str]
    """Effects that give points for counted things."""
    scoring: frozenset[str]
    """Effects that give points."""
    together: Mapping[str, int]
    """By kind of component, how many of them one city can have; kinds not listed are unlimited."""

    def check(self, row: Carried) -> None:
        """Raises `ContentError` for the first effect that would be ignored."""
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
            if stands in seen or (name in self.counting and self.counting.intersection(seen)):
                raise ContentError(f"{row.where}: the effect `{name}` stands here more than once.")
            if name in self.scoring and row.color and row.color not in self.scored_colors:
                raise ContentError(f"{row.where}: {row.color} cards have no row on the score sheet.")
            fault = self.fields[name](effect) if name in self.fields else ""
            if fault:
                raise ContentError(f"{row.where}: the effect `{name}` {fault}.")
            largest, most = _largest(effect), self.most[name]
            if largest > most:
                raise ContentError(f"{row.where}: the effect `{name}` has a {largest}; at most {most} works.")
            seen.append(stands)
        asked = sum(self.asks[_name(effect)](effect) for effect in row.effects if _name(effect) in self.asks)
        if asked > MOST_STEPS:
            raise ContentError(f"{row.where}: {asked} things are asked at once; at most {MOST_STEPS} can be.")

    def check_all(self, rows: Iterable[Carried]) -> None:
        """Checks each row, and that unique effects are on one component only."""
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
        """Checks that no city can accumulate more of an effect than the engine has room for."""
        amounts: dict[tuple[str, str], dict[str, dict[str, int]]] = {}
        last: dict[tuple[str, str], tuple[Carried, str, int]] = {}
        for row in rows:
            own: dict[tuple[str, str], int] = {}
            for effect in row.effects:
                name = _name(effect)
                adds = self.sums.get(name)
                if adds is None:
                    continue
                for lane, amount in adds.lanes(row, effect):
                    key = adds.counter, lane
                    own[key] = own.get(key, 0) + amount
                    last[key] = row, name, adds.most
            for key, amount in own.items():
                places = amounts.setdefault(key, {}).setdefault(row.kind, {})
                if row.alone:  # the stages of a board add up
                    amount += places.get(row.place, 0)
                places[row.place] = max(amount, places.get(row.place, 0))
        for key, kinds in amounts.items():
            found = sum(
                sum(sorted(places.values(), reverse=True)[: self.together.get(kind, len(places))])
                for kind, places in kinds.items()
            )
            row, name, most = last[key]
            if found > most:
                raise ContentError(
                    f"{row.where}: a city could have {found} by the effect `{name}` ({key[1]});"
                    f" there is room for {most}."
                )


def carriers_of(
    rows: tuple[EffectRow, ...],
    counted: Mapping[str, frozenset[str]],
    scored_colors: frozenset[str],
    together: Mapping[str, int],
) -> Carriers:
    """Returns the carrier rules of a game; `counted` are counted things that need an expansion."""
    kinds = dict.fromkeys(kind for row in rows for kind in row.carriers)
    return Carriers(
        kinds={kind: frozenset(row.name for row in rows if kind in row.carriers) for kind in kinds},
        needs={**counted, **{row.name: row.needs for row in rows if row.needs}},
        scored_colors=scored_colors,
        repeated={row.name: row.differ for row in rows if row.differ is not None},
        unique=frozenset(row.name for row in rows if row.unique),
        fields={row.name: row.fault for row in rows if row.fault is not None},
        most={row.name: row.most for row in rows},
        asks={row.name: row.asks for row in rows if row.asks is not None},
        sums={row.name: row.adds for row in rows if row.adds is not None},
        counting=frozenset(row.name for row in rows if row.counts),
        scoring=frozenset(row.name for row in rows if row.scores),
        together=together,
    )


MOST_STEPS = 4
"""The number of decisions one component may require, limited by the room for pending steps."""


def _numbers(effect: printed.Effect) -> list[int]:
    """Returns all numbers of an effect."""
    values = [getattr(effect, name) for name in effect.__struct_fields__]
    flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return [one for one in flat if isinstance(one, int) and not isinstance(one, bool)]


def _largest(effect: printed.Effect) -> int:
    return max(_numbers(effect), default=0)


def _name(effect: printed.Effect) -> str:
    """Returns the name of an effect here: its type, with a color if its row applies to that color only."""
    if isinstance(effect, printed.FreeBuildPerAge) and effect.color is not None:
        return f"{effect.color} {effect.type}"
    return effect.type


def _target(effect: printed.Effect) -> str:
    return str(getattr(effect, "target", getattr(effect, "scope", "")))


DUEL = carriers_of(
    duel_effects.ROWS,
    counted={"mythology_and_offering_tokens": duel_effects.PANTHEON},
    scored_colors=frozenset({"blue", "green", "yellow", "purple"}),
    together={"a guild": 12, "a wonder": 8, "a progress token": 12, "a god": 12},
)
DUEL_CARDS = {
    "building": "a building",
    "guild": "a guild",
    "temple": "a Grand Temple",
    "politician": "a Politician",
    "conspirator": "a Conspirator",
}
"""The name of each card kind in carrier rules and messages."""
CLASSIC = carriers_of(
    classic_effects.ROWS,
    counted={"leaders_recruited": classic_effects.LEADERS, "black_cards": classic_effects.CITIES},
    scored_colors=frozenset({"blue", "yellow", "purple", "black"}),
    together={"a guild": 24, "a leader": 12, "a stage": 1, "the start of a board": 1},
)
