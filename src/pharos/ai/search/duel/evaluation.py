"""Win probability from public information: a linear evaluation with learned weights.

Each fact about a city (a number of coins, an unbuilt Wonder, a chain symbol, …) is a binary feature with a
weight for each stage of the game. Features of both cities have the same weights with opposite signs, so a
mirrored position has the negated value.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.features import Features
from pharos.core.bits import LANE, LANE_MASK, first, lane, size
from pharos.duel import steps
from pharos.duel.agora.senate import Senate
from pharos.duel.pantheon.gods import GODS
from pharos.duel.piece import COLORS, RESOURCES, SYMBOLS
from pharos.duel.pieces import CONTENT, PROGRESS, WONDERS
from pharos.duel.score import total_points
from pharos.duel.state import City, State
from pharos.duel.turn import WONDERS_DRAFTED

STAGES: Final = 10
"""The draft, then three stages per age."""

_COINS_MOST: Final[i64] = 15
_UNITS_MOST: Final[i64] = 4
_CHOICES_MOST: Final[i64] = 2
_COLOR_MOST: Final[i64] = 6

_COINS: Final[i64] = 0
_KINDS: Final[i64] = 16
_SYMBOLS: Final[i64] = 24
_PRODUCTION: Final[i64] = 32
_RAW: Final[i64] = 57
_GOODS: Final[i64] = 60
_FIXED: Final[i64] = 63
_COLORS: Final[i64] = 68
_UNBUILT: Final[i64] = 117
_PROGRESS: Final[i64] = 122
_TO_COME: Final[i64] = 122 + len(PROGRESS)
_STANDING: Final[i64] = 122 + len(PROGRESS) + len(WONDERS)
_CHAINS: Final[i64] = 122 + len(PROGRESS) + 2 * len(WONDERS)
_CARD_CHAINS: Final[i64] = 2 ** len(CONTENT.chain_symbols) - 1
"""Excludes mythology tokens: they are chain symbols too, but have separate features."""
CITY_FEATURES: Final = 122 + len(PROGRESS) + 2 * len(WONDERS) + len(CONTENT.chain_symbols)

_PAWN: Final[i64] = CITY_FEATURES
_PAWN_SPACES: Final[i64] = 10
_MOVE: Final[i64] = CITY_FEATURES + 10
_TOKENS: Final[i64] = CITY_FEATURES + 11
_POINTS: Final[i64] = CITY_FEATURES + 13
_WONDERS_LEFT: Final[i64] = CITY_FEATURES + 14
_GODS: Final[i64] = CITY_FEATURES + 15
_MYTHOLOGY: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 1
_OFFERINGS: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 6
_DECREES: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 9
_CONTROL: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 9 + len(CONTENT.decrees)
_CHAMBERS: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 15 + len(CONTENT.decrees)
_LEADS: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 22 + len(CONTENT.decrees)
_PLOTS: Final[i64] = CITY_FEATURES + 15 + len(CONTENT.gods) + 28 + len(CONTENT.decrees)
FEATURES: Final = CITY_FEATURES + 15 + len(CONTENT.gods) + 38 + len(CONTENT.decrees)


def _counts(name: str, fewest: int, most: int) -> list[str]:
    return [f"{name} {count}" for count in range(fewest, most + 1)]


def feature_names() -> list[str]:
    """Returns the names of the features in weight files, in order."""
    names = _counts("coins", 0, int(_COINS_MOST)) + _counts("kinds of symbols", 0, 7)
    names += [f"symbol {symbol}" for symbol in SYMBOLS] + ["symbol none"]
    for resource in RESOURCES:
        names += _counts(f"makes {resource}", 0, int(_UNITS_MOST))
    names += _counts("raw choices", 0, int(_CHOICES_MOST)) + _counts("goods choices", 0, int(_CHOICES_MOST))
    names += [f"fixed price of {resource}" for resource in RESOURCES]
    for color in COLORS:
        names += _counts(f"{color} cards", 0, int(_COLOR_MOST))
    names += _counts("wonders to come", 0, 4)
    names += [f"progress {token.name}" for token in PROGRESS]
    names += [f"to come {wonder.name}" for wonder in WONDERS]
    names += [f"built {wonder.name}" for wonder in WONDERS]
    names += [f"chain {symbol}" for symbol in CONTENT.chain_symbols]
    names += _counts("pawn", 0, 9) + ["to move", "near token", "far token", "points", "wonders built"]
    names += [f"god {god.name}" for god in GODS]
    names += [f"mythology {mythology.id}" for mythology in CONTENT.pantheon.mythologies]
    names += _counts("offering", 0, 2) + [f"decree {decree.id}" for decree in CONTENT.decrees]
    names += [f"controls chamber {chamber.id}" for chamber in CONTENT.agora.chambers]
    names += _counts("chambers", 0, 6)
    names += [f"leads in chamber {chamber.id}" for chamber in CONTENT.agora.chambers]
    names += _counts("unprepared", 0, 4) + _counts("prepared", 0, 4)
    assert len(names) == FEATURES, f"{len(names)} names for {FEATURES} features"
    assert len(set(names)) == len(names)
    return names


POINTS_SCALE: Final = 0.1
MOST_ACTIVE: Final = 240


def stage_of(state: State) -> i64:
    """Returns the stage of a position: the draft, then early, middle, and late in each age."""
    if state.drafted < WONDERS_DRAFTED:
        return 0
    left = size(state.present)
    part: i64 = 2
    if left > 13:
        part = 0
    elif left > 6:
        part = 1
    return (state.age - 1) * 3 + part + 1


@final
@mypyc_attr(acyclic=True)
class Evaluation(Features):
    """Weights by stage and feature, and the list of active features of a position."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights, MOST_ACTIVE)

    def _note_mask(self, base: i64, mask: i64, amount: float) -> None:
        while mask != 0:
            self.add(base + first(mask), amount)
            mask &= mask - 1

    def _note_city(self, city: City, sign: float) -> None:
        coins = city.coins
        if coins > _COINS_MOST:
            coins = _COINS_MOST
        self.add(_COINS + coins, sign)
        self.add(_KINDS + city.kinds, sign)
        lanes = city.science
        n: i64 = 0
        while lanes != 0:
            if lanes & LANE_MASK != 0:
                self.add(_SYMBOLS + n, sign)
            lanes >>= LANE
            n += 1
        made = city.production
        fixed = city.fixed
        n = 0
        while n < 5:
            units = made & LANE_MASK
            if units > _UNITS_MOST:
                units = _UNITS_MOST
            self.add(_PRODUCTION + n * 5 + units, sign)
            if fixed & LANE_MASK != 0:
                self.add(_FIXED + n, sign)
            made >>= LANE
            fixed >>= LANE
            n += 1
        raw = city.raw
        if raw > _CHOICES_MOST:
            raw = _CHOICES_MOST
        self.add(_RAW + raw, sign)
        goods = city.goods
        if goods > _CHOICES_MOST:
            goods = _CHOICES_MOST
        self.add(_GOODS + goods, sign)
        lanes = city.counts
        n = 0
        while n < 7:
            cards = lanes & LANE_MASK
            if cards > _COLOR_MOST:
                cards = _COLOR_MOST
            self.add(_COLORS + n * 7 + cards, sign)
            lanes >>= LANE
            n += 1
        unbuilt = city.wonders & ~city.standing
        self.add(_UNBUILT + size(unbuilt), sign)
        self._note_mask(_PROGRESS, city.progress, sign)
        self._note_mask(_TO_COME, unbuilt, sign)
        self._note_mask(_STANDING, city.standing, sign)
        self._note_mask(_CHAINS, city.chains & _CARD_CHAINS, sign)

    def _note_gods(self, city: City, sign: float) -> None:
        self._note_mask(_GODS, city.gods, sign)
        lanes = city.mythology
        n: i64 = 0
        while n < 5:
            if lanes & LANE_MASK != 0:
                self.add(_MYTHOLOGY + n, sign)
            lanes >>= LANE
            n += 1
        self._note_mask(_OFFERINGS, city.offerings, sign)

    def _note_senate(self, senate: Senate, city: City, seat: i64, sign: float) -> None:
        self._note_mask(_DECREES, city.decrees, sign)
        control = senate.control(seat)
        self._note_mask(_CONTROL, control, sign)
        self.add(_CHAMBERS + size(control), sign)
        n: i64 = 0
        while n < 6:
            lead = lane(senate.cubes(seat), n) - lane(senate.cubes(1 - seat), n)
            if lead > 0:
                self.add(_LEADS + n, sign * float(lead))
            n += 1
        waiting = size(senate.unprepared(seat))
        if waiting > 4:
            waiting = 4
        self.add(_PLOTS + waiting, sign)
        ready = size(senate.ready(seat))
        if ready > 4:
            ready = 4
        self.add(_PLOTS + 5 + ready, sign)

    def note(self, state: State) -> None:
        """Lists the features of a position: positive for seat 0, negative for seat 1."""
        self.count = 0
        self._note_city(state.city0, 1.0)
        self._note_city(state.city1, -1.0)
        pawn = state.pawn
        if pawn > 0:
            self.add(_PAWN + pawn % _PAWN_SPACES, 1.0)
        elif pawn < 0:
            self.add(_PAWN + (-pawn) % _PAWN_SPACES, -1.0)
        if state.depth > 0:
            mover = 1.0
            if steps.seat_of(state.stack[0]) == 1:
                mover = -1.0
            self.add(_MOVE, mover)
            left = size(state.city0.standing | state.city1.standing)
            self.add(_WONDERS_LEFT, mover * float(left))
        tokens = state.military
        n: i64 = 0
        while n < 2:
            mine = float((tokens >> n) & 1)
            theirs = float((tokens >> (n + 2)) & 1)
            if mine != theirs:
                self.add(_TOKENS + n, mine - theirs)
            n += 1
        if state.pantheon is not None:
            self._note_gods(state.city0, 1.0)
            self._note_gods(state.city1, -1.0)
        senate = state.senate
        if senate is not None:
            self._note_senate(senate, state.city0, 0, 1.0)
            self._note_senate(senate, state.city1, 1, -1.0)
        lead = total_points(state, 0) - total_points(state, 1)
        self.add(_POINTS, POINTS_SCALE * float(lead))

    def logit(self, state: State) -> float:
        """Returns the log odds that seat 0 wins."""
        self.note(state)
        return self.summed(stage_of(state) * FEATURES)

    def value(self, state: State) -> float:
        """Returns the value from -1 (seat 1 wins) to 1 (seat 0 wins)."""
        logit = self.logit(state)
        if logit > 30.0:
            return 1.0
        if logit < -30.0:
            return -1.0
        return 2.0 / (1.0 + exp(-logit)) - 1.0


def outcome_value(state: State) -> float:
    """Returns the result of a finished game for seat 0: 1, -1, or 0 for a shared victory."""
    if state.winners == 1:
        return 1.0
    if state.winners == 2:
        return -1.0
    return 0.0
