"""`Game`: the public interface to any product; it validates input, records and explains."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pharos.core.choice import Choice
from pharos.core.errors import (
    BadSeat,
    IllegalChoice,
    InvalidDeal,
    InvalidPosition,
    InvalidRecord,
    InvalidView,
    PharosError,
    said,
)
from pharos.core.fact import Fact, Made
from pharos.core.plain import fault_of, shown
from pharos.core.price import Explanation, Price, PriceList
from pharos.core.product import Product, Setup, Worlds
from pharos.core.reason import Barred
from pharos.products import product_named
from pharos.texts import reason

RECORD_FORMAT = "pharos-record/1"
POSITION_FORMAT = "pharos-position/1"
PARTS_OF_RECORD = (
    "format",
    "game",
    "expansions",
    "players",
    "options",
    "content",
    "deal",
    "position",
    "choices",
    "result",
    "meta",
)
LONGEST_NOTE = 100_000
"""Texts in the meta data of a record may be longer than names."""
SEEDS = 2**1024
"""Seeds must be smaller than this in absolute value."""
LONGEST_CHOICE = 100
"""A choice without meaning is cut to this length in messages."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: winning seats, kind of victory, and the score sheet of each seat."""

    winners: tuple[int, ...]
    victory: str
    scores: tuple[dict[str, int], ...]

    def data(self) -> dict[str, object]:
        """Returns the result as plain data."""
        return {
            "winners": list(self.winners),
            "victory": self.victory,
            "scores": [dict(s) for s in self.scores],
        }


class Game:
    """A game in progress or finished, created by `new_game`, `replay` or `from_position`."""

    def __init__(
        self,
        product: Product[Any],
        setup: Setup,
        state: Any,
        deal: dict[str, object] | None,
        beginning: "dict[str, object] | _Beginning | None" = None,
    ) -> None:
        self._product = product
        self._setup = setup
        self._state = state
        self.players = setup.players
        """The number of seats."""
        self._deal = deal
        self._beginning = beginning
        self._meta: dict[str, object] = {}
        self._course = product.course(state)

    @property
    def name(self) -> str:
        """The name of the game: `duel` or `classic`."""
        return self._setup.game

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions in play."""
        return self._setup.expansions

    @property
    def options(self) -> dict[str, object]:
        """All options of this game."""
        return dict(self._setup.options)

    @property
    def content(self) -> dict[str, str]:
        """The additional content sets in the deal, with their versions; empty without any."""
        return dict(self._setup.content)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when the game is over."""
        return self._course.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._course.waiting

    @property
    def state(self) -> Any:
        """The engine's internal state, including hidden information: for tools and omniscient agents."""
        return self._state

    def choices(self, seat: int) -> list[Choice]:
        """Returns all choices of a seat; empty if the seat has none to make."""
        choices = self._course.choices_of(seat)
        if not choices:
            self._seat(seat)
        return choices

    def priced(self, seat: int) -> list[tuple[str, Price | None]]:
        """Returns all choices of a seat in notation, each with its price."""
        return self._course.priced(self._seat(seat))

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Makes a choice. If it is not allowed, raises `IllegalChoice` and changes nothing."""
        if not self._course.took(seat, choice):
            self._seat(seat)
            code = self._code(choice)
            if code is None or not self._course.made(seat, code):
                raise self._illegal(seat, choice, code)

    def explain(self, seat: int, choice: Choice | str) -> Explanation:
        """Explains a choice: its price in parts if it is possible now, otherwise the reason and the rule."""
        codes = self._course.codes_of(self._seat(seat))
        code = self._code(choice)
        price: Price | None = None
        if code is not None:
            price = self._product.price(self._state, seat, code)
            if code in codes:
                return Explanation(self._product.notation(code), True, price)
        refused = self._illegal(seat, choice, code)
        return Explanation(
            _said(choice), False, price, refused.reason, refused.rule, refused.key, refused.arguments
        )

    def barred(self, seat: int) -> list[Barred]:
        """Returns the visible options that a seat cannot choose now, each once, with the reason."""
        return self._course.barred(seat) if self._seat(seat) in self.waiting else []

    def price_lists(self) -> list[PriceList]:
        """Returns by seat the prices known from public information: of resources and of visible pieces."""
        return self._product.price_lists(self._state)

    def view(
        self, seat: int | None, *, partner: bool = True, lying_open: dict[str, Any] | None = None
    ) -> "View":
        """Returns what a seat knows, and nothing else; None is a spectator.

        Teammates show each other their cards; `partner=False` excludes the teammate's. To create several
        views, compute `lying_open()` once and pass it to each; the views share it, so do not modify them.
        """
        if seat is not None:
            self._seat(seat)
        product, setup = self._product, self._setup
        return View(seat, product.view(setup, self._state, seat, partner=partner, lying_open=lying_open))

    def lying_open(self) -> dict[str, Any]:
        """Returns the part of a view that is the same for all viewers."""
        return self._product.lying_open(self._state)

    @property
    def settled(self) -> bool:
        """Whether no choice is locked in but not yet revealed."""
        return self._product.settled(self._state)

    @property
    def deal(self) -> dict[str, Any]:
        """All random outcomes of the set-up, as plain data."""
        if self._beginning is not None:
            raise PharosError("A game that was set up from a position has no deal.")
        return self._product.deal(self._state) if self._deal is None else _copied(self._deal)

    def position(self) -> dict[str, Any]:
        """Returns the whole state as plain, readable data."""
        return {"format": POSITION_FORMAT, **self._product.position(self._setup, self._state)}

    def scores(self) -> list[dict[str, int]]:
        """Returns the score sheet of each seat, as if the game ended now."""
        return self._product.scores(self._setup, self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is in progress."""
        outcome = self._product.outcome(self._state)
        if outcome is None:
            return None
        return Result(outcome.winners, outcome.victory, tuple(self.scores()))

    def copy(self) -> "Game":
        """Returns an independent copy."""
        other = Game(
            self._product, self._setup, self._product.clone(self._state), self._deal, self._beginning
        )
        other._course.take_over(self._course)
        other._meta = self._meta
        return other

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles a game as its record."""
        return replay, (self.record(),)

    def record(self, meta: Mapping[str, object] | None = None) -> dict[str, Any]:
        """Returns the game so far as a JSON object that `replay` accepts.

        `meta` is any additional data to store; a replayed game keeps that of its record.
        """
        result = self.result
        record: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.name,
            "expansions": list(self.expansions),
            "players": self.players,
            "options": self.options,
        }
        if self.content:
            record["content"] = self.content
        if self._beginning is not None:
            whole = self._beginning
            record["position"] = _copied(whole.position() if isinstance(whole, _Beginning) else whole)
        else:
            record["deal"] = self.deal
        record["choices"] = [[seat, self._product.notation(code)] for seat, code in self._course.played]
        record["result"] = None if result is None else result.data()
        record["meta"] = _copied(self._meta) if meta is None else _noted(meta)
        return record

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(str, self.waiting))}"
        return f"<Game of {self.name}, {self.players} players, {len(self._course.played)} choices, {state}>"

    def _seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        raise BadSeat(f"There is no seat {shown(seat)}. Seats are 0 to {self.players - 1}.")

    def _code(self, choice: object) -> int | None:
        if isinstance(choice, Choice):
            return choice.code
        if isinstance(choice, str):
            return self._product.parse(choice)
        return None

    def _illegal(self, seat: int, choice: object, code: int | None) -> IllegalChoice:
        refusal = self._product.refusal(self._state, seat, code)
        arguments = {"choice": _said(choice), **refusal.args}
        told = reason("en", self.name, refusal.key, arguments)
        return IllegalChoice(told, refusal.rule, refusal.key, arguments)


class Account:
    """Follows a game and returns the facts that each choice causes."""

    def __init__(self, game: Game) -> None:
        self._before = game._product.public(game._setup, game._state)
        self._made: list[Made] = []

    def choose(self, game: Game, seat: int, choice: Choice | str) -> list[Fact]:
        """Makes a choice in the followed game; facts of a simultaneous round come with its last choice."""
        price = game.explain(seat, choice).price
        game.choose(seat, choice)
        self._made.append(Made(seat, str(choice), price))
        if not game._product.settled(game._state):
            return []
        before, made = self._before, self._made
        self._before, self._made = game._product.public(game._setup, game._state), []
        return game._product.facts(before, self._before, made)


def facts_between(
    before: Game,
    after: Game,
    made: Sequence[Made],
    open_before: dict[str, Any] | None = None,
    open_after: dict[str, Any] | None = None,
) -> list[Fact]:
    """Returns what the choices between two settled states of a game caused."""
    product, setup = before._product, before._setup
    then = product.public(setup, before._state, open_before)
    return product.facts(then, product.public(setup, after._state, open_after), made)


def facts_at(record: Mapping[str, Any], at: int) -> list[Fact]:
    """Returns the facts of choice number `at`, from 1; empty if the choice was only locked in."""
    game = _beginning_of(record)
    base, since = game.copy(), 0
    choices = record["choices"][:at]
    for number, (seat, choice) in enumerate(choices[:-1], start=1):
        game.choose(seat, choice)
        if game._product.settled(game._state):
            base, since = game.copy(), number
    account = Account(base)
    facts: list[Fact] = []
    for seat, choice in choices[since:]:
        facts = account.choose(base, seat, choice)
    return facts


class _Beginning:
    """The starting position of a sampled game, written out on demand only."""

    def __init__(self, product: Product[Any], setup: Setup, state: Any) -> None:
        self._product, self._setup, self._state = product, setup, product.clone(state)

    def position(self) -> dict[str, Any]:
        """Returns the position."""
        return {"format": POSITION_FORMAT, **self._product.position(self._setup, self._state)}


class View:
    """What one seat knows, as plain data: it holds no reference to the game or its hidden information."""

    def __init__(self, seat: int | None, data: dict[str, Any]) -> None:
        self.seat = seat
        self.data = data
        self._worlds: tuple[Setup, Worlds[Any]] | None = None

    @property
    def choices(self) -> list[Choice]:
        """The choices of this seat, computed from what it knows."""
        waiting = self.data.get("waiting") if isinstance(self.data, Mapping) else None
        if self.seat is None or (isinstance(waiting, list) and self.seat not in waiting):
            return []
        return self.sample(0).choices(self.seat)

    def sample(self, seed: int) -> Game:
        """Returns a complete game that matches the view; hidden information is drawn by the seed."""
        _check_seed(seed)
        setup, worlds = self._fitting()
        product = product_named(setup.game)
        state = worlds.state(seed)
        return Game(product, setup, state, None, _Beginning(product, setup, state))

    def _fitting(self) -> tuple[Setup, Worlds[Any]]:
        """Returns the games that match this view; cached, so the view must not be modified afterwards."""
        if self._worlds is not None:
            return self._worlds
        fault = fault_of(self.data) if isinstance(self.data, Mapping) else "is not an object"
        if fault is not None:
            raise InvalidView(f"This view {fault}.")
        product = product_named(self.data.get("game"))
        try:
            setup = product.check_view(self.data)
            if self.seat is not None and (type(self.seat) is not int or not 0 <= self.seat < setup.players):
                raise BadSeat(f"There is no seat {shown(self.seat)}. Seats are 0 to {setup.players - 1}.")
            self._worlds = product.worlds(self.data, self.seat)
        except InvalidPosition as error:
            raise InvalidView(f"No game fits this view: {said(error.faults)}.") from error
        except (LookupError, ValueError) as error:
            # Cards are drawn for hidden information: a contradictory view leaves none to draw.
            raise InvalidView("No game fits this view: it contradicts itself.") from error
        return self._worlds

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat is None else f'seat {self.seat}'}>"


def new_game(
    game: str,
    *,
    players: int | None = None,
    expansions: Iterable[str] = (),
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    deal: Mapping[str, object] | None = None,
    content: Iterable[str] | Mapping[str, str] = (),
) -> Game:
    """Returns a new game, dealt by a seed or by an explicit deal.

    `content` names additional content sets to use; they must be loaded (`PHAROS_CONTENT`).

    >>> game = new_game("duel", seed=7)
    >>> game.waiting, len(game.choices(game.waiting[0]))
    ((0,), 4)
    """
    product = product_named(game)
    if isinstance(expansions, str) or not isinstance(expansions, Iterable):
        raise PharosError("Expansions must be a list of names.")
    if options is not None and not isinstance(options, Mapping):
        raise PharosError("Options must be names with values.")
    setup = product.check_setup(players, tuple(expansions), options or {}, content)
    if deal is None:
        if seed is None:
            raise PharosError("A new game needs a seed or a deal.")
        _check_seed(seed)
        return Game(product, setup, product.begin(setup, seed), None)
    if seed is not None:
        raise PharosError("A new game takes either a seed or a deal.")
    fault = fault_of(deal)
    if fault is not None:
        raise InvalidDeal(f"This deal {fault}.")
    state, whole_deal = product.start(setup, deal)
    return Game(product, setup, state, whole_deal)


def from_position(data: Mapping[str, object]) -> Game:
    """Returns the game of a position; `InvalidPosition` lists everything wrong with it."""
    if not isinstance(data, Mapping):
        raise InvalidPosition(["it is not an object"])
    fault = fault_of(data)
    if fault is not None:
        raise InvalidPosition([f"it {fault}"])
    if data.get("format", POSITION_FORMAT) != POSITION_FORMAT:
        raise InvalidPosition([f"its format is not {POSITION_FORMAT}"])
    product = product_named(data.get("game"))
    setup, state = product.from_position(data)
    return Game(product, setup, state, None, _copied(dict(data)))


def replay(record: Mapping[str, object]) -> Game:
    """Returns the game of a record, replayed choice by choice; raises `InvalidRecord` if that fails."""
    if not isinstance(record, Mapping):
        raise InvalidRecord("A record must be a JSON object.")
    fault = fault_of(record, LONGEST_NOTE)
    if fault is not None:
        raise InvalidRecord(f"This record {fault}.")
    for part in record:
        if part not in PARTS_OF_RECORD:
            raise InvalidRecord(f"A record has no part {shown(part)}.")
    if record.get("format") != RECORD_FORMAT:
        raise InvalidRecord(f"The format of this record is not {RECORD_FORMAT}.")
    game = _beginning_of(record)
    choices = record.get("choices")
    if not isinstance(choices, list):
        raise InvalidRecord("The choices of a record must be a list.")
    for number, entry in enumerate(choices, start=1):
        if not (isinstance(entry, list | tuple) and len(entry) == 2 and isinstance(entry[1], str)):
            raise InvalidRecord(f"Choice {number} of this record is not a pair of seat and notation.")
        try:
            game.choose(entry[0], entry[1])
        except PharosError as error:
            raise InvalidRecord(f"Choice {number} of this record cannot be made: {error}") from error
    result = game.result
    if record.get("result") is not None and record["result"] != (result and result.data()):
        raise InvalidRecord("The result of this record is not the one its choices lead to.")
    meta = record.get("meta", {})
    if not isinstance(meta, Mapping):
        raise InvalidRecord("The meta of a record must be an object.")
    game._meta = _copied(dict(meta))
    return game


def _beginning_of(record: Mapping[str, object]) -> Game:
    try:
        if "position" in record:
            position = record["position"]
            if not isinstance(position, Mapping):
                raise InvalidRecord("The position of this record is not an object.")
            if "deal" in record:
                raise InvalidRecord("A record needs either a deal or a position.")
            begun = from_position(position)
            for name, value in (
                ("game", begun.name),
                ("expansions", list(begun.expansions)),
                ("players", begun.players),
                ("options", begun.options),
                ("content", begun.content),
            ):
                if record.get(name, value) != value:
                    raise InvalidRecord(f"The {name} of this record does not match its position.")
            return begun
        players, expansions = record.get("players"), record.get("expansions", [])
        options, deal = record.get("options", {}), record.get("deal")
        content = record.get("content", {})
        if not isinstance(content, Mapping):
            raise InvalidRecord("The content of a record must be sets with their versions.")
        if not isinstance(players, int) or isinstance(players, bool):
            raise InvalidRecord("The number of players of this record is missing.")
        if not isinstance(expansions, list) or not isinstance(options, Mapping):
            raise InvalidRecord("The expansions of a record must be a list and its options an object.")
        if not isinstance(deal, Mapping):
            raise InvalidRecord("The deal of this record is missing.")
        game = record.get("game")
        if not isinstance(game, str):
            raise InvalidRecord("The game of this record is missing.")
        return new_game(
            game, players=players, expansions=expansions, options=options, deal=deal, content=content
        )
    except InvalidRecord:
        raise
    except PharosError as error:
        raise InvalidRecord(f"This record cannot be started: {error}") from error


def _said(choice: object) -> str:
    """Returns a choice as it was given, shortened to fit in a message."""
    if not isinstance(choice, str):
        return str(choice) if isinstance(choice, Choice) else shown(choice)
    return choice if len(choice) <= LONGEST_CHOICE else choice[:LONGEST_CHOICE] + "…"


def _check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise PharosError("A seed must be a whole number.")
    if not -SEEDS < seed < SEEDS:
        raise PharosError("A seed must be a whole number of at most 300 digits.")


def _noted(meta: object) -> dict[str, object]:
    fault = fault_of(meta, LONGEST_NOTE) if isinstance(meta, Mapping) else "is not an object"
    if fault is not None:
        raise PharosError(f"The meta of a record {fault}.")
    return _copied(dict(meta)) if isinstance(meta, Mapping) else {}


def _copied(data: dict[str, object]) -> dict[str, object]:
    copied: dict[str, object] = json.loads(json.dumps(data))
    return copied
