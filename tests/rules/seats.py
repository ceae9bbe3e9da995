"""Plays rule tests from other seats: a product that renumbers the seats of its game.

A test uses the seats as written. The engine behind a `Turned` product sees the same table from another seat:
in Duel mirrored (the track, the Pantheon's slots and the military tokens change sides), in 7 Wonders rotated
around the ring. Results are turned back, so a test must not notice.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pharos.core.course import Course
from pharos.core.price import Price, Purchase
from pharos.core.product import Outcome, Product, Setup
from pharos.core.reason import Refusal

SEATS = ("waiting", "winners", "known_to", "step_cities", "owed")
"""Lists of seats."""
DUEL_SEAT = ("first", "turn", "seat", "controller")
CLASSIC_SEAT = ("seat", "city")
"""One seat."""
DUEL_ROWS = ("cities", "cubes", "supply")
CLASSIC_ROWS = ("cities", "hands", "leader_hands", "draft_hands", "sealed")
"""Lists with one entry per seat."""
MILITARY_TOKENS = ("seat0_near", "seat0_far", "seat1_near", "seat1_far")
SLOTS = 6


@dataclass(frozen=True, slots=True)
class Turn:
    """The rotation: the seat of a test plus `by` is the seat of the engine."""

    duel: bool
    players: int
    by: int

    def seat(self, seat: int) -> int:
        """Maps a seat of the test to one of the engine."""
        return (seat + self.by) % self.players if 0 <= seat < self.players else seat

    def back(self) -> "Turn":
        """The inverse."""
        return replace(self, by=-self.by % self.players)

    def seats(self, seats: Sequence[Any]) -> list[Any]:
        """Maps some seats, in their order."""
        return sorted(self.seat(seat) if isinstance(seat, int) else seat for seat in seats)

    def rows(self, rows: Sequence[Any]) -> list[Any]:
        """Maps a list with one entry per seat."""
        if len(rows) != self.players:
            return list(rows)
        return [rows[(seat - self.by) % self.players] for seat in range(self.players)]

    def data(self, value: Any) -> Any:
        """A position, a view, or a part of one."""
        if not isinstance(value, Mapping):
            return [self.data(item) for item in value] if isinstance(value, list | tuple) else value
        return {name: self._part(name, part, value) for name, part in value.items()}

    def _part(self, name: str, part: Any, whole: Mapping[str, Any]) -> Any:
        one = DUEL_SEAT if self.duel else CLASSIC_SEAT
        rows = DUEL_ROWS if self.duel else CLASSIC_ROWS
        if isinstance(part, list | tuple):
            seats = name in SEATS or (name == "cities" and "step" in whole and "game" not in whole)
            if seats:
                return self.seats(part)
            if name == "military_tokens" and self.by:
                return sorted(map(self.notation, part), key=MILITARY_TOKENS.index)
            if name == "slots" and self.duel and self.by and len(part) == SLOTS:
                return self.data(part[::-1])
            return self.data(self.rows(part) if name in rows else part)
        if isinstance(part, int) and not isinstance(part, bool):
            if name in one:
                return self.seat(part)
            if self.duel and self.by and name in ("pawn", "minerva"):
                return -part
        return self.data(part)

    def deal(self, deal: Mapping[str, Any]) -> dict[str, Any]:
        """A deal."""
        if self.duel:
            return {name: self.seat(part) if name == "first" else part for name, part in deal.items()}
        turned = dict(deal)
        for name in ("wonders", "leaders"):
            if isinstance(turned.get(name), list | tuple):
                turned[name] = self.rows(turned[name])
        if isinstance(turned.get("hands"), list | tuple):
            turned["hands"] = [self.rows(hands) for hands in turned["hands"]]
        return turned

    def notation(self, text: str) -> str:
        """Maps a choice; only Duel's notation contains seats, spaces and slots."""
        if not self.duel or not self.by:
            return text
        if found := re.fullmatch(r"begin:([01])", text):
            return f"begin:{1 - int(found[1])}"
        if found := re.fullmatch(r"((?:sink:|unleash:)?)seat([01])_(near|far)", text):
            return f"{found[1]}seat{1 - int(found[2])}_{found[3]}"
        if found := re.fullmatch(r"minerva:(-?[1-9])", text):
            return f"minerva:{-int(found[1])}"
        if found := re.fullmatch(r"place:(\w+):([1-6])", text):
            return f"place:{found[1]}:{SLOTS + 1 - int(found[2])}"
        return text

    def price(self, price: Price) -> Price:
        """Maps payments to seats."""
        return Price(
            price.coins,
            price.printed,
            price.produced,
            price.chosen,
            price.discounted,
            price.saved,
            tuple(self.purchase(one) for one in price.bought),
            {self.seat(seat): coins for seat, coins in price.paid_to.items()},
            price.chain,
            price.power,
            price.gain,
        )

    def purchase(self, made: Purchase) -> Purchase:
        """Maps purchases from seats."""
        seller = None if made.seller is None else self.seat(made.seller)
        return Purchase(made.resource, made.units, made.price, seller)


class Turned:
    """A product whose tests use other seats than its engine."""

    def __init__(self, inner: Product[Any], by: int) -> None:
        self.inner = inner
        self.by = by
        self.name = inner.name

    def __getattr__(self, name: str) -> Any:
        """Everything independent of seats comes from the product itself."""
        return getattr(self.inner, name)

    def course(self, state: Any) -> Course:
        """Maps what goes through a game: the test's seats outside, the engine's inside."""
        return Course(self, state)

    def turn(self, players: object, teams: object, fixed: object) -> Turn:
        """How a table is turned. Teammates stay teammates, so teams rotate by two seats. If the rules
        themselves distinguish seats (the free city's neighbors, boards chosen in order), nothing is
        turned."""
        duel = self.name == "duel"
        if not isinstance(players, int) or fixed or (players < 3 and not duel):
            return Turn(duel, players if isinstance(players, int) else 1, 0)
        return Turn(duel, players, (self.by * (2 if teams else 1)) % players)

    def of_setup(self, setup: Setup) -> Turn:
        return self.turn(setup.players, setup.options.get("teams"), setup.options.get("choose_wonders"))

    def of_state(self, state: Any) -> Turn:
        if self.name == "duel":
            return self.turn(2, False, False)
        return self.turn(int(state.deal.players), state.deal.rules.teams, state.deal.rules.choose_wonders)

    def of_data(self, data: Mapping[str, Any]) -> Turn:
        options = data.get("options", {})
        if self.name == "duel" or not isinstance(options, Mapping):
            return self.turn(2, False, False)
        return self.turn(data.get("players"), options.get("teams"), options.get("choose_wonders"))

    def deal(self, state: Any) -> dict[str, object]:
        return self.of_state(state).back().deal(self.inner.deal(state))

    def start(self, setup: Setup, deal: Mapping[str, object]) -> tuple[Any, dict[str, object]]:
        turn = self.of_setup(setup)
        state, whole = self.inner.start(setup, turn.deal(deal))
        return state, turn.back().deal(whole)

    def waiting(self, state: Any) -> tuple[int, ...]:
        return tuple(self.of_state(state).back().seats(self.inner.waiting(state)))

    def codes(self, state: Any, seat: int) -> list[int]:
        return self.inner.codes(state, self.of_state(state).seat(seat))

    def apply(self, state: Any, seat: int, code: int) -> None:
        self.inner.apply(state, self.of_state(state).seat(seat), code)

    def notation(self, code: int) -> str:
        return self._words().notation(self.inner.notation(code))

    def parse(self, text: str) -> int | None:
        return self.inner.parse(self._words().notation(text))

    def _words(self) -> Turn:
        return Turn(self.name == "duel", 2, self.by % 2)

    def price(self, state: Any, seat: int, code: int) -> Price | None:
        turn = self.of_state(state)
        price = self.inner.price(state, turn.seat(seat), code)
        return None if price is None else turn.back().price(price)

    def refusal(self, state: Any, seat: int, code: int | None) -> Refusal:
        return self.inner.refusal(state, self.of_state(state).seat(seat), code)

    def view(self, setup: Setup, state: Any, seat: int | None, **more: Any) -> dict[str, object]:
        turn = self.of_setup(setup)
        view = self.inner.view(setup, state, None if seat is None else turn.seat(seat), **more)
        turned: dict[str, object] = turn.back().data(view)
        return turned

    def sample(self, data: Mapping[str, object], seat: int | None, seed: int) -> dict[str, object]:
        turn = self.of_data(data)
        position = self.inner.sample(turn.data(data), None if seat is None else turn.seat(seat), seed)
        turned: dict[str, object] = turn.back().data(position)
        return turned

    def worlds(self, data: Mapping[str, object], seat: int | None) -> tuple[Setup, Any]:
        turn = self.of_data(data)
        return self.inner.worlds(turn.data(data), None if seat is None else turn.seat(seat))

    def position(self, setup: Setup, state: Any) -> dict[str, object]:
        turned: dict[str, object] = self.of_setup(setup).back().data(self.inner.position(setup, state))
        return turned

    def check_view(self, data: Mapping[str, object]) -> Setup:
        return self.inner.check_view(self.of_data(data).data(data))

    def from_position(self, data: Mapping[str, object], *more: Any, **named: Any) -> tuple[Setup, Any]:
        return self.inner.from_position(self.of_data(data).data(data), *more, **named)

    def attempts(self, state: Any, seat: int) -> list[int]:
        return self.inner.attempts(state, self.of_state(state).seat(seat))

    def public(self, setup: Setup, state: Any, *more: Any) -> dict[str, object]:
        turned: dict[str, object] = self.of_setup(setup).back().data(self.inner.public(setup, state, *more))
        return turned

    def scores(self, setup: Setup, state: Any) -> list[dict[str, int]]:
        return self.of_setup(setup).back().rows(self.inner.scores(setup, state))

    def outcome(self, state: Any) -> Outcome | None:
        outcome = self.inner.outcome(state)
        if outcome is None:
            return None
        return Outcome(tuple(self.of_state(state).back().seats(outcome.winners)), outcome.victory)
