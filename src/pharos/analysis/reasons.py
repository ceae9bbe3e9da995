"""Reasons why one choice is better than another, found by making both in determinizations of the view.

A reason refers to the `best` or to the `played` choice, and its text is selected by its kind. Only facts that
hold in all determinizations count, so that no reason depends on a card that happened to be sampled.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pharos.classic import piece as classic_piece
from pharos.classic.payment import NO_WAY
from pharos.classic.plays import stage_ways
from pharos.core.bits import lane, members
from pharos.core.errors import PharosError
from pharos.duel import piece as duel_piece
from pharos.duel.pieces import WONDERS
from pharos.duel.trade import total_of, wonder_price
from pharos.game import Account, Game, View

MOST = 3
GAMES = 3
"""Number of determinizations compared."""
LEAST_COINS = 3
"""Smaller differences in coins are ignored."""
LEAST_POINTS = 1
BITS_OF_KIND = 8
SYMBOLS_OF_KIND = 255
"""Packing of the symbols of a city in 7 Wonders."""
BEST = "best"
PLAYED = "played"
ORDER = (
    "wins",
    "prevents_military",
    "prevents_science",
    "prevents_political",
    "token",
    "again",
    "denies",
    "symbol",
    "points",
    "shields",
    "control",
    "resource",
    "wonder",
    "stage",
    "free",
    "opens",
    "opens_unknown",
    "coins",
)
"""Kinds of reasons, most important first."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: a gain of the best choice, or a loss by the played one."""

    kind: str
    of: str
    amount: int = 0
    piece: str = ""

    def data(self) -> dict[str, Any]:
        """Returns the reason as plain data."""
        told: dict[str, Any] = {"kind": self.kind, "of": self.of}
        if self.amount:
            told["amount"] = self.amount
        if self.piece:
            told["piece"] = self.piece
        return told


def reasons_in_duel(view: View, choice: str, best: str, note: str) -> tuple[Reason, ...]:
    """Returns why the best choice is better; `note` is the expected continuation after the played one."""
    found: set[Reason] | None = None
    for seed in range(1, GAMES + 1):
        game = view.sample(seed)
        try:
            here = set(_compared(game, view, choice, best))
        except PharosError:  # illegal in this determinization: no reasons
            return ()
        found = here if found is None else found & here
    reasons = [*(found or ()), *_denied(choice, best, note)]
    return _first(reasons)


def reasons_in_classic(view: View, choice: str, best: str) -> tuple[Reason, ...]:
    """Returns why the best choice is better if the others choose the same in both cases."""
    found: set[Reason] | None = None
    seat = view.seat
    if seat is None:
        return ()
    for seed in range(1, GAMES + 1):
        try:
            a, b = (_Made(_played_round(view.sample(seed), seat, one), seat) for one in (best, choice))
        except PharosError:
            return ()
        here = set(_gained(_Made(view.sample(seed), seat), a, b))
        found = here if found is None else found & here
    return _first(list(found or ()))


def _first(reasons: list[Reason]) -> tuple[Reason, ...]:
    """Returns the most important reasons, one per kind and per piece."""
    kept: list[Reason] = []
    for reason in sorted(reasons, key=lambda one: (ORDER.index(one.kind), -one.amount, one.piece)):
        if all(one.kind != reason.kind and (not one.piece or one.piece != reason.piece) for one in kept):
            kept.append(reason)
    return tuple(kept[:MOST])


class _Made:
    """The countable properties of a seat after a choice."""

    def __init__(self, game: Game, seat: int) -> None:
        scores = game.scores()
        self.points = scores[seat]["total"] - scores[seat].get("coins", 0) - scores[seat].get("treasury", 0)
        data = game.view(seat).data
        self.coins = int(data["cities"][seat]["coins"])
        state = game.state
        city = state.city(seat)
        if game.name == "duel":
            self.symbols, self.shields = int(city.kinds), 0
            packed, resources = int(city.production), tuple(duel_piece.RESOURCES)
            self.wonders = _affordable(city, state.city(1 - seat))
            self.stages, self.next_stage = 0, False
        else:
            symbols = int(city.symbols)
            self.symbols, self.shields = 0, int(city.shields)
            packed, resources = int(city.most), tuple(classic_piece.RESOURCES)
            self.wonders = {}
            self.stages, self.next_stage = int(city.stages), stage_ways(state, seat) != NO_WAY
            while symbols:
                self.symbols += symbols & SYMBOLS_OF_KIND
                symbols >>= BITS_OF_KIND
        self.production = {name: int(lane(packed, n)) for n, name in enumerate(resources)}


def _affordable(mine: Any, theirs: Any) -> dict[str, bool]:
    """Returns, for each Wonder of Duel that a city has not built, whether it can pay for it."""
    return {
        WONDERS[number].name: total_of(wonder_price(mine, theirs, number)) <= mine.purse()
        for number in members(mine.wonders & ~mine.standing)
    }


def _gained(before: _Made, best: _Made, played: _Made) -> Iterable[Reason]:
    points = best.points - played.points
    if points >= LEAST_POINTS:
        yield Reason("points", BEST, points)
    if best.symbols > played.symbols:
        yield Reason("symbol", BEST)
    if best.shields > played.shields:
        yield Reason("shields", BEST, best.shields - played.shields)
    for resource, count in best.production.items():
        if count > played.production[resource]:
            yield Reason("resource", BEST, piece=resource)
    yield from _made_affordable(before, best, played)
    coins = best.coins - played.coins
    if coins >= LEAST_COINS:
        yield Reason("coins", BEST, coins)


def _made_affordable(before: _Made, best: _Made, played: _Made) -> Iterable[Reason]:
    """Yields a Wonder or a next stage that only the best choice makes affordable."""
    for wonder, payable in best.wonders.items():
        if payable and not before.wonders.get(wonder, True) and not played.wonders.get(wonder, True):
            yield Reason("wonder", BEST, piece=wonder)
    same_stage = before.stages == best.stages == played.stages
    if same_stage and best.next_stage and not before.next_stage and not played.next_stage:
        yield Reason("stage", BEST)


def _played_round(game: Game, seat: int, choice: str) -> Game:
    """Plays the round of a choice, with the first legal choice for the others."""
    game.choose(seat, choice)
    while not game.over and not game.settled:
        other = game.waiting[0]
        game.choose(other, game.choices(other)[0])
    return game


def _compared(game: Game, view: View, choice: str, best: str) -> Iterable[Reason]:
    seat = view.seat
    if seat is None:
        return
    rival = 1 - seat
    made: dict[str, Game] = {}
    facts: dict[str, list[Any]] = {}
    free: dict[str, bool] = {}
    for one in (best, choice):
        made[one] = game.copy()
        price = game.explain(seat, one).price
        free[one] = price is not None and price.chain is not None
        facts[one] = Account(made[one]).choose(made[one], seat, one)
    a, b = made[best], made[choice]
    if a.result is not None and seat in a.result.winners:
        yield Reason("wins", BEST)
        return
    feared, averted = _victories(b, rival), _victories(a, rival)
    for victory in feared - averted:
        yield Reason(f"prevents_{victory}", BEST)
    if _asks_token(a, seat) and not _asks_token(b, seat):
        yield Reason("token", BEST)
    if _has(facts[best], "again", seat) and not _has(facts[choice], "again", seat):
        yield Reason("again", BEST)
    yield from _gained(_Made(game, seat), _Made(a, seat), _Made(b, seat))
    shields = _pushed(facts[best], seat) - _pushed(facts[choice], seat)
    if shields > 0:
        yield Reason("shields", BEST, shields)
    if _controlled(facts[best], seat) > _controlled(facts[choice], seat):
        yield Reason("control", BEST)
    if free[best] and not free[choice]:
        yield Reason("free", BEST)
    for slot in sorted(_opened(view, _slots_of(choice, view)) - _opened(view, _slots_of(best, view))):
        told = view.data["pyramid"][slot]
        if "card" in told:
            yield Reason("opens", PLAYED, piece=str(told["card"]))
        else:
            yield Reason("opens_unknown", PLAYED)


def _denied(choice: str, best: str, note: str) -> Iterable[Reason]:
    """Yields a reason if the opponent is expected to take the same card that the best choice takes."""
    reply = note.split(" ")[0].partition("@")[0].split(":") if note else []
    piece = best.partition("@")[0].split(":")[-1]
    used = choice.partition("@")[0].split(":")[-1]
    if reply and piece in reply[1:] and piece != used and reply[0] in ("build", "wonder"):
        yield Reason("denies", BEST, piece=piece)


def _victories(game: Game, seat: int) -> set[str]:
    """Returns the kinds of victory, except civilian, that a seat can achieve with its next choice."""
    found: set[str] = set()
    if game.over:
        return found
    if seat not in game.waiting:
        return found
    for option in game.choices(seat):
        ahead = game.copy()
        ahead.choose(seat, option)
        result = ahead.result
        if result is not None and seat in result.winners and result.victory != "civilian":
            found.add(result.victory)
    return found


def _asks_token(game: Game, seat: int) -> bool:
    return seat in game.waiting and any(str(one).startswith("progress:") for one in game.choices(seat))


def _has(facts: list[Any], kind: str, seat: int) -> bool:
    return any(fact.kind == kind and fact.seat == seat for fact in facts)


def _pushed(facts: list[Any], seat: int) -> int:
    moved = sum(int(fact.amount) for fact in facts if fact.kind == "pawn")
    return moved if seat == 0 else -moved


def _controlled(facts: list[Any], seat: int) -> int:
    return sum((fact.seat == seat) - (fact.other == seat) for fact in facts if fact.kind == "control")


def _slots_of(choice: str, view: View) -> set[int]:
    """Returns the slots of the structure from which a choice takes a card."""
    words = choice.partition("@")[0].split(":")
    if words[0] not in ("build", "discard", "wonder", "recruit", "prepare"):
        return set()
    pyramid = view.data.get("pyramid") or []
    return {slot for slot, told in enumerate(pyramid) if told and told.get("card") == words[-1]}


def _opened(view: View, taken: set[int]) -> set[int]:
    """Returns the slots that become uncovered when some cards are taken."""
    pyramid = view.data.get("pyramid") or []
    if not taken:
        return set()
    game = view.sample(1)
    state = game.state
    rest = {slot for slot, told in enumerate(pyramid) if told} - taken
    found = set()
    for slot in rest:
        if pyramid[slot].get("open"):
            continue
        covering = int(state.layout.covered_by[slot])
        if not any(covering >> other & 1 for other in rest):
            found.add(slot)
    return found
