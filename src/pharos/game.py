"""One thin, pleasant `Game` around any product: it checks, names, records and explains."""

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
"""What people keep beside a record may be longer than a name."""
SEEDS = 2**1024
"""Seeds are smaller than this, and larger than its negative."""
LONGEST_CHOICE = 100
"""More of a notation that means nothing is not said back."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning seats, the kind of victory, the score sheet of each seat."""

    winners: tuple[int, ...]
    victory: str
    scores: tuple[dict[str, int], ...]

    def data(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "winners": list(self.winners),
            "victory": self.victory,
            "scores": [dict(s) for s in self.scores],
        }


class Game:
    """A game in progress or finished. Make one with `new_game`, `replay` or `from_position`."""

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
        """How many seats there are."""
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
        """The expansions that are played."""
        return self._setup.expansions

    @property
    def options(self) -> dict[str, object]:
        """All options of this game."""
        return dict(self._setup.options)

    @property
    def content(self) -> dict[str, str]:
        """The further content sets it is dealt from, with their versions; none for the printed ones."""
        return dict(self._setup.content)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a choice now; nobody when the game is over."""
        return self._course.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._course.waiting

    @property
    def state(self) -> Any:
        """The engine's own state, with everything hidden in it: for tools, and agents that do not look."""
        return self._state

    def choices(self, seat: int) -> list[Choice]:
        """All choices of a seat; an empty list when it owes none."""
        choices = self._course.choices_of(seat)
        if not choices:
            self._seat(seat)
        return choices

    def priced(self, seat: int) -> list[tuple[str, Price | None]]:
        """All choices of a seat in notation, each with its price."""
        return self._course.priced(self._seat(seat))

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Makes a choice. One that is not allowed raises `IllegalChoice` and changes nothing."""
        if not self._course.took(seat, choice):
            self._seat(seat)
            code = self._code(choice)
            if code is None or not self._course.made(seat, code):
                raise self._illegal(seat, choice, code)

    def explain(self, seat: int, choice: Choice | str) -> Explanation:
        """Why something can or cannot be done now: its price in parts, or the reason and the rule."""
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
        """What lies open before a seat that owes a choice and cannot be chosen: each thing once, and why."""
        return self._course.barred(seat) if self._seat(seat) in self.waiting else []

    def price_lists(self) -> list[PriceList]:
        """By seat, the prices that everybody can work out: of resources, and of what lies open."""
        return self._product.price_lists(self._state)

    def view(
        self, seat: int | None, *, partner: bool = True, lying_open: dict[str, Any] | None = None
    ) -> "View":
        """What a seat knows, and nothing else; None for a spectator.

        Partners of a team show each other their cards; with `partner=False` this one's does not. Whoever
        wants the views of several writes `lying_open` once for all of them, and changes none afterwards.
        """
        if seat is not None:
            self._seat(seat)
        product, setup = self._product, self._setup
        return View(seat, product.view(setup, self._state, seat, partner=partner, lying_open=lying_open))

    def lying_open(self) -> dict[str, Any]:
        """What is the same in the view of everybody who looks."""
        return self._product.lying_open(self._state)

    @property
    def settled(self) -> bool:
        """Whether no choice lies sealed in the game."""
        return self._product.settled(self._state)

    @property
    def deal(self) -> dict[str, Any]:
        """Everything chance decided, as plain data."""
        if self._beginning is not None:
            raise PharosError("A game that was set up from a position has no deal.")
        return self._product.deal(self._state) if self._deal is None else _copied(self._deal)

    def position(self) -> dict[str, Any]:
        """The whole state as plain, readable data."""
        return {"format": POSITION_FORMAT, **self._product.position(self._setup, self._state)}

    def scores(self) -> list[dict[str, int]]:
        """The score sheet of each seat, as if the game ended now."""
        return self._product.scores(self._setup, self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        outcome = self._product.outcome(self._state)
        if outcome is None:
            return None
        return Result(outcome.winners, outcome.victory, tuple(self.scores()))

    def copy(self) -> "Game":
        """An independent copy."""
        other = Game(
            self._product, self._setup, self._product.clone(self._state), self._deal, self._beginning
        )
        other._course.take_over(self._course)
        other._meta = self._meta
        return other

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled as its record."""
        return replay, (self.record(),)

    def record(self, meta: Mapping[str, object] | None = None) -> dict[str, Any]:
        """The game so far as one JSON object that `replay` plays again.

        `meta` is anything worth keeping beside it; a game that was replayed keeps that of its record.
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
    """Follows a game and says what each choice brought about."""

    def __init__(self, game: Game) -> None:
        self._before = game._product.public(game._setup, game._state)
        self._made: list[Made] = []

    def choose(self, game: Game, seat: int, choice: Choice | str) -> list[Fact]:
        """Makes a choice in the game that is followed; what a round brought about is told with its last."""
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
    """What the choices between two settled moments of a game brought about."""
    product, setup = before._product, before._setup
    then = product.public(setup, before._state, open_before)
    return product.facts(then, product.public(setup, after._state, open_after), made)


def facts_at(record: Mapping[str, Any], at: int) -> list[Fact]:
    """What the choice of that number brought about, from 1; nothing where it was only sealed."""
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
    """Where a sampled game began; written down only when somebody asks."""

    def __init__(self, product: Product[Any], setup: Setup, state: Any) -> None:
        self._product, self._setup, self._state = product, setup, product.clone(state)

    def position(self) -> dict[str, Any]:
        """The position."""
        return {"format": POSITION_FORMAT, **self._product.position(self._setup, self._state)}


class View:
    """What one seat knows. It is made of plain data alone: nothing hidden is behind it."""

    def __init__(self, seat: int | None, data: dict[str, Any]) -> None:
        self.seat = seat
        self.data = data
        self._worlds: tuple[Setup, Worlds[Any]] | None = None

    @property
    def choices(self) -> list[Choice]:
        """The choices of this seat; they follow from what it knows."""
        waiting = self.data.get("waiting") if isinstance(self.data, Mapping) else None
        if self.seat is None or (isinstance(waiting, list) and self.seat not in waiting):
            return []
        return self.sample(0).choices(self.seat)

    def sample(self, seed: int) -> Game:
        """A whole game that fits what the seat knows; what it cannot know is drawn by the seed."""
        _check_seed(seed)
        setup, worlds = self._fitting()
        product = product_named(setup.game)
        state = worlds.state(seed)
        return Game(product, setup, state, None, _Beginning(product, setup, state))

    def _fitting(self) -> tuple[Setup, Worlds[Any]]:
        """The games that fit this view; it is looked through once, and not changed afterwards."""
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
            # Cards are drawn for what is hidden: a view that contradicts itself leaves none to draw.
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
    """A new game, dealt by a seed or by an explicit deal.

    `content` names further content sets that were loaded (`PHAROS_CONTENT`), to be dealt in as well.

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
    """The game that stands as a position says; `InvalidPosition` names everything wrong with it."""
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
    """The game of a record, exactly as it was played; `InvalidRecord` says what is wrong with it."""
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
    """A choice as it was given, short enough for a sentence."""
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
